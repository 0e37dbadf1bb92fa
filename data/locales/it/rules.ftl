### Le regole in vigore, una riga per ogni impostazione (RULES.md, sezione 16).

rules-title = Regole: { $preset }

rules-deck-classic = { $decks ->
    [one] Un mazzo di 108 carte.
   *[other] { $decks } mazzi di 108 carte ciascuno.
}
rules-deck-flip = { $decks ->
    [one] Un mazzo Flip di 112 carte, ognuna con un lato chiaro e uno scuro.
   *[other] { $decks } mazzi Flip di 112 carte ciascuno, ogni carta con un lato chiaro e uno scuro.
}
rules-extra-wilds = Quattro jolly in più: un Jolly mescola le mani, tre Jolly scambia le mani.
rules-hand-size = Ognuno riceve { $cards ->
    [one] una carta
   *[other] { $cards } carte
}.
rules-shuffle-seats = I posti si tirano a sorte.
rules-dealer-host = La prima volta dà le carte l’host.
rules-dealer-draw-zero = Ognuno pesca una carta, dà le carte chi ha il numero più alto; le altre carte valgono 0.
rules-dealer-draw-redraw = Ognuno pesca una carta, dà le carte chi ha il numero più alto; le altre carte tornano nel mazzo e si ripesca.
rules-first-wild-choose = Se la prima carta è un Jolly, chi è a sinistra del mazziere sceglie il colore e gioca.
rules-first-wild-redraw = Se la prima carta è un Jolly, torna nel mazzo e se ne gira un’altra.
rules-first-reverse-dealer = Se la prima carta è Cambio giro, inizia il mazziere e si gioca verso destra.
rules-first-reverse-right = Se la prima carta è Cambio giro, inizia chi è a destra del mazziere e si gioca verso destra.
rules-first-action-effect = Se la prima carta è Salta il turno o una carta Pesca, vale per chi è a sinistra del mazziere.
rules-first-action-none = Se la prima carta è Salta il turno o una carta Pesca, non ha effetto.

rules-symbol-match = Gioca una carta del colore in gioco, dello stesso numero o simbolo, o un jolly.
rules-symbol-own-color = Gioca una carta del colore in gioco, dello stesso numero, o un jolly. Le carte azione vanno solo sul loro colore.
rules-draw-one-may = Oppure pesca una carta. Se va bene, puoi giocarla subito.
rules-draw-one-must = Oppure pesca una carta. Se va bene, devi giocarla.
rules-draw-until-playable-may = Oppure pesca finché una carta va bene. Puoi giocarla o tenerla.
rules-draw-until-playable-must = Oppure pesca finché una carta va bene. Devi giocarla.
rules-force-play = Chi può giocare una carta deve giocare.
rules-free-play = Puoi pescare anche se potresti giocare.
rules-draw-two = Dopo un Pesca +2, chi viene dopo pesca { $cards } carte e salta il turno.
rules-stacking-same = A una carta Pesca si può rispondere con una dello stesso tipo: la somma passa.
rules-stacking-higher = A una carta Pesca si può rispondere con una dello stesso tipo o di un tipo superiore: la somma passa.
rules-jump-in = Una carta identica a quella in cima si può giocare al volo, fuori turno. I jolly mai.
rules-seven-zero = 7: scambi le carte con chi vuoi. 0: le carte di tutti passano di un posto.
rules-no-action-finish = L’ultima carta deve essere un numero.

rules-wild-draw-color-bluff = Un jolly Pesca vale solo senza carte del colore in gioco. Puoi bluffare: chi viene dopo può sfidare.
rules-wild-draw-color-strict = Un jolly Pesca si può giocare solo senza carte del colore in gioco.
rules-wild-draw-color-or-number-bluff = Un jolly Pesca vale solo senza carte del colore in gioco o dello stesso numero. Puoi bluffare: chi viene dopo può sfidare.
rules-wild-draw-color-or-number-strict = Un jolly Pesca si può giocare solo senza carte del colore in gioco o dello stesso numero.
rules-guilty-draw = Sfida giusta: chi ha bluffato pesca le carte al posto di chi sfida.
rules-guilty-take-back = Sfida giusta: chi ha bluffato riprende la carta, pesca le carte e ne gioca un’altra.
rules-guilty-skips-challenger = Chi sfida salta lo stesso il turno.
rules-challenge-wrong = Sfida sbagliata: chi sfida pesca due carte in più e salta il turno.

rules-uno = Grida UNO quando resti con una carta. Chi si fa beccare prima che muova chi viene dopo pesca { $cards ->
    [one] una carta
   *[other] { $cards } carte
}.
rules-false-uno-penalty = Gridare UNO quando non può essere vero costa { $cards ->
    [one] una carta
   *[other] { $cards } carte
}.
rules-misplay-penalty = Una carta che non va bene torna in mano e costa { $cards ->
    [one] una carta
   *[other] { $cards } carte
} e il turno.
rules-hint-penalty = Suggerire che cosa giocare costa { $cards ->
    [one] una carta
   *[other] { $cards } carte
}, se gli altri sono d’accordo.
rules-flip = Una carta Gira il mazzo rivolta tutto: carte in mano, scarti e mazzo.
rules-backs-shown = Puoi vedere i dorsi delle carte altrui, mai i tuoi.
rules-backs-hidden = I dorsi delle carte restano nascosti.

rules-scoring-single = Una mano: vince chi chiude.
rules-scoring-winner-takes = Chi chiude fa i punti delle carte rimaste in mano agli altri. Vince chi arriva per primo a { $target }.
rules-scoring-lowest-total = Ognuno somma le carte rimaste in mano. Quando qualcuno arriva a { $target }, vince il totale più basso.
rules-scoring-elimination = Ognuno somma le carte rimaste in mano. Chi arriva a { $target } è fuori, vince chi resta.
rules-scoring-tournament = Ognuno somma le carte rimaste in mano. Chi arriva a { $target } è fuori; in due si gioca una finale da 0, e chi arriva per primo a { $target } la perde.
