"""What a person decides for themselves: how private messages look to them."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from cogs.custom_id import Verb
from cogs.screens.common import NEUTRAL, no_table_id
from cogs.screens.kit import Block, Option, chosen, container, option, select, text
from cogs.screens.screen import PrivateScreen
from uno.table.person_settings import PersonSettings
from uno.text import Words

LOOKS = ("pictures", "words")


def render_me(settings: PersonSettings, words: Words) -> PrivateScreen:
    """Show a person their settings."""
    blocks: list[Block] = [
        text(f"## {words.say('me-title')}\n{words.say('me-hint')}"),
        *_look(settings, words),
    ]
    return PrivateScreen((container(blocks, NEUTRAL),))


def _look(settings: PersonSettings, words: Words) -> Iterator[Block]:
    in_force = "words" if settings.is_plain else "pictures"
    options = [_option(f"choice-look-{look}", look, in_force, words) for look in LOOKS]
    yield text(words.say("me-look"))
    yield select(no_table_id(Verb.ME_SET, "look"), words.say("panel-pick"), options)


def _option(key: str, value: str, in_force: str, words: Words) -> Option:
    made = option(words.say(key), value, hint=words.say(f"{key}-hint"))
    return chosen(made) if value == in_force else made


def me_choice(settings: PersonSettings, name: str, values: Sequence[str]) -> PersonSettings | None:
    """Return the settings after a select was used; None when it was forged."""
    match name, tuple(values):
        case "look", (look,) if look in LOOKS:
            return replace(settings, is_plain=look == "words")
        case _:
            return None
