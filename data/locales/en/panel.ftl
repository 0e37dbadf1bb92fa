### The rules panel of the host: names of choices, their options, modals, what can be wrong.

panel-title = What shall we play?
panel-choice = **{ $name }**
panel-pick = Choose …
panel-pick-many = None. Choose as many as you like …
panel-role = Which role may sit down?
panel-invited = Who is invited?

button-page-game = Game
button-page-turns = Turns
button-page-start = Start
button-page-table = Table
button-numbers-game = Target, cards …
button-numbers-penalties = Penalties …
button-summary = All rules

panel-preset = Rules to start from
panel-scoring = How a match is won
panel-stacking = Answering draw cards (stacking)
panel-house = House rules
panel-draw = Drawing
panel-matching = Which cards fit
panel-draw-two = Draw Two
panel-legality = When a Wild Draw is allowed
panel-challenge = Bluff and challenge
panel-dealer = Who deals
panel-first-wild = First card a Wild
panel-first-reverse = First card a Reverse
panel-first-action = First card a Skip or a draw card
panel-backs = Backs of the other hands
panel-turn = Time for a turn
panel-reminder = Reminder when it is somebody’s turn
panel-join = Who may sit down
panel-teams = Teams
panel-leaving = When somebody leaves or stays away
panel-level = How well computers play
panel-pace = How long computers take to move
panel-place = Where to play

choice-scoring-single = One round, whoever goes out wins
choice-scoring-winner-takes = The winner of a round takes the others’ points
choice-scoring-lowest-total = Everybody counts their own hand, lowest total wins
choice-scoring-elimination = Whoever reaches the target is out, the last one wins
choice-scoring-tournament = Out at the target, the last two play a final
choice-stacking-off = Off: the next player draws
choice-stacking-same = With the same kind: the sum passes on
choice-stacking-higher = With the same or a higher kind: the sum passes on
choice-house-jump-in = Jump in with exactly the card on top
choice-house-seven-zero = 7 swaps two hands, 0 moves all hands on
choice-house-force-play = Whoever can play has to play
choice-house-no-action-finish = The last card has to be a number
choice-house-extra-wilds = Four extra wilds: Swap and Shuffle Hands
choice-house-shuffle-seats = Seats drawn by lot
choice-draw-one-may = Draw one card, play it or keep it
choice-draw-one-must = Draw one card, play it if it fits
choice-draw-until-playable-may = Draw until a card fits, play it or keep it
choice-draw-until-playable-must = Draw until a card fits and play it
choice-matching-symbol = Same colour, number or symbol
choice-matching-own-color = Same colour or number; action cards only by colour
choice-draw-two-two = The next player draws 2
choice-draw-two-four = The next player draws 4
choice-legality-color = Without a card of the colour in force
choice-legality-number = Without a card of the colour or the number
choice-challenge-off = No bluffing: a Wild Draw that is not allowed is refused
choice-challenge-draw = Caught bluffing: draw the cards, the challenger plays
choice-challenge-skip = Caught bluffing: draw the cards, the challenger loses the turn too
choice-challenge-take-back = Caught bluffing: take it back, draw, and play another card
choice-dealer-host = The host
choice-dealer-zero = Highest card drawn; action cards count 0
choice-dealer-redraw = Highest card drawn; action cards are drawn again
choice-first-wild-choose = The first player names the colour
choice-first-wild-redraw = It goes back, the next card is turned up
choice-first-reverse-dealer = The dealer begins, play goes to the right
choice-first-reverse-right = The player right of the dealer begins, play goes to the right
choice-first-action-effect = It counts for the first player
choice-first-action-none = It has no effect
choice-backs-shown = Players may look at them
choice-backs-hidden = Nobody sees them
choice-reminder-always = A message that pings, at each turn
choice-reminder-nudge = A message that pings, after half of the time
choice-reminder-never = None
choice-join-all = Everybody who can see the channel
choice-join-role = Members with a role
choice-join-invited = People whom the host invites
choice-teams = { $teams ->
    [0] None: everybody plays alone
   *[other] { $teams } teams, seated alternately
}
choice-leaving-go = Their seat goes, their cards go back into the pile
choice-leaving-computer = A computer plays on for them
choice-level-easy = Easy: a little careless
choice-level-medium = Medium: thinks about every card
choice-level-hard = Hard: remembers what everybody did
choice-pace = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
choice-place-channel = In this channel
choice-place-thread = In a thread of its own

duration-none = no limit
duration-seconds = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
duration-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
duration-hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}

modal-numbers-game = Target, cards, decks, time
modal-numbers-penalties = Penalties, in cards
field-target = Points that end the match
field-hand-size = Cards at the start
field-decks = Decks
field-turn-seconds = Time for a turn
field-uno-penalty = Caught without UNO
field-false-uno-penalty = False UNO call
field-misplay-penalty = A card that does not fit
field-hint-penalty = Telling others what to play
field-range = A whole number from { $low } to { $high }.
field-time = Such as 90 s, 5 min or 2 h; from 15 s to 24 h, or 0 for no limit.

wrong-number = { $field }: “{ $given }” does not work. Give a whole number from { $low } to { $high }.
wrong-time = { $field }: “{ $given }” does not work. Give a time such as 90 s, 5 min or 2 h, from 15 s to 24 h, or 0 for no limit.
wrong-extra-wilds = The four extra wilds belong to the classic deck. Take them out, or choose rules other than Flip.
wrong-cards = { $cards } cards for each of { $players } players leave too few to draw from { $decks ->
    [one] one deck
   *[other] { $decks } decks
}. Choose fewer cards, or more decks.
wrong-teams = { $teams } teams need the same number of players each, so at least { $least } players; there are { $players } now. Add players or computers, or choose another number of teams.
wrong-role = Choose the role whose members may sit down.

modal-word = Your lucky word
field-word = Lucky word
field-word-hint = Anything you like. It changes how the cards are dealt; nobody can foresee how.
word-back = You gave no lucky word now: the deal depends on the others’ words and the secret alone.
word-kept = Your lucky word **{ $word }** counts. Keep this if you want to check the deal later:
    salt `{ $salt }`
    fingerprint of salt and word `{ $digest }`
