### O fim de uma ronda e de um jogo, e a classificação.

place = { $place }.º

round-hand = { $name } ficou com { $cards } ({ $points ->
    [one] 1 ponto
   *[other] { $points } pontos
})
round-hand-many = { $name } ficou com { $count ->
    [one] uma carta
   *[other] { $count } cartas
} ({ $points ->
    [one] 1 ponto
   *[other] { $points } pontos
})
round-group = { color }{ $mark }: { $cards }
round-wilds = Jokers{ $mark }: { $cards }
round-points = **{ $name } soma { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}.**
standing-team = **{ place }** · Equipa { $team } ({ $members }): { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}
standing-team-medal = **{ place }** { $medal } Equipa { $team } ({ $members }): { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}
flag-out = fora
match-won = { $winners ->
    [one] 🏆 { $players } ganhou o jogo!
   *[other] 🏆 { $players } ganharam o jogo em conjunto!
}
summary-title = **O que fez cada pessoa**
summary-seat = { $name }: jogou { $turns ->
    [one] 1 vez
   *[other] { $turns } vezes
}, biscou { $draws ->
    [one] 1 carta
   *[other] { $draws } cartas
}, maior acumulado { $stack }, { $catches ->
    [0] não apanhou ninguém
    [one] apanhou 1 pessoa
   *[other] apanhou { $catches } pessoas
}
session-title = **Total de cada pessoa em { $matches } jogos**
session-fewer = { $matches ->
    [one] 1 jogo
   *[other] { $matches } jogos
}
rematch-seal = -# Selo do baralho de uma desforra: `{ $digest }` · jogo `{ $game }`
replay-refused = -# Falta o ficheiro do jogo: preciso de **Anexar arquivos** neste canal. Quem gere o servidor pode permiti-lo; o próximo jogo já terá um.
button-rematch = Desforra
round-standing = **Pontuação**
round-goal = **Objetivo:** { $scoring }
round-next-dealer = A seguir, { $name } distribui.
round-next = Carrega em **Próxima ronda** quando quiseres.
round-next-at = A próxima ronda começa { $when }, ou assim que alguém carregar em **Próxima ronda**.
button-next-round = Próxima ronda

match-standing = { $rounds ->
    [one] **Ao fim de uma ronda**
   *[other] **Ao fim de { $rounds } rondas**
}
standing-fewer = Os pontos são o que sobrou nas mãos: quantos menos, melhor.
match-earned-single = Na classificação, quem ganhou recebe os pontos que sobraram nas outras mãos.
match-earned-lowest = Na classificação, cada pessoa recebe o que lhe faltava para a meta.
standing = **{ place }** · { $name }: { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}
standing-medal = **{ place }** { $medal } { $name }: { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}
medal-1 = 🥇
medal-2 = 🥈
medal-3 = 🥉
button-leaderboard = Classificação

board-title = Classificação deste servidor
board-title-everywhere = Classificação de todos os servidores
board-all-time = Desde sempre
board-this-season = Esta época
board-deck-all = Todos os baralhos
board-deck-classic = Baralho clássico
board-deck-flip = Baralho Flip
board-order-rating = { $season } · { $deck } · por rating
board-order-points = { $season } · { $deck } · por pontos
board-order-wins = { $season } · { $deck } · por vitórias
board-order-win-rate = { $season } · { $deck } · por percentagem de vitórias
board-order-best-streak = { $season } · { $deck } · por vitórias seguidas
board-rating-why = -# O rating é uma estimativa prudente: a força verdadeira é quase sempre maior, e cada jogo torna a estimativa mais segura.
board-row = **{ $rank }** · { $name }: { $value } · ganhou { $wins } de { $games }
board-row-wins = **{ $rank }** · { $name }: **{ $wins ->
    [one] 1 vitória
   *[other] { $wins } vitórias
}** em { $games } · { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}
board-no-rank = –
board-value-rating = **{ $value }**
board-value-points = **{ $value ->
    [one] 1 ponto
   *[other] { $value } pontos
}**
board-value-win-rate = **{ $value }%**
board-value-best-streak = **{ $value ->
    [one] 1 vitória
   *[other] { $value } seguidas
}**
board-unranked = -# Ainda sem lugar, com menos de { $games } jogos:
board-own = **Tu:** { $row }
board-not-yet = Ainda não acabaste nenhum jogo aqui. **/uno iniciar** abre uma mesa.
board-missing = { $missing ->
    [one] Mais um jogo e entras na classificação.
   *[other] Mais { $missing } jogos e entras na classificação.
}
board-empty = Ainda ninguém acabou um jogo aqui. **/uno iniciar** abre uma mesa.
board-empty-everywhere = Ainda não há ninguém nesta lista. **/uno-me privacidade** deixa-te entrar.
season-number = Época { $number }
player-forgotten = alguém que saiu
button-board-rating = Rating
button-board-wins = Vitórias
button-board-points = Pontos
button-board-win-rate = % de vitórias
button-board-best-streak = Vitórias seguidas
button-board-back = Anterior
button-board-more = Mais
button-board-own = O meu lugar
button-board-everywhere = Todos os servidores
button-board-server = Este servidor
