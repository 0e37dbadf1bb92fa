### La mano de una persona, solo para ella.

hand-table = -# Tu mano en { $channel } · Ronda { $round }
hand-refusal = ⚠️ { $reason }
hand-drew = Has robado: **{ $cards }**.
hand-shown = La mano de { $name } era: { $cards }. Solo lo ves tú, y solo ahora.
hand-bluff = Un comodín de robo sería un farol ahora: tienes alguna carta { own-feminine }.
hand-cards = **Tus cartas ({ $cards }):**
hand-group = { $group }{ $mark }: { $cards }
hand-pick = { $group }: elige una de { $cards }
hand-called = Has cantado UNO.

your-turn = **Te toca.** Juega una carta o roba.
your-stack = **Te toca.** { $cards ->
    [one] Hay una carta acumulada: responde o llévatela.
   *[other] Hay { $cards } cartas acumuladas: responde o llévatelas.
}
your-color = **Te toca.** La primera carta es un comodín: elige el color.
your-drawn = **Te toca.** Has robado un { $card }. Juega la carta o quédatela.
your-drawn-must = **Te toca.** Has robado un { $card }, que se puede jugar: con estas reglas, tienes que jugarla.
your-turn-must = **Te toca.** Puedes jugar y, con estas reglas, tienes que hacerlo: elige una carta.
your-challenge = **¿Qué haces?** Acepta el comodín de robo, o desafíalo: solo se permitía sin ninguna carta del color anterior.

your-outcome-accept = Si aceptas: robas { $cards } cartas y pierdes el turno.
your-outcome-right-draw = Si desafías y aciertas: { $other } roba { $cards } cartas y juegas tú.
your-outcome-right-skip = Si desafías y aciertas: { $other } roba { $cards } cartas, pero pierdes el turno igual.
your-outcome-right-take-back = Si desafías y aciertas: { $other } recupera la carta, roba { $cards } cartas y tiene que jugar otra.
your-outcome-wrong = Si desafías y fallas: robas { $cards } cartas y pierdes el turno.
your-outcome-accept-color = Si aceptas: robas hasta que salga una carta { own-feminine } y pierdes el turno.
your-outcome-right-draw-color = Si desafías y aciertas: { $other } roba hasta que salga una carta { own-feminine } y juegas tú.
your-outcome-right-skip-color = Si desafías y aciertas: { $other } roba hasta que salga una carta { own-feminine }, pero pierdes el turno igual.
your-outcome-right-take-back-color = Si desafías y aciertas: { $other } recupera la carta, roba hasta que salga una carta { own-feminine } y tiene que jugar otra.
your-outcome-wrong-color = Si desafías y fallas: robas hasta que salga una carta { own-feminine }, luego { $more } más, y pierdes el turno.

button-look-again = Actualizar
button-leave = Dejar la partida
your-not-in-round = No juegas en esta ronda.
your-round-over = La ronda ha terminado. La mesa muestra los puntos.
your-match-over = La partida ha terminado. La mesa muestra el resultado.
