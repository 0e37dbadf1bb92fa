### En enkelt spillers hånd, kun for spilleren selv.

hand-table = -# Din hånd i { $channel } · Runde { $round }
hand-refusal = ⚠️ { $reason }
hand-drew = Du trak: **{ $cards }**.
hand-shown = Hånden hos { $name } var: { $cards }. Kun du kan se det, og kun nu.
hand-bluff = En trækjoker ville være bluff nu: du har et { own-neuter } kort på hånden.
hand-cards = **Dine kort ({ $cards }):**
hand-group = { $group }{ $mark }: { $cards }
hand-pick = { $group }: vælg et af { $cards }
hand-called = Du har råbt UNO.

your-turn = **Din tur.** Spil et kort, eller træk.
your-stack = **Din tur.** { $cards ->
    [one] Der er stablet ét kort: svar, eller tag det.
   *[other] Der er stablet { $cards } kort: svar, eller tag dem.
}
your-color = **Din tur.** Det første kort er en joker: vælg farven.
your-drawn = **Din tur.** Du trak { $card }. Spil det, eller behold det.
your-drawn-must = **Din tur.** Du trak { $card }, som passer: efter disse regler skal du spille det.
your-turn-must = **Din tur.** Du har et kort, der passer, og efter disse regler skal du spille: vælg et kort.
your-challenge = **Hvad siger du?** Accepter trækjokeren, eller udfordr den: den var kun tilladt uden et kort i farven fra før.

your-outcome-accept = Hvis du accepterer: du trækker { $cards } kort og mister turen.
your-outcome-right-draw = Hvis du udfordrer og har ret: { $other } trækker { $cards } kort, og du spiller.
your-outcome-right-skip = Hvis du udfordrer og har ret: { $other } trækker { $cards } kort, men du mister alligevel turen.
your-outcome-right-take-back = Hvis du udfordrer og har ret: { $other } tager kortet tilbage, trækker { $cards } kort og skal spille et andet.
your-outcome-wrong = Hvis du udfordrer og tager fejl: du trækker { $cards } kort og mister turen.
your-outcome-accept-color = Hvis du accepterer: du trækker, til der kommer et { own-neuter } kort, og mister turen.
your-outcome-right-draw-color = Hvis du udfordrer og har ret: { $other } trækker, til der kommer et { own-neuter } kort, og du spiller.
your-outcome-right-skip-color = Hvis du udfordrer og har ret: { $other } trækker, til der kommer et { own-neuter } kort, men du mister alligevel turen.
your-outcome-right-take-back-color = Hvis du udfordrer og har ret: { $other } tager kortet tilbage, trækker, til der kommer et { own-neuter } kort, og skal spille et andet.
your-outcome-wrong-color = Hvis du udfordrer og tager fejl: du trækker, til der kommer et { own-neuter } kort, så { $more } kort til, og mister turen.

button-look-again = Opdater
button-leave = Forlad spillet
your-not-in-round = Du er ikke med i denne runde.
your-round-over = Runden er slut. Bordet viser pointene.
your-match-over = Kampen er slut. Bordet viser resultatet.
