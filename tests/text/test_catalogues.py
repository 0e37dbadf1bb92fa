"""Every language says everything English says, with the same facts and its own words for things.

Whoever adds an English message is told here what is missing where; docs/translating.md says how a
language is written. `pytest tests/text -k pt-BR` looks at one language alone.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from tests.text.locales import EVERY, LOCALES, OTHERS, REAL, all_texts, catalogue, words
from uno.game.cards import Color
from uno.game.presets import PRESETS
from uno.text import Language

OWN = "own-"  # keys of messages that only this language needs, for its other messages
DECLARED = "language"
COLORS = {color.name.lower() for color in Color} | {"none"}
PLURALS = {"zero", "one", "two", "few", "many", "other"}
LONG = 12  # letters: shorter texts may be alike in two languages
COMMAND = re.compile(r"\*\*/(uno[^*]*)\*\*")  # commands are always written in bold
PLAIN_COMMAND = re.compile(r"(?<!\*\*)/uno")
BOLD = re.compile(r"\*\*([^*{}]+)\*\*")


def refuse(found: Iterable[object], advice: str) -> None:
    """Fail with every single one that was found, and say what to do."""
    listed = "\n".join(f"  {one}" for one in found)
    assert not listed, f"{advice}:\n{listed}"


def language(tag: str) -> Language:
    return all_texts().language(tag)


@cache
def file_of(key: str) -> str:
    """Name the English file that has a message."""
    name = re.escape(key.partition(".")[0])
    for path in sorted((LOCALES / "en").glob("*.ftl")):
        if re.search(rf"^{name} *=", path.read_text(encoding="utf-8"), re.MULTILINE):
            return path.name
    raise AssertionError(f"{key} is in no English file")


def said(tag: str) -> Iterator[str]:
    """List the keys of the messages that both a language and English have."""
    return (key for key in catalogue("en") if key in catalogue(tag) and _name(key) != DECLARED)


def _name(key: str) -> str:
    return key.partition(".")[0]


def raw(tag: str, key: str) -> str:
    """Return the text of a message as it is written, without its key."""
    entry = catalogue(tag).entry(_name(key))
    attribute = key.partition(".")[2]
    pattern = entry.value
    if attribute:
        pattern = next(one.value for one in entry.attributes if one.id.name == attribute)
    message = ast.Message(ast.Identifier("x"), pattern)
    return FluentSerializer().serialize_entry(message).partition("=")[2].strip()


def may_leave_out(tag: str, key: str) -> bool:
    """Tell whether a message may come from the fallback.

    Where Discord never asks for the language, it shows the commands of the fallback; a variant of
    a language (`es-419`) has only what differs.
    """
    of_commands = key.startswith(("command-", "option-"))
    known = language(tag)
    return known.fallback is not None and (bool(known.discord) or of_commands)


@pytest.mark.parametrize("tag", EVERY)
def test_everything_is_fluent_and_refers_to_what_is_there(tag: str) -> None:
    catalogue(tag).check()


@pytest.mark.parametrize("tag", OTHERS)
def test_no_message_is_missing(tag: str) -> None:
    missing = sorted(
        f"{key} (see en/{file_of(key)})"
        for key in catalogue("en")
        if key not in catalogue(tag) and _name(key) != DECLARED and not may_leave_out(tag, key)
    )
    refuse(missing, f"translate into data/locales/{tag}")


@pytest.mark.parametrize("tag", OTHERS)
def test_no_message_is_too_much(tag: str) -> None:
    unknown = sorted(
        key
        for key in catalogue(tag)
        if key not in catalogue("en") and _name(key) != DECLARED and not key.startswith(OWN)
    )
    refuse(unknown, f"not in English (messages that only {tag} needs begin with {OWN})")


@pytest.mark.parametrize("tag", EVERY)
def test_terms_and_own_messages_are_used(tag: str) -> None:
    found = catalogue(tag)
    used = {other for key in (*found, *found.terms()) for other in found.references(key)}
    own = [key for key in found if key.startswith(OWN)]
    refuse(sorted({*own, *found.terms()} - used), f"take out of {tag}, or use")


@pytest.mark.parametrize("tag", OTHERS)
def test_messages_take_the_same_facts_as_in_english(tag: str) -> None:
    wrong = [
        f"{key}: {sorted(catalogue(tag).uses(key).arguments)}, in English {sorted(english)}"
        for key in said(tag)
        if (english := catalogue("en").uses(key).arguments) != catalogue(tag).uses(key).arguments
    ]
    refuse(wrong, f"facts of messages in {tag} that are not those of English")


@pytest.mark.parametrize("tag", OTHERS)
def test_nothing_is_left_in_english(tag: str) -> None:
    same = [key for key in said(tag) if _is_text(key) and raw(tag, key) == raw("en", key)]
    refuse(same, f"English in data/locales/{tag}")


def _is_text(key: str) -> bool:
    plain = re.sub(r"\{[^{}]*\}", "", raw("en", key))
    return sum(map(str.isalpha, plain)) >= LONG and len(plain.split()) > 1


class _Choices(Visitor):
    """Collect the choices a message makes: by which argument, between which variants."""

    def __init__(self) -> None:
        self.found: list[tuple[str, ast.SelectExpression]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (Visitor)
        selector = node.selector
        match selector:
            case ast.VariableReference():
                self.found.append((selector.id.name, node))
            case ast.FunctionReference():
                self.found.append((selector.id.name, node))
        self.generic_visit(node)


def choices(tag: str) -> Iterator[tuple[str, str, ast.SelectExpression]]:
    for key in catalogue(tag):
        if "." not in key:
            visitor = _Choices()
            visitor.visit(catalogue(tag).entry(key))
            yield from ((key, argument, node) for argument, node in visitor.found)


def variants(node: ast.SelectExpression) -> dict[str, str]:
    """Return what each variant says, by its name."""
    serializer = FluentSerializer()
    told = {}
    for one in node.variants:
        name = one.key.name if isinstance(one.key, ast.Identifier) else one.key.value
        message = ast.Message(ast.Identifier("x"), one.value)
        told[name] = serializer.serialize_entry(message).partition("=")[2].strip()
    return told


@pytest.mark.parametrize("tag", EVERY)
def test_variants_have_names_that_can_be_chosen(tag: str) -> None:
    wrong = [
        (key, name)
        for key, argument, node in choices(tag)
        for name in variants(node)
        if name not in (COLORS if argument == "color" else PLURALS) and not name.isdecimal()
    ]
    refuse(wrong, f"variants in {tag} that are no plural category, colour or number")


@pytest.mark.parametrize("tag", EVERY)
def test_one_is_not_said_of_none(tag: str) -> None:
    """In Brazilian Portuguese the category `one` holds 0 too: [1] is exactly one."""
    plural = Locale.parse(tag, sep="-").plural_form
    if plural(0) != "one":
        return
    wrong = [
        key
        for key, argument, node in choices(tag)
        if f"${argument}" not in (told := variants(node)).get("one", f"${argument}")
        and "0" not in told
    ]
    refuse(wrong, "write [1] instead of [one], or name the number in [one] as well")


@pytest.mark.parametrize("tag", EVERY)
def test_commands_are_called_as_discord_shows_them(tag: str) -> None:
    speaks = words(tag)
    names = {speaks.say(key) for key in catalogue("en") if re.fullmatch(r"command-.+\.name", key)}
    wrong = []
    for key in catalogue(tag):
        if "." not in key:
            written = raw(tag, key)
            called = [name for one in COMMAND.findall(written) for name in one.split()]
            wrong += [f"{key}: {name}" for name in called if name not in names]
            wrong += [f"{key}: a command not in bold"] * bool(PLAIN_COMMAND.search(written))
    refuse(wrong, f"in {tag} the commands are called {', '.join(sorted(names))}")


@cache
def buttons() -> dict[str, list[str]]:
    """Map what English buttons say to their keys."""
    found: dict[str, list[str]] = {}
    for key in catalogue("en"):
        if key.startswith("button-") and "." not in key:
            found.setdefault(raw("en", key), []).append(key)
    return found


@pytest.mark.parametrize("tag", OTHERS)
def test_buttons_are_called_as_they_are_labelled(tag: str) -> None:
    wrong = []
    for key in said(tag):
        for label in BOLD.findall(raw("en", key)):
            labels = [raw(tag, button) for button in buttons().get(label, ()) if _has(tag, button)]
            written = raw(tag, key)
            named = [f"**{one}**" for one in labels]
            named += [f"{{ {button} }}" for button in buttons().get(label, ())]
            if labels and not any(one in written for one in named):
                wrong.append(f"{key}: **{label}** is {' or '.join(named)}")
    refuse(wrong, f"buttons that {tag} calls otherwise than they are labelled")


def _has(tag: str, key: str) -> bool:
    return key in catalogue(tag)


def test_languages_declare_what_exists() -> None:
    """Each locale is one of Discord's, each preset one of ours."""
    import discord  # noqa: PLC0415 (only here)

    known = {locale.value for locale in discord.Locale}
    for one in all_texts().languages:
        assert set(one.discord) <= known, one
        assert one.preset is None or one.preset in PRESETS, one


def test_every_file_is_named_as_in_english() -> None:
    english = {path.name for path in (LOCALES / "en").iterdir()}
    for tag in REAL:
        extra = {path.name for path in Path(LOCALES / tag).iterdir()} - english
        assert extra == set(), tag
