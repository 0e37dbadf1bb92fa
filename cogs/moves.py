"""Read actions of the engine out of what ids, menus and typed values say."""

from uno.game.actions import Play
from uno.game.cards import Color

SOMEBODY = -1  # the table puts the seat of the person who asks


def play_of(card: str, color: str | None) -> Play | None:
    """Make a play of what an id or an autocomplete value says; None if it cannot be one."""
    named = None if color is None else color_of(color)
    return None if color is not None and named is None else Play(SOMEBODY, card, named)


def color_of(code: str) -> Color | None:
    """Read a colour letter."""
    try:
        return Color(code)
    except ValueError:
        return None


def seat_of_text(text: str) -> int | None:
    """Read a seat number; whether there is such a seat is for the table to say."""
    is_seat = text.isascii() and text.isdecimal() and len(text) <= 2
    return int(text) if is_seat else None
