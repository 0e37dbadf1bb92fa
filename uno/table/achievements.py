"""What a match has to tell of a person: rules on its events, without chance and without points.

A `Chronicle` follows a match action by action; what somebody earned is told once, with the summary
of the match, and kept. Texts: `achievement-<key>` and `achievement-<key>-how`.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from uno.game.cards import Side
from uno.game.events import (
    Accepted,
    Caught,
    Challenged,
    DrawCause,
    Drew,
    Event,
    Flipped,
    HandsSwapped,
    MatchEnded,
    Played,
    RoundEnded,
    RoundStarted,
    TurnStarted,
    UnoCalled,
)
from uno.game.rules import Rules
from uno.ratings.standing import NO_DEEDS, Deeds

MANY_CARDS: Final = 20
MANY_CATCHES: Final = 3
BIG_STACK: Final = 8
HIGH_STACK: Final = 12
IN_A_ROW: Final = 3
GOOD_SWAP: Final = 6
CLOSE: Final = 10
FAR_BEHIND: Final = 3  # rounds, at least
LONG_MATCH: Final = 300  # turns
FAR_AHEAD: Final = 5  # cards that everybody else still holds
MANY_POINTS: Final = 150
HONEST: Final = 2


class Achievement(StrEnum):
    """What can be earned; the values are kept in databases."""

    TWENTY = "twenty"
    THREE_CATCHES = "three-catches"
    LAST_CARD_CHALLENGE = "last-card-challenge"
    FLIP_TWIST = "flip-twist"
    CLEAN_SHEET = "clean-sheet"
    BLUFF = "bluff"
    HONEST = "honest"
    ESCAPE = "escape"
    CAUGHT_AND_WON = "caught-and-won"
    STACK_EATER = "stack-eater"
    STACK_BUILDER = "stack-builder"
    IN_A_ROW = "in-a-row"
    JUMP_OUT = "jump-out"
    GOOD_SWAP = "good-swap"
    LUCKY_DRAW = "lucky-draw"
    LANDSLIDE = "landslide"
    JACKPOT = "jackpot"
    BOTH_SIDES = "both-sides"
    SHUTOUT = "shutout"
    PHOTO_FINISH = "photo-finish"
    FROM_BEHIND = "from-behind"
    MARATHON = "marathon"


@dataclass(slots=True)
class _Round:
    """What one seat has been through in a round."""

    peak: int = 0  # cards at most
    drawn: int = 0
    catches: int = 0
    was_caught: bool = False
    called_late: bool = False
    ate_stack: bool = False
    turned: bool = False  # played a Flip while somebody else had one card
    run: int = 0  # cards played since anybody else had a turn


@dataclass(slots=True)
class Chronicle:
    """Follow a match and note what is earned in it."""

    seats: int
    rules: Rules
    deeds: list[Deeds] = field(default_factory=list)
    _earned: list[dict[Achievement, None]] = field(default_factory=list)
    _rounds: list[_Round] = field(default_factory=list)
    _sizes: Sequence[int] = ()
    _side: Side = Side.LIGHT
    _won_on: list[set[Side]] = field(default_factory=list)
    _honest: list[int] = field(default_factory=list)
    _scores: tuple[int, ...] = ()  # before the last round
    _round: int = 0
    _turns: int = 0
    _bluffer: int | None = None
    _last_play: Played | None = None
    _just_drew: int | None = None  # the seat that drew and may play that card
    _playing: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        self._grow(self.seats)

    def earned(self, seat: int) -> tuple[Achievement, ...]:
        """Return what a seat earned, in the order of the match."""
        return tuple(self._earned[seat]) if seat < len(self._earned) else ()

    def step(
        self, events: Iterable[Event], sizes: Sequence[int], *, is_bluff: bool = False
    ) -> None:
        """Take what one action brought.

        `sizes` are the hands afterwards; `is_bluff` tells that an illegal Wild Draw now waits.
        """
        self._grow(len(sizes))
        for event in events:
            self._take(event, is_bluff=is_bluff)
        self._sizes = tuple(sizes)
        for seat, size in enumerate(self._sizes):
            self._rounds[seat].peak = max(self._rounds[seat].peak, size)

    def _grow(self, seats: int) -> None:
        while len(self._earned) < seats:
            self.deeds.append(NO_DEEDS)
            self._earned.append({})
            self._rounds.append(_Round())
            self._won_on.append(set())
            self._honest.append(0)
        self.seats = max(self.seats, seats)

    def _earn(self, seat: int, achievement: Achievement) -> None:
        self._earned[seat].setdefault(achievement)

    def _take(self, event: Event, *, is_bluff: bool) -> None:  # noqa: PLR0912 - one per event
        match event:
            case RoundStarted(number, _, playing):
                self._begin(number, playing)
            case TurnStarted(seat):
                self._turn(seat)
            case Played():
                self._play(event, is_bluff=is_bluff)
            case Drew(seat, count, cause):
                self._draw(seat, count, cause)
            case Caught(seat, target):
                self._catch(seat, target)
            case UnoCalled(seat, late):
                self._rounds[seat].called_late |= late
            case Challenged():
                self._challenge(event)
            case Accepted(target=target):
                if self._bluffer == target:
                    self._earn(target, Achievement.BLUFF)
            case Flipped(side=side):
                self._side = side
            case HandsSwapped(seat, target):
                self._swap(seat, target)
            case RoundEnded():
                self._end(event)
            case MatchEnded(winners, scores):
                self._close(winners, scores)
            case _:
                pass

    def _begin(self, number: int, playing: tuple[int, ...]) -> None:
        self._grow(max(playing) + 1)
        self._rounds = [_Round() for _ in range(self.seats)]
        self._round, self._playing, self._side = number, playing, Side.LIGHT
        self._bluffer = self._last_play = self._just_drew = None

    def _turn(self, seat: int) -> None:
        self._turns += 1
        for other, one in enumerate(self._rounds):
            if other != seat:
                one.run = 0
        self._just_drew = None

    def _play(self, event: Played, *, is_bluff: bool) -> None:
        seat, mine = event.seat, self._rounds[event.seat]
        self._last_play = event
        self._bluffer = seat if is_bluff else None
        mine.run += 1
        if mine.run >= IN_A_ROW:
            self._earn(seat, Achievement.IN_A_ROW)
        if event.stack >= HIGH_STACK:
            self._earn(seat, Achievement.STACK_BUILDER)
        others = (size for other, size in enumerate(self._sizes) if other != seat)
        if event.card.endswith("f") and 1 in others:
            mine.turned = True

    def _draw(self, seat: int, count: int, cause: DrawCause) -> None:
        mine = self._rounds[seat]
        mine.drawn += count
        if cause is DrawCause.TURN:
            self._just_drew = seat
        if cause is DrawCause.STACK and count >= BIG_STACK:
            mine.ate_stack = True

    def _catch(self, seat: int, target: int) -> None:
        mine = self._rounds[seat]
        mine.catches += 1
        self._rounds[target].was_caught = True
        self.deeds[seat] += Deeds(catches=1)
        self.deeds[target] += Deeds(caught=1)
        if mine.catches >= MANY_CATCHES:
            self._earn(seat, Achievement.THREE_CATCHES)

    def _challenge(self, event: Challenged) -> None:
        won = event.guilty
        self.deeds[event.seat] += Deeds(challenges_won=won, challenges_lost=not won)
        if not won:
            self._honest[event.target] += 1
            if self._honest[event.target] >= HONEST:
                self._earn(event.target, Achievement.HONEST)
        elif event.target < len(self._sizes) and self._sizes[event.target] == 0:
            self._earn(event.seat, Achievement.LAST_CARD_CHALLENGE)

    def _swap(self, seat: int, target: int) -> None:
        """Compare the hands before; the card that swaps has left the first one."""
        if self._sizes and self._sizes[seat] - 1 - self._sizes[target] >= GOOD_SWAP:
            self._earn(seat, Achievement.GOOD_SWAP)

    def _end(self, event: RoundEnded) -> None:
        winner = event.winner
        if winner is not None:
            self._won_round(winner, event)
            self._won_on[winner].add(self._side)
            if self.rules.deck == "flip" and len(self._won_on[winner]) == len(Side):
                self._earn(winner, Achievement.BOTH_SIDES)
        if self.rules.scoring == "winner_takes":
            self._scores = tuple(
                score - points for score, points in zip(event.scores, event.points, strict=True)
            )

    def _won_round(self, winner: int, event: RoundEnded) -> None:
        mine, last = self._rounds[winner], self._last_play
        others = [len(event.hands[seat]) for seat in self._playing if seat != winner]
        went_out = last is not None and last.seat == winner
        is_winner_takes = self.rules.scoring == "winner_takes"
        rules = {
            Achievement.TWENTY: mine.peak >= MANY_CARDS,
            Achievement.CLEAN_SHEET: mine.drawn == 0,
            Achievement.ESCAPE: mine.called_late,
            Achievement.CAUGHT_AND_WON: mine.was_caught,
            Achievement.STACK_EATER: mine.ate_stack,
            Achievement.FLIP_TWIST: mine.turned,
            Achievement.JUMP_OUT: went_out and last is not None and last.jumped_in,
            Achievement.LUCKY_DRAW: went_out and self._just_drew == winner,
            Achievement.LANDSLIDE: len(others) > 1 and min(others) >= FAR_AHEAD,
            Achievement.JACKPOT: is_winner_takes and event.points[winner] >= MANY_POINTS,
        }
        for achievement, is_earned in rules.items():
            if is_earned:
                self._earn(winner, achievement)

    def _close(self, winners: tuple[int, ...], scores: tuple[int, ...]) -> None:
        if self._turns >= LONG_MATCH:
            for seat in self._playing:
                self._earn(seat, Achievement.MARATHON)
        if self.rules.scoring != "winner_takes" or len(winners) != 1 or len(scores) < 2:
            return
        (winner,) = winners
        others = [score for seat, score in enumerate(scores) if seat != winner]
        before = self._scores
        has_been_last = (
            self._round >= FAR_BEHIND
            and len(before) == len(scores)
            and all(before[winner] < score for seat, score in enumerate(before) if seat != winner)
        )
        rules = {
            Achievement.SHUTOUT: self._round > 1 and max(others) == 0,
            Achievement.PHOTO_FINISH: 0 < scores[winner] - max(others) <= CLOSE,
            Achievement.FROM_BEHIND: has_been_last,
        }
        for achievement, is_earned in rules.items():
            if is_earned:
                self._earn(winner, achievement)
