### Aiuto, e chi aspetta un tavolo.

help-title = Come si gioca qui a UNO
help-start = **Inizio:** **/uno inizia** apre un tavolo in questo canale. Chi vuole giocare preme **Partecipa**, poi l’host preme **Inizia**. Ogni canale ha un tavolo alla volta.
help-play = **Giocare:** premi **Le mie carte** per vederle; le vedi solo tu. Un tocco su una carta la gioca. I pulsanti mostrano che cosa va bene: il colore in gioco, lo stesso numero o simbolo, o un jolly. Se niente va bene, o se preferisci, premi **Pesca**.
help-uno = **UNO:** premi **UNO!** quando hai due carte e ne giochi una, o subito dopo. Se te ne dimentichi, gli altri possono premere **Becca** finché non muove chi viene dopo, e tu peschi.
help-challenge = **Jolly +4:** vale solo senza carte del colore in gioco. Se non ci credi, premi **Sfida**: se hai ragione, pesca chi l’ha giocato; se hai torto, ne peschi due in più tu.
help-more = **Da sapere:** ogni tavolo ha le sue regole; premi **Regole** sul tavolo per vederle. I computer possono riempire i posti; con **/uno solo** giochi subito contro di loro. Penalità, regole della casa, Flip, squadre e tornei si scelgono prima della partita con **Regole**.
help-plain = **Lettore di schermo?** **/uno-me impostazioni** toglie immagini ed emoji da quello che vedi solo tu.
help-commands = **Comandi:** ogni pulsante ha il suo comando sotto **/uno**: inizia, solo, partecipa, esci, carte, gioca, pesca, tieni, colore, grida, becca, sfida, accetta, accusa, vota, dorsi, prossima, rivincita, pausa, situazione, regole, classifica, aiuto; **/uno tavolo** ha quelli di prima della partita e di chi gioca: aggiungi-computer, togli-computer, parola, invita, rimuovi, chiudi, salta; **/uno-me**: profilo, cronologia, replay, privacy, impostazioni, lingua.

status-lobby = { $seated ->
    [one] Una persona aspetta compagnia.
   *[other] { $seated } persone aspettano l’inizio.
}
status-title = Mano { $round }
status-scores = **Punti:** { $scores }
standing-short = { $name } { $points }
button-to-table = Al tavolo
