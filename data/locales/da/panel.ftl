### Værtens regelpanel: navne på valg, deres muligheder, formularer, og hvad der kan være galt.

panel-title = Hvad skal vi spille?
panel-choice = **{ $name }**
panel-pick = Vælg …
panel-pick-many = Ingen. Vælg så mange, du vil …
panel-role = Hvilken rolle må sætte sig?
panel-invited = Hvem er inviteret?

button-page-game = Spil
button-page-turns = Ture
button-page-start = Opstart
button-page-table = Bord
button-numbers-game = Mål, kort …
button-numbers-penalties = Strafkort …
button-summary = Alle regler

panel-preset = Regler at begynde med
panel-scoring = Sådan vindes kampen
panel-stacking = Svar på trækkort (stabling)
panel-house = Husregler
panel-draw = At trække
panel-matching = Hvilke kort der passer
panel-draw-two = Træk 2
panel-legality = Hvornår en trækjoker er tilladt
panel-challenge = Bluff og udfordring
panel-dealer = Hvem der giver
panel-first-wild = Første kort er en joker
panel-first-reverse = Første kort er Skift retning
panel-first-action = Første kort er Spring over eller et trækkort
panel-backs = De andre hænders bagsider
panel-turn = Tid pr. tur
panel-reminder = Påmindelse, når man har turen
panel-join = Hvem der må sætte sig
panel-teams = Hold
panel-leaving = Når nogen går eller bliver væk
panel-level = Hvor godt computerne spiller
panel-pace = Hvor længe computerne er om et træk
panel-place = Hvor der spilles

choice-scoring-single = Én runde; først af med kortene vinder
choice-scoring-winner-takes = Rundens vinder får de andres point
choice-scoring-lowest-total = Alle tæller egen hånd, laveste sum vinder
choice-scoring-elimination = Ude ved målet, den sidste vinder
choice-scoring-tournament = Ude ved målet, finale mellem de to sidste
choice-stacking-off = Fra: den næste spiller trækker
choice-stacking-same = Med samme slags: summen går videre
choice-stacking-higher = Med samme slags eller højere
choice-house-jump-in = Hop ind med præcis det øverste kort
choice-house-seven-zero = 7 bytter to hænder, 0 flytter alle hænder
choice-house-force-play = Den, der kan spille, skal spille
choice-house-no-action-finish = Det sidste kort skal være et tal
choice-house-extra-wilds = Fire jokere mere: Byt hånd, Bland hænder
choice-house-shuffle-seats = Pladserne trækkes ved lod
choice-draw-one-may = Træk ét kort; spil eller behold det
choice-draw-one-must = Træk ét kort; spil det, hvis det passer
choice-draw-until-playable-may = Træk, til et passer; spil eller behold det
choice-draw-until-playable-must = Træk, til et passer, og spil det
choice-matching-symbol = Samme farve, tal eller tegn
choice-matching-own-color = Farve eller tal; aktionskort kun på farven
choice-draw-two-two = Den næste spiller trækker 2
choice-draw-two-four = Den næste spiller trækker 4
choice-legality-color = Uden et kort i den gældende farve
choice-legality-number = Uden et kort i farven eller med tallet
choice-challenge-off = Intet bluff: ulovlige trækjokere afvises
choice-challenge-draw = Bluff straffes; udfordreren spiller
choice-challenge-skip = Bluff straffes; udfordreren mister turen
choice-challenge-take-back = Bluff tages tilbage; træk, spil et andet
choice-dealer-host = Værten
choice-dealer-zero = Højeste kort; aktionskort tæller 0
choice-dealer-redraw = Højeste kort; aktionskort trækkes om
choice-first-wild-choose = Den første spiller vælger farven
choice-first-wild-redraw = Den lægges tilbage, det næste vendes
choice-first-reverse-dealer = Kortgiveren begynder, mod højre
choice-first-reverse-right = Den til højre for kortgiveren, mod højre
choice-first-action-effect = Det gælder for den første spiller
choice-first-action-none = Det har ingen virkning
choice-backs-shown = Spillerne må se dem
choice-backs-hidden = Ingen ser dem
choice-reminder-always = Et ping ved hver tur
choice-reminder-nudge = Et ping, når halvdelen af tiden er gået
choice-reminder-never = Ingen
choice-join-all = Alle, der kan se kanalen
choice-join-role = Medlemmer med en rolle
choice-join-invited = Folk, som værten inviterer
choice-teams = { $teams ->
    [0] Ingen: alle spiller alene
   *[other] { $teams } hold, der sidder skiftevis
}
choice-leaving-go = Pladsen udgår, kortene går i bunken
choice-leaving-computer = En computer spiller videre
choice-level-easy = Let: lidt skødesløs
choice-level-medium = Middel: tænker over hvert kort
choice-level-hard = Svær: husker, hvad alle har gjort
choice-pace = { $seconds ->
    [one] 1 sekund
   *[other] { $seconds } sekunder
}
choice-place-channel = I denne kanal
choice-place-thread = I sin egen tråd

duration-none = ingen grænse
duration-seconds = { $seconds ->
    [one] 1 sekund
   *[other] { $seconds } sekunder
}
duration-minutes = { $minutes ->
    [one] 1 minut
   *[other] { $minutes } minutter
}
duration-hours = { $hours ->
    [one] 1 time
   *[other] { $hours } timer
}

modal-numbers-game = Mål, kort, sæt, tid
modal-numbers-penalties = Straf, i kort
field-target = Point, der slutter kampen
field-hand-size = Kort fra starten
field-decks = Sæt kort
field-turn-seconds = Tid pr. tur
field-uno-penalty = Fanget uden UNO-råb
field-false-uno-penalty = UNO-råb uden grund
field-misplay-penalty = Et kort, der ikke passer
field-hint-penalty = At sige, hvad andre skal spille
field-range = Et helt tal fra { $low } til { $high }.
field-time = For eksempel 90 s, 5 min eller 2 h; fra 15 s til 24 h, eller 0 for ingen grænse.

wrong-number = { $field }: ”{ $given }” går ikke. Skriv et helt tal fra { $low } til { $high }.
wrong-time = { $field }: ”{ $given }” går ikke. Skriv en tid som 90 s, 5 min eller 2 h, fra 15 s til 24 h, eller 0 for ingen grænse.
wrong-extra-wilds = De fire ekstra jokere hører til de klassiske kort. Tag dem ud, eller vælg andre regler end Flip.
wrong-cards = { $cards } kort til hver af { $players } spillere levner for få at trække fra { $decks ->
    [one] ét sæt
   *[other] { $decks } sæt
}. Vælg færre kort eller flere sæt.
wrong-teams = { $teams } hold skal være lige store, altså mindst { $least } spillere i alt; lige nu er der { $players }. Tag flere spillere eller computere med, eller vælg et andet antal hold.
wrong-role = Vælg den rolle, hvis medlemmer må sætte sig.

modal-word = Dit lykkeord
field-word = Lykkeord
field-word-hint = Hvad du vil. Det ændrer, hvordan kortene gives; ingen kan forudse hvordan.
word-back = Du gav ikke noget lykkeord nu: kortene afhænger kun af de andres ord og hemmeligheden.
word-kept = Dit lykkeord **{ $word }** tæller. Gem dette, hvis du vil efterprøve kortgivningen senere:
    salt `{ $salt }`
    fingeraftryk af salt og ord `{ $digest }`
