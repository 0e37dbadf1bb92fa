### A história de um jogo que `python -m uno replay` conta.

story-opening-classic = { $players } jogam com o baralho clássico, por esta ordem, no sentido horário.
story-opening-flip = { $players } jogam com o baralho Flip, por esta ordem, no sentido horário.
story-seat = Lugar { $seat }
story-move = { $number }. { $line }
story-hand = A mão julgada: { $cards }.
story-hand-empty = A mão julgada estava vazia.
story-no-cards = nada
story-standing = { $name }: ficou com { $cards }; { $points } nesta ronda, { $total } ao todo.
story-end = Fim do jogo.
