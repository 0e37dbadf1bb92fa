"""Build Discord's component dicts (Components V2) directly, typed and cheap.

discord.ui objects cost 230-310 µs for one hand; these are the same JSON as plain dicts. Field names
and numbers are those of Discord's component reference.
"""

from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import Literal, NotRequired, TypedDict

BUTTONS_A_ROW = 5
OPTIONS_A_SELECT = 25
LABEL_LENGTH = 80
OPTION_LENGTH = 100
PLACEHOLDER_LENGTH = 150


class Style(IntEnum):
    """The looks of a button."""

    PRIMARY = 1
    SECONDARY = 2
    SUCCESS = 3
    DANGER = 4


class Emoji(TypedDict):
    """An emoji: `name` alone is a Unicode one, with `id` one of the application's own."""

    name: str
    id: NotRequired[str]


class Button(TypedDict):
    """A press of it comes back with its custom id."""

    type: Literal[2]
    style: int
    label: str
    custom_id: str
    emoji: NotRequired[Emoji]
    disabled: NotRequired[bool]


class LinkButton(TypedDict):
    """A button that opens an address; no press comes back."""

    type: Literal[2]
    style: Literal[5]
    label: str
    url: str


class Option(TypedDict):
    """One choice of a select."""

    label: str
    value: str
    emoji: NotRequired[Emoji]
    description: NotRequired[str]


class Select(TypedDict):
    """A menu of which one option is chosen."""

    type: Literal[3]
    custom_id: str
    placeholder: str
    options: list[Option]


class ButtonRow(TypedDict):
    """Up to five buttons side by side."""

    type: Literal[1]
    components: list[Button | LinkButton]


class SelectRow(TypedDict):
    """A row that a select fills."""

    type: Literal[1]
    components: list[Select]


class Text(TypedDict):
    """Markdown text."""

    type: Literal[10]
    content: str


class Media(TypedDict):
    """The address of a picture."""

    url: str


class Thumbnail(TypedDict):
    """A small picture beside a text, with its alt text."""

    type: Literal[11]
    media: Media
    description: str


class Section(TypedDict):
    """Text with a picture at its side."""

    type: Literal[9]
    components: list[Text]
    accessory: Thumbnail


class Separator(TypedDict):
    """A thin line."""

    type: Literal[14]


Block = Text | Section | Separator | ButtonRow | SelectRow


class Container(TypedDict):
    """A box with a coloured edge."""

    type: Literal[17]
    components: list[Block]
    accent_color: NotRequired[int]


Component = Block | Container


def text(content: str) -> Text:
    """Show markdown text."""
    return {"type": 10, "content": content}


def thumbnail(url: str, description: str) -> Thumbnail:
    """Show a small picture; `description` is its alt text."""
    return {"type": 11, "media": {"url": url}, "description": description}


def section(content: str, accessory: Thumbnail) -> Section:
    """Show text with a picture at its side."""
    return {"type": 9, "components": [text(content)], "accessory": accessory}


def separator() -> Separator:
    """Show a thin line."""
    return {"type": 14}


def button(label: str, custom_id: str, style: Style, emoji: str | None = None) -> Button:
    """Offer a press. A label that is too long is cut: it may hold a name."""
    made: Button = {
        "type": 2,
        "style": style.value,
        "label": label if len(label) <= LABEL_LENGTH else label[: LABEL_LENGTH - 1] + "…",
        "custom_id": custom_id,
    }
    if emoji is not None:
        made["emoji"] = {"name": emoji}
    return made


def link(label: str, url: str) -> LinkButton:
    """Offer an address."""
    return {"type": 2, "style": 5, "label": label, "url": url}


def option(label: str, value: str, emoji: str | None = None) -> Option:
    """Offer one choice of a select."""
    made: Option = {"label": label[:OPTION_LENGTH], "value": value}
    if emoji is not None:
        made["emoji"] = {"name": emoji}
    return made


def select(custom_id: str, placeholder: str, options: Sequence[Option]) -> SelectRow:
    """Offer up to 25 choices, one of which is taken."""
    menu: Select = {
        "type": 3,
        "custom_id": custom_id,
        "placeholder": placeholder[:PLACEHOLDER_LENGTH],
        "options": list(options),
    }
    return {"type": 1, "components": [menu]}


def rows(buttons: Sequence[Button | LinkButton]) -> list[ButtonRow]:
    """Lay buttons out in rows of five."""
    return [
        {"type": 1, "components": list(buttons[i : i + BUTTONS_A_ROW])}
        for i in range(0, len(buttons), BUTTONS_A_ROW)
    ]


def container(blocks: Iterable[Block], accent: int | None = None) -> Container:
    """Put blocks into a box; `accent` is the colour of its edge, 0xRRGGBB."""
    made: Container = {"type": 17, "components": list(blocks)}
    if accent is not None:
        made["accent_color"] = accent
    return made
