"""Choose the screen for a table, a person and a language.

Everything here is a pure function of a table; the languages are that of the person for private
screens and that of the server for public ones.
"""

import itertools
from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass

from cogs.custom_id import Verb
from cogs.reader import Reader
from cogs.screens.backs import render_backs
from cogs.screens.choices import render_accuse, render_target
from cogs.screens.common import label_name, offered_presets
from cogs.screens.ends import (
    NOTHING_MORE,
    Ending,
    render_called_off,
    render_match_over,
    render_round_over,
)
from cogs.screens.hand import render_hand
from cogs.screens.help import render_hello, render_help, render_owner_help
from cogs.screens.leaderboard import render_leaderboard
from cogs.screens.lobby import render_deal, render_lobby
from cogs.screens.moves import play_choices, targets_of
from cogs.screens.news import NOTHING_NEW, HandNews, hand_news
from cogs.screens.notes import (
    render_apology,
    render_confirm,
    render_note,
    render_refusal,
    render_turn_notice,
)
from cogs.screens.panel import render_lucky_word, render_panel
from cogs.screens.panel_choices import Page, Wrong
from cogs.screens.people import render_take_back
from cogs.screens.rules import render_rules
from cogs.screens.screen import PrivateScreen, PublicScreen
from cogs.screens.status import render_status
from cogs.screens.table import render_table
from uno.game.actions import Accuse
from uno.game.cards import Color
from uno.game.events import Drew, Event, HandShown
from uno.game.presets import PRESETS
from uno.game.seat_view import SeatView, seat_view
from uno.game.state import Phase
from uno.ratings.seasons import Season
from uno.table.ports import Board, LeaderboardPage
from uno.table.records import Status, Table
from uno.table.table import substituted
from uno.text import NO_ART, PLAIN, Art, Texts, Words

DEFAULT_PRESET = "official"


@dataclass(frozen=True, slots=True)
class Painter:
    """Make every screen; `art` tells which pictures there are at the moment.

    `support` is the address at which the operator helps.
    """

    texts: Texts
    art: Callable[[], Art] = lambda: NO_ART
    support: str | None = None

    # For everybody

    def table(self, table: Table, ending: Ending = NOTHING_MORE) -> PublicScreen:
        """Show a table as it is now; `ending` is what a table that is over has to tell."""
        return self._table(table, self._public(table), ending)

    def _table(self, table: Table, words: Words, ending: Ending = NOTHING_MORE) -> PublicScreen:
        match table.status:
            case Status.LOBBY:
                return render_lobby(table, words)
            case Status.CLOSED:
                return render_called_off(table, words, ending)
            case Status.FINISHED if table.state is None:  # too old: only its result is kept
                return PublicScreen(render_note("replay-gone", words).components)
            case Status.FINISHED:
                return render_match_over(table, _view(table, None), words, ending)
            case Status.PLAYING:
                view = _view(table, None)
                is_over = view.phase is Phase.ROUND_OVER
                return (render_round_over if is_over else render_table)(table, view, words)

    def hello(self, locale: str) -> PublicScreen:
        """Greet a server in its language."""
        return render_hello(self.texts.words(locale))

    def thread_name(self, table: Table) -> str:
        """Name the thread in which a table plays."""
        words, seat = self._public(table), table.seat_of(table.host) or 0
        return words.say("thread-name", name=label_name(table.chairs[seat], seat, words))

    def plain_names(self, table: Table) -> list[str]:
        """Return the names by seat for a file, none of them empty."""
        words = self._public(table)
        return [label_name(chair, seat, words) for seat, chair in enumerate(table.chairs)]

    def computer_names(self, language: str | None, count: int, taken: Container[str]) -> list[str]:
        """Return names for computer players in a language, none of them taken."""
        words = self.texts.words(language)
        names = (words.say("computer-name", number=number) for number in itertools.count(1))
        return list(itertools.islice((name for name in names if name not in taken), count))

    def deal(self, table: Table, events: Sequence[Event]) -> PublicScreen:
        """Tell how a match began."""
        return render_deal(table, events, self._public(table))

    def reminder(self, table: Table, _seat: int) -> PublicScreen:
        """Ping the person on turn."""
        return render_turn_notice(table, _view(table, None), self._public(table))

    def _public(self, table: Table) -> Words:
        return self.texts.words(table.options.language, self.art())

    # For one person

    def hand(
        self, table: Table, user: int, reader: Reader | None, news: HandNews | None = None
    ) -> PrivateScreen:
        """Show a person their place at a table: the hand, or what there is instead."""
        seat = table.seat_of(user)
        reader = reader or Reader(_locale_of(table, seat))
        words = self.words(reader)
        if not table.is_live:
            return self.aside(reader, table)
        if seat is None and substituted(table, user) is not None:
            return render_take_back(table, words)
        if news is not None and news.refusal is not None and (seat is None or table.state is None):
            return render_refusal(news.refusal, words)
        if seat is None or table.state is None:
            return render_note("note-not-seated" if seat is None else "note-in-lobby", words)
        view = _view(table, seat)
        if view.phase is Phase.ROUND_OVER:
            return self.aside(reader, table)
        return render_hand(table, view, words, news or NOTHING_NEW)

    def target(
        self, reader: Reader, table: Table, user: int, card: str, color: Color | None
    ) -> PrivateScreen | None:
        """Ask whom to swap hands with; None where a move is not aimed at anybody."""
        view = _own_view(table, user)
        if view is None or not targets_of(view, card, color):
            return None
        return render_target(table, view, card, color, self.words(reader))

    def accuse(self, reader: Reader, table: Table, user: int) -> PrivateScreen | None:
        """Ask whom to accuse; None where nobody can be."""
        view = _own_view(table, user)
        if view is None or not any(isinstance(action, Accuse) for action in view.legal):
            return None
        return render_accuse(table, view, self.words(reader))

    def backs(self, reader: Reader, table: Table, user: int) -> PrivateScreen:
        """Show the backs of the others' cards; the own ones to nobody."""
        words = self.words(reader)
        if table.state is None:
            return render_note("note-in-lobby", words)
        return render_backs(table, _view(table, table.seat_of(user)), words)

    def plays(self, reader: Reader, table: Table, user: int) -> dict[str, str]:
        """List what a person can play now: label -> `card` or `card:colour`."""
        seat = table.seat_of(user)
        if seat is None or table.state is None or not table.is_live:
            return {}
        words = self.words(reader)
        return play_choices(table, _view(table, seat), words)

    def presets(self, reader: Reader) -> dict[str, str]:
        """List the presets as a command offers them: label -> preset."""
        words = self.words(reader)
        return {words.say(f"preset-{preset}"): preset for preset in offered_presets(words)}

    def news(self, before: Table, table: Table, user: int, events: tuple[Event, ...]) -> HandNews:
        """Gather what a person is told once after their own move."""
        seat = table.seat_of(user)
        if seat is None or table.state is None:
            return NOTHING_NEW
        drew = any(isinstance(event, Drew) and event.seat == seat for event in events)
        shown = any(isinstance(event, HandShown) and event.to == seat for event in events)
        if not drew and not shown:
            return NOTHING_NEW  # most moves: a view less to make
        old = _view(before, seat) if drew and before.state is not None else None
        return hand_news(old, _view(table, seat), events)

    def note(self, reader: Reader, key: str, **facts: str | int) -> PrivateScreen:
        """Say one thing."""
        return render_note(key, self.words(reader), **facts)

    def help(self, reader: Reader) -> PrivateScreen:
        """Explain how to play."""
        return render_help(self.words(reader), self.support)

    def rules(self, reader: Reader, table: Table | None) -> PrivateScreen:
        """Sum up the rules of a table, or the official ones."""
        words = self.words(reader)
        if table is None:
            return render_rules(PRESETS[DEFAULT_PRESET], DEFAULT_PRESET, words)
        return render_rules(table.rules, table.preset, words)

    def owner_help(self, reader: Reader) -> PrivateScreen:
        """Explain what those who run a server should know."""
        return render_owner_help(self.words(reader), self.support)

    def panel(
        self, reader: Reader, table: Table, page: Page, wrong: Sequence[Wrong] = ()
    ) -> PrivateScreen:
        """Show the host what can be chosen."""
        return render_panel(table, page, self.words(reader), wrong)

    def lucky_word(self, reader: Reader, word: str, salt: str, digest: str) -> PrivateScreen:
        """Show its owner what was made of a lucky word."""
        return render_lucky_word(word, salt, digest, self.words(reader))

    def words(self, reader: Reader) -> Words:
        """Return the words of a person."""
        art = PLAIN if reader.is_plain else self.art()
        return self.texts.words(reader.language or reader.locale, art)

    def status(
        self, reader: Reader, table: Table, user: int, events: Sequence[Event] | None = None
    ) -> PrivateScreen:
        """Say how a table stands, to somebody who may sit at it; `events`: all of the match."""
        view = None if table.state is None else _view(table, table.seat_of(user))
        return render_status(table, view, self.words(reader), events)

    def missing_permissions(
        self, reader: Reader, key: str, permissions: Sequence[str]
    ) -> PrivateScreen:
        """Name what the bot may not do in a channel."""
        words = self.words(reader)
        missing = words.join(words.say(permission) for permission in permissions)
        return render_note(key, words, permissions=missing)

    def leaderboard(
        self, reader: Reader, page: LeaderboardPage, board: Board, seasons: Sequence[Season]
    ) -> PrivateScreen:
        """Show a page of a leaderboard."""
        return render_leaderboard(page, board, seasons, self.words(reader))

    def apology(self, reader: Reader, fault: str) -> PrivateScreen:
        """Apologise for a fault of ours."""
        return render_apology(fault, self.words(reader), self.support)

    def confirm(self, reader: Reader, table: Table, sure: Verb) -> PrivateScreen:
        """Ask once."""
        return render_confirm(table, sure, self.words(reader))

    def aside(self, reader: Reader, table: Table) -> PrivateScreen:
        """Show one person what everybody can see."""
        return PrivateScreen(self._table(table, self.words(reader)).components)


def _view(table: Table, seat: int | None) -> SeatView:
    assert table.state is not None  # a match that began has a state
    return seat_view(table.state, seat)


def _own_view(table: Table, user: int) -> SeatView | None:
    seat = table.seat_of(user)
    return None if seat is None or table.state is None else _view(table, seat)


def _locale_of(table: Table, seat: int | None) -> str | None:
    member = None if seat is None else table.chairs[seat].member
    return None if member is None else member.locale
