### El mensaje de la mesa, para todo el mundo.

table-title = UNO · Ronda { $round }
side-light = ☀️ lado claro
side-dark = 🌙 lado oscuro
title-final = final
top = { $picture }Encima: **{ $card }**. Color en juego: **{ color }**{ $mark }
top-no-color = { $picture }Encima: **{ $card }**. No hay color en juego: vale cualquier carta.
top-to-name = { $picture }Encima: **{ $card }**. Falta elegir el color.
table-direction-left = Se juega hacia la izquierda, en sentido horario ↻
table-direction-right = Se juega hacia la derecha, en sentido antihorario ↺
table-stack = { $cards ->
    [one] Acumulado: una carta
   *[other] Acumulado: { $cards } cartas
}

table-seat = { $name }: { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}
table-seat-on-turn = **{ $name }: { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
} · le toca** 👈
table-seat-not-in-round = { $name }: no juega esta ronda
table-seat-out = { $name }: fuera, solo mira

flag-team = equipo { $team }
flag-uno = ¡UNO!
flag-not-called = no ha cantado UNO
flag-computer = bot
flag-away = ausente

## A quién espera la mesa, y para qué.

waiting-turn = **{ $name }** juega o roba.
waiting-color = **{ $name }** elige el primer color.
waiting-drawn = **{ $name }** juega la carta robada o se la queda.
waiting-drawn-must = **{ $name }** tiene que jugar la carta robada.
waiting-challenge = **{ $name }** acepta o desafía.
waiting-take-back = **{ $name }** recuperó el comodín de robo y tiene que jugar una carta que valga para el color en juego.
waiting-vote = Falta el voto de **{ $players }**.
waiting-match-over = La partida ha terminado.
time-left = Tiempo límite: { $when }

## Lo que costará aceptar o desafiar un comodín de robo.

outcome-accept = Si { $name } acepta: roba { $cards } cartas y pierde el turno.
outcome-right-draw = Si { $name } desafía y acierta: { $other } roba { $cards } cartas y { $name } juega.
outcome-right-skip = Si { $name } desafía y acierta: { $other } roba { $cards } cartas, pero { $name } pierde el turno igual.
outcome-right-take-back = Si { $name } desafía y acierta: { $other } recupera la carta, roba { $cards } cartas y tiene que jugar otra.
outcome-wrong = Si { $name } desafía y falla: roba { $cards } cartas y pierde el turno.
outcome-accept-color = Si { $name } acepta: roba hasta que salga una carta { own-feminine } y pierde el turno.
outcome-right-draw-color = Si { $name } desafía y acierta: { $other } roba hasta que salga una carta { own-feminine } y { $name } juega.
outcome-right-skip-color = Si { $name } desafía y acierta: { $other } roba hasta que salga una carta { own-feminine }, pero { $name } pierde el turno igual.
outcome-right-take-back-color = Si { $name } desafía y acierta: { $other } recupera la carta, roba hasta que salga una carta { own-feminine } y tiene que jugar otra.
outcome-wrong-color = Si { $name } desafía y falla: roba hasta que salga una carta { own-feminine }, luego { $more } más, y pierde el turno.

button-draw = Robar
button-take = { $cards ->
    [one] Llevarme la carta
   *[other] Llevarme { $cards } cartas
}
button-keep = Quedármela
button-uno = ¡UNO!
button-catch = Pillar a { $name }
button-accept = Aceptar: robar { $cards }
button-accept-color = Aceptar: robar hasta { color }
button-challenge = Desafiar · si aciertas, rival +{ $right } · si fallas, tú +{ $wrong }
button-challenge-color = Desafiar · si aciertas, rival roba hasta { color } · si fallas, tú, y { $more } más
