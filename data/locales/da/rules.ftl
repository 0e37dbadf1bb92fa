### De gældende regler, én linje for hver indstilling (RULES.md afsnit 16).

rules-title = Regler: { $preset }

rules-deck-classic = { $decks ->
    [one] Ét sæt på 108 kort.
   *[other] { $decks } sæt på hver 108 kort.
}
rules-deck-flip = { $decks ->
    [one] Ét sæt på 112 Flip-kort, hvert med en lys og en mørk side.
   *[other] { $decks } sæt på hver 112 Flip-kort; hvert kort har en lys og en mørk side.
}
rules-extra-wilds = Fire jokere mere: én Bland hænder, tre Byt hånd.
rules-hand-size = Alle får { $cards ->
    [one] ét kort
   *[other] { $cards } kort
}.
rules-shuffle-seats = Pladserne trækkes ved lod.
rules-dealer-host = Værten giver først.
rules-dealer-draw-zero = Alle trækker et kort, og den med det højeste tal giver; andre kort tæller 0.
rules-dealer-draw-redraw = Alle trækker et kort, og den med det højeste tal giver; andre kort lægges tilbage, og der trækkes om.
rules-first-wild-choose = Er første kort en joker, vælger spilleren til venstre for kortgiveren farven og spiller.
rules-first-wild-redraw = Er første kort en joker, lægges den tilbage, og det næste kort vendes.
rules-first-reverse-dealer = Er første kort Skift retning, begynder kortgiveren, og spillet går mod højre.
rules-first-reverse-right = Er første kort Skift retning, begynder spilleren til højre for kortgiveren, og spillet går mod højre.
rules-first-action-effect = Er første kort Spring over eller et trækkort, gælder det for spilleren til venstre for kortgiveren.
rules-first-action-none = Er første kort Spring over eller et trækkort, har det ingen virkning.

rules-symbol-match = Spil den gældende farve, samme tal eller tegn, eller en joker.
rules-symbol-own-color = Spil den gældende farve, samme tal eller en joker. Aktionskort kan kun lægges på deres egen farve.
rules-draw-one-may = Eller træk ét kort. Passer det, må du spille det med det samme.
rules-draw-one-must = Eller træk ét kort. Passer det, skal du spille det.
rules-draw-until-playable-may = Eller træk, til et kort passer. Du må spille det eller beholde det.
rules-draw-until-playable-must = Eller træk, til et kort passer. Det skal du spille.
rules-force-play = Den, der kan spille et kort, skal spille.
rules-free-play = Du må trække, selv om du kunne spille.
rules-draw-two = Efter Træk 2 trækker den næste spiller { $cards } kort og mister turen.
rules-stacking-same = Et trækkort kan besvares med samme slags: summen går videre.
rules-stacking-higher = Et trækkort kan besvares med samme slags eller en højere: summen går videre.
rules-jump-in = Præcis det kort, der ligger øverst, må spilles uden for tur. Jokere aldrig.
rules-seven-zero = 7: byt hånd med en spiller efter eget valg. 0: alle hænder flytter én plads.
rules-no-action-finish = Det sidste kort skal være et tal.

rules-wild-draw-color-bluff = En trækjoker er kun tilladt uden et kort i den gældende farve. Du må bluffe: den næste spiller kan udfordre.
rules-wild-draw-color-strict = En trækjoker kan kun spilles uden et kort i den gældende farve.
rules-wild-draw-color-or-number-bluff = En trækjoker er kun tilladt uden et kort i den gældende farve eller med samme tal. Du må bluffe: den næste spiller kan udfordre.
rules-wild-draw-color-or-number-strict = En trækjoker kan kun spilles uden et kort i den gældende farve eller med samme tal.
rules-guilty-draw = Har udfordreren ret, trækker den, der bluffede, kortene i stedet.
rules-guilty-take-back = Har udfordreren ret, tager den, der bluffede, kortet tilbage, trækker kortene og spiller et andet.
rules-guilty-skips-challenger = Udfordreren mister alligevel turen.
rules-challenge-wrong = Tager udfordreren fejl, koster det udfordreren to kort mere og turen.

rules-uno = Råb UNO, når du kommer ned på ét kort. Den, der bliver fanget, før den næste spiller gør noget, trækker { $cards ->
    [one] ét kort
   *[other] { $cards } kort
}.
rules-false-uno-penalty = At råbe UNO, når det ikke kan passe, koster { $cards ->
    [one] ét kort
   *[other] { $cards } kort
}.
rules-misplay-penalty = Et kort, der ikke passer, kommer tilbage og koster { $cards ->
    [one] ét kort
   *[other] { $cards } kort
} og turen.
rules-hint-penalty = At sige, hvad andre skal spille, koster { $cards ->
    [one] ét kort
   *[other] { $cards } kort
}, hvis de andre er enige.
rules-flip = Et Vend kortene-kort vender alt: hænder, afkastbunke og trækbunke.
rules-backs-shown = Du kan se bagsiderne af de andres hænder, aldrig af din egen.
rules-backs-hidden = Hændernes bagsider forbliver skjult.

rules-scoring-single = Én runde: den, der kommer af med sine kort, vinder.
rules-scoring-winner-takes = Den, der kommer af med sine kort, får point for kortene på de andres hænder. Først til { $target } vinder.
rules-scoring-lowest-total = Alle lægger kortene på deres egen hånd sammen. Når nogen når { $target }, vinder den laveste sum.
rules-scoring-elimination = Alle lægger kortene på deres egen hånd sammen. Den, der når { $target }, er ude; den sidste tilbage vinder.
rules-scoring-tournament = Alle lægger kortene på deres egen hånd sammen. Den, der når { $target }, er ude; de to sidste spiller finale fra 0, og den, der først når { $target }, taber den.
