### Che cosa si conserva, si consegna e si dimentica; numeri, dati e stagioni di un server.

privacy-title = Che cosa conservo di te
privacy-what = **Che cosa:** il tuo ID di Discord, il nome che mostri in ogni server, la tua lingua e le tue impostazioni; risultati, rating e traguardi delle tue partite, e le loro mosse. Nessun messaggio, nessun altro dato del tuo account.
privacy-why = **Perché:** così un tavolo sopravvive a un riavvio, ci sono classifiche e profili, e ogni distribuzione si può controllare dopo.
privacy-long = **Per quanto:** mosse e distribuzioni restano finché non le cancelli tu o chi possiede il server; risultati e rating restano per sempre, senza il tuo nome dopo che lo cancelli. I server che mi rimuovono vengono cancellati dopo un po’.
privacy-long-days = **Per quanto:** mosse e distribuzioni si cancellano { $days ->
    [one] dopo un giorno
   *[other] dopo { $days } giorni
}; risultati e rating restano per sempre, senza il tuo nome dopo che lo cancelli. I server che mi rimuovono vengono cancellati dopo un po’.
privacy-public = **Chi lo vede:** chi è in questo server vede qui i tuoi risultati, il rating e il profilo. Le carte che hai in mano non le vede nessun altro; dopo la partita si leggono nel suo file.
privacy-delete = **Cancella i miei dati** toglie ovunque, in ogni server, il tuo ID, il nome, la lingua, le impostazioni e i traguardi. I risultati allora non sono più di nessuno.
privacy-everywhere-on = **Classifica di tutti i server:** ci sei, con il nome che mostri qui. Chi è in altri server può vederlo.
privacy-everywhere-off = **Classifica di tutti i server:** non ci sei. Se entri, da allora chi è in altri server può vedere il tuo nome e i tuoi risultati.
privacy-sure = Cancellare in ogni server ID, nomi, lingua, impostazioni e traguardi? Se giochi ancora, il tuo rating ricomincia da capo.
privacy-beyond = -# Che cosa non si può ritirare: messaggi e file delle partite nei canali, file salvati da qualcuno, e le copie di sicurezza di chi gestisce il bot finché non vengono sostituite.
privacy-leave = Hai ancora un posto a un tavolo in { $where }. Prima lascialo (**/uno esci**), poi cancella i tuoi dati.
privacy-deleted = Fatto: dai risultati non si risale più a te.
privacy-joined = Dalla prossima partita sei nella classifica di tutti i server.
privacy-left = Non sei più nella classifica di tutti i server.
privacy-file = Ecco tutto quello che conservo di te.
privacy-too-large = I tuoi dati sono troppo grandi per Discord. Chiedili a chi gestisce il bot.
file-part = **File { $number } di { $count }.** Solo tutti insieme sono completi.
file-archive = -# È molto materiale, quindi arriva in un archivio ZIP: estrailo per leggere i file JSON che contiene.
choice-privacy-show = Leggi che cosa si conserva
choice-privacy-export = Esporta i miei dati
choice-privacy-delete = Cancella i miei dati
button-privacy-export = Esporta i miei dati
button-privacy-join = Entra nella classifica di tutti i server
button-privacy-leave = Esci dalla classifica di tutti i server
button-privacy-delete = Cancella i miei dati …
button-privacy-sure = Cancella

stats-title = Numeri di questo server
stats-ever = In tutto: { $matches ->
    [one] 1 partita
   *[other] { $matches } partite
}, { $players ->
    [one] 1 persona
   *[other] { $players } persone
} in classifica
stats-week = Settimana · { $begin }: { $tables ->
    [one] 1 tavolo
   *[other] { $tables } tavoli
}, { $matches ->
    [one] 1 partita valida
   *[other] { $matches } partite valide
}, { $players ->
    [one] 1 persona
   *[other] { $players } persone
}
stats-preset = { $preset } ({ $number })
stats-presets = **Più giocate di recente:** { $presets }
data-title = I dati di questo server
data-export = **Esporta** ti dà persone, partite, risultati e impostazioni in un file; nessuna carta delle partite in corso. Contiene nomi e ID di Discord: tienilo per te.
data-reset = **Azzera** cancella tutte le partite finite con risultati, rating, stagioni e traguardi. Le impostazioni e i tavoli in corso restano.
data-sure = Cancellare tutti i risultati, i rating, le stagioni e i traguardi di questo server? Non si può annullare.
data-done = Fatto: questo server ricomincia da capo.
data-file = Ecco i dati di questo server.
data-owners-only = Può farlo solo chi amministra il server.
data-too-large = I dati sono troppo grandi per Discord. Chiedili a chi gestisce il bot (**python -m uno export**).
button-data-export = Esporta
button-data-reset = Azzera …
button-data-sure = Azzera
season-title = Stagioni
season-none = Ancora nessuna stagione; la prima inizia con la prossima partita.
season-line = { $season }: { $begin } – { $end }
season-open = { $season }: { $begin } – oggi
season-ended = La stagione è finita; il podio è stato annunciato qui. La prossima inizia con la prossima partita.
season-ended-elsewhere = La stagione è finita. Qui non posso scrivere, quindi il podio è stato annunciato in { $channel }. La prossima inizia con la prossima partita.
season-ended-untold = La stagione è finita. Non posso scrivere né qui né dove si è giocata, quindi il podio non è stato annunciato; resta nella classifica. La prossima inizia con la prossima partita.
season-ended-quietly = La stagione è finita. Nessuno aveva abbastanza partite per un podio. La prossima inizia con la prossima partita.
season-not-open = Nessuna stagione in corso; la prossima inizia con la prossima partita.
choice-season-month = Una stagione al mese
choice-season-hand = Le stagioni si chiudono a mano
button-season-end = Chiudi la stagione …
modal-season = Chiudi la stagione
field-season-name = Nome della stagione che finisce
field-season-hint = Appare nella classifica; si può lasciare vuoto
podium-title = { $season }: finita
podium-line = { $medal } { $name }: { $rating }
podium-next = -# La prossima stagione inizia con la prossima partita. **/uno classifica** mostra anche questa.
