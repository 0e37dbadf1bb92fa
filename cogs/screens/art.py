"""The pictures of cards as Discord wants them in texts, buttons and thumbnails."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from uno.text import Art

_OWN = re.compile(r"<:\w+:\d+> ?")
_SECTION = 9
_ADDRESS = "https://cdn.discordapp.com/emojis/{id}.png?size=128"


def art_of(emojis: Mapping[str, str]) -> Art:
    """Return the art of application emojis: name (`uno_r5`) -> id. Keep it: texts are kept by it.

    An emoji that is not there yet is left out, and a mark or the name stands in.
    """
    return Art(
        emojis={name: f"<:{name}:{number}>" for name, number in emojis.items()},
        urls={name: _ADDRESS.format(id=number) for name, number in emojis.items()},
    )


def without_pictures(components: Sequence[Any]) -> list[Any]:
    """Take our emojis and pictures out of components: the words beside them say the same."""
    shown: list[Any] = []
    for component in components:
        plain = _without_emojis(component)
        shown += plain["components"] if plain.get("type") == _SECTION else [plain]
    return shown


def _without_emojis(component: Mapping[str, Any]) -> dict[str, Any]:
    plain = {key: value for key, value in component.items() if key != "emoji"}
    if "content" in plain:
        plain["content"] = _OWN.sub("", plain["content"])
    for inner in ("components", "options"):
        if inner in plain:
            plain[inner] = without_pictures(plain[inner])
    return plain
