"""The one grammar of our custom ids: `uno:<game>:<decision>:<verb>[:<arg>]…`.

What comes back from Discord may be forged: `parse_custom_id` answers every text, never raises, and
what it returns is only a wish. The seat comes from the user, the table from memory.
"""

import re
from dataclasses import dataclass
from enum import StrEnum

PREFIX = "uno:"
MAX_LENGTH = 100
MOST_ARGS = 4
NO_GAME = "-"  # for presses that belong to no table, such as a page of a leaderboard


class Verb(StrEnum):
    """What a press asks for; the value is written into the id."""

    # lobby
    JOIN = "join"
    LEAVE = "leave"
    LEAVE_SURE = "leave-sure"
    START = "start"
    CANCEL = "cancel"
    CANCEL_SURE = "cancel-sure"
    END_SURE = "end-sure"
    # play
    HAND = "hand"
    PLAY = "play"  # arguments: card code, colour letter of a wild
    PICK = "pick"  # a select of cards; the values are "card" or "card:colour"
    DRAW = "draw"
    KEEP = "keep"
    COLOR = "color"  # argument: colour letter
    CHALLENGE = "challenge"
    ACCEPT = "accept"
    UNO = "uno"
    CATCH = "catch"  # argument: seat
    NEXT = "next"
    SWAP = "swap"  # opens the choice of a player; arguments as with PLAY
    TARGET = "target"  # a select of seats; arguments as with PLAY
    ACCUSE = "accuse"  # opens the choice of a player
    ACCUSED = "accused"  # a select of seats
    VOTE = "vote"  # argument: yes or no
    BACKS = "backs"
    RULES = "rules"
    STATUS = "status"
    REMATCH = "rematch"
    # before a match
    ADD_COMPUTER = "addbot"
    REMOVE_COMPUTER = "dropbot"
    WORD = "word"  # opens the modal of the lucky word, and comes back with it
    PANEL = "panel"  # argument: page of the rules panel
    SET = "set"  # argument: what is chosen; a select
    NUMBERS = "numbers"  # argument: page; opens a modal, and comes back with it
    # people
    KICK = "kick"  # opens the choice of a player
    KICKED = "kicked"  # a select of seats
    KICK_SURE = "kick-sure"  # argument: seat
    PAUSE = "pause"  # opens the choice of a time
    PAUSED = "paused"  # a select of hours
    RESUME = "resume"
    SKIP = "skip"
    SKIP_SURE = "skip-sure"
    # the server
    SERVER = "server"  # opens the panel of the server
    SERVER_SET = "server-set"  # argument: what is chosen; a select
    SERVER_NUMBERS = "server-numbers"  # opens a modal, and comes back with it
    # oneself
    ME_SET = "me-set"  # argument: what is chosen; a select
    # no table
    BOARD = "board"  # arguments: which board, and where to begin (cogs.screens.boards)
    BOARD_SET = "board-set"  # arguments: season or deck, which board; a select
    HELP = "help"
    HISTORY = "history"  # arguments: when, which match, from where the page goes on
    OPEN = "open"  # a select of matches
    STORY = "story"  # arguments: which match, page
    PRIVACY = "privacy"  # argument: what is asked for
    OWNER = "owner"  # argument: what is asked for
    SEASON = "season"  # argument: what is asked for; to end one opens a modal


@dataclass(frozen=True, slots=True)
class Press:
    """What a custom id says."""

    game: str
    decision: int
    verb: Verb
    args: tuple[str, ...] = ()


_VERBS = {verb.value: verb for verb in Verb}
_GAME = re.compile(r"[A-Za-z0-9-]{1,64}")
_DECISION = re.compile(r"0|[1-9][0-9]{0,8}")
_ARG = re.compile(r"[A-Za-z0-9/_.-]{1,24}")


def format_custom_id(game: str, decision: int, verb: Verb, *args: str) -> str:
    """Write a custom id; raises ValueError when the grammar cannot carry it."""
    text = ":".join((f"{PREFIX}{game}", str(decision), verb.value, *args))
    if parse_custom_id(text) is None:
        raise ValueError(f"not a custom id: {text[:120]!r}")
    return text


def parse_custom_id(text: object) -> Press | None:
    """Read a custom id; None for everything that is not exactly one of ours."""
    if not isinstance(text, str) or len(text) > MAX_LENGTH or not text.startswith(PREFIX):
        return None
    parts = text.split(":")
    if not 4 <= len(parts) <= 4 + MOST_ARGS:
        return None
    _, game, decision, verb, *args = parts
    known = _VERBS.get(verb)
    if known is None or _GAME.fullmatch(game) is None or _DECISION.fullmatch(decision) is None:
        return None
    if not all(_ARG.fullmatch(arg) for arg in args):
        return None
    return Press(game, int(decision), known, tuple(args))


def parse_card_choice(text: object) -> tuple[str, str | None] | None:
    """Read `card` or `card:colour`, as select values and autocomplete values carry it."""
    if not isinstance(text, str) or len(text) > MAX_LENGTH:
        return None
    card, colon, color = text.partition(":")
    if _ARG.fullmatch(card) is None or (colon and _ARG.fullmatch(color) is None):
        return None
    return card, color or None
