### Regole della casa e Flip: che cosa si può fare oltre a giocare, votare e guardare i dorsi.

hand-jump-in = **Puoi giocare al volo:** hai una carta identica a quella in cima. Fai presto: vale solo finché non muove chi viene dopo.
button-jump-in = Al volo: { $card }
hand-misplay = Puoi scegliere qualsiasi carta. Se non va bene, torna in mano e ti costa { $cards ->
    [one] una carta
   *[other] { $cards } carte
} e il turno.
hand-bluff-number = Un jolly Pesca adesso sarebbe un bluff: hai una carta dello stesso numero.
hand-team = Giochi nella squadra { $team } con { $players }.

your-take-back = **Tocca a te.** Il tuo jolly Pesca ti è tornato in mano. Gioca una carta { own-feminine }; non puoi pescare né giocare jolly.
your-take-back-number = **Tocca a te.** Il tuo jolly Pesca ti è tornato in mano. Gioca una carta { own-feminine }, o una dello stesso numero di quella in cima; non puoi pescare né giocare jolly.
your-outcome-answer = Oppure rispondi con una carta Pesca: accetti, e tutto l’accumulo passa a chi viene dopo.
your-out = Hai raggiunto il limite: per te è finita, ma puoi guardare fino in fondo.

## La scelta di una persona: il primo tocco chiede soltanto.

swap-title = **{ $card }:** le carte di chi vuoi?
swap-hint = Dai le tue carte e prendi le sue. Non è ancora stato giocato niente.
swap-pick = Scambia le carte con …
swap-option-hint = { $cards ->
    [one] una carta
   *[other] { $cards } carte
}
button-swap = { $card }: scambia …
button-to-hand = Alle mie carte
accuse-title = **Chi ha suggerito una giocata?**
accuse-hint = Votano gli altri, tranne te e chi accusi. Se più della metà dice «colpevole», chi accusi pesca { $cards ->
    [one] una carta
   *[other] { $cards } carte
}. Un’accusa sbagliata non costa niente.
accuse-pick = Accusa …
button-accuse = Accusa …

## La votazione.

vote-open = **{ $name }** accusa **{ $other }** di aver suggerito una giocata.
vote-entitled = Chi vota: { $players }. Serve «colpevole» da più della metà.
vote-voted = Chi ha votato: { $players }.
vote-cost = Se vince «colpevole», { $name } pesca { $cards ->
    [one] una carta
   *[other] { $cards } carte
}. Il gioco va avanti dopo la votazione.
your-vote = **Il tuo voto?**
your-vote-cast = Hai votato.
your-vote-accuser = L’accusa è tua, quindi non voti.
your-vote-accused = L’accusa è contro di te, quindi non voti.
button-vote-yes = Colpevole
button-vote-no = Non colpevole

## I dorsi delle carte (Flip).

button-backs = Dorsi
backs-title = I dorsi delle carte altrui
backs-hint = Le carte di ciascuno sono in ordine, così nessuno sa quale dorso è di quale carta. I tuoi non li vedi mai.
backs-hand = **{ $name }** ({ $cards }): { $backs }
backs-next = **Prossima carta del mazzo:** { $card }
backs-none = **Prossima carta del mazzo:** non ce n’è.
backs-hidden = Non puoi vedere i dorsi: li vede solo chi gioca la mano, in Flip, e solo se le regole lo permettono.
