"""What the doctor finds: one line each, and how to mend it."""

from dataclasses import dataclass
from enum import StrEnum


class Verdict(StrEnum):
    """How good a finding is."""

    FINE = "ok"
    NOTE = "note"
    PROBLEM = "PROBLEM"


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the report."""

    verdict: Verdict
    subject: str
    found: str
    mend: str = ""

    def __str__(self) -> str:
        mend = f"\n{'':24}→ {self.mend}" if self.mend else ""
        return f"{self.verdict:8} {self.subject:14} {self.found}{mend}"
