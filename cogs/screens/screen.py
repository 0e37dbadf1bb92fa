"""What a message shows: a screen for everybody, or a screen for one person.

The two are different types on purpose: what sends to a channel takes `PublicScreen` only, so that
mypy refuses to send a hand to everybody.
"""

from dataclasses import dataclass, field

from cogs.screens.kit import Component


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file that goes with a message; `name` is as a component of it says."""

    name: str
    data: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class PublicScreen:
    """A message that everybody may read; only the users in `mentions` may be pinged by it."""

    components: tuple[Component, ...]
    mentions: tuple[int, ...] = ()
    file: Attachment | None = None


@dataclass(frozen=True, slots=True)
class PrivateScreen:
    """A message for one person, sent ephemerally; its content is never in a repr."""

    components: tuple[Component, ...] = field(repr=False)
    file: Attachment | None = None
