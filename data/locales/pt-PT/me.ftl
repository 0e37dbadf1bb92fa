### O que cada pessoa decide para si.

me-title = As tuas definições
me-hint = Valem em todos os servidores, e só para o que só tu vês: a tua mão e as respostas privadas.
me-look = **Cartas e cores**
choice-look-pictures = Palavras com imagens
choice-look-pictures-hint = Cada carta tem a sua imagem, cada cor a sua marca.
choice-look-words = Só palavras
choice-look-words-hint = Sem imagens nem emojis: curto de ouvir com um leitor de ecrã.
me-language = **Língua**
choice-language-discord = Como no Discord
