### A mensagem da mesa, para toda a gente.

table-title = UNO · Ronda { $round }
side-light = ☀️ Lado Claro
side-dark = 🌙 Lado Escuro
title-final = final
top = { $picture }**{ $card }** no topo. A cor em jogo é **{ color }**{ $mark }
top-no-color = { $picture }**{ $card }** no topo. Não há cor em jogo: pode jogar-se qualquer carta.
top-to-name = { $picture }**{ $card }** no topo. Falta escolher a cor.
table-direction-left = Joga-se para a esquerda, no sentido horário ↻
table-direction-right = Joga-se para a direita, no sentido anti-horário ↺
table-stack = Acumulado: { $cards ->
    [one] uma carta
   *[other] { $cards } cartas
}

table-seat = { $name }: { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}
table-seat-on-turn = **{ $name }: { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
} · a jogar** 👈
table-seat-not-in-round = { $name }: fora desta ronda
table-seat-out = { $name }: fora, a assistir

flag-team = equipa { $team }
flag-uno = UNO!
flag-not-called = não gritou UNO
flag-computer = computador
flag-away = ausente

## Por quem a mesa espera, e para quê.

waiting-turn = **{ $name }** joga ou bisca.
waiting-color = **{ $name }** escolhe a primeira cor.
waiting-drawn = **{ $name }** joga a carta biscada ou fica com ela.
waiting-drawn-must = **{ $name }** tem de jogar a carta biscada.
waiting-challenge = **{ $name }** aceita ou desafia.
waiting-take-back = **{ $name }** recebeu de volta o Joker Bisca e tem de jogar uma carta que sirva na cor em jogo.
waiting-vote = À espera do voto de **{ $players }**.
waiting-match-over = O jogo acabou.
time-left = Prazo: { $when }

## Quanto custará aceitar ou desafiar um Joker Bisca.

outcome-accept = Se { $name } aceitar: bisca { $cards } cartas e perde a vez.
outcome-right-draw = Se { $name } desafiar e acertar: { $other } bisca { $cards } cartas e { $name } joga.
outcome-right-skip = Se { $name } desafiar e acertar: { $other } bisca { $cards } cartas, mas { $name } perde a vez na mesma.
outcome-right-take-back = Se { $name } desafiar e acertar: { $other } recebe a carta de volta, bisca { $cards } cartas e tem de jogar outra.
outcome-wrong = Se { $name } desafiar e falhar: bisca { $cards } cartas e perde a vez.
outcome-accept-color = Se { $name } aceitar: bisca até sair uma carta { own-feminine } e perde a vez.
outcome-right-draw-color = Se { $name } desafiar e acertar: { $other } bisca até sair uma carta { own-feminine } e { $name } joga.
outcome-right-skip-color = Se { $name } desafiar e acertar: { $other } bisca até sair uma carta { own-feminine }, mas { $name } perde a vez na mesma.
outcome-right-take-back-color = Se { $name } desafiar e acertar: { $other } recebe a carta de volta, bisca até sair uma carta { own-feminine } e tem de jogar outra.
outcome-wrong-color = Se { $name } desafiar e falhar: bisca até sair uma carta { own-feminine }, depois mais { $more }, e perde a vez.

button-draw = Biscar
button-take = { $cards ->
    [one] Levar a carta
   *[other] Levar as { $cards } cartas
}
button-keep = Ficar com ela
button-uno = UNO!
button-catch = Apanhar { $name }
button-accept = Aceitar: biscar { $cards }
button-accept-color = Aceitar: biscar até { color }
button-challenge = Desafiar · certo: rival +{ $right } · errado: tu +{ $wrong }
button-challenge-color = Desafiar · certo: rival bisca até { color } · errado: tu, e mais { $more }
