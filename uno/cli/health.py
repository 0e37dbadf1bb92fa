"""`python -m uno health`: ask the running bot of this machine how it is, for containers."""

import sys
from argparse import ArgumentParser, Namespace
from http.client import HTTPConnection
from typing import Final

from uno.settings import InvalidSettingsError, load_settings

WELL: Final = 0
ILL: Final = 1
SECONDS: Final = 4.0


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--ready", action="store_true", help="also ask for gateway and database")


def run(arguments: Namespace) -> int:
    """Print the answer; 0 when the bot is well."""
    try:
        port = load_settings().metrics_port
    except InvalidSettingsError as error:
        return _fail(f"invalid setting: {error}")
    if port is None:
        return _fail("METRICS_PORT is not set, so the bot tells nothing")
    connection = HTTPConnection("127.0.0.1", port, timeout=SECONDS)
    try:
        connection.request("GET", "/readyz" if arguments.ready else "/healthz")
        response = connection.getresponse()
        sys.stdout.write(response.read().decode() + "\n")
    except OSError as error:
        return _fail(f"no answer on port {port}: {error}")
    finally:
        connection.close()
    return WELL if response.status == 200 else ILL


def _fail(why: str) -> int:
    sys.stderr.write(f"health: {why}\n")
    return ILL
