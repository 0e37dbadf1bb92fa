### Bordets besked, til alle.

table-title = UNO · Runde { $round }
side-light = ☀️ lys side
side-dark = 🌙 mørk side
title-final = finale
top = { $picture }**{ $card }** ligger øverst. Farven er **{ color }**{ $mark }
top-no-color = { $picture }**{ $card }** ligger øverst. Ingen farve gælder: alle kort må spilles.
top-to-name = { $picture }**{ $card }** ligger øverst. Farven er ikke valgt endnu.
table-direction-left = Spillet går mod venstre, med uret ↻
table-direction-right = Spillet går mod højre, mod uret ↺
table-stack = Stablet: { $cards } kort

table-seat = { $name }: { $cards } kort
table-seat-on-turn = **{ $name }: { $cards } kort · har turen** 👈
table-seat-not-in-round = { $name }: ikke med i denne runde
table-seat-out = { $name }: ude, kigger med

flag-team = hold { $team }
flag-uno = UNO!
flag-not-called = har ikke råbt UNO
flag-computer = computer
flag-away = væk

## Hvem bordet venter på, og hvad.

waiting-turn = **{ $name }** spiller eller trækker.
waiting-color = **{ $name }** vælger den første farve.
waiting-drawn = **{ $name }** spiller det trukne kort eller beholder det.
waiting-drawn-must = **{ $name }** skal spille det trukne kort.
waiting-challenge = **{ $name }** accepterer eller udfordrer.
waiting-take-back = **{ $name }** tog trækjokeren tilbage og skal spille et kort i den gældende farve.
waiting-vote = Venter på stemmer fra **{ $players }**.
waiting-match-over = Kampen er slut.
time-left = Tiden udløber { $when }

## Hvad det koster at acceptere eller udfordre en trækjoker.

outcome-accept = Hvis { $name } accepterer: { $name } trækker { $cards } kort og mister turen.
outcome-right-draw = Hvis { $name } udfordrer og har ret: { $other } trækker { $cards } kort, og { $name } spiller.
outcome-right-skip = Hvis { $name } udfordrer og har ret: { $other } trækker { $cards } kort, men { $name } mister alligevel turen.
outcome-right-take-back = Hvis { $name } udfordrer og har ret: { $other } tager kortet tilbage, trækker { $cards } kort og skal spille et andet.
outcome-wrong = Hvis { $name } udfordrer og tager fejl: { $name } trækker { $cards } kort og mister turen.
outcome-accept-color = Hvis { $name } accepterer: { $name } trækker, til der kommer et { own-neuter } kort, og mister turen.
outcome-right-draw-color = Hvis { $name } udfordrer og har ret: { $other } trækker, til der kommer et { own-neuter } kort, og { $name } spiller.
outcome-right-skip-color = Hvis { $name } udfordrer og har ret: { $other } trækker, til der kommer et { own-neuter } kort, men { $name } mister alligevel turen.
outcome-right-take-back-color = Hvis { $name } udfordrer og har ret: { $other } tager kortet tilbage, trækker, til der kommer et { own-neuter } kort, og skal spille et andet.
outcome-wrong-color = Hvis { $name } udfordrer og tager fejl: { $name } trækker, til der kommer et { own-neuter } kort, så { $more } kort til, og mister turen.

button-draw = Træk
button-take = { $cards ->
    [one] Tag kortet
   *[other] Tag de { $cards } kort
}
button-keep = Behold
button-uno = UNO!
button-catch = Fang { $name }
button-accept = Accepter: træk { $cards }
button-accept-color = Accepter: træk indtil { color }
button-challenge = Udfordr: har du ret, trækker den anden { $right } · ellers trækker du { $wrong }
button-challenge-color = Udfordr: har du ret, trækker den anden indtil { color } · ellers du, og { $more } til
