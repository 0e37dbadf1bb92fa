"""Tune the evaluation by hill climbing on the simulation: python -m tests.bench.tune SEATS STEPS.

One seat with changed weights plays against players by chance and by the present weights, on the
same deals as the present weights did; a change stays when it wins more on these deals and on fresh
ones. It prints a row for `uno.computer.weights`. The rows that are there came from another program
in a faster language (docs/adr/0019); this one was only tried for a few steps. The simulation does
not keep what was seen, so the last weights, of unseen cards and of what others can hold, stay.
"""

import sys
from random import Random

from tests.computer.rounds import round_of
from uno.computer.compact import GOES_ON, Round
from uno.computer.evaluation import Evaluation, evaluation_of, play_out
from uno.computer.faces import ACTIVE, WILD
from uno.computer.sheet import sheet_of
from uno.computer.weights import FOR_MORE, FOR_TWO, LENGTH, values_of, weights_from
from uno.game import engine
from uno.game.cards import Side
from uno.game.rules import Rules
from uno.game.state import Phase

RULES = Rules(bluff=False, scoring="single", first_wild="redraw", dealer="host")
DEALS = 300
OF_SEEN = 7  # weights that need what was seen
SIZES = (0.8, 0.4, 0.2)  # of a change, from the first steps to the last


def deals(seats: int, count: int, random: Random) -> list[Round]:
    found: list[Round] = []
    while len(found) < count:
        names = ["?"] * seats
        state = engine.new_game(RULES, names, random.randbytes(32), host=len(found) % seats).state
        if state.phase is Phase.TURN:
            found.append(round_of(state, random))
    return found


def wins(weights: list[float], others: Evaluation | None, dealt: list[Round], seats: int) -> int:
    """Count the deals that one seat wins against others (None: players by chance)."""
    own = evaluation_of(weights_from(weights), sheet_of(RULES, Side.LIGHT), seats)
    won = 0
    for number, deal in enumerate(dealt):
        round_, seat = deal.copy(), number % seats
        random = Random(number)
        round_.shuffle = random.shuffle
        if others is None:
            against_chance(round_, seat, own, random)
        else:
            against(round_, seat, own, others)
        won += round_.winner == seat
    return won


def against(round_: Round, seat: int, own: Evaluation, others: Evaluation) -> None:
    while round_.winner == GOES_ON:
        how = own if round_.turn == seat else others
        play_out(round_, how, most_turns=1, is_blocked=False)


def against_chance(round_: Round, seat: int, own: Evaluation, random: Random) -> None:
    while round_.winner == GOES_ON:
        turn = round_.turn
        if turn == seat:
            play_out(round_, own, most_turns=1, is_blocked=False)
            continue
        cards = round_.fitting(turn)
        card = random.choice(cards) if cards else round_.draw_in_turn(turn)
        if card is not None:
            color = random.randrange(4) if card & ACTIVE >= WILD else card >> 4
            round_.lay(turn, card, color)


def main(seats: int, steps: int) -> None:
    random = Random(seats)
    best = values_of(FOR_TWO if seats == 2 else FOR_MORE)
    for step in range(steps):
        size = SIZES[step * len(SIZES) // steps]
        present = evaluation_of(weights_from(best), sheet_of(RULES, Side.LIGHT), seats)
        tried = best[:]
        for _ in range(random.randint(1, 4)):
            tried[random.randrange(LENGTH - OF_SEEN)] += random.gauss(0, size)
        is_better = True
        for _ in range(2):
            dealt = deals(seats, DEALS, random)
            before, after = (
                wins(row, None, dealt, seats) + wins(row, present, dealt, seats)
                for row in (best, tried)
            )
            is_better = is_better and after > before
            if not is_better:
                break
        if is_better:
            best = tried
            print(step, after - before, [round(value, 3) for value in best], flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
