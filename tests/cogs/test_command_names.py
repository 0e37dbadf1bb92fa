"""Commands in every language of Discord's clients: names it takes, texts it has room for."""

import re
import shutil
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import discord
import pytest
from discord import app_commands

from cogs.app import command_groups
from cogs.command_sync import digest_of
from cogs.commands import CommandKit
from cogs.translator import CatalogueTranslator
from tests.text.locales import LOCALES, all_texts
from tests.text.pseudo import TAG, write_pseudo
from uno.text import Texts

MOST_NAME, MOST_TEXT, MOST_COMMAND = 32, 100, 8_000
PUNCTUATION = "-_'"
SERVED = [locale for language in all_texts().languages for locale in language.discord]

Json = dict[str, Any]


async def commands_in(texts: Texts) -> app_commands.CommandTree[Any]:
    """Return our commands with their translations."""
    client = discord.Client(intents=discord.Intents.none())
    tree = app_commands.CommandTree(client)
    await tree.set_translator(CatalogueTranslator(texts))
    nobody: Any = Mock()  # calls these commands
    for group in command_groups(CommandKit(nobody, nobody, texts)):
        tree.add_command(group)
    return tree


@pytest.fixture
async def payload() -> list[Json]:
    """Return what Discord is told of all commands."""
    tree = await commands_in(all_texts())
    translator = tree.translator
    assert translator is not None
    return [await one.get_translated_payload(tree, translator) for one in tree.get_commands()]


def described(commands: list[Json], path: str = "") -> Iterator[tuple[str, Json]]:
    """List commands, subcommands, options and choices with their paths."""
    for one in commands:
        where = f"{path}/{one['name']}"
        yield where, one
        yield from described(one.get("options", []), where)
        yield from described(one.get("choices", []), where)


def in_locale(one: Json, field: str, locale: str) -> str:
    """Return a text as a client shows it."""
    return str(one.get(f"{field}_localizations", {}).get(locale, one[field]))


def is_name(name: str) -> bool:
    """Tell whether Discord takes a name: ^[-_'\\p{L}\\p{N}]{1,32}$, in lower case."""
    letters = all(unicodedata.category(c)[0] in "LN" or c in PUNCTUATION for c in name)
    return letters and 1 <= len(name) <= MOST_NAME and name == name.lower()


def test_the_rule_for_names() -> None:
    assert all(map(is_name, ("uno-me", "começar", "trække", "ação", "l'altro")))
    assert not any(map(is_name, ("", "Start", "two words", "spørg!", "x" * 33)))


@pytest.mark.parametrize("locale", SERVED)
async def test_names_are_valid_and_there_is_one_of_each(payload: list[Json], locale: str) -> None:
    parents: list[tuple[str, list[Json]]] = [("", payload)]
    parents += [(path, one["options"]) for path, one in described(payload) if one.get("options")]
    for path, group in parents:
        names = [in_locale(one, "name", locale) for one in group]
        assert [name for name in names if not is_name(name)] == [], f"{path} in {locale}"
        twice = {name for name in names if names.count(name) > 1}
        assert twice == set(), f"{path} in {locale}: change the .name of one"
    for path, one in described(payload):
        shown = [in_locale(choice, "name", locale) for choice in one.get("choices", [])]
        assert len(set(shown)) == len(shown), f"{path} in {locale}: two choices look alike"


@pytest.mark.parametrize("locale", SERVED)
async def test_every_text_is_set_in_every_locale_and_short_enough(
    payload: list[Json], locale: str
) -> None:
    for path, one in described(payload):
        fields = [field for field in ("name", "description") if field in one]
        for field in fields:
            if not _is_own_name(path):
                assert locale in one.get(f"{field}_localizations", {}), (
                    f"{field} of {path}: give its key in data/locales/en/commands.ftl a text, and "
                    f"`.name = {one['name']}` below it"
                )
            text = in_locale(one, field, locale)
            assert 1 <= len(text) <= MOST_TEXT, f"{field} of {path} in {locale}: {len(text)} long"


def _is_own_name(path: str) -> bool:
    """Tell whether a choice is a language, which is called as it calls itself."""
    return re.match(r"/uno-me/language/language/(?!As in)", path) is not None


async def test_english_names_are_those_of_the_code(payload: list[Json]) -> None:
    """Help and errors name commands by the catalogue, handlers by the code."""
    for path, one in described(payload):
        if "description" in one:
            assert in_locale(one, "name", "en-US") == one["name"], path


async def test_commands_are_short_enough_in_the_longest_language(payload: list[Json]) -> None:
    for command in payload:
        for part in (command, *command.get("options", [])):
            total = sum(_longest(one) for _, one in described([part]))
            assert total <= MOST_COMMAND, f"{part['name']} has {total} characters"


def _longest(one: Json) -> int:
    """Count as Discord does: of each text the longest localisation, and the values of choices."""
    total = len(str(one.get("value", "")))
    for field in ("name", "description"):
        texts = [one.get(field, ""), *one.get(f"{field}_localizations", {}).values()]
        total += max(map(len, texts))
    return total


async def test_commands_count_as_changed_with_any_translation(tmp_path: Path) -> None:
    shutil.copytree(LOCALES / "en", tmp_path / "en")
    write_pseudo(LOCALES / "en", tmp_path)
    before = digest_of(await commands_in(Texts(tmp_path)))
    assert digest_of(await commands_in(Texts(tmp_path))) == before
    changed = tmp_path / TAG / "commands.ftl"
    changed.write_text(changed.read_text("utf-8").replace("Ƥłáý", "Ƥłáýś", 1), encoding="utf-8")
    assert digest_of(await commands_in(Texts(tmp_path))) != before
