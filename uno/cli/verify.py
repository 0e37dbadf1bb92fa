"""`python -m uno verify FILE`: recompute the proof of a fair deal (REPLAY.md, Fairness)."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from typing import Final

from uno.cli.documents import load_document
from uno.cli.story import names_of
from uno.cli.words import english
from uno.game import fair, replay
from uno.game.engine import new_game
from uno.game.events import DealerDrew, RoundStarted
from uno.game.replay_document import Document, Fair
from uno.game.strict_json import InvalidDocumentError
from uno.text import Words

PROVED: Final = 0
REFUTED: Final = 1
INVALID: Final = 2


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("file", metavar="FILE", help="a document; - is standard input")


def run(arguments: Namespace) -> int:
    """Verify one document; 0 when everything agrees, 1 when something does not, 2 if invalid."""
    try:
        document = load_document(arguments.file)
    except InvalidDocumentError as error:
        sys.stderr.write(f"{arguments.file}: {error}\n")
        return INVALID
    words = english()
    if document.fair is None or document.seed is None:
        sys.stderr.write(f"{arguments.file}: {words.say('verify-no-proof')}\n")
        return INVALID
    is_proved = True
    for is_right, line in _checks(document, document.fair, document.seed, words):
        sys.stdout.write(line + "\n")
        is_proved = is_proved and is_right
    for line in _meaning(document.fair, words) if is_proved else [words.say("verify-refuted")]:
        sys.stdout.write(line + "\n")
    return PROVED if is_proved else REFUTED


def _checks(
    document: Document, proof: Fair, seed: bytes, words: Words
) -> Iterator[tuple[bool, str]]:
    """Yield what was recomputed: whether it agrees, and a line that says so."""
    is_committed = fair.commitment(proof.secret) == proof.commitment.hex()
    yield (
        is_committed,
        words.say("verify-commitment-right" if is_committed else "verify-commitment-wrong"),
    )
    is_seed = fair.seed(proof.secret, proof.game, proof.contributions) == seed
    yield is_seed, words.say("verify-seed-right" if is_seed else "verify-seed-wrong")
    for line in _deal(document, seed, words):
        yield True, line
    replayed = replay.run(document)
    if replayed.refusal is None:
        rounds, shuffles = replayed.state.match.round, replayed.state.counter
        moves = len(document.moves)
        yield True, words.say("verify-moves-right", moves=moves, rounds=rounds, shuffles=shuffles)
    else:
        yield False, words.say("verify-moves-wrong", move=replayed.refusal.move)


def _deal(document: Document, seed: bytes, words: Words) -> Iterator[str]:
    """Yield the first deal as it follows from the seed, to be compared with what was played."""
    players, deck = document.players, document.rules.deck
    opening = new_game(document.rules, players, seed, teams=document.teams, host=document.host)
    names = names_of(players, words)
    for event in opening.events:
        if isinstance(event, DealerDrew):
            card = words.card(event.card, deck)
            yield words.say("verify-dealer-draw", name=names[event.seat], card=card)
        if isinstance(event, RoundStarted):
            yield words.say("verify-dealer", name=names[event.dealer])


def _meaning(proof: Fair, words: Words) -> Iterator[str]:
    """Yield what is proved, and what is not."""
    given = sum(part is not None for part in proof.contributions)
    yield words.say("verify-proved")
    yield words.say("verify-proved-foresight")
    yield words.say("verify-proved-words", words=given) if given else words.say("verify-no-words")
    yield words.say("verify-not-proved")
