"""`python -m uno block`: keep persons and servers out, while the bot runs."""

import asyncio
import sys
from argparse import ArgumentParser, Namespace
from datetime import UTC, datetime
from typing import Final

from uno.settings import InvalidSettingsError, load_settings
from uno.store.block_list import Blocked, block, blocked, unblock
from uno.table.ports import StoreUnavailableError

DONE: Final = 0
FAILED: Final = 1


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the arguments."""
    asked = parser.add_subparsers(dest="ask", required=True, metavar="list|add|remove")
    asked.add_parser("list", help="show who is kept out")
    add = asked.add_parser("add", help="keep somebody out, within half a minute")
    remove = asked.add_parser("remove", help="let somebody in again")
    for one in (add, remove):
        one.add_argument("kind", type=Blocked, choices=list(Blocked), metavar="person|server")
        one.add_argument("id", type=int, help="as Discord copies it in developer mode")
    add.add_argument("reason", nargs="?", default="", help="for yourself; nobody else is told")


def run(arguments: Namespace) -> int:
    """Change or show the list; 0 when that was done."""
    try:
        url = load_settings().database_url
        for line in asyncio.run(_do(url, arguments)):
            sys.stdout.write(line + "\n")
    except InvalidSettingsError as error:
        return _fail(f"invalid setting: {error}")
    except StoreUnavailableError as error:
        return _fail(str(error))
    return DONE


async def _do(url: str, arguments: Namespace) -> list[str]:
    if arguments.ask == "list":
        return [
            f"{one.kind} {one.id}  since {_day(one.at)}  {one.reason}".rstrip()
            for one in await blocked(url)
        ]
    named = f"{arguments.kind} {arguments.id}"
    if arguments.ask == "add":
        await block(url, arguments.kind, arguments.id, arguments.reason)
        return [f"{named} is kept out"]
    was_blocked = await unblock(url, arguments.kind, arguments.id)
    return [f"{named} is let in again" if was_blocked else f"{named} was not kept out"]


def _day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d")


def _fail(why: str) -> int:
    sys.stderr.write(f"block: {why}\n")
    return FAILED
