"""Write a screen down so that a person can read it, for golden files and assertions."""

from collections.abc import Iterator, Sequence
from typing import Any

from cogs.screens.kit import Modal
from cogs.screens.screen import PrivateScreen, PublicScreen

_STYLES = {1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link"}

Screen = PublicScreen | PrivateScreen


def readable(screen: Screen) -> str:
    """Write every word, edge, button and id of a screen."""
    kind = "public" if isinstance(screen, PublicScreen) else "private"
    mentions = screen.mentions if isinstance(screen, PublicScreen) else ()
    pings = f", pings {', '.join(map(str, mentions))}" if mentions else ""
    return "\n".join([f"({kind}{pings})", *_lines(screen.components)]) + "\n"


def _lines(components: Sequence[Any]) -> Iterator[str]:
    for item in components:
        match item["type"]:
            case 17:
                edge = item.get("accent_color")
                yield "box" if edge is None else f"box, edge #{edge:06x}"
                yield from _lines(item["components"])
            case 10:
                yield "---"
                yield item["content"]
            case 14:
                yield "~~~"
            case 1:
                yield "---"
                yield from _lines(item["components"])
            case 2:
                mark = _mark(item)
                goes_to = item.get("custom_id") or item["url"]
                yield f"[{mark}{item['label']}] {_STYLES[item['style']]} {goes_to}"
            case 3:
                yield f"<{item['placeholder']}> {item['custom_id']}"
                yield from map(_option, item["options"])
            case 5 | 6 | 8:
                kind = {5: "people", 6: "roles", 8: "channels"}[item["type"]]
                taken = ", ".join(one["id"] for one in item.get("default_values", ()))
                yield f"<{item['placeholder']}> {item['custom_id']} {kind}: {taken}"
            case 9:
                yield from _lines(item["components"])
                picture = item["accessory"]
                yield f"(picture: {picture['description']}) {picture['media']['url']}"
            case 12:
                for one in item["items"]:
                    yield f"(picture: {one['description']}) {one['media']['url']}"
            case 13:
                yield f"(file) {item['file']['url']}"
            case other:
                raise AssertionError(f"no words for component {other}")


def _option(option: Any) -> str:
    tick = "x" if option.get("default") else " "
    hint = f" ({option['description']})" if "description" in option else ""
    return f" {tick} {_mark(option)}{option['label']} = {option['value']}{hint}"


def _mark(item: Any) -> str:
    emoji = item.get("emoji")
    if emoji is None:
        return ""
    return f":{emoji['name']}: " if "id" in emoji else f"{emoji['name']} "


def readable_modal(modal: Modal) -> str:
    """Write every word and field of a modal."""
    lines = [f"(modal) {modal['title']}  {modal['custom_id']}"]
    for item in modal["components"]:
        asked = item["component"]
        lines.append(f"{item['label']} [{asked.get('value', '')}] {asked['custom_id']}")
        lines.append(f"  {item.get('description', '')}")
    return "\n".join(lines) + "\n"


def every(screen: Screen) -> list[dict[str, Any]]:
    """List all components, also the nested ones."""
    found: list[dict[str, Any]] = []
    waiting: list[Any] = list(screen.components)
    while waiting:
        item = waiting.pop(0)
        found.append(item)
        waiting[:0] = item.get("components", [])
    return found


def texts(screen: Screen) -> str:
    """Return all message text."""
    return "\n".join(item["content"] for item in every(screen) if item["type"] == 10)


def labels(screen: Screen) -> list[str]:
    """Return the labels of all buttons."""
    return [item["label"] for item in every(screen) if item["type"] == 2]


def custom_ids(screen: Screen) -> list[str]:
    """Return the ids of everything that can be pressed."""
    return [item["custom_id"] for item in every(screen) if "custom_id" in item]
