"""Look at all that is kept of matches, in a server with 500 invented players and a year of games.

    python -m scripts.records FOLDER

A playground of its own is seeded (tests/seeding.py) and used in a browser: leaderboards, profiles,
histories, numbers, privacy, exports, the end of a season. `FOLDER` gets a picture of every answer,
and the files that were handed out.
"""

import argparse
import re
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Error, Locator, expect

from playground import MEMBERS
from scripts.screenshots import box_of, surrounding
from tests import seeding
from tests.page.chat import Chat, browser_page
from tests.page.process import PlaygroundProcess

WIDTH, HEIGHT, SCALE = 720, 1900, 1.5  # narrow: without the list of messages at the side
SLOW_MS, PATIENCE_MS = 1_500, 30_000


class Tour:
    """One walk; every picture has a number and a name."""

    def __init__(self, chat: Chat, folder: Path) -> None:
        self._chat = chat
        self._folder = folder
        self._taken = 0

    def private(self, name: str) -> Locator:
        """Take a picture of the newest private answer; return it."""
        message = self._chat.private()
        self._take(message, name)
        return message

    def public(self, name: str, text: str) -> None:
        """Take a picture of the newest public message that holds a text."""
        self._take(self._chat.message(text), name)

    def _take(self, message: Locator, name: str) -> None:
        page = self._chat.page
        page.wait_for_timeout(SLOW_MS)
        page.mouse.move(0, 0)
        message.scroll_into_view_if_needed()
        box = box_of(message).first.bounding_box()
        assert box is not None
        self._taken += 1
        file = self._folder / f"{self._taken:02}-{name}.png"
        page.screenshot(path=file, clip=surrounding([box]))
        sys.stdout.write(f"{file}\n")

    def download(self, message: Locator) -> Path:
        """Save the file of a message."""
        with self._chat.page.expect_download() as waiting:
            message.get_by_role("button", name=re.compile("Download")).last.click()
        file = self._folder / waiting.value.suggested_filename
        waiting.value.save_as(file)
        sys.stdout.write(f"{file}: {file.stat().st_size} bytes\n")
        return file


def press(chat: Chat, message: Locator, label: str) -> None:
    """Press a button of the bot's, none of those with which the page deletes or answers."""
    chat.press(box_of(message), label)


def leaderboards(chat: Chat, tour: Tour) -> None:
    """Each order, another page, the own place, a season and a deck."""
    for order in ("Rating", "Wins", "Points", "Win rate", "Wins in a row"):
        chat.command("uno leaderboard", order=order)
        tour.private(f"board-{order.lower().replace(' ', '-')}")
    for label in ("More", "Back", "More", "More", "My place"):
        press(chat, chat.private(), label)
        tour.private(f"board-{label.lower().replace(' ', '-')}")
    chat.command("uno leaderboard", season="This season")
    tour.private("board-season")
    chat.command("uno leaderboard", deck="Flip")
    tour.private("board-flip")


def people(chat: Chat, tour: Tour) -> None:
    """Profiles and a history."""
    for name, options in (("own", {}), ("other", {"player": MEMBERS[1]})):
        try:
            chat.command("uno-me profile", **options)
        except AssertionError:  # a busy machine draws too slowly for the page
            chat.page.wait_for_timeout(10 * SLOW_MS)
            chat.open(chat.page.url)
        tour.private(f"profile-{name}")
    chat.command("uno-me history")
    tour.private("history")
    for label in ("More", "Newest"):
        press(chat, chat.private(), label)
        tour.private(f"history-{label.lower()}")


def owners(chat: Chat, tour: Tour) -> None:
    """Numbers, data and the end of a season."""
    chat.command("uno-admin stats")
    tour.private("stats")
    chat.command("uno-admin data")
    data = tour.private("data")
    press(chat, data, "Export")
    tour.download(tour.private("data-file"))
    press(chat, chat.private("gives you players"), "Reset …")
    tour.private("data-reset")
    chat.command("uno-admin season")
    season = tour.private("season")
    press(chat, season, "End the season …")
    form = chat.page.get_by_role("dialog")
    expect(form).to_be_visible()
    form.get_by_role("textbox").fill("Autumn")
    chat.page.screenshot(path=tour._folder / "season-form.png")
    form.get_by_role("button", name="Submit").click()
    tour.private("season-ended")
    tour.public("podium", "🥇")


def privacy(chat: Chat, tour: Tour) -> None:
    """Read what is kept, take it away and delete it."""
    chat.command("uno-me privacy")
    told = tour.private("privacy")
    press(chat, told, "Export my data")
    tour.download(tour.private("privacy-file"))
    press(chat, chat.private("What I keep"), "Delete my data …")
    press(chat, tour.private("privacy-delete"), "Delete")
    tour.private("privacy-deleted")
    chat.command("uno-me profile")
    tour.private("profile-deleted")


PARTS: dict[str, Callable[[Chat, Tour], None]] = {
    "leaderboards": leaderboards,
    "people": people,
    "owners": owners,
    "privacy": privacy,
}


def main() -> int:
    """Walk through everything; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("parts", nargs="*", choices=[[], *PARTS], default=[])
    arguments = parser.parse_args()
    browser = shutil.which("chromium") or shutil.which("google-chrome")
    if browser is None:
        sys.stderr.write("records: Chromium not found; on Debian: apt-get install chromium\n")
        return 1
    folder: Path = arguments.folder
    folder.mkdir(parents=True, exist_ok=True)
    failed = 0
    with tempfile.TemporaryDirectory() as data:
        seeding.main(["playground", data])
        with (
            PlaygroundProcess(Path(data)) as process,
            browser_page(browser, WIDTH, HEIGHT, SCALE) as page,
        ):
            page.set_default_timeout(PATIENCE_MS)
            chat = Chat(page, process.url)
            tour = Tour(chat, folder)
            for name in arguments.parts or PARTS:
                try:
                    PARTS[name](chat, tour)
                except (Error, AssertionError) as error:
                    failed += 1
                    sys.stdout.write(f"{name}: {error}\n")
                    page.screenshot(path=folder / f"{name}-failed.png")
                    chat.open(process.url)
    return min(failed, 1)


if __name__ == "__main__":
    sys.exit(main())
