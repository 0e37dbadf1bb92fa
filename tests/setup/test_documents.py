"""What the documents claim about the project is true."""

import ast
import re
import sys
import tomllib
from dataclasses import fields
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from uno.settings import ROOT, Settings

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def names(requirements: list[str]) -> set[str]:
    return {canonical(re.split(r"[\[=<>!~ ]", line, maxsplit=1)[0]) for line in requirements}


def first_cells(document: str, heading: str) -> list[str]:
    """Return the first column of the table under a heading."""
    section = (ROOT / document).read_text().partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    rows = [line for line in section.splitlines() if line.startswith("|")]
    return [row.split("|")[1].strip().strip("`") for row in rows[2:]]


def test_every_direct_dependency_has_its_reason() -> None:
    extras = PROJECT["optional-dependencies"].values()
    direct = names(PROJECT["dependencies"]) | {name for extra in extras for name in names(extra)}
    listed = [canonical(name) for name in first_cells("CONTRIBUTING.md", "Dependencies")]
    assert sorted(listed) == sorted(direct)


def test_every_package_that_is_imported_is_a_direct_dependency() -> None:
    # `import attr` of a package that only comes along with another would break with its upgrade.
    first = {"uno", "cogs", "bot", "playground", "tests", "scripts"}
    owners = packages_distributions()
    extras = PROJECT["optional-dependencies"]
    direct = names(PROJECT["dependencies"])
    for folder, allowed in {
        "uno": direct,
        "cogs": direct,
        "bot.py": direct,
        "playground.py": direct | names(extras["playground"]),
        "scripts": direct | names(extras["playground"]) | names(extras["test"]),
        "tests": direct | names(extras["playground"]) | names(extras["test"]),
    }.items():
        path = ROOT / folder
        for file in path.rglob("*.py") if path.is_dir() else [path]:
            for module in imports_of(file) - first - sys.stdlib_module_names:
                owned_by = {canonical(owner) for owner in owners[module]}
                assert owned_by & allowed, f"{file} imports {module}"


def imports_of(file: Path) -> set[str]:
    """Return the top-level names of the modules that a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.partition(".")[0])
    return found


def test_the_readme_lists_every_setting_for_users_with_its_default() -> None:
    hidden = {"PLAYGROUND_SEED", "DISCORD_API_BASE", "DISCORD_GATEWAY_URL"}
    listed = first_cells("README.md", "Settings")
    names = [one.name.upper() for one in fields(Settings)]
    assert listed == [name for name in names if name not in hidden]
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
    assert names(PROJECT["dependencies"]) <= set(map(canonical, locked("runtime")))
    for extra in PROJECT["optional-dependencies"].values():
        assert names(extra) <= set(map(canonical, locked("test")))
