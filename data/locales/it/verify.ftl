### Che cosa dice `python -m uno verify` sulla prova di una distribuzione onesta.

verify-no-proof = Non c’è niente da verificare: il documento non ha un seme con una prova (campo "fair").
verify-commitment-right = Giusto: l’impegno è lo SHA-256 del segreto.
verify-commitment-wrong = SBAGLIATO: l’impegno non è lo SHA-256 del segreto.
verify-seed-right = Giusto: il seme deriva dal segreto, dal gioco e dai contributi.
verify-seed-wrong = SBAGLIATO: il seme non deriva dal segreto, dal gioco e dai contributi.
verify-dealer-draw = Il seme dà a { $name } { $card } nel sorteggio del mazziere.
verify-dealer = Secondo il seme il mazziere è { $name }.
verify-moves-right = Giusto: { $moves ->
    [one] l’unica mossa è valida
   *[other] tutte le { $moves } mosse sono valide
} con le carte di questo seme (ricalcolate { $rounds ->
    [one] una mano
   *[other] { $rounds } mani
} e { $shuffles ->
    [one] una mescolata
   *[other] { $shuffles } mescolate
}).
verify-moves-wrong = SBAGLIATO: la mossa { $move } (contando da 0) non è valida con le carte di questo seme.
verify-refuted = La prova non regge.
verify-proved = Provato: la distribuzione deriva da un segreto fissato prima che chiunque si sedesse, se l’impegno qui sopra è quello che il tavolo mostrava fin dalla sua prima versione, e dai contributi elencati.
verify-proved-foresight = Provato: nessuno senza il segreto poteva prevedere la distribuzione.
verify-proved-words = Provato: il bot da solo non poteva scegliere la distribuzione, se { $words ->
    [one] l’unica persona che ha dato una parola fortunata l’ha scelta da sola
   *[other] almeno una delle { $words } persone che hanno dato una parola fortunata l’ha scelta da sola
}.
verify-no-words = Non provato: che il bot non abbia scelto un segreto a suo piacere. Nessuno ha dato una parola fortunata, quindi avrebbe potuto.
verify-not-proved = Non provato: che chi gestisce il bot non abbia guardato il segreto durante il gioco, o aiutato chi ha contribuito per ultimo.
