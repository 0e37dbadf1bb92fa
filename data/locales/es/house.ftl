### Reglas de la casa y Flip: lo que ofrece una mano además de jugadas, votos y reversos.

hand-jump-in = **Puedes colarte:** tienes una carta idéntica a la de encima. Rápido, solo vale hasta la siguiente jugada.
button-jump-in = Colarme: { $card }
hand-misplay = Puedes elegir cualquier carta. Si no vale, vuelve a tu mano y te cuesta { $cards ->
    [one] una carta
   *[other] { $cards } cartas
} y el turno.
hand-bluff-number = Un comodín de robo sería un farol ahora: tienes alguna carta del mismo número.
hand-team = Juegas en el equipo { $team } con { $players }.

your-take-back = **Te toca.** Tu comodín de robo volvió a tu mano. Juega ahora una carta { own-feminine }; no vale robar ni jugar un comodín.
your-take-back-number = **Te toca.** Tu comodín de robo volvió a tu mano. Juega ahora una carta { own-feminine }, o una del número de encima; no vale robar ni jugar un comodín.
your-outcome-answer = O responde con una carta de robo: aceptas, y todo lo acumulado pasa a la siguiente persona.
your-out = Llegaste al límite y quedas fuera. Puedes mirar hasta el final.

## Elegir a una persona: la primera pulsación solo pregunta.

swap-title = **{ $card }:** ¿la mano de quién quieres?
swap-hint = Das tus cartas y recibes las suyas. Todavía no se ha jugado nada.
swap-pick = Cambiar la mano con …
swap-option-hint = { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}
button-swap = { $card }: cambiar la mano …
button-to-hand = Volver a mi mano
accuse-title = **¿Quién dijo a alguien qué jugar?**
accuse-hint = Vota el resto: todo el mundo menos tú y quien acusas. Si más de la mitad dice culpable, cuesta { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}. Una acusación fallida no cuesta nada.
accuse-pick = Acusar a …
button-accuse = Acusar …

## La votación.

vote-open = **{ $name }** acusa a **{ $other }** de decir a alguien qué jugar.
vote-entitled = Pueden votar: { $players }. Más de la mitad tiene que decir culpable.
vote-voted = Ya votaron: { $players }.
vote-cost = Si es culpable, { $name } roba { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}. El juego sigue tras la votación.
your-vote = **Tu voto, por favor.**
your-vote-cast = Has votado.
your-vote-accuser = Acusas, así que no votas.
your-vote-accused = La acusación es contra ti, así que no votas.
button-vote-yes = Culpable
button-vote-no = Inocente

## El reverso de las cartas (Flip).

button-backs = Reversos
backs-title = Reversos de las otras manos
backs-hint = Cada mano va ordenada, así que nadie sabe de qué carta es cada reverso. Los tuyos no los ves nunca.
backs-hand = **{ $name }** ({ $cards }): { $backs }
backs-next = **Siguiente carta del mazo:** { $card }
backs-none = **Siguiente carta del mazo:** no hay.
backs-hidden = No puedes ver los reversos: solo los ve quien juega la ronda, en Flip, y si las reglas lo dicen.
