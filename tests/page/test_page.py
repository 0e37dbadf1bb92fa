"""What the page shows to whom: four members, two browser tabs, real time."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from playground import MEMBERS
from tests.page.chat import PATIENCE_MS, Chat
from tests.page.process import PlaygroundProcess


@pytest.fixture(scope="module")
def chat(browser_tab: Page, playground: PlaygroundProcess) -> Chat:
    """Look at a table at which all four members have begun to play."""
    chat = Chat(browser_tab, playground.url)
    open_table(chat)
    return chat


@pytest.fixture(scope="module")
def other_chat(chat: Chat, playground: PlaygroundProcess) -> Iterator[Chat]:
    browser = chat.page.context.browser
    assert browser is not None
    # A window of its own: Chromium draws a tab behind another one once a second.
    context = browser.new_context()
    context.set_default_timeout(PATIENCE_MS)
    yield Chat(context.new_page(), playground.url)
    context.close()


def test_four_members_play_in_two_tabs(chat: Chat, other_chat: Chat) -> None:
    hands = [hand_of(chat, name) for name in MEMBERS]
    assert len(set(hands)) == 4

    # A tab shows what happens in another one, and no hand but that of its own member.
    on_turn = who_is_on_turn(chat)
    other_chat.view_as(somebody_but(on_turn))
    expect(other_chat.private("Your hand in")).to_be_visible(timeout=PATIENCE_MS)
    chat.view_as(on_turn)
    chat.press(chat.private("Your hand in"), "Draw")
    expect(other_chat.message("on turn")).to_contain_text(
        f"{on_turn} drew a card.", timeout=PATIENCE_MS
    )
    expect(other_chat.private("You drew:")).to_have_count(0)


def test_a_press_on_what_is_not_new_any_more_reaches_the_bot(chat: Chat, other_chat: Chat) -> None:
    on_turn = who_is_on_turn(chat)
    other_chat.view_as(somebody_but(on_turn))
    expect(other_chat.message("on turn")).to_be_visible(timeout=PATIENCE_MS)
    news = "**/api/state"
    other_chat.page.route(news, lambda route: None)  # it hears nothing new
    chat.view_as(on_turn)
    chat.press(chat.message("on turn"), "Draw")
    expect(chat.message("on turn")).to_contain_text(f"{on_turn} drew a card.")

    # Beside the word may stand a picture, with its name.
    draw = re.compile(r"(^|\W)Draw$")
    other_chat.message("on turn").get_by_role("button", name=draw).click()
    other_chat.page.unroute(news)
    expect(other_chat.private("It is not your turn.")).to_be_visible(timeout=PATIENCE_MS)


def test_time_passes_without_a_press(browser_tab: Page, tmp_path: Path, plain_seed: str) -> None:
    with PlaygroundProcess(tmp_path, TURN_SECONDS="5", PLAYGROUND_SEED=plain_seed) as process:
        chat = Chat(browser_tab, process.url)
        open_table(chat)
        on_turn = who_is_on_turn(chat)
        expect(chat.message("on turn")).to_contain_text(
            f"{on_turn} ran out of time.", timeout=3 * PATIENCE_MS
        )


def open_table(chat: Chat) -> None:
    chat.view_as(MEMBERS[0])
    chat.command("uno start")
    for name in MEMBERS[1:]:
        chat.view_as(name)
        chat.press(lobby(chat), "Join")
    expect(lobby(chat)).to_contain_text("Players: 4 of 10", timeout=PATIENCE_MS)
    chat.view_as(MEMBERS[0])
    chat.press(lobby(chat), "Start")
    expect(chat.message("on turn")).to_be_visible(timeout=PATIENCE_MS)


def lobby(chat: Chat) -> Locator:
    return chat.message("A new UNO table")


def hand_of(chat: Chat, name: str) -> str:
    """Open the hand of a member; return the lines with the cards."""
    chat.view_as(name)
    chat.press(chat.message("on turn"), "My hand")
    hand = chat.private("Your hand in")
    expect(hand).to_have_count(1, timeout=PATIENCE_MS)
    expect(hand).to_contain_text("Your cards (7)")
    lines = re.search(r"Your cards \(7\):\n(.*?)\n(?=Refresh|Draw|Play)", hand.inner_text(), re.S)
    return lines[1] if lines else hand.inner_text()


def who_is_on_turn(chat: Chat) -> str:
    found = re.search(r"(\w+): \d+ cards? · on turn", chat.message("on turn").inner_text())
    assert found is not None
    return found[1]


def somebody_but(name: str) -> str:
    return next(member for member in MEMBERS if member != name)
