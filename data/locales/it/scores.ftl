### La fine di una mano e di una partita, e la classifica.

place = { $place }º

round-hand = { $name } aveva { $cards } ({ $points ->
    [one] 1 punto
   *[other] { $points } punti
})
round-hand-many = { $name } aveva { $count ->
    [one] una carta
   *[other] { $count } carte
} ({ $points ->
    [one] 1 punto
   *[other] { $points } punti
})
round-group = { color }{ $mark }: { $cards }
round-wilds = jolly{ $mark }: { $cards }
round-points = **{ $name } fa { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.**
standing-team = **{ place }** · Squadra { $team } ({ $members }): { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
standing-team-medal = **{ place }** { $medal } Squadra { $team } ({ $members }): { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
flag-out = fuori
match-won = { $winners ->
    [one] 🏆 { $players } vince la partita!
   *[other] 🏆 { $players } vincono la partita insieme!
}
summary-title = **La partita in numeri**
summary-seat = { $name }: { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}, { $draws ->
    [one] 1 carta pescata
   *[other] { $draws } carte pescate
}, accumulo più alto { $stack }, { $catches ->
    [0] nessuna persona beccata
    [one] 1 persona beccata
   *[other] { $catches } persone beccate
}
session-title = **Totali di ciascuno in { $matches } partite**
session-fewer = { $matches ->
    [one] 1 partita
   *[other] { $matches } partite
}
rematch-seal = -# Sigillo del mazzo di una rivincita: `{ $digest }` · gioco `{ $game }`
replay-refused = -# Manca il file della partita: in questo canale mi serve **Allega file**. Chi gestisce il server può darmelo; la prossima partita lo avrà.
button-rematch = Rivincita
round-standing = **Classifica**
round-goal = **Obiettivo:** { $scoring }
round-next-dealer = Nella prossima mano dà le carte { $name }.
round-next = Premi **Prossima mano** quando vuoi.
round-next-at = La prossima mano inizia { $when }, o appena qualcuno preme **Prossima mano**.
button-next-round = Prossima mano

match-standing = { $rounds ->
    [one] **Dopo una mano**
   *[other] **Dopo { $rounds } mani**
}
standing-fewer = I punti sono quelli rimasti in mano: meno sono, meglio è.
match-earned-single = In classifica, chi vince guadagna i punti rimasti in mano agli altri.
match-earned-lowest = In classifica, ciascuno guadagna i punti che mancavano all’obiettivo.
standing = **{ place }** · { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
standing-medal = **{ place }** { $medal } { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
medal-1 = 🥇
medal-2 = 🥈
medal-3 = 🥉
button-leaderboard = Classifica

board-title = Classifica di questo server
board-title-everywhere = Classifica di tutti i server
board-all-time = Di sempre
board-this-season = Questa stagione
board-deck-all = Tutti i mazzi
board-deck-classic = Mazzo classico
board-deck-flip = Mazzo Flip
board-order-rating = { $season } · { $deck } · per rating
board-order-points = { $season } · { $deck } · per punti
board-order-wins = { $season } · { $deck } · per vittorie
board-order-win-rate = { $season } · { $deck } · per percentuale di vittorie
board-order-best-streak = { $season } · { $deck } · per vittorie di fila
board-rating-why = -# Il rating è una stima prudente: la forza vera è molto probabilmente più alta, e ogni partita rende la stima più sicura.
board-row = **{ $rank }** · { $name }: { $value } · vinte { $wins } su { $games }
board-row-wins = **{ $rank }** · { $name }: **{ $wins ->
    [one] 1 vittoria
   *[other] { $wins } vittorie
}** su { $games } · { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
board-no-rank = –
board-value-rating = **{ $value }**
board-value-points = **{ $value ->
    [one] 1 punto
   *[other] { $value } punti
}**
board-value-win-rate = **{ $value }%**
board-value-best-streak = **{ $value } di fila**
board-unranked = -# Ancora senza posizione, con meno di { $games } partite:
board-own = **Tu:** { $row }
board-not-yet = Qui non hai ancora finito una partita. **/uno inizia** apre un tavolo.
board-missing = { $missing ->
    [one] Ancora una partita e hai una posizione.
   *[other] Ancora { $missing } partite e hai una posizione.
}
board-empty = Qui nessuno ha ancora finito una partita. **/uno inizia** apre un tavolo.
board-empty-everywhere = In questo elenco non c’è ancora nessuno. Con **/uno-me privacy** puoi entrarci.
season-number = Stagione { $number }
player-forgotten = una vecchia conoscenza
button-board-rating = Rating
button-board-wins = Vittorie
button-board-points = Punti
button-board-win-rate = % vittorie
button-board-best-streak = Di fila
button-board-back = Indietro
button-board-more = Altri
button-board-own = Il mio posto
button-board-everywhere = Tutti i server
button-board-server = Questo server
