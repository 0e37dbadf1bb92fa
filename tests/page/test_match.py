"""One person plays a match for two in the browser, with a power cut in the middle.

The seed gives a short match of one round with a draw, a catch, a challenge that is right and one
that is wrong; what is pressed was planned on the engine, what is asserted is what the page shows.
"""

import re
import time
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.chat import PATIENCE_MS, Chat
from tests.page.plan import NAMES, Plan, Step, full_match
from tests.page.process import PlaygroundProcess
from uno.game.actions import (
    Accept,
    Action,
    CallUno,
    Catch,
    Challenge,
    Draw,
    Keep,
    NameColor,
    Play,
)
from uno.game.events import Caught, Challenged, Event
from uno.game.state import Phase

REPOST_SECONDS = 5
COLORS = {"r": "Red", "y": "Yellow", "g": "Green", "b": "Blue"}
SIGNS = {"s": "Skip", "r": "Reverse", "d": "Draw Two"}
WILDS = {"w": "Wild", "w4": "Wild Draw Four"}


@dataclass
class Game:
    """The match on the page, and whose eyes we look through."""

    chat: Chat

    def table(self) -> Locator:
        return self.chat.message("My hand").last

    def hand(self) -> Locator:
        return self.chat.private("Your hand in")

    def open_lobby(self) -> None:
        self.chat.view_as("Ann")
        self.chat.command("uno start", scoring="one round")
        self.chat.view_as("Ben")
        self.chat.press(self.chat.message("A new UNO table"), "Join")
        shows(self.chat.message("A new UNO table"), "Players: 2 of 10")

    def start(self) -> None:
        self.chat.view_as("Ann")
        self.chat.press(self.chat.message("A new UNO table"), "Start")
        for name in NAMES:
            self.open_hand(name)
            shows(self.hand(), "Your cards (7)")

    def open_hand(self, name: str) -> None:
        self.chat.view_as(name)
        self.chat.press(self.table(), "My hand")

    def take(self, step: Step) -> None:
        """Press what a step says, and look at what its presser sees then."""
        action = step.action
        seat = seat_of(action)
        self.chat.view_as(NAMES[seat])
        if isinstance(action, Catch):
            shows(self.table(), "has not called UNO")
            self.chat.press(self.table(), f"Catch {NAMES[action.target]}")
        else:
            label = re.compile(label_of(action))
            self.chat.click(self.hand().get_by_role("button", name=label))
        if step.after.phase is not Phase.MATCH_OVER:
            self.see_hand(step, seat)
        for event in step.events:
            self.see_event(event)

    def see_hand(self, step: Step, seat: int) -> None:
        cards = step.after.sizes[seat]
        if step.before.sizes[seat] != cards:
            shows(self.hand(), f"Your cards ({cards})")

    def see_event(self, event: Event) -> None:
        match event:
            case Challenged(seat, target, guilty):
                verdict = "right" if guilty else "wrong"
                told = f"{NAMES[seat]} challenged {NAMES[target]} and was {verdict}"
                shows(self.chat.message(told), told)
            case Caught(seat, target):
                told = f"{NAMES[seat]} caught {NAMES[target]}"
                shows(self.chat.message(told), told)


@pytest.mark.timeout(300)  # two starts, and a whole match by hand
def test_a_whole_match_with_a_power_cut_in_the_middle(tmp_path: Path, browser_tab: Page) -> None:
    plan = full_match()
    middle = len(plan.steps) // 2
    with PlaygroundProcess(tmp_path, PLAYGROUND_SEED=plan.seed) as first:
        game = Game(Chat(browser_tab, first.url))
        game.open_lobby()
        game.start()
        for step in plan.steps[:middle]:
            game.take(step)
        first.kill()
    with PlaygroundProcess(tmp_path, PLAYGROUND_SEED=plan.seed) as second:
        started = time.monotonic()
        game.chat.open(second.url)
        shows(game.table(), f"{face(plan.steps[middle].before.top_face.code)} is on top")
        assert time.monotonic() - started < REPOST_SECONDS
        for name in NAMES:
            game.open_hand(name)
        for step in plan.steps[middle:]:
            game.take(step)
        see_the_end(game, plan)
        assert second.stop() == 0
    output = first.output + second.output
    assert "Traceback" not in output
    assert "fell behind" not in output


def see_the_end(game: Game, plan: Plan) -> None:
    winners = plan.state.match.winners
    assert winners is not None
    won = NAMES[winners[0]]
    shows(game.chat.message(f"{won} won the match"), f"{won} won the match")
    game.chat.command("uno leaderboard")
    board = game.chat.private("Leaderboard of this server")
    for name, matches in ((won, 1), (NAMES[1 - winners[0]], 0)):
        expect(board).to_contain_text(re.compile(rf"– · {name}: [\d,]+ · won {matches} of 1"))


def shows(message: Locator, text: str) -> None:
    expect(message).to_contain_text(text, timeout=PATIENCE_MS)


def seat_of(action: Action) -> int:
    seat = getattr(action, "seat", None)
    assert isinstance(seat, int)
    return seat


def label_of(action: Action) -> str:
    """Return a pattern for the button of a hand."""
    match action:
        case Play(card=card, color=None):
            return rf"(^|\W){face(card)}$"
        case Play(card=card, color=color) if color is not None:
            return rf"(^|\W){face(card)}: {COLORS[color.value].lower()}$"
        case NameColor(color=color):
            return rf"{COLORS[color.value]}$"
        case Draw():
            return r"(^|\W)Draw$"  # a card that lies face down stands before it
        case Keep():
            return "^Keep it$"
        case Challenge():
            return "^Challenge: right, they draw 4"
        case Accept():
            return "^Accept"
        case CallUno():
            return "^UNO!$"
        case _:
            raise AssertionError(f"no button in a hand: {action}")


def face(card: str) -> str:
    if card in WILDS:
        return WILDS[card]
    return f"{COLORS[card[0]]} {SIGNS.get(card[1], card[1])}"
