### En spillers profil, historik og kampenes historie.

profile-title = Profil for { $name }
profile-title-own = Din profil, { $name }
profile-rating = **Rating { $rating }** efter { $matches ->
    [one] 1 kamp, der tæller
   *[other] { $matches } kampe, der tæller
}
profile-curve = Rating over { $matches ->
    [one] 1 kamp
   *[other] { $matches } kampe
}, { $begin } til { $end }: fra { $first } til { $last }, mellem { $lowest } og { $highest }. Selve skønnet er nu { $estimate }.
profile-empty = Endnu ingen færdig kamp på denne server. **/uno start** åbner et bord.
profile-matches = **{ $games ->
    [one] 1 kamp
   *[other] { $games } kampe
}**, { $wins } vundet ({ $rate } %), { $points } point
profile-streak = Sejre i træk: { $streak } nu, { $best } som bedst
profile-catches = Fangede andre { $catches ->
    [one] 1 gang
   *[other] { $catches } gange
}, blev fanget { $caught ->
    [one] 1 gang
   *[other] { $caught } gange
}
profile-challenges = Udfordringer af en trækjoker: { $won } vundet, { $lost } tabt
profile-favourite = Spiller mest: { $preset }
profile-solo = Alene mod computere: { $games ->
    [one] 1 kamp
   *[other] { $games } kampe
}, { $wins } vundet
profile-against = Mod dig: { $matches ->
    [one] 1 kamp
   *[other] { $matches } kampe
}; du endte foran { $ahead ->
    [one] 1 gang
   *[other] { $ahead } gange
} og bagud { $behind ->
    [one] 1 gang
   *[other] { $behind } gange
}
profile-achievements = **Bedrifter: { $number } af { $all }**
profile-unknown = { $name } har ikke spillet her endnu.
picture-title = Rating for { $name }
picture-rating = Rating
picture-estimate = op til skønnet

history-title = Dine kampe på denne server
history-empty = Du har ikke spillet en kamp færdig her endnu. **/uno start** åbner et bord.
history-line = { $when } · { $preset } · nr. { $place } af { $people } · { $points } point
history-solo-won = { $when } · { $preset } · vandt mod computere · { $points } point
history-solo-lost = { $when } · { $preset } · tabte til computere · { $points } point
rating-change = rating { $rating } ({ $change })
history-option = { $when }: { $preset }, nr. { $place } af { $people }
history-pick = Læs en kamps historie …
button-history-top = Nyeste
story-title = Historien om kamp { $game }
story-page = -# Side { $page } af { $pages }
replay-gone = Trækkene i den kamp er ikke gemt længere; resultatet er.
replay-unknown = Der er ingen færdig kamp på denne server med det nummer. **/uno-me historik** viser dine.
