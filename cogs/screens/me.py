"""What a person decides for themselves: how private messages look to them."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from cogs.custom_id import Verb
from cogs.screens.common import NEUTRAL, no_table_id
from cogs.screens.kit import Block, Option, chosen, container, option, select, text
from cogs.screens.screen import PrivateScreen
from uno.table.person_settings import PersonSettings
from uno.text import Language, Words

LOOKS = ("pictures", "words")
AS_IN_DISCORD = "discord"  # the value that stands for the language of the client


def render_me(
    settings: PersonSettings, languages: Sequence[Language], words: Words
) -> PrivateScreen:
    """Show a person their settings; `languages` are those that can be chosen."""
    blocks: list[Block] = [
        text(f"## {words.say('me-title')}\n{words.say('me-hint')}"),
        *_look(settings, words),
        *_language(settings, languages, words),
    ]
    return PrivateScreen((container(blocks, NEUTRAL),))


def _look(settings: PersonSettings, words: Words) -> Iterator[Block]:
    in_force = "words" if settings.is_plain else "pictures"
    options = [_option(f"choice-look-{look}", look, in_force, words) for look in LOOKS]
    yield text(words.say("me-look"))
    yield select(no_table_id(Verb.ME_SET, "look"), words.say("panel-pick"), options)


def _language(
    settings: PersonSettings, languages: Sequence[Language], words: Words
) -> Iterator[Block]:
    options = [
        option(words.say("choice-language-discord"), AS_IN_DISCORD),
        *[option(language.name, language.tag) for language in languages],
    ]
    in_force = settings.language or AS_IN_DISCORD
    marked = [chosen(made) if made["value"] == in_force else made for made in options]
    yield text(words.say("me-language"))
    yield select(no_table_id(Verb.ME_SET, "language"), words.say("panel-pick"), marked)


def _option(key: str, value: str, in_force: str, words: Words) -> Option:
    made = option(words.say(key), value, hint=words.say(f"{key}-hint"))
    return chosen(made) if value == in_force else made


def me_choice(
    settings: PersonSettings, name: str, values: Sequence[str], tags: Collection[str]
) -> PersonSettings | None:
    """Return the settings after a select was used; None when it was forged."""
    match name, tuple(values):
        case "look", (look,) if look in LOOKS:
            return replace(settings, is_plain=look == "words")
        case "language", ("discord",):
            return replace(settings, language=None)
        case "language", (tag,) if tag in tags:
            return replace(settings, language=tag)
        case _:
            return None
