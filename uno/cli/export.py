"""`python -m uno export FILE`: write everything as lines of JSON, for other programs."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from uno.cli.copying import run_copy
from uno.store import copies


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a new file")


def run(arguments: Namespace) -> int:
    """Write the export; 0 when it is whole, 1 when there is none."""
    file: Path = arguments.file

    async def work(url: str) -> str:
        return f"{file}: {await copies.export(url, file):,} rows"

    return run_copy("export", work)
