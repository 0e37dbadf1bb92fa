language = Italiano
    .discord = it
    .preset = italia
