### The end of a round and of a match, and the leaderboard.

# A place: 1st, 2nd, 3rd, 4th. ORDINAL gives the plural category of a place in the language; where
# all are written alike, no choice is needed.
place = { ORDINAL($place) ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
}

round-hand = { $name } held { $cards }, worth { $points ->
    [one] 1 point
   *[other] { $points } points
}
round-hand-many = { $name } held { $count ->
    [one] one card
   *[other] { $count } cards
}, worth { $points ->
    [one] 1 point
   *[other] { $points } points
}
round-group = { color }{ $mark }: { $cards }
round-wilds = wild{ $mark }: { $cards }
round-points = **{ $name } scores { $points ->
    [one] 1 point
   *[other] { $points } points
}.**
standing-team = **{ place }** · Team { $team } ({ $members }): { $points ->
    [one] 1 point
   *[other] { $points } points
}
standing-team-medal = **{ place }** { $medal } Team { $team } ({ $members }): { $points ->
    [one] 1 point
   *[other] { $points } points
}
flag-out = out
# $players are the names of all winners, $winners says how many they are.
match-won = { $winners ->
    [one] 🏆 { $players } won the match!
   *[other] 🏆 { $players } won the match together!
}
summary-title = **What everybody did**
summary-seat = { $name }: { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}, drew { $draws ->
    [one] 1 card
   *[other] { $draws } cards
}, highest stack { $stack }, caught { $catches ->
    [0] nobody
    [one] 1 player
   *[other] { $catches } players
}
session-title = **Each player’s total over { $matches } matches**
session-fewer = { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}
rematch-seal = -# Seal of the deal of a rematch: `{ $digest }` · game `{ $game }`
replay-refused = -# The replay file is missing: I need **Attach Files** in this channel. Whoever manages the server can allow it; the next match then has one.
button-rematch = Rematch
round-standing = **Standing**
round-goal = **Goal:** { $scoring }
round-next-dealer = { $name } deals next.
round-next = Press **Next round** when you are ready.
round-next-at = The next round begins { $when }, or as soon as somebody presses **Next round**.
button-next-round = Next round

match-standing = { $rounds ->
    [one] **After one round**
   *[other] **After { $rounds } rounds**
}
standing-fewer = Points are what was left in the hands: the fewer, the better.
match-earned-single = On the leaderboard, the winner earns the points left in the other hands.
match-earned-lowest = On the leaderboard, everybody earns what was missing to the target.
standing = **{ place }** · { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
standing-medal = **{ place }** { $medal } { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
medal-1 = 🥇
medal-2 = 🥈
medal-3 = 🥉
button-leaderboard = Leaderboard

board-title = Leaderboard of this server
board-title-everywhere = Leaderboard over all servers
board-all-time = All time
board-this-season = This season
board-deck-all = All decks
board-deck-classic = Classic deck
board-deck-flip = Flip deck
board-order-rating = { $season } · { $deck } · sorted by rating
board-order-points = { $season } · { $deck } · sorted by points
board-order-wins = { $season } · { $deck } · sorted by wins
board-order-win-rate = { $season } · { $deck } · sorted by win rate
board-order-best-streak = { $season } · { $deck } · sorted by wins in a row
board-rating-why = -# A rating is a cautious estimate: the true strength is very likely higher, and every match makes the estimate more certain.
board-row = **{ $rank }** · { $name }: { $value } · won { $wins } of { $games }
board-row-wins = **{ $rank }** · { $name }: **{ $wins ->
    [one] 1 win
   *[other] { $wins } wins
}** of { $games } · { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-no-rank = –
board-value-rating = **{ $value }**
board-value-points = **{ $value ->
    [one] 1 point
   *[other] { $value } points
}**
board-value-win-rate = **{ $value }%**
board-value-best-streak = **{ $value } in a row**
board-unranked = -# Without a rank yet, with fewer than { $games } matches:
board-own = **You:** { $row }
board-not-yet = You have not finished a match here yet. **/uno start** opens a table.
board-missing = { $missing ->
    [one] One more match and you have a rank.
   *[other] { $missing } more matches and you have a rank.
}
board-empty = Nobody has finished a match here yet. **/uno start** opens a table.
board-empty-everywhere = Nobody is on this list yet. **/uno-me privacy** lets you onto it.
season-number = Season { $number }
player-forgotten = a former player
button-board-rating = Rating
button-board-wins = Wins
button-board-points = Points
button-board-win-rate = Win rate
button-board-best-streak = Wins in a row
button-board-back = Back
button-board-more = More
button-board-own = My place
button-board-everywhere = All servers
button-board-server = This server
