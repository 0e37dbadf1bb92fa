### The lobby, the deal, and a table that was closed.

lobby-title = A new UNO table
lobby-invitation = **{ $name }** is waiting for players. Press **Join** to sit down.
lobby-players = **Players:** { $seated } of { $most }
lobby-seat = { $number }. { $name }
lobby-seat-host = { $number }. { $name } · host
lobby-house = **House rules:** { $rules }
lobby-time = **Time for a turn:** { $time }
lobby-thread = in a thread of its own
thread-name = UNO with { $name }
lobby-teams = { $teams } teams
lobby-role = for { $role }
lobby-invited = for { $people ->
    [one] one invited person
   *[other] { $people } invited people
}
flag-lucky = gave a lucky word
lobby-rules-changed = **Rules:** { $preset }, with changes · { $scoring }
lobby-rules = **Rules:** { $preset } · { $scoring }
lobby-missing = { $missing ->
    [one] One more player is needed.
   *[other] { $missing } more players are needed.
}
lobby-ready = The host can press **Start** as soon as everybody is here.
lobby-closes = If nobody presses anything, the table closes { $when }.
lobby-commitment = -# Seal of the deal, which cannot be changed any more: `{ $digest }`

preset-official = Official UNO
preset-brasil = Brazilian rules
preset-danmark = Danish rules
preset-italia = Italian rules
preset-espana = Spanish rules
preset-flip = UNO Flip

house-stacking-same = stacking (same kind)
house-stacking-higher = stacking (same or higher kind)
house-jump-in = jump in
house-seven-zero = 7 swaps hands, 0 moves them on
house-force-play = whoever can play must
house-no-action-finish = the last card is a number
house-extra-wilds = extra wilds
house-shuffle-seats = seats by lot

scoring-single-short = one round
scoring-winner-takes-short = the winner takes the points, first to { $target }
scoring-lowest-total-short = lowest total when somebody reaches { $target }
scoring-elimination-short = whoever reaches { $target } is out
scoring-tournament-short = tournament: whoever reaches { $target } is out, the last two play a final

player-unnamed = Player { $number }
somebody = Somebody

button-join = Join
button-leave-lobby = Leave
button-start = Start
button-rules = Rules
button-cancel = Cancel
button-word = Lucky word
button-add-computer = Add computer
button-remove-computer = Remove computer
button-hand = My hand

deal-title = The cards are dealt
# What was given to the chance of the deal, before it was dealt.
deal-words = **Lucky words**, fixed since the start:
deal-word = -# { $name }: `{ $digest }`
deal-more-draws = { $draws ->
    [one] One draw for the deal before.
   *[other] { $draws } draws for the deal before.
}

# After a game. With the secret and the game's number everybody can check the deal.
secret-told = -# Secret behind the seal of the deal: `{ $secret }` · game `{ $game }`

closed-title = This table is closed
closed-cancelled = The host called it off. Anybody can open a new one with **/uno start**.
closed-expired = Nobody pressed anything for a while. Open a new one with **/uno start** whenever you like.
closed-abandoned = Nobody is left at the table. Open a new one with **/uno start** whenever you like.
closed-idle = Nobody played for a while, so the match was ended without a result. A new one begins with **/uno start**.
closed-ended = A moderator ended it. A new one begins with **/uno start**.
closed-channel-gone = Its channel is gone. A new one begins with **/uno start** in another channel.
closed-guild-removed = The bot was removed from the server.
closed-no-access = The bot may not write in this channel. A moderator can change that; then **/uno start** opens a new table.

# The names of computer players; the mark tells them from people. Others than these get a number.
computer-name = { $number ->
    [1] 🤖 Ada
    [2] 🤖 Oscar
    [3] 🤖 Ruby
    [4] 🤖 Max
    [5] 🤖 Nora
    [6] 🤖 Felix
    [7] 🤖 Ivy
    [8] 🤖 Leo
    [9] 🤖 Zoe
   *[other] 🤖 Computer { $number }
}
flag-level-easy = easy
flag-level-medium = medium
flag-level-hard = hard
