language = Dansk
    .discord = da
    .preset = danmark
