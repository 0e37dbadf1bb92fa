"""Random matches through the pure functions of a table: no store, no loop, time as a number."""

from dataclasses import dataclass, field, replace
from functools import cache
from random import Random

from tests.table.clock import NOW
from tests.table.support import CHANNEL, GUILD, PEOPLE
from uno.game import fair
from uno.game.actions import (
    Accept,
    Accuse,
    Action,
    CallUno,
    Catch,
    Challenge,
    Draw,
    Keep,
    Leave,
    NameColor,
    NextRound,
    Play,
    Vote,
)
from uno.game.legal import legal_actions
from uno.game.rules import Rules
from uno.game.state import Phase, State
from uno.table.asks import ChangeLobby, Due, Person, Request
from uno.table.change import Change
from uno.table.judge import judge
from uno.table.lobby import Opening, join, open_lobby, start
from uno.table.records import Member, Options, Table
from uno.table.windows import next_due

SECRET = bytes(range(32))
SeatAction = Play | Draw | Keep | NameColor | Challenge | Accept | CallUno | Catch | Accuse | Vote


def member(person: Person) -> Member:
    return Member(f"p{person.user_id}", person.user_id, person.name, person.locale)


def new_lobby(people: int, rules: Rules | None = None, options: Options | None = None) -> Table:
    """Open a lobby for the first `people`; Ann is host."""
    opening = Opening("game", GUILD, CHANNEL, SECRET.hex(), fair.commitment(SECRET))
    choice = ChangeLobby(rules=rules, options=options)
    table = open_lobby(opening, member(PEOPLE[0]), choice, NOW).after
    for person in PEOPLE[1:people]:
        table = join(table, member(person), NOW).after
    return table


def new_match(
    people: int, rules: Rules | None = None, options: Options | None = None, secret: bytes = SECRET
) -> Table:
    """Start a match of the first `people`."""
    lobby = replace(new_lobby(people, rules, options), secret=secret.hex())
    return start(lobby, PEOPLE[0].user_id, NOW).after


def state_of(table: Table) -> State:
    assert table.state is not None
    return table.state


def moves(table: Table) -> list[SeatAction]:
    """List what anybody at the table may do now, except getting up and what only the clock asks."""
    state = state_of(table)
    return [
        action
        for seat, chair in enumerate(table.chairs)
        if chair.has_person
        for action in legal_actions(state, seat)
        if isinstance(action, SeatAction)
    ]


@dataclass
class Match:
    """A match that is played step by step, and everything that happened in it."""

    table: Table
    now: int = NOW
    changes: list[Change] = field(default_factory=list)

    def ask(self, seat: int, action: Action, decision: int | None = None) -> Change:
        """Let the person at a seat ask for something."""
        chair = self.table.chairs[seat].member
        assert chair is not None
        person = Person(chair.user_id, chair.name, chair.locale)
        return self._take(Request(person, action, decision, "i:1"))

    def due(self) -> Change:
        """Let time pass until the next deadline, and do what is due."""
        at = next_due(self.table)
        assert at is not None
        self.now = max(self.now, at)
        window = min(
            (w for w in self.table.windows if w.due_at is not None), key=lambda w: w.due_at or 0
        )
        return self._take(Request(None, Due(window.id), None, f"d:{window.id}"))

    def _take(self, request: Request) -> Change:
        change = judge(self.table, request, None, self.now)
        self.changes.append(change)
        self.table = change.after
        return change

    def random_step(self, random: Random, leaving: float = 0.0, silence: float = 0.0) -> Change:
        """Let somebody do something, or nobody until a deadline passes."""
        self.now += random.randrange(3_000)
        chance = random.random()
        if chance < silence:
            return self.due()
        seated = self.table.people()
        if chance < silence + leaving:
            return self.ask(random.choice(seated), Leave(-1))
        possible = moves(self.table)
        if not possible and state_of(self.table).is_round_open:
            return self.due()  # a computer player's turn
        if not possible:
            return self.ask(random.choice(seated), NextRound())
        action = random.choice(possible)
        return self.ask(action.seat, replace(action, seat=-1))

    def play_on(self, until: Phase) -> Change:
        """Play cards whenever possible, round after round, until a phase comes."""
        for _ in range(5_000):
            state = state_of(self.table)
            if state.phase is until:
                return self.changes[-1]
            if state.phase is Phase.ROUND_OVER:
                self.ask(0, NextRound())
            else:
                self.sensible_step()
        raise AssertionError(f"{until} never came")

    def sensible_step(self) -> Change:
        """Let the seat to act do something that ends the round some day."""
        move = sensible_move(self.table)
        return self.ask(move.seat, move)

    def possible(self) -> list[SeatAction]:
        """List what anybody may do now."""
        return moves(self.table)


def sensible_move(table: Table) -> SeatAction:
    """Return a move of the seat to act: a card if there is one that fits, and no call of UNO."""
    mine = [m for m in moves(table) if m.seat == state_of(table).turn and not is_aside(m)]
    return next((move for move in mine if isinstance(move, Play)), mine[0])


def is_aside(action: SeatAction) -> bool:
    """Tell whether a move calls UNO, or does nothing for the game to go on."""
    return isinstance(action, CallUno | Catch | Accuse) or (isinstance(action, Play) and action.uno)


@cache
def found(phase: Phase, people: int) -> Table:
    """Return a table in a phase."""
    rules = Rules(hint_penalty=4, target=10_000)
    for seed in range(500):
        table = new_match(people, rules, secret=Random(seed).randbytes(32))
        match = Match(table)
        if phase is Phase.VOTE and state_of(table).phase is Phase.TURN:
            match.ask(0, Accuse(-1, 1))
        elif phase is not Phase.COLOR:
            while state_of(match.table).phase not in (phase, Phase.ROUND_OVER):
                match.sensible_step()
        if state_of(match.table).phase is phase:
            return match.table
    raise AssertionError(f"phase {phase} never came")


def in_phase(phase: Phase, people: int = 4) -> Match:
    """Return a match that has just come to a phase."""
    table = found(phase, people)
    return Match(table, max(window.opened_at for window in table.windows))
