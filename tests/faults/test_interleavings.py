"""Many people, two devices each, every press perhaps twice, a store that sleeps and fails.

What comes of it is what the engine makes of the moves on disk, one after the other.
"""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

import pytest

from tests.table.playing import state_of
from tests.table.support import (
    PEOPLE,
    Place,
    broken,
    cause,
    fine,
    lost_after,
    lost_before,
    refused,
)
from tests.table.test_races import wish
from uno.game.engine import apply
from uno.game.presets import PRESETS
from uno.table.answers import Answer, AnswerKind
from uno.table.asks import ChangeLobby, Person
from uno.table.ports import Save
from uno.table.records import Table

SEATS, PRESSES = 4, 20  # of each device, again until there are enough moves
ENOUGH = 10  # moves; of a hundred presses and more, most come too late or may not be
FAILURES = (refused, lost_before, lost_after, broken)


def moody(
    random: Random, failing: float
) -> Callable[[Save, Callable[[], Awaitable[None]]], Awaitable[None]]:
    """Sleep around each commit, and fail now and then, before or after it."""

    async def around(save: Save, commit: Callable[[], Awaitable[None]]) -> None:
        await asyncio.sleep(random.random() / 1_000)
        outcome = random.choice(FAILURES) if random.random() < failing else fine
        await outcome(commit)
        await asyncio.sleep(random.random() / 1_000)

    return around


@pytest.mark.parametrize("failing", [0.0, 0.2])
@pytest.mark.parametrize("preset", PRESETS)
async def test_whatever_arrives_in_whatever_order(
    place: Place, preset: str, failing: float
) -> None:
    random = Random(f"{preset}{failing}")
    start = await place.match(SEATS, ChangeLobby(preset=preset, target=100))
    place.store.around_save = moody(random, failing)
    answers: dict[str, list[Answer]] = {}

    async def device(person: Person) -> None:
        seen: list[Table] = [start]  # screens that lie open, old ones too
        for _ in range(PRESSES):
            seen.append(place.service.peek(start.id) or seen[-1])
            shown = random.choice(seen[-3:])
            await press(person, shown)
            await asyncio.sleep(random.random() / 1_000)

    async def press(person: Person, shown: Table) -> None:
        name = cause()
        copies = random.choice((1, 1, 2))
        ask = wish(random, shown, person)
        sent = [
            place.service.submit(start.id, person, ask, shown.decision, name) for _ in range(copies)
        ]
        given = await asyncio.gather(*sent, return_exceptions=True)
        answers[name] = [answer for answer in given if isinstance(answer, Answer)]
        unexpected = [e for e in given if isinstance(e, BaseException) and str(e) != "test"]
        assert unexpected == []

    while len(await place.store.inner.moves(start.id)) <= start.sequence + ENOUGH:
        await asyncio.gather(*(device(person) for person in PEOPLE[:SEATS] for _ in range(2)))
    place.store.around_save = None
    await place.clock.advance(5)  # what is unclear is read again

    table = await place.service.load(start.id)
    assert table is not None
    assert await place.store.inner.load(start.id) == table
    moves = await place.store.inner.moves(start.id)
    assert [move.sequence for move in moves] == list(range(1, table.sequence + 1))
    state = state_of(start)
    for move in moves[start.sequence :]:
        assert move.action is not None
        state = apply(state, move.action).state
    assert state == table.state
    for given in answers.values():  # delivered twice, it acted once
        assert [answer.kind for answer in given].count(AnswerKind.ACCEPTED) <= 1
    told = sum(a.kind is AnswerKind.ACCEPTED for given in answers.values() for a in given)
    assert told <= len(moves) - start.sequence
    assert failing or told == len(moves) - start.sequence
    assert place.told.sequences == sorted(set(place.told.sequences))
