"""Every screen in every situation, by name: golden files, budget and leak tests go through it."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Literal

from cogs.custom_id import Verb
from cogs.screens.backs import render_backs
from cogs.screens.choices import render_accuse, render_target
from cogs.screens.ends import Ending, render_called_off, render_match_over, render_round_over
from cogs.screens.hand import render_hand
from cogs.screens.help import render_hello, render_help, render_owner_help
from cogs.screens.history import render_history, render_story
from cogs.screens.kit import Modal
from cogs.screens.leaderboard import render_leaderboard
from cogs.screens.lobby import render_deal, render_lobby
from cogs.screens.me import render_me
from cogs.screens.news import HandNews, hand_news
from cogs.screens.notes import (
    render_apology,
    render_confirm,
    render_note,
    render_refusal,
    render_turn_notice,
)
from cogs.screens.owners import (
    render_data,
    render_podium,
    render_reset,
    render_season,
    render_stats,
    season_modal,
)
from cogs.screens.panel import numbers_modal, render_lucky_word, render_panel, word_modal
from cogs.screens.panel_choices import Page, read_numbers
from cogs.screens.people import (
    render_kick,
    render_kick_sure,
    render_pause,
    render_skip,
    render_take_back,
)
from cogs.screens.privacy import (
    render_delete,
    render_file,
    render_leave_first,
    render_privacy,
)
from cogs.screens.profile import render_profile
from cogs.screens.rules import render_rules
from cogs.screens.screen import Attachment
from cogs.screens.server import limits_modal, read_limits, render_server
from cogs.screens.status import render_status
from cogs.screens.table import render_table
from tests.screens import tables
from tests.screens.readable import Screen
from tests.screens.tables import HAND, NAMES, arrange, move, playing
from uno.game.actions import (
    Accept,
    Accuse,
    CallUno,
    Challenge,
    Draw,
    Leave,
    NextRound,
    Play,
    Timeout,
    Vote,
)
from uno.game.cards import Color
from uno.game.errors import Reason
from uno.game.events import (
    DealerDrew,
    DrawCause,
    Drew,
    Event,
    FirstCardPutBack,
    FirstCardTurned,
    RoundStarted,
    SkipCause,
    Skipped,
    TurnStarted,
)
from uno.game.presets import PRESETS
from uno.game.rules import Rules
from uno.game.seat_view import SeatView, seat_view
from uno.ratings.seasons import Season
from uno.ratings.skill import Skill
from uno.ratings.standing import Deeds, Standing
from uno.table import table as running
from uno.table.achievements import Achievement
from uno.table.answers import TableReason
from uno.table.archive import (
    HeadToHead,
    History,
    Outcome,
    PastMatch,
    Podium,
    Profile,
    RatingPoint,
    Stats,
    Week,
)
from uno.table.guild_settings import GuildSettings
from uno.table.next_deal import NextDeal
from uno.table.person_settings import PersonSettings
from uno.table.ports import (
    EVERYWHERE,
    Board,
    Cursor,
    LeaderboardOrder,
    LeaderboardPage,
    LeaderboardRow,
    Side,
)
from uno.table.records import (
    Chair,
    Controller,
    Earlier,
    Member,
    Options,
    Status,
    Table,
    Window,
    WindowKind,
)
from uno.table.summary import SeatSummary
from uno.text import Language, Words

LANGUAGES = (Language("en", "English"), Language("pt-BR", "Português (Brasil)"))
LOCALES = Path(__file__).parents[2] / "data" / "locales"
FACTS = {"permissions": "Send Messages and Embed Links", "error": "4f2a"}


def messages(beginning: str) -> dict[str, str]:
    """Return the English messages, of one line each, whose names begin so."""
    lines = [line for file in LOCALES.glob("en/*.ftl") for line in file.read_text().splitlines()]
    found = sorted(line.partition(" = ") for line in lines if line.startswith(beginning))
    return {name: text for name, _, text in found}


CLOSED = [name.removeprefix("closed-") for name in messages("closed-") if name != "closed-title"]
NOTES = messages("note-")


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


def backs(table: Table, seat: int | None) -> Scene:
    return partial(render_backs, table, view(table, seat))


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
    return _gone_out(replace(PRESETS["official"], target=50))


def single_over() -> Table:
    return _gone_out(replace(PRESETS["official"], scoring="single"))


def _gone_out(rules: Rules) -> Table:
    table = arrange(playing(rules=rules), hands={0: ["r5"], 1: ["b1", "w4"], 2: ["y7"], 3: ["g1"]})
    return move(table, Play(0, "r5"))[0]


def with_chairs() -> Table:
    """Return a table where somebody left, somebody is away and a computer plays."""
    table = move(turn(), Leave(3))[0]
    chairs = list(table.chairs)
    chairs[1] = replace(chairs[1], timeouts=2)
    chairs[2] = replace(chairs[2], controller=Controller.COMPUTER)
    return replace(table, chairs=tuple(chairs))


def with_chairs_on_turn() -> Table:
    """Return a table that waits for somebody who is away."""
    return move(with_chairs(), Timeout(0))[0]


def told_since() -> tuple[Table, tuple[Event, ...]]:
    """Return a table and the events of its match since seat 2 played."""
    table = arrange(playing(), hands={0: ["r5", "y2", "g1"], 1: HAND, 2: HAND}, turn=2)
    events: list[Event] = []
    for action in (Play(2, "r5"), Timeout(3), Play(0, "r5", uno=False), Play(1, "rs")):
        table, happened = move(table, action)
        events += happened
    return table, tuple(events)


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


def misplay_penalty_hand() -> Table:
    rules = replace(PRESETS["espana"], misplay_penalty=1)
    return arrange(playing(rules=rules, preset="espana"), hands={0: HAND})


def jump_in() -> Table:
    rules = replace(PRESETS["official"], jump_in=True)
    hands = {0: ["r5", "y1", "y2"], 1: HAND, 2: ["r5", "g1", "w"]}
    return move(arrange(playing(rules=rules), hands=hands), Play(0, "r5"))[0]


def swapping(last: bool = False) -> Table:
    rules = replace(PRESETS["official"], seven_zero=True, extra_wilds=True)
    hand = ["r7"] if last else ["r7", "ws", "y2", "g1"]
    return arrange(playing(rules=rules), hands={0: hand, 1: ["b1"], 2: HAND, 3: ["y1", "y2"]})


def swapped() -> Table:
    return move(swapping(), Play(0, "r7", target=1))[0]


def shuffled() -> Table:
    rules = replace(PRESETS["official"], extra_wilds=True)
    table = arrange(playing(rules=rules), hands={0: ["wh", "y2", "g1"]})
    table = move(table, Play(0, "wh", Color.BLUE))[0]
    dealt = arrange(table, top="wh", color=Color.BLUE, turn=1, hands={})
    return replace(dealt, recent=table.recent)  # the hands are left to the shuffle otherwise


def moved_on() -> Table:
    rules = replace(PRESETS["official"], seven_zero=True)
    return move(arrange(playing(rules=rules), hands={0: ["r0", "y2", "g1"]}), Play(0, "r0"))[0]


def take_back(legality: Literal["color", "color_or_number"] = "color") -> Table:
    rules = replace(PRESETS["italia"], misplay_penalty=0, wild_draw_legality=legality)
    table = arrange(playing(rules=rules, preset="italia"), hands={0: ["r9", "w4", "b2", "y3"]})
    return move(table, Play(0, "w4", Color.GREEN), Challenge(1))[0]


def stacked_wild() -> Table:
    rules = replace(PRESETS["official"], stacking="same")
    hands = {0: ["w4", "b2", "g4"], 1: ["w4", "r1", "y1"], 2: HAND}
    return move(arrange(playing(rules=rules), hands=hands), Play(0, "w4", Color.GREEN))[0]


def vote(*votes: int) -> Table:
    table = arrange(playing(preset="italia"), hands={})
    actions = [Vote(seat, guilty=True) for seat in votes]
    return move(table, Accuse(1, 0), *actions)[0]


def teams() -> Table:
    table = arrange(playing(), hands={0: HAND, 1: ["b1"]})
    assert table.state is not None
    state = table.state.copy()
    state.match = replace(state.match, teams=((0, 2), (1, 3)), scores=(120, 30, 0, 45))
    return replace(table, state=state, options=replace(table.options, teams=2))


def team_over() -> Table:
    table = teams()
    assert table.state is not None
    state = table.state.copy()
    state.match = replace(state.match, winners=(0, 2), scores=(420, 230, 90, 45))
    return replace(table, state=state, status=Status.FINISHED)


def paused() -> Table:
    pause = Window("p", WindowKind.PAUSE, None, tables.NOW, tables.NOW + 3_600_000)
    return replace(turn(), windows=(pause,))


def wishes() -> Table:
    kinds = (WindowKind.PAUSE_VOTE, WindowKind.RESUME_VOTE, WindowKind.SKIP_VOTE)
    asked = [Window(f"{k}{s}", k, s, tables.NOW, None) for k in kinds for s in (1, 2)]
    return replace(turn(), windows=(*turn().windows, *asked))


def eliminated() -> Table:
    rules = replace(PRESETS["official"], scoring="elimination", target=100)
    table = playing(rules=rules)
    hands = {0: ["r5"], 1: ["b1"], 2: ["w4", "w4"], 3: ["g1"]}
    return move(arrange(table, hands=hands), Play(0, "r5"))[0]


def watching() -> Table:
    return steady(move(eliminated(), NextRound())[0])


def final() -> Table:
    rules = replace(PRESETS["official"], scoring="tournament", target=50)
    hands = {0: ["r5"], 1: ["b1"], 2: ["w4", "w4"], 3: ["w"]}
    ended = move(arrange(playing(rules=rules), hands=hands), Play(0, "r5"))[0]
    return steady(move(ended, NextRound())[0])


def steady(table: Table) -> Table:
    """Replace what chance dealt by what a scene wants."""
    return replace(arrange(table, hands={}), recent=table.recent[:1])


def blocked() -> Table:
    table = arrange(playing(NAMES[:2]), hands={0: ["b1", "w4"], 1: ["y2"]}, turn=0)
    assert table.state is not None
    state = table.state.copy()
    state.draw.clear()
    state.below.clear()
    return move(replace(table, state=state), Draw(0), Draw(1))[0]


def flipped() -> Table:
    hands = {0: ["rf/p5", "y1/t2", "g2/wc"], 1: tables.FLIP_HAND}
    return move(tables.flip(hands=hands), Play(0, "rf"))[0]


def dark_challenge() -> Table:
    hands = {0: ["g2/wc", "y1/t2", "g4/v3"], 1: tables.FLIP_HAND}
    return move(tables.dark(hands), Play(0, "wc", Color.TEAL))[0]


def light_challenge() -> Table:
    hands = {0: ["w2/t5", "y1/t2", "g4/v3"], 1: tables.FLIP_HAND}
    return move(tables.flip(hands=hands), Play(0, "w2", Color.GREEN))[0]


def no_color() -> Table:
    """Return a table where a Flip has turned up a wild: no colour is in force."""
    table = tables.flip(hands={0: ["rf/p5", "y1/t2", "g2/wc"]}, top="r3/w")
    assert table.state is not None
    state = table.state.copy()
    state.below.clear()
    return move(replace(table, state=state), Play(0, "rf"))[0]


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


def page(rows: int, own: LeaderboardRow | None = None, few: int = 0) -> LeaderboardPage:
    listed = tuple(
        LeaderboardRow(
            *(rank, f"Player *{rank}*", 100 + rank, 40 - rank, 30 - 2 * rank, 1234 - rank),
            rating=2100 - 50 * rank,
            best_streak=12 - rank,
        )
        for rank in range(1, rows + 1)
    )
    forgotten = LeaderboardRow(rows + 1, "Somebody Else", None, 5, 1, 77, 1100, 1)
    unranked = tuple(
        LeaderboardRow(None, f"New{number}", 200 + number, 1 + number, 1, 100, 1200, 1)
        for number in range(few)
    )
    there = Cursor(Side.AFTER, 1_234_567_890, 12_345, "abcdefghijklmnop", 100_000, 100_000)
    return LeaderboardPage(
        (*listed, *((forgotten,) if rows else ()), *unranked),
        own,
        5,
        back=replace(there, side=Side.BEFORE) if rows >= 9 else None,
        further=there if rows >= 9 else None,
        here=replace(there, side=Side.AT) if own is not None and own.rank is not None else None,
    )


SEASONS = (
    Season(4, None, 0, None),
    Season(3, None, 0, 1, "The long *winter*"),
    Season(2, "2026-11", 0, 1),
    Season(1, "2026-10", 0, 1),
)


# The gallery


def scenes() -> dict[str, Scene]:
    """Return every scene by the name of its golden file."""
    return dict(
        [
            *(*_lobby(), *_table(), *_ends(), *_hands(), *_house(), *_flip(), *_panel()),
            *(
                *_people(),
                *_server(),
                *_me(),
                *_profiles(),
                *_owners(),
                *_boards(),
                *_rules(),
                *_notes(),
                *_refusals(),
            ),
        ]
    )


def _lobby() -> Iterator[tuple[str, Scene]]:
    full = [f"Player {number}" for number in range(1, 11)]
    yield "lobby-one", partial(render_lobby, tables.waiting(("Ana",)))
    yield "lobby-ready", partial(render_lobby, tables.waiting())
    yield "lobby-full", partial(render_lobby, tables.waiting(full))
    yield "deal", partial(render_deal, turn(), DEAL)
    for reason in CLOSED:
        closed = replace(tables.waiting(), closed_reason=reason)
        yield f"closed-{reason}", partial(render_called_off, closed)


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


def in_session(table: Table) -> Table:
    """Return a team match with two matches before it, the first without the last player."""
    seats = len(table.chairs)
    chairs = [
        replace(chair, earlier=Earlier(1 if seat == seats - 1 else 2, 40 * seat))
        for seat, chair in enumerate(table.chairs)
    ]
    return replace(table, chairs=tuple(chairs))


def _ends() -> Iterator[tuple[str, Scene]]:
    over_round, over = round_over(), match_over()
    yield "round-over", partial(render_round_over, over_round, view(over_round))
    yield "round-over-untimed", partial(render_round_over, untimed(over_round), view(over_round))
    yield "match-over", partial(render_match_over, over, view(over))
    single = single_over()
    yield "match-over-single", partial(render_match_over, single, view(single))
    told = replace(over, secret="5e" * 32)
    yield (
        "match-over-summary",
        lambda words: render_match_over(told, view(told), words, everything_told(4)),
    )
    refused = replace(everything_told(4), replay=None, is_replay_refused=True)
    yield (
        "match-over-no-file",
        lambda words: render_match_over(told, view(told), words, refused),
    )
    ended = replace(told, status=Status.CLOSED, closed_reason="ended")
    yield (
        "closed-with-replay",
        lambda words: render_called_off(ended, words, Ending(replay=everything_told(4).replay)),
    )
    grouped = team_over()
    yield "match-over-teams", partial(render_match_over, grouped, view(grouped))
    session = in_session(grouped)
    yield "match-over-session", partial(render_match_over, session, view(session))
    yield "round-over-teams", partial(render_round_over, teams(), view(teams()))
    yield "hand-round-over", hand(over_round, 1)
    yield "hand-match-over", hand(over, 1)


def everything_told(seats: int) -> Ending:
    """Return all that the end of a match can tell."""
    return Ending(
        summary=tuple(SeatSummary(9 - n, 3 * n, 2 * n, n % 3) for n in range(seats)),
        next_deal=NextDeal("next-1", "5e" * 32, "5ea1" * 16),
        replay=Attachment("uno-game-1.json", b"{}"),
        outcomes={
            seat: Outcome(1400 + seat, 1400 + 7 * seat, tuple(Achievement)[: 2 * seat])
            for seat in range(seats)
        },
    )


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


def _house() -> Iterator[tuple[str, Scene]]:
    """Show what house rules and matches bring: one hand and the table where they differ."""
    for name, table, seat in (
        ("misplay", misplay_penalty_hand(), 0),
        ("jump-in", jump_in(), 2),
        ("swap", swapping(), 0),
        ("last-seven", swapping(last=True), 0),
        ("swapped", swapped(), 1),
        ("shuffled", shuffled(), 1),
        ("moved-on", moved_on(), 1),
        ("take-back", take_back(), 0),
        ("take-back-number", take_back("color_or_number"), 0),
        ("take-back-seen", take_back(), 1),
        ("stacked-wild", stacked_wild(), 1),
        ("vote", vote(), 2),
        ("vote-cast", vote(2), 2),
        ("vote-accused", vote(), 0),
        ("vote-accuser", vote(), 1),
        ("teams", teams(), 0),
        ("out", watching(), 2),
        ("final", final(), 0),
    ):
        yield f"house-hand-{name}", hand(table, seat)
        if not name.startswith(("vote-", "take-back-", "last-")):
            yield f"house-table-{name}", board(table)
    yield (
        "choose-target",
        lambda words: render_target(swapping(), view(swapping(), 0), "r7", None, words),
    )
    yield (
        "choose-target-wild",
        lambda words: render_target(swapping(), view(swapping(), 0), "ws", Color.BLUE, words),
    )
    accusing = arrange(playing(preset="italia"), hands={})
    yield "choose-accused", partial(render_accuse, accusing, view(accusing, 2))
    for name, table in {"eliminated": eliminated(), "blocked": blocked()}.items():
        yield f"round-over-{name}", partial(render_round_over, table, view(table))


def _flip() -> Iterator[tuple[str, Scene]]:
    light, dark = tables.flip(hands={}), tables.dark({})
    for name, table, seat in (
        ("light", light, 0),
        ("dark", dark, 0),
        ("flipped", flipped(), 1),
        ("no-color", no_color(), 1),
        ("dark-challenge", dark_challenge(), 1),
        ("light-challenge", light_challenge(), 1),
    ):
        yield f"flip-hand-{name}", hand(table, seat)
        yield f"flip-table-{name}", board(table)
    for name, table in {"light": light, "dark": dark}.items():
        yield f"backs-{name}", partial(render_backs, table, view(table, 0))
    yield "backs-spectator", partial(render_backs, light, view(light))


def _panel() -> Iterator[tuple[str, Scene]]:
    classic = tables.waiting()
    flip = tables.waiting(preset="flip")
    for page in Page:
        yield f"panel-{page.value}", partial(render_panel, classic, page)
        yield f"panel-flip-{page.value}", partial(render_panel, flip, page)
    for join in ("role", "invited"):
        options = replace(classic.options, join=join, role_id=5, invited=(101, 102))
        yield f"panel-{join}", partial(render_panel, replace(classic, options=options), Page.TABLE)
        yield f"lobby-{join}", partial(render_lobby, replace(classic, options=options))
    wrong = read_numbers(classic, "game", {"target": "lots", "turn_seconds": "3 s", "decks": "9"})
    assert isinstance(wrong, list)
    yield "panel-wrong", lambda words: render_panel(unplayable(), Page.GAME, words, wrong)
    yield "lobby-unplayable", partial(render_lobby, unplayable())
    yield "lobby-everything", partial(render_lobby, full_lobby())
    yield "deal-words", partial(render_deal, full_lobby(), DEAL)
    yield "lucky-word", partial(render_lucky_word, "shell *sea*", "ab" * 16, "cd" * 32)


def unplayable() -> Table:
    """Return a lobby that cannot start as it is, for every reason there is."""
    rules = replace(PRESETS["flip"], extra_wilds=True, hand_size=15)
    full = tables.waiting([f"Player {number}" for number in range(1, 10)])
    options = replace(full.options, teams=4, join="role")
    return replace(full, rules=rules, preset="flip", options=options)


def full_lobby() -> Table:
    """Return a lobby with teams, a computer, lucky words and house rules."""
    rules = replace(PRESETS["official"], stacking="higher", seven_zero=True, jump_in=True)
    table = tables.waiting(rules=rules)
    chairs = list(table.chairs)
    chairs[0] = replace(chairs[0], contribution="ab" * 32)
    chairs[3] = Chair(None, "Robo", Controller.COMPUTER)
    options = replace(table.options, teams=2, turn_seconds=86_400, in_thread=True)
    return replace(table, chairs=tuple(chairs), options=options)


def come_and_gone(table: Table) -> Table:
    """Return a table between two rounds after one got up and another sat down."""
    assert table.state is not None
    left = move(table, Leave(2))[0]
    return running.join(left, Member("p-new", 999, "Nele"), left.touched_at).after


def _people() -> Iterator[tuple[str, Scene]]:
    yield "kick", partial(render_kick, with_chairs())
    alone = tables.waiting(("Ana",))
    yield "kick-nobody", partial(render_kick, alone)
    yield "kick-sure", partial(render_kick_sure, turn(), 2)
    yield "kick-lobby", partial(render_kick, tables.waiting())
    yield "kick-sure-lobby", partial(render_kick_sure, tables.waiting(), 1)
    yield "take-back-seat", partial(render_take_back, turn())
    ended = come_and_gone(round_over())
    yield "round-over-come-and-gone", partial(render_round_over, ended, view(ended))
    filled = replace(turn(), options=Options(fill_with_computers=True))
    yield "confirm-leave-computer", partial(render_confirm, filled, Verb.LEAVE_SURE)
    yield "pause", partial(render_pause, turn())
    for name, table in {"paused": paused(), "wishes": wishes()}.items():
        yield f"table-{name}", board(table)
        yield f"hand-{name}", hand(table)
        yield f"status-{name}", partial(render_status, table, view(table, 0))
    yield "skip", partial(render_skip, turn(), 1)


def _server() -> Iterator[tuple[str, Scene]]:
    usual = GuildSettings()
    own = GuildSettings(
        channels=(11, 12),
        language="en",
        start="role",
        start_role=5,
        most_tables=3,
        preset="flip",
        options=Options(turn_seconds=45),
    )
    yield "server", partial(render_server, usual, LANGUAGES)
    yield "server-own", partial(render_server, own, LANGUAGES)
    wrong = read_limits(usual, {"most_tables": "many", "most_seats": "11"})
    assert isinstance(wrong, list)
    yield "server-wrong", lambda words: render_server(usual, LANGUAGES, words, wrong)


def _me() -> Iterator[tuple[str, Scene]]:
    yield "me", partial(render_me, PersonSettings(), LANGUAGES)
    yield "me-plain", partial(render_me, PersonSettings(is_plain=True, language="pt-BR"), LANGUAGES)


def modals() -> dict[str, Callable[[Words], Modal]]:
    """Return every modal by the name of its golden file."""
    table = tables.waiting()
    return {
        "modal-game": partial(numbers_modal, table, "game"),
        "modal-penalties": partial(numbers_modal, table, "penalties"),
        "modal-word": partial(word_modal, table),
        "modal-season": season_modal,
        "modal-limits": partial(limits_modal, GuildSettings()),
    }


def _boards() -> Iterator[tuple[str, Scene]]:
    own = LeaderboardRow(42, "Ana", 999, 10, 2, 345, 1432, 2)
    new = LeaderboardRow(None, "Ana", 999, 2, 1, 34, 1100, 1)
    here = Board(4711)

    def scene(shown: LeaderboardPage, board: Board = here) -> Scene:
        return partial(render_leaderboard, shown, board, SEASONS)

    yield "leaderboard", scene(page(9, own))
    yield "leaderboard-empty", scene(page(0))
    yield "leaderboard-no-game", scene(page(2))
    yield "leaderboard-missing", scene(page(2, new, 2))
    yield "leaderboard-everywhere", scene(page(2), Board(EVERYWHERE, 2, "flip"))
    for order in LeaderboardOrder:
        board = replace(here, order=order, season=3)
        yield f"leaderboard-by-{order.value.replace('_', '-')}", scene(page(1, own), board)


def _profiles() -> Iterator[tuple[str, Scene]]:
    day = 86_400_000
    curve = tuple(RatingPoint(1_790_000_000_000 + n * day, 24 + n / 3, 8 - n / 2) for n in range(9))
    every = tuple((one.value, n) for n, one in enumerate(Achievement))
    standing = Standing(
        *(1234, 600, 123_456, 3, 17, 1200, Skill(31.5, 1.9), Deeds(321, 123, 45, 54), 1)
    )
    profile = Profile(
        *("p", "Ana *Banana*", 1, standing, Standing(12, 5), "italia", every, curve),
        against=HeadToHead(42, 20, 18),
    )
    new = Profile("p", "Ana", 1, Standing(), Standing(), None, (), (), None)
    picture = b"PNG"

    def shown(one: Profile, *, is_own: bool = False, drawn: bytes | None = None) -> Scene:
        return partial(render_profile, one, is_own=is_own, picture=drawn)

    yield "profile", shown(profile, drawn=picture)
    yield "profile-words", shown(profile)
    yield "profile-new", shown(new, is_own=True)
    match = PastMatch(
        *("0123456789abcdef", curve[0].at, "italia", "classic", 2, 4, False, 123, 1400, 1388, True)
    )
    past = (
        *(replace(match, game=f"{n:016x}", at=match.at - n * day) for n in range(8)),
        replace(match, has_moves=False, rating_after=1400),
        replace(match, people=1, won=True, rating_before=None, rating_after=None, game="solo"),
    )
    yield "history", partial(render_history, History(past, (match.at, match.game)), is_first=False)
    yield "history-empty", partial(render_history, History((), None), is_first=True)
    over = match_over()
    pages = ["\n".join(["A line of the story"] * 20)] * 3
    file = Attachment("uno-game.json", b"{}")
    yield "story", partial(render_story, over, pages, 1, file)
    yield "story-end", partial(render_story, over, pages, 2, None)


def _owners() -> Iterator[tuple[str, Scene]]:
    yield "privacy", partial(render_privacy, 365, is_everywhere=True)
    yield "privacy-for-ever", partial(render_privacy, 0, is_everywhere=False)
    yield "privacy-delete", render_delete
    yield "privacy-leave", partial(render_leave_first, (1, 2))
    yield "privacy-file", partial(render_file, "privacy-file", Attachment("a.json", b"{}"))
    archive = Attachment("a-1.zip", b"PK")
    yield "privacy-archive", partial(render_file, "privacy-file", archive, number=1, count=2)
    yield "privacy-archive-2", partial(render_file, "privacy-file", archive, number=2, count=2)
    weeks = tuple(Week(1_790_000_000_000 + n * 604_800_000, 10 * n, 9 * n, n) for n in range(8))
    presets = (("official", 123), ("flip", 45))
    yield "stats", partial(render_stats, Stats(weeks, presets, 500, 12_345))
    yield "stats-none", partial(render_stats, Stats((), (), 0, 0))
    yield "data", render_data
    yield "data-reset", render_reset
    yield "season", partial(render_season, "month", SEASONS)
    yield "season-none", partial(render_season, "hand", (), note="season-not-open")
    elsewhere = "season-ended-elsewhere"
    yield "season-elsewhere", partial(render_season, "hand", SEASONS, note=elsewhere, channel=5)
    yield "season-untold", partial(render_season, "hand", SEASONS, note="season-ended-untold")
    best = (("Ana", 2345), ("Ben *the* best", 2200), ("", 2100))
    yield "podium", partial(render_podium, Podium(1, SEASONS[2], best, (1,)))
    yield "podium-one", partial(render_podium, Podium(1, SEASONS[1], best[:1], (1,)))


def _rules() -> Iterator[tuple[str, Scene]]:
    for preset, rules in PRESETS.items():
        yield (
            f"rules-{preset}",
            partial(render_rules, rules, preset),
        )


def _notes() -> Iterator[tuple[str, Scene]]:
    yield "help", partial(render_help, support="https://example.org/help")
    yield "help-owner", render_owner_help
    yield "hello", render_hello
    yield "status-lobby", partial(render_status, tables.waiting(), None)
    yield "status-turn", partial(render_status, turn(), view(turn()))
    yield "status-on-turn", partial(render_status, turn(), view(turn(), 0))
    table, events = told_since()
    yield "status-since", lambda words: render_status(table, view(table, 2), words, events)
    busy = events[:1] + events[1:] * 6
    yield "status-since-long", lambda words: render_status(table, view(table, 2), words, busy)
    yield "status-away", partial(render_status, with_chairs_on_turn(), view(with_chairs_on_turn()))
    yield "status-flip", partial(render_status, tables.dark({}), view(tables.dark({}), 1))
    yield "status-round-over", partial(render_status, round_over(), view(round_over()))
    yield "turn-notice", partial(render_turn_notice, turn(), view(turn()))
    yield "confirm-leave", partial(render_confirm, turn(), Verb.LEAVE_SURE)
    yield "confirm-cancel", partial(render_confirm, tables.waiting(), Verb.CANCEL_SURE)
    yield "confirm-end", partial(render_confirm, turn(), Verb.END_SURE)
    yield "apology", partial(render_apology, "4f2a", support="https://example.org/help")
    yield "note-permissions", partial(render_note, "note-permissions", permissions="Send Messages")
    for key, text in NOTES.items():
        yield key, noted(key, {name: FACTS[name] for name in FACTS if f"${name}" in text})


def noted(key: str, facts: dict[str, str]) -> Scene:
    return lambda words: render_note(key, words, **facts)


def _refusals() -> Iterator[tuple[str, Scene]]:
    for reason in (*Reason, *TableReason):
        yield (
            f"refused-{reason.value}",
            partial(render_refusal, reason),
        )
    yield "refused-at-table", lambda words: render_refusal(Reason.NO_MATCH, words, turn())
