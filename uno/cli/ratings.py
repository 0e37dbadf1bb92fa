"""`python -m uno ratings [--recompute]`: whether ratings are what the results say."""

import asyncio
import sys
from argparse import ArgumentParser, Namespace
from typing import Final

from uno.settings import InvalidSettingsError, load_settings

OK: Final = 0
DIFFERENT: Final = 1
FAILED: Final = 2


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument(
        "--recompute", action="store_true", help="mend what differs; without it, only look"
    )


def run(arguments: Namespace) -> int:
    """Compare all ratings and standings with the results; 1 when some differ and are not mended."""
    from uno.store.recompute import recompute_at  # noqa: PLC0415 - SQLAlchemy is slow to import
    from uno.table.ports import StoreUnavailableError  # noqa: PLC0415 - as above

    try:
        url = load_settings().database_url
        found = asyncio.run(recompute_at(url, write=arguments.recompute))
    except (InvalidSettingsError, StoreUnavailableError) as error:
        sys.stderr.write(f"ratings: {error}\n")
        return FAILED
    differing = found.results + found.standings + found.marks
    verb = "mended" if arguments.recompute else "differing"
    sys.stdout.write(
        f"{found.matches} matches booked again: {found.results} results,"
        f" {found.standings} standings and {found.marks} marks {verb}\n"
    )
    return DIFFERENT if differing and not arguments.recompute else OK
