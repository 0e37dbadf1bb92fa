### Names of colours, marks and cards.

## Colours. $color can be chosen by in every message that has it. Where a language needs another form
## of the word (a red card, el rojo), add a message of your own whose key begins with own-.

# As a word of its own, and inside a sentence: "The colour is red."
color = { $color ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
    [pink] pink
    [teal] teal
    [orange] orange
    [purple] purple
   *[none] no colour
}

# On a card: "Red 5".
color-on-card = { $color ->
    [red] Red
    [yellow] Yellow
    [green] Green
    [blue] Blue
    [pink] Pink
    [teal] Teal
    [orange] Orange
   *[purple] Purple
}

# The title of a list of cards of one colour, or of the wilds (none): "Red: 5, Skip"; also a button.
group = { $color ->
    [red] Red
    [yellow] Yellow
    [green] Green
    [blue] Blue
    [pink] Pink
    [teal] Teal
    [orange] Orange
    [purple] Purple
   *[none] Wild
}

## A mark for each colour. Shapes differ, so that they work without colour too, and are close to
## those of the card pictures (data/art).

mark-red = ♦️
mark-yellow = ⭐
mark-green = 🌲
mark-blue = 🔵
mark-pink = 💗
mark-teal = 🧊
mark-orange = 🍊
mark-purple = 🔮
mark-wild = 🌈

## What a face shows besides its colour: where the colour is known, and the names of wilds.

symbol-skip = Skip
symbol-reverse = Reverse
symbol-draw-one = Draw One
symbol-draw-two = Draw Two
# A Draw Two that costs four cards, as in some Spanish editions.
symbol-draw-four = Draw Four
symbol-draw-five = Draw Five
symbol-skip-everyone = Skip Everyone
symbol-flip = Flip
symbol-wild = Wild
symbol-wild-draw-four = Wild Draw Four
symbol-wild-draw-two = Wild Draw Two
symbol-wild-draw-color = Wild Draw Color
symbol-wild-swap-hands = Wild Swap Hands
symbol-wild-shuffle-hands = Wild Shuffle Hands

## Whole names of cards with a colour.

card-number = { color-on-card } { $number }
card-skip = { color-on-card } Skip
card-reverse = { color-on-card } Reverse
card-draw-one = { color-on-card } Draw One
card-draw-two = { color-on-card } Draw Two
card-draw-four = { color-on-card } Draw Four
card-draw-five = { color-on-card } Draw Five
card-skip-everyone = { color-on-card } Skip Everyone
card-flip = { color-on-card } Flip

# A wild as the button that names a colour with it: "Wild: red".
card-naming = { $card }: { color }
# Several of the same card.
card-times = { $card } ×{ $times }
