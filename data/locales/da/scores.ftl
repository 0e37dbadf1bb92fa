### Slutningen på en runde og en kamp, og ranglisten.

place = { $place }.

round-hand = { $name } sad med { $cards }, som tæller { $points } point
round-hand-many = { $name } sad med { $count } kort, som tæller { $points } point
round-group = { color }{ $mark }: { $cards }
round-wilds = joker{ $mark }: { $cards }
round-points = **{ $name } får { $points } point.**
standing-team = **{ place }** · Hold { $team } ({ $members }): { $points } point
standing-team-medal = **{ place }** { $medal } Hold { $team } ({ $members }): { $points } point
flag-out = ude
match-won = { $winners ->
    [one] 🏆 { $players } vandt kampen!
   *[other] 🏆 { $players } vandt kampen sammen!
}
summary-title = **Kampen i tal**
summary-seat = { $name }: { $turns ->
    [one] 1 tur
   *[other] { $turns } ture
}, trak { $draws } kort, højeste stabel { $stack }, fangede { $catches ->
    [0] ingen
    [one] 1 spiller
   *[other] { $catches } spillere
}
session-title = **Hver spillers sum over { $matches } kampe**
session-fewer = { $matches ->
    [one] 1 kamp
   *[other] { $matches } kampe
}
rematch-seal = -# Kortenes segl i en revanche: `{ $digest }` · spil `{ $game }`
replay-refused = -# Genspilsfilen mangler: jeg skal have **Vedhæft filer** i denne kanal. De, der administrerer serveren, kan give lov; så får den næste kamp en.
button-rematch = Revanche
round-standing = **Stillingen**
round-goal = **Mål:** { $scoring }
round-next-dealer = { $name } giver næste gang.
round-next = Tryk **Næste runde**, når du er klar.
round-next-at = Næste runde begynder { $when }, eller så snart nogen trykker **Næste runde**.
button-next-round = Næste runde

match-standing = { $rounds ->
    [one] **Efter én runde**
   *[other] **Efter { $rounds } runder**
}
standing-fewer = Pointene er det, der var tilbage på hænderne: jo færre, jo bedre.
match-earned-single = På ranglisten får vinderen de point, der var tilbage på de andre hænder.
match-earned-lowest = På ranglisten får alle det, de manglede i at nå målet.
standing = **{ place }** · { $name }: { $points } point
standing-medal = **{ place }** { $medal } { $name }: { $points } point
medal-1 = 🥇
medal-2 = 🥈
medal-3 = 🥉
button-leaderboard = Rangliste

board-title = Ranglisten på denne server
board-title-everywhere = Ranglisten på tværs af alle servere
board-all-time = Alle tider
board-this-season = Denne sæson
board-deck-all = Alle kort
board-deck-classic = Klassiske kort
board-deck-flip = Flip-kort
board-order-rating = { $season } · { $deck } · efter rating
board-order-points = { $season } · { $deck } · efter point
board-order-wins = { $season } · { $deck } · efter sejre
board-order-win-rate = { $season } · { $deck } · efter sejrsprocent
board-order-best-streak = { $season } · { $deck } · efter sejre i træk
board-rating-why = -# En rating er et forsigtigt skøn: den sande styrke er højst sandsynligt højere, og hver kamp gør skønnet sikrere.
board-row = **{ $rank }** · { $name }: { $value } · vandt { $wins } af { $games }
board-row-wins = **{ $rank }** · { $name }: **{ $wins ->
    [one] 1 sejr
   *[other] { $wins } sejre
}** af { $games } · { $points } point
board-no-rank = –
board-value-rating = **{ $value }**
board-value-points = **{ $value } point**
board-value-win-rate = **{ $value } %**
board-value-best-streak = **{ $value } i træk**
board-unranked = -# Endnu uden placering, med færre end { $games } kampe:
board-own = **Dig:** { $row }
board-not-yet = Du har ikke spillet en kamp færdig her endnu. **/uno start** åbner et bord.
board-missing = { $missing ->
    [one] Én kamp mere, og du har en placering.
   *[other] { $missing } kampe mere, og du har en placering.
}
board-empty = Ingen har spillet en kamp færdig her endnu. **/uno start** åbner et bord.
board-empty-everywhere = Der er ingen på denne liste endnu. **/uno-me privatliv** lader dig komme på den.
season-number = Sæson { $number }
player-forgotten = en tidligere spiller
button-board-rating = Rating
button-board-wins = Sejre
button-board-points = Point
button-board-win-rate = Sejre i %
button-board-best-streak = I træk
button-board-back = Tilbage
button-board-more = Flere
button-board-own = Min plads
button-board-everywhere = Alle servere
button-board-server = Denne server
