### Il messaggio del tavolo, per tutti.

table-title = UNO · Mano { $round }
side-light = ☀️ lato chiaro
side-dark = 🌙 lato scuro
title-final = finale
top = { $picture }In cima: **{ $card }**. Colore: **{ color }**{ $mark }
top-no-color = { $picture }In cima: **{ $card }**. Nessun colore in gioco: va bene qualsiasi carta.
top-to-name = { $picture }In cima: **{ $card }**. Il colore è ancora da scegliere.
table-direction-left = Si gioca verso sinistra, in senso orario ↻
table-direction-right = Si gioca verso destra, in senso antiorario ↺
table-stack = Accumulo: { $cards ->
    [one] una carta
   *[other] { $cards } carte
}

table-seat = { $name }: { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
table-seat-on-turn = **{ $name }: { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
} · di turno** 👈
table-seat-not-in-round = { $name }: non in questa mano
table-seat-out = { $name }: fuori, guarda

flag-team = squadra { $team }
flag-uno = UNO!
flag-not-called = non ha gridato UNO
flag-computer = computer
flag-away = assente

## Chi aspetta il tavolo, e che cosa.

waiting-turn = **{ $name }** gioca o pesca.
waiting-color = **{ $name }** sceglie il primo colore.
waiting-drawn = **{ $name }** gioca la carta pescata o la tiene.
waiting-drawn-must = **{ $name }** deve giocare la carta pescata.
waiting-challenge = **{ $name }** accetta o sfida.
waiting-take-back = **{ $name }** ha ripreso il jolly Pesca e deve giocare una carta del colore in gioco.
waiting-vote = In attesa dei voti di **{ $players }**.
waiting-match-over = La partita è finita.
time-left = Il tempo scade { $when }

## Quanto costa accettare o sfidare un jolly Pesca.

outcome-accept = Se { $name } accetta: { $name } pesca { $cards } carte e salta il turno.
outcome-right-draw = Se { $name } sfida e ha ragione: { $other } pesca { $cards } carte e { $name } gioca.
outcome-right-skip = Se { $name } sfida e ha ragione: { $other } pesca { $cards } carte, ma { $name } salta lo stesso il turno.
outcome-right-take-back = Se { $name } sfida e ha ragione: { $other } riprende la carta, pesca { $cards } carte e deve giocarne un’altra.
outcome-wrong = Se { $name } sfida e ha torto: { $name } pesca { $cards } carte e salta il turno.
outcome-accept-color = Se { $name } accetta: { $name } pesca finché esce una carta { own-feminine } e salta il turno.
outcome-right-draw-color = Se { $name } sfida e ha ragione: { $other } pesca finché esce una carta { own-feminine } e { $name } gioca.
outcome-right-skip-color = Se { $name } sfida e ha ragione: { $other } pesca finché esce una carta { own-feminine }, ma { $name } salta lo stesso il turno.
outcome-right-take-back-color = Se { $name } sfida e ha ragione: { $other } riprende la carta, pesca finché esce una carta { own-feminine } e deve giocarne un’altra.
outcome-wrong-color = Se { $name } sfida e ha torto: { $name } pesca finché esce una carta { own-feminine }, poi altre { $more }, e salta il turno.

button-draw = Pesca
button-take = { $cards ->
    [one] Prendi la carta
   *[other] Prendi le { $cards } carte
}
button-keep = Tieni
button-uno = UNO!
button-catch = Becca { $name }
button-accept = Accetta: pesca { $cards }
button-accept-color = Accetta: pesca finché esce { color }
button-challenge = Sfida: se è un bluff ne pesca { $right } · se no ne peschi { $wrong } tu
button-challenge-color = Sfida: se è un bluff pesca finché esce { color } · se no peschi tu, e altre { $more }
