"""The pictures of cards as Discord wants them in texts, buttons and thumbnails."""

from collections.abc import Mapping

from uno.text import Art

_ADDRESS = "https://cdn.discordapp.com/emojis/{id}.png?size=128"


def art_of(emojis: Mapping[str, str]) -> Art:
    """Return the art of application emojis: name (`uno_r5`) -> id. Keep it: texts are kept by it.

    An emoji that is not there yet is left out, and a mark or the name stands in.
    """
    return Art(
        emojis={name: f"<:{name}:{number}>" for name, number in emojis.items()},
        urls={name: _ADDRESS.format(id=number) for name, number in emojis.items()},
    )
