### El panel de reglas de quien dirige la mesa: nombres de elecciones, opciones, formularios, fallos.

panel-title = ¿A qué jugamos?
panel-choice = **{ $name }**
panel-pick = Elige …
panel-pick-many = Ninguna. Elige cuantas quieras …
panel-role = ¿Qué rol puede sentarse?
panel-invited = ¿Quién tiene invitación?

button-page-game = Juego
button-page-turns = Turnos
button-page-start = Comienzo
button-page-table = Mesa
button-numbers-game = Meta, cartas …
button-numbers-penalties = Castigos …
button-summary = Todas las reglas

panel-preset = Reglas de base
panel-scoring = Cómo se gana la partida
panel-stacking = Responder a cartas de robo (acumular)
panel-house = Reglas de la casa
panel-draw = Robar
panel-matching = Qué cartas valen
panel-draw-two = Roba dos
panel-legality = Cuándo se permite un comodín de robo
panel-challenge = Faroles y desafíos
panel-dealer = Quién reparte
panel-first-wild = Primera carta: Comodín
panel-first-reverse = Primera carta: Cambio de sentido
panel-first-action = Primera carta: Salta o carta de robo
panel-backs = Reversos de las otras manos
panel-turn = Tiempo por turno
panel-reminder = Aviso cuando le toca a alguien
panel-join = Quién puede sentarse
panel-teams = Equipos
panel-leaving = Cuando alguien se va o no está
panel-level = Lo bien que juegan los bots
panel-pace = Lo que tarda un bot en jugar
panel-place = Dónde se juega

choice-scoring-single = Una ronda: gana quien se queda sin cartas
choice-scoring-winner-takes = Quien gana la ronda se lleva los puntos
choice-scoring-lowest-total = Cada cual suma su mano, gana quien menos
choice-scoring-elimination = Fuera al llegar a la meta, gana quien aguanta
choice-scoring-tournament = Fuera al llegar a la meta, y final entre dos
choice-stacking-off = No: roba la siguiente persona
choice-stacking-same = Con la misma clase: la suma pasa
choice-stacking-higher = Con la misma clase o más: la suma pasa
choice-house-jump-in = Colarse con una carta idéntica a la de encima
choice-house-seven-zero = El 7 cambia dos manos, el 0 las pasa todas
choice-house-force-play = Quien puede jugar tiene que jugar
choice-house-no-action-finish = La última carta tiene que ser un número
choice-house-extra-wilds = Cuatro comodines más: cambian y barajan
choice-house-shuffle-seats = Lugares por sorteo
choice-draw-one-may = Roba una carta, juégala o quédatela
choice-draw-one-must = Roba una carta, juégala si vale
choice-draw-until-playable-may = Roba hasta que una valga; juégala o no
choice-draw-until-playable-must = Roba hasta que una valga y juégala
choice-matching-symbol = Mismo color, número o símbolo
choice-matching-own-color = Mismo color o número; las de acción, por color
choice-draw-two-two = La siguiente persona roba 2
choice-draw-two-four = La siguiente persona roba 4
choice-legality-color = Sin cartas del color en juego
choice-legality-number = Sin cartas del color ni del número en juego
choice-challenge-off = Sin faroles: si no se permite, se rechaza
choice-challenge-draw = Farol: roba, y juega quien desafió
choice-challenge-skip = Farol: roba, y quien desafió pierde el turno
choice-challenge-take-back = Farol: recupera la carta, roba y juega otra
choice-dealer-host = Quien dirige la mesa
choice-dealer-zero = La carta más alta; las de acción valen 0
choice-dealer-redraw = La carta más alta; con una de acción, se saca otra
choice-first-wild-choose = Quien empieza elige el color
choice-first-wild-redraw = Vuelve al mazo y se descubre la siguiente
choice-first-reverse-dealer = Empieza el repartidor, hacia la derecha
choice-first-reverse-right = Empieza quien está a su derecha, hacia la derecha
choice-first-action-effect = Cuenta para quien empieza
choice-first-action-none = No tiene efecto
choice-backs-shown = Quien juega puede mirarlos
choice-backs-hidden = Nadie los ve
choice-reminder-always = Un mensaje que avisa, en cada turno
choice-reminder-nudge = Un mensaje que avisa, a mitad del tiempo
choice-reminder-never = Ninguno
choice-join-all = Cualquiera que vea el canal
choice-join-role = Quien tenga un rol
choice-join-invited = Quien tenga invitación
choice-teams = { $teams ->
    [0] Ninguno: cada cual por su cuenta
    [one] { $teams } equipo, en lugares alternos
   *[other] { $teams } equipos, en lugares alternos
}
choice-leaving-go = Su lugar se va, sus cartas vuelven al mazo
choice-leaving-computer = Un bot sigue jugando en su lugar
choice-level-easy = Fácil: se despista un poco
choice-level-medium = Medio: piensa cada carta
choice-level-hard = Difícil: recuerda lo que hizo cada cual
choice-pace = { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
choice-place-channel = En este canal
choice-place-thread = En un hilo propio

duration-none = sin límite
duration-seconds = { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
duration-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
}
duration-hours = { $hours ->
    [one] 1 hora
   *[other] { $hours } horas
}

modal-numbers-game = Meta, cartas, barajas, tiempo
modal-numbers-penalties = Castigos, en cartas
field-target = Puntos que terminan la partida
field-hand-size = Cartas al empezar
field-decks = Barajas
field-turn-seconds = Tiempo por turno
field-uno-penalty = No cantar UNO y que te pillen
field-false-uno-penalty = Cantar UNO en falso
field-misplay-penalty = Una carta que no vale
field-hint-penalty = Decir a alguien qué jugar
field-range = Un número entero del { $low } al { $high }.
field-time = Por ejemplo 90 s, 5 min o 2 h; de 15 s a 24 h, o 0 para no poner límite.

wrong-number = { $field }: “{ $given }” no sirve. Escribe un número entero del { $low } al { $high }.
wrong-time = { $field }: “{ $given }” no sirve. Escribe un tiempo como 90 s, 5 min o 2 h, de 15 s a 24 h, o 0 para no poner límite.
wrong-extra-wilds = Los cuatro comodines adicionales son de la baraja clásica. Quítalos, o elige otras reglas que no sean Flip.
wrong-cards = { $cards } cartas para cada una de las { $players } personas dejan muy pocas para robar de { $decks ->
    [one] una baraja
   *[other] { $decks } barajas
}. Elige menos cartas, o más barajas.
wrong-teams = Para { $teams } equipos iguales hacen falta al menos { $least } personas, las mismas en cada uno; ahora hay { $players }. Suma gente o bots, o elige otro número de equipos.
wrong-role = Elige el rol de quienes pueden sentarse.

modal-word = Tu palabra de la suerte
field-word = Palabra de la suerte
field-word-hint = Lo que quieras. Cambia cómo se reparten las cartas; nadie puede prever cómo.
word-back = Ahora no has dado palabra de la suerte: el reparto depende solo de las palabras del resto y del secreto.
word-kept = Tu palabra de la suerte **{ $word }** cuenta. Guarda esto si quieres comprobar el reparto después:
    sal `{ $salt }`
    huella de la sal y la palabra `{ $digest }`
