"""Build a slash command's data as a client does: only what the bot registered can be sent."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tests.standin.payloads import member_json, user_json
from tests.standin.world import Channel, Guild, User, World

Json = dict[str, Any]

SUB_COMMAND, SUB_COMMAND_GROUP = 1, 2
STRING, INTEGER, BOOLEAN, USER, CHANNEL, NUMBER = 3, 4, 5, 6, 7, 10
PYTHON_TYPES: dict[int, type | tuple[type, ...]] = {
    STRING: str,
    INTEGER: int,
    BOOLEAN: bool,
    USER: User,
    CHANNEL: Channel,
    NUMBER: (int, float),
}


@dataclass(frozen=True, slots=True)
class Choice:
    """One line that autocomplete offers."""

    name: str
    value: object


def command_data(
    world: World,
    guild: Guild,
    command: str,
    given: Mapping[str, object],
    *,
    typing: str | None = None,
) -> Json:
    """Return the `data` of an interaction for a command such as "uno start".

    Raises AssertionError for what a client would not let a person send. The option named
    `typing` is half typed, and required ones may be missing.
    """
    name, *path = command.split(" ")
    registered = [*world.commands, *world.guild_commands.get(guild.id, ())]
    top = _named(registered, name)
    node, kinds = top, [int(top.get("type", 1))]
    for step in path:
        node = _named(node.get("options", ()), step)
        kinds.append(int(node["type"]))
    resolved: Json = {}
    options = _options(guild, node.get("options", ()), given, resolved, typing)
    for kind, step in zip(reversed(kinds[1:]), reversed(path), strict=True):
        options = [{"name": step, "type": kind, "options": options}]
    data: Json = {"id": top["id"], "name": name, "type": kinds[0], "options": options}
    return data | ({"resolved": resolved} if resolved else {})


def focused(data: Json, option: str) -> Json:
    """Mark the option that is being typed."""
    options = data["options"]
    while options and options[0]["type"] in (SUB_COMMAND, SUB_COMMAND_GROUP):
        options = options[0]["options"]
    for given in options:
        if given["name"] == option:
            given["focused"] = True
    return data


def _named(nodes: Any, name: str) -> Json:
    for node in nodes:
        if node["name"] == name:
            found: Json = node
            return found
    raise AssertionError(f"no command {name!r} among {[node['name'] for node in nodes]}")


def _options(
    guild: Guild, specs: Any, given: Mapping[str, object], resolved: Json, typing: str | None
) -> list[Json]:
    known = {spec["name"]: spec for spec in specs}
    unknown = set(given) - set(known)
    assert not unknown, f"unknown options {unknown}; there are {sorted(known)}"
    missing = {name for name, spec in known.items() if spec.get("required")} - set(given)
    assert not missing or typing, f"missing options {missing}"
    return [
        _option(guild, known[name], value, resolved, is_typing=name == typing)
        for name, value in given.items()
    ]


def _option(guild: Guild, spec: Json, value: object, resolved: Json, *, is_typing: bool) -> Json:
    kind = int(spec["type"])
    option: Json = {"name": spec["name"], "type": kind}
    if is_typing:
        return option | {"value": str(value)}
    assert isinstance(value, PYTHON_TYPES[kind]), f"{spec['name']}: {value!r} is no type {kind}"
    choices = [choice["value"] for choice in spec.get("choices") or ()]
    assert not choices or value in choices, f"{spec['name']}: {value!r} not in {choices}"
    _check_bounds(spec, value)
    if isinstance(value, User):
        _resolve(guild, value, resolved)
    return option | {"value": str(value.id) if isinstance(value, User | Channel) else value}


def _check_bounds(spec: Json, value: object) -> None:
    if isinstance(value, int | float):
        assert spec.get("min_value", value) <= value <= spec.get("max_value", value), spec
    if isinstance(value, str):
        length = len(value)
        assert spec.get("min_length", 0) <= length <= spec.get("max_length", 6000), spec


def _resolve(guild: Guild, user: User, resolved: Json) -> None:
    resolved.setdefault("users", {})[str(user.id)] = user_json(user)
    if user.id in guild.members:
        member = member_json(guild, user)
        del member["user"]
        resolved.setdefault("members", {})[str(user.id)] = member
