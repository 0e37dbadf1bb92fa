"""What the documents claim about the project is true."""

import re
import tomllib

import pytest

from uno.settings import ROOT, Settings

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


def names(requirements: list[str]) -> set[str]:
    return {re.split(r"[\[=<>!~ ]", line, maxsplit=1)[0].lower() for line in requirements}


def first_cells(document: str, heading: str) -> list[str]:
    """Return the first column of the table under a heading."""
    section = (ROOT / document).read_text().partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    rows = [line for line in section.splitlines() if line.startswith("|")]
    return [row.split("|")[1].strip().strip("`") for row in rows[2:]]


def test_every_direct_dependency_has_its_reason() -> None:
    extras = PROJECT["optional-dependencies"].values()
    direct = names(PROJECT["dependencies"]) | {name for extra in extras for name in names(extra)}
    listed = [name.lower() for name in first_cells("CONTRIBUTING.md", "Dependencies")]
    assert sorted(listed) == sorted(direct)


def test_the_readme_lists_every_setting_for_users_with_its_default() -> None:
    hidden = {"DISCORD_API_BASE", "DISCORD_GATEWAY_URL"}
    listed = first_cells("README.md", "Settings")
    assert listed == [name.upper() for name in Settings.model_fields if name.upper() not in hidden]
    readme = (ROOT / "README.md").read_text()
    example = (ROOT / ".env.example").read_text()
    for name in listed:
        (default,) = re.findall(rf"^(?:# )?{name}=(.*)$", example, re.MULTILINE)
        (shown,) = re.findall(rf"^\| `{name}` \| (.*?) \|", readme, re.MULTILINE)
        assert shown.strip("`") == (default or "–"), name


@pytest.mark.parametrize("part", ["runtime", "playground", "test"])
def test_lock_files_name_no_place_and_hash_everything(part: str) -> None:
    text = (ROOT / "requirements" / f"{part}.lock").read_text()
    assert not re.search(r"://|--index|--extra-index|--find-links|file:|^-e|^\s*/", text, re.M)
    packages = re.split(r"^(?=[A-Za-z0-9])", text, flags=re.M)[1:]
    assert len(packages) > 20
    for package in packages:
        assert re.match(r"[A-Za-z0-9._-]+==\S+", package), package
        assert "--hash=sha256:" in package, package


def locked(part: str) -> dict[str, str]:
    text = (ROOT / "requirements" / f"{part}.lock").read_text()
    return dict(re.findall(r"^([A-Za-z0-9._-]+)==(\S+)", text, re.M))


def test_the_parts_contain_one_another_in_the_same_versions() -> None:
    runtime, playground, test = map(locked, ("runtime", "playground", "test"))
    assert runtime.items() <= playground.items() <= test.items()


def test_every_direct_dependency_is_locked() -> None:
    extras = PROJECT["optional-dependencies"]
    canonical = {re.sub(r"[._]", "-", name.lower()) for name in locked("runtime")}
    assert {re.sub(r"[._]", "-", n) for n in names(PROJECT["dependencies"])} <= canonical
    canonical = {re.sub(r"[._]", "-", name.lower()) for name in locked("test")}
    for extra in extras.values():
        assert {re.sub(r"[._]", "-", n) for n in names(extra)} <= canonical
