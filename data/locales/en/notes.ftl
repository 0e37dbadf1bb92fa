### Refusals (each says what can be done instead), confirmations, notices, help.

## Refusals by the rules of the game.

refused-not-your-turn = It is not your turn. The table shows who plays now.
refused-wrong-phase = That is not possible at this moment. **My hand** shows what is.
refused-match-over = The match is over. **Rematch** plays it again, **/uno start** opens a new table.
refused-seat-left = You left this match. You can play again at the next table.
refused-not-in-hand = You do not hold that card any more. Here is your hand as it is now.
refused-no-match = That card does not fit. Play the colour in force, the same number or symbol, or a wild, or draw.
refused-illegal-wild-draw = You hold a card that fits, so the Wild Draw is not allowed. Play that card, a plain Wild, or draw.
refused-only-drawn-card = After drawing, only the drawn card can be played. Play it or keep it.
refused-must-play = These rules make you play a card that fits. Choose one of the cards offered.
refused-must-take-stack = Cards are stacked up. Answer with a draw card that goes on top, or take them.
refused-must-fit-take-back = After taking the Wild Draw back you have to play a card of the colour in force.
refused-action-finish = The last card has to be a number. Play another card or draw.
refused-color-missing = A wild needs a colour. Press the button of the colour you want.
refused-color-not-wanted = Only a wild takes a colour. Play the card without one.
refused-color-wrong-side = That colour is not on the side in play. Choose one of the colours offered.
refused-target-missing = Choose the player you want to swap hands with.
refused-target-not-wanted = This card has no effect on one player. Play it without choosing anybody.
refused-target-wrong = That player cannot be chosen. Choose another one who is in the round.
refused-jump-in-off = Jumping in is not part of these rules. Wait for your turn.
refused-jump-in-wrong = You can jump in only with exactly the card on top, before the next player acts.
refused-uno-false = Calling UNO would not be true now. Call it when you have two cards and play one, or when you have one left.
refused-uno-useless = There is nothing to call now. Call UNO when you have two cards and it is your turn, or right after.
refused-nothing-to-catch = There is nobody to catch: the call came first, or the next player has moved.
refused-accuse-off = Accusations are not part of these rules, so just play on. **Rules** on the table shows what they are.
refused-vote-open = A vote is open. Whoever may vote does so in their hand; then the game goes on.
refused-not-entitled = That is not for you to decide. **My hand** shows what you can do.
refused-voted = You have voted already. The game goes on when the others have voted, or when their time is over.
refused-join-not-possible = You cannot sit down now. Try again between two rounds, or at the next table.
refused-no-shuffle-without-seed = This game cannot be shuffled any more. Please tell the operator of the bot, and open a new table with **/uno start**.

## Refusals by the table.

refused-lobby-full = All seats are taken. Wait until somebody gets up, or open a table in another channel.
refused-already-seated = You are sitting at this table already. **My hand** shows your cards as soon as they are dealt.
refused-not-seated = You are not sitting at this table. Press **Join** while it is open, or between two rounds.
refused-not-host = Only the host can do that. The list of players shows who that is.
refused-too-few-players = Two players are needed. Ask somebody to press **Join**.
refused-match-running = The match has begun already, and this is decided before the start. You can do it at the next table.
refused-not-started = The match has not begun yet. The host starts it with **Start**.
refused-channel-busy = There is a table in this channel already. Join it, or use another channel or a thread.
refused-unknown-preset = There are no such rules. Choose from the list.
refused-invalid-scoring = There is no such way to score. Choose from the list.
refused-invalid-target = The target has to be a number from 1 to 10,000.
refused-invalid-rules = There are not enough cards for so many players under these rules. Choose a smaller hand or more decks.
refused-invalid-contribution = A lucky word has 1 to 64 characters. Please give another one.
refused-invalid-options = That cannot be set. Choose from what is offered.
refused-invalid-switch = That rule cannot have this value. Choose from what is offered.
refused-extra-wilds-with-flip = The extra wilds belong to the classic deck. Take them out, or play with the classic deck.
refused-uneven-teams = So many players cannot be split into equal teams of two or more. Change the number of teams, or let somebody join or leave.
refused-no-role = Only people with a certain role can join this table. Ask the host, or open a table in another channel.
refused-not-invited = This table is for invited people. Ask the host to invite you, or open a table in another channel.
refused-removed = You were removed from this table. Ask the host to invite you again, or open a table in another channel.
refused-too-many-invited = You can invite 25 people at once, not more. Choose who may join under **Rules**.
refused-no-computer = There is no computer player to remove. **Add computer** brings one.
refused-no-such-seat = Nobody sits there any more. The table shows who plays.
refused-not-yourself = You cannot do that to yourself. To get up, press **Leave**.
refused-paused = The table is paused. The host or a majority can go on at once.
refused-not-paused = The table is not paused: just play on.
refused-invalid-pause = A pause lasts from a minute to a day. Choose a time between them.
refused-already-voted = You have agreed already. It is done when more than half of the players have: ask the others.
refused-not-absent = That player still has time. You can vote when half of it is over.
refused-not-finished = This match is not over yet. A rematch follows when it is.
refused-channel-not-allowed = Tables cannot be opened in this channel. Try one of the channels that the server has chosen for them.
refused-may-not-open = You cannot open a table in this server. Join one, or ask a manager of the server.
refused-server-full = There are as many tables in this server as it allows. Join one of them, or wait until one is over.
refused-too-many-tables = You are sitting at as many tables as this server allows. Finish or leave one first.
refused-opened-often = You have opened many tables in a short time. Wait ten minutes, or join a table that is open.
refused-opened-often-here = Many tables were opened in this channel in a short time. Wait ten minutes, or play in another channel.
refused-opened-often-in-server = Many tables were opened in this server in a short time. Wait ten minutes, or join one of them.
refused-closing = The bot is about to restart. Open a table in a minute; matches under way go on then.
refused-not-away = You are not away: just play on.
refused-gone = This table is over. **/uno start** opens a new one.
refused-stale = The table has moved on since. Here is how it is now.
refused-busy = One moment, please: the table is being put right. Try again in a few seconds.
refused-save-failed = That could not be saved, so it does not count. Please try again.
refused-nothing-due = There is nothing to do here any more. The table shows how things stand.

## Asked once.

confirm-leave = Leave the match for good? Your cards go back into the draw pile.
confirm-leave-computer = Leave the match? A computer plays on with your cards. You can come back with **/uno join**.
confirm-cancel = Close this table for everybody?
confirm-end = End this match for everybody, without a result?
button-leave-sure = Yes, leave
button-cancel-sure = Yes, close it
button-end-sure = Yes, end it
button-stay = No, back to my hand

## Told to one person.

note-opened = Your table is open. Everybody who wants to play presses **Join** on it.
note-rematch = Here we go again: the same people, the same rules, new cards.
note-joined = You are sitting at the table. The host starts the match.
note-joined-match = You are sitting at the table. You will be dealt in next round.
note-add-computer = A computer player sat down.
note-remove-computer = The computer player that joined last got up.
note-invited = Done: they can sit down at this table.
note-left = You left the table. You are welcome back any time.
note-left-match = You left the match. You can play again at the next table.
note-left-computer = A computer plays on for you. **/uno join** gives you your seat back.
note-cancelled = The table is closed. **/uno start** opens a new one.
note-ended = The table is closed.
note-kicked = Done: that player is no longer at the table.
note-paused = The table rests. The host or a majority can go on at any time.
note-resumed = The game goes on.
note-skipped = Done: the usual choice was made for them.
note-asked = Your vote counts. It is done as soon as more than half of the people want it.
note-in-lobby = The match has not begun yet. Your cards are dealt when the host presses **Start**.
note-not-seated = You are not sitting at this table, so you have no cards here. Press **Join** while it is open, or between two rounds.
note-no-match = No match has been finished in this channel. **/uno start** opens a table.
note-no-table = There is no table in this channel. **/uno start** opens one.
note-unknown-table = This button belongs to a table that does not exist any more. **/uno start** opens a new one.
note-blocked = The operator of this bot does not let you play, or not in this server. If you think that is a mistake, ask the people who run the bot.
note-unknown-button = This button is not one that can be used here. **/uno hand** shows your cards, **/uno help** explains the rest.
note-unknown-card = That card is not one you can play now. Choose from the list, or press **My hand** on the table.
note-unknown-command = That command is not known any more. Reload Discord, or see **/uno help**.
note-only-in-servers = UNO is played in the channels of a server. Please try again there.
note-moderators-only = Only members who may use **/uno-admin** can end a table. If you are one of them, use **/uno-admin end** again; otherwise ask one of them.
note-managers-only = Only members who may use **/uno-admin** can change the settings of the server. If you are one of them, use **/uno-admin settings** again; otherwise ask one of them.
note-permissions = I cannot play in this channel. Please give me these permissions here, then try again: { $permissions }.
note-thread-permissions = I could not open a thread, so the match is played in this channel. For the next one, please let somebody who manages the server give me these permissions here: { $permissions }.
note-thread-too-many = This server has as many open threads as Discord allows, so the match is played in this channel. Close some threads before the next one.
note-no-thread = I could not open a thread here, so the match is played in this channel.
note-apology = Sorry, something went wrong on our side. Your game is safe; please try again. If it happens again, tell the operator this number: { $error }

## A short message that pings.

notice-turn = { $who }, it is your turn at UNO.
