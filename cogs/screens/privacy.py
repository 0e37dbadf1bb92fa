"""What is kept of a person, why and how long; and what they can do about it."""

from collections.abc import Sequence

from cogs.custom_id import Verb
from cogs.screens.common import NEUTRAL, no_table_id
from cogs.screens.kit import Block, Style, attached, button, container, rows, text
from cogs.screens.screen import Attachment, PrivateScreen
from uno.text import Words

SECTIONS = ("what", "why", "long", "public", "delete")


def render_privacy(days: int, words: Words, *, is_everywhere: bool) -> PrivateScreen:
    """Say what is kept; `days`: how long moves are (0: for ever)."""
    lines = [f"## {words.say('privacy-title')}"]
    lines += [words.say(f"privacy-{one}") for one in SECTIONS[:2]]
    lines.append(words.say("privacy-long-days", days=days) if days else words.say("privacy-long"))
    lines += [words.say(f"privacy-{one}") for one in SECTIONS[3:]]
    where = "on" if is_everywhere else "off"
    lines.append(words.say(f"privacy-everywhere-{where}"))
    buttons = [
        button(words.say("button-privacy-export"), _id("export"), Style.PRIMARY),
        button(
            words.say(f"button-privacy-{'leave' if is_everywhere else 'join'}"),
            _id("leave" if is_everywhere else "join"),
            Style.SECONDARY,
        ),
        button(words.say("button-privacy-delete"), _id("delete"), Style.DANGER),
    ]
    return PrivateScreen((container([text("\n".join(lines)), *rows(buttons)], NEUTRAL),))


def render_delete(words: Words) -> PrivateScreen:
    """Ask once, and say what cannot be called back."""
    lines = [words.say("privacy-sure"), words.say("privacy-beyond")]
    sure = button(words.say("button-privacy-sure"), _id("sure"), Style.DANGER)
    return PrivateScreen((container([text("\n".join(lines)), *rows([sure])], NEUTRAL),))


def render_leave_first(channels: Sequence[int], words: Words) -> PrivateScreen:
    """Name the live tables at which somebody sits who wants to be forgotten."""
    where = words.join(f"<#{channel}>" for channel in channels)
    return PrivateScreen((container([text(words.say("privacy-leave", where=where))], NEUTRAL),))


def render_file(
    key: str, file: Attachment, words: Words, number: int = 1, count: int = 1
) -> PrivateScreen:
    """Hand out a file, one of several perhaps; say how an archive is read."""
    lines = [words.say(key)] if number == 1 else []
    if count > 1:
        lines.append(words.say("file-part", number=number, count=count))
    if file.name.endswith(".zip") and number == 1:
        lines.append(words.say("file-archive"))
    blocks: list[Block] = [text("\n".join(lines)), attached(file.name)]
    return PrivateScreen((container(blocks, NEUTRAL),), file)


def _id(what: str) -> str:
    return no_table_id(Verb.PRIVACY, what)
