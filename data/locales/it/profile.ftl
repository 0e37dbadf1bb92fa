### Profilo, cronologia e storie delle partite.

profile-title = Profilo di { $name }
profile-title-own = Il tuo profilo, { $name }
profile-rating = **Rating { $rating }** dopo { $matches ->
    [one] 1 partita valida
   *[other] { $matches } partite valide
}
profile-curve = Rating in { $matches ->
    [one] 1 partita
   *[other] { $matches } partite
}, { $begin } – { $end }: da { $first } a { $last }, tra { $lowest } e { $highest }. La stima vera e propria adesso è { $estimate }.
profile-empty = In questo server ancora nessuna partita finita. **/uno inizia** apre un tavolo.
profile-matches = **{ $games ->
    [one] 1 partita
   *[other] { $games } partite
}**, { $wins ->
    [one] 1 vittoria
   *[other] { $wins } vittorie
} ({ $rate }%), { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
profile-streak = Vittorie di fila: { $streak } adesso, { $best } al massimo
profile-catches = Senza UNO: { $catches ->
    [one] 1 persona beccata
   *[other] { $catches } persone beccate
}, { $caught ->
    [one] 1 dimenticanza scoperta
   *[other] { $caught } dimenticanze scoperte
}
profile-challenges = Sfide a un jolly Pesca: { $won ->
    [one] 1 vinta
   *[other] { $won } vinte
}, { $lost ->
    [one] 1 persa
   *[other] { $lost } perse
}
profile-favourite = Regole preferite: { $preset }
profile-solo = Solo contro i computer: { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, { $wins ->
    [one] 1 vittoria
   *[other] { $wins } vittorie
}
profile-against = Con te: { $matches ->
    [one] 1 partita
   *[other] { $matches } partite
}; davanti tu { $ahead ->
    [one] 1 volta
   *[other] { $ahead } volte
}, dietro { $behind ->
    [one] 1 volta
   *[other] { $behind } volte
}
profile-achievements = **Traguardi: { $number } su { $all }**
profile-unknown = { $name } non ha ancora giocato qui.
picture-title = Rating di { $name }
picture-rating = Rating
picture-estimate = fino alla stima

history-title = Le tue partite in questo server
history-empty = Qui non hai ancora finito una partita. **/uno inizia** apre un tavolo.
history-line = { $when } · { $preset } · { $place }º posto su { $people } · { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
history-solo-won = { $when } · { $preset } · vittoria contro i computer · { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
history-solo-lost = { $when } · { $preset } · sconfitta contro i computer · { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
rating-change = rating { $rating } ({ $change })
history-option = { $when }: { $preset }, { $place }º posto su { $people }
history-pick = Leggi la storia di una partita …
button-history-top = Più recenti
story-title = La storia della partita { $game }
story-page = -# Pagina { $page } di { $pages }
replay-gone = Le mosse di quella partita non ci sono più; il risultato sì.
replay-unknown = In questo server non c’è una partita finita con quel numero. **/uno-me cronologia** elenca le tue.
