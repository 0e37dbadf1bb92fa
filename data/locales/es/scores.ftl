### El final de una ronda y de una partida, y la clasificación.

place = { $place }.º

round-hand = { $name } tenía { $cards }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
round-hand-many = { $name } tenía { $count ->
    [one] una carta
   *[other] { $count } cartas
}: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
round-group = { color }{ $mark }: { $cards }
round-wilds = comodines{ $mark }: { $cards }
round-points = **{ $name } suma { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.**
standing-team = **{ place }** · Equipo { $team } ({ $members }): { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
standing-team-medal = **{ place }** { $medal } Equipo { $team } ({ $members }): { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
flag-out = fuera
match-won = { $winners ->
    [one] 🏆 ¡{ $players } ganó la partida!
   *[other] 🏆 ¡{ $players } ganaron la partida!
}
summary-title = **Lo que hizo cada persona**
summary-seat = { $name }: { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}, robó { $draws ->
    [one] 1 carta
   *[other] { $draws } cartas
}, más acumulado { $stack }, { $catches ->
    [0] no pilló a nadie
    [one] pilló a 1 persona
   *[other] pilló a { $catches } personas
}
session-title = { $matches ->
    [one] **Totales propios en 1 partida**
   *[other] **Totales propios en { $matches } partidas**
}
session-fewer = { $matches ->
    [one] 1 partida
   *[other] { $matches } partidas
}
rematch-seal = -# Sello del reparto de una revancha: `{ $digest }` · juego `{ $game }`
replay-refused = -# Falta el archivo con la repetición: necesito **Adjuntar archivos** en este canal. Quien administra el servidor puede permitirlo; la próxima partida ya lo tendrá.
button-rematch = Revancha
round-standing = **Así van**
round-goal = **Meta:** { $scoring }
round-next-dealer = Ahora reparte { $name }.
round-next = Pulsa **Siguiente ronda** cuando quieras seguir.
round-next-at = La siguiente ronda empieza { $when }, o en cuanto alguien pulse **Siguiente ronda**.
button-next-round = Siguiente ronda

match-standing = { $rounds ->
    [one] **Tras una ronda**
   *[other] **Tras { $rounds } rondas**
}
standing-fewer = Los puntos son lo que quedó en las manos: cuantos menos, mejor.
match-earned-single = Para la clasificación, quien gana suma los puntos que quedaron en las otras manos.
match-earned-lowest = Para la clasificación, cada cual suma lo que le faltaba para la meta.
standing = **{ place }** · { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
standing-medal = **{ place }** { $medal } { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
medal-1 = 🥇
medal-2 = 🥈
medal-3 = 🥉
button-leaderboard = Clasificación

board-title = Clasificación de este servidor
board-title-everywhere = Clasificación global
board-all-time = De siempre
board-this-season = Esta temporada
board-deck-all = Todas las barajas
board-deck-classic = Baraja clásica
board-deck-flip = Baraja Flip
board-order-rating = { $season } · { $deck } · por valoración
board-order-points = { $season } · { $deck } · por puntos
board-order-wins = { $season } · { $deck } · por victorias
board-order-win-rate = { $season } · { $deck } · por % de victorias
board-order-best-streak = { $season } · { $deck } · por victorias seguidas
board-rating-why = -# La valoración es una estimación prudente: la fuerza real es muy probablemente mayor, y cada partida la afina.
board-row = **{ $rank }** · { $name }: { $value } · ganó { $wins } de { $games }
board-row-wins = **{ $rank }** · { $name }: **{ $wins ->
    [one] 1 victoria
   *[other] { $wins } victorias
}** en { $games } · { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
board-no-rank = –
board-value-rating = **{ $value }**
board-value-points = **{ $value ->
    [one] 1 punto
   *[other] { $value } puntos
}**
board-value-win-rate = **{ $value } %**
board-value-best-streak = **{ $value ->
    [one] racha de 1
   *[other] racha de { $value }
}**
board-unranked = -# Aún sin puesto, con menos de { $games } partidas:
board-own = **Tú:** { $row }
board-not-yet = Aún no has terminado ninguna partida aquí. **/uno empezar** abre una mesa.
board-missing = { $missing ->
    [one] Una partida más y tendrás puesto.
   *[other] { $missing } partidas más y tendrás puesto.
}
board-empty = Aún nadie ha terminado una partida aquí. **/uno empezar** abre una mesa.
board-empty-everywhere = Aún no hay nadie en esta lista. **/uno-me privacidad** te deja entrar.
season-number = Temporada { $number }
player-forgotten = alguien que ya no juega
button-board-rating = Valoración
button-board-wins = Victorias
button-board-points = Puntos
button-board-win-rate = % de victorias
button-board-best-streak = Victorias seguidas
button-board-back = Atrás
button-board-more = Más
button-board-own = Mi puesto
button-board-everywhere = Todos los servidores
button-board-server = Este servidor
