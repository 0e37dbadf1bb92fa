"""Take pictures of single screens, with card art, as the playground's page shows them.

    python -m scripts.screen_pictures [NAME ...]

Names are those of the screens' golden files; without any, the ones of the documents are taken.
"""

import asyncio
import json
import secrets
import shutil
import sys
from collections.abc import Sequence

import simcord
from playwright.async_api import Page, async_playwright

from cogs import wire
from cogs.client import UnoClient
from cogs.screens.art import art_of
from cogs.screens.screen import PrivateScreen, PublicScreen
from playground import World, build_world, new_page, show_pictures
from tests.page.chat import BROWSER_FLAGS
from tests.screens import gallery, tables
from uno.settings import ROOT
from uno.text import Texts, Words

ART = ROOT / "data" / "art" / "png"
IMAGES = ROOT / "docs" / "images" / "screens"
WIDTH, HEIGHT, SCALE = 720, 1800, 1.5
SETTLED_MS = 800  # until the pictures are there

FOR_DOCUMENTS = (
    *("lobby-ready", "table-turn", "hand-turn", "table-challenge", "hand-challenge"),
    *("flip-table-dark", "flip-hand-dark", "backs-dark", "round-over", "match-over-summary"),
)


def main() -> int:
    """Write docs/images/screens/<name>.png; return the exit status."""
    browser = shutil.which("chromium") or shutil.which("google-chrome")
    if browser is None:
        sys.stderr.write("pictures: Chromium not found; on Debian: apt-get install chromium\n")
        return 1
    asyncio.run(take(browser, sys.argv[1:] or FOR_DOCUMENTS))
    return 0


async def take(browser: str, names: Sequence[str]) -> None:
    """Post each screen on a simulated Discord and take its picture."""
    client = UnoClient(_nothing, shard_count=1)
    env = simcord.Env(client, check_errors=False)
    world = build_world(env)
    env.backend.advance_clock(tables.NOW / 1000 - env.now().timestamp())
    await env.start()
    words = words_with_pictures(env)
    page_of_channel = new_page(env, world, 0, secrets.token_urlsafe(32))
    async with page_of_channel as preview, async_playwright() as playwright:
        show_pictures(preview, env, ART)
        chromium = await playwright.chromium.launch(executable_path=browser, args=BROWSER_FLAGS)
        page = await chromium.new_page(
            viewport={"width": WIDTH, "height": HEIGHT}, device_scale_factor=SCALE
        )
        await page.goto(preview.url)
        for name in names:
            shown = in_channel(gallery.scenes()[name](words), world)
            await wire.post(client, world.channel.id, shown)
            await preview.refresh()
            await picture(page, name)
        await chromium.close()
    await env.shutdown()


async def _nothing(_: UnoClient) -> None:
    """Get ready for nothing."""


def words_with_pictures(env: simcord.Env) -> Words:
    """Put all emojis on the simulated Discord."""
    names = sorted(path.stem for path in ART.glob("*.png"))
    ids = {name: str(env.backend.create_application_emoji(name).id) for name in names}
    return Texts(ROOT / "data" / "locales").words("en", art_of(ids))


def in_channel(screen: PublicScreen | PrivateScreen, world: World) -> PublicScreen:
    """Make a screen of the golden files one of the page's channel."""
    written = json.dumps(screen.components)
    written = written.replace("<#77>", f"<#{world.channel.id}>")
    file = screen.file if isinstance(screen, PublicScreen) else None
    return PublicScreen(tuple(json.loads(written)), file=file)


async def picture(page: Page, name: str) -> None:
    """Take the newest message, without who wrote it and when."""
    IMAGES.mkdir(parents=True, exist_ok=True)
    await page.wait_for_timeout(SETTLED_MS)
    await page.mouse.move(0, 0)
    newest = page.locator(".component-container").last
    await newest.scroll_into_view_if_needed()
    await page.wait_for_timeout(SETTLED_MS)
    await newest.screenshot(path=IMAGES / f"{name}.png")


if __name__ == "__main__":
    sys.exit(main())
