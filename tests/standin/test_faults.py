"""The stand-in misbehaves on demand, as Discord does."""

import asyncio
import time
from typing import Any

import aiohttp
import discord
import pytest
from discord.ui import Button, Container, LayoutView, TextDisplay, View

from tests.standin import Effect, Lost, RateLimited, Refused, Route, ServerError, Slow, StandIn
from tests.standin.limits import Bucket
from tests.standin.sample_bot import SampleBot, running
from tests.standin.world import EPHEMERAL, SEND_MESSAGES, Channel, User


@pytest.fixture
def channel(standin: StandIn) -> Channel:
    """Make a server with a channel."""
    return standin.new_channel(standin.new_guild())


@pytest.fixture
def anna(standin: StandIn, channel: Channel) -> User:
    """Let Anna join."""
    return standin.new_member(channel.guild, "Anna")


def _partial(bot: SampleBot, channel: Channel) -> discord.PartialMessageable:
    return bot.get_partial_messageable(channel.id, guild_id=channel.guild.id)


async def test_rate_limits_are_waited_for(standin: StandIn, channel: Channel) -> None:
    trap = standin.faults.put(Route.CREATE_MESSAGE, RateLimited(0.2), times=2)
    async with running(standin) as bot:
        started = time.monotonic()
        await _partial(bot, channel).send("hello")
        assert time.monotonic() - started >= 0.4
    assert trap.hits == 2
    assert [m.text for m in standin.messages(channel)] == ["hello"]
    assert [r.status for r in standin.requests.of(Route.CREATE_MESSAGE)] == [429, 429, 200]


async def test_a_request_is_seen_when_it_comes(standin: StandIn, channel: Channel) -> None:
    standin.faults.put(Route.CREATE_MESSAGE, Slow(60))
    async with running(standin) as bot:
        sending = asyncio.create_task(_partial(bot, channel).send("hello"))
        [request] = await standin.until(
            lambda: standin.requests.of(Route.CREATE_MESSAGE), "what waits for its answer"
        )
        assert request.done_at is None
        sending.cancel()


async def test_a_limited_callback_is_sent_again(
    standin: StandIn, channel: Channel, anna: User
) -> None:
    async with running(standin):
        standin.faults.put(Route.CALLBACK, RateLimited(0.1, "global"))
        assert (await standin.slash(anna, channel, "count")).text == "press it"


@pytest.mark.parametrize(
    ("code", "status"), [(10008, 404), (50001, 403), (50013, 403), (50083, 400), (10003, 404)]
)
async def test_error_codes(standin: StandIn, channel: Channel, code: int, status: int) -> None:
    standin.faults.put(Route.CREATE_MESSAGE, Refused(code))
    async with running(standin) as bot:
        with pytest.raises(discord.HTTPException) as refusal:
            await _partial(bot, channel).send("hello")
    assert (refusal.value.status, refusal.value.code) == (status, code)
    assert standin.messages(channel) == []


async def test_a_fault_may_come_after_the_deed(standin: StandIn, channel: Channel) -> None:
    standin.faults.put(Route.CREATE_MESSAGE, Refused(10008, Effect.DONE))
    standin.faults.put(Route.CREATE_MESSAGE, Lost(Effect.DONE))
    async with running(standin) as bot:
        with pytest.raises(discord.NotFound):
            await _partial(bot, channel).send("one")
        with pytest.raises((aiohttp.ClientError, OSError)):
            await _partial(bot, channel).send("two")
    assert [m.text for m in standin.messages(channel)] == ["one", "two"]


async def test_server_errors_and_slowness(standin: StandIn, channel: Channel) -> None:
    standin.faults.put(Route.CREATE_MESSAGE, ServerError(500))
    standin.faults.put(Route.EDIT_MESSAGE, Slow(0.2))
    async with running(standin) as bot:
        message = await _partial(bot, channel).send("hello")  # sent again after 1 s
        started = time.monotonic()
        await message.edit(content="edited")
        assert time.monotonic() - started >= 0.2
    assert [r.status for r in standin.requests.of(Route.CREATE_MESSAGE)] == [500, 200]
    assert standin.messages(channel)[0].text == "edited"


async def test_faults_can_pick_their_victims(standin: StandIn, channel: Channel) -> None:
    trap = standin.faults.put(
        Route.CREATE_MESSAGE, Refused(50013), when=lambda body: body["content"] == "bad"
    )
    async with running(standin) as bot:
        await _partial(bot, channel).send("good")
        with pytest.raises(discord.Forbidden):
            await _partial(bot, channel).send("bad")
        standin.faults.remove(trap)
        await _partial(bot, channel).send("bad")


async def test_tokens_live_fifteen_minutes(standin: StandIn, channel: Channel, anna: User) -> None:
    async with running(standin) as bot:
        answer = await standin.slash(anna, channel, "hand")
        url = _original(standin, bot, answer.interaction.token)
        async with aiohttp.ClientSession() as http:
            standin.clock.advance(14 * 60)
            assert await _patch(http, url) == (200, None)
            standin.clock.advance(2 * 60)
            assert await _patch(http, url) == (401, 50027)


async def test_late_and_double_answers_are_refused(
    standin: StandIn, channel: Channel, anna: User
) -> None:
    async with running(standin):
        answer = await standin.slash(anna, channel, "count")
        interaction = answer.interaction
        url = f"{standin.api_base}/interactions/{interaction.id}/{interaction.token}/callback"
        body = {"type": 4, "data": {"content": "again"}}
        async with aiohttp.ClientSession() as http:
            assert await _post(http, url, body) == (400, 40060)
            assert await _post(http, url.replace("aW50", "bbbb"), body) == (404, 10062)
            interaction.callback = None
            standin.clock.advance(4)
            assert await _post(http, url, body) == (404, 10062)


async def test_permissions_and_private_messages(
    standin: StandIn, channel: Channel, anna: User
) -> None:
    async with running(standin) as bot:
        hand = (await standin.slash(anna, channel, "hand")).message
        assert hand.flags & EPHEMERAL
        with pytest.raises(discord.NotFound, match="10008"):
            await _partial(bot, channel).get_partial_message(hand.id).edit(content="leak")
        await standin.permit(channel, channel.bot_permissions & ~SEND_MESSAGES)
        with pytest.raises(discord.Forbidden, match="50013"):
            await _partial(bot, channel).send("hello")


async def test_buckets_are_told_and_kept(standin: StandIn, channel: Channel) -> None:
    standin.limits.sizes[Route.CREATE_MESSAGE] = (2, 0.5)
    async with running(standin) as bot:
        started = time.monotonic()
        for number in range(5):
            await _partial(bot, channel).send(f"message {number}")
        assert time.monotonic() - started >= 1.0
    # discord.py reads the headers and waits by itself: nothing has to be refused.
    assert {r.status for r in standin.requests.of(Route.CREATE_MESSAGE)} == {200}


async def test_the_bot_as_a_whole_is_limited(
    standin: StandIn, channel: Channel, anna: User
) -> None:
    async with running(standin) as bot:
        standin.limits.overall = Bucket(3, 3.0)  # all four come within it, also to a slow machine
        for number in range(4):
            await _partial(bot, channel).send(f"message {number}")
            assert (await standin.slash(anna, channel, "count")).text == "press it"
    assert [r.status for r in standin.requests.of(Route.CREATE_MESSAGE)].count(429) == 1
    assert {r.status for r in standin.requests.of(Route.CALLBACK)} == {200}


async def test_old_messages_take_few_edits(standin: StandIn, channel: Channel) -> None:
    standin.limits.be_like_discord()
    async with running(standin) as bot:
        message = await _partial(bot, channel).send("hello")
        standin.clock.advance(3601)
        for number in range(3):
            await message.edit(content=f"edit {number}")
        async with aiohttp.ClientSession(headers={"Authorization": f"Bot {standin.token}"}) as http:
            url = f"{standin.api_base}/channels/{channel.id}/messages/{message.id}"
            assert await _patch(http, url) == (429, 30046)


async def test_discords_limits_on_messages(standin: StandIn, channel: Channel) -> None:
    async with running(standin) as bot:
        with pytest.raises(discord.HTTPException, match="50035"):
            await _partial(bot, channel).send("x" * 2001)
        with pytest.raises(discord.HTTPException, match="50035"):
            await _partial(bot, channel).send(view=_long_screen())
        with pytest.raises(discord.HTTPException, match="50035"):
            await _partial(bot, channel).send("twins", view=_twins())
    assert standin.messages(channel) == []
    standin.body_problems.clear()  # made on purpose


def _long_screen() -> LayoutView:
    view = LayoutView(timeout=None)
    container: Container[LayoutView] = Container()
    for _ in range(3):
        container.add_item(TextDisplay("x" * 1500))
    view.add_item(container)
    view.stop()
    return view


def _twins() -> View:
    view = View(timeout=None)
    for label in ("one", "two"):
        view.add_item(Button(label=label, custom_id="same"))
    view.stop()
    return view


def _original(standin: StandIn, bot: SampleBot, token: str) -> str:
    return f"{standin.api_base}/webhooks/{bot.application_id}/{token}/messages/@original"


async def _patch(http: aiohttp.ClientSession, url: str) -> tuple[int, int | None]:
    text = {"type": 10, "content": "Your hand"}
    async with http.patch(url, json={"components": [text]}) as response:
        body: dict[str, Any] = await response.json()
        return response.status, body.get("code")


async def _post(
    http: aiohttp.ClientSession, url: str, body: dict[str, Any]
) -> tuple[int, int | None]:
    async with http.post(url, json=body) as response:
        answer: dict[str, Any] = await response.json()
        return response.status, answer.get("code")
