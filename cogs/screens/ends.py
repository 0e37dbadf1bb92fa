"""The end of a round and of a match: hands, points, standing, podium."""

from collections import Counter
from collections.abc import Iterator, Sequence

from uno.game.seat_view import SeatView

from cogs.custom_id import Verb
from cogs.screens.common import NEUTRAL, deadline_of, no_table_id, relative
from cogs.screens.events import sentence, sentences
from cogs.screens.face import Face, face_of
from cogs.screens.hand import card_times
from cogs.screens.kit import Block, Style, button, container, rows, text
from cogs.screens.lobby import scoring_line
from cogs.screens.news import active_face
from cogs.screens.screen import PublicScreen
from uno.game.cards import Color
from uno.game.events import Event, RoundEnded
from uno.table.ports import LeaderboardOrder
from uno.table.records import Table
from uno.text import Words

GOLD = 0xD4A72C
MEDALS = 3


def render_round_over(table: Table, view: SeatView, words: Words) -> PublicScreen:
    """Show what a round brought, and when the next one begins."""
    face = face_of(table, view, words)
    ended = _last_round(table.recent)
    blocks: list[Block] = []
    if ended is not None:
        title = sentence(ended, face.names, words, face.deck)
        blocks.append(text("\n".join([f"## {title}", *_hands(face, ended)])))
    blocks.append(text("\n".join(_standing(face, words.say("round-standing")))))
    blocks.append(text("\n".join(_next_round(face))))
    next_round = button(words.say("button-next-round"), face.ids(Verb.NEXT), Style.PRIMARY)
    return PublicScreen((container([*blocks, *rows([next_round])], NEUTRAL),))


def render_match_over(table: Table, view: SeatView, words: Words) -> PublicScreen:
    """Show the podium."""
    face = face_of(table, view, words)
    winners = words.join(face.names[seat] for seat in view.winners or ())
    blocks: list[Block] = [text(f"## 🏆 {words.say('event-match-won', players=winners)}")]
    blocks.append(text("\n".join(_standing(face, words.say("match-standing", rounds=view.round)))))
    ended = _last_round(table.recent)
    if ended is not None:
        last = sentences([ended], face.names, words, face.deck, 1)
        blocks.append(text("\n".join([*last, *_hands(face, ended)])))
    board = no_table_id(Verb.BOARD, LeaderboardOrder.WINS.value, "0")
    show = button(words.say("button-leaderboard"), board, Style.SECONDARY)
    return PublicScreen((container([*blocks, *rows([show])], GOLD),))


def _last_round(recent: Sequence[Event]) -> RoundEnded | None:
    return next((event for event in reversed(recent) if isinstance(event, RoundEnded)), None)


def _hands(face: Face, ended: RoundEnded) -> Iterator[str]:
    """Show the cards that were left, and the points they brought."""
    for seat, hand in enumerate(ended.hands):
        if hand:
            yield face.words.say(
                "round-hand", name=face.names[seat], cards=_short_cards(hand, face)
            )
    for seat, points in enumerate(ended.points):
        if points:
            yield face.words.say("round-points", name=face.names[seat], points=points)


def _short_cards(hand: Sequence[str], face: Face) -> str:
    """List cards by colour in few characters: a round can end with a hundred cards."""
    words = face.words
    groups: dict[str, Counter[str]] = {}
    for card in map(active_face, hand):
        groups.setdefault(card[0], Counter())[card] += 1
    listed = []
    for letter, cards in groups.items():
        color = None if letter == "w" else Color(letter)
        named = [card_times(words.symbol(c, face.deck), n, words) for c, n in cards.items()]
        key = "round-wilds" if color is None else "round-group"
        facts = {} if color is None else {"color": words.color(color)}
        listed.append(words.say(key, mark=words.mark(color), cards=", ".join(named), **facts))
    return " · ".join(listed)


def _standing(face: Face, title: str) -> Iterator[str]:
    """List the seats by score; equal scores share a place."""
    view = face.view
    yield title
    shown = [seat for seat in range(len(view.scores)) if _is_listed(face, seat)]
    winners = view.winners or ()
    sign = -1 if face.table.rules.scoring == "winner_takes" else 1
    keys = {seat: (seat not in winners, sign * view.scores[seat]) for seat in shown}
    ordered = sorted(shown, key=keys.__getitem__)
    for seat in ordered:
        place = 1 + sum(keys[other] < keys[seat] for other in ordered)
        yield _standing_line(face, seat, place)


def _is_listed(face: Face, seat: int) -> bool:
    return not face.table.chairs[seat].left or face.view.scores[seat] != 0


def _standing_line(face: Face, seat: int, place: int) -> str:
    words, points = face.words, face.view.scores[seat]
    if not face.view.winners or place > MEDALS:
        return words.say("standing", place=place, name=face.names[seat], points=points)
    medal = words.say(f"medal-{place}")
    return words.say(
        "standing-medal", place=place, medal=medal, name=face.names[seat], points=points
    )


def _next_round(face: Face) -> Iterator[str]:
    words = face.words
    yield words.say("round-goal", scoring=scoring_line(face.table.rules, words))
    due = deadline_of(face.table)
    if due is None:
        yield words.say("round-next")
    else:
        yield words.say("round-next-at", when=relative(due))
