"""How one person reads what is shown to them alone."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Reader:
    """Hold the language, one of Discord's locales (None: not known), and the wish for words only.

    `is_plain`: no emojis and pictures, for screen readers.
    """

    locale: str | None = None
    is_plain: bool = False
