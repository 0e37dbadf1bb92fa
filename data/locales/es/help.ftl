### Ayuda, y a quién espera una mesa.

help-title = Cómo se juega al UNO aquí
help-start = **Empezar:** **/uno empezar** abre una mesa en este canal. Quien quiera jugar pulsa **Entrar**; después, quien dirige la mesa pulsa **Empezar**. En cada canal hay una sola mesa a la vez.
help-play = **Jugar:** pulsa **Mi mano** para ver tus cartas; solo las ves tú. Basta pulsar una carta para jugarla. Los botones muestran las que valen: el color en juego, el mismo número o símbolo, o un comodín. Si ninguna vale, o si quieres, pulsa **Robar**.
help-uno = **UNO:** pulsa **¡UNO!** cuando tengas dos cartas y juegues una, o justo después. Si se te olvida, cualquiera puede pulsar **Pillar** hasta la siguiente jugada, y robas cartas.
help-challenge = **Comodín roba cuatro:** solo se permite a quien no tiene cartas del color en juego. Si lo dudas, pulsa **Desafiar**: si aciertas, roba quien lo jugó; si fallas, robas tú, y dos más.
help-more = **Conviene saber:** cada mesa tiene sus reglas; pulsa **Reglas** en ella para verlas en resumen. Los bots pueden ocupar lugares; con **/uno solo** juegas contra ellos enseguida. Castigos, reglas de la casa, Flip, equipos y torneos se eligen antes de la partida, en **Reglas**.
help-plain = **¿Usas lector de pantalla?** **/uno-me ajustes** quita imágenes y emojis de lo que solo ves tú.
help-commands = **Comandos:** cada botón tiene su comando en **/uno**: empezar, solo, entrar, salir, mano, jugar, robar, quedar, color, cantar, pillar, desafiar, aceptar, acusar, votar, reversos, siguiente, revancha, pausa, estado, reglas, clasificación, ayuda; en **/uno mesa** están los de antes de la partida y de quién juega: añadir-bot, quitar-bot, palabra, invitar, quitar, cancelar, saltar; **/uno-me**: perfil, historial, repetición, privacidad, ajustes, idioma.

status-lobby = { $seated ->
    [one] Una persona espera a más gente.
   *[other] { $seated } personas esperan a que empiece.
}
status-title = Ronda { $round }
status-scores = **Puntos:** { $scores }
standing-short = { $name } { $points }
button-to-table = Ir a la mesa
