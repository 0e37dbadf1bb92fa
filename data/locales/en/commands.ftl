### Descriptions of commands, options and choices: at most 100 characters each.

command-uno = Play UNO in this channel
command-uno-me = What you decide for yourself
command-uno-admin = Look after the UNO tables of this server
command-start = Open a table in this channel
command-join = Sit down at the table in this channel
command-leave = Get up from the table in this channel
command-hand = See your cards; only you can see them
command-play = Play a card
command-draw = Draw a card, or take the cards that are stacked up
command-keep = Keep the card you have just drawn
command-color = Name the colour of the first card
command-call = Call UNO!
command-catch = Catch a player who has one card and has not called UNO
command-accuse = Accuse a player of having told somebody what to play
command-vote = Vote on an accusation
command-backs = See the other sides of the others’ cards (Flip)
command-challenge = Challenge the Wild Draw that was just played
command-accept = Accept the Wild Draw and draw the cards
command-next = Begin the next round
command-status = For whom the table waits, and why
command-rules = The rules of the table in this channel
command-help = How to play
command-leaderboard = The best players of this server
command-me-settings = How cards look to you: with pictures, or in words only
command-settings = Where, by whom and how UNO is played in this server
command-kick = Remove a player from the table in this channel
command-end = End the table in this channel without a result

option-preset = Which rules to play
option-scoring = How the match is won
option-target = How many points end the match
option-card = The card; the list shows what you can play now
option-uno = Call UNO with it
option-swap = With whom to swap hands, where the card does that
option-accused = Whom; left out, you are asked
option-guilty = What you think
option-color = The colour
option-player = Who; left out, the one who forgot first
option-kicked = Whom to remove
option-order = What the list is sorted by

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-embed-links = Embed Links
