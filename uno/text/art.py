"""How cards and colours look beside their names: pictures, marks, or nothing at all."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from uno.game.cards import Color


@dataclass(frozen=True, slots=True, eq=False)
class Art:
    """Hold the pictures that texts may use, by the names of `data/art` (`uno_r5`, `uno_w4_r`).

    `emojis` are written into texts as they are, `urls` are the addresses of the same pictures for
    thumbnails. Where one is missing, a mark or the name alone stands in. `is_plain` leaves out
    every emoji, for screen readers. Compared by identity: keep one value as long as it is true.
    """

    emojis: Mapping[str, str] = field(default_factory=dict)
    urls: Mapping[str, str] = field(default_factory=dict)
    is_plain: bool = False


NO_ART = Art()
PLAIN = Art(is_plain=True)


def art_name(code: str, deck: str, color: Color | None = None) -> str:
    """Name the picture of an active face; `color` is the one named with a wild."""
    letter, symbol = code[0], code[1:]
    if code == "w" and color is None and deck == "flip-dark":
        return "uno_w_dark"
    if letter == "w":
        return f"uno_{code}" if color is None else f"uno_{code}_{color.value}"
    return f"uno_{letter}d{_amount(letter, deck)}" if symbol == "d" else f"uno_{code}"


def _amount(letter: str, deck: str) -> int:
    if letter in "ptov":
        return 5
    return {"flip": 1, "flip-dark": 1, "classic": 2, "classic-4": 4}[deck]
