"""`python -m uno doctor`: look at all that the bot needs, and say how to mend what is wrong.

What operators read is English, like the log.
"""

import asyncio
import base64
import binascii
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import AsyncIterator
from typing import Final

from cogs.doctor import ask_discord
from uno.findings import Finding, Verdict
from uno.settings import InvalidSettingsError, Settings, load_settings
from uno.store.diagnosis import diagnose

HEALTHY: Final = 0
ILL: Final = 1


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument(
        "--offline", action="store_true", help="do not ask Discord, only look at this machine"
    )


def run(arguments: Namespace) -> int:
    """Print settings and findings; 0 when the bot can run, 1 when something has to be mended."""
    try:
        settings = load_settings()
    except InvalidSettingsError as error:
        print_finding(Finding(Verdict.PROBLEM, "settings", str(error), "correct .env"))
        return ILL
    for line in describe(settings):
        sys.stdout.write(line + "\n")
    return asyncio.run(_examine(settings, is_offline=arguments.offline))


async def _examine(settings: Settings, *, is_offline: bool) -> int:
    is_well = True
    async for finding in findings(settings, is_offline=is_offline):
        print_finding(finding)
        is_well = is_well and finding.verdict is not Verdict.PROBLEM
    return HEALTHY if is_well else ILL


def print_finding(finding: Finding) -> None:
    """Write a finding at once: the next may take a while."""
    sys.stdout.write(f"{finding}\n")
    sys.stdout.flush()


def describe(settings: Settings) -> list[str]:
    """List every setting that has a value, without secrets."""
    shown = {name: value for name, value in vars(settings).items() if value is not None}
    shown["database_url"] = settings.safe_database_url
    shown["discord_token"] = "not set" if settings.discord_token is None else "set, not shown"
    shown.pop("playground_seed", None)
    return [f"{name.upper():24} {_plain(value)}" for name, value in sorted(shown.items())]


def _plain(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


async def findings(settings: Settings, *, is_offline: bool) -> AsyncIterator[Finding]:
    """Look at one thing after the other, the nearest first."""
    diagnosis = await diagnose(settings.database_url)
    verdict = Verdict.FINE if diagnosis.is_usable else Verdict.PROBLEM
    yield Finding(verdict, "database", diagnosis.found, diagnosis.mend)
    shape = _token_finding(settings)
    yield shape
    if is_offline or shape.verdict is Verdict.PROBLEM or settings.discord_token is None:
        return
    async for finding in ask_discord(settings, settings.discord_token):
        yield finding


def _token_finding(settings: Settings) -> Finding:
    if settings.discord_token is None:
        return Finding(
            Verdict.NOTE,
            "token",
            "not set: `make run` starts the playground",
            "for Discord, write it behind DISCORD_TOKEN= in .env",
        )
    number = _application_of(settings.discord_token)
    if number is None:
        return Finding(
            Verdict.PROBLEM,
            "token",
            "does not have the shape of a bot's token",
            "copy it anew: application's page, Bot, Reset Token (it is not the client secret)",
        )
    return Finding(Verdict.FINE, "token", f"has the right shape, of application {number}")


def _application_of(token: str) -> int | None:
    """Read the id that a token begins with: three parts, the first one digits in base64."""
    first, *others = token.split(".")
    if len(others) != 2:
        return None
    try:
        digits = base64.b64decode(first + "=" * (-len(first) % 4), validate=True)
    except binascii.Error:
        return None
    return int(digits) if digits.isdigit() else None
