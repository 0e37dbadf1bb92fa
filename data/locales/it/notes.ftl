### Rifiuti (ognuno dice che cosa si può fare invece), conferme, avvisi, aiuto.

## Rifiuti per le regole del gioco.

refused-not-your-turn = Non tocca a te. Il tavolo mostra chi gioca adesso.
refused-wrong-phase = In questo momento non si può. **Le mie carte** mostra che cosa puoi fare.
refused-match-over = La partita è finita. **Rivincita** la fa rigiocare, **/uno inizia** apre un altro tavolo.
refused-seat-left = Hai lasciato questa partita. Puoi giocare di nuovo al prossimo tavolo.
refused-not-in-hand = Quella carta non ce l’hai più. Ecco le tue carte come sono adesso.
refused-no-match = Quella carta non va bene. Serve il colore in gioco, lo stesso numero o simbolo, o un jolly; oppure pesca.
refused-illegal-wild-draw = Hai una carta che va bene, quindi il jolly Pesca non vale. Gioca quella o un Jolly semplice, oppure pesca.
refused-only-drawn-card = Dopo aver pescato si può giocare solo la carta pescata. Giocala o tienila.
refused-must-play = Con queste regole devi giocare una carta che va bene. Scegline una tra quelle proposte.
refused-must-take-stack = Ci sono carte accumulate. Rispondi con una carta Pesca che ci va sopra, oppure prendile.
refused-must-fit-take-back = Dopo aver ripreso il jolly Pesca devi giocare una carta del colore in gioco.
refused-action-finish = L’ultima carta deve essere un numero. Giocane un’altra o pesca.
refused-color-missing = Un jolly vuole un colore. Premi il pulsante del colore che vuoi.
refused-color-not-wanted = Solo un jolly vuole un colore. Gioca la carta senza.
refused-color-wrong-side = Quel colore non c’è sul lato in gioco. Scegli tra i colori proposti.
refused-target-missing = Scegli con chi vuoi scambiare le carte.
refused-target-not-wanted = Questa carta non si gioca contro una persona. Giocala senza scegliere nessuno.
refused-target-wrong = Non si può scegliere quella persona. Scegline un’altra che gioca in questa mano.
refused-jump-in-off = Con queste regole non si gioca al volo. Aspetta il tuo turno.
refused-jump-in-wrong = Al volo si gioca solo una carta identica a quella in cima, prima che muova chi viene dopo.
refused-uno-false = Gridare UNO adesso non sarebbe vero. Fallo quando hai due carte e ne giochi una, o quando te ne resta una.
refused-uno-useless = Adesso non c’è motivo di gridare. Grida UNO quando hai due carte e tocca a te, o subito dopo.
refused-nothing-to-catch = Non c’è nessuno da beccare: ha gridato in tempo, oppure chi viene dopo ha già mosso.
refused-accuse-off = Con queste regole non ci sono accuse: gioca pure. **Regole** sul tavolo mostra quali valgono.
refused-vote-open = Si sta votando. Chi può votare lo fa da **Le mie carte**; poi si va avanti.
refused-not-entitled = Non spetta a te deciderlo. **Le mie carte** mostra che cosa puoi fare.
refused-voted = Hai già votato. Si va avanti quando hanno votato anche gli altri, o quando scade il tempo.
refused-join-not-possible = Adesso non puoi sederti. Riprova tra una mano e l’altra, o al prossimo tavolo.
refused-no-shuffle-without-seed = Questo gioco non si può più mescolare. Dillo a chi gestisce il bot e apri un altro tavolo con **/uno inizia**.

## Rifiuti del tavolo.

refused-lobby-full = I posti sono finiti. Aspetta che qualcuno si alzi, o apri un tavolo in un altro canale.
refused-already-seated = Hai già un posto a questo tavolo. **Le mie carte** le mostra appena vengono date.
refused-not-seated = Non hai un posto a questo tavolo. Premi **Partecipa** finché è aperto, o tra una mano e l’altra.
refused-not-host = Può farlo solo l’host. L’elenco di chi gioca mostra chi è.
refused-too-few-players = Servono due persone. Chiedi a qualcuno di premere **Partecipa**.
refused-match-running = La partita è già iniziata, e questo si decide prima. Potrai farlo al prossimo tavolo.
refused-not-started = La partita non è ancora iniziata. L’host la fa partire con **Inizia**.
refused-channel-busy = In questo canale c’è già un tavolo. Siediti lì, o usa un altro canale o un thread.
refused-unknown-preset = Queste regole non esistono. Scegli dall’elenco.
refused-invalid-scoring = Questo punteggio non esiste. Scegli dall’elenco.
refused-invalid-target = L’obiettivo deve essere un numero da 1 a 10.000.
refused-invalid-rules = Con queste regole non si può giocare in tanti: le carte non basterebbero. Scegli meno carte a testa o più mazzi.
refused-invalid-contribution = Una parola fortunata ha da 1 a 64 caratteri. Scegline un’altra.
refused-invalid-options = Questo non si può impostare. Scegli tra le possibilità offerte.
refused-invalid-switch = Quella regola non può avere questo valore. Scegli tra le possibilità offerte.
refused-extra-wilds-with-flip = I jolly in più sono del mazzo classico. Toglili, o gioca con il mazzo classico.
refused-uneven-teams = Così non vengono squadre uguali di almeno due persone. Cambia il numero di squadre, o fai entrare o uscire qualcuno.
refused-no-role = A questo tavolo gioca solo chi ha un certo ruolo. Chiedi all’host, o apri un tavolo in un altro canale.
refused-not-invited = Questo tavolo è su invito. Chiedi un invito all’host, o apri un tavolo in un altro canale.
refused-removed = Ti hanno tolto il posto a questo tavolo. Chiedi un nuovo invito all’host, o apri un tavolo in un altro canale.
refused-too-many-invited = Non si possono invitare tante persone insieme: al massimo 25. Scegli chi può sedersi con **Regole**.
refused-no-computer = Non c’è nessun computer da togliere. **Aggiungi computer** ne porta uno.
refused-no-such-seat = Lì non c’è più nessuno. Il tavolo mostra chi gioca.
refused-not-yourself = Con te questo non si può fare. Per alzarti, premi **Esci**.
refused-paused = Il tavolo è in pausa. L’host o la maggioranza può farlo riprendere subito.
refused-not-paused = Il tavolo non è in pausa: gioca pure.
refused-invalid-pause = Una pausa dura da un minuto a un giorno. Scegli una durata in mezzo.
refused-already-voted = Hai già detto di sì. Si fa quando lo vuole più della metà: chiedi agli altri.
refused-not-absent = Quella persona ha ancora tempo. Si può votare quando ne è passata la metà.
refused-not-finished = Questa partita non è ancora finita. La rivincita viene dopo.
refused-channel-not-allowed = In questo canale non si possono aprire tavoli. Prova in uno dei canali scelti dal server.
refused-may-not-open = In questo server non puoi aprire tavoli. Siediti a uno, o chiedi a chi gestisce il server.
refused-server-full = Ci sono già tutti i tavoli che questo server permette. Siediti a uno, o aspetta che ne finisca uno.
refused-too-many-tables = Hai già posto a tutti i tavoli che questo server permette. Prima finiscine o lasciane uno.
refused-opened-often = Hai aperto molti tavoli in poco tempo. Aspetta dieci minuti, o siediti a un tavolo aperto.
refused-opened-often-here = In questo canale si sono aperti molti tavoli in poco tempo. Aspetta dieci minuti, o gioca in un altro canale.
refused-opened-often-in-server = In questo server si sono aperti molti tavoli in poco tempo. Aspetta dieci minuti, o siediti a uno di quelli.
refused-closing = Il bot sta per riavviarsi. Apri un tavolo tra un minuto; quelli in gioco riprendono allora.
refused-not-away = Risulti già al tavolo: gioca pure.
refused-gone = Questo tavolo è finito. **/uno inizia** ne apre un altro.
refused-stale = Intanto il tavolo è andato avanti. Ecco com’è adesso.
refused-busy = Un momento: il tavolo si sta rimettendo in ordine. Riprova tra qualche secondo.
refused-save-failed = Il salvataggio non è riuscito, quindi non vale. Riprova.
refused-nothing-due = Qui non c’è più niente da fare. Il tavolo mostra come vanno le cose.

## Si chiede una volta.

confirm-leave = Lasciare la partita per sempre? Le tue carte tornano nel mazzo.
confirm-leave-computer = Lasciare la partita? Un computer continua con le tue carte. Puoi tornare con **/uno partecipa**.
confirm-cancel = Chiudere questo tavolo per tutti?
confirm-end = Terminare questa partita per tutti, senza risultato?
button-leave-sure = Sì, lascia
button-cancel-sure = Sì, chiudi
button-end-sure = Sì, termina
button-stay = No, alle mie carte

## A una persona sola.

note-opened = Il tuo tavolo è aperto. Chi vuole giocare preme **Partecipa**.
note-rematch = Si ricomincia: stesse persone, stesse regole, carte nuove.
note-joined = Hai un posto al tavolo. L’host fa partire la partita.
note-joined-match = Hai un posto al tavolo. Ricevi le carte dalla prossima mano.
note-add-computer = Un computer si siede al tavolo.
note-remove-computer = L’ultimo computer seduto si alza.
note-invited = Fatto: ora può sedersi a questo tavolo chi hai invitato.
note-left = Hai lasciato il tavolo. Torna quando vuoi.
note-left-match = Hai lasciato la partita. Puoi giocare di nuovo al prossimo tavolo.
note-left-computer = Un computer continua per te. **/uno partecipa** ti ridà il posto.
note-cancelled = Il tavolo è chiuso. **/uno inizia** ne apre un altro.
note-ended = Il tavolo è chiuso.
note-kicked = Fatto: quella persona non è più al tavolo.
note-paused = Il tavolo è in pausa. L’host o la maggioranza può farlo riprendere quando vuole.
note-resumed = Si riprende.
note-skipped = Fatto: vale la scelta abituale.
note-asked = La tua richiesta conta. Si fa appena lo vuole più della metà.
note-in-lobby = La partita non è ancora iniziata. Ricevi le carte quando l’host preme **Inizia**.
note-not-seated = Non hai un posto a questo tavolo, quindi qui non hai carte. Premi **Partecipa** finché è aperto, o tra una mano e l’altra.
note-no-match = In questo canale nessuna partita è arrivata alla fine. **/uno inizia** apre un tavolo.
note-no-table = In questo canale non c’è nessun tavolo. **/uno inizia** ne apre uno.
note-unknown-table = Questo pulsante è di un tavolo che non c’è più. **/uno inizia** ne apre un altro.
note-blocked = Chi gestisce questo bot non ti lascia giocare, o non in questo server. Se pensi che sia un errore, chiedi a chi lo gestisce.
note-unknown-button = Questo pulsante qui non si può usare. **/uno carte** mostra le tue carte, **/uno aiuto** spiega il resto.
note-unknown-card = Quella carta adesso non si può giocare. Scegli dall’elenco, o premi **Le mie carte** sul tavolo.
note-unknown-command = Quel comando non esiste più. Ricarica Discord, o guarda **/uno aiuto**.
note-only-in-servers = A UNO si gioca nei canali di un server. Riprova lì.
note-moderators-only = Solo chi può usare **/uno-admin** può terminare un tavolo. Se puoi, usa di nuovo **/uno-admin termina**; se no, chiedi a chi può.
note-managers-only = Solo chi può usare **/uno-admin** può cambiare le impostazioni del server. Se puoi, usa di nuovo **/uno-admin impostazioni**; se no, chiedi a chi può.
note-permissions = In questo canale non posso giocare. Dammi qui questi permessi, poi riprova: { $permissions }.
note-thread-permissions = Non sono riuscito ad aprire un thread, quindi si gioca in questo canale. Per la prossima partita, chi gestisce il server può darmi qui questi permessi: { $permissions }.
note-thread-too-many = Questo server ha già tutti i thread aperti che Discord permette, quindi si gioca in questo canale. Chiudete qualche thread prima della prossima partita.
note-no-thread = Qui non sono riuscito ad aprire un thread, quindi si gioca in questo canale.
note-apology = Qualcosa è andato storto da parte nostra, scusa. Il tuo gioco è al sicuro; riprova. Se succede ancora, dai questo numero a chi gestisce il bot: { $error }

## Un messaggio breve che notifica.

notice-turn = { $who }, tocca a te a UNO.
