### Help, and for whom a table waits.

help-title = How to play UNO here
help-start = **Start:** **/uno start** opens a table in this channel. Everybody who wants to play presses **Join**, then the host presses **Start**. Each channel has one table at a time.
help-play = **Play:** press **My hand** to see your cards; only you can see them. One press on a card plays it. Buttons show what fits: the colour in force, the same number or symbol, or a wild. If nothing fits, or if you like, press **Draw**.
help-uno = **UNO:** press **UNO!** when you have two cards and play one, or right after. If you forget, the others can press **Catch** until the next player moves, and you draw cards.
help-challenge = **Wild Draw Four:** it is allowed only without a card of the colour in force. If you doubt it, press **Challenge**: right, they draw; wrong, you draw two more.
help-more = **Good to know:** every table has its own rules; press **Rules** on it for a summary. Computers can fill seats; **/uno solo** lets you play against them at once. Penalties, house rules, Flip, teams and tournaments are chosen in the lobby under **Rules**.
help-plain = **Screen reader?** **/uno-me settings** takes pictures and emojis out of what you alone see.
help-commands = **Commands:** every button has its command under **/uno**: start, solo, join, leave, hand, play, draw, keep, color, call, catch, challenge, accept, accuse, vote, backs, next, rematch, pause, status, rules, leaderboard, help; **/uno table** has those of the lobby and of who plays: add-computer, remove-computer, word, invite, kick, cancel, skip; **/uno-me**: profile, history, replay, privacy, settings, language.

status-lobby = { $seated ->
    [one] One player is waiting for others.
   *[other] { $seated } players are waiting for the start.
}
status-title = Round { $round }
status-scores = **Points:** { $scores }
standing-short = { $name } { $points }
button-to-table = To the table
