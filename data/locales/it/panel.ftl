### Il pannello delle regole dell’host: nomi delle scelte, possibilità, moduli, errori.

panel-title = A che cosa si gioca?
panel-choice = **{ $name }**
panel-pick = Scegli …
panel-pick-many = Nessuna. Scegline quante vuoi …
panel-role = Quale ruolo può sedersi?
panel-invited = Chi inviti?

button-page-game = Gioco
button-page-turns = Turni
button-page-start = Avvio
button-page-table = Tavolo
button-numbers-game = Obiettivo, carte …
button-numbers-penalties = Penalità …
button-summary = Tutte le regole

panel-preset = Regole di partenza
panel-scoring = Come si vince la partita
panel-stacking = Rispondere alle carte Pesca (accumulo)
panel-house = Regole della casa
panel-draw = Come si pesca
panel-matching = Quali carte vanno bene
panel-draw-two = Pesca +2
panel-legality = Quando vale un jolly Pesca
panel-challenge = Bluff e sfida
panel-dealer = Chi dà le carte
panel-first-wild = Prima carta: un Jolly
panel-first-reverse = Prima carta: Cambio giro
panel-first-action = Prima carta: Salta il turno o carta Pesca
panel-backs = Dorsi delle carte altrui
panel-turn = Tempo per turno
panel-reminder = Promemoria quando tocca a qualcuno
panel-join = Chi può sedersi
panel-teams = Squadre
panel-leaving = Se qualcuno se ne va o non c’è
panel-level = Quanto giocano bene i computer
panel-pace = Quanto ci mettono i computer per mossa
panel-place = Dove si gioca

choice-scoring-single = Una mano, vince chi chiude
choice-scoring-winner-takes = Chi vince la mano prende i punti altrui
choice-scoring-lowest-total = Ognuno somma le sue, vince chi ha meno
choice-scoring-elimination = Fuori all’obiettivo, vince chi resta
choice-scoring-tournament = Fuori all’obiettivo, finale a due
choice-stacking-off = No: pesca chi viene dopo
choice-stacking-same = Con lo stesso tipo: la somma passa
choice-stacking-higher = Con lo stesso tipo o uno superiore
choice-house-jump-in = Al volo con una carta identica in cima
choice-house-seven-zero = 7 scambia le carte, 0 le fa girare
choice-house-force-play = Chi può giocare deve giocare
choice-house-no-action-finish = L’ultima carta deve essere un numero
choice-house-extra-wilds = Quattro jolly in più: scambia e mescola
choice-house-shuffle-seats = Posti a sorte
choice-draw-one-may = Una carta, da giocare o tenere
choice-draw-one-must = Una carta; se va bene, si gioca
choice-draw-until-playable-may = Finché una va bene, da giocare o tenere
choice-draw-until-playable-must = Finché una va bene, e si gioca
choice-matching-symbol = Stesso colore, numero o simbolo
choice-matching-own-color = Colore o numero; carte azione solo a colore
choice-draw-two-two = Chi viene dopo pesca 2
choice-draw-two-four = Chi viene dopo pesca 4
choice-legality-color = Senza carte del colore in gioco
choice-legality-number = Senza carte del colore o del numero
choice-challenge-off = Niente bluff: se non vale, non si gioca
choice-challenge-draw = Bluff scoperto: pesca; chi sfida gioca
choice-challenge-skip = Bluff scoperto: pesca; chi sfida salta
choice-challenge-take-back = Bluff scoperto: riprende, pesca, rigioca
choice-dealer-host = L’host
choice-dealer-zero = Carta più alta; le carte azione valgono 0
choice-dealer-redraw = Carta più alta; le azioni si ripescano
choice-first-wild-choose = Sceglie il colore chi inizia
choice-first-wild-redraw = Torna nel mazzo, se ne gira un’altra
choice-first-reverse-dealer = Il mazziere, verso destra
choice-first-reverse-right = Chi è a destra del mazziere, verso destra
choice-first-action-effect = Vale per chi inizia
choice-first-action-none = Non ha effetto
choice-backs-shown = Chi gioca può guardarli
choice-backs-hidden = Non li vede nessuno
choice-reminder-always = Una menzione a ogni turno
choice-reminder-nudge = Una menzione a metà del tempo
choice-reminder-never = Nessuno
choice-join-all = Chiunque veda il canale
choice-join-role = Chi ha un certo ruolo
choice-join-invited = Chi ha l’invito dell’host
choice-teams = { $teams ->
    [0] Nessuna: ognuno per sé
   *[other] { $teams } squadre, a posti alternati
}
choice-leaving-go = Il posto sparisce, le carte nel mazzo
choice-leaving-computer = Un computer gioca al posto suo
choice-level-easy = Facile: un po’ distratto
choice-level-medium = Medio: pensa a ogni carta
choice-level-hard = Difficile: ricorda che cosa fanno tutti
choice-pace = { $seconds ->
    [one] 1 secondo
   *[other] { $seconds } secondi
}
choice-place-channel = In questo canale
choice-place-thread = In un thread a parte

duration-none = nessun limite
duration-seconds = { $seconds ->
    [one] 1 secondo
   *[other] { $seconds } secondi
}
duration-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
}
duration-hours = { $hours ->
    [one] 1 ora
   *[other] { $hours } ore
}

modal-numbers-game = Obiettivo, carte, mazzi, tempo
modal-numbers-penalties = Penalità, in carte
field-target = Punti che chiudono la partita
field-hand-size = Carte all’inizio
field-decks = Mazzi
field-turn-seconds = Tempo per turno
field-uno-penalty = Senza gridare UNO
field-false-uno-penalty = UNO gridato senza motivo
field-misplay-penalty = Una carta che non va bene
field-hint-penalty = Suggerire che cosa giocare
field-range = Un numero intero da { $low } a { $high }.
field-time = Per esempio 90 s, 5 min o 2 h; da 15 s a 24 h, o 0 per nessun limite.

wrong-number = { $field }: «{ $given }» non va bene. Scrivi un numero intero da { $low } a { $high }.
wrong-time = { $field }: «{ $given }» non va bene. Scrivi un tempo come 90 s, 5 min o 2 h, da 15 s a 24 h, o 0 per nessun limite.
wrong-extra-wilds = I quattro jolly in più sono del mazzo classico. Toglili, o scegli regole diverse da Flip.
wrong-cards = Con { $cards } carte a testa in { $players } restano troppo poche carte da pescare da { $decks ->
    [one] un mazzo
   *[other] { $decks } mazzi
}. Scegli meno carte o più mazzi.
wrong-teams = { $teams } squadre devono essere uguali, quindi servono almeno { $least } persone; adesso sono { $players }. Aggiungi persone o computer, o scegli un altro numero di squadre.
wrong-role = Scegli il ruolo che può sedersi.

modal-word = La tua parola fortunata
field-word = Parola fortunata
field-word-hint = Quello che vuoi. Cambia come vengono date le carte; nessuno può prevedere come.
word-back = Per ora non hai dato una parola: le carte dipendono solo dalle parole degli altri e dal segreto.
word-kept = La tua parola fortunata **{ $word }** conta. Conserva questo se poi vuoi controllare la distribuzione:
    sale `{ $salt }`
    impronta di sale e parola `{ $digest }`
