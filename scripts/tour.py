"""Take the pictures of docs/images that show a match from the lobby to the podium, as on a phone.

    python -m scripts.tour [FOLDER]

People of the tests play on a simulated Discord; a browser as wide as a phone looks over their
shoulders. `FOLDER` gets pictures of the fullest screens too, which are for our own eyes.
"""

import argparse
import asyncio
import re
import shutil
import sys
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.async_api import Locator, Page, async_playwright, expect
from simcord.preview import Preview

from cogs.custom_id import Verb
from playground import show_pictures
from tests.e2e.driver import ROOT, Player, Scene, Screen, scene
from tests.e2e.walker import Walk, begin
from tests.page.chat import BROWSER_FLAGS, PATIENCE_MS

IMAGES = ROOT / "docs" / "images"
PICTURES = ROOT / "data" / "art" / "png"
WIDTH, HEIGHT, SCALE = 720, 2600, 1.5  # without the list of messages at the side
SLOW_MS = 1500  # until the page begins to load what is new
NAMES = ("Maya", "Liam", "Zoe", "Noah")
CROWD = tuple(f"{name} of the very long name" for name in "ABCDEFGHIJ")


@dataclass
class Look:
    """A browser on the channel of a scene."""

    scene: Scene
    preview: Preview
    page: Page

    async def take(self, viewer: Player, screens: list[Screen], file: Path) -> None:
        """Take one picture of messages that stand below one another."""
        await self.page.goto("about:blank")
        await self.page.goto(self.preview.url)  # what is loaded anew is not pale
        picker = self.page.get_by_label("Viewing as")
        await self.settle()
        if await picker.locator("option:checked").text_content() != viewer.name:
            await picker.select_option(label=viewer.name)
        await expect(picker.locator("option:checked")).to_have_text(viewer.name)
        await self.settle()
        boxes = []
        for screen in screens:
            message = self._message(screen)
            await message.evaluate("shown => shown.scrollIntoView({block: 'center'})")
            boxes.append(await message.bounding_box())
        await self.page.mouse.move(0, 0)
        found = [box for box in boxes if box is not None]
        left, top = min(b["x"] for b in found) - 8, min(b["y"] for b in found) - 8
        right = max(b["x"] + b["width"] for b in found) + 8
        bottom = max(b["y"] + b["height"] for b in found) + 8
        file.parent.mkdir(parents=True, exist_ok=True)
        clip = {"x": left, "y": top, "width": right - left, "height": bottom - top}
        await self.page.screenshot(path=file, clip=clip)  # type: ignore[arg-type]  # a FloatRect
        sys.stdout.write(f"{file}\n")

    def _message(self, screen: Screen) -> Locator:
        """Find the message; of private ones, which have no ids there, the newest."""
        found = self.page.locator(f"[data-message-id='{screen.id}']")
        if screen.is_private:
            found = self.page.locator("article.channel-message")
            found = found.filter(has_text="Only you can see this")
        return found.locator(".component-container").last

    async def settle(self) -> None:
        """Wait until the page shows everything: while it loads, its buttons are pale."""
        await self.page.wait_for_timeout(SLOW_MS)
        app = self.page.locator("#preview-app")
        await expect(app).to_have_attribute("aria-busy", "false", timeout=PATIENCE_MS)
        status = self.page.locator("#action-status")
        await expect(status).not_to_have_text(re.compile("…$"), timeout=PATIENCE_MS)


@asynccontextmanager
async def look_at(names: tuple[str, ...], seed: str, browser: str) -> AsyncIterator[Look]:
    """Open a server with these members, and a browser on its channel."""
    with tempfile.TemporaryDirectory() as folder:
        async with (
            scene(Path(folder), *names, seed=seed, pictures=PICTURES) as s,
            async_playwright() as playwright,
        ):
            actors = tuple(player.actor for player in s.players.values())
            preview = s.env.preview(s.channel, viewers=actors, layout="channel", port=0)
            async with preview:
                show_pictures(preview, s.env, PICTURES)
                chromium = await playwright.chromium.launch(
                    executable_path=browser, args=BROWSER_FLAGS
                )
                page = await chromium.new_page(
                    viewport={"width": WIDTH, "height": HEIGHT}, device_scale_factor=SCALE
                )
                await page.goto(preview.url)
                yield Look(s, preview, page)
                await chromium.close()


async def sit_down(s: Scene, *choices: str, target: int = 60) -> None:
    """Open a table, choose on the panel, and let everybody join."""
    host, *others = s.players.values()
    await host.slash("start")
    await host.press(s.table, "Rules")
    for wanted in choices:
        await host.choose(host.sees[-1], wanted)
    form = await host.press(host.sees[-1], "Target")
    await host.write(form, target=str(target))
    for player in others:
        await player.press(s.table, "Join")
    await s.wait(1.5)


async def play_until(walk: Walk, done: Callable[[Player], bool]) -> Player:
    """Play until something is so for who is on turn; return them, with their hand open."""
    while True:
        await walk.step()
        await walk.scene.wait(1.3)
        for player in walk.scene.players.values():
            on_turn = f"{player.name}" in walk.waiting_for(walk.scene.table)
            if on_turn and not walk.has(walk.scene.table, Verb.NEXT):
                await walk.open_hand(player)
                if done(player):
                    return player


async def a_match(folder: Path, browser: str) -> None:
    """Show lobby, table, hand, challenge and podium."""
    async with look_at(NAMES, "tour-1", browser) as look:
        s = look.scene
        await sit_down(s, target=200)
        await look.take(s["Maya"], [s.table], folder / "lobby.png")
        await s["Maya"].press(s.table, "Start")
        await s.wait(2)
        walk = begin(s, 5, favourite="Wild Draw Four")
        player = await play_until(walk, lambda p: walk.steps > 6 and len(p.plays) >= 3)
        await look.take(player, [s.table], folder / "table.png")
        await look.take(player, [player.hand], folder / "hand.png")
        player = await play_until(walk, lambda p: walk.has(p.hand, Verb.CHALLENGE))
        await look.take(player, [player.hand], folder / "challenge.png")
        end = await walk.to_the_end()
        await look.take(s["Maya"], [end], folder / "podium.png")


async def the_dark_side(folder: Path, browser: str) -> None:
    """Show table and hand on the dark side of Flip."""
    async with look_at(NAMES, "tour-flip", browser) as look:
        s = look.scene
        await sit_down(s, "UNO Flip", target=500)
        await s["Maya"].press(s.table, "Start")
        await s.wait(2)
        walk = begin(s, 2)
        player = await play_until(walk, lambda p: "dark side" in p.hand.text)
        await look.take(player, [s.table], folder / "flip-table.png")
        await look.take(player, [player.hand], folder / "flip-hand.png")


async def the_fullest(folder: Path, browser: str) -> None:
    """Show ten players with long names, and a hand where every card can be picked."""
    async with look_at(CROWD, "crowd", browser) as look:
        s = look.scene
        host = next(iter(s.players.values()))
        await sit_down(s, "Italian rules", target=500)
        await look.take(host, [s.table], folder / "crowd-lobby.png")
        await look.take(host, [host.sees[-1]], folder / "crowd-panel.png")
        await host.press(s.table, "Start")
        await s.wait(2)
        walk = begin(s, 3)
        player = await play_until(walk, lambda p: p.cards >= 9)
        await look.take(player, [s.table], folder / "crowd-table.png")
        await look.take(player, [player.hand], folder / "crowd-hand.png")


async def main() -> int:
    """Take all pictures; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?")
    folder = parser.parse_args().folder
    browser = shutil.which("chromium") or shutil.which("google-chrome")
    if browser is None:
        sys.stderr.write("tour: Chromium not found; on Debian: apt-get install chromium\n")
        return 1
    await a_match(folder or IMAGES, browser)
    await the_dark_side(folder or IMAGES, browser)
    if folder is not None:
        await the_fullest(folder, browser)
    return 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
