### La mesa antes de la partida, el reparto, y una mesa que se cerró.

lobby-title = Nueva mesa de UNO
lobby-invitation = **{ $name }** busca con quién jugar. Pulsa **Entrar** para sentarte.
lobby-players = **En la mesa:** { $seated } de { $most }
lobby-seat = { $number }. { $name }
lobby-seat-host = { $number }. { $name } · dirige la mesa
lobby-house = **Reglas de la casa:** { $rules }
lobby-time = **Tiempo por turno:** { $time }
lobby-thread = en un hilo propio
thread-name = UNO con { $name }
lobby-teams = { $teams } equipos
lobby-role = para { $role }
lobby-invited = para { $people ->
    [one] una persona invitada
   *[other] { $people } personas invitadas
}
flag-lucky = con palabra de la suerte
lobby-rules-changed = **Reglas:** { $preset }, con cambios · { $scoring }
lobby-rules = **Reglas:** { $preset } · { $scoring }
lobby-missing = { $missing ->
    [one] Falta una persona más.
   *[other] Faltan { $missing } personas más.
}
lobby-ready = Cuando esté todo el mundo, quien dirige la mesa pulsa **Empezar**.
lobby-closes = Si nadie pulsa nada, la mesa se cierra { $when }.
lobby-commitment = -# Sello del reparto, que ya no se puede cambiar: `{ $digest }`

preset-official = UNO oficial
preset-brasil = UNO brasileño
preset-danmark = UNO danés
preset-italia = UNO italiano
preset-espana = UNO español
preset-flip = UNO Flip

house-stacking-same = acumular (la misma clase)
house-stacking-higher = acumular (la misma clase o más)
house-jump-in = colarse
house-seven-zero = el 7 cambia manos, el 0 las pasa
house-force-play = quien puede jugar, juega
house-no-action-finish = la última, un número
house-extra-wilds = más comodines
house-shuffle-seats = lugares por sorteo

scoring-single-short = una ronda
scoring-winner-takes-short = quien gana se lleva los puntos, hasta { $target }
scoring-lowest-total-short = menos puntos cuando alguien llega a { $target }
scoring-elimination-short = quien llega a { $target } queda fuera
scoring-tournament-short = torneo: quien llega a { $target } queda fuera, y quedan dos para la final

player-unnamed = Participante { $number }
somebody = Alguien

button-join = Entrar
button-leave-lobby = Salir
button-start = Empezar
button-rules = Reglas
button-cancel = Cancelar
button-word = Palabra de la suerte
button-add-computer = Añadir bot
button-remove-computer = Quitar bot
button-hand = Mi mano

deal-title = Cartas repartidas
deal-words = **Palabras de la suerte**, fijadas desde el comienzo:
deal-word = -# { $name }: `{ $digest }`
deal-more-draws = { $draws ->
    [one] Antes, una carta más en el sorteo para repartir.
   *[other] Antes, { $draws } cartas más en el sorteo para repartir.
}

secret-told = -# Secreto tras el sello del reparto: `{ $secret }` · juego `{ $game }`

closed-title = Esta mesa está cerrada
closed-cancelled = Quien dirigía la mesa la canceló. Cualquiera puede abrir otra con **/uno empezar**.
closed-expired = Nadie pulsó nada durante un rato. Abre otra con **/uno empezar** cuando quieras.
closed-abandoned = No queda nadie en la mesa. Abre otra con **/uno empezar** cuando quieras.
closed-idle = Nadie jugó durante un rato, así que la partida terminó sin resultado. Empieza otra con **/uno empezar**.
closed-ended = La moderación la terminó. Empieza otra con **/uno empezar**.
closed-channel-gone = Su canal ya no existe. Empieza otra con **/uno empezar** en otro canal.
closed-guild-removed = Quitaron la app del servidor.
closed-no-access = La app no puede escribir en este canal. La moderación puede cambiarlo; después, **/uno empezar** abre otra mesa.

# Nombres de los bots; la marca los distingue de las personas. Los demás llevan un número.
computer-name = { $number ->
    [1] 🤖 Ada
    [2] 🤖 Óscar
    [3] 🤖 Luna
    [4] 🤖 Max
    [5] 🤖 Nora
    [6] 🤖 Félix
    [7] 🤖 Iris
    [8] 🤖 Leo
    [9] 🤖 Zoe
   *[other] 🤖 Bot { $number }
}
flag-level-easy = fácil
flag-level-medium = medio
flag-level-hard = difícil
