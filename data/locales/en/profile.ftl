### Profile, history and replays of a player.

profile-title = Profile of { $name }
profile-title-own = Your profile, { $name }
profile-rating = **Rating { $rating }** after { $matches ->
    [one] 1 rated match
   *[other] { $matches } rated matches
}
profile-curve = Rating over { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, { $begin } to { $end }: from { $first } to { $last }, between { $lowest } and { $highest }. The estimate itself is { $estimate } now.
profile-empty = No match has been finished in this server yet. **/uno start** opens a table.
profile-matches = **{ $games ->
    [one] 1 match
   *[other] { $games } matches
}**, { $wins } won ({ $rate }%), { $points ->
    [one] 1 point
   *[other] { $points } points
}
profile-streak = Wins in a row: { $streak } now, { $best } at best
profile-catches = Caught others { $catches ->
    [one] once
   *[other] { $catches } times
}, was caught { $caught ->
    [one] once
   *[other] { $caught } times
}
profile-challenges = Challenges of a Wild Draw: { $won } won, { $lost } lost
profile-favourite = Plays most: { $preset }
profile-solo = Alone against computers: { $games ->
    [one] 1 match
   *[other] { $games } matches
}, { $wins } won
profile-against = With you: { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}; you were placed better { $ahead ->
    [one] once
   *[other] { $ahead } times
}, worse { $behind ->
    [one] once
   *[other] { $behind } times
}
profile-achievements = **Achievements: { $number } of { $all }**
profile-unknown = { $name } has not played here yet.
picture-title = Rating of { $name }
picture-rating = Rating
picture-estimate = up to the estimate

history-title = Your matches in this server
history-empty = You have not finished a match here yet. **/uno start** opens a table.
history-line = { $when } · { $preset } · place { $place } of { $people } · { $points ->
    [one] 1 point
   *[other] { $points } points
}
history-solo-won = { $when } · { $preset } · won against computers · { $points ->
    [one] 1 point
   *[other] { $points } points
}
history-solo-lost = { $when } · { $preset } · lost against computers · { $points ->
    [one] 1 point
   *[other] { $points } points
}
rating-change = rating { $rating } ({ $change })
history-option = { $when }: { $preset }, place { $place } of { $people }
history-pick = Read the story of a match …
button-history-top = Newest
story-title = The story of match { $game }
story-page = -# Page { $page } of { $pages }
replay-gone = The moves of that match are not kept any more; its result is.
replay-unknown = There is no finished match of this server with that number. **/uno-me history** lists yours.
