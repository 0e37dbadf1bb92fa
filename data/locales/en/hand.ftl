### The hand of one player, for that player alone.

hand-table = -# Your hand in { $channel } · Round { $round }
hand-refusal = ⚠️ { $reason }
hand-drew = You drew: **{ $cards }**.
hand-shown = The hand of { $name } was: { $cards }. Only you can see this, and only now.
hand-bluff = A Wild Draw would be a bluff now: you hold { color }.
hand-cards = **Your cards ({ $cards }):**
# $mark is an emoji with a space before it, or nothing.
hand-group = { $group }{ $mark }: { $cards }
# A menu of cards that can be played.
hand-pick = { $group }: choose one of { $cards }
hand-called = You have called UNO.

your-turn = **Your turn.** Play a card or draw.
your-stack = **Your turn.** { $cards ->
    [one] One card is stacked up: answer or take it.
   *[other] { $cards } cards are stacked up: answer or take them.
}
your-color = **Your turn.** The first card is wild: name the colour.
your-drawn = **Your turn.** You drew { $card }. Play it or keep it.
your-drawn-must = **Your turn.** You drew { $card }, which fits: these rules make you play it.
your-turn-must = **Your turn.** You can play, and these rules make you: choose a card.
your-challenge = **Your answer, please.** Accept the Wild Draw, or challenge it: it was allowed only without a card of the previous colour.

your-outcome-accept = If you accept: you draw { $cards } cards and lose the turn.
your-outcome-right-draw = If you challenge and are right: { $other } draws { $cards } cards and you play.
your-outcome-right-skip = If you challenge and are right: { $other } draws { $cards } cards, you still lose the turn.
your-outcome-right-take-back = If you challenge and are right: { $other } takes the card back, draws { $cards } cards and has to play another.
your-outcome-wrong = If you challenge and are wrong: you draw { $cards } cards and lose the turn.
your-outcome-accept-color = If you accept: you draw until a { color } card comes, and lose the turn.
your-outcome-right-draw-color = If you challenge and are right: { $other } draws until a { color } card comes, and you play.
your-outcome-right-skip-color = If you challenge and are right: { $other } draws until a { color } card comes, you still lose the turn.
your-outcome-right-take-back-color = If you challenge and are right: { $other } takes the card back, draws until a { color } card comes and has to play another.
your-outcome-wrong-color = If you challenge and are wrong: you draw until a { color } card comes, then { $more } more, and lose the turn.

button-look-again = Refresh
button-leave = Leave the game
your-not-in-round = You are not in this round.
your-round-over = The round is over. The table shows the points.
your-match-over = The match is over. The table shows the result.
