"""Print what the changelog says of one version, for the release's page.

python -m scripts.release_notes 1.2.0
"""

import re
import sys
from pathlib import Path

CHANGELOG = Path(__file__).parent.parent / "CHANGELOG.md"


def notes_of(version: str, changelog: str) -> str | None:
    """Return the section of a version without its heading; None: there is none."""
    heading = rf"^## \[{re.escape(version)}\][^\n]*\n(.*?)(?=^## |\Z)"
    found = re.search(heading, changelog, re.MULTILINE | re.DOTALL)
    return found[1].strip() if found and found[1].strip() else None


def main() -> int:
    """Print the notes; 1 when the changelog does not know the version."""
    version = sys.argv[1].removeprefix("v")
    notes = notes_of(version, CHANGELOG.read_text(encoding="utf-8"))
    if notes is None:
        sys.stderr.write(f"CHANGELOG.md says nothing of [{version}]\n")
        return 1
    sys.stdout.write(notes + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
