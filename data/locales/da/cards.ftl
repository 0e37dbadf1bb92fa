### Navne på farver, mærker og kort.

## Farver. Kortnavne har fælleskøn ("Rød 7"); "et rødt kort" bruger own-neuter, "ingen røde kort" own-plural.

color = { $color ->
    [red] rød
    [yellow] gul
    [green] grøn
    [blue] blå
    [pink] pink
    [teal] turkis
    [orange] orange
    [purple] lilla
   *[none] ingen farve
}

own-neuter = { $color ->
    [red] rødt
    [yellow] gult
    [green] grønt
    [blue] blåt
    [pink] pink
    [teal] turkis
    [orange] orange
    [purple] lilla
   *[none] farveløst
}

own-plural = { $color ->
    [red] røde
    [yellow] gule
    [green] grønne
    [blue] blå
    [pink] pink
    [teal] turkise
    [orange] orange
    [purple] lilla
   *[none] farveløse
}

color-on-card = { $color ->
    [red] Rød
    [yellow] Gul
    [green] Grøn
    [blue] Blå
    [pink] Pink
    [teal] Turkis
    [orange] Orange
   *[purple] Lilla
}

group = { $color ->
    [red] Rød
    [yellow] Gul
    [green] Grøn
    [blue] Blå
    [pink] Pink
    [teal] Turkis
    [orange] Orange
    [purple] Lilla
   *[none] Jokere
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

symbol-skip = Spring over
symbol-reverse = Skift retning
symbol-draw-one = Træk 1
symbol-draw-two = Træk 2
symbol-draw-four = Træk 4
symbol-draw-five = Træk 5
symbol-skip-everyone = Spring alle over
symbol-flip = Vend kortene
symbol-wild = Joker
symbol-wild-draw-four = Joker træk 4
symbol-wild-draw-two = Joker træk 2
symbol-wild-draw-color = Joker træk en farve
symbol-wild-swap-hands = Joker byt hånd
symbol-wild-shuffle-hands = Joker bland hænder

card-number = { color-on-card } { $number }
card-skip = { color-on-card } Spring over
card-reverse = { color-on-card } Skift retning
card-draw-one = { color-on-card } Træk 1
card-draw-two = { color-on-card } Træk 2
card-draw-four = { color-on-card } Træk 4
card-draw-five = { color-on-card } Træk 5
card-skip-everyone = { color-on-card } Spring alle over
card-flip = { color-on-card } Vend kortene

card-naming = { $card }: { color }
card-times = { $card } ×{ $times }
