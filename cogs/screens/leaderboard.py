"""Leaderboards, for the one who asks."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from cogs.custom_id import Verb
from cogs.screens.boards import board_id, state_of
from cogs.screens.common import NEUTRAL, no_table_id
from cogs.screens.kit import (
    OPTIONS_A_SELECT,
    Block,
    Button,
    Option,
    Style,
    button,
    chosen,
    container,
    option,
    rows,
    select,
    separator,
    text,
)
from cogs.screens.screen import PrivateScreen
from uno.ratings.seasons import Season
from uno.table.ports import EVERYWHERE, Board, LeaderboardOrder, LeaderboardPage, LeaderboardRow
from uno.text import Words, escape_name, plain_name

PAGE_ROWS = 10
MOST_SEASONS = OPTIONS_A_SELECT - 1  # beside all time
ALL_TIME = "all"
DECKS = ("all", "classic", "flip")


def render_leaderboard(
    page: LeaderboardPage, board: Board, seasons: Sequence[Season], words: Words
) -> PrivateScreen:
    """Show one page; `seasons` are those that can be chosen, the latest first."""
    blocks: list[Block] = [
        text("\n".join(_head(board, seasons, words))),
        separator(),
        text("\n".join(_rows(page, board, words))),
        separator(),
        *_own(page, board, words),
        *rows([_order_button(one, board, words) for one in LeaderboardOrder]),
        *rows(list(_turn_buttons(page, board, words))),
        select(_set_id("season", board), words.say("panel-pick"), _seasons(board, seasons, words)),
        select(_set_id("deck", board), words.say("panel-pick"), _decks(board, words)),
    ]
    return PrivateScreen((container(blocks, NEUTRAL),))


def season_name(season: Season, words: Words) -> str:
    """Name a season: its month, the name it was given, or its number; for a label."""
    if season.name:
        return plain_name(season.name)
    if season.month is None:
        return words.say("season-number", number=season.number)
    return words.month(season.month)


def _key(order: LeaderboardOrder) -> str:
    return order.value.replace("_", "-")


def _head(board: Board, seasons: Sequence[Season], words: Words) -> Iterator[str]:
    is_global = board.guild_id == EVERYWHERE
    yield f"## {words.say('board-title-everywhere' if is_global else 'board-title')}"
    season = next((one for one in seasons if one.number == board.season), None)
    when = (
        words.say("board-all-time") if season is None else escape_name(season_name(season, words))
    )
    facts = {"season": when, "deck": words.say(f"board-deck-{board.deck or 'all'}")}
    yield words.say(f"board-order-{_key(board.order)}", **facts)
    if board.order is LeaderboardOrder.RATING:
        yield words.say("board-rating-why")


def _rows(page: LeaderboardPage, board: Board, words: Words) -> Iterator[str]:
    if not page.rows:
        yield words.say("board-empty-everywhere" if board.guild_id == EVERYWHERE else "board-empty")
    is_ranked = True
    for row in page.rows:
        if row.rank is None and is_ranked:
            is_ranked = False
            yield words.say("board-unranked", games=page.minimum_games)
        yield _row(row, board.order, words)


def _row(row: LeaderboardRow, order: LeaderboardOrder, words: Words) -> str:
    name = escape_name(row.name) if row.user_id is not None else ""
    facts = {
        "rank": words.say("board-no-rank") if row.rank is None else str(row.rank),
        "name": name or words.say("player-forgotten"),
        "wins": row.wins,
        "games": row.games,
    }
    if order is LeaderboardOrder.WINS:
        return words.say("board-row-wins", **facts, points=row.points)
    values = {
        LeaderboardOrder.RATING: row.rating,
        LeaderboardOrder.POINTS: row.points,
        LeaderboardOrder.WIN_RATE: round(100 * row.wins / row.games) if row.games else 0,
        LeaderboardOrder.STREAK: row.best_streak,
    }
    value = words.say(f"board-value-{_key(order)}", value=values[order])
    return words.say("board-row", **facts, value=value)


def _own(page: LeaderboardPage, board: Board, words: Words) -> Iterator[Block]:
    own = page.own
    if own is None:
        if page.rows:
            yield text(words.say("board-not-yet"))
        return
    line = words.say("board-own", row=_row(own, board.order, words))
    if own.rank is None:
        missing = max(1, page.minimum_games - own.games)
        line = f"{line}\n{words.say('board-missing', missing=missing)}"
    yield text(line)


def _order_button(one: LeaderboardOrder, board: Board, words: Words) -> Button:
    style = Style.PRIMARY if one is board.order else Style.SECONDARY
    return button(
        words.say(f"button-board-{_key(one)}"), board_id(replace(board, order=one)), style
    )


def _turn_buttons(page: LeaderboardPage, board: Board, words: Words) -> Iterator[Button]:
    if page.back is not None:
        custom_id = board_id(board, page.back)
        yield button(words.say("button-board-back"), custom_id, Style.SECONDARY)
    if page.further is not None:
        custom_id = board_id(board, page.further)
        yield button(words.say("button-board-more"), custom_id, Style.SECONDARY)
    if page.here is not None and not _is_shown(page):
        custom_id = board_id(board, page.here)
        yield button(words.say("button-board-own"), custom_id, Style.SECONDARY)
    yield _place_button(board, words)


def _is_shown(page: LeaderboardPage) -> bool:
    own = page.own
    return own is not None and any(row.user_id == own.user_id for row in page.rows)


def _place_button(board: Board, words: Words) -> Button:
    """Lead from the server to all servers, and back."""
    if board.guild_id == EVERYWHERE:
        # Any other server stands for the one in which it is pressed.
        custom_id = board_id(Board(EVERYWHERE + 1, order=board.order))
        return button(words.say("button-board-server"), custom_id, Style.SECONDARY)
    custom_id = board_id(Board(EVERYWHERE, order=board.order))
    return button(words.say("button-board-everywhere"), custom_id, Style.SECONDARY)


def _seasons(board: Board, seasons: Sequence[Season], words: Words) -> list[Option]:
    options = [option(words.say("board-all-time"), ALL_TIME)]
    options += [option(season_name(one, words), str(one.number)) for one in seasons]
    in_force = ALL_TIME if board.season is None else str(board.season)
    return [chosen(one) if one["value"] == in_force else one for one in options]


def _decks(board: Board, words: Words) -> list[Option]:
    options = [option(words.say(f"board-deck-{deck}"), deck) for deck in DECKS]
    in_force = board.deck or DECKS[0]
    return [chosen(one) if one["value"] == in_force else one for one in options]


def _set_id(what: str, board: Board) -> str:
    return no_table_id(Verb.BOARD_SET, what, state_of(board))


def board_choice(board: Board, what: str, value: str) -> Board | None:
    """Return the board after a select was used; None when it was forged."""
    if what == "deck" and value in DECKS:
        return replace(board, deck=None if value == DECKS[0] else value)
    if what == "season" and value == ALL_TIME:
        return replace(board, season=None)
    if what == "season" and value.isascii() and value.isdecimal() and len(value) <= 6:
        return replace(board, season=int(value) or None)
    return None
