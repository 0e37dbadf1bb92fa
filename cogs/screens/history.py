"""The matches of a person, and the story of one of them."""

from collections.abc import Iterator, Sequence

from cogs.custom_id import Verb
from cogs.screens.common import NEUTRAL, length, names_of, no_table_id
from cogs.screens.events import sentence
from cogs.screens.face import deck_of
from cogs.screens.kit import (
    Block,
    Button,
    Option,
    Style,
    attached,
    button,
    container,
    option,
    rows,
    select,
    text,
)
from cogs.screens.screen import Attachment, PrivateScreen
from uno.game.events import DealerDrew, Event, HandShown, TurnStarted
from uno.table.archive import History, PastMatch
from uno.table.records import Table
from uno.text import Words

PAGE_MATCHES = 10
PAGE_TEXT = 3_000  # characters of a page of a story
_UNTOLD = (DealerDrew, HandShown, TurnStarted)


def render_history(history: History, words: Words, *, is_first: bool) -> PrivateScreen:
    """Show a page of matches, the newest first."""
    lines = [f"## {words.say('history-title')}"]
    lines += [_line(match, words) for match in history.matches]
    if not history.matches:
        lines.append(words.say("history-empty"))
    blocks: list[Block] = [text("\n".join(lines))]
    options = [_option(match, words) for match in history.matches if match.has_moves]
    if options:
        blocks.append(select(no_table_id(Verb.OPEN), words.say("history-pick"), options))
    blocks += rows(list(_turns(history, words, is_first=is_first)))
    return PrivateScreen((container(blocks, NEUTRAL),))


def _line(match: PastMatch, words: Words) -> str:
    facts = {
        "when": words.date(match.at),
        "preset": words.say(f"preset-{match.preset}"),
        "points": match.points,
    }
    if match.people == 1:
        return words.say(f"history-solo-{'won' if match.won else 'lost'}", **facts)
    line = words.say("history-line", **facts, place=match.place, people=match.people)
    if match.rating_after is None or match.rating_before is None:
        return line
    return f"{line} · {rating_change(match.rating_before, match.rating_after, words)}"


def rating_change(before: int, after: int, words: Words) -> str:
    """Say what a match did to a rating."""
    change = after - before
    sign = "+" if change > 0 else "−" if change < 0 else "±"
    return words.say("rating-change", rating=after, change=f"{sign}{abs(change)}")


def _option(match: PastMatch, words: Words) -> Option:
    facts = {"when": words.date(match.at), "preset": words.say(f"preset-{match.preset}")}
    return option(
        words.say("history-option", **facts, place=match.place, people=match.people), match.game
    )


def _turns(history: History, words: Words, *, is_first: bool) -> Iterator[Button]:
    if not is_first:
        yield button(words.say("button-history-top"), no_table_id(Verb.HISTORY), Style.SECONDARY)
    if history.further is not None:
        at, game = history.further
        custom_id = no_table_id(Verb.HISTORY, str(at), game)
        yield button(words.say("button-board-more"), custom_id, Style.SECONDARY)


def story_pages(table: Table, events: Sequence[Event], words: Words) -> list[str]:
    """Tell a match in pages that fit into a message."""
    names, deck = names_of(table.chairs, words), deck_of(table.rules)
    pages: list[str] = []
    page: list[str] = []
    size = 0
    for event in events:
        if isinstance(event, _UNTOLD):
            continue
        line = sentence(event, names, words, deck)
        if page and size + length(line) + 1 > PAGE_TEXT:
            pages.append("\n".join(page))
            page, size = [], 0
        page.append(line)
        size += length(line) + 1
    return [*pages, "\n".join(page)] if page else pages


def render_story(
    table: Table, pages: Sequence[str], number: int, file: Attachment | None, words: Words
) -> PrivateScreen:
    """Show one page of a story (from 0), with the replay file."""
    title = words.say("story-title", game=table.id)
    where = words.say("story-page", page=number + 1, pages=len(pages))
    blocks: list[Block] = [text(f"## {title}\n{where}"), text(pages[number])]
    turns = []
    if number > 0:
        back = no_table_id(Verb.STORY, table.id, str(number - 1))
        turns.append(button(words.say("button-board-back"), back, Style.SECONDARY))
    if number + 1 < len(pages):
        more = no_table_id(Verb.STORY, table.id, str(number + 1))
        turns.append(button(words.say("button-board-more"), more, Style.PRIMARY))
    blocks += rows(turns)
    if file is not None:
        blocks.append(attached(file.name))
    return PrivateScreen((container(blocks, NEUTRAL),), file)
