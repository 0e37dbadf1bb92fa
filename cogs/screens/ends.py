"""The end of a round and of a match: hands, points, standing, podium."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from cogs.custom_id import Verb
from cogs.screens.boards import board_id
from cogs.screens.cards import cards_by_color
from cogs.screens.common import NEUTRAL, length
from cogs.screens.events import sentence
from cogs.screens.face import Face, active_face, face_of, in_display_order, next_round_line
from cogs.screens.history import rating_change
from cogs.screens.kit import (
    Block,
    Button,
    Style,
    attached,
    button,
    container,
    rows,
    separator,
    text,
)
from cogs.screens.lobby import scoring_line, secret_lines
from cogs.screens.screen import Attachment, PublicScreen
from cogs.screens.session import session_lines
from uno.game.book import open_book
from uno.game.events import Event, Joined, Left, RoundEnded
from uno.game.seat_view import SeatView
from uno.table.achievements import Achievement
from uno.table.archive import Outcome
from uno.table.next_deal import NextDeal
from uno.table.ports import Board
from uno.table.records import Table
from uno.table.summary import SeatSummary
from uno.table.table import can_join
from uno.text import Words

GOLD = 0xD4A72C
MEDALS = 3
MOST_EARNED = 8  # lines; the others are in the profiles
LAST_ROUND = 150  # characters kept free for how the last round ended
ACHIEVEMENTS = frozenset(one.value for one in Achievement)
LONG_HANDS = 2500  # characters
ALL_TEXT = 3900  # characters; Discord takes 4,000 in all


def render_round_over(table: Table, view: SeatView, words: Words) -> PublicScreen:
    """Show what a round brought, and when the next one begins."""
    face = face_of(table, view, words)
    ended = _last_round(table.recent)
    blocks: list[Block] = []
    if ended is not None:
        title = sentence(ended, face.names, words, face.deck)
        blocks += [text("\n".join([f"## {title}", *_hands(face, ended, LONG_HANDS)])), separator()]
    blocks += [text("\n".join(_standing(face, words.say("round-standing")))), separator()]
    blocks.append(text("\n".join([*_come_and_gone(face), *_next_round(face)])))
    return PublicScreen((container([*blocks, *rows(list(_between(face)))], NEUTRAL),))


def _come_and_gone(face: Face) -> Iterator[str]:
    """Say who sat down or got up since the round ended."""
    recent = face.table.recent
    after = max((at for at, event in enumerate(recent) if isinstance(event, RoundEnded)), default=0)
    for event in recent[after:]:
        if isinstance(event, Joined | Left):
            yield sentence(event, face.names, face.words, face.deck)


def _between(face: Face) -> Iterator[Button]:
    """Offer what can be done between two rounds: people come and go now."""
    words, ids = face.words, face.ids
    yield button(words.say("button-next-round"), ids(Verb.NEXT), Style.PRIMARY)
    if can_join(face.table):
        yield button(words.say("button-join"), ids(Verb.JOIN), Style.SUCCESS)
    yield button(words.say("button-leave-lobby"), ids(Verb.LEAVE), Style.SECONDARY)
    yield button(words.say("button-rules"), ids(Verb.RULES), Style.SECONDARY)
    yield button(words.say("button-status"), ids(Verb.STATUS), Style.SECONDARY)


@dataclass(frozen=True, slots=True)
class Ending:
    """What is told once a table is over, and has to be fetched or counted for it."""

    summary: Sequence[SeatSummary] = ()
    next_deal: NextDeal | None = None  # of a rematch; its seal is told together with its button
    replay: Attachment | None = None
    is_replay_refused: bool = False  # the bot may not attach files here
    outcomes: Mapping[int, Outcome] = field(default_factory=dict)  # by seat


NOTHING_MORE = Ending()


def render_match_over(
    table: Table, view: SeatView, words: Words, ending: Ending = NOTHING_MORE
) -> PublicScreen:
    """Show the podium and what everybody did."""
    face = face_of(table, view, words)
    winners = view.winners or ()
    players = words.join(face.names[seat] for seat in winners)
    title = f"## {words.say('match-won', players=players, winners=len(winners))}"
    title_of_standing = words.say("match-standing", rounds=view.round)
    standing = "\n".join([*_standing(face, title_of_standing), *_earned(face)])
    session = "\n".join(session_lines(face))
    done = "\n".join(_summary(face, ending.summary)) if ending.summary else ""
    proof = "\n".join(_proof(table, words, ending))
    told = _told(face, ending, ALL_TEXT - sum(map(length, (title, standing, session, done, proof))))
    others = (title, standing, session, done, told, proof)
    last = _last_hands(face, ALL_TEXT - sum(map(length, others)))
    shown = [part for part in (f"{title}\n{standing}", session, done, told, last, proof) if part]
    blocks = [*_parted(shown), *_replay(ending)]
    board = board_id(Board(table.guild_id))
    buttons = [
        button(words.say("button-rematch"), face.ids(Verb.REMATCH), Style.SUCCESS),
        button(words.say("button-leaderboard"), board, Style.SECONDARY),
    ]
    return PublicScreen((container([*blocks, *rows(buttons)], GOLD),), file=ending.replay)


def render_called_off(table: Table, words: Words, ending: Ending = NOTHING_MORE) -> PublicScreen:
    """Say why a table is over without a result; what can be proved and replayed is there too."""
    lines = [f"## {words.say('closed-title')}"]
    lines += [words.say(f"closed-{table.closed_reason or 'ended'}"), *_proof(table, words, ending)]
    blocks = [text("\n".join(lines)), *_replay(ending)]
    return PublicScreen((container(blocks, NEUTRAL),), file=ending.replay)


def _parted(parts: Sequence[str]) -> Iterator[Block]:
    """Show texts with lines between them."""
    for number, part in enumerate(parts):
        if number:
            yield separator()
        yield text(part)


def _proof(table: Table, words: Words, ending: Ending) -> Iterator[str]:
    """Tell what the deal can be checked with, and what a rematch is dealt from."""
    yield from secret_lines(table, words)
    if ending.next_deal is not None:
        sealed = ending.next_deal
        yield words.say("rematch-seal", digest=sealed.commitment, game=sealed.game)
    if ending.is_replay_refused:
        yield words.say("replay-refused")


def _replay(ending: Ending) -> list[Block]:
    """Show the replay file where there is one."""
    return [] if ending.replay is None else [attached(ending.replay.name)]


def _last_hands(face: Face, room: int) -> str:
    """Tell how the last round ended, in at most `room` characters."""
    ended = _last_round(face.table.recent)
    if ended is None:
        return ""
    how = sentence(ended, face.names, face.words, face.deck)
    return "\n".join([how, *_hands(face, ended, room - length(how))])


def _summary(face: Face, summary: Sequence[SeatSummary]) -> Iterator[str]:
    """Say what each seat did, one line for each."""
    yield face.words.say("summary-title")
    for name, one in zip(face.names, summary, strict=True):
        yield face.words.say(
            "summary-seat",
            name=name,
            turns=one.turns,
            draws=one.draws,
            stack=one.longest_stack,
            catches=one.catches,
        )


def _told(face: Face, ending: Ending, room: int) -> str:
    """Say what the match did to ratings, and what was earned in it: here, and never again.

    What `room` characters, less those for the last round, do not hold is left to the profiles.
    """
    lines: list[str] = []
    for title, part in (
        ("summary-achievements", _earned_lines(face, ending)),
        ("summary-ratings", _rating_lines(face, ending)),
    ):
        together = [face.words.say(title), *part]
        if part and sum(length(line) + 1 for line in (*lines, *together)) <= room - LAST_ROUND:
            lines += together
    return "\n".join(lines)


def _rating_lines(face: Face, ending: Ending) -> list[str]:
    words = face.words
    return [
        words.say(
            "summary-rating",
            name=face.names[seat],
            change=rating_change(one.rating_before, one.rating_after, words),
        )
        for seat, one in ending.outcomes.items()
        if one.rating_before is not None and one.rating_after is not None
    ]


def _earned_lines(face: Face, ending: Ending) -> list[str]:
    words = face.words
    lines = [
        words.say(
            "summary-achievement",
            name=face.names[seat],
            achievement=words.say(f"achievement-{name}"),
            how=words.say(f"achievement-{name}-how"),
        )
        for seat, one in ending.outcomes.items()
        for name in one.achievements
        if name in ACHIEVEMENTS
    ]
    return lines[:MOST_EARNED]


def _last_round(recent: Sequence[Event]) -> RoundEnded | None:
    return next((event for event in reversed(recent) if isinstance(event, RoundEnded)), None)


def _hands(face: Face, ended: RoundEnded, room: int) -> list[str]:
    """Show the cards that were left and what they count, and what the winner gets for them.

    Where `room` characters do not hold them, counts stand for cards, or nothing does.
    """
    won = []
    if face.table.rules.scoring == "winner_takes" and ended.winner is not None:
        name, points = face.names[ended.winner], ended.points[ended.winner]
        won = [face.words.say("round-points", name=name, points=points)]
    most = min(room, LONG_HANDS)
    for line_of in (_drawn_hand_line, _hand_line, _count_line):
        lines = [line_of(face, seat, hand) for seat, hand in enumerate(ended.hands) if hand]
        if sum(length(line) + 1 for line in (*lines, *won)) <= most:
            return [*lines, *won]
    return won


def _drawn_hand_line(face: Face, seat: int, hand: Sequence[str]) -> str:
    return _hand_line(face, seat, hand, drawn=True)


def _hand_line(face: Face, seat: int, hand: Sequence[str], *, drawn: bool = False) -> str:
    ordered = in_display_order(hand, face.view)
    cards = cards_by_color(ordered, face.deck, face.words, drawn=drawn)
    points = _worth(hand, face.view)
    return face.words.say("round-hand", name=face.names[seat], cards=cards, points=points)


def _count_line(face: Face, seat: int, hand: Sequence[str]) -> str:
    """Show a hand by its size, where all cards of everybody would not fit into a message."""
    name, points = face.names[seat], _worth(hand, face.view)
    return face.words.say("round-hand-many", name=name, count=len(hand), points=points)


def _worth(hand: Sequence[str], view: SeatView) -> int:
    """Count a hand by the side in play (RULES.md section 9)."""
    faces = open_book(view.rules, view.side).faces
    return sum(faces[active_face(card)].points for card in hand)


def _standing(face: Face, title: str) -> Iterator[str]:
    """List the seats by score; equal scores share a place. Teams stand by their totals."""
    view = face.view
    yield title
    if face.table.rules.scoring != "winner_takes":
        yield face.words.say("standing-fewer")
    if view.teams:
        yield from _team_standing(face)
        return
    shown = [seat for seat in range(len(view.scores)) if _is_listed(face, seat)]
    winners = view.winners or ()
    sign = -1 if face.table.rules.scoring == "winner_takes" else 1
    keys = {seat: (seat not in winners, sign * view.scores[seat]) for seat in shown}
    ordered = sorted(shown, key=keys.__getitem__)
    for seat in ordered:
        place = 1 + sum(keys[other] < keys[seat] for other in ordered)
        yield _standing_line(face, seat, place)


def _earned(face: Face) -> Iterator[str]:
    """Say what the leaderboard makes of points of which fewer are better."""
    match face.table.rules.scoring:
        case "winner_takes":
            return
        case "single":
            yield face.words.say("match-earned-single")
        case _:
            yield face.words.say("match-earned-lowest")


def _team_standing(face: Face) -> Iterator[str]:
    """List the teams by total, with what each member brought."""
    view, words = face.view, face.words
    totals = [sum(view.scores[seat] for seat in team) for team in view.teams]
    sign = -1 if face.table.rules.scoring == "winner_takes" else 1
    winners = set(view.winners or ())
    keys = [
        (not winners.intersection(team), sign * total)
        for team, total in zip(view.teams, totals, strict=True)
    ]
    for number in sorted(range(len(totals)), key=keys.__getitem__):
        members = [
            words.say("standing-short", name=face.names[seat], points=view.scores[seat])
            for seat in view.teams[number]
        ]
        place = 1 + sum(other < keys[number] for other in keys)
        facts = {"team": number + 1, "members": words.join(members), "points": totals[number]}
        medal = _medal(face, place)
        if medal is None:
            yield words.say("standing-team", place=place, **facts)
        else:
            yield words.say("standing-team-medal", place=place, medal=medal, **facts)


def _is_listed(face: Face, seat: int) -> bool:
    return not face.table.chairs[seat].left or face.view.scores[seat] != 0


def _standing_line(face: Face, seat: int, place: int) -> str:
    line = _points_line(face, seat, place)
    if seat in face.view.out and not face.view.winners:
        return f"{line} · {face.words.say('flag-out')}"
    return line


def _points_line(face: Face, seat: int, place: int) -> str:
    words, points = face.words, face.view.scores[seat]
    medal = _medal(face, place)
    if medal is None:
        return words.say("standing", place=place, name=face.names[seat], points=points)
    return words.say(
        "standing-medal", place=place, medal=medal, name=face.names[seat], points=points
    )


def _medal(face: Face, place: int) -> str | None:
    """Return what a place earns when the match is won."""
    if not face.view.winners or place > MEDALS:
        return None
    return face.words.say(f"medal-{place}")


def _next_round(face: Face) -> Iterator[str]:
    words = face.words
    yield words.say("round-goal", scoring=scoring_line(face.table.rules, words))
    yield words.say("round-next-dealer", name=face.names[_next_dealer(face.view)])
    yield next_round_line(face)


def _next_dealer(view: SeatView) -> int:
    """Return the seat left of the dealer that still plays (RULES.md section 2)."""
    seats = len(view.scores)
    gone = {*view.left, *view.out}
    after = ((view.dealer + step) % seats for step in range(1, seats + 1))
    return next(seat for seat in after if seat not in gone)
