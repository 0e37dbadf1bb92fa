"""Several tables, threads, servers, and what the bot may do where."""

from pathlib import Path

import discord

from tests.e2e.driver import scene


async def test_tables_in_two_channels_do_not_touch_each_other(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        first = s.channel
        await s.start_match()
        table = s.table.text
        s.channel = s.guild.create_text_channel("second")
        await s.start_match(scoring="single")
        other = s.table.custom_id("My hand")
        await s["Ann"].press(s.table, "My hand")
        assert f"Your hand in <#{s.channel.id}>" in s["Ann"].hand.text
        await s.move()
        s.channel = first
        assert s.table.text == table
        assert s.table.custom_id("My hand") != other
        await s["Ann"].press(s.table, "My hand")
        assert f"Your hand in <#{first.id}>" in s["Ann"].hand.text


async def test_a_table_in_a_thread(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        starter = await s["Ann"].actor.send(s.channel, "uno?")
        client = s.env.bot
        channel = await client.fetch_channel(s.channel.id)
        assert isinstance(channel, discord.TextChannel)
        made = await channel.create_thread(name="card table", message=starter)
        s.channel = next(one for one in s.channel.threads if one.id == made.id)
        await s.start_match()
        await s.move()
        assert s.table.has("My hand")
        s.env.backend.delete_channel(s.channel.id)
        await s.env.settle()
        assert s.app.service.tables_of_user(s["Ann"].actor.id) == ()


async def test_a_post_that_is_refused_leaves_no_table_behind(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann") as s:
        s.env.inject_error(
            "POST", "/channels/*/messages", status=403, code=50013, message="Missing Permissions"
        )
        answer = await s["Ann"].slash("start")
        assert "Please give me these permissions" in answer.note
        assert "Your table is open" in (await s["Ann"].slash("start")).note


async def test_a_removed_bot_frees_everybody(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await s.start_match()
        s.env.backend.emit("GUILD_DELETE", {"id": str(s.guild.id)})
        await s.env.settle()
        assert s.app.service.tables_of_user(s["Ann"].actor.id) == ()
        assert s.app.service.table_in_channel(s.channel.id) is None


async def test_names_cannot_ping_or_break_the_layout(tmp_path: Path) -> None:
    names = ("**Ann**", "@everyone", "<@&1> `x`", "\u202eneB")
    async with scene(tmp_path, *names) as s:
        await s.start_match()
        for screen in s.screens():
            assert "@everyone" not in screen.text.replace("\\@everyone", "")
            assert "\u202e" not in screen.text
            assert "**\\*\\*Ann" in screen.text or "\\*\\*Ann" in screen.text
        for request in s.env.http_requests:
            body = request.json if isinstance(request.json, dict) else {}
            data = body.get("data", body)
            if "components" in data:
                assert data["allowed_mentions"] == {"parse": []}
