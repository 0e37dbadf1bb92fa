### House rules and Flip: what a hand offers besides plays, votes and backs.

hand-jump-in = **You can jump in:** you hold exactly the card on top. Be quick, it counts only until the next player acts.
button-jump-in = Jump in: { $card }
hand-misplay = You may pick any card. One that does not fit comes back, costs { $cards ->
    [one] a card
   *[other] { $cards } cards
} and your turn.
hand-bluff-number = A Wild Draw would be a bluff now: you hold a card of the same number.
hand-team = You play in team { $team } with { $players }.

your-take-back = **Your turn.** Your Wild Draw came back to you. Now play a { color } card; drawing and wilds are not allowed.
your-take-back-number = **Your turn.** Your Wild Draw came back to you. Now play a { color } card, or one of the number on top; drawing and wilds are not allowed.
your-outcome-answer = Or answer with a draw card: you accept, and everything stacked up passes on to the next player.
your-out = You have reached the limit and are out. You can watch to the end.

## Choosing a player: the first press only asks.

swap-title = **{ $card }:** whose hand do you want?
swap-hint = You give your cards and get theirs. Nothing has been played yet.
swap-pick = Swap hands with …
swap-option-hint = { $cards ->
    [one] one card
   *[other] { $cards } cards
}
button-swap = { $card }: swap hands …
button-to-hand = Back to my hand
accuse-title = **Who told somebody what to play?**
accuse-hint = The others vote, all but you and the one you accuse. If more than half of them say guilty, it costs { $cards ->
    [one] one card
   *[other] { $cards } cards
}. A wrong accusation costs nothing.
accuse-pick = Accuse …
button-accuse = Accuse …

## The vote.

vote-open = **{ $name }** accuses **{ $other }** of telling somebody what to play.
vote-entitled = May vote: { $players }. More than half of them have to say guilty.
vote-voted = Have voted: { $players }.
vote-cost = Guilty: { $name } draws { $cards ->
    [one] one card
   *[other] { $cards } cards
}. The game goes on after the vote.
your-vote = **Your vote, please.**
your-vote-cast = You have voted.
your-vote-accuser = You accuse, so you have no vote.
your-vote-accused = You are accused, so you have no vote.
button-vote-yes = Guilty
button-vote-no = Not guilty

## The backs of the cards (Flip).

button-backs = Backs
backs-title = Backs of the other hands
backs-hint = Each hand is sorted, so nobody knows which back belongs to which card. You never see your own.
backs-hand = **{ $name }** ({ $cards }): { $backs }
backs-next = **Next card of the draw pile:** { $card }
backs-none = **Next card of the draw pile:** there is none.
backs-hidden = The backs are not shown to you: only players of the round see them, in Flip, and only if the rules say so.
