"""Use the playground's page as a person does: choose who to be, type commands, press buttons.

Every wait is for something that the person would wait for too.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, Page, expect, sync_playwright

BROWSER_FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE_MS = 10_000
expect.set_options(timeout=PATIENCE_MS)  # the default is half of it


@contextmanager
def browser_page(
    executable: str, width: int = 1100, height: int = 1400, scale: float = 1
) -> Iterator[Page]:
    """Open a page in Chromium."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=BROWSER_FLAGS)
        try:
            context = browser.new_context(
                viewport={"width": width, "height": height}, device_scale_factor=scale
            )
            context.set_default_timeout(PATIENCE_MS)
            yield context.new_page()
        finally:
            browser.close()


class Chat:
    """The conversation as the page shows it to one member at a time."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.open(url)

    def open(self, url: str) -> None:
        """Go to the page, also again after a restart."""
        self.page.goto("about:blank")
        self.page.goto(url)
        self._wait_until_ready()

    @property
    def viewer(self) -> str:
        """Return the name of the member whose eyes we look through."""
        return self._picker.locator("option:checked").text_content() or ""

    @property
    def _picker(self) -> Locator:
        return self.page.get_by_label("Viewing as")

    def view_as(self, name: str) -> None:
        """Become another member."""
        if self.viewer == name:
            return
        picker = self._picker
        self._wait_until_ready()
        picker.select_option(label=name)
        expect(picker.locator("option:checked")).to_have_text(name, timeout=PATIENCE_MS)
        self._wait_until_ready()

    def command(self, text: str, **options: str) -> None:
        """Type a command, choose it from the list, then a choice for each option, and send it."""
        self._wait_until_ready()
        box = self.page.locator("#channel-composer-input")
        box.fill("")
        box.press_sequentially(f"/{text}")
        entry = self.page.get_by_role("option").filter(has_text=f"/{text}")
        expect(entry.first).to_be_visible(timeout=PATIENCE_MS)
        box.press("Enter")
        for name, choice in options.items():
            self._choose(name, choice)
        self.page.locator("#send-message").click()
        expect(box).to_be_visible(timeout=PATIENCE_MS)
        self._wait_until_ready()

    def press(self, message: Locator, label: str) -> None:
        """Press the button of a message that ends in `label`."""
        self.click(self.button(message, label))

    @staticmethod
    def button(message: Locator, label: str) -> Locator:
        """Find the button of a message that ends in `label`; an emoji may stand before it."""
        name = re.compile(rf"(^|\W){re.escape(label)}$")
        return message.get_by_role("button", name=name)

    def click(self, button: Locator) -> None:
        """Press a button that is found already."""
        self._wait_until_ready()
        button.click()
        self._wait_until_ready()

    def message(self, *texts: str | re.Pattern[str]) -> Locator:
        """Return the newest message that everybody sees and that holds all texts."""
        return self._newest(self._messages(*texts).filter(has_not_text="Only you can see this"))

    def private(self, *texts: str | re.Pattern[str]) -> Locator:
        """Return the newest message for this member alone that holds all texts."""
        return self._newest(self._messages("Only you can see this", *texts))

    def _messages(self, *texts: str | re.Pattern[str]) -> Locator:
        found = self.page.locator("#channel-message-list article.channel-message")
        for text in texts:
            found = found.filter(has_text=text)
        return found

    @staticmethod
    def _newest(messages: Locator) -> Locator:
        return messages.last

    def _choose(self, option: str, choice: str) -> None:
        for text in (option, choice):
            found = self.page.get_by_role("option").filter(has_text=text, visible=True)
            found.first.click()

    def _wait_until_ready(self) -> None:
        """Wait until the page takes a press: it drops those made while it is at work."""
        expect(self.page.locator("#preview-app")).to_have_attribute(
            "aria-busy", "false", timeout=PATIENCE_MS
        )
        expect(self.page.locator("#action-status")).not_to_have_text(
            re.compile("…$"), timeout=PATIENCE_MS
        )
