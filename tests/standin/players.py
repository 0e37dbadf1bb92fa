"""People who play a match through what they see: hands, buttons, the table message."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tests.standin.answer import Answer
from tests.standin.components import Button, Select
from tests.standin.driver import StandIn
from tests.standin.world import CallbackType, Channel, Message, User

MOVES = frozenset({"play", "pick", "draw", "keep", "color", "challenge", "accept"})


def verb_of(custom_id: str | None) -> str:
    """Return what one of the bot's buttons asks for."""
    parts = (custom_id or "").split(":")
    return parts[3] if len(parts) > 3 and parts[0] == "uno" else ""


def buttons_for(message: Message, *verbs: str) -> list[Button]:
    """List the buttons of a message that can be pressed and ask for one of `verbs`."""
    return [b for b in message.buttons if verb_of(b.custom_id) in verbs and not b.is_disabled]


def menus_for(message: Message, verb: str) -> list[Select]:
    """List the menus of a message that can be used and ask for `verb`."""
    return [m for m in message.selects if verb_of(m.custom_id) == verb and not m.is_disabled]


@dataclass(eq=False, slots=True)
class Player:
    """A person at a table, with the hand that lies open."""

    user: User
    hand: Message | None = None

    def is_on_turn(self) -> bool:
        """Tell whether the open hand offers a move."""
        hand = self.hand
        if hand is None or hand.deleted:
            return False
        return bool(buttons_for(hand, *MOVES) or menus_for(hand, "pick"))


@dataclass(frozen=True, slots=True)
class Moved:
    """What one press was and how it was answered."""

    player: Player
    custom_id: str
    answer: Answer


@dataclass(eq=False, slots=True)
class Game:
    """One table in one channel, played from the hands."""

    standin: StandIn
    channel: Channel
    players: list[Player]
    chance: random.Random = field(default_factory=lambda: random.Random(1))

    @classmethod
    async def start(
        cls,
        standin: StandIn,
        channel: Channel,
        users: Sequence[User],
        *,
        seed: int = 1,
        options: Mapping[str, object] | None = None,
    ) -> "Game":
        """Open a lobby, let everybody join, start, and open all hands."""
        players = [Player(user) for user in users]
        game = cls(standin, channel, players, random.Random(seed))
        await standin.slash(users[0], channel, "uno start", options)
        lobby = await standin.until(lambda: game.find_public("join"), "the lobby")
        for user in users[1:]:
            await standin.press(user, lobby, buttons_for(lobby, "join")[0])
        await standin.until(lambda: buttons_for(lobby, "start"), "a start button")
        await standin.press(users[0], lobby, buttons_for(lobby, "start")[0])
        await game.open_hands()
        return game

    def find_public(self, verb: str) -> Message | None:
        """Return the newest public message that offers `verb`."""
        for message in reversed(self.standin.messages(self.channel)):
            if buttons_for(message, verb):
                return message
        return None

    async def table(self) -> Message:
        """Wait for the table message."""
        return await self.standin.until(lambda: self.find_public("hand"), "the table message")

    async def until_posted(self) -> None:
        """Wait for the match's own message below its lobby's, and until the bot has noted it."""
        shown = self.standin.messages
        await self.standin.until(lambda: len(shown(self.channel)) > 1, "a second message", 15.0)
        await self.standin.until_quiet()

    async def open_hands(self) -> None:
        """Let everybody press "My hand"."""
        for player in self.players:
            await self.open_hand(player)

    async def open_hand(self, player: Player) -> Message:
        """Press "My hand" on the table message and return the hand."""
        table = await self.table()
        answer = await self.standin.press(player.user, table, buttons_for(table, "hand")[0])
        player.hand = hand = await self._shown_by(answer)
        assert hand.ephemeral_for is player.user, "a hand was shown to everybody"
        return hand

    async def _shown_by(self, answer: Answer) -> Message:
        """Return the message that a press on the table message brought, deferred or not."""
        if answer.kind is not CallbackType.DEFERRED_UPDATE:
            return answer.message
        follow_ups = answer.interaction.follow_ups
        await self.standin.until(lambda: follow_ups, "what comes after the deferral")
        return follow_ups[-1]

    def on_turn(self) -> Player | None:
        """Return the player whose open hand offers a move."""
        return next((player for player in self.players if player.is_on_turn()), None)

    def can_go_on(self) -> bool:
        """Tell whether somebody has a move, or the next round can be dealt."""
        return self.on_turn() is not None or self.find_next() is not None

    def find_next(self) -> tuple[Player, Message] | None:
        """Return somebody who can have the next round dealt, and where to press."""
        for player in self.players:
            if player.hand is not None and buttons_for(player.hand, "next"):
                return player, player.hand
        public = self.find_public("next")
        return None if public is None else (self.players[0], public)

    async def move(self) -> Moved:
        """Make one move for whoever is on turn; deal the next round between rounds."""
        await self.standin.until(self.can_go_on, f"a move in {self.channel.name}")
        player = self.on_turn()
        if player is None:
            return await self._deal_next()
        assert player.hand is not None
        chosen = self._choose(player.hand)
        if isinstance(chosen, Select):
            value = self.chance.choice(chosen.options)[1]
            answer = await self.standin.select(player.user, player.hand, chosen.custom_id, value)
            return Moved(player, chosen.custom_id, answer)
        answer = await self.standin.press(player.user, player.hand, chosen)
        return Moved(player, chosen.custom_id or "", answer)

    async def _deal_next(self) -> Moved:
        found = self.find_next()
        assert found is not None
        player, message = found
        pressed = buttons_for(message, "next")[0]
        answer = await self.standin.press(player.user, message, pressed)
        return Moved(player, pressed.custom_id or "", answer)

    def _choose(self, hand: Message) -> Button | Select:
        plays = buttons_for(hand, "play")
        menus = menus_for(hand, "pick")
        choices: list[Button | Select] = [*plays, *menus]
        return self.chance.choice(choices or buttons_for(hand, *MOVES))
