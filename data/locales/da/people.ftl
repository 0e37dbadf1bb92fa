### Folk kommer og går; hvem bordet venter på; hjælp til ejere; en servers indstillinger.

kick-title = **Hvem vil du fjerne?** Kortene lægges tilbage i trækbunken; den fjernede kan spille med ved næste bord.
kick-title-lobby = **Hvem vil du fjerne?** Den fjernede kan ikke sætte sig ved bordet igen uden en invitation fra dig med **/uno bord inviter**.
kick-pick = Fjern …
kick-nobody = Der er ingen, du kan fjerne.
confirm-kick = Fjerne **{ $name }** fra bordet? Kortene lægges tilbage i trækbunken.
confirm-kick-lobby = Fjerne **{ $name }** fra bordet? Det kræver en invitation fra dig at sætte sig her igen.
button-kick-sure = Ja, fjern { $name }
pause-title = **Hvor længe skal spillet hvile?** Ingen mister en tur imens. Vælger værten, gælder det straks; for andre spillere gælder det, når mere end halvdelen ved bordet har bedt om pause. Pausen kan sluttes på samme måde.
seat-with-computer = **En computer spiller for dig.** Du kan når som helst selv spille videre.
button-take-back-seat = Tag min plads igen
pause-pick = Hold pause i …
confirm-skip = Springe **{ $name }** over denne gang? Det gælder, når mere end halvdelen af de andre beder om det. Så træffes det sædvanlige valg, som om tiden var gået.
button-skip-sure = Ja, spring over
button-kick = Fjern en spiller …
button-pause = Pause …
button-resume = Spil videre
waiting-paused = **Spillet er på pause.** Det går videre { $when }, eller så snart værten eller mere end halvdelen ved bordet trykker **Spil videre**.
wish-pause = Beder om pause: { $players }. Mere end halvdelen ved bordet bestemmer; knappen er under **Hvad skete der?**
wish-resume = Vil spille videre: { $players }.
wish-skip = Vil springe denne tur over: { $players }. Mere end halvdelen af de andre bestemmer; knappen er under **Hvad skete der?**
button-skip = Spring spilleren over …
button-status = Hvad skete der?

## Status.

status-you = **Du** har turen.
status-away = { $name } har ikke spillet i et stykke tid, så turene er korte.
status-since = **Siden din sidste tur**
status-lately = **For nylig**
status-nothing = Der er ikke sket noget siden.
status-more = … og { $events ->
    [one] én ting mere
   *[other] { $events } ting mere
} før det.

## Hjælp til serverejere.

help-owner-title = Til dem, der styrer serveren
help-owner-allow = **Hvor:** For at spille i en kanal skal jeg have **Vis kanal**, **Send beskeder**, **Indlejr links**, **Vedhæft filer** og **Læs beskedhistorik** der; i tråde også **Send beskeder i tråde** og **Opret offentlige tråde**. Jeg læser aldrig, hvad folk skriver.
help-owner-settings = **Indstillinger:** **/uno-admin indstillinger** siger, hvor der må åbnes borde, af hvem, hvor mange ad gangen, hvad nye borde begynder med, og på hvilket sprog. Fra starten ser kun medlemmer med **Administrer server** den; det kan ændres under Serverindstillinger → Integrationer.
help-owner-end = **Problemer:** **/uno-admin afslut** slutter et bord, **/uno-admin fjern** fjerner en spiller. Den, der er væk tre ture i træk, mister sin plads, eller en computer spiller videre.
button-help-owner = Til serverejere
button-help-player = Sådan spiller man
button-support = Få hjælp

hello-title = Hej! Skal vi spille UNO?
hello-start = **/uno start** åbner et bord i en kanal, hvor jeg må skrive; **/uno hjælp** forklarer resten.
hello-here = Jeg kan skrive i denne kanal, så I kan begynde lige her.
hello-owner = De, der må administrere serveren, finder indstillinger under **/uno-admin indstillinger**.

## En servers indstillinger.

server-title = UNO på denne server
server-where = **Hvor der må åbnes borde**
server-where-pick = Overalt, hvor jeg må skrive, eller vælg …
server-language = **Sprog ved bordene**
server-language-own = Serverens sprog
server-start = **Hvem der må åbne et bord**
server-start-role-pick = Hvilken rolle?
server-preset = **Nye borde begynder med**
server-turn = **Tid pr. tur ved nye borde**
server-limits = **Grænser:** { $tables ->
    [0] så mange borde som helst
    [one] ét bord
   *[other] { $tables } borde
} ad gangen, { $seats } pladser ved et bord.
choice-start-all = Alle
choice-start-role = Medlemmer med en rolle
choice-start-managers = Medlemmer, der må administrere serveren
button-server-limits = Grænser …
modal-server-limits = Grænser
field-most-tables = Borde ad gangen
field-limit = Et helt tal op til { $high }; { $low } for ingen grænse.
field-most-tables-each = Borde ad gangen for én person
field-most-seats = Pladser ved et bord
