"""The lobby, the story of the deal, and a table that was closed."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from cogs.custom_id import Verb
from cogs.screens.common import (
    NEUTRAL,
    Ids,
    deadline_of,
    duration,
    hand_button,
    names_of,
    relative,
)
from cogs.screens.events import sentence
from cogs.screens.face import deck_of
from cogs.screens.kit import Block, Button, Style, button, container, rows, separator, text
from cogs.screens.panel_choices import HOUSE, problems_of
from cogs.screens.screen import PublicScreen
from uno.game.events import DealerDrew, Event, HandShown
from uno.game.presets import PRESETS
from uno.game.rules import Rules
from uno.table.lobby import MIN_SEATS
from uno.table.records import Controller, Options, Table
from uno.text import Words

_MOST_LINES = 20  # ties for the deal can go on for long


def render_lobby(table: Table, words: Words) -> PublicScreen:
    """Show who sits at a table that has not started, and what will be played."""
    names = names_of(table.chairs, words)
    blocks: list[Block] = [
        text(f"## {words.say('lobby-title')}\n{_invitation(table, names, words)}"),
        separator(),
        text(_seats(table, names, words)),
        separator(),
        text(_facts(table, words)),
    ]
    return PublicScreen((container([*blocks, *_buttons(table, words)], NEUTRAL),))


def _invitation(table: Table, names: Sequence[str], words: Words) -> str:
    return words.say("lobby-invitation", name=_host_name(table, names, words))


def _host_name(table: Table, names: Sequence[str], words: Words) -> str:
    seat = table.seat_of(table.host)
    return words.say("somebody") if seat is None else names[seat]


def _seats(table: Table, names: Sequence[str], words: Words) -> str:
    host = table.seat_of(table.host)
    lines = [words.say("lobby-players", seated=len(names), most=table.options.most_seats)]
    for seat, name in enumerate(names):
        key = "lobby-seat-host" if seat == host else "lobby-seat"
        line = words.say(key, number=seat + 1, name=name)
        lines.append(" · ".join((line, *_seat_flags(table, seat, words))))
    return "\n".join(lines)


def _seat_flags(table: Table, seat: int, words: Words) -> Iterator[str]:
    """Say what is special about a seat: its team, a computer, a lucky word."""
    chair, teams = table.chairs[seat], table.options.teams
    if teams:
        yield words.say("flag-team", team=seat % teams + 1)
    if chair.controller is Controller.COMPUTER:
        yield words.say("flag-computer")
        yield words.say(f"flag-level-{table.options.level}")
    if chair.contribution is not None:
        yield words.say("flag-lucky")


def _facts(table: Table, words: Words) -> str:
    lines = [rules_line(table.preset, table.rules, words)]
    house = house_line(table.rules, words)
    if house is not None:
        lines.append(house)
    lines += [options_line(table.options, words), *_readiness(table, words)]
    due = deadline_of(table)
    if due is not None:
        lines.append(words.say("lobby-closes", when=relative(due)))
    if table.commitment is not None:
        lines.append(words.say("lobby-commitment", digest=table.commitment))
    return "\n".join(lines)


def _readiness(table: Table, words: Words) -> Iterator[str]:
    """Say what is missing for a start."""
    missing = MIN_SEATS - len(table.chairs)
    if missing > 0:
        yield words.say("lobby-missing", missing=missing)
        return
    wrong = problems_of(table.rules, table.options, len(table.chairs))
    if not wrong:
        yield words.say("lobby-ready")
    for one in wrong:
        yield words.say("hand-refusal", reason=one.say(words))


def house_line(rules: Rules, words: Words) -> str | None:
    """Name the house rules that are on; None where there are none."""
    on = [words.say(f"house-{value}") for value, switch in HOUSE.items() if getattr(rules, switch)]
    if rules.stacking != "off":
        on.insert(0, words.say(f"house-stacking-{rules.stacking}"))
    return words.say("lobby-house", rules=words.join(on)) if on else None


def options_line(options: Options, words: Words) -> str:
    """Say what belongs to the table: time, who may sit down, teams."""
    parts = [words.say("lobby-time", time=duration(options.turn_seconds, words))]
    if options.in_thread:
        parts.append(words.say("lobby-thread"))
    if options.teams:
        parts.append(words.say("lobby-teams", teams=options.teams))
    if options.join == "role" and options.role_id is not None:
        parts.append(words.say("lobby-role", role=f"<@&{options.role_id}>"))
    if options.join == "invited":
        parts.append(words.say("lobby-invited", people=len(options.invited)))
    return " · ".join(parts)


def rules_line(preset: str, rules: Rules, words: Words) -> str:
    """Say in one line what is played."""
    usual = replace(PRESETS[preset], scoring=rules.scoring, target=rules.target)
    key = "lobby-rules" if rules == usual else "lobby-rules-changed"
    name = words.say(f"preset-{preset}")
    return words.say(key, preset=name, scoring=scoring_line(rules, words))


def scoring_line(rules: Rules, words: Words) -> str:
    """Say in a few words how a match is won."""
    if rules.scoring == "single":
        return words.say("scoring-single-short")
    return words.say(f"scoring-{rules.scoring.replace('_', '-')}-short", target=rules.target)


def _buttons(table: Table, words: Words) -> Sequence[Block]:
    ids = Ids(table)
    return rows(
        [
            button(words.say("button-join"), ids(Verb.JOIN), Style.SUCCESS),
            button(words.say("button-leave-lobby"), ids(Verb.LEAVE), Style.SECONDARY),
            button(words.say("button-start"), ids(Verb.START), Style.PRIMARY),
            button(words.say("button-rules"), ids(Verb.RULES), Style.SECONDARY),
            button(words.say("button-cancel"), ids(Verb.CANCEL), Style.SECONDARY),
            button(words.say("button-word"), ids(Verb.WORD), Style.SECONDARY),
            *_computer_buttons(table, words),
            *_kick_button(table, words),
        ]
    )


def _kick_button(table: Table, words: Words) -> Iterator[Button]:
    """Let the host remove people, once there is anybody but the host."""
    if any(chair.has_person for chair in table.chairs[1:]):
        yield button(words.say("button-kick"), Ids(table)(Verb.KICK), Style.SECONDARY)


def _computer_buttons(table: Table, words: Words) -> Iterator[Button]:
    ids = Ids(table)
    if len(table.chairs) < table.options.most_seats:
        yield button(words.say("button-add-computer"), ids(Verb.ADD_COMPUTER), Style.SECONDARY)
    if any(chair.controller is Controller.COMPUTER for chair in table.chairs):
        label = words.say("button-remove-computer")
        yield button(label, ids(Verb.REMOVE_COMPUTER), Style.SECONDARY)


def render_deal(table: Table, events: Sequence[Event], words: Words) -> PublicScreen:
    """Tell how a match began: who drew which card for the deal, the first card and its effect."""
    names = names_of(table.chairs, words)
    told = [event for event in events if not isinstance(event, HandShown)]
    draws = [event for event in told if isinstance(event, DealerDrew)]
    rest = [event for event in told if not isinstance(event, DealerDrew)]
    lines = [sentence(event, names, words, deck_of(table.rules)) for event in draws[-_MOST_LINES:]]
    if len(draws) > _MOST_LINES:
        lines.insert(0, words.say("deal-more-draws", draws=len(draws) - _MOST_LINES))
    lines += [sentence(event, names, words, deck_of(table.rules)) for event in rest[-_MOST_LINES:]]
    blocks: list[Block] = [
        text(f"## {words.say('deal-title')}\n{rules_line(table.preset, table.rules, words)}"),
        text("\n".join(lines)),
        *_lucky_words(table, names, words),
        *rows([hand_button(Ids(table), words)]),
    ]
    return PublicScreen((container(blocks, NEUTRAL),))


def _lucky_words(table: Table, names: Sequence[str], words: Words) -> Iterator[Block]:
    """List what people gave to the chance of the deal; from the start on it is fixed."""
    given = [
        words.say("deal-word", name=name, digest=chair.contribution)
        for name, chair in zip(names, table.chairs, strict=True)
        if chair.contribution is not None
    ]
    if given:
        yield text("\n".join([words.say("deal-words"), *given]))


def secret_lines(table: Table, words: Words) -> Iterator[str]:
    """Tell the secret of the deal, once nothing depends on it any more."""
    if not table.is_live and table.secret is not None:
        yield words.say("secret-told", secret=table.secret, game=table.id)
