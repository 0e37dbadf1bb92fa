### Nomi dei colori, dei segni e delle carte.

## Colori. Il nome di una carta vuole il maschile ("7 rosso"); "carta rossa" usa own-feminine.

color = { $color ->
    [red] rosso
    [yellow] giallo
    [green] verde
    [blue] blu
    [pink] rosa
    [teal] turchese
    [orange] arancione
    [purple] viola
   *[none] nessun colore
}

own-feminine = { $color ->
    [red] rossa
    [yellow] gialla
    [green] verde
    [blue] blu
    [pink] rosa
    [teal] turchese
    [orange] arancione
    [purple] viola
   *[none] senza colore
}

color-on-card = { $color ->
    [red] rosso
    [yellow] giallo
    [green] verde
    [blue] blu
    [pink] rosa
    [teal] turchese
    [orange] arancione
   *[purple] viola
}

group = { $color ->
    [red] Rosso
    [yellow] Giallo
    [green] Verde
    [blue] Blu
    [pink] Rosa
    [teal] Turchese
    [orange] Arancione
    [purple] Viola
   *[none] Jolly
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

symbol-skip = Salta il turno
symbol-reverse = Cambio giro
symbol-draw-one = Pesca +1
symbol-draw-two = Pesca +2
symbol-draw-four = Pesca +4
symbol-draw-five = Pesca +5
symbol-skip-everyone = Salta tutti
symbol-flip = Gira il mazzo
symbol-wild = Jolly
symbol-wild-draw-four = Jolly +4
symbol-wild-draw-two = Jolly +2
symbol-wild-draw-color = Jolly pesca un colore
symbol-wild-swap-hands = Jolly scambia le mani
symbol-wild-shuffle-hands = Jolly mescola le mani

card-number = { $number } { color-on-card }
card-skip = Salta il turno { color-on-card }
card-reverse = Cambio giro { color-on-card }
card-draw-one = Pesca +1 { color-on-card }
card-draw-two = Pesca +2 { color-on-card }
card-draw-four = Pesca +4 { color-on-card }
card-draw-five = Pesca +5 { color-on-card }
card-skip-everyone = Salta tutti { color-on-card }
card-flip = Gira il mazzo { color-on-card }

card-naming = { $card }: { color }
card-times = { $card } ×{ $times }
