"""Every screen in every situation, by name: golden files, budget and leak tests go through it."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from cogs.custom_id import Verb
from cogs.screens.ends import render_match_over, render_round_over
from cogs.screens.hand import render_hand
from cogs.screens.help import render_help, render_status
from cogs.screens.leaderboard import render_leaderboard
from cogs.screens.lobby import render_closed, render_deal, render_lobby
from cogs.screens.news import HandNews, hand_news
from cogs.screens.notes import (
    render_apology,
    render_confirm,
    render_note,
    render_refusal,
    render_turn_notice,
)
from cogs.screens.rules import render_rules
from cogs.screens.table import render_table
from tests.screens import tables
from tests.screens.readable import Screen
from tests.screens.tables import HAND, arrange, move, playing
from uno.game.actions import Accept, CallUno, Challenge, Draw, Leave, Play, Timeout
from uno.game.cards import Color
from uno.game.errors import Reason
from uno.game.events import (
    DealerDrew,
    DrawCause,
    Drew,
    FirstCardPutBack,
    FirstCardTurned,
    RoundStarted,
    SkipCause,
    Skipped,
    TurnStarted,
)
from uno.game.presets import PRESETS
from uno.game.seat_view import SeatView, seat_view
from uno.table.answers import TableReason
from uno.table.ports import LeaderboardOrder, LeaderboardPage, LeaderboardRow
from uno.table.records import Controller, Table
from uno.text import Words

CLOSED = ("abandoned", "cancelled", "channel-gone", "ended", "expired", "idle", "no-access")
NOTES = (
    *("note-opened", "note-joined", "note-left", "note-cancelled", "note-ended", "note-in-lobby"),
    *("note-not-seated", "note-no-table", "note-unknown-table", "note-unknown-button"),
    *("note-unknown-card", "note-only-in-servers", "note-moderators-only"),
)


DEAL = (
    DealerDrew(0, "y4", 4),
    DealerDrew(1, "rd", 0),
    DealerDrew(2, "b8", 8),
    DealerDrew(3, "y8", 8),
    DealerDrew(2, "w", 0),
    DealerDrew(3, "g1", 1),
    RoundStarted(1, 3, (0, 1, 2, 3)),
    FirstCardPutBack("w4"),
    FirstCardTurned("rd", Color.RED),
    Drew(0, 2, DrawCause.FIRST_CARD),
    Skipped(0, SkipCause.FIRST_CARD),
    TurnStarted(1),
)

Scene = Callable[[Words], Screen]


def view(table: Table, seat: int | None = None) -> SeatView:
    assert table.state is not None
    return seat_view(table.state, seat)


def board(table: Table) -> Scene:
    return partial(render_table, table, view(table))


def hand(table: Table, seat: int = 0, news: HandNews | None = None) -> Scene:
    return lambda words: render_hand(table, view(table, seat), words, news or HandNews())


# Situations


def turn() -> Table:
    return arrange(playing(), hands={0: HAND, 1: ["b1", "b2", "b4"], 2: ["y7", "y8"], 3: ["g1"]})


def drawn() -> Table:
    return move(arrange(playing(), hands={0: ["y1", "g2"]}), Draw(0))[0]


def challenge(offender: tuple[str, ...] = ("r9", "w4", "b2", "g4")) -> Table:
    table = arrange(playing(), hands={0: offender, 1: HAND})
    return move(table, Play(0, "w4", Color.GREEN))[0]


def one_card_left(*, called: bool) -> Table:
    table = arrange(playing(), hands={0: ["r5", "y2"], 1: HAND})
    return move(table, Play(0, "r5", uno=called))[0]


def called_ahead() -> Table:
    return move(arrange(playing(), hands={0: ["r5", "y2"], 1: HAND}), CallUno(0))[0]


def round_over() -> Table:
    table = arrange(playing(), hands={0: ["r5"], 1: ["b1", "w4"], 2: ["y7", "y7"], 3: ["g1", "rs"]})
    return move(table, Play(0, "r5"))[0]


def match_over() -> Table:
    rules = replace(PRESETS["official"], target=50)
    table = arrange(playing(rules=rules), hands={0: ["r5"], 1: ["b1", "w4"], 2: ["y7"], 3: ["g1"]})
    return move(table, Play(0, "r5"))[0]


def with_chairs() -> Table:
    """Return a table where somebody left, somebody is away and a computer plays."""
    table = move(turn(), Leave(3))[0]
    chairs = list(table.chairs)
    chairs[1] = replace(chairs[1], timeouts=2)
    chairs[2] = replace(chairs[2], controller=Controller.COMPUTER)
    return replace(table, chairs=tuple(chairs))


def untimed(table: Table) -> Table:
    return replace(table, windows=())


def stacked() -> Table:
    rules = replace(PRESETS["official"], stacking="higher")
    table = arrange(playing(rules=rules), hands={0: ["rd", "y1", "y2"], 1: HAND})
    return move(table, Play(0, "rd"))[0]


def misplay_hand() -> Table:
    """Return a hand in which every card of the deck can be picked: more than there are buttons."""
    rules = replace(PRESETS["official"], misplay_penalty=4)
    table = playing(rules=rules)
    assert table.state is not None
    every = [code for code in table.state.book.one_sided if code[:2] not in ("ws", "wh")]
    return arrange(table, hands={0: every})


def lost_challenge() -> tuple[Table, HandNews]:
    before = challenge(("w4", "b2", "g4"))
    after, events = move(before, Challenge(1))
    return after, hand_news(view(before, 1), view(after, 1), events)


def won_challenge() -> tuple[Table, HandNews]:
    before = challenge()
    after, events = move(before, Challenge(1))
    return after, hand_news(view(before, 1), view(after, 1), events)


def accepted() -> tuple[Table, HandNews]:
    before = challenge()
    after, events = move(before, Accept(1))
    return after, hand_news(view(before, 1), view(after, 1), events)


def page(rows: int, own: LeaderboardRow | None = None, own_games: int = 0) -> LeaderboardPage:
    listed = tuple(
        LeaderboardRow(rank, f"Player *{rank}*", 100 + rank, 40 - rank, 30 - 2 * rank, 1234 - rank)
        for rank in range(1, rows + 1)
    )
    forgotten = LeaderboardRow(rows + 1, "Somebody Else", None, 5, 1, 77)
    return LeaderboardPage((*listed, forgotten) if rows else (), own, own_games, 5, rows >= 9)


# The gallery


def scenes() -> dict[str, Scene]:
    """Return every scene by the name of its golden file."""
    return dict(
        [*_lobby(), *_table(), *_ends(), *_hands(), *_boards(), *_rules(), *_notes(), *_refusals()]
    )


def _lobby() -> Iterator[tuple[str, Scene]]:
    full = [f"Player {number}" for number in range(1, 11)]
    yield "lobby-one", partial(render_lobby, tables.waiting(("Ana",)))
    yield "lobby-ready", partial(render_lobby, tables.waiting())
    yield "lobby-full", partial(render_lobby, tables.waiting(full))
    yield "deal", partial(render_deal, turn(), DEAL)
    for reason in CLOSED:
        closed = replace(tables.waiting(), closed_reason=reason)
        yield f"closed-{reason}", partial(render_closed, closed)


def _table() -> Iterator[tuple[str, Scene]]:
    yield "table-turn", board(turn())
    yield "table-first-wild", board(tables.first_wild())
    yield "table-drawn", board(drawn())
    yield "table-challenge", board(challenge())
    yield "table-uno-open", board(one_card_left(called=False))
    yield "table-uno-called", board(one_card_left(called=True))
    yield (
        "table-reversed",
        board(move(arrange(playing(), hands={0: ["rr", "y1"]}), Play(0, "rr"))[0]),
    )
    yield "table-chairs", board(with_chairs())
    yield "table-untimed", board(untimed(turn()))
    yield "table-stacked", board(stacked())
    yield "table-timed-out", board(move(turn(), Timeout(0))[0])


def _ends() -> Iterator[tuple[str, Scene]]:
    ended, over = round_over(), match_over()
    yield "round-over", partial(render_round_over, ended, view(ended))
    yield "round-over-untimed", partial(render_round_over, untimed(ended), view(ended))
    yield "match-over", partial(render_match_over, over, view(over))
    yield "hand-round-over", hand(ended, 1)
    yield "hand-match-over", hand(over, 1)


def _hands() -> Iterator[tuple[str, Scene]]:
    yield "hand-turn", hand(turn())
    yield "hand-waiting", hand(turn(), 1)
    yield "hand-untimed", hand(untimed(turn()))
    yield "hand-first-wild", hand(tables.first_wild(), view(tables.first_wild()).turn or 0)
    yield "hand-drawn", hand(drawn())
    yield "hand-challenge", hand(challenge(), 1)
    yield "hand-one-card", hand(one_card_left(called=False))
    yield "hand-two-cards", hand(arrange(playing(), hands={0: ["r5", "y2"]}))
    yield "hand-called-ahead", hand(called_ahead())
    yield "hand-bluff", hand(arrange(playing(), hands={0: ["w4", "r1", "y2"]}))
    yield "hand-honest", hand(arrange(playing(), hands={0: ["w4", "g1", "y2"]}))
    yield "hand-stacked", hand(stacked(), 1)
    yield "hand-misplay", hand(misplay_hand())
    yield "hand-refused", hand(turn(), 1, HandNews(refusal=Reason.NOT_YOUR_TURN))
    for name, (table, news) in {
        "hand-lost-challenge": lost_challenge(),
        "hand-won-challenge": won_challenge(),
        "hand-accepted": accepted(),
    }.items():
        yield name, hand(table, 1, news)


def _boards() -> Iterator[tuple[str, Scene]]:
    own = LeaderboardRow(42, "Ana", 101, 10, 2, 345)
    wins, rate = LeaderboardOrder.WINS, LeaderboardOrder.WIN_RATE
    yield "leaderboard", partial(render_leaderboard, page(9, own, 10), wins, 10)
    yield "leaderboard-empty", partial(render_leaderboard, page(0), wins, 0)
    yield "leaderboard-no-game", partial(render_leaderboard, page(2), wins, 0)
    yield "leaderboard-missing", partial(render_leaderboard, page(2, None, 2), rate, 0)
    for order in LeaderboardOrder:
        yield (
            f"leaderboard-by-{order.value.replace('_', '-')}",
            partial(render_leaderboard, page(1, own, 10), order, 0),
        )


def _rules() -> Iterator[tuple[str, Scene]]:
    for preset, rules in PRESETS.items():
        yield (
            f"rules-{preset}",
            partial(render_rules, rules, preset),
        )


def _notes() -> Iterator[tuple[str, Scene]]:
    yield "help", render_help
    yield "status-lobby", partial(render_status, tables.waiting(), None)
    yield "status-turn", partial(render_status, turn(), view(turn()))
    yield "status-round-over", partial(render_status, round_over(), view(round_over()))
    yield "turn-notice", partial(render_turn_notice, turn(), view(turn()))
    yield "confirm-leave", partial(render_confirm, turn(), Verb.LEAVE_SURE)
    yield "confirm-cancel", partial(render_confirm, tables.waiting(), Verb.CANCEL_SURE)
    yield "confirm-end", partial(render_confirm, turn(), Verb.END_SURE)
    yield "apology", partial(render_apology, "4f2a")
    yield "note-permissions", partial(render_note, "note-permissions", permissions="Send Messages")
    for key in NOTES:
        yield key, partial(render_note, key)


def _refusals() -> Iterator[tuple[str, Scene]]:
    for reason in (*Reason, *TableReason):
        yield (
            f"refused-{reason.value}",
            partial(render_refusal, reason),
        )
    yield "refused-at-table", lambda words: render_refusal(Reason.NO_MATCH, words, turn())
