### People come and go; for whom the table waits; help for owners; settings of a server.

kick-title = **Whom do you want to remove?** Their cards go back into the draw pile; they can play at the next table.
kick-title-lobby = **Whom do you want to remove?** They cannot sit down at this table again unless you invite them with **/uno table invite**.
kick-pick = Remove …
kick-nobody = There is nobody you could remove.
confirm-kick = Remove **{ $name }** from this table? Their cards go back into the draw pile.
confirm-kick-lobby = Remove **{ $name }** from this table? They cannot sit down here again unless you invite them.
button-kick-sure = Yes, remove { $name }
pause-title = **How long should the game rest?** Nobody loses a turn meanwhile. The host’s choice counts at once; anybody else’s when more than half of the people at the table have asked for a pause. A pause can be ended in the same way.
seat-with-computer = **A computer is playing for you.** You can go on playing yourself at any moment.
button-take-back-seat = Take my seat back
pause-pick = Pause for …
confirm-skip = Skip **{ $name }** this time? It counts when more than half of the other people ask for it. Then the usual choice is made, as if the time had run out.
button-skip-sure = Yes, skip
button-kick = Remove a player …
button-pause = Pause …
button-resume = Go on
waiting-paused = **The game is paused.** It goes on { $when }, or as soon as the host or more than half of the people at the table press **Go on**.
wish-pause = Asking for a pause: { $players }. More than half of the people at the table decide; **What happened?** has the button.
wish-resume = Asking to go on: { $players }.
wish-skip = Asking to skip this turn: { $players }. More than half of the others decide; **What happened?** has the button.
button-skip = Skip this player …
button-status = What happened?

## Status.

status-you = **You** are on turn.
status-away = { $name } has not played for a while, so turns are short.
status-since = **Since your last turn**
status-lately = **Lately**
status-nothing = Nothing has happened since.
status-more = … and { $events ->
    [one] one more thing
   *[other] { $events } more things
} before that.

## Help for server owners.

help-owner-title = For those who run this server
help-owner-allow = **Where:** I need **View Channel**, **Send Messages**, **Embed Links**, **Attach Files** and **Read Message History** in a channel to play there; in threads also **Send Messages in Threads** and **Create Public Threads**. I never read what people write.
help-owner-settings = **Settings:** **/uno-admin settings** says where tables may be opened, by whom, how many at once, what new tables begin with, and in which language. By default only members with **Manage Server** see it; change that under Server Settings → Integrations.
help-owner-end = **Trouble:** **/uno-admin end** ends a table, **/uno-admin kick** removes a player. Whoever misses three turns in a row loses their seat, or a computer plays on for them.
button-help-owner = For server owners
button-help-player = How to play
button-support = Ask for help

hello-title = Hello! Let’s play UNO.
hello-start = **/uno start** opens a table in any channel where I may write; **/uno help** explains the rest.
hello-here = I can write in this channel, so you can begin right here.
hello-owner = Members who may manage the server find settings under **/uno-admin settings**.

## Settings of a server.

server-title = UNO on this server
server-where = **Where tables may be opened**
server-where-pick = Everywhere I may write. Choose channels to allow only these …
server-language = **Language of tables**
server-language-own = The language of the server
server-start = **Who may open a table**
server-start-role-pick = Which role?
server-preset = **New tables begin with**
server-turn = **Time for a turn at new tables**
server-limits = **Limits:** { $tables ->
    [0] any number of tables
    [one] one table
   *[other] { $tables } tables
} at once, { $seats } seats at a table.
choice-start-all = Everybody
choice-start-role = Members with a role
choice-start-managers = Members who may manage the server
button-server-limits = Limits …
modal-server-limits = Limits
field-most-tables = Tables at once
field-limit = A whole number up to { $high }; { $low } for no limit.
field-most-tables-each = Tables at once for one person
field-most-seats = Seats at a table
