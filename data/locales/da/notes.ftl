### Afslag (hvert siger, hvad man kan gøre i stedet), bekræftelser, beskeder, hjælp.

## Afslag efter spillets regler.

refused-not-your-turn = Det er ikke din tur. Bordet viser, hvem der spiller nu.
refused-wrong-phase = Det kan man ikke lige nu. **Min hånd** viser, hvad du kan.
refused-match-over = Kampen er slut. **Revanche** spiller den igen, **/uno start** åbner et nyt bord.
refused-seat-left = Du har forladt denne kamp. Du kan spille med igen ved næste bord.
refused-not-in-hand = Det kort har du ikke mere. Her er din hånd, som den er nu.
refused-no-match = Det kort passer ikke. Spil den gældende farve, samme tal eller tegn, eller en joker, eller træk.
refused-illegal-wild-draw = Du har et kort, der passer, så trækjokeren er ikke tilladt. Spil det kort eller en almindelig Joker, eller træk.
refused-only-drawn-card = Når du har trukket, kan du kun spille det kort, du trak. Spil det, eller behold det.
refused-must-play = Efter disse regler skal du spille et kort, der passer. Vælg et af dem, du bliver tilbudt.
refused-must-take-stack = Der er stablet kort. Svar med et trækkort, der kan lægges ovenpå, eller tag dem.
refused-must-fit-take-back = Når du har taget trækjokeren tilbage, skal du spille et kort i den gældende farve.
refused-action-finish = Det sidste kort skal være et tal. Spil et andet kort, eller træk.
refused-color-missing = En joker skal have en farve. Tryk på knappen med den farve, du vil have.
refused-color-not-wanted = Kun en joker får en farve. Spil kortet uden.
refused-color-wrong-side = Den farve findes ikke på den side, der spilles med. Vælg en af de farver, du bliver tilbudt.
refused-target-missing = Vælg den spiller, du vil bytte hånd med.
refused-target-not-wanted = Dette kort virker ikke på en enkelt spiller. Spil det uden at vælge nogen.
refused-target-wrong = Den spiller kan ikke vælges. Vælg en anden, der er med i runden.
refused-jump-in-off = Man kan ikke hoppe ind efter disse regler. Vent, til det er din tur.
refused-jump-in-wrong = Du kan kun hoppe ind med præcis det kort, der ligger øverst, og før den næste spiller gør noget.
refused-uno-false = Det ville ikke passe at råbe UNO nu. Gør det, når du har to kort og spiller det ene, eller når du har ét tilbage.
refused-uno-useless = Der er ikke noget at råbe UNO for nu. Råb UNO, når du har to kort og det er din tur, eller lige efter.
refused-nothing-to-catch = Der er ingen at fange: råbet kom først, eller den næste spiller er kommet videre.
refused-accuse-off = Man anklager ikke hinanden efter disse regler, så spil bare videre. **Regler** på bordet viser, hvad der gælder.
refused-vote-open = Der stemmes. De, der må stemme, gør det fra deres hånd; så går spillet videre.
refused-not-entitled = Det er ikke dig, der bestemmer det. **Min hånd** viser, hvad du kan.
refused-voted = Du har allerede stemt. Spillet går videre, når de andre har stemt, eller når deres tid er gået.
refused-join-not-possible = Du kan ikke sætte dig nu. Prøv igen mellem to runder eller ved næste bord.
refused-no-shuffle-without-seed = Kortene i dette spil kan ikke blandes mere. Sig det til dem, der driver botten, og åbn et nyt bord med **/uno start**.

## Afslag ved bordet.

refused-lobby-full = Alle pladser er taget. Vent, til nogen rejser sig, eller åbn et bord i en anden kanal.
refused-already-seated = Du sidder allerede ved bordet. **Min hånd** viser dine kort, så snart de er givet.
refused-not-seated = Du sidder ikke ved dette bord. Tryk **Deltag**, mens det er åbent, eller mellem to runder.
refused-not-host = Det kan kun værten. Listen over spillere viser, hvem det er.
refused-too-few-players = Der skal to spillere til. Bed nogen om at trykke **Deltag**.
refused-match-running = Kampen er i gang, og det her bestemmes inden starten. Du kan gøre det ved næste bord.
refused-not-started = Kampen er ikke begyndt endnu. Værten starter den med **Start**.
refused-channel-busy = Der er allerede et bord i denne kanal. Sæt dig der, eller brug en anden kanal eller en tråd.
refused-unknown-preset = De regler findes ikke. Vælg fra listen.
refused-invalid-scoring = Sådan kan man ikke tælle point. Vælg fra listen.
refused-invalid-target = Målet skal være et tal fra 1 til 10.000.
refused-invalid-rules = Så mange kan ikke spille efter disse regler: kortene slår ikke til. Vælg en mindre hånd eller flere sæt kort.
refused-invalid-contribution = Et lykkeord har 1 til 64 tegn. Find på et andet.
refused-invalid-options = Det kan ikke indstilles. Vælg fra det, der tilbydes.
refused-invalid-switch = Den regel kan ikke have den værdi. Vælg fra det, der tilbydes.
refused-extra-wilds-with-flip = De ekstra jokere hører til de klassiske kort. Tag dem ud, eller spil med klassiske kort.
refused-uneven-teams = Så mange spillere kan ikke deles i lige store hold på mindst to. Skift antallet af hold, eller lad nogen komme til eller gå.
refused-no-role = Kun folk med en bestemt rolle kan være med ved dette bord. Spørg værten, eller åbn et bord i en anden kanal.
refused-not-invited = Dette bord er for inviterede. Bed værten om en invitation, eller åbn et bord i en anden kanal.
refused-removed = Du blev fjernet fra dette bord. Bed værten om en ny invitation, eller åbn et bord i en anden kanal.
refused-too-many-invited = Så mange kan ikke inviteres på én gang: højst 25. Vælg under **Regler**, hvem der må være med.
refused-no-computer = Der er ingen computer at fjerne. **Tilføj computer** henter en.
refused-no-such-seat = Der sidder ikke længere nogen på den plads. Bordet viser, hvem der spiller.
refused-not-yourself = Det kan du ikke gøre ved dig selv. Tryk **Forlad** for at rejse dig.
refused-paused = Bordet er på pause. Værten eller et flertal kan straks sætte spillet i gang igen.
refused-not-paused = Bordet er ikke på pause: spil bare videre.
refused-invalid-pause = En pause varer fra et minut til et døgn. Vælg noget derimellem.
refused-already-voted = Du har allerede sagt ja. Det sker, når mere end halvdelen af spillerne har sagt ja: spørg de andre.
refused-not-absent = Den spiller har stadig tid. Du kan stemme, når halvdelen er gået.
refused-not-finished = Denne kamp er ikke slut endnu. Revanchen kommer bagefter.
refused-channel-not-allowed = Man kan ikke åbne borde i denne kanal. Prøv en af de kanaler, serveren har valgt til det.
refused-may-not-open = Du kan ikke åbne et bord på denne server. Sæt dig ved et, eller spørg dem, der administrerer serveren.
refused-server-full = Der er så mange borde, som denne server tillader. Sæt dig ved et af dem, eller vent, til et bliver færdigt.
refused-too-many-tables = Du sidder ved så mange borde, som denne server tillader. Spil et færdigt, eller forlad et først.
refused-opened-often = Du har åbnet mange borde på kort tid. Vent ti minutter, eller sæt dig ved et bord, der allerede er åbent.
refused-opened-often-here = Der er åbnet mange borde i denne kanal på kort tid. Vent ti minutter, eller spil i en anden kanal.
refused-opened-often-in-server = Der er åbnet mange borde på denne server på kort tid. Vent ti minutter, eller sæt dig ved et af dem.
refused-closing = Botten er ved at genstarte. Åbn et bord om et minut; borde, hvor der spilles, fortsætter.
refused-not-away = Du er ikke væk: spil bare videre.
refused-gone = Dette bord er slut. **/uno start** åbner et nyt.
refused-stale = Der er sket noget ved bordet siden. Sådan ser det ud nu.
refused-busy = Et øjeblik: bordet bliver sat i orden. Prøv igen om nogle sekunder.
refused-save-failed = Det kunne ikke gemmes, så det tæller ikke. Prøv igen.
refused-nothing-due = Der er ikke mere at gøre her. Bordet viser, hvordan det står til.

## Spørges kun én gang.

confirm-leave = Forlade kampen for alvor? Dine kort lægges tilbage i trækbunken.
confirm-leave-computer = Forlade kampen? En computer spiller videre med dine kort. Du kan komme tilbage med **/uno deltag**.
confirm-cancel = Lukke bordet for alle?
confirm-end = Afslutte kampen for alle, uden resultat?
button-leave-sure = Ja, forlad
button-cancel-sure = Ja, luk
button-end-sure = Ja, afslut
button-stay = Nej, til min hånd

## Til én person.

note-opened = Dit bord er åbent. Alle, der vil spille, trykker **Deltag**.
note-rematch = Så går vi i gang igen: de samme folk, de samme regler, nye kort.
note-joined = Du sidder ved bordet. Værten starter kampen.
note-joined-match = Du sidder ved bordet. Du får kort fra næste runde.
note-add-computer = En computer sidder ved bordet.
note-remove-computer = Den computer, der kom sidst, har rejst sig.
note-invited = Klaret: de inviterede kan sætte sig ved bordet.
note-left = Du har forladt bordet. Du er altid velkommen igen.
note-left-match = Du har forladt kampen. Du kan spille med igen ved næste bord.
note-left-computer = En computer spiller videre for dig. **/uno deltag** giver dig din plads igen.
note-cancelled = Bordet er lukket. **/uno start** åbner et nyt.
note-ended = Bordet er lukket.
note-kicked = Klaret: den spiller sidder ikke længere ved bordet.
note-paused = Bordet hviler. Værten eller et flertal kan til enhver tid spille videre.
note-resumed = Spillet går videre.
note-skipped = Klaret: det sædvanlige valg blev truffet.
note-asked = Dit ønske tæller. Det sker, så snart mere end halvdelen vil det.
note-in-lobby = Kampen er ikke begyndt endnu. Du får dine kort, når værten trykker **Start**.
note-not-seated = Du sidder ikke ved dette bord, så du har ingen kort her. Tryk **Deltag**, mens det er åbent, eller mellem to runder.
note-no-match = Ingen kamp er blevet spillet færdig i denne kanal. **/uno start** åbner et bord.
note-no-table = Der er ikke noget bord i denne kanal. **/uno start** åbner et.
note-unknown-table = Knappen hører til et bord, der ikke findes mere. **/uno start** åbner et nyt.
note-blocked = De, der driver botten, lader dig ikke spille, eller ikke på denne server. Spørg dem, hvis du tror, det er en fejl.
note-unknown-button = Den knap kan ikke bruges her. **/uno hånd** viser dine kort, **/uno hjælp** forklarer resten.
note-unknown-card = Det kort kan du ikke spille nu. Vælg fra listen, eller tryk **Min hånd** på bordet.
note-unknown-command = Den kommando findes ikke mere. Genindlæs Discord, eller se **/uno hjælp**.
note-only-in-servers = UNO spilles i en servers kanaler. Prøv igen der.
note-moderators-only = Kun medlemmer, der må bruge **/uno-admin**, kan afslutte et bord. Er du en af dem, så brug **/uno-admin afslut** igen; ellers spørg en af dem.
note-managers-only = Kun medlemmer, der må bruge **/uno-admin**, kan ændre serverens indstillinger. Er du en af dem, så brug **/uno-admin indstillinger** igen; ellers spørg en af dem.
note-permissions = Jeg kan ikke spille i denne kanal. Giv mig disse tilladelser her, og prøv så igen: { $permissions }.
note-thread-permissions = Jeg kunne ikke åbne en tråd, så kampen spilles i denne kanal. Bed nogen, der administrerer serveren, om at give mig disse tilladelser her til næste gang: { $permissions }.
note-thread-too-many = Serveren har så mange åbne tråde, som Discord tillader, så kampen spilles i denne kanal. Luk nogle tråde inden den næste.
note-no-thread = Jeg kunne ikke åbne en tråd her, så kampen spilles i denne kanal.
note-apology = Undskyld, der gik noget galt hos os. Dit spil er i god behold; prøv igen. Sker det igen, så giv dem, der driver botten, dette nummer: { $error }

## En kort besked med ping.

notice-turn = { $who }, det er din tur i UNO.
