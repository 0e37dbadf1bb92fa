"""Help for players and for those who run a server, and the greeting of a new server."""

from collections.abc import Sequence

from cogs.custom_id import Verb
from cogs.screens.common import NEUTRAL, no_table_id
from cogs.screens.kit import Block, Button, LinkButton, Style, button, container, link, rows, text
from cogs.screens.screen import PrivateScreen, PublicScreen
from uno.text import Words

_PARTS = (
    *("help-start", "help-play", "help-uno", "help-challenge", "help-more"),
    *("help-plain", "help-commands"),
)
_OWNER_PARTS = ("help-owner-allow", "help-owner-settings", "help-owner-end")


def render_help(words: Words, support: str | None = None) -> PrivateScreen:
    """Explain how to play here, on one screen; `support` is an address of the operator."""
    title = words.say("help-title")
    other = button(words.say("button-help-owner"), no_table_id(Verb.HELP, "owner"), Style.SECONDARY)
    return _help(title, _PARTS, other, support, words)


def render_owner_help(words: Words, support: str | None = None) -> PrivateScreen:
    """Explain what those who run a server should know."""
    title = words.say("help-owner-title")
    label = words.say("button-help-player")
    other = button(label, no_table_id(Verb.HELP, "player"), Style.SECONDARY)
    return _help(title, _OWNER_PARTS, other, support, words)


def _help(
    title: str, parts: Sequence[str], other: Button, support: str | None, words: Words
) -> PrivateScreen:
    blocks: list[Block] = [text(f"## {title}"), *[text(words.say(part)) for part in parts]]
    ways: list[Button | LinkButton] = [other]
    if support is not None:
        ways.append(link(words.say("button-support"), support))
    return PrivateScreen((container([*blocks, *rows(ways)], NEUTRAL),))


def render_hello(words: Words) -> PublicScreen:
    """Greet a server that the bot has just joined, in a channel where it may speak."""
    lines = ("hello-start", "hello-here", "hello-owner")
    shown = "\n".join([f"## {words.say('hello-title')}", *[words.say(line) for line in lines]])
    how = button(words.say("button-help-player"), no_table_id(Verb.HELP, "player"), Style.PRIMARY)
    return PublicScreen((container([text(shown), *rows([how])], NEUTRAL),))
