### Hvad `python -m uno verify` siger om beviset for en ærlig kortgivning.

verify-no-proof = Der er intet at efterprøve: dokumentet har intet frø med bevis (feltet "fair").
verify-commitment-right = Rigtigt: forpligtelsen er SHA-256 af hemmeligheden.
verify-commitment-wrong = FORKERT: forpligtelsen er ikke SHA-256 af hemmeligheden.
verify-seed-right = Rigtigt: frøet følger af hemmeligheden, spillet og bidragene.
verify-seed-wrong = FORKERT: frøet følger ikke af hemmeligheden, spillet og bidragene.
verify-dealer-draw = Frøet giver { $name } { $card } i lodtrækningen om kortgiver.
verify-dealer = Frøet gør { $name } til kortgiver.
verify-moves-right = Rigtigt: { $moves ->
    [one] det ene træk er lovligt
   *[other] alle { $moves } træk er lovlige
} med kortene fra dette frø ({ $rounds ->
    [one] én runde
   *[other] { $rounds } runder
} og { $shuffles ->
    [one] én blanding
   *[other] { $shuffles } blandinger
} beregnet igen).
verify-moves-wrong = FORKERT: træk { $move } (talt fra 0) er ikke lovligt med kortene fra dette frø.
verify-refuted = Beviset holder ikke.
verify-proved = Bevist: kortgivningen følger af en hemmelighed, der lå fast, før nogen satte sig, hvis forpligtelsen ovenfor er den, som bordet viste fra sin første udgave, og af de nævnte bidrag.
verify-proved-foresight = Bevist: ingen kunne forudse kortgivningen uden hemmeligheden.
verify-proved-words = Bevist: botten kunne ikke selv vælge kortgivningen, hvis { $words ->
    [one] den ene spiller, der gav et lykkeord, selv valgte det
   *[other] en af de { $words } spillere, der gav et lykkeord, selv valgte sit
}.
verify-no-words = Ikke bevist: at botten ikke valgte en hemmelighed, der passede den. Ingen gav et lykkeord, så det kunne den have gjort.
verify-not-proved = Ikke bevist: at de, der driver botten, ikke så hemmeligheden under spillet eller hjalp den, der bidrog sidst.
