### Lo que cada persona decide para sí.

me-title = Tus ajustes
me-hint = Valen en todos los servidores, y solo para lo que ves tú: tu mano y las respuestas privadas.
me-look = **Cartas y colores**
choice-look-pictures = Palabras con imágenes
choice-look-pictures-hint = Cada carta tiene su imagen, cada color su marca.
choice-look-words = Solo palabras
choice-look-words-hint = Sin imágenes ni emojis: se escucha rápido con un lector de pantalla.
me-language = **Idioma**
choice-language-discord = Como en Discord
