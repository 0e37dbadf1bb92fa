### Quello che una persona decide per sé.

me-title = Le tue impostazioni
me-hint = Valgono in ogni server, e solo per quello che vedi tu: le tue carte e le risposte private.
me-look = **Carte e colori**
choice-look-pictures = Parole con immagini
choice-look-pictures-hint = Ogni carta ha la sua immagine, ogni colore il suo segno.
choice-look-words = Solo parole
choice-look-words-hint = Niente immagini né emoji: breve da ascoltare con un lettore di schermo.
me-language = **Lingua**
choice-language-discord = Come in Discord
