### La storia di un gioco raccontata da `python -m uno replay`.

story-opening-classic = Giocano con il mazzo classico, in quest’ordine in senso orario: { $players }.
story-opening-flip = Giocano con il mazzo Flip, in quest’ordine in senso orario: { $players }.
story-seat = Posto { $seat }
story-move = { $number }. { $line }
story-hand = Le carte giudicate: { $cards }.
story-hand-empty = Non c’erano carte da giudicare.
story-no-cards = niente
story-standing = { $name }: aveva { $cards }; { $points } in questa mano, { $total } in tutto.
story-end = Fine del gioco.
