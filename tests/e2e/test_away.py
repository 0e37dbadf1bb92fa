"""Who is away has short turns, and comes back by opening the hand."""

from pathlib import Path

from tests.e2e.driver import scene


async def test_opening_the_hand_brings_an_away_player_back(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await s.start_match()
        await s.wait(4 * 90 + 3)  # both have missed two turns
        assert s.table.text.count("away") == 2
        player = s.on_turn
        await player.open_hand()
        await s.wait(20)  # an away seat would have been removed after 10 s
        assert s.on_turn is player
        assert s.table.text.count("away") == 1
