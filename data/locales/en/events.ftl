### What happened: one sentence for each event. $name and $other are players.

event-dealer-drew = { $name } drew { $card } for the deal.
event-dealer-drew-zero = { $name } drew { $card } for the deal, which counts 0.
event-dealer-drew-again = { $name } drew { $card } for the deal and draws again.
event-round-started = Round { $round }: { $name } deals.
event-first-card-put-back = { $card } cannot be the first card and goes back into the pile.
event-first-card = The first card is { $card }.
event-first-card-no-color = The first card is { $card }. Its colour is still to be named.
event-turn-started = It is { $name }’s turn.

event-played = { $name } played { $card }.
event-played-color = { $name } played { $card } and chose { color }.
event-played-target = { $name } played { $card } on { $other }.
event-played-color-target = { $name } played { $card } on { $other } and chose { color }.
event-jumped-in = { $name } jumped in with { $card }.
event-jumped-in-target = { $name } jumped in with { $card } on { $other }.
event-color-named = { $name } chose { color }.

event-drew-nothing = { $name } had to draw, but no card is left.
event-drew-turn = { $name } drew { $cards ->
    [one] a card
   *[other] { $cards } cards
}.
event-drew-first-card = { $name } drew { $cards ->
    [one] a card
   *[other] { $cards } cards
}, because the first card says so.
event-drew-draw-card = { $name } drew { $cards ->
    [one] a card
   *[other] { $cards } cards
}, because of the draw card.
event-drew-wild-draw = { $name } drew { $cards ->
    [one] a card
   *[other] { $cards } cards
} for the Wild Draw.
event-drew-stack = { $name } took the stack: { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
event-drew-challenge-lost = { $name } drew { $cards ->
    [one] a card
   *[other] { $cards } cards
} for the lost challenge.
event-drew-challenge-guilty = { $name } drew { $cards ->
    [one] a card
   *[other] { $cards } cards
}, because the Wild Draw was not allowed.
event-drew-uno = { $name } drew { $cards ->
    [one] a card
   *[other] { $cards } cards
} for not calling UNO.
event-drew-false-uno = { $name } drew { $cards ->
    [one] a card
   *[other] { $cards } cards
} for a false UNO call.
event-drew-misplay = { $name } drew { $cards ->
    [one] a card
   *[other] { $cards } cards
} for a card that does not fit.
event-drew-hint = { $name } drew { $cards ->
    [one] a card
   *[other] { $cards } cards
} for giving a hint.

event-kept = { $name } kept the drawn card.
event-passed = { $name } passed: there is nothing left to draw.
event-skipped-first-card = { $name } loses the turn because of the first card.
event-skipped-skip = { $name } was skipped.
event-skipped-reverse = { $name } was skipped: with two players, Reverse skips.
event-skipped-draw-card = { $name } loses the turn because of the draw card.
event-skipped-skip-everyone = { $name } was skipped with everyone else.
event-skipped-challenge = { $name } loses the turn after the challenge.
event-reversed-left = The direction changed: play goes to the left, clockwise.
event-reversed-right = The direction changed: play goes to the right, counter-clockwise.
event-flipped-light = Everything was flipped to the light side. { $card } is on top.
event-flipped-dark = Everything was flipped to the dark side. { $card } is on top.
event-pile-remade = The discards were shuffled into a new draw pile of { $cards ->
    [one] one card
   *[other] { $cards } cards
}.

event-challenged-guilty = { $name } challenged { $other } and was right: { $other } held a { color } card.
event-challenged-guilty-number = { $name } challenged { $other } and was right: { $other } held a card of the same number.
event-challenged-innocent = { $name } challenged { $other } and was wrong: { $other } held no { color } card.
event-challenged-innocent-free = { $name } challenged { $other } and was wrong: no colour was in force.
event-hand-shown = { $name } saw the hand of { $other }.
event-accepted = { $name } accepted the Wild Draw of { $other }.
event-taken-back = { $name } had to take { $card } back.

event-uno-called = { $name } called UNO!
event-uno-called-late = { $name } called UNO, just in time!
event-false-uno = { $name } called UNO without reason.
event-caught = { $name } caught { $other }, who had not called UNO.
event-misplayed = { $name } tried { $card }, which does not fit.

event-accused = { $name } accuses { $other } of giving a hint.
event-voted-guilty = { $name } votes: guilty.
event-voted-innocent = { $name } votes: not guilty.
event-vote-ended-guilty = The vote is over: { $name } gave a hint.
event-vote-ended-innocent = The vote is over: { $name } gave no hint.
event-vote-ended-dropped = The vote on { $name } was dropped.

event-hands-swapped = { $name } and { $other } swapped hands.
event-hands-shuffled = { $name } collected all hands, shuffled them and dealt them out again.
event-hands-moved-left = All hands moved one seat to the left.
event-hands-moved-right = All hands moved one seat to the right.

event-timed-out = { $name } ran out of time.
event-left = { $name } left the game.
event-joined = { $name } sat down for the next round.
event-round-won = { $name } went out and won round { $round }.
event-round-blocked = Nobody could move any more: round { $round } was blocked.
event-eliminated = { $name } reached the limit and is out.
event-final-started = The final: { $players }.
# $players are the names of all winners, $winners says how many they are.
event-match-won = { $winners ->
    [one] { $players } won the match!
   *[other] { $players } won the match together!
}
