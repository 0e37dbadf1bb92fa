### Nombres de colores, marcas y cartas.

## Colores. El nombre de una carta va en masculino ("7 rojo"); para "carta roja", own-feminine.

color = { $color ->
    [red] rojo
    [yellow] amarillo
    [green] verde
    [blue] azul
    [pink] rosa
    [teal] turquesa
    [orange] naranja
    [purple] morado
   *[none] sin color
}

own-feminine = { $color ->
    [red] roja
    [yellow] amarilla
    [green] verde
    [blue] azul
    [pink] rosa
    [teal] turquesa
    [orange] naranja
    [purple] morada
   *[none] sin color
}

color-on-card = { $color ->
    [red] rojo
    [yellow] amarillo
    [green] verde
    [blue] azul
    [pink] rosa
    [teal] turquesa
    [orange] naranja
   *[purple] morado
}

group = { $color ->
    [red] Rojo
    [yellow] Amarillo
    [green] Verde
    [blue] Azul
    [pink] Rosa
    [teal] Turquesa
    [orange] Naranja
    [purple] Morado
   *[none] Comodines
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

symbol-skip = Salta
symbol-reverse = Cambio de sentido
symbol-draw-one = Roba uno
symbol-draw-two = Roba dos
symbol-draw-four = Roba cuatro
symbol-draw-five = Roba cinco
symbol-skip-everyone = Salta a todos
symbol-flip = Da la vuelta
symbol-wild = Comodín
symbol-wild-draw-four = Comodín roba cuatro
symbol-wild-draw-two = Comodín roba dos
symbol-wild-draw-color = Comodín roba un color
symbol-wild-swap-hands = Comodín cambia de mano
symbol-wild-shuffle-hands = Comodín baraja las manos

card-number = { $number } { color-on-card }
card-skip = Salta { color-on-card }
card-reverse = Cambio de sentido { color-on-card }
card-draw-one = Roba uno { color-on-card }
card-draw-two = Roba dos { color-on-card }
card-draw-four = Roba cuatro { color-on-card }
card-draw-five = Roba cinco { color-on-card }
card-skip-everyone = Salta a todos { color-on-card }
card-flip = Da la vuelta { color-on-card }

card-naming = { $card }: { color }
card-times = { $card } ×{ $times }
