### A mensagem da mesa, para todo mundo.

table-title = UNO · Rodada { $round }
side-light = ☀️ lado claro
side-dark = 🌙 lado escuro
title-final = final
top = { $picture }**{ $card }** no topo. A cor da vez é **{ color }**{ $mark }
top-no-color = { $picture }**{ $card }** no topo. Não há cor da vez: vale qualquer carta.
top-to-name = { $picture }**{ $card }** no topo. Falta escolher a cor.
table-direction-left = O jogo segue para a esquerda, no sentido horário ↻
table-direction-right = O jogo segue para a direita, no sentido anti-horário ↺
table-stack = Acumulado: { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
}

table-seat = { $name }: { $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
}
table-seat-on-turn = **{ $name }: { $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
} · na vez** 👈
table-seat-not-in-round = { $name }: fora desta rodada
table-seat-out = { $name }: fora, só assistindo

flag-team = equipe { $team }
flag-uno = UNO!
flag-not-called = não gritou UNO
flag-computer = computador
flag-away = ausente

## Quem a mesa espera, e o quê.

waiting-turn = **{ $name }** joga ou compra.
waiting-color = **{ $name }** escolhe a primeira cor.
waiting-drawn = **{ $name }** joga a carta comprada ou fica com ela.
waiting-drawn-must = **{ $name }** tem que jogar a carta comprada.
waiting-challenge = **{ $name }** aceita ou desafia.
waiting-take-back = **{ $name }** pegou de volta o coringa de compra e tem que jogar uma carta que sirva na cor da vez.
waiting-vote = Falta votar: **{ $players }**.
waiting-match-over = A partida acabou.
time-left = Prazo: { $when }

## Quanto vai custar aceitar ou desafiar um coringa de compra.

outcome-accept = Se { $name } aceitar: compra { $cards } cartas e perde a vez.
outcome-right-draw = Se { $name } desafiar e acertar: { $other } compra { $cards } cartas e { $name } joga.
outcome-right-skip = Se { $name } desafiar e acertar: { $other } compra { $cards } cartas, mas { $name } perde a vez mesmo assim.
outcome-right-take-back = Se { $name } desafiar e acertar: { $other } pega a carta de volta, compra { $cards } cartas e tem que jogar outra.
outcome-wrong = Se { $name } desafiar e errar: compra { $cards } cartas e perde a vez.
outcome-accept-color = Se { $name } aceitar: compra até sair uma carta { own-feminine } e perde a vez.
outcome-right-draw-color = Se { $name } desafiar e acertar: { $other } compra até sair uma carta { own-feminine } e { $name } joga.
outcome-right-skip-color = Se { $name } desafiar e acertar: { $other } compra até sair uma carta { own-feminine }, mas { $name } perde a vez mesmo assim.
outcome-right-take-back-color = Se { $name } desafiar e acertar: { $other } pega a carta de volta, compra até sair uma carta { own-feminine } e tem que jogar outra.
outcome-wrong-color = Se { $name } desafiar e errar: compra até sair uma carta { own-feminine }, depois mais { $more }, e perde a vez.

button-draw = Comprar
button-take = { $cards ->
    [1] Levar a carta
   *[other] Levar as { $cards } cartas
}
button-keep = Ficar com ela
button-uno = UNO!
button-catch = Flagrar { $name }
button-accept = Aceitar: comprar { $cards }
button-accept-color = Aceitar: comprar até { color }
button-challenge = Desafiar · acertou: rival +{ $right } · errou: você +{ $wrong }
button-challenge-color = Desafiar · acertou: rival compra até { color } · errou: você, e mais { $more }
