# O Discord não tem português europeu: escolhe-se. Os comandos vêm de pt-BR, como o Discord os mostra.
language = Português (Portugal)
    .fallback = pt-BR
