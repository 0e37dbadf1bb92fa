### Chi va e chi viene; chi aspetta il tavolo; aiuto per chi gestisce; impostazioni di un server.

kick-title = **Chi vuoi rimuovere?** Le sue carte tornano nel mazzo; può giocare al prossimo tavolo.
kick-title-lobby = **Chi vuoi rimuovere?** A questo tavolo non può più sedersi, a meno di un tuo invito con **/uno tavolo invita**.
kick-pick = Rimuovi …
kick-nobody = Non c’è nessuno da rimuovere.
confirm-kick = Rimuovere **{ $name }** da questo tavolo? Le sue carte tornano nel mazzo.
confirm-kick-lobby = Rimuovere **{ $name }** da questo tavolo? Non può più sedersi qui, a meno di un tuo invito.
button-kick-sure = Sì, rimuovi { $name }
pause-title = **Quanto deve durare la pausa?** Intanto nessuno perde il turno. La scelta dell’host vale subito; quella degli altri, quando più della metà delle persone al tavolo ha chiesto una pausa. Allo stesso modo la si può interrompere.
seat-with-computer = **Un computer gioca per te.** Puoi riprendere a giocare quando vuoi.
button-take-back-seat = Riprendi il mio posto
pause-pick = Pausa di …
confirm-skip = Saltare **{ $name }** questa volta? Vale quando lo chiede più della metà degli altri. Allora si fa la scelta abituale, come a tempo scaduto.
button-skip-sure = Sì, salta
button-kick = Rimuovi qualcuno …
button-pause = Pausa …
button-resume = Riprendi
waiting-paused = **Il gioco è in pausa.** Riprende { $when }, o appena l’host o più della metà delle persone al tavolo preme **Riprendi**.
wish-pause = Richiesta di pausa: { $players }. Decide più della metà delle persone al tavolo; il pulsante è in **Che è successo?**
wish-resume = Voti per riprendere: { $players }.
wish-skip = Voti per saltare questo turno: { $players }. Decide più della metà degli altri; il pulsante è in **Che è successo?**
button-skip = Salta chi è assente …
button-status = Che è successo?

## Situazione.

status-you = Tocca a **te**.
status-away = { $name } non gioca da un po’, quindi i suoi turni sono brevi.
status-since = **Dal tuo ultimo turno**
status-lately = **Ultimamente**
status-nothing = Da allora non è successo niente.
status-more = … e { $events ->
    [one] un’altra cosa
   *[other] altre { $events } cose
} prima.

## Aiuto per chi gestisce un server.

help-owner-title = Per chi gestisce questo server
help-owner-allow = **Dove:** per giocare in un canale mi servono **Visualizza canale**, **Invia messaggi**, **Incorpora link**, **Allega file** e **Leggi la cronologia dei messaggi**; nei thread anche **Invia messaggi nei thread** e **Crea thread pubblici**. Non leggo mai quello che si scrive.
help-owner-settings = **Impostazioni:** **/uno-admin impostazioni** dice dove si possono aprire tavoli, chi può farlo, quanti insieme, con che cosa partono quelli nuovi e in quale lingua. All’inizio lo vede solo chi ha **Gestisci server**; puoi cambiarlo in Impostazioni del server → Integrazioni.
help-owner-end = **Problemi:** **/uno-admin termina** chiude un tavolo, **/uno-admin rimuovi** rimuove qualcuno. Chi è assente per tre turni di fila perde il posto, o un computer gioca al posto suo.
button-help-owner = Per chi gestisce
button-help-player = Come si gioca
button-support = Chiedi aiuto

hello-title = Ciao! Giochiamo a UNO?
hello-start = **/uno inizia** apre un tavolo in un canale dove posso scrivere; **/uno aiuto** spiega il resto.
hello-here = In questo canale posso scrivere, quindi potete cominciare qui.
hello-owner = Chi può gestire il server trova le impostazioni in **/uno-admin impostazioni**.

## Impostazioni di un server.

server-title = UNO in questo server
server-where = **Dove si possono aprire tavoli**
server-where-pick = Ovunque io possa scrivere, o scegli …
server-language = **Lingua dei tavoli**
server-language-own = La lingua del server
server-start = **Chi può aprire un tavolo**
server-start-role-pick = Quale ruolo?
server-preset = **I nuovi tavoli partono con**
server-turn = **Tempo per turno ai nuovi tavoli**
server-limits = **Limiti:** { $tables ->
    [0] tavoli insieme senza limite
    [one] un tavolo alla volta
   *[other] { $tables } tavoli insieme
}, { $seats } posti per tavolo.
choice-start-all = Tutti
choice-start-role = Chi ha un certo ruolo
choice-start-managers = Chi può gestire il server
button-server-limits = Limiti …
modal-server-limits = Limiti
field-most-tables = Tavoli insieme
field-limit = Un numero intero fino a { $high }; { $low } per nessun limite.
field-most-tables-each = Tavoli insieme per persona
field-most-seats = Posti per tavolo
