"""How a program starts, stops and fails: one line for its operator, an exit status."""

import asyncio
import os
import signal
import sys
from collections.abc import Coroutine
from typing import Any

import structlog

from uno.logging import remove_secrets

LONGEST_CLOSE_SECONDS = 8

log: structlog.stdlib.BoundLogger = structlog.get_logger("uno.running")


class StartError(Exception):
    """The program cannot start; the text is one line for its operator."""


def fail(program: str, reason: str) -> int:
    """Say in one line why `program` does not run; return the exit status."""
    line = " ".join(remove_secrets(reason).split())
    sys.stderr.write(f"{program}: {line}\n")  # in any log format, for whoever started it
    return 1


async def run_until_signal(work: Coroutine[Any, Any, None]) -> int:
    """Run `work`; end it in order at the first SIGTERM or SIGINT, at once at the second."""
    loop = asyncio.get_running_loop()
    task = loop.create_task(work)

    def stop() -> None:
        if task.cancelling():
            os._exit(1)
        log.info("stopping")
        task.cancel()
        # Everything that was told is on disk: nothing is lost by not waiting any longer.
        loop.call_later(LONGEST_CLOSE_SECONDS, os._exit, 0)

    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop)
    try:
        await task
    except asyncio.CancelledError:
        log.info("stopped")
    return 0
