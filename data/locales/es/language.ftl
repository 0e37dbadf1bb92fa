language = Español
    .discord = es-ES es-419
    .preset = espana
