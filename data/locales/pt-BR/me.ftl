### O que cada pessoa decide para si.

me-title = Seus ajustes
me-hint = Valem em todos os servidores, e só para o que só você vê: sua mão e as respostas privadas.
me-look = **Cartas e cores**
choice-look-pictures = Palavras com figuras
choice-look-pictures-hint = Cada carta tem sua figura, cada cor sua marca.
choice-look-words = Só palavras
choice-look-words-hint = Sem figuras nem emojis: curto de ouvir com um leitor de tela.
me-language = **Idioma**
choice-language-discord = Como no Discord
