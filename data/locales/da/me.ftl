### Hvad man bestemmer for sig selv.

me-title = Dine indstillinger
me-hint = De gælder på alle servere, og kun for det, som kun du ser: din hånd og private svar.
me-look = **Kort og farver**
choice-look-pictures = Ord med billeder
choice-look-pictures-hint = Hvert kort har sit billede, hver farve sit mærke.
choice-look-words = Kun ord
choice-look-words-hint = Ingen billeder og emojis: kort at lytte til med en skærmlæser.
me-language = **Sprog**
choice-language-discord = Som i Discord
