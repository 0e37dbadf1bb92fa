### Nomes de cores, marcas e cartas.

## Cores. O nome de uma carta leva o masculino ("7 vermelho"); "carta vermelha" usa own-feminine.

color = { $color ->
    [red] vermelho
    [yellow] amarelo
    [green] verde
    [blue] azul
    [pink] rosa
    [teal] turquesa
    [orange] laranja
    [purple] roxo
   *[none] sem cor
}

own-feminine = { $color ->
    [red] vermelha
    [yellow] amarela
    [green] verde
    [blue] azul
    [pink] rosa
    [teal] turquesa
    [orange] laranja
    [purple] roxa
   *[none] sem cor
}

color-on-card = { $color ->
    [red] vermelho
    [yellow] amarelo
    [green] verde
    [blue] azul
    [pink] rosa
    [teal] turquesa
    [orange] laranja
   *[purple] roxo
}

group = { $color ->
    [red] Vermelho
    [yellow] Amarelo
    [green] Verde
    [blue] Azul
    [pink] Rosa
    [teal] Turquesa
    [orange] Laranja
    [purple] Roxo
   *[none] Coringas
}

mark-red = ♦️
mark-yellow = ⭐
mark-green = 🌲
mark-blue = 🔵
mark-pink = 💗
mark-teal = 🧊
mark-orange = 🍊
mark-purple = 🔮
mark-wild = 🌈

symbol-skip = Pular
symbol-reverse = Reverter
symbol-draw-one = Compre +1
symbol-draw-two = Compre +2
symbol-draw-four = Compre +4
symbol-draw-five = Compre +5
symbol-skip-everyone = Pular todos
symbol-flip = Virar
symbol-wild = Coringa
symbol-wild-draw-four = Coringa +4
symbol-wild-draw-two = Coringa +2
symbol-wild-draw-color = Coringa compre uma cor
symbol-wild-swap-hands = Coringa troca de mãos
symbol-wild-shuffle-hands = Coringa embaralha as mãos

card-number = { $number } { color-on-card }
card-skip = Pular { color-on-card }
card-reverse = Reverter { color-on-card }
card-draw-one = Compre +1 { color-on-card }
card-draw-two = Compre +2 { color-on-card }
card-draw-four = Compre +4 { color-on-card }
card-draw-five = Compre +5 { color-on-card }
card-skip-everyone = Pular todos { color-on-card }
card-flip = Virar { color-on-card }

card-naming = { $card }: { color }
card-times = { $card } ×{ $times }
