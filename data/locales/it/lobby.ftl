### Il tavolo prima della partita, la distribuzione, e un tavolo chiuso.

lobby-title = Nuovo tavolo di UNO
lobby-invitation = **{ $name }** aspetta compagnia. Premi **Partecipa** per sederti.
lobby-players = **Al tavolo:** { $seated } su { $most }
lobby-seat = { $number }. { $name }
lobby-seat-host = { $number }. { $name } · host
lobby-house = **Regole della casa:** { $rules }
lobby-time = **Tempo per turno:** { $time }
lobby-thread = in un thread a parte
thread-name = UNO con { $name }
lobby-teams = { $teams } squadre
lobby-role = per { $role }
lobby-invited = per { $people ->
    [one] una persona su invito
   *[other] { $people } persone su invito
}
flag-lucky = ha dato una parola fortunata
lobby-rules-changed = **Regole:** { $preset }, con modifiche · { $scoring }
lobby-rules = **Regole:** { $preset } · { $scoring }
lobby-missing = { $missing ->
    [one] Manca una persona.
   *[other] Mancano { $missing } persone.
}
lobby-ready = Quando siete al completo, l’host preme **Inizia**.
lobby-closes = Se nessuno preme niente, il tavolo chiude { $when }.
lobby-commitment = -# Sigillo del mazzo, che non può più cambiare: `{ $digest }`

preset-official = UNO ufficiale
preset-brasil = Regole brasiliane
preset-danmark = Regole danesi
preset-italia = Regole italiane
preset-espana = Regole spagnole
preset-flip = UNO Flip

house-stacking-same = accumulo (stesso tipo)
house-stacking-higher = accumulo (stesso tipo o superiore)
house-jump-in = carte al volo
house-seven-zero = 7 scambia/0 fa girare
house-force-play = chi può giocare deve farlo
house-no-action-finish = ultima carta un numero
house-extra-wilds = più jolly
house-shuffle-seats = posti a sorte

scoring-single-short = una mano
scoring-winner-takes-short = chi vince prende i punti, si arriva a { $target }
scoring-lowest-total-short = vince il totale più basso quando qualcuno arriva a { $target }
scoring-elimination-short = chi arriva a { $target } è fuori
scoring-tournament-short = torneo: chi arriva a { $target } è fuori, finale a due

player-unnamed = Posto { $number }
somebody = Qualcuno

button-join = Partecipa
button-leave-lobby = Esci
button-start = Inizia
button-rules = Regole
button-cancel = Chiudi
button-word = Parola fortunata
button-add-computer = Aggiungi computer
button-remove-computer = Togli computer
button-hand = Le mie carte

deal-title = Carte distribuite
deal-words = **Parole fortunate**, fissate dall’inizio:
deal-word = -# { $name }: `{ $digest }`
deal-more-draws = { $draws ->
    [one] Prima, un sorteggio del mazziere.
   *[other] Prima, { $draws } sorteggi del mazziere.
}

secret-told = -# Il segreto dietro il sigillo del mazzo: `{ $secret }` · gioco `{ $game }`

closed-title = Il tavolo è chiuso
closed-cancelled = L’host ha annullato tutto. Chiunque può aprire un altro tavolo con **/uno inizia**.
closed-expired = Per un po’ nessuno ha premuto niente. Apri un altro tavolo con **/uno inizia** quando vuoi.
closed-abandoned = Al tavolo non c’è più nessuno. Aprine un altro con **/uno inizia** quando vuoi.
closed-idle = Per un po’ nessuno ha giocato, quindi la partita finisce senza risultato. Per un’altra c’è **/uno inizia**.
closed-ended = La partita è stata chiusa dalla moderazione. Per un’altra c’è **/uno inizia**.
closed-channel-gone = Il canale non c’è più. Per un’altra partita usa **/uno inizia** in un altro canale.
closed-guild-removed = Il bot non è più nel server.
closed-no-access = Il bot non può scrivere in questo canale. La moderazione può cambiarlo; poi **/uno inizia** apre un altro tavolo.

# I nomi dei computer; il segno li distingue dalle persone.
computer-name = { $number ->
    [1] 🤖 Ada
    [2] 🤖 Oscar
    [3] 🤖 Bianca
    [4] 🤖 Leo
    [5] 🤖 Nora
    [6] 🤖 Felice
    [7] 🤖 Viola
    [8] 🤖 Elio
    [9] 🤖 Zoe
   *[other] 🤖 Computer { $number }
}
flag-level-easy = facile
flag-level-medium = medio
flag-level-hard = difficile
