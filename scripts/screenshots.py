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
from tests.page.process import ROOT, PlaygroundProcess

IMAGES = ROOT / "docs" / "images"
SEED = "picture"
MOST_TURNS = 60
MARGIN = 12
WIDTH, HEIGHT = 720, 1900  # narrow: without the list of messages at the side
SCALE = 2

CARD = re.compile(r"(Red|Yellow|Green|Blue) [\w ]+$")
ACCEPT, DRAW, KEEP = re.compile("^Accept"), re.compile("^Draw$"), re.compile("^Keep it$")


def main() -> int:
    """Write docs/images/playground.png; return the exit status."""
    browser = shutil.which("chromium") or shutil.which("google-chrome")
    if browser is None:
        sys.stderr.write("screenshots: Chromium not found; on Debian: apt-get install chromium\n")
        return 1
    with (
        tempfile.TemporaryDirectory() as folder,
        PlaygroundProcess(Path(folder), PLAYGROUND_SEED=SEED) as process,
        browser_page(browser, WIDTH, HEIGHT, SCALE) as page,
    ):
        chat = Chat(page, process.url)
        open_table(chat)
        for turn in range(MOST_TURNS):
            open_hand(chat)
            if turn >= len(MEMBERS) and is_worth_a_picture(hand(chat)):
                break
            take_turn(chat)
        expect(table(chat)).to_contain_text(f"{chat.viewer} plays or draws")
        take_picture(page, [box_of(table(chat)), hand(chat)], IMAGES / "playground.png")
    return 0


def open_table(chat: Chat) -> None:
    """Let everybody sit down and start."""
    chat.command("uno start")
    for name in MEMBERS[1:]:
        chat.view_as(name)
        chat.press(chat.message("A new UNO table"), "Join")
    chat.view_as(MEMBERS[0])
    chat.press(chat.message("A new UNO table"), "Start")


def take_turn(chat: Chat) -> None:
    """Play the first card that fits, or draw, in the hand that is open."""
    for label in (CARD, ACCEPT, DRAW):
        button = hand(chat).get_by_role("button", name=label)
        if button.count():
            chat.click(button.first)
            break
    keep = hand(chat).get_by_role("button", name=KEEP)
    if keep.count():
        chat.click(keep)


def is_worth_a_picture(hand: Locator) -> bool:
    """Tell whether a hand shows something of everything without being long."""
    text = hand.inner_text()
    plays = hand.get_by_role("button", name=CARD).count()
    cards = re.search(r"Your cards \((\d+)\)", text)
    return plays >= 2 and "Wild: red" in text and cards is not None and int(cards[1]) <= 7


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
    page.mouse.move(0, 0)
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
