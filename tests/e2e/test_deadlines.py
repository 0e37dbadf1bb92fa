"""What happens when somebody does nothing."""

from pathlib import Path

from tests.e2e.driver import scene


async def test_a_reminder_pings_once_and_goes_when_its_player_acts(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await s.start_match()
        player = s.on_turn
        await player.open_hand()
        await s.wait(40)
        assert s.notices == []
        await s.wait(4)
        [notice] = s.notices
        assert player.actor.mention in notice.text
        assert [user.id for user in notice.message.mentions] == [player.actor.id]
        posted = next(r for r in reversed(s.env.http_requests) if r.method == "POST")
        assert posted.json is not None
        assert posted.json["allowed_mentions"] == {"parse": [], "users": [str(player.actor.id)]}
        await player.press(player.hand, player.hand.first_move)
        await s.wait(1.2)
        assert s.notices == []


async def test_the_hand_can_be_opened_from_the_reminder(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await s.start_match()
        player = s.on_turn
        await s.wait(44)
        await player.press(s.notices[0], "My hand")
        assert player.cards == 7


async def test_a_turn_passes_when_its_time_is_over(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Cleo") as s:
        await s.start_match()
        player = s.on_turn
        await player.open_hand()
        await s.wait(91)
        assert f"{player.name} ran out of time" in s.table.text
        assert s.on_turn is not player
        assert s.notices == []
        await s.wait(5)
        assert player.cards == 8  # what was drawn is in the hand that lies open


async def test_the_absent_lose_their_seat_and_the_last_one_wins(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await s.start_match(scoring="single")
        for _ in range(40):
            if "won the match" in s.table.text:
                break
            if s.on_turn is s["Ann"]:
                await s.move()
                await s.wait(1.2)
            else:
                await s.wait(91)
        assert "**Ann** won the match" in s.table.text or "Ann won the match" in s.table.text


async def test_no_answer_to_a_wild_draw_accepts_it(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Cleo", seed="four") as s:
        await s.start_match()
        await s.play_until(lambda: s.table.has("Challenge"))
        player = s.on_turn
        before = player.cards
        await s.wait(46)
        assert f"{player.name} drew 4 cards" in s.table.text
        await s.wait(10)  # a hand whose owner has to wait is refreshed when the table is quiet
        assert player.cards == before + 4


async def test_the_next_round_begins_by_itself(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", seed="round") as s:
        await s.start_match()
        await s.play_until(lambda: s.table.has("Next round"))
        assert "held" in s.table.text
        await s.wait(61)
        assert "Round 2" in s.table.text


async def test_a_table_without_people_ends(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Cleo") as s:
        await s.start_match()
        for _ in range(12):
            await s.wait(100)
        assert not s.table.has("My hand")
        assert "Your table is open" in (await s["Ann"].slash("start")).note
