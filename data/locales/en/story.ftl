### The story of a game that `python -m uno replay` tells.

# $players are names.
story-opening-classic = { $players } play with the classic deck, in this order clockwise.
story-opening-flip = { $players } play with the Flip deck, in this order clockwise.
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
