"""`python -m uno COMMAND …`: what can be done without a bot."""

import argparse
import sys
from importlib import import_module
from io import TextIOWrapper
from typing import Final

COMMANDS: Final = {
    "replay": "play the moves of replay documents again",
    "verify": "check the proof of a fair deal",
    "simulate": "play many games at random and count",
    "tournament": "let computer players play each other and count who wins",
    "doctor": "look at settings, database and Discord, and say how to mend what is wrong",
    "block": "keep persons and servers out",
    "health": "ask the running bot of this machine how it is",
    "backup": "copy the database to a file while the bot runs",
    "restore": "fill the database with a backup",
    "export": "write the database as lines of JSON",
    "ratings": "compare ratings and standings with the results, or make them anew",
}
"""Each command is the module of that name in uno.cli: `add_arguments(parser)`, `run(arguments)`.

A module is loaded when its command is called, so that none costs the others their start.
"""


def main(argv: list[str]) -> int:
    """Run a command and return its exit status."""
    parser = argparse.ArgumentParser(prog="python -m uno")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    called = argv[0] if argv else None
    for name, summary in COMMANDS.items():
        command = commands.add_parser(name, help=summary, description=summary)
        if name == called:
            import_module(f"uno.cli.{name}").add_arguments(command)
    arguments = parser.parse_args(argv)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")
    status: int = import_module(f"uno.cli.{arguments.command}").run(arguments)
    return status


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except BrokenPipeError:  # the reader, say `head`, has had enough
        sys.stdout = None  # nothing is flushed into the closed pipe
        sys.exit(1)
