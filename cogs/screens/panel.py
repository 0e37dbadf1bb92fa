"""The rules panel: a private screen on which the host chooses what will be played and how."""

from collections.abc import Iterator, Sequence

from cogs.custom_id import Verb
from cogs.screens.common import NEUTRAL, Ids, duration, offered_presets
from cogs.screens.kit import (
    Block,
    Button,
    Field,
    Modal,
    Option,
    SelectRow,
    Style,
    button,
    chosen,
    container,
    field,
    modal,
    multi_select,
    option,
    people_select,
    role_select,
    rows,
    select,
    text,
)
from cogs.screens.lobby import rules_line
from cogs.screens.panel_choices import (
    COMPUTER_SECONDS,
    FORMS,
    HOUSE,
    JOINS,
    LEAVING,
    LEVELS,
    MOST_INVITED,
    PLACES,
    REMINDERS,
    SWITCH_CHOICES,
    TEAMS,
    TURN_SECONDS,
    Number,
    Page,
    Wrong,
    problems_of,
    value_of,
)
from cogs.screens.screen import PrivateScreen
from uno.table.records import Table
from uno.text import Words, escape_name

_ON_PAGE = {
    Page.GAME: ("scoring", "stacking"),
    Page.TURNS: ("draw", "matching", "draw-two", "legality", "challenge"),
    Page.START: ("dealer", "first-wild", "first-reverse", "first-action", "backs"),
    Page.TABLE: (),
}
_OF_THE_GAME = frozenset({"preset", "house"})
_CLASSIC_ONLY, _FLIP_ONLY = frozenset({"draw-two"}), frozenset({"backs"})


def render_panel(
    table: Table, page: Page, words: Words, wrong: Sequence[Wrong] = ()
) -> PrivateScreen:
    """Show one page of the panel; `wrong` is what was wrong with the last wish."""
    panel = _Panel(table, words)
    blocks: list[Block] = [
        text("\n".join(_head(table, words, wrong))),
        *panel.page(page),
        *rows([*panel.tabs(page)]),
        *rows([*panel.forms()]),
    ]
    return PrivateScreen((container(blocks, NEUTRAL),))


def page_of(name: str) -> Page:
    """Return the page on which something is chosen."""
    found = next((page for page, names in _ON_PAGE.items() if name in names), Page.TABLE)
    return Page.GAME if name in _OF_THE_GAME else found


def _head(table: Table, words: Words, wrong: Sequence[Wrong]) -> Iterator[str]:
    yield f"## {words.say('panel-title')}"
    yield rules_line(table.preset, table.rules, words)
    there = problems_of(table.rules, table.options, len(table.chairs))
    for one in (*wrong, *[other for other in there if other not in wrong]):
        yield words.say("hand-refusal", reason=one.say(words))


class _Panel:
    """Make the parts of one table's panel."""

    def __init__(self, table: Table, words: Words) -> None:
        self._table, self._words, self._ids = table, words, Ids(table)

    def page(self, page: Page) -> Iterator[Block]:
        """Show what can be chosen on a page, each select below its name."""
        if page is Page.GAME:
            yield from self._preset()
        for name in self._names(page):
            in_force = value_of(self._table.rules, name)
            yield from self._choice(name, list(SWITCH_CHOICES[name]), in_force)
        if page is Page.GAME:
            yield from self._house()
        if page is Page.TABLE:
            yield from self._of_the_table()

    def _names(self, page: Page) -> Iterator[str]:
        is_flip = self._table.rules.deck == "flip"
        for name in _ON_PAGE[page]:
            if name not in (_CLASSIC_ONLY if is_flip else _FLIP_ONLY):
                yield name

    def _titled(self, name: str, row: SelectRow) -> Iterator[Block]:
        yield text(self._words.say("panel-choice", name=self._words.say(f"panel-{name}")))
        yield row

    def _select(self, name: str, options: Sequence[Option]) -> Iterator[Block]:
        hint = self._words.say("panel-pick")
        yield from self._titled(name, select(self._ids(Verb.SET, name), hint, options))

    def _preset(self) -> Iterator[Block]:
        words, table = self._words, self._table
        offered = [
            option(words.say(f"preset-{preset}"), preset) for preset in offered_presets(words)
        ]
        yield from self._select("preset", _marked(offered, table.preset))

    def _choice(self, name: str, values: Sequence[str], in_force: str | None) -> Iterator[Block]:
        words = self._words
        offered = [option(words.say(f"choice-{name}-{value}"), value) for value in values]
        yield from self._select(name, _marked(offered, in_force))

    def _house(self) -> Iterator[Block]:
        words, rules = self._words, self._table.rules
        offered = []
        for value, switch in HOUSE.items():
            made = option(words.say(f"choice-house-{value}"), value)
            offered.append(chosen(made) if getattr(rules, switch) else made)
        menu = multi_select(self._ids(Verb.SET, "house"), words.say("panel-pick-many"), offered)
        yield from self._titled("house", menu)

    def _of_the_table(self) -> Iterator[Block]:
        words, options = self._words, self._table.options
        times = {str(seconds): duration(seconds, words) for seconds in TURN_SECONDS}
        times.setdefault(str(options.turn_seconds), duration(options.turn_seconds, words))
        offered = [option(label, value) for value, label in times.items()]
        yield from self._select("turn", _marked(offered, str(options.turn_seconds)))
        yield from self._choice("reminder", REMINDERS, options.reminder)
        yield from self._choice("join", JOINS, options.join)
        yield from self._invited()
        teams = [option(words.say("choice-teams", teams=count), str(count)) for count in TEAMS]
        yield from self._select("teams", _marked(teams, str(options.teams)))
        yield from self._choice("leaving", LEAVING, LEAVING[options.fill_with_computers])
        yield from self._choice("level", LEVELS, options.level)
        paces = [option(words.say("choice-pace", seconds=s), str(s)) for s in COMPUTER_SECONDS]
        yield from self._select("pace", _marked(paces, str(options.computer_seconds)))
        yield from self._choice("place", PLACES, PLACES[options.in_thread])

    def _invited(self) -> Iterator[Block]:
        """Ask for the role or the people, where only these may join."""
        words, options = self._words, self._table.options
        if options.join == "role":
            taken = () if options.role_id is None else (options.role_id,)
            yield role_select(self._ids(Verb.SET, "role"), words.say("panel-role"), taken)
        if options.join == "invited":
            hint, custom_id = words.say("panel-invited"), self._ids(Verb.SET, "invited")
            yield people_select(custom_id, hint, options.invited, MOST_INVITED)

    def tabs(self, shown: Page) -> Iterator[Button]:
        """Offer the pages."""
        for page in Page:
            style = Style.PRIMARY if page is shown else Style.SECONDARY
            label = self._words.say(f"button-page-{page.value}")
            yield button(label, self._ids(Verb.PANEL, page.value), style)

    def forms(self) -> Iterator[Button]:
        """Offer the modals of numbers, and the summary."""
        for form in FORMS:
            label = self._words.say(f"button-numbers-{form}")
            yield button(label, self._ids(Verb.NUMBERS, form), Style.SECONDARY)
        yield button(self._words.say("button-summary"), self._ids(Verb.RULES), Style.SECONDARY)


def _marked(options: Sequence[Option], in_force: str | None) -> list[Option]:
    return [chosen(made) if made["value"] == in_force else made for made in options]


# Modals


def numbers_modal(table: Table, form: str, words: Words) -> Modal:
    """Ask for the numbers of a form; `form` is one of `FORMS`."""
    fields = [_field(table, number, words) for number in FORMS[form]]
    title = words.say(f"modal-numbers-{form}")
    return modal(Ids(table)(Verb.NUMBERS, form), title, fields)


def _field(table: Table, number: Number, words: Words) -> Field:
    label = words.say(f"field-{number.name.replace('_', '-')}")
    if number.is_time:
        return field(
            number.name, label, words.say("field-time"), 12, str(table.options.turn_seconds)
        )
    hint = words.say("field-range", low=number.low, high=number.high)
    return field(number.name, label, hint, 6, str(getattr(table.rules, number.name)))


def word_modal(table: Table, words: Words) -> Modal:
    """Ask for a lucky word; an empty one takes it back. The field is called `word`."""
    asked = field("word", words.say("field-word"), words.say("field-word-hint"), 64)
    return modal(Ids(table)(Verb.WORD), words.say("modal-word"), [asked])


def render_lucky_word(word: str, salt: str, digest: str, words: Words) -> PrivateScreen:
    """Show its owner what was made of a lucky word: all that is needed to check it later."""
    told = words.say("word-kept", word=escape_name(word), salt=salt, digest=digest)
    return PrivateScreen((container([text(told)], NEUTRAL),))
