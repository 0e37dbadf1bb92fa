"""The stand-in serves a real discord.py bot: each way of answering, as people see it."""

import asyncio

import pytest

from tests.standin import CallbackType, Channel, Guild, Route, StandIn, UnansweredError, User
from tests.standin.sample_bot import running


@pytest.fixture
def guild(standin: StandIn) -> Guild:
    """Make a server."""
    return standin.new_guild()


@pytest.fixture
def channel(standin: StandIn, guild: Guild) -> Channel:
    """Make a channel."""
    return standin.new_channel(guild)


@pytest.fixture
def anna(standin: StandIn, guild: Guild) -> User:
    """Let Anna join."""
    return standin.new_member(guild, "Anna")


@pytest.fixture
def bo(standin: StandIn, guild: Guild) -> User:
    """Let Bo join."""
    return standin.new_member(guild, "Bo")


async def test_a_button_is_answered_by_an_edit(
    standin: StandIn, channel: Channel, anna: User, bo: User
) -> None:
    async with running(standin):
        shown = await standin.slash(anna, channel, "count")
        assert (shown.kind, shown.text) == (CallbackType.MESSAGE, "press it")
        await standin.press(anna, shown.message, "Count")
        answer = await standin.press(bo, shown.message, "count")
        assert answer.kind is CallbackType.UPDATE
        assert answer.message is shown.message
        assert shown.text == "pressed 2 times"
        assert standin.messages(channel) == [shown.message]
    assert [r.status for r in standin.requests.of(Route.CALLBACK)] == [200, 200, 200]


async def test_private_screens_are_seen_by_one_person(
    standin: StandIn, channel: Channel, anna: User, bo: User
) -> None:
    async with running(standin):
        hand = (await standin.slash(anna, channel, "hand")).message
        assert hand.visible_to(anna)
        assert not hand.visible_to(bo)
        assert standin.messages(channel, seen_by=bo) == []
        assert hand.text == "Your hand"
        assert [b.label for b in hand.buttons] == ["Red 5"]
        with pytest.raises(AssertionError, match="Bo does not see"):
            await standin.press(bo, hand, "Red 5")


async def test_silent_defer_and_edit_of_the_pressed_message(
    standin: StandIn, channel: Channel, anna: User
) -> None:
    async with running(standin):
        hand = (await standin.slash(anna, channel, "hand")).message
        answer = await standin.press(anna, hand, "Red 5")
        assert answer.kind is CallbackType.DEFERRED_UPDATE
        await standin.until(lambda: hand.edits, "the edit")
        chosen = await standin.select(anna, hand, "sample:whom", "Anna")
        assert chosen.text == "chose ['a']"
        assert chosen.is_private


async def test_thinking_ends_with_the_edit(standin: StandIn, channel: Channel, anna: User) -> None:
    async with running(standin):
        answer = await standin.slash(anna, channel, "late", {"seconds": 0.1})
        assert answer.kind is CallbackType.DEFERRED_MESSAGE
        assert answer.text == "here it is"
        assert answer.is_private


async def test_follow_ups_autocomplete_and_modals(
    standin: StandIn, channel: Channel, anna: User, bo: User
) -> None:
    async with running(standin):
        told = await standin.slash(anna, channel, "whisper", {"whom": bo})
        await standin.until(lambda: told.interaction.follow_ups, "the follow-up")
        assert told.interaction.follow_ups[0].text == f"psst <@{bo.id}>"
        offered = await standin.autocomplete(anna, channel, "pick", "card", "blue")
        assert [(choice.name, choice.value) for choice in offered] == [("blue 7", "b7")]
        picked = await standin.slash(anna, channel, "pick", {"card": "b7"})
        assert picked.text == "picked b7"
        form = await standin.slash(anna, channel, "ask")
        assert form.kind is CallbackType.MODAL
        assert form.interaction.callback_data["title"] == "Words"
        said = await standin.submit(anna, channel, "words", {"line": "hello"})
        assert said.text == "said hello"


async def test_channel_messages_ping_are_read_edited_and_deleted(
    standin: StandIn, channel: Channel, anna: User
) -> None:
    async with running(standin):
        await standin.slash(anna, channel, "ping")
        created = await standin.until(
            lambda: standin.requests.of(Route.DELETE_MESSAGE), "the end of the message"
        )
        await standin.until(lambda: created[0].status, "its answer")
    assert created[0].status == 204
    routes = [r.route for r in standin.requests.of(Route.CREATE_MESSAGE, Route.EDIT_MESSAGE)]
    assert routes == [Route.CREATE_MESSAGE, Route.EDIT_MESSAGE]
    assert len(standin.messages(channel)) == 0


async def test_an_unknown_press_is_told_as_unanswered(
    standin: StandIn, channel: Channel, anna: User
) -> None:
    async with running(standin):
        shown = await standin.slash(anna, channel, "count")
        with pytest.raises(UnansweredError, match="nobody-knows-this"):
            await standin.press_id(anna, shown.message, "nobody-knows-this", patience=0.3)


async def test_copies_reach_the_bot_each(standin: StandIn, channel: Channel, anna: User) -> None:
    async with running(standin) as bot:
        hand = (await standin.slash(anna, channel, "hand")).message
        await standin.press(anna, hand, "Red 5", copies=2)
        await standin.until(lambda: bot.heard.count("sample:r5") == 2, "the second copy")
        await standin.until_quiet()
    codes = sorted(r.status or 0 for r in standin.requests.of(Route.CALLBACK)[1:])
    assert codes == [200, 400]  # 40060: already acknowledged


async def test_clients_cannot_send_what_is_not_registered(
    standin: StandIn, channel: Channel, anna: User
) -> None:
    async with running(standin):
        with pytest.raises(AssertionError, match="no command 'nothing'"):
            await standin.slash(anna, channel, "nothing")
        with pytest.raises(AssertionError, match="missing options"):
            await standin.slash(anna, channel, "pick")
        with pytest.raises(AssertionError, match="unknown options"):
            await standin.slash(anna, channel, "count", {"card": "r5"})


async def test_presses_of_many_people_at_once(
    standin: StandIn, guild: Guild, channel: Channel, anna: User
) -> None:
    people = [standin.new_member(guild, f"Player {n}") for n in range(10)]
    async with running(standin):
        shown = await standin.slash(anna, channel, "count")
        presses = (standin.press(person, shown.message, "count") for person in people)
        answers = await asyncio.gather(*presses)
        said = {answer.interaction.callback_data["content"] for answer in answers}
        assert said == {f"pressed {n} times" for n in range(1, 11)}
        # Which of them arrives last is up to ten connections; one that comes alone is the last.
        await standin.press(anna, shown.message, "count")
        assert shown.text == "pressed 11 times"
