"""Take the pictures of the README from the running page.

    python -m scripts.screenshots

Four members play a few turns in a playground of their own; then the table and the hand of the
player on turn are taken together.
"""

import re
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import FloatRect, Locator, Page, expect

from playground import MEMBERS
from tests.page.chat import Chat, browser_page
from tests.page.plan import deal, find_seed
from tests.page.process import ROOT, PlaygroundProcess
from uno.game import engine
from uno.game.actions import Draw, Keep, Play
from uno.game.seat_view import SeatView, seat_view
from uno.game.state import Phase, State

IMAGES = ROOT / "docs" / "images"
MOST_TURNS = 8
MARGIN = 12
WIDTH, HEIGHT = 720, 1900  # narrow: without the list of messages at the side
SCALE = 2

CARD = re.compile(r"(Red|Yellow|Green|Blue) [\w ]+$")


def main() -> int:
    """Write docs/images/playground.png; return the exit status."""
    browser = shutil.which("chromium") or shutil.which("google-chrome")
    if browser is None:
        sys.stderr.write("screenshots: Chromium not found; on Debian: apt-get install chromium\n")
        return 1
    seed = find_seed(lambda seed: turns_until_picture(seed) is not None)
    with (
        tempfile.TemporaryDirectory() as folder,
        PlaygroundProcess(Path(folder), PLAYGROUND_SEED=seed) as process,
        browser_page(browser, WIDTH, HEIGHT, SCALE) as page,
    ):
        chat = Chat(page, process.url)
        open_table(chat)
        for _ in range(turns_until_picture(seed) or 0):
            open_hand(chat)
            take_turn(chat)
        open_hand(chat)
        expect(table(chat)).to_contain_text(f"{chat.viewer} plays or draws")
        take_picture(page, [box_of(table(chat)), hand(chat)], IMAGES / "playground.png")
    return 0


def turns_until_picture(seed: str) -> int | None:
    """Play a seed on the engine as `take_turn` does; None: there is nothing to see in it."""
    state = deal(seed, MEMBERS)
    for turn in range(MOST_TURNS):
        if state.phase is not Phase.TURN:
            return None
        view = seat_view(state, state.turn)
        if turn >= len(MEMBERS) and is_worth_a_picture(view):
            return turn
        state = after_turn(state, view)
    return None


def is_worth_a_picture(view: SeatView) -> bool:
    """Tell whether a hand shows something of everything without being long."""
    kinds = {card[0] for card in view.hand}
    fitting = [card for card in view.playable if card != "w"]
    is_short = len(view.hand) <= 7 and "w4" not in view.hand
    return is_short and kinds == set("rygbw") and len(fitting) >= 3


def after_turn(state: State, view: SeatView) -> State:
    """Play the first coloured card that fits, or draw and keep."""
    plays = (a for a in view.legal if isinstance(a, Play) and a.color is None)
    first = min(plays, key=lambda play: view.hand.index(play.card), default=None)
    state = engine.apply(state, first or Draw(state.turn)).state
    return engine.apply(state, Keep(state.turn)).state if state.phase is Phase.DRAWN else state


def open_table(chat: Chat) -> None:
    """Let everybody sit down and start."""
    chat.command("uno start")
    for name in MEMBERS[1:]:
        chat.view_as(name)
        chat.press(chat.message("A new UNO table"), "Join")
    chat.view_as(MEMBERS[0])
    chat.press(chat.message("A new UNO table"), "Start")


def take_turn(chat: Chat) -> None:
    """Play the first coloured card that fits, or draw and keep, in the hand that is open."""
    card = hand(chat).get_by_role("button", name=CARD)
    if card.count():
        chat.click(card.first)
        return
    chat.press(hand(chat), "Draw")
    keep = hand(chat).get_by_role("button", name="Keep it")
    if keep.count():
        chat.click(keep)


def open_hand(chat: Chat) -> None:
    """Become the player on turn and look at the cards."""
    chat.view_as(who_is_on_turn(chat))
    if hand(chat).count():
        refresh = hand(chat).get_by_role("button", name="Refresh")
        if refresh.count():
            chat.click(refresh)
    else:
        chat.press(table(chat), "My hand")


def who_is_on_turn(chat: Chat) -> str:
    """Read it in the hand that was played from: the table follows a little later."""
    source = hand(chat) if hand(chat).count() else table(chat)
    text = source.inner_text()
    if "Your turn" in text or "Your answer" in text:
        return chat.viewer
    waiting = re.search(r"(\w+) (plays|accepts|names)", text)
    if waiting is None:
        raise RuntimeError(f"nobody is on turn:\n{text}")
    return waiting[1]


def table(chat: Chat) -> Locator:
    """Return the table message."""
    return chat.message("on turn")


def hand(chat: Chat) -> Locator:
    """Return the hand of the member whose eyes we look through."""
    return chat.private("Your hand in")


def box_of(message: Locator) -> Locator:
    """Return the message without who wrote it and when."""
    return message.locator(".component-container")


def take_picture(page: Page, messages: list[Locator], file: Path) -> None:
    """Take one picture of messages that stand below one another."""
    # A message under the mouse, or with the focus in it, has a toolbar.
    page.mouse.move(0, 0)
    page.locator("#channel-composer-input").focus()
    boxes = [message.bounding_box() for message in messages]
    found = [box for box in boxes if box is not None]
    file.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=file, clip=surrounding(found))


def surrounding(boxes: list[FloatRect]) -> FloatRect:
    """Return the rectangle around all of them, with a margin."""
    left = min(box["x"] for box in boxes) - MARGIN
    top = min(box["y"] for box in boxes) - MARGIN
    right = max(box["x"] + box["width"] for box in boxes) + MARGIN
    bottom = max(box["y"] + box["height"] for box in boxes) + MARGIN
    return {"x": left, "y": top, "width": right - left, "height": bottom - top}


if __name__ == "__main__":
    sys.exit(main())
