### Historien om et spil, som `python -m uno replay` fortæller.

story-opening-classic = { $players } spiller med klassiske kort, i denne rækkefølge med uret.
story-opening-flip = { $players } spiller med Flip-kort, i denne rækkefølge med uret.
story-seat = Plads { $seat }
story-move = { $number }. { $line }
story-hand = Hånden, der blev bedømt: { $cards }.
story-hand-empty = Hånden, der blev bedømt, var tom.
story-no-cards = ingenting
story-standing = { $name }: sad med { $cards }; { $points } i denne runde, { $total } i alt.
story-end = Spillet er slut.
