"""`python -m uno restore FILE`: fill the database with a backup."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from uno.cli.copying import run_copy
from uno.store import copies


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("file", type=Path, metavar="FILE", help="written by `backup`")
    parser.add_argument(
        "--replace", action="store_true", help="delete first what the database holds"
    )


def run(arguments: Namespace) -> int:
    """Restore a backup; 0 when all of it is there, 1 when nothing was changed."""
    file: Path = arguments.file

    async def work(url: str) -> str:
        return f"{file}: {await copies.restore(url, file, replace=arguments.replace):,} rows"

    return run_copy("restore", work)
