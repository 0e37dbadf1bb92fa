"""Put what happened into sentences: one text per event, made from the event itself."""

from collections.abc import Iterable, Sequence
from typing import assert_never

from uno.game.events import (
    Accepted,
    Accused,
    Caught,
    Challenged,
    ColorNamed,
    DealerDrew,
    Drew,
    Eliminated,
    Event,
    FalseUno,
    FinalStarted,
    FirstCardPutBack,
    FirstCardTurned,
    Flipped,
    HandShown,
    HandsMoved,
    HandsShuffled,
    HandsSwapped,
    Joined,
    Kept,
    Left,
    MatchEnded,
    Misplayed,
    Passed,
    PileRemade,
    Played,
    Reversed,
    RoundEnded,
    RoundStarted,
    Skipped,
    TakenBack,
    TimedOut,
    TurnStarted,
    UnoCalled,
    Voted,
    VoteEnded,
)
from uno.table.recent import begins_line
from uno.text import Argument, Words, escape_name

MOST_SENTENCES = 10  # with the longest names, the table stays within its 4,000 characters

Names = Sequence[str]
"""Escaped display names, one per seat."""


def is_news(event: Event) -> bool:
    """Tell whether an event belongs to the story of the last moves, for everybody."""
    return not isinstance(event, TurnStarted | HandShown | DealerDrew)


def story(
    events: Iterable[Event],
    names: Names,
    words: Words,
    deck: str,
    lines: int,
    *,
    most: int = MOST_SENTENCES,
) -> list[str]:
    """Tell the last pieces of news, oldest first: each line is an event with its consequences."""
    told: list[list[str]] = []
    for event in [event for event in events if is_news(event)][-most:]:
        if not told or begins_line(event):
            told.append([])
        told[-1].append(sentence(event, names, words, deck))
    return [" ".join(line) for line in told[-lines:]]


def sentence(  # noqa: PLR0911, PLR0912 (one case per event of a closed union)
    event: Event, names: Names, words: Words, deck: str
) -> str:
    """Put one event into words."""
    say = words.say
    match event:
        case Played():
            return _played(event, names, words, deck)
        case Drew():
            return _drew(event, names, words)
        case Challenged():
            return _challenged(event, names, words)
        case DealerDrew(seat, card):
            key = f"event-dealer-drew{_worth(event)}"
            return say(key, name=names[seat], card=words.card(card, deck))
        case RoundStarted(number, dealer):
            return say("event-round-started", round=number, name=names[dealer])
        case FirstCardPutBack(card):
            return say("event-first-card-put-back", card=words.card(card, deck))
        case FirstCardTurned(card, color):
            key = "event-first-card" if color else "event-first-card-no-color"
            return say(key, card=words.card(card, deck))
        case TurnStarted(seat):
            return say("event-turn-started", name=names[seat])
        case ColorNamed(seat, color):
            return say("event-color-named", name=names[seat], color=color)
        case Kept(seat):
            return say("event-kept", name=names[seat])
        case Passed(seat):
            return say("event-passed", name=names[seat])
        case Skipped(seat, cause):
            return say(f"event-skipped-{cause.value}", name=names[seat])
        case Reversed(direction):
            return say(f"event-reversed-{way(direction)}")
        case Flipped(side, card):
            return say(f"event-flipped-{side.value}", card=words.card(card, deck))
        case PileRemade(count):
            return say("event-pile-remade", cards=count)
        case HandShown(to, seat):
            return say("event-hand-shown", name=names[to], other=names[seat])
        case Accepted(seat, target):
            return say("event-accepted", name=names[seat], other=names[target])
        case TakenBack(seat, card):
            return say("event-taken-back", name=names[seat], card=words.card(card, deck))
        case UnoCalled(seat, late):
            return say("event-uno-called-late" if late else "event-uno-called", name=names[seat])
        case FalseUno(seat):
            return say("event-false-uno", name=names[seat])
        case Caught(seat, target):
            return say("event-caught", name=names[seat], other=names[target])
        case Misplayed(seat, card):
            return say("event-misplayed", name=names[seat], card=words.card(card, deck))
        case Accused(seat, target):
            return say("event-accused", name=names[seat], other=names[target])
        case Voted(seat, guilty):
            key = "event-voted-guilty" if guilty else "event-voted-innocent"
            return say(key, name=names[seat])
        case VoteEnded(target, verdict):
            return say(f"event-vote-ended-{_verdict(verdict)}", name=names[target])
        case HandsSwapped(seat, target):
            return say("event-hands-swapped", name=names[seat], other=names[target])
        case HandsShuffled(seat):
            return say("event-hands-shuffled", name=names[seat])
        case HandsMoved(_, direction):
            return say(f"event-hands-moved-{way(direction)}")
        case TimedOut(seat):
            return say("event-timed-out", name=names[seat])
        case Left(seat):
            return say("event-left", name=names[seat])
        case Joined(_, name):
            return say("event-joined", name=escape_name(name))
        case RoundEnded():
            return _round_ended(event, names, words)
        case Eliminated(seat):
            return say("event-eliminated", name=names[seat])
        case FinalStarted(seats):
            return say("event-final-started", players=words.join(names[s] for s in seats))
        case MatchEnded(winners):
            players = words.join(names[s] for s in winners)
            return say("event-match-won", players=players, winners=len(winners))
        case _:
            assert_never(event)


def way(direction: int) -> str:
    """Name a direction of play in message keys: 1 is to the left, -1 to the right."""
    return "left" if direction > 0 else "right"


def _played(event: Played, names: Names, words: Words, deck: str) -> str:
    card = words.drawn_card(event.card, deck, event.color)
    facts: dict[str, Argument] = {"name": names[event.seat], "card": card}
    key = "event-jumped-in" if event.jumped_in else "event-played"
    if event.color is not None:
        key += "-color"
        facts["color"] = event.color
    if event.target is not None:
        key += "-target"
        facts["other"] = names[event.target]
    return words.say(key, **facts)


def _drew(event: Drew, names: Names, words: Words) -> str:
    if event.count == 0:
        return words.say("event-drew-nothing", name=names[event.seat])
    key = f"event-drew-{event.cause.value}"
    return words.say(key, name=names[event.seat], cards=event.count)


def _challenged(event: Challenged, names: Names, words: Words) -> str:
    facts: dict[str, Argument] = {"name": names[event.seat], "other": names[event.target]}
    if event.guilty and event.number:
        return words.say("event-challenged-guilty-number", **facts)
    if event.color is None:
        return words.say("event-challenged-innocent-free", **facts)
    facts["color"] = event.color
    key = "event-challenged-guilty" if event.guilty else "event-challenged-innocent"
    return words.say(key, **facts)


def _round_ended(event: RoundEnded, names: Names, words: Words) -> str:
    if event.winner is None:
        return words.say("event-round-blocked", round=event.round)
    return words.say("event-round-won", name=names[event.winner], round=event.round)


def _worth(event: DealerDrew) -> str:
    if event.points is None:
        return "-again"
    return "" if event.points else "-zero"


def _verdict(guilty: bool | None) -> str:
    if guilty is None:
        return "dropped"
    return "guilty" if guilty else "innocent"
