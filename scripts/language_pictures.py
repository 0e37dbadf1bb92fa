"""Play a little in one language and take pictures of what people see, to be read by a native.

    python -m scripts.language_pictures pt-BR build/pictures

The server and the four members of a playground of its own speak the language.
"""

import argparse
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Locator, expect

from playground import MEMBERS
from scripts.screenshots import SCALE, take_picture
from tests.page.chat import PATIENCE_MS, Chat, browser_page
from tests.page.process import ROOT, PlaygroundProcess
from uno.text import Texts, Words

WIDTH, HEIGHT = 760, 2600
TURNS = 10
TEXTS = Texts(ROOT / "data" / "locales")
PRIVATE = "Only you can see this"  # SimCord's page says so, always in English


class Session:
    """One playground in one language, and a folder for its pictures."""

    def __init__(self, chat: Chat, words: Words, folder: Path) -> None:
        self._chat = chat
        self._words = words
        self._folder = folder
        self._taken = 0

    def set_up(self) -> None:
        """Let everybody and the server speak the language."""
        for member in MEMBERS:
            self._chat.view_as(member)
            self._chat.command("uno-me settings")
            self._choose_language()
        self._picture("my settings", self._newest())
        self._chat.view_as(MEMBERS[0])
        self._chat.command("uno-admin settings")
        self._choose_language()
        self._picture("settings of the server", self._newest())

    def _choose_language(self) -> None:
        """Use the last menu of the settings that were just shown."""
        self._newest().get_by_role("combobox").last.click()
        name = self._words.language.name
        self._chat.click(self._chat.page.get_by_role("option", name=name, exact=True).first)

    def play(self) -> None:
        """Open a table, play some turns, and take pictures on the way."""
        self._commands("help", "rules", "leaderboard")
        self._chat.command("uno start")
        self._join()
        self._pages_of_the_panel()
        self._press(self._lobby(), "button-start")
        self._picture("the deal", self._public())
        for turn in range(TURNS):
            self._turn(turn)
        self._commands("status", "rules")

    def _join(self) -> None:
        for member in MEMBERS[1:]:
            self._chat.view_as(member)
            self._press(self._lobby(), "button-join")
        self._chat.view_as(MEMBERS[0])
        self._picture("lobby", self._lobby())

    def _pages_of_the_panel(self) -> None:
        self._press(self._lobby(), "button-rules")
        for page in ("turns", "start", "table", "game"):
            self._press(self._newest(), f"button-page-{page}")
            self._picture(f"panel {page}", self._newest())

    def _turn(self, turn: int) -> None:
        """Let whoever can play do it; everybody looks at their hand first."""
        member = MEMBERS[turn % len(MEMBERS)]
        self._chat.view_as(member)
        self._press(self._public(), "button-hand")
        hand = self._newest()
        self._picture(f"hand of {member}", hand)
        self._picture("table", self._public())
        buttons = hand.get_by_role("button")
        if buttons.count():
            self._chat.click(buttons.first)
            self._picture(f"after the press of {member}", self._newest())

    def _commands(self, *names: str) -> None:
        for name in names:
            self._chat.command(f"uno {name}")
            self._picture(f"uno {name}", self._newest())

    def _lobby(self) -> Locator:
        return self._chat.message(self._words.say("lobby-title"))

    def _public(self) -> Locator:
        return self._chat.message(self._words.say("button-hand"))

    def _newest(self) -> Locator:
        message = self._chat.private()
        expect(message).to_be_visible(timeout=PATIENCE_MS)
        return message

    def _press(self, message: Locator, key: str) -> None:
        self._chat.press(message, self._words.say(key))

    def _picture(self, name: str, message: Locator) -> None:
        self._taken += 1
        file = self._folder / f"{self._taken:02} {name}.png"
        message.scroll_into_view_if_needed()
        take_picture(self._chat.page, [message], file)


def main() -> int:
    """Take the pictures; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("language", choices=[one.tag for one in TEXTS.languages])
    parser.add_argument("folder", type=Path)
    options = parser.parse_args()
    browser = shutil.which("chromium") or shutil.which("google-chrome")
    if browser is None:
        sys.stderr.write("pictures: Chromium not found; on Debian: apt-get install chromium\n")
        return 1
    with (
        tempfile.TemporaryDirectory() as folder,
        PlaygroundProcess(Path(folder), PLAYGROUND_SEED="one") as process,
        browser_page(browser, WIDTH, HEIGHT, SCALE) as page,
    ):
        chat = Chat(page, process.url)
        session = Session(chat, TEXTS.words(options.language), options.folder)
        session.set_up()
        session.play()
    return 0


if __name__ == "__main__":
    sys.exit(main())
