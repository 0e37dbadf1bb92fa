"""Events as plain JSON and back: `{"event": NAME, field: value …}` (docs/replay-events.md)."""

import re
from collections.abc import Callable, Mapping
from dataclasses import fields
from enum import Enum
from typing import Any, Final, get_args, get_type_hints

from uno.game import events as vocabulary
from uno.game.cards import Color, Side
from uno.game.events import DrawCause, Event, SkipCause

Json = dict[str, Any]
_WORD_START: Final = re.compile(r"(?<!^)(?=[A-Z])")


def event_name(kind: type) -> str:
    """Return the stable name of an event: DealerDrew is `dealer_drew`."""
    return _WORD_START.sub("_", kind.__name__).lower()


EVENTS: Final[dict[str, type]] = {event_name(kind): kind for kind in get_args(Event)}
_NAMES: Final = {kind: name for name, kind in EVENTS.items()}
_FIELDS: Final = {kind: tuple(f.name for f in fields(kind)) for kind in EVENTS.values()}


def event_to_json(event: Event) -> Json:
    """Return an event as a JSON object; enums as their values, tuples as lists."""
    kind = type(event)
    plain: Json = {"event": _NAMES[kind]}
    for name in _FIELDS[kind]:
        plain[name] = _plain(getattr(event, name))
    return plain


def _plain(value: object) -> object:
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return value.value if isinstance(value, Enum) else value


def _tuples(value: object) -> object:
    return tuple(_tuples(item) for item in value) if isinstance(value, list) else value


_READERS: Final[dict[object, Callable[[Any], object]]] = {
    Color: Color,
    Color | None: lambda value: None if value is None else Color(value),
    Side: Side,
    DrawCause: DrawCause,
    SkipCause: SkipCause,
}


def _readers(kind: type) -> dict[str, Callable[[Any], object]]:
    hints = get_type_hints(kind, vars(vocabulary))
    return {name: _READERS.get(hint, _tuples) for name, hint in hints.items()}


_FIELD_READERS: Final = {kind: _readers(kind) for kind in EVENTS.values()}


def event_from_json(plain: Mapping[str, Any]) -> Event:
    """Return the event of `event_to_json`; KeyError or ValueError for anything else."""
    kind = EVENTS[plain["event"]]
    readers = _FIELD_READERS[kind]
    event: Event = kind(**{name: read(plain[name]) for name, read in readers.items()})
    return event
