"""A bare loop of UNO, the reference for the engine's speed.

Ints for cards, lists for hands, one real shuffle a game; two players, no calls, no challenges, no
events, no saving, no other rules. A game is one round.

A card is colour * 16 + symbol: colours 0-3 and 4 for wilds; symbols 0-9, 10 Skip, 11 Reverse,
12 Draw Two, 13 Wild, 14 Wild Draw Four.
"""

from random import Random


def make_deck() -> list[int]:
    deck: list[int] = []
    for color in range(4):
        deck.append(color * 16)
        for symbol in range(1, 13):
            deck += [color * 16 + symbol] * 2
    return deck + [64 + 13] * 4 + [64 + 14] * 4


def remade(discards: list[int], random: Random) -> list[int]:
    pile = discards[:]
    discards.clear()
    random.shuffle(pile)
    return pile


def play_game(deck: list[int], random: Random) -> int:
    """Play one game and return its moves: a play or a draw each."""
    draw = deck[:]
    random.shuffle(draw)
    hands = [draw[:7], draw[7:14]]
    draw = draw[14:]
    top = draw.pop()
    while top >= 64:
        draw.insert(len(draw) // 2, top)
        top = draw.pop()
    discards: list[int] = []
    chance = random.random
    color, symbol, turn, moves = top >> 4, top & 15, 0, 0
    while True:
        hand = hands[turn]
        legal = [c for c in hand if c >= 64 or c >> 4 == color or c & 15 == symbol]
        moves += 1
        if legal:
            card = legal[int(chance() * len(legal))]
        else:
            if not draw:
                draw = remade(discards, random)
                if not draw:
                    return moves
            card = draw.pop()
            hand.append(card)
            if card < 64 and card >> 4 != color and card & 15 != symbol:
                turn ^= 1
                continue
            moves += 1
        hand.remove(card)
        discards.append(top)
        top = card
        if not hand:
            return moves
        symbol = card & 15
        color = int(chance() * 4) if card >= 64 else card >> 4
        if symbol < 10 or symbol == 13:
            turn ^= 1
        elif symbol >= 12:
            for _ in range(2 if symbol == 12 else 4):
                if not draw:
                    draw = remade(discards, random)
                    if not draw:
                        break
                hands[turn ^ 1].append(draw.pop())


def play_games(games: int, random: Random) -> int:
    deck = make_deck()
    return sum(play_game(deck, random) for _ in range(games))
