### Lo que pasó: una frase para cada suceso.

event-dealer-drew = { $name } sacó un { $card } en el sorteo para repartir.
event-dealer-drew-zero = { $name } sacó un { $card } en el sorteo para repartir: vale 0.
event-dealer-drew-again = { $name } sacó un { $card } en el sorteo para repartir y saca otra.
event-round-started = Ronda { $round }: reparte { $name }.
event-first-card-put-back = Un { $card } no puede ser la primera carta y vuelve al mazo.
event-first-card = La primera carta es un { $card }.
event-first-card-no-color = La primera carta es un { $card }. Falta elegir el color.
event-turn-started = Le toca a { $name }.

event-played = { $name } jugó un { $card }.
event-played-color = { $name } jugó un { $card } y eligió { color }.
event-played-target = { $name } jugó un { $card } para cambiar la mano con { $other }.
event-played-color-target = { $name } jugó un { $card } para cambiar la mano con { $other } y eligió { color }.
event-jumped-in = { $name } se coló con un { $card }.
event-jumped-in-target = { $name } se coló con un { $card } para cambiar la mano con { $other }.
event-color-named = { $name } eligió { color }.

event-drew-nothing = { $name } tenía que robar, pero no quedan cartas.
event-drew-turn = { $name } robó { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}.
event-drew-first-card = { $name } robó { $cards ->
    [one] una carta
   *[other] { $cards } cartas
} por la primera carta.
event-drew-draw-card = { $name } robó { $cards ->
    [one] una carta
   *[other] { $cards } cartas
} por la carta de robo.
event-drew-wild-draw = { $name } robó { $cards ->
    [one] una carta
   *[other] { $cards } cartas
} por el comodín de robo.
event-drew-stack = { $name } se llevó lo acumulado: { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}.
event-drew-challenge-lost = { $name } robó { $cards ->
    [one] una carta
   *[other] { $cards } cartas
} por fallar el desafío.
event-drew-challenge-guilty = { $name } robó { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}: el comodín de robo no se permitía.
event-drew-uno = { $name } robó { $cards ->
    [one] una carta
   *[other] { $cards } cartas
} por no cantar UNO.
event-drew-false-uno = { $name } robó { $cards ->
    [one] una carta
   *[other] { $cards } cartas
} por cantar UNO en falso.
event-drew-misplay = { $name } robó { $cards ->
    [one] una carta
   *[other] { $cards } cartas
} por una carta que no valía.
event-drew-hint = { $name } robó { $cards ->
    [one] una carta
   *[other] { $cards } cartas
} por dar una pista.

event-kept = { $name } se quedó la carta robada.
event-passed = { $name } pasó: no queda nada que robar.
event-skipped-first-card = { $name } perdió el turno por la primera carta.
event-skipped-skip = { $name } perdió el turno.
event-skipped-reverse = { $name } perdió el turno: entre dos, Cambio de sentido equivale a Salta.
event-skipped-draw-card = { $name } perdió también el turno.
event-skipped-skip-everyone = { $name } perdió el turno, como el resto.
event-skipped-challenge = { $name } perdió el turno tras el desafío.
event-reversed-left = Cambió el sentido: se juega hacia la izquierda, en sentido horario.
event-reversed-right = Cambió el sentido: se juega hacia la derecha, en sentido antihorario.
event-flipped-light = Todo se dio la vuelta al lado claro. Encima: { $card }.
event-flipped-dark = Todo se dio la vuelta al lado oscuro. Encima: { $card }.
event-pile-remade = Se barajó la pila de descarte: el nuevo mazo tiene { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}.

event-challenged-guilty = { $name } desafió a { $other } y acertó: { $other } tenía alguna carta { own-feminine }.
event-challenged-guilty-number = { $name } desafió a { $other } y acertó: { $other } tenía alguna carta del mismo número.
event-challenged-innocent = { $name } desafió a { $other } y falló: { $other } no tenía ninguna carta { own-feminine }.
event-challenged-innocent-free = { $name } desafió a { $other } y falló: no había color en juego.
event-hand-shown = { $name } vio la mano de { $other }.
event-accepted = { $name } aceptó el comodín de robo de { $other }.
event-taken-back = { $name } tuvo que recuperar el { $card }.

event-uno-called = ¡{ $name } cantó UNO!
event-uno-called-late = ¡{ $name } cantó UNO justo a tiempo!
event-false-uno = { $name } cantó UNO sin motivo.
event-caught = { $name } pilló a { $other }, que no había cantado UNO.
event-misplayed = { $name } intentó jugar un { $card }, que no valía.

event-accused = { $name } acusa a { $other } de dar una pista.
event-voted-guilty = { $name } vota: culpable.
event-voted-innocent = { $name } vota: inocente.
event-vote-ended-guilty = Fin de la votación: { $name } dio una pista.
event-vote-ended-innocent = Fin de la votación: { $name } no dio ninguna pista.
event-vote-ended-dropped = Se anuló la votación sobre { $name }.

event-hands-swapped = { $name } y { $other } se cambiaron las manos.
event-hands-shuffled = { $name } recogió todas las manos, las barajó y volvió a repartir.
event-hands-moved-left = Todas las manos pasaron un lugar a la izquierda.
event-hands-moved-right = Todas las manos pasaron un lugar a la derecha.

event-timed-out = A { $name } se le acabó el tiempo.
event-left = { $name } dejó la partida.
event-joined = { $name } se sentó para la próxima ronda.
event-round-won = { $name } se quedó sin cartas y ganó la ronda { $round }.
event-round-blocked = Nadie podía jugar más: la ronda { $round } quedó bloqueada.
event-eliminated = { $name } llegó al límite y queda fuera.
event-final-started = La final: { $players }.
event-match-won = { $winners ->
    [one] ¡{ $players } ganó la partida!
   *[other] ¡{ $players } ganaron la partida!
}
