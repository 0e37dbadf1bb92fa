"""`python -m uno replay FILE… [--json]`: the story of a game, or its result (REPLAY.md)."""

import json
import sys
from argparse import ArgumentParser, Namespace
from typing import Any, Final

from uno.cli.documents import load_document
from uno.game import replay
from uno.game.actions_json import action_to_json
from uno.game.engine import ENGINE
from uno.game.replay_document import Document
from uno.game.strict_json import InvalidDocumentError

OK: Final = 0
ILLEGAL: Final = 1
INVALID: Final = 2


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("files", nargs="+", metavar="FILE", help="a document; - is standard input")
    parser.add_argument("--json", action="store_true", help="print the result, one line a file")


def run(arguments: Namespace) -> int:
    """Replay every file in order; return the highest exit status of theirs."""
    print_replay = _print_result if arguments.json else _print_story
    return max(print_replay(name) for name in arguments.files)


def _print_result(name: str) -> int:
    try:
        document = load_document(name)
    except InvalidDocumentError as error:
        _print_json(replay.invalid_result(str(error)))
        return INVALID
    _warn_of_other_engine(name, document)
    replayed = replay.run(document)
    refusal = replayed.refusal
    message = None if refusal is None else _refusal_message(document, refusal)
    _print_json(replay.result(replayed, message))
    return OK if refusal is None else ILLEGAL


def _print_story(name: str) -> int:
    from uno.cli.story import tell  # noqa: PLC0415 - --json does without the language's weight

    try:
        document = load_document(name)
    except InvalidDocumentError as error:
        sys.stderr.write(f"{name}: {error}\n")
        return INVALID
    _warn_of_other_engine(name, document)
    refusal = tell(document, lambda line: sys.stdout.write(line + "\n"))
    if refusal is None:
        return OK
    sys.stdout.flush()
    sys.stderr.write(f"{name}: {_refusal_message(document, refusal)}\n")
    return ILLEGAL


def _print_json(value: dict[str, Any]) -> None:
    """Print an object on one line, its hands apart: they may hold a million cards."""
    hands = value.pop("hands", None)
    line = json.dumps(value, separators=(",", ":"))
    if hands is None:
        sys.stdout.write(line + "\n")
        return
    sys.stdout.write(line[:-1] + ',"hands":[')
    for seat, hand in enumerate(hands):
        sys.stdout.write("," if seat else "")
        sys.stdout.write('["' + '","'.join(hand) + '"]' if hand else "[]")
    sys.stdout.write("]}\n")


def _refusal_message(document: Document, refusal: replay.Refusal) -> str:
    """Say which move was refused and why, on one line."""
    move = json.dumps(action_to_json(document.moves[refusal.move]))
    return f"moves[{refusal.move}]: {refusal.reason.value.replace('-', ' ')}: {move}"


def _warn_of_other_engine(name: str, document: Document) -> None:
    if document.engine not in (None, ENGINE):
        sys.stderr.write(
            f"{name}: recorded with engine {document.engine}, replayed with engine {ENGINE}:"
            " the result may differ\n"
        )
