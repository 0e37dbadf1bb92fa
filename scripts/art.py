"""Draw every card: SVG sources and PNGs in data/art, and a contact sheet for the eye.

    python scripts/art.py

All shapes are our own strokes and polygons, so the pictures need no font and look the same
everywhere. A colour is never told by its hue alone: it has a mark and a letter of its own. The
light side is ink on colour, the dark side is colour on black. Names are those of the application
emojis: `uno_<code>` with the card codes of REPLAY.md; a coloured draw card carries its amount
(`uno_rd2`), a wild whose colour was chosen that colour (`uno_w4_r`), a colour alone its letter.
"""

import sys
from dataclasses import dataclass
from pathlib import Path

import resvg_py

ROOT = Path(__file__).resolve().parent.parent
ART = ROOT / "data" / "art"
CONTACT_SHEET = ROOT / "docs" / "images" / "cards.png"
SIZE = 128

WHITE = "#ffffff"
CREAM = "#fff8e7"
INK = "#1a1a1f"
NIGHT = "#14141c"
GLYPH_PEN = 19
SIGN_PEN = 13


@dataclass(frozen=True, slots=True)
class Look:
    """How a colour looks: `paper` behind, `ink` on it, `bright` on black; mark and letter."""

    paper: str
    ink: str
    bright: str
    mark: str
    letter: str


LIGHT = {
    "r": Look("#c2182b", WHITE, "#ff6b6f", "diamond", "R"),
    "y": Look("#ffcf33", INK, "#ffd84d", "star", "Y"),
    "g": Look("#1b7a3d", WHITE, "#52cf74", "triangle", "G"),
    "b": Look("#1f4fd0", WHITE, "#7aa5ff", "disc", "B"),
}
DARK = {
    "p": Look(NIGHT, "#ff8cc8", "#ff8cc8", "heart", "P"),
    "t": Look(NIGHT, "#3fe0d0", "#3fe0d0", "square", "T"),
    "o": Look(NIGHT, "#ffab52", "#ffab52", "hourglass", "O"),
    "v": Look(NIGHT, "#bda8ff", "#bda8ff", "moon", "V"),
}
LOOKS = LIGHT | DARK

# Filled, in a field of 60 x 60.
MARKS = {
    "diamond": "M30 0 58 30 30 60 2 30Z",
    "star": "M30 0 38.5 20.5 60 22 43.5 36.5 49 58.5 30 46.5 11 58.5 16.5 36.5 0 22 21.5 20.5Z",
    "triangle": "M30 2 60 57 0 57Z",
    "disc": "M30 1a29 29 0 1 1 0 58a29 29 0 1 1 0-58Z",
    "heart": "M30 57C8 40 1 30 1 18C1 8 8 2 16 2C22 2 27 5 30 11C33 5 38 2 44 2C52 2 59 8 59 18"
    "C59 30 52 40 30 57Z",
    "square": "M5 5H55V55H5Z",
    "hourglass": "M5 1H55L37 30 55 59H5L23 30Z",
    "moon": "M38 1A30 30 0 1 0 59 41A25 25 0 0 1 38 1Z",
}

# Strokes with round ends, in a field of 60 x 90.
GLYPHS = {
    "0": "M30 8C14 8 9 24 9 45S14 82 30 82 51 66 51 45 46 8 30 8Z",
    "1": "M14 24 33 8V82M14 82H52",
    "2": "M10 27C10 15 18 8 30 8S51 16 51 28C51 42 38 50 10 82H52",
    "3": "M10 18C14 11 21 8 29 8C41 8 49 15 49 26S40 43 26 43C42 43 52 50 52 62S43 82 29 82"
    "C20 82 13 79 8 72",
    "4": "M41 82V8L8 60H55",
    "5": "M48 8H15L11 41C16 37 22 35 29 35C43 35 52 45 52 58S43 82 29 82C20 82 13 79 8 73",
    "6": "M39 8C21 20 8 40 8 58C8 73 17 82 30 82S52 73 52 60S43 39 30 39C20 39 12 45 9 53",
    "7": "M8 8H52L24 82M20 46H46",
    "8": "M30 43C18 43 11 35 11 26C11 15 19 8 30 8S49 15 49 26C49 35 42 43 30 43C16 43 8 52 8 62"
    "C8 74 17 82 30 82S52 74 52 62C52 52 44 43 30 43Z",
    "9": "M21 82C39 70 52 50 52 32C52 17 43 8 30 8S8 17 8 30S17 51 30 51C40 51 48 45 51 37",
    "+": "M30 22V68M7 45H53",
    "?": "M10 25C11 14 19 8 30 8S50 15 50 26C50 42 30 41 30 58M30 81V81.5",
    "R": "M12 82V8H30C43 8 50 16 50 27S43 46 30 46H12M30 46 50 82",
    "Y": "M8 8 30 44 52 8M30 44V82",
    "G": "M50 21C45 12 38 8 31 8C16 8 8 22 8 45S16 82 31 82C43 82 51 75 51 62V49H33",
    "B": "M12 8V82H30C44 82 51 74 51 62S44 44 30 44H12M12 8H28C41 8 47 15 47 26S41 44 28 44",
    "P": "M12 82V8H30C44 8 51 17 51 29S44 50 30 50H12",
    "T": "M8 8H52M30 8V82",
    "O": "M30 8C14 8 8 24 8 45S14 82 30 82 52 66 52 45 46 8 30 8Z",
    "V": "M8 8 30 82 52 8",
}

# Strokes in a field of 90 x 70: what an action card does.
SIGNS = {
    # one hop over a card
    "skip": "M10 52C14 14 62 8 72 44M55 40 73 48 82 30M43 64V48",
    # there and back
    "reverse": "M10 22H76M60 6 77 22 60 38M80 52H14M30 36 13 52 30 68",
    # one hop over everybody
    "everyone": "M10 38C14-4 68-4 76 32M62 24 76 36 86 21M14 66V54M43 66V40M72 66V54",
    # a card of two halves
    "flip": "M18 6H72V64H18ZM72 6 18 64M60 32V52H43Z",
    # two hands trade places
    "swap": "M26 66V10M10 24 26 8 42 24M64 4V60M48 46 64 62 80 46",
    # ways that cross
    "shuffle": "M8 12C38 12 46 58 78 58M64 44 80 58 64 70M8 58C38 58 46 12 78 12M64 0 80 12 64 26",
}

FACES_LIGHT = [*"0123456789", "d1", "d2", "d4", "s", "r", "f"]
FACES_DARK = [*"123456789", "d5", "e", "r", "f"]
WILDS_LIGHT = ["w", "w4", "w2", "ws", "wh"]
WILDS_DARK = ["w", "wc"]
SIGN_OF = {"s": "skip", "r": "reverse", "e": "everyone", "f": "flip", "ws": "swap", "wh": "shuffle"}
AMOUNT_OF = {"w4": "+4", "w2": "+2", "wc": "+?"}


def place(x: float, y: float, scale: float, drawing: str) -> str:
    """Put a drawing with its top left corner at `x`, `y`."""
    return f'<g transform="translate({x:.4g} {y:.4g}) scale({scale:.4g})">{drawing}</g>'


def line(path: str, color: str, pen: float = GLYPH_PEN) -> str:
    """Draw a line with round ends."""
    return (
        f'<path d="{path}" fill="none" stroke="{color}" stroke-width="{pen:g}" '
        f'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def glyph(char: str, x: float, y: float, height: float, color: str) -> str:
    """Draw a digit or letter, `height` pixels high."""
    return place(x, y, height / 90, line(GLYPHS[char], color))


def mark(shape: str, x: float, y: float, size: float, color: str) -> str:
    """Draw a mark, `size` pixels wide and high."""
    return place(x, y, size / 60, f'<path d="{MARKS[shape]}" fill="{color}"/>')


def card(paper: str, edge: str, body: str) -> str:
    """Draw a card around `body`."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{SIZE}" height="{SIZE}" '
        f'viewBox="0 0 {SIZE} {SIZE}">'
        f'<rect x="10" y="1" width="108" height="126" rx="18" fill="{edge}"/>'
        f'<rect x="16" y="7" width="96" height="114" rx="13" fill="{paper}"/>'
        f"{body}</svg>\n"
    )


def word(text: str, top: float, height: float, color: str) -> str:
    """Draw one or two characters in the middle of the card."""
    width = height * 60 / 90
    advance = width + 4
    left = 64 - (advance * (len(text) - 1) + width) / 2
    return "".join(
        glyph(char, left + advance * index, top, height, color) for index, char in enumerate(text)
    )


def sign(name: str, top: float, height: float, color: str) -> str:
    """Draw the sign of an action in the middle of the card."""
    scale = height / 70
    return place(64 - 45 * scale, top, scale, line(SIGNS[name], color, SIGN_PEN))


def footer(look: Look, ink: str) -> str:
    """Draw mark and letter of the colour side by side."""
    return mark(look.mark, 25, 81, 35, ink) + glyph(look.letter, 71, 82, 34, ink)


def main_sign(code: str, color: str) -> str:
    """Draw what a coloured face shows: a number, an amount or a sign."""
    if code in SIGN_OF:
        return sign(SIGN_OF[code], 15, 60, color)
    if code.startswith("d"):
        return word(f"+{code[1]}", 14, 60, color)
    return word(code, 12, 63, color)


def face(look: Look, code: str, edge: str) -> str:
    """Draw a coloured card."""
    return card(look.paper, edge, main_sign(code, look.ink) + footer(look, look.ink))


def four_marks(looks: dict[str, Look], left: float, top: float, size: float, step: float) -> str:
    """Draw the marks of four colours as a square."""
    places = [(left, top), (left + step, top), (left, top + step), (left + step, top + step)]
    return "".join(
        mark(look.mark, x, y, size, look.bright)
        for look, (x, y) in zip(looks.values(), places, strict=True)
    )


def marks_in_line(looks: dict[str, Look]) -> str:
    """Draw the marks of four colours side by side at the foot of a card."""
    return "".join(
        mark(look.mark, 20.5 + 22.5 * index, 94, 20, look.bright)
        for index, look in enumerate(looks.values())
    )


def wild_sign(code: str, top: float, height: float, color: str) -> str:
    """Draw what a wild does besides choosing the colour."""
    if code in SIGN_OF:
        return sign(SIGN_OF[code], top, height, color)
    return word(AMOUNT_OF[code], top, height, color)


def wild(code: str, looks: dict[str, Look], edge: str) -> str:
    """Draw a wild of which no colour is chosen."""
    if code == "w":
        return card(NIGHT, edge, four_marks(looks, 20, 19, 40, 47))
    return card(NIGHT, edge, wild_sign(code, 18, 62, WHITE) + marks_in_line(looks))


def chosen(code: str, look: Look, edge: str, looks: dict[str, Look]) -> str:
    """Draw a wild whose colour is chosen: the wild above, the colour below."""
    paper, ink = (look.paper, look.ink) if look.paper != NIGHT else (look.bright, NIGHT)
    base = f'<path d="M16 78H112V108a13 13 0 0 1-13 13H29a13 13 0 0 1-13-13Z" fill="{paper}"/>'
    above = four_marks(looks, 33, 11, 28, 34) if code == "w" else wild_sign(code, 16, 52, WHITE)
    return card(NIGHT, edge, base + above + footer(look, ink))


def color_tile(look: Look, edge: str) -> str:
    """Draw a colour alone: its mark above its letter."""
    letter = glyph(look.letter, 49, 72, 42, look.ink)
    return card(look.paper, edge, mark(look.mark, 42, 17, 44, look.ink) + letter)


def back(edge: str, looks: dict[str, Look]) -> str:
    """Draw the back of a card: a ring of the four marks."""
    ring = '<circle cx="64" cy="64" r="40" fill="none" stroke="#4a5068" stroke-width="5"/>'
    places = [(50, 12), (82, 50), (50, 88), (18, 50)]
    marks = "".join(
        mark(look.mark, x, y, 28, look.bright)
        for look, (x, y) in zip(looks.values(), places, strict=True)
    )
    return card("#2a2e42", edge, ring + marks)


def pictures() -> dict[str, str]:
    """Return the SVG source of every picture by its name."""
    drawn: dict[str, str] = {}
    for letter, look in LIGHT.items():
        drawn |= {f"uno_{letter}{code}": face(look, code, CREAM) for code in FACES_LIGHT}
        drawn |= {f"uno_{code}_{letter}": chosen(code, look, CREAM, LIGHT) for code in WILDS_LIGHT}
        drawn[f"uno_{letter}"] = color_tile(look, CREAM)
    for letter, look in DARK.items():
        drawn |= {f"uno_{letter}{code}": face(look, code, look.ink) for code in FACES_DARK}
        drawn |= {f"uno_{code}_{letter}": chosen(code, look, look.ink, DARK) for code in WILDS_DARK}
        drawn[f"uno_{letter}"] = color_tile(look, look.ink)
    drawn |= {f"uno_{code}": wild(code, LIGHT, CREAM) for code in WILDS_LIGHT}
    drawn |= {"uno_w_dark": wild("w", DARK, WHITE), "uno_wc": wild("wc", DARK, WHITE)}
    drawn |= {"uno_back": back(CREAM, LIGHT), "uno_back_dark": back(WHITE, DARK)}
    return drawn


def render(svg: str, size: int = SIZE) -> bytes:
    """Render a picture as PNG, `size` pixels wide and high."""
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=size, height=size))


def contact_sheet(drawn: dict[str, str]) -> str:
    """Lay all pictures out at 64 and at 22 pixels: on Discord's dark and light, and in grey.

    The third block is the first without its colours, as on a screen that has none.
    """
    columns, step = 16, 100
    rows = -(-len(drawn) // columns)
    cells = []
    for index, svg in enumerate(drawn.values()):
        x, y = index % columns * step, index // columns * step
        inner = svg.replace("<svg ", f'<svg x="{x + 4}" y="{y + 18}" ', 1)
        small = svg.replace("<svg ", f'<svg x="{x + 72}" y="{y + 39}" ', 1)
        cells += [resized(inner, 64), resized(small, 22)]
    width, height = columns * step, rows * step
    dark = block("#313338", cells, width, height)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height * 3}">'
        f'<filter id="grey" x="0" y="0" width="{width}" height="{height}" '
        f'filterUnits="userSpaceOnUse"><feColorMatrix type="saturate" values="0"/></filter>'
        f"{dark}"
        f'<g transform="translate(0 {height})">{block("#ffffff", cells, width, height)}</g>'
        f'<g transform="translate(0 {height * 2})"><g filter="url(#grey)">{dark}</g></g></svg>'
    )


def block(background: str, cells: list[str], width: int, height: int) -> str:
    """Draw all cells on a background."""
    return f'<rect width="{width}" height="{height}" fill="{background}"/>{"".join(cells)}'


def resized(svg: str, size: int) -> str:
    """Show a picture at another size."""
    return svg.replace(f'width="{SIZE}" height="{SIZE}"', f'width="{size}" height="{size}"', 1)


def main() -> None:
    """Write sources, PNGs and the contact sheet; remove what is no longer drawn."""
    drawn = pictures()
    for folder, suffix in ((ART / "svg", ".svg"), (ART / "png", ".png")):
        folder.mkdir(parents=True, exist_ok=True)
        for stale in set(folder.glob(f"*{suffix}")) - {
            folder / f"{name}{suffix}" for name in drawn
        }:
            stale.unlink()
    for name, svg in drawn.items():
        (ART / "svg" / f"{name}.svg").write_text(svg)
        (ART / "png" / f"{name}.png").write_bytes(render(svg))
    CONTACT_SHEET.parent.mkdir(parents=True, exist_ok=True)
    sheet = contact_sheet(drawn)
    CONTACT_SHEET.write_bytes(bytes(resvg_py.svg_to_bytes(svg_string=sheet)))
    sys.stdout.write(f"{len(drawn)} pictures in {ART.relative_to(ROOT)}\n")


if __name__ == "__main__":
    main()
