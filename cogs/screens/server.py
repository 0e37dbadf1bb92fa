"""The settings of a server, for those who may manage it."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace

from cogs.custom_id import Verb
from cogs.screens.common import NEUTRAL, duration, no_table_id, offered_presets
from cogs.screens.kit import (
    Block,
    Field,
    Modal,
    Style,
    button,
    channel_select,
    chosen,
    container,
    field,
    modal,
    option,
    role_select,
    rows,
    select,
    text,
)
from cogs.screens.panel_choices import (
    TURN_SECONDS,
    Number,
    Wrong,
    is_id,
    read_number,
)
from cogs.screens.screen import PrivateScreen
from uno.game.presets import PRESETS
from uno.table.guild_settings import GuildSettings
from uno.text import Language, Words

MOST_CHANNELS = 25
STARTERS = ("all", "role", "managers")
LIMITS = (
    Number("most_tables", 0, 1_000),
    Number("most_tables_each", 0, 100),
    Number("most_seats", 2, 10),
)
SERVERS_OWN = "own"  # the value that stands for the language of the server


def render_server(
    settings: GuildSettings,
    languages: Sequence[Language],
    words: Words,
    wrong: Sequence[Wrong] = (),
) -> PrivateScreen:
    """Show the settings of a server; `languages` are those that can be chosen."""
    head = [f"## {words.say('server-title')}"]
    head += [words.say("hand-refusal", reason=one.say(words)) for one in wrong]
    limits = words.say("server-limits", tables=settings.most_tables, seats=settings.most_seats)
    edit = button(
        words.say("button-server-limits"), no_table_id(Verb.SERVER_NUMBERS), Style.SECONDARY
    )
    blocks: list[Block] = [
        text("\n".join(head)),
        *_where(settings, words),
        *_start(settings, words),
        *_defaults(settings, words),
        *_language(settings, languages, words),
        text(limits),
        *rows([edit]),
    ]
    return PrivateScreen((container(blocks, NEUTRAL),))


def _where(settings: GuildSettings, words: Words) -> Iterator[Block]:
    yield text(words.say("server-where"))
    hint, custom_id = words.say("server-where-pick"), _id("channels")
    yield channel_select(custom_id, hint, settings.channels, MOST_CHANNELS)


def _start(settings: GuildSettings, words: Words) -> Iterator[Block]:
    labels = {value: words.say(f"choice-start-{value}") for value in STARTERS}
    yield from _one("start", words.say("server-start"), labels, settings.start, words)
    if settings.start == "role":
        taken = () if settings.start_role is None else (settings.start_role,)
        yield role_select(_id("role"), words.say("server-start-role-pick"), taken)


def _defaults(settings: GuildSettings, words: Words) -> Iterator[Block]:
    presets = {preset: words.say(f"preset-{preset}") for preset in offered_presets(words)}
    yield from _one("preset", words.say("server-preset"), presets, settings.preset, words)
    times = {str(seconds): duration(seconds, words) for seconds in TURN_SECONDS}
    in_force = settings.options.turn_seconds
    times.setdefault(str(in_force), duration(in_force, words))
    yield from _one("turn", words.say("server-turn"), times, str(in_force), words)


def _language(
    settings: GuildSettings, languages: Sequence[Language], words: Words
) -> Iterator[Block]:
    labels = {SERVERS_OWN: words.say("server-language-own")}
    labels |= {language.tag: language.name for language in languages}
    in_force = settings.language or SERVERS_OWN
    yield from _one("language", words.say("server-language"), labels, in_force, words)


def _one(
    name: str, title: str, labels: Mapping[str, str], in_force: str, words: Words
) -> Iterator[Block]:
    offered = [option(label, value) for value, label in labels.items()]
    marked = [chosen(made) if made["value"] == in_force else made for made in offered]
    yield text(title)
    yield select(_id(name), words.say("panel-pick"), marked)


def _id(name: str) -> str:
    return no_table_id(Verb.SERVER_SET, name)


# What comes back


def server_choice(
    settings: GuildSettings, name: str, values: Sequence[str], tags: Collection[str]
) -> GuildSettings | None:
    """Return the settings after a select was used; None when it was forged."""
    if name == "channels":
        ids = [int(value) for value in values if is_id(value)]
        return replace(settings, channels=tuple(ids)) if len(ids) == len(values) else None
    if name == "role":
        return _with_role(settings, values)
    return _with_value(settings, name, values[0], tags) if len(values) == 1 else None


def _with_role(settings: GuildSettings, values: Sequence[str]) -> GuildSettings | None:
    if not values:
        return replace(settings, start="all", start_role=None)
    is_role = len(values) == 1 and is_id(values[0])
    return replace(settings, start_role=int(values[0])) if is_role else None


def _with_value(
    settings: GuildSettings, name: str, value: str, tags: Collection[str]
) -> GuildSettings | None:
    match name:
        case "start" if value in STARTERS:
            return replace(settings, start=value)
        case "preset" if value in PRESETS:
            return replace(settings, preset=value, rules=None)
        case "turn" if value in map(str, TURN_SECONDS):
            options = replace(settings.options, turn_seconds=int(value))
            return replace(settings, options=options)
        case "language" if value == SERVERS_OWN:
            return replace(settings, language=None)
        case "language" if value in tags:
            return replace(settings, language=value)
        case _:
            return None


def limits_modal(settings: GuildSettings, words: Words) -> Modal:
    """Ask for the limits of a server."""
    fields = [_limit_field(settings, number, words) for number in LIMITS]
    return modal(no_table_id(Verb.SERVER_NUMBERS), words.say("modal-server-limits"), fields)


def _limit_field(settings: GuildSettings, number: Number, words: Words) -> Field:
    label = words.say(f"field-{number.name.replace('_', '-')}")
    facts = {"low": number.low, "high": number.high}
    hint = words.say("field-range", **facts) if number.low else words.say("field-limit", **facts)
    return field(number.name, label, hint, 4, str(getattr(settings, number.name)))


def read_limits(settings: GuildSettings, given: Mapping[str, str]) -> GuildSettings | list[Wrong]:
    """Read the modal of limits; an empty field leaves its limit as it is."""
    read = {number.name: read_number(number, given.get(number.name, "")) for number in LIMITS}
    wrong = [one for one in read.values() if isinstance(one, Wrong)]
    limits = {name: one for name, one in read.items() if isinstance(one, int)}
    if wrong:
        return wrong
    return replace(settings, **limits)  # type: ignore[arg-type] # the names are those of LIMITS
