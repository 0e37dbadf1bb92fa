"""Discord's limits for one message, which discord.py does not check."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from cogs.screens.screen import PrivateScreen, PublicScreen

MAX_COMPONENTS = 40
MAX_TEXT = 4000  # characters over all text; counted in UTF-16 units, the stricter reading
MAX_BYTES = 10_000  # of UTF-8 over all text: beyond, Discord has answered with status 500
MAX_ID = 100
MAX_LABEL = 80
MAX_OPTION = 100
MAX_PLACEHOLDER = 150
MAX_ALT = 1024
MAX_OPTIONS = 25
MAX_BUTTONS = 5
MAX_FILE = 8_000_000  # bytes; the least that Discord takes, and the most that a replay may have

_ROW, _BUTTON, _SELECT, _TEXT, _THUMBNAIL, _GALLERY, _FILE = 1, 2, 3, 10, 11, 12, 13
_ATTACHED = "attachment://"
_ENTITY_SELECTS = frozenset({5, 6, 7, 8})


class OverBudgetError(ValueError):
    """Raised when Discord would refuse a message."""


def check_budget(screen: PublicScreen | PrivateScreen) -> None:
    """Raise OverBudgetError when the screen breaks a limit."""
    found = problems(screen)
    if found:
        raise OverBudgetError("; ".join(found))


def problems(screen: PublicScreen | PrivateScreen) -> list[str]:
    """List every limit that the screen breaks."""
    found: list[str] = []
    every = list(_walk(screen.components))
    if not every:
        found.append("nothing to show")
    if len(every) > MAX_COMPONENTS:
        found.append(f"{len(every)} components")
    found += _text_problems([item["content"] for item in every if item["type"] == _TEXT])
    for item in every:
        found += _item_problems(item)
    found += _file_problems(screen, list(_shown_files(every)))
    ids = [item["custom_id"] for item in every if "custom_id" in item]
    found += [f"{custom_id} is there twice" for custom_id in set(ids) if ids.count(custom_id) > 1]
    return found


def _shown_files(items: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    for item in items:
        if item["type"] == _FILE:
            yield item["file"]["url"]
        elif item["type"] == _GALLERY:
            yield from (one["media"]["url"] for one in item["items"])


def _file_problems(screen: PublicScreen | PrivateScreen, shown: list[str]) -> list[str]:
    """Compare the files that are shown with those sent: Discord refuses one without the other."""
    sent = screen.file
    expected = [] if sent is None else [f"{_ATTACHED}{sent.name}"]
    found = [] if shown == expected else [f"shows the files {shown}, sends {expected}"]
    if sent is not None and len(sent.data) > MAX_FILE:
        found.append(f"a file of {len(sent.data)} bytes")
    return found


def _walk(components: Sequence[Any]) -> Iterator[Mapping[str, Any]]:
    for item in components:
        yield item
        yield from _walk(item.get("components", ()))
        if "accessory" in item:
            yield item["accessory"]


def _text_problems(texts: list[str]) -> list[str]:
    whole = "".join(texts)
    found = ["an empty text"] if not all(content.strip() for content in texts) else []
    units = len(whole.encode("utf-16-le")) // 2
    if units > MAX_TEXT:
        found.append(f"{units} characters of text")
    if len(whole.encode()) > MAX_BYTES:
        found.append(f"{len(whole.encode())} bytes of text")
    return found


def _item_problems(item: Mapping[str, Any]) -> list[str]:
    found = []
    if "custom_id" in item and not 1 <= len(item["custom_id"]) <= MAX_ID:
        found.append(f"an id of {len(item['custom_id'])} characters")
    if item["type"] == _ROW:
        found += _row_problems(item["components"])
    if item["type"] == _BUTTON and not 1 <= len(item["label"]) <= MAX_LABEL:
        found.append(f"a label of {len(item['label'])} characters")
    if item["type"] == _SELECT:
        found += _select_problems(item)
    if item["type"] == _GALLERY:
        alts = [len(one["description"]) for one in item["items"]]
        found += [f"an alt text of {alt} characters" for alt in alts if not 1 <= alt <= MAX_ALT]
    if item["type"] == _THUMBNAIL and not 1 <= len(item["description"]) <= MAX_ALT:
        found.append(f"an alt text of {len(item['description'])} characters")
    return found


def _row_problems(items: Sequence[Mapping[str, Any]]) -> list[str]:
    kinds = {item["type"] for item in items}
    if kinds == {_SELECT} or (kinds and kinds <= _ENTITY_SELECTS):
        return [] if len(items) == 1 else ["a row with two selects"]
    if kinds != {_BUTTON}:
        return ["a row that is empty or mixed"]
    return [] if len(items) <= MAX_BUTTONS else [f"a row of {len(items)} buttons"]


def _select_problems(item: Mapping[str, Any]) -> list[str]:
    found = []
    if not 1 <= len(item["options"]) <= MAX_OPTIONS:
        found.append(f"{len(item['options'])} options")
    if not 1 <= len(item["placeholder"]) <= MAX_PLACEHOLDER:
        found.append(f"a placeholder of {len(item['placeholder'])} characters")
    for option in item["options"]:
        if not (
            1 <= len(option["label"]) <= MAX_OPTION and 1 <= len(option["value"]) <= MAX_OPTION
        ):
            found.append(f"an option of {len(option['label'])} characters")
        if len(option.get("description", "")) > MAX_OPTION:
            found.append(f"an option's hint of {len(option['description'])} characters")
    values = [option["value"] for option in item["options"]]
    if len(set(values)) != len(values):
        found.append("an option is there twice")
    return found
