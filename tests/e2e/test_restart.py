"""The bot ends without a goodbye and starts again: everything that was told is there."""

from pathlib import Path

from tests.e2e.driver import scene


async def test_a_lobby_goes_on(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await s["Ann"].slash("start")
        lobby = s.table
        await s.restart()
        await s["Ben"].press(lobby, "Join")
        assert "2. Ben" in s.table.text
        await s["Ann"].press(s.table, "Start")
        assert s.table.has("My hand")


async def test_a_match_goes_on_with_the_old_buttons_and_the_same_cards(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Cleo") as s:
        await s.start_match()
        for player in s.players.values():
            await player.open_hand()
        await s.play_until(lambda: len(s.env.http_requests) > 30)
        await s.wait(5)
        table, player = s.table, s.on_turn
        hands = {one.name: one.hand.text.partition("Your cards")[2] for one in s.players.values()}
        old = player.hand
        await s.restart()
        for one in s.players.values():
            await one.press(table, "My hand")
            assert one.hand.text.partition("Your cards")[2] == hands[one.name]
        answer = await player.press(old, old.first_move)
        assert answer.screen.id == old.id
        await s.wait(1.2)
        assert s.table.id == table.id
        assert s.table.text != table.text


async def test_the_deadline_comes_after_the_grace(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await s.start_match()
        player = s.on_turn
        await s.wait(80)  # ten seconds are left
        await s.restart()
        await s.wait(55)
        assert s.on_turn is player
        assert "ran out of time" not in s.table.text
        await s.wait(10)
        assert f"{player.name} ran out of time" in s.table.text


async def test_the_shown_time_is_corrected(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await s.start_match()
        await s.wait(80)
        before = s.table
        await s.restart()
        await s.wait(3)
        assert s.table.id == before.id
        assert s.table.text != before.text
        assert s.table.text.split("Time limit")[0] == before.text.split("Time limit")[0]


async def test_an_open_uno_window_is_still_open(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Cleo") as s:
        await s.start_match()
        await s.play_until(lambda: s.table.has("Catch "))
        table = s.table
        offender = s[table.label("Catch ").removeprefix("Catch ")]
        catcher = next(one for one in s.players.values() if one is not offender)
        await s.restart()
        await catcher.press(table, "Catch ")
        assert f"{catcher.name} caught {offender.name}" in (await s.shown()).text


async def test_an_open_challenge_is_still_open(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Cleo", seed="four") as s:
        await s.start_match()
        await s.play_until(lambda: s.table.has("Challenge"))
        table, player = s.table, s.on_turn
        await s.restart()
        await player.press(table, "Challenge")
        assert f"{player.name} challenged" in (await s.shown()).text


async def test_a_table_whose_message_is_gone_is_posted_again(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await s.start_match()
        gone = s.table
        s.env.backend.delete_message(s.channel.id, gone.id)
        await s.restart()
        await s.wait(5)
        assert s.table.id != gone.id
        assert s.table.has("My hand")
        await s["Ann"].press(s.table, "My hand")
        assert s["Ann"].cards == 7


async def test_a_finished_table_stays_finished(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await s["Ann"].slash("start")
        await s["Ann"].slash("leave")
        closed = s.table
        await s.restart()
        await s.wait(5)
        assert [screen.text for screen in s.screens()] == [closed.text]
        assert "Your table is open" in (await s["Ben"].slash("start")).note
