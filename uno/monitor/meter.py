"""What is counted while the bot works; by itself a meter counts nothing."""

from enum import StrEnum


class Outcome(StrEnum):
    """How an interaction ended."""

    ANSWERED = "answered"
    LATE = "late"  # Discord took no answer any more
    BUSY = "busy"  # the store could not be asked
    FAILED = "failed"  # the person was told a fault's id


class Meter:
    """Take what happens. Nothing here may fail or wait."""

    def interaction(self, kind: str, outcome: Outcome, seconds: float) -> None:
        """Note an interaction: its kind, its end, and the time from its arrival to the end."""

    def request(self, method: str, area: str, status: int, seconds: float) -> None:
        """Note a request to Discord; `area` is the first part of its path."""
