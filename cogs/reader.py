"""How one person reads what is shown to them alone."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Reader:
    """Hold the locale of the client (None: not known), and what the person chose.

    `is_plain`: no emojis and pictures, for screen readers. `language`: the tag of one of ours; it
    wins over the locale.
    """

    locale: str | None = None
    is_plain: bool = False
    language: str | None = None
