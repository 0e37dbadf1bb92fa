### Hjælp, og hvem et bord venter på.

help-title = Sådan spiller man UNO her
help-start = **Start:** **/uno start** åbner et bord i denne kanal. Alle, der vil spille, trykker **Deltag**, så trykker værten **Start**. Der er ét bord ad gangen i hver kanal.
help-play = **Spil:** tryk **Min hånd** for at se dine kort; kun du kan se dem. Ét tryk på et kort spiller det. Knapperne viser, hvad der passer: den gældende farve, samme tal eller tegn, eller en joker. Passer intet, eller har du lyst, så tryk **Træk**.
help-uno = **UNO:** tryk **UNO!**, når du har to kort og spiller det ene, eller lige efter. Glemmer du det, kan de andre trykke **Fang**, til den næste spiller gør noget, og så trækker du kort.
help-challenge = **Joker træk 4:** den er kun tilladt uden et kort i den gældende farve. Tvivler du, så tryk **Udfordr**: har du ret, trækker den anden; tager du fejl, trækker du to mere.
help-more = **Godt at vide:** hvert bord har sine egne regler; tryk **Regler** på det for at se dem. Computere kan fylde pladserne; med **/uno solo** spiller du mod dem med det samme. Straf, husregler, Flip, hold og turneringer vælges før kampen under **Regler**.
help-plain = **Skærmlæser?** **/uno-me indstillinger** fjerner billeder og emojis fra det, som kun du ser.
help-commands = **Kommandoer:** hver knap har sin kommando under **/uno**: start, solo, deltag, forlad, hånd, spil, træk, behold, farve, råb, fang, udfordr, accepter, anklag, stem, bagsider, næste, revanche, pause, status, regler, rangliste, hjælp; **/uno bord** har dem, der gælder bordet før kampen, og hvem der spiller: tilføj-computer, fjern-computer, ord, inviter, fjern, luk, spring-over; **/uno-me**: profil, historik, replay, privatliv, indstillinger, sprog.

status-lobby = { $seated ->
    [one] Én spiller venter på andre.
   *[other] { $seated } spillere venter på starten.
}
status-title = Runde { $round }
status-scores = **Point:** { $scores }
standing-short = { $name } { $points }
button-to-table = Til bordet
