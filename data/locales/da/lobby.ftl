### Bordet før kampen, kortgivningen, og et lukket bord.

lobby-title = Nyt UNO-bord
lobby-invitation = **{ $name }** venter på medspillere. Tryk **Deltag** for at sætte dig.
lobby-players = **Ved bordet:** { $seated } af { $most }
lobby-seat = { $number }. { $name }
lobby-seat-host = { $number }. { $name } · vært
lobby-house = **Husregler:** { $rules }
lobby-time = **Tid pr. tur:** { $time }
lobby-thread = i sin egen tråd
thread-name = UNO med { $name }
lobby-teams = { $teams } hold
lobby-role = for { $role }
lobby-invited = for { $people ->
    [one] én inviteret
   *[other] { $people } inviterede
}
flag-lucky = har givet et lykkeord
lobby-rules-changed = **Regler:** { $preset }, med ændringer · { $scoring }
lobby-rules = **Regler:** { $preset } · { $scoring }
lobby-missing = { $missing ->
    [one] Der mangler én spiller.
   *[other] Der mangler { $missing } spillere.
}
lobby-ready = Værten kan trykke **Start**, så snart alle er her.
lobby-closes = Hvis ingen trykker på noget, lukker bordet { $when }.
lobby-commitment = -# Kortenes segl, som ikke kan ændres mere: `{ $digest }`

preset-official = Officielle UNO-regler
preset-brasil = Brasilianske regler
preset-danmark = Danske regler
preset-italia = Italienske regler
preset-espana = Spanske regler
preset-flip = UNO Flip

house-stacking-same = stabling (samme slags)
house-stacking-higher = stabling (samme slags eller højere)
house-jump-in = indhop
house-seven-zero = 7 bytter/0 flytter hænder
house-force-play = den, der kan spille, skal
house-no-action-finish = sidste kort er et tal
house-extra-wilds = flere jokere
house-shuffle-seats = lodtrukne pladser

scoring-single-short = én runde
scoring-winner-takes-short = vinderen får pointene, først til { $target }
scoring-lowest-total-short = laveste sum vinder, når nogen når { $target }
scoring-elimination-short = den, der når { $target }, er ude
scoring-tournament-short = turnering: den, der når { $target }, er ude; de to sidste spiller finale

player-unnamed = Spiller { $number }
somebody = Nogen

button-join = Deltag
button-leave-lobby = Forlad
button-start = Start
button-rules = Regler
button-cancel = Luk
button-word = Lykkeord
button-add-computer = Tilføj computer
button-remove-computer = Fjern computer
button-hand = Min hånd

deal-title = Kortene er givet
deal-words = **Lykkeord**, som ligger fast fra starten:
deal-word = -# { $name }: `{ $digest }`
deal-more-draws = { $draws ->
    [one] Én lodtrækning om kortgiver gik forud.
   *[other] { $draws } lodtrækninger om kortgiver gik forud.
}

secret-told = -# Hemmeligheden bag kortenes segl: `{ $secret }` · spil `{ $game }`

closed-title = Bordet er lukket
closed-cancelled = Værten aflyste. Alle kan åbne et nyt bord med **/uno start**.
closed-expired = Ingen trykkede på noget i et stykke tid. Åbn et nyt bord med **/uno start**, når du har lyst.
closed-abandoned = Der er ingen tilbage ved bordet. Åbn et nyt med **/uno start**, når du har lyst.
closed-idle = Ingen spillede i et stykke tid, så kampen sluttede uden resultat. Begynd en ny med **/uno start**.
closed-ended = En moderator afsluttede kampen. Begynd en ny med **/uno start**.
closed-channel-gone = Kanalen findes ikke mere. Begynd en ny kamp med **/uno start** i en anden kanal.
closed-guild-removed = Botten blev fjernet fra serveren.
closed-no-access = Botten må ikke skrive i denne kanal. En moderator kan give lov; så åbner **/uno start** et nyt bord.

# Computernes navne; mærket skelner dem fra mennesker.
computer-name = { $number ->
    [1] 🤖 Asta
    [2] 🤖 Oskar
    [3] 🤖 Freja
    [4] 🤖 Max
    [5] 🤖 Nora
    [6] 🤖 Felix
    [7] 🤖 Ida
    [8] 🤖 Leo
    [9] 🤖 Ella
   *[other] 🤖 Computer { $number }
}
flag-level-easy = let
flag-level-medium = middel
flag-level-hard = svær
