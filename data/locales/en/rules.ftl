### The rules in force, one line for each switch (RULES.md section 16).

rules-title = Rules: { $preset }

rules-deck-classic = { $decks ->
    [one] One deck of 108 cards.
   *[other] { $decks } decks of 108 cards each.
}
rules-deck-flip = { $decks ->
    [one] One Flip deck of 112 cards, each with a light and a dark side.
   *[other] { $decks } Flip decks of 112 cards each, every card with a light and a dark side.
}
rules-extra-wilds = Four extra wilds: one Shuffle Hands, three Swap Hands.
rules-hand-size = Everybody gets { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
rules-shuffle-seats = Seats are drawn by lot.
rules-dealer-host = The host deals first.
rules-dealer-draw-zero = Everybody draws a card, the highest number deals; other cards count 0.
rules-dealer-draw-redraw = Everybody draws a card, the highest number deals; other cards go back and are drawn again.
rules-first-wild-choose = First card a Wild: the player left of the dealer names the colour and plays.
rules-first-wild-redraw = First card a Wild: it goes back, the next card is turned up.
rules-first-reverse-dealer = First card a Reverse: the dealer begins, play goes to the right.
rules-first-reverse-right = First card a Reverse: the player right of the dealer begins, play goes to the right.
rules-first-action-effect = First card a Skip or a draw card: it counts for the player left of the dealer.
rules-first-action-none = First card a Skip or a draw card: it has no effect.

rules-symbol-match = Play the colour in force, the same number or symbol, or a wild.
rules-symbol-own-color = Play the colour in force, the same number, or a wild. Action cards go only on their own colour.
rules-draw-one-may = Or draw one card. If it fits, you may play it at once.
rules-draw-one-must = Or draw one card. If it fits, you have to play it.
rules-draw-until-playable-may = Or draw until a card fits. You may play it or keep it.
rules-draw-until-playable-must = Or draw until a card fits. You have to play it.
rules-force-play = Whoever can play a card has to play.
rules-free-play = You may draw even if you could play.
rules-draw-two = After a Draw Two, the next player draws { $cards } cards and loses the turn.
rules-stacking-same = A draw card can be answered with the same kind: the sum passes on.
rules-stacking-higher = A draw card can be answered with the same kind or a higher one: the sum passes on.
rules-jump-in = Exactly the card on top may be played out of turn. Wilds never.
rules-seven-zero = 7: swap hands with a player of your choice. 0: all hands move on by one seat.
rules-no-action-finish = The last card has to be a number.

rules-wild-draw-color-bluff = A Wild Draw is allowed only without a card of the colour in force. You may bluff: the next player can challenge.
rules-wild-draw-color-strict = A Wild Draw can be played only without a card of the colour in force.
rules-wild-draw-color-or-number-bluff = A Wild Draw is allowed only without a card of the colour in force or of the same number. You may bluff: the next player can challenge.
rules-wild-draw-color-or-number-strict = A Wild Draw can be played only without a card of the colour in force or of the same number.
rules-guilty-draw = Challenge right: whoever bluffed draws the cards instead.
rules-guilty-take-back = Challenge right: whoever bluffed takes the card back, draws the cards and plays another.
rules-guilty-skips-challenger = The challenger loses the turn all the same.
rules-challenge-wrong = Challenge wrong: the challenger draws two cards more and loses the turn.

rules-uno = Call UNO when you go down to one card. Whoever is caught before the next player moves draws { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
rules-false-uno-penalty = A UNO call that cannot be true costs { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
rules-misplay-penalty = A card that does not fit comes back and costs { $cards ->
    [one] one card
   *[other] { $cards } cards
} and the turn.
rules-hint-penalty = Telling others what to play costs { $cards ->
    [one] one card
   *[other] { $cards } cards
}, if the others agree.
rules-flip = A Flip card turns everything over: hands, discards and draw pile.
rules-backs-shown = You can see the backs of the other hands, never of your own.
rules-backs-hidden = The backs of the hands stay hidden.

rules-scoring-single = One round: whoever goes out wins.
rules-scoring-winner-takes = Whoever goes out scores the cards left in the other hands. First to { $target } wins.
rules-scoring-lowest-total = Everybody adds up the cards left in their own hand. When somebody reaches { $target }, the lowest total wins.
rules-scoring-elimination = Everybody adds up the cards left in their own hand. Whoever reaches { $target } is out, the last one in wins.
rules-scoring-tournament = Everybody adds up the cards left in their own hand. Whoever reaches { $target } is out; the last two play a final from 0, and whoever reaches { $target } first loses it.
