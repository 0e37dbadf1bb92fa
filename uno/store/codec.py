"""Values of the game as JSON texts."""

import orjson

from uno.game.state_json import state_from_json, state_to_json


def dump_value(v):
    return orjson.dumps(v).decode()


def load_value(v):
    return orjson.loads(v)


def dump_state(v):
    return orjson.dumps(state_to_json(v)).decode()


def load_state(v):
    return state_from_json(orjson.loads(v))


def dump_action(v):
    return orjson.dumps(v).decode()


def dump_events(v):
    return orjson.dumps(v).decode()


def load_events(v):
    return tuple(orjson.loads(v))
