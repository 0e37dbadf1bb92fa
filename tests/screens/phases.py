"""For each preset, a table in each phase that its rules know, and the screens it shows then."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from cogs.screens.ends import render_match_over, render_round_over
from cogs.screens.hand import render_hand
from cogs.screens.table import render_table
from tests.screens.readable import Screen
from tests.screens.tables import arrange, move, playing
from uno.game.actions import Accuse, Draw, Play
from uno.game.cards import Color
from uno.game.presets import PRESETS
from uno.game.seat_view import seat_view
from uno.game.state import Phase
from uno.table.records import Table
from uno.text import Words

_BACKS = ("p1", "t2", "oe", "vd", "w", "p5", "t9", "wc")


def situations(preset: str) -> dict[Phase, Table]:
    """Return a table in each phase that a preset knows."""
    rules = PRESETS[preset]
    found = {
        Phase.TURN: _table(preset, {}),
        Phase.DRAWN: move(_table(preset, {0: ["y1", "g2"]}), Draw(0))[0],
        Phase.ROUND_OVER: _last_card(preset, target=500),
        Phase.MATCH_OVER: _last_card(preset, target=10),
    }
    if rules.first_wild == "choose":
        found[Phase.COLOR] = _first_wild(preset)
    if rules.bluff:
        wild = "w2" if rules.deck == "flip" else "w4"
        table = _table(preset, {0: ["r9", wild, "b2", "g4"]})
        found[Phase.CHALLENGE] = move(table, Play(0, wild, Color.GREEN))[0]
    if rules.hint_penalty:
        found[Phase.VOTE] = move(_table(preset, {}), Accuse(1, 0))[0]
    return found


def ends(scoring: str) -> dict[Phase, Table]:
    """Return the end of a round that is not the last, and of a match, for a way to score."""
    rules = replace(PRESETS["official"], scoring=scoring)  # type: ignore[arg-type]  # a literal
    hands = {0: ["r5"], 1: ["b1", "w"], 2: ["y7"], 3: ["g1", "rs"]}
    made = [
        move(arrange(playing(rules=replace(rules, target=target)), hands=hands), Play(0, "r5"))[0]
        for target in (500, 5)
    ]
    found = {}
    for table in made:
        assert table.state is not None
        found[table.state.phase] = table
    return found


def _table(preset: str, hands: Mapping[int, Sequence[str]], target: int = 500) -> Table:
    table = playing(rules=replace(PRESETS[preset], target=target), preset=preset)
    if PRESETS[preset].deck == "classic":
        return arrange(table, hands=hands)
    backed = {
        seat: [f"{code}/{_BACKS[place % len(_BACKS)]}" for place, code in enumerate(codes)]
        for seat, codes in hands.items()
    }
    return arrange(table, top="r3/v8", hands=backed)


def _last_card(preset: str, target: int) -> Table:
    hands = {0: ["r5"], 1: ["b1", "w"], 2: ["y7"], 3: ["g1", "rs"]}
    return move(_table(preset, hands, target), Play(0, "r5"))[0]


def _first_wild(preset: str) -> Table:
    table = playing(preset=preset)
    top = "w" if PRESETS[preset].deck == "classic" else "w/t1"
    table = arrange(table, top=top, color=None, hands={})
    assert table.state is not None
    state = table.state.copy()
    state.phase = Phase.COLOR
    return replace(table, state=state)


def screens(table: Table, words: Words) -> Iterator[Screen]:
    """Draw what everybody sees, and the hands of the seat on turn and of the next one."""
    assert table.state is not None
    view = seat_view(table.state, None)
    if view.phase is Phase.MATCH_OVER:
        yield render_match_over(table, view, words)
    elif view.phase is Phase.ROUND_OVER:
        yield render_round_over(table, view, words)
    else:
        yield render_table(table, view, words)
        turn = view.turn or 0
        for seat in (turn, (turn + 1) % 4):
            yield render_hand(table, seat_view(table.state, seat), words)
