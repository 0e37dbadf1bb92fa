"""Look into the bot's SQLite file from outside, read only."""

import json
import shutil
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FILE = "uno.db"


@dataclass(frozen=True, slots=True)
class WindowRow:
    """A window or deadline on disk."""

    game: str
    kind: str
    seat: int | None
    opened_at: int
    due_at: int | None


@dataclass(frozen=True, slots=True)
class GameRow:
    """A table on disk."""

    id: str
    channel_id: int
    status: str
    sequence: int
    state: Any
    message_id: int | None


class Database:
    """The file in `folder`, opened anew for each question."""

    def __init__(self, folder: Path) -> None:
        """Take the folder of the bot's database."""
        self._folder = folder

    def game(self, channel_id: int) -> GameRow:
        """Return the live table of a channel."""
        (row,) = self._all(
            "SELECT id, channel_id, status, sequence, state, message_id FROM games"
            " WHERE channel_id = ? AND status IN ('lobby', 'playing')",
            channel_id,
        )
        state = None if row[4] is None else json.loads(row[4])
        return GameRow(row[0], row[1], row[2], row[3], state, row[5])

    def windows(self, channel_id: int) -> list[WindowRow]:
        """List the windows and deadlines of a channel's live table."""
        rows = self._all(
            "SELECT game_id, kind, seat, opened_at, due_at FROM windows WHERE game_id = ?"
            " ORDER BY position",
            self.game(channel_id).id,
        )
        return [WindowRow(*row) for row in rows]

    def has_window(self, channel_id: int, kind: str) -> bool:
        """Tell whether a window of a kind is open."""
        return any(window.kind == kind for window in self.windows(channel_id))

    def causes(self) -> list[str]:
        """List the causes of all moves, each as often as it is there."""
        return [row[0] for row in self._all("SELECT cause FROM moves")]

    def gaps(self) -> list[tuple[str, int, int]]:
        """List the tables whose moves are not numbered without gaps up to their sequence."""
        return self._all(
            "SELECT g.id, g.sequence, count(m.sequence) FROM games g"
            " LEFT JOIN moves m ON m.game_id = g.id GROUP BY g.id, g.sequence"
            " HAVING count(m.sequence) NOT IN (g.sequence, g.sequence + 1)"
            " OR max(m.sequence) <> g.sequence"
        )

    def copy_to(self, other: Path) -> None:
        """Copy the files of a database that nobody writes to."""
        for file in self._folder.glob(f"{FILE}*"):
            shutil.copy2(file, other / file.name)

    def remove(self) -> None:
        """Delete the files of a database that nobody uses."""
        for file in self._folder.glob(f"{FILE}*"):
            file.unlink()

    def _all(self, query: str, *values: object) -> list[Any]:
        uri = f"file:{self._folder / FILE}?mode=ro"
        with closing(sqlite3.connect(uri, uri=True)) as connection:
            return connection.execute(query, values).fetchall()
