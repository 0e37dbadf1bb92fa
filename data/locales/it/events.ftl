### Che cosa è successo: una frase per ogni evento.

event-dealer-drew = { $name } ha pescato { $card } nel sorteggio del mazziere.
event-dealer-drew-zero = { $name } ha pescato { $card } nel sorteggio del mazziere: vale 0.
event-dealer-drew-again = { $name } ha pescato { $card } nel sorteggio del mazziere e ripesca.
event-round-started = Mano { $round }: { $name } dà le carte.
event-first-card-put-back = { $card } non può essere la prima carta e torna nel mazzo.
event-first-card = La prima carta è { $card }.
event-first-card-no-color = La prima carta è { $card }. Il colore è ancora da scegliere.
event-turn-started = Tocca a { $name }.

event-played = { $name } ha giocato { $card }.
event-played-color = { $name } ha giocato { $card } e ha scelto { color }.
event-played-target = { $name } ha giocato { $card } per scambiare con { $other }.
event-played-color-target = { $name } ha giocato { $card } per scambiare con { $other } e ha scelto { color }.
event-jumped-in = { $name } ha giocato al volo { $card }.
event-jumped-in-target = { $name } ha giocato al volo { $card } per scambiare con { $other }.
event-color-named = { $name } ha scelto { color }.

event-drew-nothing = { $name } doveva pescare, ma non ci sono più carte.
event-drew-turn = { $name } ha pescato { $cards ->
    [one] una carta
   *[other] { $cards } carte
}.
event-drew-first-card = { $name } ha pescato { $cards ->
    [one] una carta
   *[other] { $cards } carte
} a causa della prima carta.
event-drew-draw-card = { $name } ha pescato { $cards ->
    [one] una carta
   *[other] { $cards } carte
} per la carta Pesca.
event-drew-wild-draw = { $name } ha pescato { $cards ->
    [one] una carta
   *[other] { $cards } carte
} per il jolly Pesca.
event-drew-stack = { $name } ha preso l’accumulo: { $cards ->
    [one] una carta
   *[other] { $cards } carte
}.
event-drew-challenge-lost = { $name } ha pescato { $cards ->
    [one] una carta
   *[other] { $cards } carte
} per la sfida persa.
event-drew-challenge-guilty = { $name } ha pescato { $cards ->
    [one] una carta
   *[other] { $cards } carte
}: il jolly Pesca non valeva.
event-drew-uno = { $name } ha pescato { $cards ->
    [one] una carta
   *[other] { $cards } carte
} per non aver gridato UNO.
event-drew-false-uno = { $name } ha pescato { $cards ->
    [one] una carta
   *[other] { $cards } carte
} per aver gridato UNO senza motivo.
event-drew-misplay = { $name } ha pescato { $cards ->
    [one] una carta
   *[other] { $cards } carte
} per aver giocato una carta sbagliata.
event-drew-hint = { $name } ha pescato { $cards ->
    [one] una carta
   *[other] { $cards } carte
} per aver suggerito.

event-kept = { $name } ha tenuto la carta pescata.
event-passed = { $name } passa: non c’è più niente da pescare.
event-skipped-first-card = { $name } salta il turno a causa della prima carta.
event-skipped-skip = { $name } salta il turno.
event-skipped-reverse = { $name } salta il turno: in due, Cambio giro vale come Salta il turno.
event-skipped-draw-card = { $name } salta anche il turno.
event-skipped-skip-everyone = { $name } salta il turno, come tutti.
event-skipped-challenge = { $name } salta il turno dopo la sfida.
event-reversed-left = Il giro cambia: si gioca verso sinistra, in senso orario.
event-reversed-right = Il giro cambia: si gioca verso destra, in senso antiorario.
event-flipped-light = Tutto gira sul lato chiaro. In cima c’è { $card }.
event-flipped-dark = Tutto gira sul lato scuro. In cima c’è { $card }.
event-pile-remade = Gli scarti, mescolati, sono il nuovo mazzo: { $cards ->
    [one] una carta
   *[other] { $cards } carte
}.

event-challenged-guilty = { $name } ha sfidato { $other } e ha ragione: { $other } aveva una carta { own-feminine }.
event-challenged-guilty-number = { $name } ha sfidato { $other } e ha ragione: { $other } aveva una carta dello stesso numero.
event-challenged-innocent = { $name } ha sfidato { $other } e ha torto: { $other } non aveva nessuna carta { own-feminine }.
event-challenged-innocent-free = { $name } ha sfidato { $other } e ha torto: non c’era nessun colore in gioco.
event-hand-shown = { $name } ha visto le carte di { $other }.
event-accepted = { $name } ha accettato il jolly Pesca di { $other }.
event-taken-back = { $name } ha dovuto riprendere { $card }.

event-uno-called = { $name } ha gridato UNO!
event-uno-called-late = { $name } ha gridato UNO, appena in tempo!
event-false-uno = { $name } ha gridato UNO senza motivo.
event-caught = { $name } ha beccato { $other } senza UNO.
event-misplayed = { $name } ci ha provato con { $card }, che non va bene.

event-accused = { $name } accusa { $other } di aver suggerito.
event-voted-guilty = { $name } vota: colpevole.
event-voted-innocent = { $name } vota: non colpevole.
event-vote-ended-guilty = Votazione finita: { $name } ha suggerito.
event-vote-ended-innocent = Votazione finita: { $name } non ha suggerito.
event-vote-ended-dropped = Votazione su { $name } annullata.

event-hands-swapped = { $name } e { $other } si scambiano le carte.
event-hands-shuffled = { $name } ha raccolto le carte di tutti, le ha mescolate e le ha ridistribuite.
event-hands-moved-left = Le carte di tutti passano di un posto a sinistra.
event-hands-moved-right = Le carte di tutti passano di un posto a destra.

event-timed-out = Tempo scaduto per { $name }.
event-left = { $name } lascia il gioco.
event-joined = { $name } si siede e gioca dalla prossima mano.
event-round-won = { $name } chiude e vince la mano { $round }.
event-round-blocked = Nessuno poteva più muovere: la mano { $round } è bloccata.
event-eliminated = { $name } ha raggiunto il limite ed è fuori.
event-final-started = La finale: { $players }.
event-match-won = { $winners ->
    [one] { $players } vince la partita!
   *[other] { $players } vincono la partita insieme!
}
