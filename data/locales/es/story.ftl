### La historia de un juego que cuenta `python -m uno replay`.

story-opening-classic = { $players } juegan con la baraja clásica, en este orden y en sentido horario.
story-opening-flip = { $players } juegan con la baraja Flip, en este orden y en sentido horario.
story-seat = Lugar { $seat }
story-move = { $number }. { $line }
story-hand = La mano que se juzgó: { $cards }.
story-hand-empty = La mano que se juzgó estaba vacía.
story-no-cards = nada
story-standing = { $name }: tenía { $cards }; { $points } en esta ronda, { $total } en total.
story-end = Fin del juego.
