### Perfil, historial y repeticiones.

profile-title = Perfil de { $name }
profile-title-own = Tu perfil, { $name }
profile-rating = **Valoración { $rating }** tras { $matches ->
    [one] 1 partida valorada
   *[other] { $matches } partidas valoradas
}
profile-curve = Valoración en { $matches ->
    [one] 1 partida
   *[other] { $matches } partidas
}, del { $begin } al { $end }: de { $first } a { $last }, entre { $lowest } y { $highest }. La estimación en sí es ahora { $estimate }.
profile-empty = Aún no hay partidas terminadas en este servidor. **/uno empezar** abre una mesa.
profile-matches = **{ $games ->
    [one] 1 partida
   *[other] { $games } partidas
}**, { $wins ->
    [one] 1 victoria
   *[other] { $wins } victorias
} ({ $rate } %), { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
profile-streak = Victorias seguidas: { $streak } ahora, { $best } como máximo
profile-catches = Pilló a alguien { $catches ->
    [one] 1 vez
   *[other] { $catches } veces
}, se dejó pillar { $caught ->
    [one] 1 vez
   *[other] { $caught } veces
}
profile-challenges = Desafíos a un comodín de robo: { $won ->
    [one] 1 acertado
   *[other] { $won } acertados
}, { $lost ->
    [one] 1 fallado
   *[other] { $lost } fallados
}
profile-favourite = Lo que más juega: { $preset }
profile-solo = Solo contra bots: { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, { $wins ->
    [one] 1 victoria
   *[other] { $wins } victorias
}
profile-against = Contigo: { $matches ->
    [one] 1 partida
   *[other] { $matches } partidas
}; quedaste por delante { $ahead ->
    [one] 1 vez
   *[other] { $ahead } veces
}, por detrás { $behind ->
    [one] 1 vez
   *[other] { $behind } veces
}
profile-achievements = **Logros: { $number } de { $all }**
profile-unknown = { $name } aún no ha jugado aquí.
picture-title = Valoración de { $name }
picture-rating = Valoración
picture-estimate = hasta la estimación

history-title = Tus partidas en este servidor
history-empty = Aún no has terminado ninguna partida aquí. **/uno empezar** abre una mesa.
history-line = { $when } · { $preset } · puesto { $place } de { $people } · { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
history-solo-won = { $when } · { $preset } · victoria contra bots · { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
history-solo-lost = { $when } · { $preset } · derrota contra bots · { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
rating-change = valoración { $rating } ({ $change })
history-option = { $when }: { $preset }, puesto { $place } de { $people }
history-pick = Leer la historia de una partida …
button-history-top = Las últimas
story-title = La historia de la partida { $game }
story-page = -# Página { $page } de { $pages }
replay-gone = Las jugadas de esa partida ya no se guardan; su resultado, sí.
replay-unknown = En este servidor no hay ninguna partida terminada con ese número. **/uno-me historial** muestra las tuyas.
