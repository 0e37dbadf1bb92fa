### The table message, for everybody.

table-title = UNO · Round { $round }
# The side of a Flip deck in play, and the last two of a tournament; both go behind a title.
side-light = ☀️ light side
side-dark = 🌙 dark side
title-final = final
# $picture and $mark are emojis, or nothing; each brings the space that parts it from the words.
top = { $picture }**{ $card }** is on top. The colour is **{ color }**{ $mark }
top-no-color = { $picture }**{ $card }** is on top. No colour is in force: any card may be played.
top-to-name = { $picture }**{ $card }** is on top. Its colour is still to be named.
table-direction-left = Play goes to the left, clockwise ↻
table-direction-right = Play goes to the right, counter-clockwise ↺
table-stack = Stacked up: { $cards ->
    [one] one card
   *[other] { $cards } cards
}

table-seat = { $name }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
table-seat-on-turn = **{ $name }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} · on turn** 👈
table-seat-not-in-round = { $name }: not in this round
table-seat-out = { $name }: out, watching

flag-team = team { $team }
flag-uno = UNO!
flag-not-called = has not called UNO
flag-computer = computer
flag-away = away

## For whom the table waits, and for what.

waiting-turn = **{ $name }** plays or draws.
waiting-color = **{ $name }** names the first colour.
waiting-drawn = **{ $name }** plays the drawn card or keeps it.
waiting-drawn-must = **{ $name }** has to play the drawn card.
waiting-challenge = **{ $name }** accepts or challenges.
waiting-take-back = **{ $name }** took the Wild Draw back and has to play a card that fits the colour in force.
waiting-vote = Waiting for the votes of **{ $players }**.
waiting-match-over = The match is over.
time-left = Time limit: { $when }

## What accepting or challenging a Wild Draw will cost.

outcome-accept = If { $name } accepts: { $name } draws { $cards } cards and loses the turn.
outcome-right-draw = If { $name } challenges and is right: { $other } draws { $cards } cards and { $name } plays.
outcome-right-skip = If { $name } challenges and is right: { $other } draws { $cards } cards, { $name } still loses the turn.
outcome-right-take-back = If { $name } challenges and is right: { $other } takes the card back, draws { $cards } cards and has to play another.
outcome-wrong = If { $name } challenges and is wrong: { $name } draws { $cards } cards and loses the turn.
outcome-accept-color = If { $name } accepts: { $name } draws until a { color } card comes, and loses the turn.
outcome-right-draw-color = If { $name } challenges and is right: { $other } draws until a { color } card comes, and { $name } plays.
outcome-right-skip-color = If { $name } challenges and is right: { $other } draws until a { color } card comes, { $name } still loses the turn.
outcome-right-take-back-color = If { $name } challenges and is right: { $other } takes the card back, draws until a { color } card comes and has to play another.
outcome-wrong-color = If { $name } challenges and is wrong: { $name } draws until a { color } card comes, then { $more } more, and loses the turn.

button-draw = Draw
button-take = { $cards ->
    [one] Take the card
   *[other] Take the { $cards } cards
}
button-keep = Keep it
button-uno = UNO!
button-catch = Catch { $name }
button-accept = Accept: draw { $cards }
button-accept-color = Accept: draw until { color }
button-challenge = Challenge: right, they draw { $right } · wrong, you draw { $wrong }
button-challenge-color = Challenge: right, they draw until { color } · wrong, you do, and { $more } more
