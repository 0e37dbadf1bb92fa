"""A table that plays in a thread of its own, and what keeps it from that."""

from pathlib import Path

import pytest

from tests.e2e.driver import Scene, Screen, scene


async def choose_thread(s: Scene) -> None:
    """Open a table and choose on the rules panel that it plays in a thread."""
    host = s["Ann"]
    await host.slash("start", scoring="single")
    await host.press(s.table, "Rules")
    panel = host.sees[-1]
    await host.press(panel, "Table")
    await host.choose(host.sees[-1], "In a thread of its own")
    assert host.sees[-1].chosen("In a thread of its own")
    await s.wait(1.2)
    assert "in a thread of its own" in s.table.text
    await s["Ben"].press(s.table, "Join")


async def start_in_thread(s: Scene) -> Screen:
    """Start, and follow into the thread; return what stays in the channel."""
    await choose_thread(s)
    lobby = s.table
    await s["Ann"].press(lobby, "Start")
    await s.wait(2)
    story = s.table
    assert story.id == lobby.id
    [thread] = s.channel.threads
    assert thread.id == story.id
    s.channel = thread
    return story


async def test_a_match_is_played_in_a_thread_to_the_end(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        around = s.channel
        story = await start_in_thread(s)
        assert "The cards are dealt" in story.text
        assert s.table.has("My hand")
        await s["Ann"].press(s.table, "My hand")
        assert f"Your hand in <#{s.channel.id}>" in s["Ann"].hand.text
        await s.play_until(lambda: "won the match" in s.table.text)
        await s.wait(2)
        assert len(s.table.files) == 1
        await s["Ben"].press(s.table, "Rematch")
        await s.wait(2)
        assert s.table.has("My hand")
        await s.move()
        s.channel = around
        assert len(s.channel.threads) == 1  # the rematch stays where it is
        assert "Your table is open" in (await s["Ann"].slash("start")).note


async def test_the_message_in_the_channel_still_opens_the_hand(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        around = s.channel
        story = await start_in_thread(s)
        s.channel = around
        answer = await s["Ben"].press(story, "My hand")
        assert "Your cards" in answer.note


async def test_a_deleted_thread_ends_its_table(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        around = s.channel
        story = await start_in_thread(s)
        await s.move()
        s.env.backend.delete_channel(s.channel.id)
        await s.env.settle()
        assert s.app.service.tables_of_user(s["Ann"].actor.id) == ()
        s.channel = around
        late = await s["Ann"].press(story, "My hand")
        assert "This table is over" in late.note


async def test_a_thread_put_away_is_opened_again(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await start_in_thread(s)
        table = s.table
        s.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50083)
        await s.move()
        await s.wait(2)
        assert s.table.id != table.id
        assert s.table.has("My hand")


async def test_a_match_in_a_thread_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await start_in_thread(s)
        table = s.table
        await s.restart()
        await s.wait(2)
        await s["Ann"].press(table, "My hand")
        await s.move()
        assert s.table.id == table.id


@pytest.mark.parametrize("permission", ["create_public_threads", "send_messages_in_threads"])
async def test_without_the_permission_the_match_is_played_in_the_channel(
    permission: str, tmp_path: Path
) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await choose_thread(s)
        s.forbid(**{permission: True})
        answer = await s["Ann"].press(s.table, "Start")
        [note] = answer.followups
        assert note.is_private
        assert "so the match is played in this channel" in note.text
        assert permission.replace("_", " ").title().replace("In", "in") in note.text
        await s.wait(2)
        assert s.channel.threads == []
        await s.move()
        assert s.table.has("My hand")


@pytest.mark.parametrize(
    ("code", "said"),
    [(160006, "as many open threads as Discord allows"), (50024, "I could not open a thread here")],
)
async def test_where_discord_refuses_the_match_is_played_in_the_channel(
    code: int, said: str, tmp_path: Path
) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await choose_thread(s)
        s.env.inject_error("POST", "/channels/*/messages/*/threads", status=400, code=code)
        answer = await s["Ann"].press(s.table, "Start")
        assert said in answer.followups[0].text
        await s.wait(2)
        assert s.channel.threads == []
        await s.move()


async def test_a_start_that_is_refused_makes_no_thread(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await choose_thread(s)
        await s["Ben"].press(s.table, "Leave")
        answer = await s["Ann"].press(s.table, "Start")
        assert "Two players are needed" in answer.note
        assert s.channel.threads == []
