### Nomes de cores, marcas e cartas (como na folha do UNO Flip).

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
   *[none] Jokers
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

symbol-skip = Passa a Vez
symbol-reverse = Inverte o Jogo
symbol-draw-one = Bisca 1
symbol-draw-two = Bisca 2
symbol-draw-four = Bisca 4
symbol-draw-five = Bisca 5
symbol-skip-everyone = Todos Passam a Vez
symbol-flip = Vira o Baralho
symbol-wild = Joker
symbol-wild-draw-four = Joker Bisca 4
symbol-wild-draw-two = Joker Bisca 2
symbol-wild-draw-color = Joker Bisca uma Cor
symbol-wild-swap-hands = Joker Troca de Mãos
symbol-wild-shuffle-hands = Joker Baralha as Mãos

card-number = { $number } { color-on-card }
card-skip = Passa a Vez { color-on-card }
card-reverse = Inverte o Jogo { color-on-card }
card-draw-one = Bisca 1 { color-on-card }
card-draw-two = Bisca 2 { color-on-card }
card-draw-four = Bisca 4 { color-on-card }
card-draw-five = Bisca 5 { color-on-card }
card-skip-everyone = Todos Passam a Vez { color-on-card }
card-flip = Vira o Baralho { color-on-card }

card-naming = { $card }: { color }
card-times = { $card } ×{ $times }
