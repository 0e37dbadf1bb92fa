"""Opening, joining, leaving, starting and calling off a table."""

from pathlib import Path

import discord

from tests.e2e.driver import scene


async def test_one_command_opens_a_table_for_everybody(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        answer = await s["Ann"].slash("start", scoring="single")
        assert "Your table is open" in answer.note
        assert answer.requests == 2  # the table and the answer
        assert "**Ann** is waiting for players" in s.table.text
        assert "one round" in s.table.text
        assert s.table.labels[:5] == ["Join", "Leave", "Start", "Rules", "Cancel"]


async def test_people_join_and_see_themselves_at_the_table(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Cleo") as s:
        await s["Ann"].slash("start")
        answer = await s["Ben"].press(s.table, "Join")
        assert answer.requests == 1
        assert "2. Ben" in s.table.text
        assert "You are sitting at the table" in (await s["Cleo"].slash("join")).note
        assert "3. Cleo" in s.table.text
        assert len(s.screens()) == 1


async def test_refusals_in_the_lobby_are_private_and_change_nothing(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await s["Ann"].slash("start")
        before = s.table.text
        assert "sitting at this table already" in (await s["Ann"].press(s.table, "Join")).note
        assert "Two players are needed" in (await s["Ann"].press(s.table, "Start")).note
        assert "not sitting at this table" in (await s["Ben"].press(s.table, "Leave")).note
        assert "Only the host" in (await s["Ben"].press(s.table, "Cancel")).note
        assert "a table in this channel already" in (await s["Ben"].slash("start")).note
        assert s.table.text == before
        assert len(s.screens()) == 1


async def test_the_host_leaves_and_another_can_start(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Cleo") as s:
        await s["Ann"].slash("start")
        await s["Ben"].press(s.table, "Join")
        await s["Cleo"].press(s.table, "Join")
        await s["Ann"].press(s.table, "Leave")
        assert "1. Ben · host" in s.table.text
        assert "Ann" not in s.table.text
        await s["Ben"].press(s.table, "Start")
        assert s.table.has("My hand")


async def test_the_last_one_leaving_closes_the_table(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann") as s:
        await s["Ann"].slash("start")
        assert "You left the table" in (await s["Ann"].slash("leave")).note
        assert "closed" in s.table.text
        assert s.table.labels == []
        await s["Ann"].slash("start")
        assert s.table.has("Join")


async def test_calling_off_asks_once(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await s["Ann"].slash("start")
        lobby = s.table
        question = await s["Ann"].press(lobby, "Cancel")
        assert s.table.has("Join")
        await s["Ann"].press(question.screen, "Yes, close it")
        assert "The host called it off" in s.table.text
        assert "The table is closed" in question.screen.text


async def test_a_table_nobody_touches_closes_after_half_an_hour(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await s["Ann"].slash("start")
        await s.wait(20 * 60)
        await s["Ben"].press(s.table, "Join")
        await s.wait(20 * 60)
        assert s.table.has("Join")
        await s.wait(11 * 60)
        assert "Nobody pressed anything" in s.table.text
        assert "no table in this channel" in (await s["Ben"].slash("join")).note


async def test_without_permission_the_opener_is_told_which_one(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann") as s:
        everybody = s.guild.default_role
        silence = discord.PermissionOverwrite(send_messages=False)
        s.channel = s.guild.create_text_channel("quiet", overwrites={everybody: silence})
        answer = await s["Ann"].slash("start")
        assert "Send Messages" in answer.note
        assert s.screens() == []
        assert "no table in this channel" in (await s["Ann"].slash("status")).note


async def test_rules_and_help_are_private(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        assert "How to play" in (await s["Ben"].slash("help")).note
        assert "Rules: Official UNO" in (await s["Ben"].slash("rules")).note
        await s["Ann"].slash("start", scoring="winner_takes", target=200)
        assert "First to 200 wins" in (await s["Ben"].press(s.table, "Rules")).note
        assert "First to 200 wins" in (await s["Ben"].slash("rules")).note
        assert "One player is waiting" in (await s["Ben"].slash("status")).note
