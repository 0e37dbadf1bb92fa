"""scripts/setup.sh on machines with and without what it needs; packages come from a folder."""

import hashlib
import os
import shutil
import subprocess
import sys
import textwrap
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PARTS = ("runtime", "playground", "test")


class Project:
    """A project with one package per part, and a machine whose commands the test chooses."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "project"
        self.wheels = folder / "wheels"
        self.commands = folder / "bin"
        for path in (self.root / "scripts", self.root / "requirements", self.wheels, self.commands):
            path.mkdir(parents=True)
        shutil.copy(ROOT / "scripts" / "setup.sh", self.root / "scripts")
        for count in range(1, 4):
            packages = PARTS[:count]
            self.lock(PARTS[count - 1], {f"needed-for-{part}": "1.0" for part in packages})
        for tool in ("sh", "dirname", "rm", "cp", "cmp"):
            (self.commands / tool).symlink_to(shutil.which(tool) or tool)

    def lock(self, part: str, packages: dict[str, str]) -> None:
        """Write a lock file, and make the wheels it names."""
        lines = [
            f"{name}=={version} --hash=sha256:{self._build(name, version)}"
            for name, version in packages.items()
        ]
        (self.root / "requirements" / f"{part}.lock").write_text("\n".join(lines) + "\n")

    def _build(self, name: str, version: str) -> str:
        module = name.replace("-", "_")
        wheel = self.wheels / f"{module}-{version}-py3-none-any.whl"
        info = f"{module}-{version}.dist-info"
        with zipfile.ZipFile(wheel, "w") as archive:
            for path, text in {
                f"{module}.py": f"VERSION = {version!r}\n",
                f"{info}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n",
                f"{info}/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
                f"{info}/RECORD": "",
            }.items():
                archive.writestr(zipfile.ZipInfo(path), text)
        return hashlib.sha256(wheel.read_bytes()).hexdigest()

    def python(self, name: str = "python3", *, refuses: tuple[str, ...] = ()) -> Path:
        """Put an interpreter on the PATH that fails when its arguments hold one of `refuses`."""
        cases = "".join(f'*"{words}"*) exit 1 ;; ' for words in refuses)
        command = self.commands / name
        command.write_text(
            textwrap.dedent(f"""\
                #!/bin/sh
                case "$*" in {cases} esac
                exec {sys.executable} "$@"
                """)
        )
        command.chmod(0o755)
        return command

    def set_up(self, part: str, **environment: str) -> subprocess.CompletedProcess[str]:
        """Run the script with nothing but the commands put on the PATH."""
        return subprocess.run(
            [self.root / "scripts" / "setup.sh", part],
            check=False,
            capture_output=True,
            text=True,
            env={
                "PATH": str(self.commands),
                "HOME": str(self.root),
                "PIP_NO_INDEX": "1",
                "PIP_FIND_LINKS": str(self.wheels),
                "PIP_CONFIG_FILE": os.devnull,
                **environment,
            },
        )

    def version(self, name: str) -> str | None:
        """Return the version of a package in the environment; None when it is not there."""
        result = subprocess.run(
            [
                self.root / ".venv/bin/python",
                "-c",
                f"import {name.replace('-', '_')} as m; print(m.VERSION)",
            ],
            check=False,
            capture_output=True,
            text=True,
        )
        return result.stdout.strip() if result.returncode == 0 else None


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


def assert_one_line(result: subprocess.CompletedProcess[str], *words: str) -> None:
    assert result.returncode == 1
    assert result.stdout == ""
    (line,) = result.stderr.splitlines()[-1:]
    assert line.startswith("set-up: ")
    for word in words:
        assert word in line


def test_sets_up_once_and_then_has_nothing_to_do(project: Project) -> None:
    project.python()
    first = project.set_up("playground")
    assert first.returncode == 0, first.stderr
    assert "installing the playground packages" in first.stderr
    assert project.version("needed-for-runtime") == "1.0"
    assert project.version("needed-for-playground") == "1.0"
    assert project.version("needed-for-test") is None
    stamp = (project.root / ".venv" / "playground.installed").stat().st_mtime_ns
    for part in ("runtime", "playground"):
        again = project.set_up(part)
        assert (again.returncode, again.stderr) == (0, "")
    assert (project.root / ".venv" / "playground.installed").stat().st_mtime_ns == stamp


def test_a_changed_lock_file_is_installed(project: Project) -> None:
    project.python()
    assert project.set_up("runtime").returncode == 0
    project.lock("runtime", {"needed-for-runtime": "2.0"})
    assert project.set_up("runtime").returncode == 0
    assert project.version("needed-for-runtime") == "2.0"


def test_a_package_with_another_hash_is_refused_and_nothing_counts_as_done(
    project: Project,
) -> None:
    project.python()
    lock = project.root / "requirements" / "runtime.lock"
    name = lock.read_text().partition("--hash")[0]
    lock.write_text(f"{name}--hash=sha256:{'0' * 64}\n")
    assert_one_line(project.set_up("runtime"), "runtime.lock could not be installed")
    assert project.version("needed-for-runtime") is None
    assert_one_line(project.set_up("runtime"), "runtime.lock could not be installed")


def test_an_interrupted_set_up_is_finished_the_next_time(project: Project) -> None:
    project.python()
    (project.root / ".venv" / "bin").mkdir(parents=True)
    (project.root / ".venv" / "bin" / "python").symlink_to("/nowhere/python3")
    assert project.set_up("runtime").returncode == 0
    assert project.version("needed-for-runtime") == "1.0"


def test_without_ensurepip_the_pip_of_the_system_installs(project: Project) -> None:
    project.python(refuses=("import ensurepip", "-m venv .venv"))
    result = project.set_up("runtime")
    assert result.returncode == 0, result.stderr
    assert project.version("needed-for-runtime") == "1.0"
    assert not list((project.root / ".venv").glob("lib/python3*/site-packages/pip"))


def test_without_ensurepip_and_pip_it_names_the_package_to_install(project: Project) -> None:
    project.python(refuses=("import ensurepip", "-m pip"))
    assert_one_line(project.set_up("runtime"), "ensurepip", "apt-get install python3-venv")
    assert not (project.root / ".venv").exists()


def test_without_a_python_it_says_so(project: Project) -> None:
    assert_one_line(project.set_up("runtime"), "no Python 3.11", "PYTHON=")


def test_an_old_python_is_passed_over(project: Project) -> None:
    project.python("python3", refuses=("version_info < ",))
    project.python("python3.12")
    result = project.set_up("runtime")
    assert result.returncode == 0, result.stderr
    assert project.version("needed-for-runtime") == "1.0"


def test_the_python_can_be_chosen(project: Project) -> None:
    chosen = project.python("my-python")
    assert project.set_up("runtime", PYTHON=str(chosen)).returncode == 0
    assert project.version("needed-for-runtime") == "1.0"


def test_a_chosen_python_that_does_not_fit_is_refused(project: Project) -> None:
    project.python()
    old = project.python("old-python", refuses=("version_info < ",))
    assert_one_line(project.set_up("runtime", PYTHON=str(old)), "old-python", "3.11")


def test_another_python_version_gets_a_new_environment(project: Project) -> None:
    project.python()
    assert project.set_up("runtime").returncode == 0
    # An environment of another minor version, as after an upgrade of the system.
    other = project.root / ".venv" / "bin" / "python"
    real = other.resolve()
    other.unlink()
    other.write_text(f'#!/bin/sh\ncase "$*" in *print*) echo 3.99 ;; *) exec {real} "$@" ;; esac\n')
    other.chmod(0o755)
    result = project.set_up("runtime", PYTHON=str(project.commands / "python3"))
    assert result.returncode == 0, result.stderr
    assert "installing" in result.stderr
    assert other.is_symlink()
    assert project.version("needed-for-runtime") == "1.0"
