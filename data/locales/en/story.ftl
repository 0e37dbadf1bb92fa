### The story of a game that `python -m uno replay` tells.

# $players are names; $deck is "classic" or "flip".
story-opening = { $players } play with the { $deck } deck, in this order clockwise.
# A seat whose name cannot be shown; seats count from 1 here.
story-seat = Seat { $seat }
# $number is the number of the move, $line what it did.
story-move = { $number }. { $line }
story-hand = The hand that was judged: { $cards }.
story-hand-empty = The hand that was judged was empty.
story-no-cards = nothing
# After a round: what a player held, scored and has in all.
story-standing = { $name }: held { $cards }; { $points } in this round, { $total } in all.
story-end = End of the game.
