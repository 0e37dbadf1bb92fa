### What `python -m uno verify` says about the proof of a fair deal.

verify-no-proof = There is nothing to verify: the document has no seed with a proof (field "fair").
verify-commitment-right = Right: the commitment is the SHA-256 of the secret.
verify-commitment-wrong = WRONG: the commitment is not the SHA-256 of the secret.
verify-seed-right = Right: the seed follows from the secret, the game and the contributions.
verify-seed-wrong = WRONG: the seed does not follow from the secret, the game and the contributions.
# From here on what the seed gives, to be compared with what was played.
verify-dealer-draw = The seed gives { $name } { $card } in the draw for the deal.
verify-dealer = The seed makes { $name } the dealer.
verify-moves-right = Right: { $moves ->
    [one] the one move is
   *[other] all { $moves } moves are
} legal on the cards of this seed ({ $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}, { $shuffles ->
    [one] one shuffle
   *[other] { $shuffles } shuffles
} recomputed).
verify-moves-wrong = WRONG: move { $move } (counted from 0) is not legal on the cards of this seed.
verify-refuted = The proof does not hold.
verify-proved = Proved: the deal follows from a secret that was fixed before anybody joined, if the commitment above is the one the lobby showed from its first version, and from the listed contributions.
verify-proved-foresight = Proved: nobody without the secret could foresee the deal.
verify-proved-words = Proved: the bot alone could not choose the deal, if { $words ->
    [one] the one player who gave a lucky word chose it alone
   *[other] one of the { $words } players who gave a lucky word chose it alone
}.
verify-no-words = Not proved: that the bot did not choose the secret to its liking. Nobody gave a lucky word, so it could have.
verify-not-proved = Not proved: that the operator did not look at the secret during the game, or did not help the one who contributed last.
