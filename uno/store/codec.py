"""Values of the game as JSON texts, without the names of people.

Names live in `players` and nowhere else, so that a person can be forgotten: they are left out of
states, moves and events, and come back from the chairs when a table is loaded.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import orjson

from uno.game.actions import Action
from uno.game.actions_json import action_from_json, action_to_json
from uno.game.events import Event
from uno.game.events_json import event_from_json, event_to_json
from uno.game.rules import Rules
from uno.game.state import State
from uno.game.state_json import state_from_json, state_to_json
from uno.table.guild_settings import GuildSettings, LastChoice
from uno.table.person_settings import PersonSettings
from uno.table.records import Options

Json = dict[str, Any]


def dump_rules(rules: Rules) -> str:
    """Write every switch, also those of the preset: a preset may be corrected later."""
    return orjson.dumps(rules).decode()


def load_rules(text: str) -> Rules:
    """Read switches; one that is new since they were written has its default."""
    return Rules(**orjson.loads(text))


def dump_options(options: Options) -> str:
    """Write the options of a table."""
    return orjson.dumps(options).decode()


def load_options(text: str) -> Options:
    """Read options; one that is new since they were written has its default."""
    return _options(orjson.loads(text))


def dump_settings(settings: GuildSettings) -> str:
    """Write the settings of a server."""
    return orjson.dumps(settings).decode()


def load_settings(text: str) -> GuildSettings:
    """Read settings; one that is new since they were written has its default."""
    plain: Json = orjson.loads(text)
    if plain.get("rules") is not None:
        plain["rules"] = Rules(**plain["rules"])
    if "options" in plain:
        plain["options"] = _options(plain["options"])
    plain["channels"] = tuple(plain.get("channels", ()))
    return GuildSettings(**plain)


def dump_person(settings: PersonSettings) -> str:
    """Write the settings of a person."""
    return orjson.dumps(settings).decode()


def load_person(text: str) -> PersonSettings:
    """Read settings; one that is new since they were written has its default."""
    return PersonSettings(**orjson.loads(text))


def dump_choice(choice: LastChoice) -> str:
    """Write what was played in a channel."""
    return orjson.dumps(choice).decode()


def load_choice(text: str) -> LastChoice:
    """Read what was played in a channel."""
    plain: Json = orjson.loads(text)
    return LastChoice(plain["preset"], Rules(**plain["rules"]), _options(plain["options"]))


def _options(plain: Json) -> Options:
    people = {name: tuple(plain.get(name, ())) for name in ("invited", "removed")}
    return Options(**{**plain, **people})


def dump_state(state: State) -> str:
    """Write a state without names. It holds the seed and all hands: it is secret."""
    plain = state_to_json(state)
    plain["match"]["names"] = []
    return orjson.dumps(plain).decode()


def load_state(text: str, names: Sequence[str]) -> State:
    """Read a state; `names` by seat."""
    plain: Json = orjson.loads(text)
    plain["match"]["names"] = list(names)
    return state_from_json(plain)


def dump_action(action: Action) -> str:
    """Write an action as a move of the replay document, without a name."""
    return orjson.dumps(_without_name(action_to_json(action))).decode()


def load_action(text: str) -> Action:
    """Read a move; who joined has no name here."""
    return action_from_json(orjson.loads(text))


def dump_events(events: Iterable[Event]) -> str:
    """Write events without names."""
    return orjson.dumps([_without_name(event_to_json(event)) for event in events]).decode()


def load_events(text: str, names: Sequence[str]) -> tuple[Event, ...]:
    """Read events; `names` by seat."""
    return tuple(event_from_json(_with_name(plain, names)) for plain in orjson.loads(text))


def _without_name(plain: Json) -> Json:
    if "name" in plain:
        plain["name"] = ""
    return plain


def _with_name(plain: Json, names: Sequence[str]) -> Json:
    if "name" in plain:
        plain["name"] = names[plain["seat"]]
    return plain
