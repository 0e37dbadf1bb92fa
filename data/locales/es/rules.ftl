### Las reglas que valen, una línea para cada una (RULES.md, sección 16).

rules-title = Reglas: { $preset }

rules-deck-classic = { $decks ->
    [one] Una baraja de 108 cartas.
   *[other] { $decks } barajas de 108 cartas cada una.
}
rules-deck-flip = { $decks ->
    [one] Una baraja Flip de 112 cartas, cada una con un lado claro y un lado oscuro.
   *[other] { $decks } barajas Flip de 112 cartas, todas con un lado claro y un lado oscuro.
}
rules-extra-wilds = Cuatro comodines más: uno baraja las manos, tres cambian de mano.
rules-hand-size = Cada persona recibe { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}.
rules-shuffle-seats = Los lugares se sortean.
rules-dealer-host = Quien dirige la mesa reparte primero.
rules-dealer-draw-zero = Cada persona saca una carta y reparte el número más alto; las demás cartas valen 0.
rules-dealer-draw-redraw = Cada persona saca una carta y reparte el número más alto; las demás cartas vuelven al mazo y se saca otra.
rules-first-wild-choose = Primera carta, Comodín: quien está a la izquierda del repartidor elige el color y juega.
rules-first-wild-redraw = Primera carta, Comodín: vuelve al mazo y se descubre la siguiente.
rules-first-reverse-dealer = Primera carta, Cambio de sentido: empieza el repartidor y se juega hacia la derecha.
rules-first-reverse-right = Primera carta, Cambio de sentido: empieza quien está a la derecha del repartidor y se juega hacia la derecha.
rules-first-action-effect = Primera carta, Salta o carta de robo: cuenta para quien está a la izquierda del repartidor.
rules-first-action-none = Primera carta, Salta o carta de robo: no tiene efecto.

rules-symbol-match = Vale una carta del color en juego, del mismo número o símbolo, o un comodín.
rules-symbol-own-color = Vale una carta del color en juego o del mismo número, o un comodín. Las cartas de acción, solo sobre su propio color.
rules-draw-one-may = O roba una carta. Si vale, puedes jugarla enseguida.
rules-draw-one-must = O roba una carta. Si vale, tienes que jugarla.
rules-draw-until-playable-may = O roba hasta que una carta valga. Puedes jugarla o quedártela.
rules-draw-until-playable-must = O roba hasta que una carta valga. Tienes que jugarla.
rules-force-play = Quien puede jugar una carta tiene que jugar.
rules-free-play = Puedes robar aunque puedas jugar.
rules-draw-two = Tras un Roba dos, la siguiente persona roba { $cards } cartas y pierde el turno.
rules-stacking-same = A una carta de robo se puede responder con otra de la misma clase: la suma pasa.
rules-stacking-higher = A una carta de robo se puede responder con otra de la misma clase o más alta: la suma pasa.
rules-jump-in = Colarse: una carta idéntica a la de encima se puede jugar fuera de turno. Los comodines, nunca.
rules-seven-zero = 7: cambia la mano con quien quieras. 0: todas las manos pasan un lugar.
rules-no-action-finish = La última carta tiene que ser un número.

rules-wild-draw-color-bluff = Un comodín de robo solo se permite si no tienes cartas del color en juego. Puedes ir de farol: la siguiente persona puede desafiarte.
rules-wild-draw-color-strict = Un comodín de robo solo se puede jugar si no tienes cartas del color en juego.
rules-wild-draw-color-or-number-bluff = Un comodín de robo solo se permite si no tienes cartas del color en juego ni del mismo número. Puedes ir de farol: la siguiente persona puede desafiarte.
rules-wild-draw-color-or-number-strict = Un comodín de robo solo se puede jugar si no tienes cartas del color en juego ni del mismo número.
rules-guilty-draw = Desafío acertado: roba las cartas quien iba de farol.
rules-guilty-take-back = Desafío acertado: quien iba de farol recupera la carta, roba las cartas y juega otra.
rules-guilty-skips-challenger = Quien desafió pierde el turno de todos modos.
rules-challenge-wrong = Desafío fallido: quien desafió roba dos cartas más y pierde el turno.

rules-uno = Canta UNO al quedarte con una carta. Si se te olvida y te pillan antes de la siguiente jugada, robas { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}.
rules-false-uno-penalty = Cantar UNO cuando no puede ser verdad cuesta { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}.
rules-misplay-penalty = Una carta que no vale vuelve a la mano y cuesta { $cards ->
    [one] una carta
   *[other] { $cards } cartas
} y el turno.
rules-hint-penalty = Decir a alguien qué jugar cuesta { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}, si el resto está de acuerdo.
rules-flip = Una carta Da la vuelta lo gira todo: manos, pila de descarte y mazo.
rules-backs-shown = Puedes ver los reversos de las otras manos, nunca los de la tuya.
rules-backs-hidden = Los reversos de las manos no se ven.

rules-scoring-single = Una ronda: gana quien se queda sin cartas.
rules-scoring-winner-takes = Quien se queda sin cartas suma los puntos de las otras manos. Gana quien llega antes a { $target }.
rules-scoring-lowest-total = Cada persona suma los puntos que le quedan en la mano. Cuando alguien llega a { $target }, gana el total más bajo.
rules-scoring-elimination = Cada persona suma los puntos que le quedan en la mano. Quien llega a { $target } queda fuera; gana quien aguanta hasta el final.
rules-scoring-tournament = Cada persona suma los puntos que le quedan en la mano. Quien llega a { $target } queda fuera; cuando quedan dos, juegan una final desde 0, y la pierde quien llega antes a { $target }.
