"""A whole match by several members, with everything that happens at a table."""

from dataclasses import dataclass, field
from pathlib import Path

from tests.e2e.driver import Player, Scene, scene

BLUFF = "A Wild Draw would be a bluff now"


@dataclass
class Club:
    """Three people who see to it that everything of the game happens once."""

    scene: Scene
    seen: set[str] = field(default_factory=set)

    async def play(self) -> None:
        """Play until the podium, and a little longer than needed for each wish."""
        steps = 0
        while "won the match" not in self.scene.table.text:
            steps += 1
            assert steps < 600, f"seen until now: {self.seen}"
            await self.step()
            await self.scene.wait(1.3)

    async def step(self) -> None:
        table = self.scene.table
        if table.has("Next round"):
            await self.deal_next(table.text)
        elif table.has("Catch "):
            await self.somebody_forgot()
        elif table.has("Challenge"):
            await self.answer_wild_draw()
        else:
            await self.move()

    async def deal_next(self, summary: str) -> None:
        assert "scores" in summary
        assert "held" in summary
        self.seen.add("round")
        await self.first.press(self.scene.table, "Next round")

    @property
    def first(self) -> Player:
        return next(iter(self.scene.players.values()))

    async def somebody_forgot(self) -> None:
        """Catch once, call late once, let it pass afterwards."""
        table = self.scene.table
        offender = self.scene[table.label("Catch ").removeprefix("Catch ")]
        others = [p for p in self.scene.players.values() if p is not offender]
        if "caught" not in self.seen:
            await others[0].press(table, "Catch ")
            assert f"{others[0].name} caught {offender.name}" in (await self.scene.shown()).text
            [late] = await others[1].press_as_seen(table, "Catch ")
            assert "nobody to catch" in late.note
            assert offender.cards == 3
            self.seen.add("caught")
        elif "late call" not in self.seen:
            await offender.press(table, "UNO!")
            assert "just in time" in (await self.scene.shown()).text
            [late] = await others[0].press_as_seen(table, "Catch ")
            assert "nobody to catch" in late.note
            self.seen.add("late call")
        else:
            await self.move()

    async def answer_wild_draw(self) -> None:
        """Challenge a bluff and an honest one once each, accept afterwards."""
        player = self.scene.on_turn
        if not player.has_hand or not player.hand.has("Challenge"):
            await player.open_hand()
        assert "If you challenge and are wrong: you draw 6 cards" in player.hand.text
        before = player.cards
        bluffed = "bluff" in self.seen and "challenge won" not in self.seen
        honest = "honest" in self.seen and "challenge lost" not in self.seen
        if bluffed:
            await player.press(player.hand, "Challenge")
            assert "was right" in (await self.scene.shown()).text
            self.sees_judged_hand(player)
            assert player.cards == before
            self.seen.add("challenge won")
        elif honest:
            await player.press(player.hand, "Challenge")
            assert "was wrong" in (await self.scene.shown()).text
            self.sees_judged_hand(player)
            assert player.cards == before + 6
            self.seen.add("challenge lost")
        else:
            await player.press(player.hand, "Accept")
            self.seen.add("accepted")

    def sees_judged_hand(self, challenger: Player) -> None:
        """The judged hand is on the challenger's screen, and on no other."""
        assert "Only you can see this, and only now" in challenger.hand.text
        for other in self.scene.players.values():
            seen = [s for s in other.sees if "Only you can see this" in s.text]
            assert len(seen) == (1 if other is challenger else 0)

    async def move(self) -> None:
        player = self.scene.on_turn
        if not player.has_hand:
            await player.open_hand()
        if not player.hand.offers_move:
            await player.press(player.hand, "Refresh")
        if self.wants_to_call(player):
            await player.press(player.hand, "UNO!")
            self.seen.add("early call")
        wild = next((p for p in player.plays if p.startswith("Wild Draw Four")), None)
        is_bluff = BLUFF in player.hand.text
        wanted = "bluff" if is_bluff else "honest"
        if wild is not None and (wanted not in self.seen or not is_bluff):
            self.seen.add(wanted)
            await player.press(player.hand, wild)
        else:
            await player.press(player.hand, self.choice(player))

    def wants_to_call(self, player: Player) -> bool:
        return "late call" in self.seen and player.hand.has("UNO!") and bool(player.plays)

    def choice(self, player: Player) -> str:
        plain = [label for label in player.plays if not label.startswith("Wild")]
        return (plain or player.hand.moves)[0]


async def test_a_whole_match_with_everything_in_it(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Cleo", seed="match") as s:
        await s.start_match(target=200)
        club = Club(s)
        await club.play()
        assert club.seen >= {
            "round",
            "caught",
            "late call",
            "early call",
            "challenge won",
            "challenge lost",
            "accepted",
        }
        assert "🥇" in s.table.text
        board = await s["Ann"].press(s.table, "Leaderboard")
        assert "Leaderboard of this server" in board.note
        for name in s.players:
            assert f"{name}: " in board.note
