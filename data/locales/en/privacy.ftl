### What is kept, handed out and forgotten; numbers, data and seasons of a server.

privacy-title = What I keep about you
privacy-what = **What:** your Discord ID, the name you show in each server, your language and settings; the results, ratings and achievements of your matches, and their moves. No messages, no other data of your account.
privacy-why = **Why:** so that a table survives a restart, for leaderboards and profiles, and so that every deal can be checked afterwards.
privacy-long = **How long:** moves and deals stay until you or your server’s owner delete them; results and ratings stay for good, without your name once you delete it. Servers that remove me are deleted after a while.
privacy-long-days = **How long:** moves and deals are removed { $days ->
    [one] after one day
   *[other] after { $days } days
}; results and ratings stay for good, without your name once you delete it. Servers that remove me are deleted after a while.
privacy-public = **Who sees it:** members of this server see your results, rating and profile here. Cards in your hand are shown to nobody else; after the match they can be read from its replay.
privacy-delete = **Delete my data** removes your ID, name, language, settings and achievements from everything, in every server. Your results then belong to nobody.
privacy-everywhere-on = **Leaderboard over all servers:** you are on it, with the name you show here. Members of other servers can see it.
privacy-everywhere-off = **Leaderboard over all servers:** you are not on it. If you join, members of other servers can see your name and your results from then on.
privacy-sure = Delete your ID, names, language, settings and achievements in every server? Your rating starts afresh if you play again.
privacy-beyond = -# What cannot be taken back: messages and replay files in channels, files that somebody has saved, and the operator’s backups until they are replaced.
privacy-leave = You are still sitting at a table in { $where }. Leave it first (**/uno leave**), then delete your data.
privacy-deleted = Done: nothing links the results to you any more.
privacy-joined = You are on the leaderboard over all servers from your next match on.
privacy-left = You are not on the leaderboard over all servers any more.
privacy-file = Here is everything I keep about you.
privacy-too-large = Your data is too large for Discord. Ask the operator of the bot for it.
file-part = **File { $number } of { $count }.** Only all of them together are complete.
file-archive = -# It is a lot, so it comes as a ZIP archive: unpack it to read the JSON files inside.
choice-privacy-show = Read what is kept
choice-privacy-export = Export my data
choice-privacy-delete = Delete my data
button-privacy-export = Export my data
button-privacy-join = Join the board over all servers
button-privacy-leave = Leave the board over all servers
button-privacy-delete = Delete my data …
button-privacy-sure = Delete

stats-title = Numbers of this server
stats-ever = In all: { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, { $players ->
    [one] 1 player
   *[other] { $players } players
} on the leaderboard
stats-week = From { $begin }: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $matches ->
    [one] 1 match that counted
   *[other] { $matches } matches that counted
}, { $players ->
    [one] 1 player
   *[other] { $players } players
}
stats-preset = { $preset } ({ $number })
stats-presets = **Played most lately:** { $presets }
data-title = The data of this server
data-export = **Export** gives you players, matches, results and settings as a file; no cards of matches under way. It holds names and Discord IDs: keep it to yourself.
data-reset = **Reset** deletes all finished matches with their results, ratings, seasons and achievements. Settings and tables under way stay.
data-sure = Delete all results, ratings, seasons and achievements of this server? This cannot be undone.
data-done = Done: this server starts afresh.
data-file = Here is the data of this server.
data-owners-only = Only administrators of the server can do that.
data-too-large = The data is too large for Discord. Ask the operator of the bot for it (**python -m uno export**).
button-data-export = Export
button-data-reset = Reset …
button-data-sure = Reset
season-title = Seasons
season-none = No season yet; the first begins with the next match.
season-line = { $season }: { $begin } to { $end }
season-open = { $season }: since { $begin }
season-ended = The season is over; its podium was told here. The next one begins with the next match.
season-ended-elsewhere = The season is over. I may not write here, so its podium was told in { $channel }. The next one begins with the next match.
season-ended-untold = The season is over. I may not write here or where it was played, so its podium was told nowhere; the leaderboard keeps it. The next one begins with the next match.
season-ended-quietly = The season is over. Nobody had enough matches for a podium. The next one begins with the next match.
season-not-open = No season is under way; the next one begins with the next match.
choice-season-month = A season each month
choice-season-hand = Seasons are ended by hand
button-season-end = End the season …
modal-season = End the season
field-season-name = Name of the season that ends
field-season-hint = Shown on the leaderboard; may be left out
podium-title = { $season } is over
podium-line = { $medal } { $name }: { $rating }
podium-next = -# The next season begins with the next match. **/uno leaderboard** shows this one too.
