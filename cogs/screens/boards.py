"""Which leaderboard a button means, and where its page begins: written into custom ids.

What comes back may be forged: it is read as a wish, and shows at most what everybody may see.
"""

import re

from cogs.custom_id import Verb
from cogs.screens.common import no_table_id
from uno.table.ports import EVERYWHERE, Board, Cursor, LeaderboardOrder, Side

_ORDERS = dict(zip("rwpqs", LeaderboardOrder, strict=True))
_DECKS = {"a": None, "c": "classic", "f": "flip"}
_STATE = re.compile(r"([rwpqs])\.(0|[1-9][0-9]{0,5})\.([acf])\.([se])")
_PLACE = re.compile(r"([abt])\.(0|[1-9][0-9]{0,11})\.(0|[1-9][0-9]{0,8})")
_RANK = re.compile(r"(0|[1-9][0-9]{0,8})\.(0|[1-9][0-9]{0,8})")


def board_id(board: Board, cursor: Cursor | None = None) -> str:
    """Write the id of a button that shows a page of a board."""
    return no_table_id(Verb.BOARD, state_of(board), *([] if cursor is None else _place(cursor)))


def state_of(board: Board) -> str:
    """Write which board it is, apart from its server."""
    order = next(letter for letter, order in _ORDERS.items() if order is board.order)
    deck = next(letter for letter, deck in _DECKS.items() if deck == board.deck)
    where = "e" if board.guild_id == EVERYWHERE else "s"
    return f"{order}.{board.season or 0}.{deck}.{where}"


def read_board(state: str, guild_id: int) -> Board | None:
    """Read which board is meant by a press in a server."""
    found = _STATE.fullmatch(state)
    if found is None:
        return None
    order, season, deck, where = found.groups()
    return Board(
        EVERYWHERE if where == "e" else guild_id, int(season) or None, _DECKS[deck], _ORDERS[order]
    )


def read_cursor(args: tuple[str, ...]) -> Cursor | None:
    """Read where a page begins; None: at the top."""
    if len(args) != 3:
        return None
    place, rank = _PLACE.fullmatch(args[0]), _RANK.fullmatch(args[1])
    if place is None or rank is None:
        return None
    side, key, second = place.groups()
    return Cursor(Side(side), int(key), int(second), args[2], int(rank[1]), int(rank[2]))


def _place(cursor: Cursor) -> list[str]:
    return [
        f"{cursor.side.value}.{cursor.key}.{cursor.second}",
        f"{cursor.rank}.{cursor.position}",
        cursor.player,
    ]
