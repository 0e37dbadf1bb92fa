### Husregler og Flip: det, en hånd tilbyder ud over at spille, og afstemninger og bagsider.

hand-jump-in = **Du kan hoppe ind:** du har præcis det kort, der ligger øverst. Skynd dig, det gælder kun, til den næste spiller gør noget.
button-jump-in = Hop ind: { $card }
hand-misplay = Du må vælge et hvilket som helst kort. Et, der ikke passer, kommer tilbage og koster { $cards ->
    [one] et kort
   *[other] { $cards } kort
} og turen.
hand-bluff-number = En trækjoker ville være bluff nu: du har et kort med samme tal.
hand-team = Du spiller på hold { $team } med { $players }.

your-take-back = **Din tur.** Din trækjoker kom tilbage til dig. Spil nu et { own-neuter } kort; du må ikke trække eller spille jokere.
your-take-back-number = **Din tur.** Din trækjoker kom tilbage til dig. Spil nu et { own-neuter } kort eller et med samme tal som det øverste; du må ikke trække eller spille jokere.
your-outcome-answer = Eller svar med et trækkort: så accepterer du, og det hele går videre til den næste spiller.
your-out = Du har nået grænsen og er ude. Du kan kigge med til det sidste.

## Valg af spiller: det første tryk spørger kun.

swap-title = **{ $card }:** hvis hånd vil du have?
swap-hint = Du giver dine kort og får den andens. Der er ikke spillet noget endnu.
swap-pick = Byt hånd med …
swap-option-hint = { $cards ->
    [one] ét kort
   *[other] { $cards } kort
}
button-swap = { $card }: byt med …
button-to-hand = Til min hånd
accuse-title = **Hvem sagde, hvad en anden skulle spille?**
accuse-hint = De andre stemmer, alle undtagen dig og den, du anklager. Siger mere end halvdelen skyldig, koster det { $cards ->
    [one] ét kort
   *[other] { $cards } kort
}. En forkert anklage koster ikke noget.
accuse-pick = Anklag …
button-accuse = Anklag …

## Afstemningen.

vote-open = **{ $name }** anklager **{ $other }** for at have sagt, hvad en anden skulle spille.
vote-entitled = Stemmeberettigede: { $players }. Mere end halvdelen skal sige skyldig.
vote-voted = Har stemt: { $players }.
vote-cost = Lyder dommen på skyldig, trækker { $name } { $cards ->
    [one] ét kort
   *[other] { $cards } kort
}. Spillet går videre efter afstemningen.
your-vote = **Din stemme, tak.**
your-vote-cast = Du har stemt.
your-vote-accuser = Du anklager, så du stemmer ikke.
your-vote-accused = Du er anklaget, så du stemmer ikke.
button-vote-yes = Skyldig
button-vote-no = Ikke skyldig

## Kortenes bagsider (Flip).

button-backs = Bagsider
backs-title = De andre hænders bagsider
backs-hint = Hver hånd er sorteret, så ingen ved, hvilken bagside der hører til hvilket kort. Dine egne ser du aldrig.
backs-hand = **{ $name }** ({ $cards }): { $backs }
backs-next = **Næste kort i trækbunken:** { $card }
backs-none = **Næste kort i trækbunken:** der er ikke flere.
backs-hidden = Du får ikke bagsiderne at se: det gør kun rundens spillere, i Flip, og kun hvis reglerne tillader det.
