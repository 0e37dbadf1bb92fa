### Hvad der skete: én sætning for hver hændelse.

event-dealer-drew = { $name } trak { $card } i lodtrækningen om at give.
event-dealer-drew-zero = { $name } trak { $card } i lodtrækningen om at give; det tæller 0.
event-dealer-drew-again = { $name } trak { $card } i lodtrækningen om at give og trækker igen.
event-round-started = Runde { $round }: { $name } giver.
event-first-card-put-back = { $card } kan ikke være det første kort og lægges tilbage i bunken.
event-first-card = Det første kort er { $card }.
event-first-card-no-color = Det første kort er { $card }. Farven er ikke valgt endnu.
event-turn-started = Turen går til { $name }.

event-played = { $name } spillede { $card }.
event-played-color = { $name } spillede { $card } og valgte { color }.
event-played-target = { $name } spillede { $card } for at bytte med { $other }.
event-played-color-target = { $name } spillede { $card } for at bytte med { $other } og valgte { color }.
event-jumped-in = { $name } hoppede ind med { $card }.
event-jumped-in-target = { $name } hoppede ind med { $card } for at bytte med { $other }.
event-color-named = { $name } valgte { color }.

event-drew-nothing = { $name } skulle trække, men der er ikke flere kort.
event-drew-turn = { $name } trak { $cards ->
    [one] et kort
   *[other] { $cards } kort
}.
event-drew-first-card = { $name } trak { $cards ->
    [one] et kort
   *[other] { $cards } kort
} på grund af det første kort.
event-drew-draw-card = { $name } trak { $cards ->
    [one] et kort
   *[other] { $cards } kort
} på grund af trækkortet.
event-drew-wild-draw = { $name } trak { $cards ->
    [one] et kort
   *[other] { $cards } kort
} for trækjokeren.
event-drew-stack = { $name } tog stablen: { $cards ->
    [one] ét kort
   *[other] { $cards } kort
}.
event-drew-challenge-lost = { $name } trak { $cards ->
    [one] et kort
   *[other] { $cards } kort
} efter den tabte udfordring.
event-drew-challenge-guilty = { $name } trak { $cards ->
    [one] et kort
   *[other] { $cards } kort
}, fordi trækjokeren ikke var tilladt.
event-drew-uno = { $name } trak { $cards ->
    [one] et kort
   *[other] { $cards } kort
} for ikke at råbe UNO.
event-drew-false-uno = { $name } trak { $cards ->
    [one] et kort
   *[other] { $cards } kort
} for at råbe UNO uden grund.
event-drew-misplay = { $name } trak { $cards ->
    [one] et kort
   *[other] { $cards } kort
} for at spille et kort, der ikke passer.
event-drew-hint = { $name } trak { $cards ->
    [one] et kort
   *[other] { $cards } kort
} for at give et tip.

event-kept = { $name } beholdt det trukne kort.
event-passed = { $name } meldte pas: der er ikke flere kort at trække.
event-skipped-first-card = { $name } mister turen på grund af det første kort.
event-skipped-skip = { $name } blev sprunget over.
event-skipped-reverse = { $name } blev sprunget over: med to spillere virker Skift retning som Spring over.
event-skipped-draw-card = { $name } mister også turen.
event-skipped-skip-everyone = { $name } blev sprunget over ligesom alle andre.
event-skipped-challenge = { $name } mister turen efter udfordringen.
event-reversed-left = Retningen skiftede: spillet går mod venstre, med uret.
event-reversed-right = Retningen skiftede: spillet går mod højre, mod uret.
event-flipped-light = Alt blev vendt til den lyse side. { $card } ligger øverst.
event-flipped-dark = Alt blev vendt til den mørke side. { $card } ligger øverst.
event-pile-remade = Afkastbunken blev blandet til en ny trækbunke på { $cards ->
    [one] ét kort
   *[other] { $cards } kort
}.

event-challenged-guilty = { $name } udfordrede { $other } og havde ret: { $other } havde et { own-neuter } kort.
event-challenged-guilty-number = { $name } udfordrede { $other } og havde ret: { $other } havde et kort med samme tal.
event-challenged-innocent = { $name } udfordrede { $other } og tog fejl: { $other } havde ingen { own-plural } kort.
event-challenged-innocent-free = { $name } udfordrede { $other } og tog fejl: ingen farve gjaldt.
event-hand-shown = { $name } så hånden hos { $other }.
event-accepted = { $name } accepterede trækjokeren fra { $other }.
event-taken-back = { $name } måtte tage { $card } tilbage.

event-uno-called = { $name } råbte UNO!
event-uno-called-late = { $name } råbte UNO, lige i tide!
event-false-uno = { $name } råbte UNO uden grund.
event-caught = { $name } fangede { $other }, som ikke havde råbt UNO.
event-misplayed = { $name } prøvede { $card }, som ikke passer.

event-accused = { $name } anklager { $other } for at give et tip.
event-voted-guilty = { $name } stemmer: skyldig.
event-voted-innocent = { $name } stemmer: ikke skyldig.
event-vote-ended-guilty = Afstemningen er slut: { $name } gav et tip.
event-vote-ended-innocent = Afstemningen er slut: { $name } gav ikke noget tip.
event-vote-ended-dropped = Afstemningen om { $name } blev droppet.

event-hands-swapped = { $name } og { $other } byttede hånd.
event-hands-shuffled = { $name } samlede alle hænder, blandede dem og gav dem ud igen.
event-hands-moved-left = Alle hænder gik én plads mod venstre.
event-hands-moved-right = Alle hænder gik én plads mod højre.

event-timed-out = Tiden løb ud for { $name }.
event-left = { $name } forlod spillet.
event-joined = { $name } satte sig og er med fra næste runde.
event-round-won = { $name } kom af med alle sine kort og vandt runde { $round }.
event-round-blocked = Ingen kunne gøre mere: runde { $round } gik i stå.
event-eliminated = { $name } nåede grænsen og er ude.
event-final-started = Finalen: { $players }.
event-match-won = { $winners ->
    [one] { $players } vandt kampen!
   *[other] { $players } vandt kampen sammen!
}
