### Perfil, histórico e histórias das partidas.

profile-title = Perfil de { $name }
profile-title-own = Seu perfil, { $name }
profile-rating = **Rating { $rating }** depois de { $matches ->
    [1] 1 partida que contou
   *[other] { $matches } partidas que contaram
}
profile-curve = Rating ao longo de { $matches ->
    [1] 1 partida
   *[other] { $matches } partidas
}, de { $begin } a { $end }: de { $first } a { $last }, entre { $lowest } e { $highest }. A estimativa em si é { $estimate } agora.
profile-empty = Nenhuma partida terminada neste servidor ainda. **/uno iniciar** abre uma mesa.
profile-matches = **{ $games ->
    [1] 1 partida
   *[other] { $games } partidas
}**, { $wins ->
    [1] 1 vitória
   *[other] { $wins } vitórias
} ({ $rate }%), { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}
profile-streak = Vitórias seguidas: { $streak } agora, { $best } no máximo
profile-catches = Flagrou alguém { $catches ->
    [1] 1 vez
   *[other] { $catches } vezes
}, levou flagra { $caught ->
    [1] 1 vez
   *[other] { $caught } vezes
}
profile-challenges = Desafios a um coringa de compra: { $won ->
    [1] 1 vencido
   *[other] { $won } vencidos
}, { $lost ->
    [1] 1 perdido
   *[other] { $lost } perdidos
}
profile-favourite = Joga mais: { $preset }
profile-solo = Só contra computadores: { $games ->
    [1] 1 partida
   *[other] { $games } partidas
}, { $wins ->
    [1] 1 vitória
   *[other] { $wins } vitórias
}
profile-against = Com você: { $matches ->
    [1] 1 partida
   *[other] { $matches } partidas
}; você ficou à frente { $ahead ->
    [1] 1 vez
   *[other] { $ahead } vezes
} e atrás { $behind ->
    [1] 1 vez
   *[other] { $behind } vezes
}
profile-achievements = **Conquistas: { $number } de { $all }**
profile-unknown = { $name } ainda não jogou aqui.
picture-title = Rating de { $name }
picture-rating = Rating
picture-estimate = até a estimativa

history-title = Suas partidas neste servidor
history-empty = Você ainda não terminou nenhuma partida aqui. **/uno iniciar** abre uma mesa.
history-line = { $when } · { $preset } · { $place }.º lugar de { $people } · { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}
history-solo-won = { $when } · { $preset } · vitória contra computadores · { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}
history-solo-lost = { $when } · { $preset } · derrota contra computadores · { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}
rating-change = rating { $rating } ({ $change })
history-option = { $when }: { $preset }, { $place }.º lugar de { $people }
history-pick = Ler a história de uma partida …
button-history-top = Mais recentes
story-title = A história da partida { $game }
story-page = -# Página { $page } de { $pages }
replay-gone = As jogadas dessa partida não estão mais guardadas; o resultado, sim.
replay-unknown = Não há partida terminada deste servidor com esse número. **/uno-me histórico** mostra as suas.
