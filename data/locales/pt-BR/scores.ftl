### O fim de uma rodada e de uma partida, e o ranking.

place = { $place }.º

round-hand = { $name } ficou com { $cards } ({ $points ->
    [1] 1 ponto
   *[other] { $points } pontos
})
round-hand-many = { $name } ficou com { $count ->
    [1] uma carta
   *[other] { $count } cartas
} ({ $points ->
    [1] 1 ponto
   *[other] { $points } pontos
})
round-group = { color }{ $mark }: { $cards }
round-wilds = coringa{ $mark }: { $cards }
round-points = **{ $name } faz { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}.**
standing-team = **{ place }** · Equipe { $team } ({ $members }): { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}
standing-team-medal = **{ place }** { $medal } Equipe { $team } ({ $members }): { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}
flag-out = fora
match-won = { $winners ->
    [1] 🏆 { $players } venceu a partida!
   *[other] 🏆 { $players } venceram a partida em conjunto!
}
summary-title = **O que cada pessoa fez**
summary-seat = { $name }: jogou { $turns ->
    [1] 1 vez
   *[other] { $turns } vezes
}, comprou { $draws ->
    [1] 1 carta
   *[other] { $draws } cartas
}, maior acúmulo { $stack }, { $catches ->
    [0] não flagrou ninguém
    [1] flagrou 1 pessoa
   *[other] flagrou { $catches } pessoas
}
session-title = **Total de cada pessoa em { $matches } partidas**
session-fewer = { $matches ->
    [1] 1 partida
   *[other] { $matches } partidas
}
rematch-seal = -# Lacre do baralho de uma revanche: `{ $digest }` · jogo `{ $game }`
replay-refused = -# Falta o arquivo da partida: preciso de **Anexar arquivos** neste canal. Quem gerencia o servidor pode permitir; a próxima partida já terá um.
button-rematch = Revanche
round-standing = **Placar**
round-goal = **Objetivo:** { $scoring }
round-next-dealer = Na próxima, { $name } dá as cartas.
round-next = Aperte **Próxima rodada** quando quiser.
round-next-at = A próxima rodada começa { $when }, ou assim que alguém apertar **Próxima rodada**.
button-next-round = Próxima rodada

match-standing = { $rounds ->
    [1] **Depois de uma rodada**
   *[other] **Depois de { $rounds } rodadas**
}
standing-fewer = Os pontos são o que sobrou nas mãos: quanto menos, melhor.
match-earned-single = No ranking, quem venceu ganha os pontos que sobraram nas outras mãos.
match-earned-lowest = No ranking, cada pessoa ganha o que faltava para chegar à meta.
standing = **{ place }** · { $name }: { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}
standing-medal = **{ place }** { $medal } { $name }: { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}
medal-1 = 🥇
medal-2 = 🥈
medal-3 = 🥉
button-leaderboard = Ranking

board-title = Ranking deste servidor
board-title-everywhere = Ranking de todos os servidores
board-all-time = Geral
board-this-season = Esta temporada
board-deck-all = Todos os baralhos
board-deck-classic = Baralho clássico
board-deck-flip = Baralho Flip
board-order-rating = { $season } · { $deck } · por rating
board-order-points = { $season } · { $deck } · por pontos
board-order-wins = { $season } · { $deck } · por vitórias
board-order-win-rate = { $season } · { $deck } · por aproveitamento
board-order-best-streak = { $season } · { $deck } · por vitórias seguidas
board-rating-why = -# O rating é uma estimativa cautelosa: a força real quase sempre é maior, e cada partida deixa a estimativa mais segura.
board-row = **{ $rank }** · { $name }: { $value } · venceu { $wins } de { $games }
board-row-wins = **{ $rank }** · { $name }: **{ $wins ->
    [1] 1 vitória
   *[other] { $wins } vitórias
}** em { $games } · { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}
board-no-rank = –
board-value-rating = **{ $value }**
board-value-points = **{ $value ->
    [1] 1 ponto
   *[other] { $value } pontos
}**
board-value-win-rate = **{ $value }%**
board-value-best-streak = **{ $value ->
    [1] 1 vitória
   *[other] { $value } seguidas
}**
board-unranked = -# Ainda sem posição, com menos de { $games } partidas:
board-own = **Você:** { $row }
board-not-yet = Você ainda não terminou nenhuma partida aqui. **/uno iniciar** abre uma mesa.
board-missing = { $missing ->
    [1] Mais uma partida e você entra no ranking.
   *[other] Mais { $missing } partidas e você entra no ranking.
}
board-empty = Ninguém terminou uma partida aqui ainda. **/uno iniciar** abre uma mesa.
board-empty-everywhere = Ainda não há ninguém nesta lista. **/uno-me privacidade** deixa você entrar.
season-number = Temporada { $number }
player-forgotten = alguém que saiu
button-board-rating = Rating
button-board-wins = Vitórias
button-board-points = Pontos
button-board-win-rate = Aproveitamento
button-board-best-streak = Vitórias seguidas
button-board-back = Voltar
button-board-more = Mais
button-board-own = Minha posição
button-board-everywhere = Todos os servidores
button-board-server = Este servidor
