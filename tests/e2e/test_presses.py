"""Presses that come twice, late, from elsewhere or from nowhere."""

from pathlib import Path

import discord
import pytest

from tests.e2e.driver import scene


async def test_a_double_click_plays_once(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await s.start_match()
        player = s.on_turn
        await player.open_hand()
        label = player.plays[0] if player.plays else player.hand.first_move
        cards = player.cards
        answers = await player.press_as_seen(player.hand, label, times=3)
        assert all(answer.is_answered for answer in answers)
        assert abs(player.cards - cards) == 1
        await s.wait(1.2)
        news = [line for line in s.table.text.splitlines() if f"- {player.name} " in line]
        assert len(news) == 1


async def test_a_press_that_is_delivered_twice_acts_once(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await s.start_match()
        player = s.on_turn
        await player.press_delivered_twice(s.table, "Draw")
        await s.wait(1.2)
        assert s.table.text.count(f"{player.name} drew a card") == 1
        await player.press(s.table, "My hand")
        assert player.cards == 8


async def test_twenty_catches_have_one_effect_and_private_refusals(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Cleo") as s:
        await s.start_match()
        await s.play_until(lambda: s.table.has("Catch "))
        offender = s[s.table.label("Catch ").removeprefix("Catch ")]
        catcher = next(one for one in s.players.values() if one is not offender)
        before = len(s.screens())
        answers = await catcher.press_as_seen(s.table, "Catch ", times=20)
        assert (
            sum(answer.result.response is None or not answer.result.ephemeral for answer in answers)
            == 1
        )
        assert all(answer.is_answered for answer in answers)
        assert len(s.screens()) == before
        await s.wait(5)
        assert (await s.shown()).text.count("caught") == 1


HOSTILE = [
    "uno:nothing:1:hand",
    "uno:{game}:1:launch-rocket",
    "uno:{game}:1:play:zz",
    "uno:{game}:1:play:r5:q",
    "uno:{game}:1:play:w4:v",
    "uno:{game}:1:catch:77",
    "uno:{game}:1:color:r:r",
    "uno:{game}:999999999:draw",
    "uno:{game}:1:end-sure",
    "uno:{game}:1:cancel-sure",
    "uno:-:0:board:wins:99999999",
    "uno:-:0:board:evil",
    "uno:-:0:hand",
    "uno:",
    "something else",
    "uno:{game}:1:hand:" + "a" * 60,
]


@pytest.mark.parametrize("custom_id", HOSTILE)
async def test_a_forged_id_gets_a_private_answer_and_changes_nothing(
    tmp_path: Path, custom_id: str
) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await s.start_match()
        table = s.table
        game = table.custom_id("My hand").split(":")[1]
        forged = custom_id.replace("{game}", game)
        for player in s.players.values():
            if player is not s.on_turn:
                [answer] = await s.deliver([(player, table, forged)])
                assert answer.is_answered
                assert answer.result.ephemeral
                assert answer.screen.text
        await s.wait(2)
        assert s.table.text == table.text


async def test_a_button_of_another_channel_is_refused(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await s.start_match()
        table, player = s.table, s.on_turn
        forged = table.custom_id("Draw")
        s.channel = s.guild.create_text_channel("elsewhere")
        await player.slash("start")
        [answer] = await s.deliver([(player, s.table, forged)])
        assert "does not exist any more" in answer.note


async def test_old_buttons_of_a_closed_table_say_so(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await s["Ann"].slash("start")
        lobby = s.table
        await s["Ann"].slash("leave")
        [answer] = await s.deliver([(s["Ben"], lobby, lobby.custom_id("Join"))])
        assert "This table is over" in answer.note


class Foreign(discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]], template="uno:.*"):
    """A dynamic item of the kind that discord.py loses."""


async def test_no_button_is_lost_when_a_view_of_discord_py_stops(tmp_path: Path) -> None:
    """PLATFORM.md B3: with DynamicItem, all our buttons died until a restart."""
    async with scene(tmp_path, "Ann", "Ben") as s:
        await s.start_match()

        class Foreign(
            discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]], template="uno:.*"
        ):
            pass

        client = s.env.bot
        store = client._connection._view_store
        client.add_dynamic_items(Foreign)
        view = discord.ui.View(timeout=None)
        view.add_item(Foreign(discord.ui.Button(label="x", custom_id="uno:x")))
        view.add_item(discord.ui.Button(label="ordinary", custom_id="ordinary"))
        client.add_view(view)
        view.stop()
        assert not store._dynamic_items
        for player in s.players.values():
            await player.press(s.table, "My hand")
            assert player.cards == 7
        for _ in range(5):
            await s.move_or_deal()
            await s.wait(1.2)
        assert not store._views
        assert not store._dynamic_items
