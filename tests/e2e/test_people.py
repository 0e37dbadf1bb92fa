"""People come and go: computers, kicks, pauses, votes to skip, status, help."""

from pathlib import Path

from tests.e2e.driver import Player, Screen, scene


def newest(player: Player) -> Screen:
    return next(screen for screen in player.newest_first if screen.is_private)


async def test_computers_sit_down_and_get_up_at_the_hosts_wish(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await s["Ann"].slash("start")
        await s["Ben"].press(s.table, "Join")
        await s["Ann"].press(s.table, "Add computer")
        assert "computer" in (await s.shown()).text.casefold()
        assert "Only the host" in (await s["Ben"].press(s.table, "Add computer")).screen.text
        await s["Ann"].press(s.table, "Remove computer")
        assert "3." not in (await s.shown()).text


async def test_the_host_removes_a_player_who_was_asked_about_once(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Cleo") as s:
        await s.start_match()
        await s["Ann"].press(s.table, "What happened")
        await s["Ann"].press(newest(s["Ann"]), "Remove a player")
        await s["Ann"].choose(newest(s["Ann"]), "Ben")
        assert "Ben" in s.table.text
        await s["Ann"].press(newest(s["Ann"]), "Yes, remove Ben")
        assert "no longer at the table" in newest(s["Ann"]).text
        assert "Ben: " not in (await s.shown()).text


async def test_a_moderator_removes_a_player_without_sitting_there(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Cleo") as s:
        await s.start_match()
        moderator = s.add_moderator("Mo")
        await moderator.slash("kick", group="uno-admin", player=s["Cleo"].actor)
        await moderator.press(newest(moderator), "Yes, remove Cleo")
        assert "Cleo: " not in (await s.shown()).text


async def test_nobody_else_removes_anybody(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Cleo") as s:
        await s.start_match()
        await s["Ann"].press(s.table, "What happened")
        kick = newest(s["Ann"]).custom_id("Remove a player …")
        sure = kick.replace(":kick", f":kick-sure:2:{s['Cleo'].actor.id}")
        for forged in (kick, sure):
            answers = await s.deliver([(s["Ben"], s.table, forged)])
            assert "Only the host" in answers[0].note
        assert "Cleo: " in s.table.text


async def test_the_host_pauses_and_goes_on(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Cleo") as s:
        await s.start_match()
        waiting_for = s.on_turn
        await s["Ann"].press(s.table, "What happened")
        await s["Ann"].press(newest(s["Ann"]), "Pause")
        await s["Ann"].choose(newest(s["Ann"]), "3 hours")
        assert "rests" in newest(s["Ann"]).text
        assert "pause" in (await s.shown()).text.casefold()
        await s.wait(600)
        assert s.on_turn is waiting_for
        await s["Ann"].press(s.table, "Go on")
        assert "pause" not in (await s.shown()).text.casefold()


async def test_a_majority_pauses(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Cleo") as s:
        await s.start_match()
        for name in ("Ben", "Cleo"):
            await s[name].press(s.table, "What happened")
            await s[name].press(newest(s[name]), "Pause")
            await s[name].choose(newest(s[name]), "1 hour")
        assert "Your vote counts" in newest(s["Ben"]).text
        assert "rests" in newest(s["Cleo"]).text


async def test_an_absent_player_is_skipped_by_vote(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Cleo") as s:
        await s.start_match()
        absent = s.on_turn
        others = [one for one in s.players.values() if one is not absent]
        await s.wait(50)
        for player in others:
            await player.press(s.table, "What happened")
            await player.press(newest(player), "Skip this player")
            await player.press(newest(player), "Yes, skip")
        assert "Your vote counts" in newest(others[0]).text
        assert "usual choice" in newest(others[1]).text
        await s.shown()
        assert s.on_turn is not absent


async def test_help_has_two_sides(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann") as s:
        await s["Ann"].slash("help")
        await s["Ann"].press(newest(s["Ann"]), "For server owners")
        assert "/uno-admin settings" in newest(s["Ann"]).text
        await s["Ann"].press(newest(s["Ann"]), "How to play")
        assert "/uno-admin" not in newest(s["Ann"]).text


async def test_a_rematch_takes_one_press(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await s.start_match(scoring="single")
        await s.play_until(lambda: s.table.has("Rematch"))
        over = s.table
        await s["Ben"].press(over, "Rematch")
        table = await s.shown()
        assert table.id != over.id
        assert "Round 1" in table.text
        assert s.on_turn in s.players.values()
        assert [one.id for one in s.screens() if one.has("My hand") and one.id > over.id] == [
            table.id
        ]
        assert "table in this channel" in (await s["Ann"].press(over, "Rematch")).note
