"""Read what a message shows, and check Discord's limits on it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

Json = dict[str, Any]

ACTION_ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
SELECTS = frozenset({3, 5, 6, 7, 8})
TEXT_DISPLAY, LINK_STYLE = 10, 5
MAX_COMPONENTS, MAX_TEXT, MAX_CONTENT, MAX_CUSTOM_ID, MAX_LABEL = 40, 4000, 2000, 100, 80


@dataclass(frozen=True, slots=True)
class Button:
    """A button as a person sees it, with what a press sends."""

    label: str
    custom_id: str | None
    style: int
    emoji: str | None
    is_disabled: bool
    component_id: int
    url: str | None = None


@dataclass(frozen=True, slots=True)
class Select:
    """A select menu; options are (label, value)."""

    custom_id: str
    type: int
    options: tuple[tuple[str, str], ...]
    placeholder: str
    is_disabled: bool
    component_id: int
    min_values: int = 1
    max_values: int = 1


def walk(components: Iterable[Json]) -> Iterator[Json]:
    """Go through all components in reading order, nested ones included."""
    for component in components:
        yield component
        yield from walk(component.get("components", ()))
        accessory = component.get("accessory")
        if accessory is not None:
            yield from walk((accessory,))


def text_of(content: str, embeds: Iterable[Json], components: Iterable[Json]) -> str:
    """Join all words of a message, one line per part."""
    lines = [content]
    for embed in embeds:
        lines += [embed.get("title") or "", embed.get("description") or ""]
        lines += [f"{part['name']}: {part['value']}" for part in embed.get("fields", ())]
        lines.append((embed.get("footer") or {}).get("text") or "")
    lines += [part["content"] for part in walk(components) if part["type"] == TEXT_DISPLAY]
    return "\n".join(line for line in lines if line)


def buttons_in(components: Iterable[Json]) -> list[Button]:
    """List the buttons of a message in reading order."""
    return [_button(part) for part in walk(components) if part["type"] == BUTTON]


def selects_in(components: Iterable[Json]) -> list[Select]:
    """List the select menus of a message in reading order."""
    return [_select(part) for part in walk(components) if part["type"] in SELECTS]


def _button(part: Json) -> Button:
    return Button(
        label=part.get("label") or "",
        custom_id=part.get("custom_id"),
        style=part["style"],
        emoji=(part.get("emoji") or {}).get("name"),
        is_disabled=bool(part.get("disabled")),
        component_id=part.get("id", 0),
        url=part.get("url"),
    )


def _select(part: Json) -> Select:
    return Select(
        custom_id=part["custom_id"],
        type=part["type"],
        options=tuple((option["label"], option["value"]) for option in part.get("options", ())),
        placeholder=part.get("placeholder") or "",
        is_disabled=bool(part.get("disabled")),
        component_id=part.get("id", 0),
        min_values=part.get("min_values", 1),
        max_values=part.get("max_values", 1),
    )


def own_emojis(components: Iterable[Json]) -> set[str]:
    """Return the ids of the emojis on buttons and options that are not Unicode's."""
    parts = list(walk(components))
    parts += [option for part in parts for option in part.get("options", ())]
    return {part["emoji"]["id"] for part in parts if (part.get("emoji") or {}).get("id")}


def number_components(components: list[Json]) -> list[Json]:
    """Give every component without an id the next free one, as Discord does."""
    parts = list(walk(components))
    taken = {part["id"] for part in parts if part.get("id")}
    free = (number for number in range(1, len(parts) + len(taken) + 2) if number not in taken)
    for part in parts:
        if not part.get("id"):
            part["id"] = next(free)
    return components


def message_problems(content: str, components: list[Json], is_v2: bool) -> list[str]:
    """List what Discord would refuse in a message with 50035."""
    parts = list(walk(components))
    problems = [] if len(content) <= MAX_CONTENT else [f"content: {len(content)} characters"]
    problems += _v2_problems(content, parts) if is_v2 else _classic_problems(components)
    custom_ids = [part["custom_id"] for part in parts if part.get("custom_id")]
    if len(set(custom_ids)) < len(custom_ids):
        problems.append("custom_id: Component custom id cannot be duplicated")
    for part in parts:
        problems += _part_problems(part)
    return problems


def _v2_problems(content: str, parts: list[Json]) -> list[str]:
    problems = ["content: cannot be used with Components V2"] if content else []
    if not parts:
        problems.append("components: a Components V2 message cannot be empty")
    if len(parts) > MAX_COMPONENTS:
        problems.append(f"components: {len(parts)} of at most {MAX_COMPONENTS}")
    text = sum(len(part["content"]) for part in parts if part["type"] == TEXT_DISPLAY)
    if text > MAX_TEXT:
        problems.append(f"components: {text} characters of at most {MAX_TEXT}")
    return problems


def _classic_problems(components: list[Json]) -> list[str]:
    problems = [] if len(components) <= 5 else [f"components: {len(components)} rows"]
    if any(row["type"] != ACTION_ROW for row in components):
        problems.append("components: only action rows without the Components V2 flag")
    return problems


def _part_problems(part: Json) -> list[str]:
    problems = []
    children = len(part.get("components", ()))
    if part["type"] == ACTION_ROW and not 1 <= children <= 5:
        problems.append(f"action row: {children} children")
    if part["type"] == BUTTON:
        problems += _button_problems(part)
    if part["type"] == STRING_SELECT and not 1 <= len(part["options"]) <= 25:
        problems.append(f"options: {len(part['options'])} of 1-25")
    if len(part.get("custom_id") or "x") > MAX_CUSTOM_ID:
        problems.append(f"custom_id: {len(part['custom_id'])} characters")
    return problems


def _button_problems(part: Json) -> list[str]:
    problems = []
    label = part.get("label") or ""
    if len(label) > MAX_LABEL:
        problems.append(f"label: {len(label)} characters")
    if not label and not part.get("emoji"):
        problems.append("button: neither label nor emoji")
    if (part["style"] == LINK_STYLE) == bool(part.get("custom_id")):
        problems.append("button: exactly one of url and custom_id")
    return problems
