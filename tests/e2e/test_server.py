"""What those who manage a server decide about its tables."""

from pathlib import Path

from cogs.client import UnoClient
from tests.e2e.driver import Player, Screen, scene


def newest(player: Player) -> Screen:
    return next(screen for screen in player.newest_first if screen.is_private)


async def test_a_manager_decides_what_new_tables_begin_with(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        manager = s.add_moderator("Mo")
        await manager.slash("settings", group="uno-admin")
        await manager.choose(newest(manager), "Spanish rules")
        assert newest(manager).chosen("Spanish rules")
        await s["Ann"].slash("start")
        assert "Spanish rules" in s.table.text


async def test_only_who_may_opens_a_table(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        manager = s.add_moderator("Mo")
        await manager.slash("settings", group="uno-admin")
        panel = newest(manager)
        await manager.choose(panel, "Members who may manage the server")
        assert "cannot open a table" in (await s["Ann"].slash("start")).note
        assert "Your table is open" in (await manager.slash("start")).note
        forged = panel.custom_id("Limits …")
        assert "Only members who may use" in (
            (await s.deliver([(s["Ann"], s.table, forged)]))[0].note
        )


async def test_limits_are_typed(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Cleo") as s:
        manager = s.add_moderator("Mo")
        await manager.slash("settings", group="uno-admin")
        form = await manager.press(newest(manager), "Limits")
        await manager.write(form, most_tables="5", most_seats="2")
        assert "2 seats" in newest(manager).text
        await s["Ann"].slash("start")
        await s["Ben"].press(s.table, "Join")
        assert "seats" in (await s["Cleo"].press(s.table, "Join")).screen.text


async def test_whom_the_server_lets_use_the_commands_needs_no_other_permission(
    tmp_path: Path,
) -> None:
    """Server Settings → Integrations can give `/uno-admin` to people without Manage Server."""
    async with scene(tmp_path, "Ann", "Ben", "Cleo", "Mo") as s:
        helper = s.players.pop("Mo")
        client = s.env.bot
        assert isinstance(client, UnoClient)
        admin = next(c for c in await client.tree.fetch_commands() if c.name == "uno-admin")
        s.guild.set_command_permissions(admin, {helper.actor: True})
        await helper.slash("settings", group="uno-admin")
        await helper.choose(newest(helper), "Spanish rules")
        assert newest(helper).chosen("Spanish rules")
        await s.start_match()
        await helper.slash("kick", group="uno-admin", player=s["Cleo"].actor)
        await helper.press(newest(helper), "Yes, remove Cleo")
        assert "Cleo: " not in (await s.shown()).text
        await helper.slash("end", group="uno-admin")
        question = newest(helper)
        [forged] = await s.deliver([(s["Ben"], s.table, question.custom_id("Yes, end it"))])
        assert "Only members who may use" in forged.note
        await helper.press(question, "Yes, end it")
        await s.wait(1.2)
        assert "A moderator ended it" in s.table.text
        await s["Ann"].slash("start")
        await helper.slash("end", group="uno-admin")
        question = newest(helper)
        await s.wait(16 * 60)  # so late nobody knows any more who asked
        assert "**/uno-admin end** again" in (await helper.press(question, "Yes, end it")).note
        assert s.table.has("Join")
