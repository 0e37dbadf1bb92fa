"""Moves from the hand, from the table and by command, and how they are answered."""

from pathlib import Path

from tests.e2e.driver import scene


async def test_the_start_tells_the_deal_and_opens_a_fresh_table(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Cleo") as s:
        await s.start_match()
        story, table = s.screens()
        for name in ("Ann", "Ben", "Cleo"):
            assert f"{name} drew" in story.text
        assert "The first card is" in story.text
        assert "is on top" in table.text
        assert "Time limit: <t:" in table.text
        assert table.labels[:1] == ["My hand"]


async def test_each_sees_only_the_own_hand(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await s.start_match()
        for player in s.players.values():
            answer = await player.open_hand()
            assert answer.screen.is_private
            assert answer.requests == 1
        assert "Your cards" not in s.table.text
        for player in s.players.values():
            assert len([screen for screen in player.sees if "Your cards" in screen.text]) == 1


async def test_a_move_from_the_hand_takes_three_requests_and_shows_everybody(
    tmp_path: Path,
) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Cleo") as s:
        await s.start_match()
        for player in s.players.values():
            await player.open_hand()
        for _ in range(12):
            hands = {name: player.hand for name, player in s.players.items()}
            move = await s.move()
            assert move.answer.requests <= 3
            await s.wait(1.2)
            assert move.player.hand.id == hands[move.player.name].id  # the same message
            if not s.table.has("Next round"):
                assert s.on_turn.hand.offers_move  # refreshed through its owner's token


async def test_drawing_on_the_table_changes_the_table_and_opens_the_hand(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await s.start_match()
        player = s.on_turn
        answer = await player.press(s.table, "Draw")
        assert answer.screen.id == s.table.id
        assert "drew a card" in s.table.text
        assert answer.requests <= 3
        [hand] = answer.followups
        assert hand.is_private
        assert "You drew" in hand.text


async def test_a_move_out_of_turn_is_refused_with_a_fresh_hand(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Cleo") as s:
        await s.start_match()
        waiting = next(p for p in s.players.values() if p is not s.on_turn)
        before = s.table.text
        answer = await waiting.press(s.table, "Draw")
        assert "It is not your turn" in answer.note
        assert "Your cards (7)" in answer.note
        assert "It is not your turn" in (await waiting.slash("draw")).note
        assert s.table.text == before


async def test_somebody_not_at_the_table_is_told_so(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Eve") as s:
        eve = s.players.pop("Eve")
        await s.start_match()
        for answer in (
            await eve.press(s.table, "My hand"),
            await eve.press(s.table, "Draw"),
            await eve.slash("hand"),
            await eve.slash("call"),
        ):
            assert "not sitting at this table" in answer.note


async def test_a_stale_press_in_an_old_hand_shows_the_hand_as_it_is(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await s.start_match()
        player = s.on_turn
        await player.open_hand()
        old = player.hand
        await player.open_hand()
        label = player.hand.first_move
        await player.press(player.hand, label)
        cards = player.cards
        answer = await player.press(old, label)
        assert answer.is_answered
        assert f"Your cards ({cards})" in answer.screen.text
        assert answer.screen.id == old.id
