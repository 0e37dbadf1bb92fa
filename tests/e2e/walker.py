"""People who play a whole match with nothing but what their screens show.

They know how UNO is played: they read the card on top and the colour, press a card that goes on it,
call UNO with two cards, catch who forgot, and answer what they are asked. Nothing here looks into
the bot.
"""

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from cogs.custom_id import Verb, parse_custom_id
from tests.e2e.driver import Player, Scene, Screen

TOP = re.compile(r"\*\*([^*]+)\*\* is on top\.(?: The colour is \*\*([^*]+)\*\*)?")
CARDS = re.compile(r"Your cards \((\d+)\)")
MOST_STEPS = 900
PLAYS = (Verb.PLAY, Verb.SWAP)


@dataclass(frozen=True, slots=True)
class Button:
    """A button as a person sees it; `verb` stands for the picture of it in mind."""

    label: str
    custom_id: str
    verb: Verb


def buttons(screen: Screen) -> list[Button]:
    """List what can be pressed on a screen."""
    found = []
    for part in screen.parts(2):
        press = parse_custom_id(part.get("custom_id"))
        if press is not None and not part.get("disabled"):
            found.append(Button(str(part["label"]), str(part["custom_id"]), press.verb))
    return found


def menus(screen: Screen) -> list[Mapping[str, Any]]:
    return screen.parts(3)


@dataclass
class Walk:
    """One match from the deal to the podium."""

    scene: Scene
    chance: Random
    pressed: Counter[Verb] = field(default_factory=Counter)
    steps: int = 0
    saw_dark_side: bool = False
    favourite: str = "no card"  # is played before others; the beginning of a label

    async def to_the_end(self) -> Screen:
        """Play until the podium; return it."""
        while "won the match" not in self.scene.table.text:
            await self.step()
            await self.scene.wait(1.3)
        await self.scene.wait(3)
        return self.scene.table

    async def step(self) -> None:
        """Do one thing: deal, catch, or answer what is asked."""
        table = self.scene.table
        self.steps += 1
        assert self.steps < MOST_STEPS, f"no end: {self.pressed}\n{table.text}"
        self.saw_dark_side |= "dark side" in table.text
        if self.has(table, Verb.NEXT):
            await self.press(self.anybody(), table, Verb.NEXT)
        elif self.has(table, Verb.CATCH) and self.chance.random() < 0.5:
            await self.catch(table)
        else:
            await self.act(table)

    def has(self, screen: Screen, verb: Verb) -> bool:
        return any(button.verb is verb for button in buttons(screen))

    def anybody(self) -> Player:
        return self.chance.choice(list(self.scene.players.values()))

    async def catch(self, table: Screen) -> None:
        """Let somebody press Catch who has not forgotten to call."""
        forgot = next(b.label for b in buttons(table) if b.verb is Verb.CATCH)
        others = [p for p in self.scene.players.values() if p.name not in forgot]
        await self.press(self.chance.choice(others), table, Verb.CATCH)

    async def act(self, table: Screen) -> None:
        """Let one of those for whom the table waits do something in their hand."""
        for player in self.scene.players.values():
            if not re.search(rf"{player.name}\b", self.waiting_for(table)):
                continue
            hand = await self.open_hand(player)
            if any(self.moves(hand).values()):
                await self.move(player, hand)
                return
        raise AssertionError(f"nobody can do anything:\n{table.text}")

    def waiting_for(self, table: Screen) -> str:
        """Return the lines of the table that say for whom it waits."""
        lines = table.text.splitlines()
        return "\n".join(line for line in lines if "Time limit" in line or "on turn" in line)

    async def open_hand(self, player: Player) -> Screen:
        if not player.has_hand or not any(self.moves(player.hand).values()):
            await self.press(player, self.scene.table, Verb.HAND)
        return player.hand

    def moves(self, hand: Screen) -> dict[Verb, list[Button]]:
        """Sort what moves the game."""
        verbs = (*PLAYS, Verb.DRAW, Verb.KEEP, Verb.COLOR, Verb.CHALLENGE, Verb.ACCEPT, Verb.VOTE)
        return {verb: [b for b in buttons(hand) if b.verb is verb] for verb in verbs}

    async def move(self, player: Player, hand: Screen) -> None:
        """Choose as a person would: a card that fits, else what else there is."""
        moves = self.moves(hand)
        if menus(hand):
            await self.pick(player, hand)
            return
        plays = [b for verb in PLAYS for b in moves[verb] if self.fits(b.label, hand)]
        answers = [*moves[Verb.CHALLENGE], *moves[Verb.ACCEPT], *moves[Verb.VOTE]]
        if self.has(hand, Verb.ACCUSE) and not self.pressed[Verb.ACCUSED]:
            await self.accuse(player, hand)
        elif answers:
            await self.press_button(player, hand, self.chance.choice(answers))
        elif plays:
            favourites = [card for card in plays if card.label.startswith(self.favourite)]
            await self.play(player, hand, self.chance.choice(favourites or plays))
        else:
            rest = [*moves[Verb.COLOR], *moves[Verb.KEEP], *moves[Verb.DRAW]]
            rest += [b for verb in PLAYS for b in moves[verb]]
            await self.press_button(player, hand, rest[0])

    def fits(self, label: str, hand: Screen) -> bool:
        """Tell whether a card goes on the top one, as far as everybody knows the game."""
        found = TOP.search(hand.text)
        if found is None or label.startswith("Wild"):
            return True
        top, color = found[1], found[2]
        own, _, symbol = label.partition(" ")
        return color is None or own.lower() == color or symbol == top.partition(" ")[2]

    async def play(self, player: Player, hand: Screen, card: Button) -> None:
        count = CARDS.search(hand.text)
        has_two = count is not None and count[1] == "2" and self.has(hand, Verb.UNO)
        if has_two and self.chance.random() < 0.7:
            await self.press(player, hand, Verb.UNO)
            hand = player.hand
        await self.press_button(player, hand, card)
        if card.verb is Verb.SWAP:
            await self.choose_first(player, self.newest(player))

    async def accuse(self, player: Player, hand: Screen) -> None:
        await self.press(player, hand, Verb.ACCUSE)
        self.pressed[Verb.ACCUSED] += 1
        await self.choose_first(player, self.newest(player))

    async def pick(self, player: Player, hand: Screen) -> None:
        """Take the first card of a menu that fits."""
        for menu in menus(hand):
            for option in menu["options"]:
                if self.fits(str(option["label"]), hand):
                    await self.choose(player, hand, menu, str(option["value"]))
                    return
        await self.press(player, hand, Verb.DRAW)

    async def choose_first(self, player: Player, screen: Screen) -> None:
        menu = menus(screen)[0]
        await self.choose(player, screen, menu, str(menu["options"][0]["value"]))

    async def choose(
        self, player: Player, screen: Screen, menu: Mapping[str, Any], value: str
    ) -> None:
        custom_id = str(menu["custom_id"])
        await player.actor.select(screen.message, [value], custom_id=custom_id)

    def newest(self, player: Player) -> Screen:
        return next(screen for screen in player.newest_first if screen.is_private)

    async def press(self, player: Player, screen: Screen, verb: Verb) -> None:
        found = next(button for button in buttons(screen) if button.verb is verb)
        await self.press_button(player, screen, found)

    async def press_button(self, player: Player, screen: Screen, button: Button) -> None:
        self.pressed[button.verb] += 1
        await player.actor.click(screen.message, custom_id=button.custom_id)


def begin(scene: Scene, seed: int, favourite: str = "no card") -> Walk:
    """Begin to walk; the same people do the same with the same seed."""
    return Walk(scene, Random(seed), favourite=favourite)
