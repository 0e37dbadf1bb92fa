### Perfil, histórico e histórias dos jogos.

profile-title = Perfil de { $name }
profile-title-own = O teu perfil, { $name }
profile-rating = **Rating { $rating }** ao fim de { $matches ->
    [one] 1 jogo que contou
   *[other] { $matches } jogos que contaram
}
profile-curve = Rating ao longo de { $matches ->
    [one] 1 jogo
   *[other] { $matches } jogos
}, de { $begin } a { $end }: de { $first } a { $last }, entre { $lowest } e { $highest }. A estimativa em si é agora { $estimate }.
profile-empty = Ainda nenhum jogo acabado neste servidor. **/uno iniciar** abre uma mesa.
profile-matches = **{ $games ->
    [one] 1 jogo
   *[other] { $games } jogos
}**, { $wins ->
    [one] 1 vitória
   *[other] { $wins } vitórias
} ({ $rate }%), { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}
profile-streak = Vitórias seguidas: { $streak } agora, { $best } no máximo
profile-catches = Apanhou alguém { $catches ->
    [one] 1 vez
   *[other] { $catches } vezes
}, deixou-se apanhar { $caught ->
    [one] 1 vez
   *[other] { $caught } vezes
}
profile-challenges = Desafios a um Joker Bisca: { $won ->
    [one] 1 ganho
   *[other] { $won } ganhos
}, { $lost ->
    [one] 1 perdido
   *[other] { $lost } perdidos
}
profile-favourite = Joga mais: { $preset }
profile-solo = Só contra computadores: { $games ->
    [one] 1 jogo
   *[other] { $games } jogos
}, { $wins ->
    [one] 1 vitória
   *[other] { $wins } vitórias
}
profile-against = Contigo: { $matches ->
    [one] 1 jogo
   *[other] { $matches } jogos
}; ficaste à frente { $ahead ->
    [one] 1 vez
   *[other] { $ahead } vezes
} e atrás { $behind ->
    [one] 1 vez
   *[other] { $behind } vezes
}
profile-achievements = **Conquistas: { $number } de { $all }**
profile-unknown = { $name } ainda não jogou aqui.
picture-title = Rating de { $name }
picture-rating = Rating
picture-estimate = até à estimativa

history-title = Os teus jogos neste servidor
history-empty = Ainda não acabaste nenhum jogo aqui. **/uno iniciar** abre uma mesa.
history-line = { $when } · { $preset } · { $place }.º lugar de { $people } · { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}
history-solo-won = { $when } · { $preset } · vitória contra computadores · { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}
history-solo-lost = { $when } · { $preset } · derrota contra computadores · { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}
rating-change = rating { $rating } ({ $change })
history-option = { $when }: { $preset }, { $place }.º lugar de { $people }
history-pick = Ler a história de um jogo …
button-history-top = Mais recentes
story-title = A história do jogo { $game }
story-page = -# Página { $page } de { $pages }
replay-gone = As jogadas desse jogo já não estão guardadas; o resultado está.
replay-unknown = Não há nenhum jogo acabado deste servidor com esse número. **/uno-me histórico** mostra os teus.
