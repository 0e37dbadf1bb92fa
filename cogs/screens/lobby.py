"""The lobby, the story of the deal, and a table that was closed."""

from collections.abc import Sequence

from cogs.custom_id import Verb
from cogs.screens.common import (
    NEUTRAL,
    Ids,
    deadline_of,
    hand_button,
    names_of,
    relative,
)
from cogs.screens.events import sentence
from cogs.screens.face import deck_of
from cogs.screens.kit import Block, Style, button, container, rows, separator, text
from cogs.screens.screen import PublicScreen
from uno.game.events import DealerDrew, Event, HandShown
from uno.game.rules import Rules
from uno.table.lobby import MAX_SEATS, MIN_SEATS
from uno.table.records import Table
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
    lines = [words.say("lobby-players", seated=len(names), most=MAX_SEATS)]
    for seat, name in enumerate(names):
        key = "lobby-seat-host" if seat == host else "lobby-seat"
        lines.append(words.say(key, number=seat + 1, name=name))
    return "\n".join(lines)


def _facts(table: Table, words: Words) -> str:
    missing = MIN_SEATS - len(table.chairs)
    lines = [rules_line(table.preset, table.rules, words)]
    lines.append(
        words.say("lobby-missing", missing=missing) if missing > 0 else words.say("lobby-ready")
    )
    due = deadline_of(table)
    if due is not None:
        lines.append(words.say("lobby-closes", when=relative(due)))
    if table.commitment is not None:
        lines.append(words.say("lobby-commitment", digest=table.commitment))
    return "\n".join(lines)


def rules_line(preset: str, rules: Rules, words: Words) -> str:
    """Say in one line what is played."""
    return words.say(
        "lobby-rules", preset=words.say(f"preset-{preset}"), scoring=scoring_line(rules, words)
    )


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
        ]
    )


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
        *rows([hand_button(Ids(table), words)]),
    ]
    return PublicScreen((container(blocks, NEUTRAL),))


def render_closed(table: Table, words: Words) -> PublicScreen:
    """Say why a table is over without a result."""
    title = words.say("closed-title")
    reason = words.say(f"closed-{table.closed_reason or 'ended'}")
    return PublicScreen((container([text(f"## {title}\n{reason}")], NEUTRAL),))
