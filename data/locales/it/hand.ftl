### Le carte di una persona, solo per lei.

hand-table = -# Le tue carte in { $channel } · Mano { $round }
hand-refusal = ⚠️ { $reason }
hand-drew = Hai pescato: **{ $cards }**.
hand-shown = Le carte di { $name } erano: { $cards }. Lo vedi solo tu, e solo adesso.
hand-bluff = Un jolly Pesca adesso sarebbe un bluff: hai in mano una carta { own-feminine }.
hand-cards = **Le tue carte ({ $cards }):**
hand-group = { $group }{ $mark }: { $cards }
hand-pick = { $group }: scegli tra { $cards }
hand-called = Hai gridato UNO.

your-turn = **Tocca a te.** Gioca una carta o pesca.
your-stack = **Tocca a te.** { $cards ->
    [one] C’è una carta accumulata: rispondi o prendila.
   *[other] Ci sono { $cards } carte accumulate: rispondi o prendile.
}
your-color = **Tocca a te.** La prima carta è un jolly: scegli il colore.
your-drawn = **Tocca a te.** Hai pescato { $card }. Gioca la carta o tienila.
your-drawn-must = **Tocca a te.** Hai pescato { $card }, che va bene: con queste regole la devi giocare.
your-turn-must = **Tocca a te.** Hai una carta che va bene e con queste regole devi giocare: scegline una.
your-challenge = **Che fai?** Accetta il jolly Pesca o sfidalo: valeva solo senza in mano carte del colore di prima.

your-outcome-accept = Se accetti: peschi { $cards } carte e salti il turno.
your-outcome-right-draw = Se sfidi e hai ragione: { $other } pesca { $cards } carte e tu giochi.
your-outcome-right-skip = Se sfidi e hai ragione: { $other } pesca { $cards } carte, ma tu salti lo stesso il turno.
your-outcome-right-take-back = Se sfidi e hai ragione: { $other } riprende la carta, pesca { $cards } carte e deve giocarne un’altra.
your-outcome-wrong = Se sfidi e hai torto: peschi { $cards } carte e salti il turno.
your-outcome-accept-color = Se accetti: peschi finché esce una carta { own-feminine } e salti il turno.
your-outcome-right-draw-color = Se sfidi e hai ragione: { $other } pesca finché esce una carta { own-feminine } e tu giochi.
your-outcome-right-skip-color = Se sfidi e hai ragione: { $other } pesca finché esce una carta { own-feminine }, ma tu salti lo stesso il turno.
your-outcome-right-take-back-color = Se sfidi e hai ragione: { $other } riprende la carta, pesca finché esce una carta { own-feminine } e deve giocarne un’altra.
your-outcome-wrong-color = Se sfidi e hai torto: peschi finché esce una carta { own-feminine }, poi altre { $more }, e salti il turno.

button-look-again = Aggiorna
button-leave = Lascia il gioco
your-not-in-round = Non giochi in questa mano.
your-round-over = La mano è finita. Il tavolo mostra i punti.
your-match-over = La partita è finita. Il tavolo mostra il risultato.
