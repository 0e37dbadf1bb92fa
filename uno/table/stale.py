"""Whether a press on an older decision still means the same legal move (DESIGN.md section 3).

Calls, catches, votes, joins and leaving are judged on the present state, first come first served.
A choice that was offered once (keep, colour, challenge, accept, next round) belongs to its
decision alone. A play or a draw is the same move as long as the seat has not decided anything
since, and nothing can have given it another meaning or price.
"""

from uno.game.actions import Accept, Challenge, Draw, Keep, NameColor, NextRound, Play
from uno.game.rules import Rules
from uno.table import facts
from uno.table.asks import Ask
from uno.table.records import Table

OF_ITS_DECISION = (Keep, NameColor, Challenge, Accept, NextRound)
MOVES = (*OF_ITS_DECISION, Play, Draw)


def is_older(table: Table, ask: Ask, decision: int | None) -> bool:
    """Tell whether an ask is a move, and was made on another decision than the present one."""
    return decision is not None and decision != table.decision and isinstance(ask, MOVES)


def is_stale(table: Table, seat: int, ask: Ask, decision: int | None) -> bool:
    """Tell whether an ask has to be refused for its age, whatever the rules say to it now."""
    if decision is None or not is_older(table, ask, decision):
        return False
    if isinstance(ask, OF_ITS_DECISION) or table.state is None:
        return True
    if table.chairs[seat].acted >= decision or decision > table.decision:
        return True
    if facts.stack(table.state):
        return True
    return isinstance(ask, Play) and _can_mean_something_else(ask, table.rules)


def _can_mean_something_else(play: Play, rules: Rules) -> bool:
    """Tell whether a card can change its meaning while it waits in an open hand.

    It can be a jump-in, cost a penalty, or be a Wild Draw that was legal and is a bluff now.
    """
    is_special_wild = play.card.startswith("w") and play.card != "w"
    can_cost = rules.misplay_penalty or (play.uno and rules.false_uno_penalty)
    return bool(rules.jump_in or can_cost or is_special_wild)
