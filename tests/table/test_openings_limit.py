"""Who opens table after table is slowed down: by person, by channel, by server."""

from dataclasses import replace

import pytest

from tests.table.support import ANN, BO, CHANNEL, GUILD, PEOPLE, Place, accepted, cause
from uno.table.answers import Answer, AnswerKind
from uno.table.asks import Cancel, Person
from uno.table.openings_limit import IN_A_CHANNEL, IN_A_SERVER, OF_A_PERSON, PERIOD


async def open_and_cancel(place: Place, person: Person, channel: int, guild: int) -> Answer:
    answer = await place.service.open_lobby(guild, channel, person, cause())
    if answer.kind is AnswerKind.ACCEPTED:
        accepted(await place.ask(accepted(answer), person, Cancel()))
    return answer


@pytest.mark.parametrize("limit", ["person", "channel", "server"])
async def test_opening_again_and_again_is_refused_for_a_while(place: Place, limit: str) -> None:
    most, reason = {
        "person": (OF_A_PERSON, "opened-often"),
        "channel": (IN_A_CHANNEL, "opened-often-here"),
        "server": (IN_A_SERVER, "opened-often-in-server"),
    }[limit]

    async def attempt(number: int) -> Answer:
        person = ANN if limit == "person" else replace(BO, user_id=10_000 + number)
        channel = CHANNEL if limit == "channel" else CHANNEL + number
        guild = GUILD if limit == "server" else GUILD + 1000 * number
        return await open_and_cancel(place, person, channel, guild)

    for number in range(most):
        assert (await attempt(number)).kind is AnswerKind.ACCEPTED
    refused = await attempt(most)
    assert (refused.kind, refused.reason) == (AnswerKind.REFUSED, reason)
    elsewhere = await open_and_cancel(place, PEOPLE[3], CHANNEL - 1, GUILD - 1)
    assert elsewhere.kind is AnswerKind.ACCEPTED  # nobody else is held up
    await place.clock.advance(PERIOD / 1000)
    assert (await attempt(most)).kind is AnswerKind.ACCEPTED


async def test_what_was_refused_does_not_count(place: Place) -> None:
    open_table = accepted(await place.service.open_lobby(GUILD, CHANNEL, ANN, cause()))
    for _ in range(3 * IN_A_CHANNEL):
        answer = await place.service.open_lobby(GUILD, CHANNEL, BO, cause())
        assert answer.reason == "channel-busy"
    accepted(await place.ask(open_table, ANN, Cancel()))
    assert (await open_and_cancel(place, BO, CHANNEL, GUILD)).kind is AnswerKind.ACCEPTED


async def test_nothing_is_opened_while_the_bot_ends(place: Place) -> None:
    place.service.close_to_new_tables()
    answer = await place.service.open_lobby(GUILD, CHANNEL, ANN, cause())
    assert (answer.kind, answer.reason) == (AnswerKind.REFUSED, "closing")
    assert place.service.table_in_channel(CHANNEL) is None
