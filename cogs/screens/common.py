"""What several screens share: names, marks, edges, times and ids."""

from collections.abc import Sequence
from functools import lru_cache

from cogs.custom_id import NO_GAME, Verb, format_custom_id
from cogs.screens.kit import Button, Style, button
from uno.game.cards import Color
from uno.game.presets import PRESETS
from uno.table.records import Chair, Table, WindowKind
from uno.text import Words, escape_name, plain_name

NEUTRAL = 0x6B7280
ACCENTS: dict[Color | None, int] = {
    None: NEUTRAL,
    Color.RED: 0xC2182B,
    Color.YELLOW: 0xFFCF33,
    Color.GREEN: 0x1B7A3D,
    Color.BLUE: 0x1F4FD0,
    Color.PINK: 0xFF8CC8,
    Color.TEAL: 0x3FE0D0,
    Color.ORANGE: 0xFFAB52,
    Color.PURPLE: 0xBDA8FF,
}

_SHOWN_DEADLINES = frozenset(
    {
        WindowKind.LOBBY,
        WindowKind.TURN,
        WindowKind.CHALLENGE,
        WindowKind.VOTE,
        WindowKind.NEXT_ROUND,
    }
)


class Ids:
    """Write the custom ids of one table's buttons."""

    __slots__ = ("_prefix",)

    def __init__(self, table: Table) -> None:
        self._prefix = _prefix(table.id, table.decision)

    def __call__(self, verb: Verb, *args: str) -> str:
        """Write one id; verbs and arguments are our own, so only the prefix is checked."""
        return ":".join((self._prefix + verb, *args))


@lru_cache(maxsize=256)
def _prefix(game: str, decision: int) -> str:
    return format_custom_id(game, decision, Verb.HAND).removesuffix(Verb.HAND.value)


def no_table_id(verb: Verb, *args: str) -> str:
    """Write the id of a button that belongs to no table."""
    return format_custom_id(NO_GAME, 0, verb, *args)


def names_of(chairs: Sequence[Chair], words: Words) -> list[str]:
    """Return the names for message text, one per seat; a name that shows nothing gets a number."""
    return [escape_name(chair.name) or _unnamed(seat, words) for seat, chair in enumerate(chairs)]


def label_name(chair: Chair, seat: int, words: Words) -> str:
    """Return a name for a label, where markdown has no meaning."""
    return plain_name(chair.name) or _unnamed(seat, words)


def _unnamed(seat: int, words: Words) -> str:
    return words.say("player-unnamed", number=seat + 1)


def relative(milliseconds: int) -> str:
    """Write a point of time so that each client shows how far away it is, in its language."""
    return f"<t:{milliseconds // 1000}:R>"


def duration(seconds: int, words: Words) -> str:
    """Say how long something may take, in the largest unit that fits; 0 is as long as it likes."""
    if seconds == 0:
        return words.say("duration-none")
    if seconds % 3600 == 0:
        return words.say("duration-hours", hours=seconds // 3600)
    if seconds % 60 == 0:
        return words.say("duration-minutes", minutes=seconds // 60)
    return words.say("duration-seconds", seconds=seconds)


def offered_presets(words: Words) -> list[str]:
    """List the presets, first the one that is played where the language is spoken."""
    return sorted(PRESETS, key=lambda preset: preset != words.language.preset)


def deadline_of(table: Table) -> int | None:
    """Return when the next default choice is made, in ms since the epoch."""
    due = [
        window.due_at
        for window in table.windows
        if window.due_at is not None and window.kind in _SHOWN_DEADLINES
    ]
    return min(due) if due else None


def channel(table: Table) -> str:
    """Mention the channel of a table."""
    return f"<#{table.channel_id}>"


def hand_button(ids: Ids, words: Words) -> Button:
    """Offer the own hand, which every public message of a match does."""
    return button(words.say("button-hand"), ids(Verb.HAND), Style.PRIMARY)


def length(shown: str) -> int:
    """Count characters as Discord may do, in UTF-16 units."""
    return len(shown.encode("utf-16-le")) // 2
