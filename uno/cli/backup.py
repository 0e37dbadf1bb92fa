"""`python -m uno backup FILE`: copy the database while the bot runs."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from uno.cli.copying import run_copy
from uno.store import copies


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a new file")


def run(arguments: Namespace) -> int:
    """Write a backup; 0 when it is whole, 1 when there is none."""
    file: Path = arguments.file

    async def work(url: str) -> str:
        return f"{file}: {await copies.backup(url, file):,} bytes, complete"

    return run_copy("backup", work)
