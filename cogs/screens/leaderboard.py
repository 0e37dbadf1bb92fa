"""The leaderboard of a server, for the one who asks."""

from collections.abc import Iterator

from cogs.custom_id import Verb
from cogs.screens.common import NEUTRAL, no_table_id
from cogs.screens.kit import Block, Button, Style, button, container, rows, text
from cogs.screens.screen import PrivateScreen
from uno.table.ports import LeaderboardOrder, LeaderboardPage, LeaderboardRow
from uno.text import Words, escape_name

PAGE_ROWS = 10


def render_leaderboard(
    page: LeaderboardPage, order: LeaderboardOrder, offset: int, words: Words
) -> PrivateScreen:
    """Show one page; `offset` is how many rows come before it."""
    blocks: list[Block] = [
        text("\n".join(_head(page, order, words))),
        text("\n".join(_rows(page, words))),
        *_own(page, words),
        *rows([_order_button(one, order, words) for one in LeaderboardOrder]),
        *rows(list(_turn_buttons(page, order, offset, words))),
    ]
    return PrivateScreen((container(blocks, NEUTRAL),))


def _key(order: LeaderboardOrder) -> str:
    return order.value.replace("_", "-")


def _head(page: LeaderboardPage, order: LeaderboardOrder, words: Words) -> Iterator[str]:
    yield f"## {words.say('board-title')}"
    if order is LeaderboardOrder.WIN_RATE:
        yield words.say("board-order-win-rate", games=page.minimum_games)
    else:
        yield words.say(f"board-order-{_key(order)}")


def _rows(page: LeaderboardPage, words: Words) -> Iterator[str]:
    if not page.rows:
        yield words.say("board-empty")
    for row in page.rows:
        yield _row(row, words)


def _row(row: LeaderboardRow, words: Words) -> str:
    name = escape_name(row.name) if row.user_id is not None else ""
    return words.say(
        "board-row",
        rank=row.rank,
        name=name or words.say("player-forgotten"),
        wins=row.wins,
        games=row.games,
        rate=round(100 * row.wins / row.games) if row.games else 0,
        points=row.points,
    )


def _own(page: LeaderboardPage, words: Words) -> Iterator[Block]:
    if page.own is not None:
        yield text(words.say("board-own", row=_row(page.own, words)))
    elif page.own_games == 0:
        if page.rows:
            yield text(words.say("board-not-yet"))
    elif page.own_games < page.minimum_games:
        yield text(words.say("board-missing", missing=page.minimum_games - page.own_games))


def _order_button(one: LeaderboardOrder, shown: LeaderboardOrder, words: Words) -> Button:
    style = Style.PRIMARY if one is shown else Style.SECONDARY
    return button(words.say(f"button-board-{_key(one)}"), no_table_id(Verb.BOARD, one.value), style)


def _turn_buttons(
    page: LeaderboardPage, order: LeaderboardOrder, offset: int, words: Words
) -> Iterator[Button]:
    if offset > 0:
        before = str(max(0, offset - PAGE_ROWS))
        custom_id = no_table_id(Verb.BOARD, order.value, before)
        yield button(words.say("button-board-back"), custom_id, Style.SECONDARY)
    if page.has_more:
        custom_id = no_table_id(Verb.BOARD, order.value, str(offset + PAGE_ROWS))
        yield button(words.say("button-board-more"), custom_id, Style.SECONDARY)
