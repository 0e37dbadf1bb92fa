language = Português (Brasil)
    .discord = pt-BR
    .preset = brasil
