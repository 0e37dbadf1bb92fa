"""What the commands that copy the database have in common."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from typing import Final

from uno.settings import InvalidSettingsError, load_settings
from uno.store.copies import CopyError

DONE: Final = 0
FAILED: Final = 1


def run_copy(command: str, work: Callable[[str], Awaitable[str]]) -> int:
    """Run `work` on the configured database and print what it says; return the exit status."""
    try:
        url = load_settings().database_url
        sys.stdout.write(asyncio.run(_awaited(work(url))) + "\n")
    except InvalidSettingsError as error:
        return _fail(command, f"invalid setting: {error}")
    except CopyError as error:
        return _fail(command, str(error))
    return DONE


async def _awaited(said: Awaitable[str]) -> str:
    return await said


def _fail(command: str, why: str) -> int:
    sys.stderr.write(f"{command}: {why}\n")
    return FAILED
