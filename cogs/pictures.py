"""Our card art on Discord: application emojis, uploaded once and used as far as they are there.

What Discord has is asked first; only what is missing or changed is uploaded, one after the other in
the background, however long Discord makes it wait: emoji routes allow some fifty an hour, and their
headers do not always say so. What was uploaded stands in the store with its hash (ADR 0014).
"""

import asyncio
import hashlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

import discord
import orjson
import structlog

from cogs import wire
from cogs.background import Tasks
from cogs.command_sync import Notes
from cogs.screens.art import art_of
from cogs.trouble import FAILURES, Trouble, trouble_of
from uno.table.ports import Clock, StoreUnavailableError
from uno.text import NO_ART, Art

MOST_EMOJIS = 2_000  # of an application
SHOWN_EVERY = 20  # uploads: with each new art all texts are made anew
GRACE = 3.0  # seconds from taking a picture out of use to its end
DOUBT = 60.0  # seconds without pictures when Discord did not know one
PAUSE_FIRST, PAUSE_LAST = 5.0, 15 * 60.0  # seconds, when Discord does not say how long
ANOTHER_LOOK = 10 * 60.0  # seconds, where another process uploads
MOST_FAULTS = 2

log: structlog.stdlib.BoundLogger = structlog.get_logger("uno.cogs")

_FAILURES: tuple[type[Exception], ...] = (*FAILURES, StoreUnavailableError)

Record = dict[str, list[str]]
"""What was uploaded: name -> [id, hash]."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture as it should be."""

    png: bytes
    digest: str


class Pictures:
    """Keep the application's emojis like the files of a folder; `art` is what can be shown now."""

    def __init__(
        self,
        client: discord.Client,
        notes: Notes,
        clock: Clock,
        tasks: Tasks,
        *,
        folder: Path | None,
        forget: Callable[[Art], None],
    ) -> None:
        """Take `<name>.png` of a folder (None: no pictures); `forget` is told of an old art."""
        self.art = NO_ART
        self.has_looked = folder is None
        self._client = client
        self._notes = notes
        self._clock = clock
        self._tasks = tasks
        self._folder = folder
        self._forget = forget
        self._there: dict[str, str] = {}  # name -> id, what can be shown
        self._shown: dict[str, str] = {}  # the same, as `art` has it
        self._tried: set[str] = set()  # names that were sent, but whose answer did not come
        self._unshown = 0
        self._faults = 0
        self._pause = PAUSE_FIRST
        self._is_doubtful = False
        self._is_running = False

    def start(self) -> None:
        """Bring everything up to date in the background."""
        if self._folder is not None and not self._is_running:
            self._is_running = True
            self._tasks.spawn(self._keep(self._folder), "card pictures")

    def distrust(self) -> None:
        """Show no pictures for a while: Discord did not know one that we used."""
        self._there = {}
        self._is_doubtful = True
        self._show()
        self.start()

    async def _keep(self, folder: Path) -> None:
        """Try until everything is as it should be."""
        try:
            wait = DOUBT if self._is_doubtful else 0.0
            while True:
                await self._clock.sleep(wait)
                self._is_doubtful = False
                wait = await self._try(folder)
                if self._is_doubtful:
                    wait = max(wait, DOUBT)
                if not wait:
                    return
        finally:
            self._is_running = False

    async def _try(self, folder: Path) -> float:
        """Do what can be done; return the seconds until the next try, 0: it is done."""
        try:
            return await self._bring_up_to_date(await asyncio.to_thread(read_pictures, folder))
        except _FAILURES as error:
            return self._wait_after(error)
        finally:
            self._show()

    def _wait_after(self, error: Exception) -> float:
        if trouble_of(error) is not Trouble.LATER:
            self._faults += 1
            if self._faults >= MOST_FAULTS:
                log.error("card pictures refused; words are shown instead", reason=str(error))
                return 0.0
        wait = max(_asked_to_wait(error), self._pause)
        self._pause = min(2 * self._pause, PAUSE_LAST)
        log.info("card pictures wait", seconds=round(wait), there=len(self._there))
        return wait

    async def _bring_up_to_date(self, drawn: Mapping[str, Picture]) -> float:
        listed = await wire.list_emojis(self._client)
        record = await self._recorded()
        self._there = _ours(listed, drawn, record)
        self._adopt(drawn, record)
        self._show()
        missing = [name for name in drawn if name not in self._there]
        if not self._is_uploader:
            return ANOTHER_LOOK if missing else 0.0
        room = MOST_EMOJIS - len(listed)
        if len(missing) > room:
            log.error("too many emojis for the card pictures", missing=len(missing), room=room)
        for name in missing[:room]:
            await self._upload(name, drawn[name], record)
        for name in [name for name in drawn if self._is_changed(name, drawn[name], record)]:
            await self._take_away(name)
            await self._upload(name, drawn[name], record)
        return 0.0

    @property
    def _is_uploader(self) -> bool:
        """Tell whether this process uploads: of several, the one with the first shard."""
        shards = getattr(self._client, "shard_ids", None)
        return shards is None or 0 in shards

    def _is_changed(self, name: str, picture: Picture, record: Record) -> bool:
        return name in self._there and record.get(name) != [self._there[name], picture.digest]

    def _adopt(self, drawn: Mapping[str, Picture], record: Record) -> None:
        """Take what arrived at Discord although its answer did not arrive here."""
        for name in self._tried & self._there.keys() & drawn.keys():
            record[name] = [self._there[name], drawn[name].digest]
        self._tried.clear()

    async def _upload(self, name: str, picture: Picture, record: Record) -> None:
        self._tried.add(name)
        number = await wire.create_emoji(self._client, name, picture.png)
        record[name] = [number, picture.digest]
        await self._notes.set_meta(self._key, orjson.dumps(record).decode())
        self._tried.discard(name)
        self._pause = PAUSE_FIRST
        self._there[name] = number
        self._unshown += 1
        if self._unshown >= SHOWN_EVERY:
            self._show()

    async def _take_away(self, name: str) -> None:
        """Delete an emoji that is not as it should be, when nothing shows it any more."""
        number = self._there.pop(name)
        self._show()
        await self._clock.sleep(GRACE)
        await wire.delete_emoji(self._client, number)

    def _show(self) -> None:
        """Use what is there from now on."""
        self.has_looked = True
        self._unshown = 0
        if self._shown == self._there:
            return
        self._shown = dict(self._there)
        before, self.art = self.art, art_of(self._shown)
        if before is not NO_ART:
            self._forget(before)

    @property
    def _key(self) -> str:
        return f"emojis:{self._client.application_id}"

    async def _recorded(self) -> Record:
        noted = await self._notes.meta(self._key)
        record: Record = orjson.loads(noted) if noted else {}
        return record


def read_pictures(folder: Path) -> dict[str, Picture]:
    """Read the pictures of a folder by name."""
    files = {path.stem: path.read_bytes() for path in sorted(folder.glob("*.png"))}
    return {name: Picture(png, hashlib.sha256(png).hexdigest()) for name, png in files.items()}


def _ours(
    listed: Iterable[tuple[str, str]], drawn: Mapping[str, Picture], record: Record
) -> dict[str, str]:
    """Choose the emojis that are ours; of several with one name the one on record, or the last."""
    found: dict[str, str] = {}
    for name, number in listed:
        on_record = name in record and record[name][0] == found.get(name)
        if name in drawn and not on_record:
            found[name] = number
    return found


def _asked_to_wait(error: Exception) -> float:
    """Return the seconds that Discord, or what stands before it, wants us to wait."""
    if isinstance(error, discord.RateLimited):
        return error.retry_after
    if isinstance(error, discord.HTTPException) and error.status == 429:
        return float(error.response.headers.get("Retry-After", 0))
    return 0.0
