"""People come and go: private questions before somebody is removed, skipped, or all may rest."""

from cogs.custom_id import Verb
from cogs.screens.common import NEUTRAL, Ids, label_name, names_of
from cogs.screens.kit import Block, Style, button, container, option, rows, select, text
from cogs.screens.screen import PrivateScreen
from uno.table.records import Table
from uno.text import Words

PAUSE_HOURS = (1, 3, 8, 12, 24)


def render_kick(table: Table, words: Words) -> PrivateScreen:
    """Ask whom to remove; the host and who has left are not in the list."""
    host = table.seat_of(table.host)
    offered = [
        option(label_name(chair, seat, words), str(seat))
        for seat, chair in enumerate(table.chairs)
        if seat != host and not chair.left
    ]
    if not offered:
        return _question(table, words.say("kick-nobody"), [], words)
    pick = select(Ids(table)(Verb.KICKED), words.say("kick-pick"), offered)
    title = "kick-title-lobby" if table.state is None else "kick-title"
    return _question(table, words.say(title), [pick], words)


def render_kick_sure(table: Table, seat: int, words: Words) -> PrivateScreen:
    """Ask once before a seat is removed; the button says who is meant, as seats can move up."""
    member = table.chairs[seat].member
    name = names_of(table.chairs, words)[seat]
    sure = button(
        words.say("button-kick-sure", name=label_name(table.chairs[seat], seat, words)),
        Ids(table)(Verb.KICK_SURE, str(seat), str(member.user_id if member else 0)),
        Style.DANGER,
    )
    asked = "confirm-kick-lobby" if table.state is None else "confirm-kick"
    return _question(table, words.say(asked, name=name), list(rows([sure])), words)


def render_pause(table: Table, words: Words) -> PrivateScreen:
    """Ask for how long nobody has to play; everybody but the host proposes it to the others."""
    offered = [option(words.say("duration-hours", hours=h), str(h)) for h in PAUSE_HOURS]
    pick = select(Ids(table)(Verb.PAUSED), words.say("pause-pick"), offered)
    return _question(table, words.say("pause-title"), [pick], words)


def render_skip(table: Table, seat: int, words: Words) -> PrivateScreen:
    """Ask once before a vote to skip the player whom everybody waits for."""
    name = names_of(table.chairs, words)[seat]
    sure = button(words.say("button-skip-sure"), Ids(table)(Verb.SKIP_SURE), Style.DANGER)
    return _question(table, words.say("confirm-skip", name=name), list(rows([sure])), words)


def render_take_back(table: Table, words: Words) -> PrivateScreen:
    """Offer a seat at which a computer plays on to its person."""
    back = button(words.say("button-take-back-seat"), Ids(table)(Verb.JOIN), Style.SUCCESS)
    blocks: list[Block] = [text(words.say("seat-with-computer")), *rows([back])]
    return PrivateScreen((container(blocks, NEUTRAL),))


def _question(table: Table, asked: str, answers: list[Block], words: Words) -> PrivateScreen:
    blocks: list[Block] = [text(asked), *answers]
    if table.state is not None:
        back = button(words.say("button-stay"), Ids(table)(Verb.HAND), Style.SECONDARY)
        blocks += rows([back])
    return PrivateScreen((container(blocks, NEUTRAL),))
