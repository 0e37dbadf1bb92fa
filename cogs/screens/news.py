"""What a hand tells its owner once: cards just drawn, a hand that was shown, a refusal."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from cogs.screens.face import active_face
from uno.game.errors import Reason
from uno.game.events import Event, HandShown
from uno.game.seat_view import SeatView
from uno.table.answers import TableReason

Refusal = Reason | TableReason


@dataclass(frozen=True, slots=True)
class HandNews:
    """Hold what is told once, above the cards; `drew` are codes of active faces."""

    drew: tuple[str, ...] = field(default=(), repr=False)
    shown: HandShown | None = field(default=None, repr=False)
    refusal: Refusal | None = None


NOTHING_NEW = HandNews()


def hand_news(
    before: SeatView | None,
    after: SeatView,
    events: Iterable[Event],
    refusal: Refusal | None = None,
) -> HandNews:
    """Compare what a seat saw before with what it sees now.

    `before` is None when nothing is known of it: then no card is called new. What is shown to
    another seat is left out.
    """
    shown = next((e for e in events if isinstance(e, HandShown) and e.to == after.seat), None)
    drew = () if before is None or before.round != after.round else _new_cards(before, after)
    return HandNews(drew, shown, refusal)


def _new_cards(before: SeatView, after: SeatView) -> tuple[str, ...]:
    had = Counter(before.hand)
    new: list[str] = []
    for card in after.hand:
        if had[card]:
            had[card] -= 1
        else:
            new.append(active_face(card))
    return tuple(new)
