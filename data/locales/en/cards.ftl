### Names of colours, marks and cards.

## Colours, inside a sentence.

color-red = red
color-yellow = yellow
color-green = green
color-blue = blue
color-pink = pink
color-teal = teal
color-orange = orange
color-purple = purple

## Colours on a card: "Red 5".

card-color-red = Red
card-color-yellow = Yellow
card-color-green = Green
card-color-blue = Blue
card-color-pink = Pink
card-color-teal = Teal
card-color-orange = Orange
card-color-purple = Purple

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

## What a face shows besides its colour.

symbol-skip = Skip
symbol-reverse = Reverse
symbol-draw-one = Draw One
symbol-draw-two = Draw Two
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

# $color is card-color-…, $symbol a number or symbol-…
card = { $color } { $symbol }
# A wild as the button that names a colour with it.
card-naming = { $card }: { $color }
# Several of the same card.
card-times = { $card } ×{ $times }
