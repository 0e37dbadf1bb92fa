"""What a person decides for themselves, in every server: frozen, saved as JSON."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PersonSettings:
    """Hold the settings of one person; the defaults are those of who chose nothing.

    `is_plain`: private messages are words only, without emojis and pictures, for screen readers.
    `language`: the tag of the one that private messages have; None: that of the client.
    """

    is_plain: bool = False
    language: str | None = None
