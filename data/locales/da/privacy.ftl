### Hvad der gemmes, udleveres og slettes; en servers tal, data og sæsoner.

privacy-title = Hvad jeg gemmer om dig
privacy-what = **Hvad:** dit Discord-ID, det navn, du viser på hver server, dit sprog og dine indstillinger; dine kampes resultater, ratings og bedrifter og trækkene i dem. Ingen beskeder og ingen andre data fra din konto.
privacy-why = **Hvorfor:** for at et bord kan overleve en genstart, til ranglister og profiler, og for at enhver kortgivning kan efterprøves bagefter.
privacy-long = **Hvor længe:** træk og kortgivninger bliver, til du eller serverens ejer sletter dem; resultater og ratings bliver for altid, uden dit navn, når du har slettet det. Servere, der fjerner mig, slettes efter en tid.
privacy-long-days = **Hvor længe:** træk og kortgivninger fjernes { $days ->
    [one] efter én dag
   *[other] efter { $days } dage
}; resultater og ratings bliver for altid, uden dit navn, når du har slettet det. Servere, der fjerner mig, slettes efter en tid.
privacy-public = **Hvem ser det:** medlemmer af denne server ser dine resultater, din rating og din profil her. Kortene på din hånd vises ikke til andre; efter kampen kan de læses i dens genspilsfil.
privacy-delete = **Slet mine data** fjerner dit ID, navn, sprog, indstillinger og bedrifter fra alt på alle servere. Resultaterne tilhører så ingen.
privacy-everywhere-on = **Rangliste over alle servere:** du er på den, med det navn, du viser her. Medlemmer af andre servere kan se det.
privacy-everywhere-off = **Rangliste over alle servere:** du er ikke på den. Kommer du på, kan medlemmer af andre servere se dit navn og dine resultater fra da af.
privacy-sure = Slette dit ID, dine navne, dit sprog, dine indstillinger og bedrifter på alle servere? Din rating begynder forfra, hvis du spiller igen.
privacy-beyond = -# Hvad der ikke kan kaldes tilbage: beskeder og genspilsfiler i kanaler, filer, som nogen har gemt, og sikkerhedskopier hos dem, der driver botten, til de er erstattet.
privacy-leave = Du sidder stadig ved et bord i { $where }. Forlad det først (**/uno forlad**), og slet så dine data.
privacy-deleted = Klaret: intet fører længere fra resultaterne til dig.
privacy-joined = Du er på ranglisten over alle servere fra din næste kamp.
privacy-left = Du er ikke længere på ranglisten over alle servere.
privacy-file = Her er alt, hvad jeg gemmer om dig.
privacy-too-large = Dine data fylder for meget til Discord. Bed dem, der driver botten, om dem.
file-part = **Fil { $number } af { $count }.** Først med dem alle har du det hele.
file-archive = -# Der er meget, så det kommer som en ZIP-fil: Pak den ud for at læse JSON-filerne i den.
choice-privacy-show = Læs, hvad der gemmes
choice-privacy-export = Eksportér mine data
choice-privacy-delete = Slet mine data
button-privacy-export = Eksportér mine data
button-privacy-join = Kom med på listen over alle servere
button-privacy-leave = Forlad listen over alle servere
button-privacy-delete = Slet mine data …
button-privacy-sure = Slet

stats-title = Tal fra denne server
stats-ever = I alt: { $matches ->
    [one] 1 kamp
   *[other] { $matches } kampe
}, { $players ->
    [one] 1 spiller
   *[other] { $players } spillere
} på ranglisten
stats-week = Ugen fra { $begin }: { $tables ->
    [one] 1 bord
   *[other] { $tables } borde
}, { $matches ->
    [one] 1 kamp, der talte
   *[other] { $matches } kampe, der talte
}, { $players ->
    [one] 1 spiller
   *[other] { $players } spillere
}
stats-preset = { $preset } ({ $number })
stats-presets = **Mest spillet på det seneste:** { $presets }
data-title = Denne servers data
data-export = **Eksportér** giver dig spillere, kampe, resultater og indstillinger som en fil; ingen kort fra kampe, der er i gang. Den indeholder navne og Discord-ID’er: behold den for dig selv.
data-reset = **Nulstil** sletter alle færdige kampe med deres resultater, ratings, sæsoner og bedrifter. Indstillinger og borde, der er i gang, bliver.
data-sure = Slette alle denne servers resultater, ratings, sæsoner og bedrifter? Det kan ikke fortrydes.
data-done = Klaret: denne server begynder forfra.
data-file = Her er denne servers data.
data-owners-only = Det kan kun serverens administratorer.
data-too-large = Dataene fylder for meget til Discord. Bed dem, der driver botten, om dem (**python -m uno export**).
button-data-export = Eksportér
button-data-reset = Nulstil …
button-data-sure = Nulstil
season-title = Sæsoner
season-none = Ingen sæson endnu; den første begynder med den næste kamp.
season-line = { $season }: { $begin } til { $end }
season-open = { $season }: siden { $begin }
season-ended = Sæsonen er slut; podiet er vist her. Den næste begynder med den næste kamp.
season-ended-elsewhere = Sæsonen er slut. Jeg må ikke skrive her, så podiet er vist i { $channel }. Den næste begynder med den næste kamp.
season-ended-untold = Sæsonen er slut. Jeg må hverken skrive her eller dér, hvor den blev spillet, så podiet er ikke vist nogen steder; det står stadig på ranglisten. Den næste begynder med den næste kamp.
season-ended-quietly = Sæsonen er slut. Ingen havde kampe nok til et podium. Den næste begynder med den næste kamp.
season-not-open = Ingen sæson er i gang; den næste begynder med den næste kamp.
choice-season-month = En sæson hver måned
choice-season-hand = Sæsoner afsluttes manuelt
button-season-end = Afslut sæsonen …
modal-season = Afslut sæsonen
field-season-name = Navn på den sæson, der slutter
field-season-hint = Vises på ranglisten; kan stå tomt
podium-title = { $season } er slut
podium-line = { $medal } { $name }: { $rating }
podium-next = -# Den næste sæson begynder med den næste kamp. **/uno rangliste** viser også denne.
