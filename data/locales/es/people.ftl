### La gente va y viene; a quién espera la mesa; ayuda para quien administra; ajustes de un servidor.

kick-title = **¿A quién quieres quitar?** Sus cartas vuelven al mazo; podrá jugar en la próxima mesa.
kick-title-lobby = **¿A quién quieres quitar?** No podrá volver a sentarse a esta mesa, salvo con una invitación tuya: **/uno mesa invitar**.
kick-pick = Quitar a …
kick-nobody = No hay nadie a quien puedas quitar.
confirm-kick = ¿Quitar a **{ $name }** de esta mesa? Sus cartas vuelven al mazo.
confirm-kick-lobby = ¿Quitar a **{ $name }** de esta mesa? No podrá volver a sentarse aquí, salvo con una invitación tuya.
button-kick-sure = Sí, quitar a { $name }
pause-title = **¿Cuánto descansa el juego?** Mientras tanto nadie pierde el turno. Si lo elige quien dirige la mesa, vale enseguida; si no, cuando más de la mitad de la mesa pida una pausa. Cualquiera puede terminarla de la misma manera.
seat-with-computer = **Un bot juega por ti.** Puedes volver a jugar tú en cualquier momento.
button-take-back-seat = Recuperar mi lugar
pause-pick = Pausa de …
confirm-skip = ¿Saltar el turno de **{ $name }** esta vez? Vale cuando lo pida más de la mitad del resto. Entonces se hace la elección de costumbre, como si se acabara el tiempo.
button-skip-sure = Sí, saltar
button-kick = Quitar a alguien …
button-pause = Pausa …
button-resume = Continuar
waiting-paused = **El juego está en pausa.** Sigue { $when }, o en cuanto quien dirige la mesa, o más de la mitad de la mesa, pulse **Continuar**.
wish-pause = Pausa, a petición de: { $players }. Decide más de la mitad de la mesa; el botón está en **¿Qué ha pasado?**
wish-resume = Continuar, a petición de: { $players }.
wish-skip = Saltar este turno, a petición de: { $players }. Decide más de la mitad del resto; el botón está en **¿Qué ha pasado?**
button-skip = Saltar su turno …
button-status = ¿Qué ha pasado?

## Estado.

status-you = **Te toca a ti.**
status-away = { $name } lleva un rato sin jugar, así que sus turnos son cortos.
status-since = **Desde tu último turno**
status-lately = **Últimamente**
status-nothing = No ha pasado nada desde entonces.
status-more = … y { $events ->
    [one] una cosa más
   *[other] { $events } cosas más
} antes de eso.

## Ayuda para quien administra un servidor.

help-owner-title = Para quien administra este servidor
help-owner-allow = **Dónde:** para jugar en un canal necesito **Ver canal**, **Enviar mensajes**, **Insertar enlaces**, **Adjuntar archivos** y **Leer el historial de mensajes**; en hilos, además, **Enviar mensajes en hilos** y **Crear hilos públicos**. Nunca leo lo que escribe la gente.
help-owner-settings = **Ajustes:** **/uno-admin ajustes** dice dónde se pueden abrir mesas, quién, cuántas a la vez, con qué empiezan las nuevas y en qué idioma. De entrada solo lo ve quien tiene **Gestionar servidor**; cámbialo en Ajustes del servidor → Integraciones.
help-owner-end = **Problemas:** **/uno-admin terminar** termina una mesa, **/uno-admin quitar** quita a alguien. Quien falta tres turnos seguidos pierde su lugar, o un bot sigue jugando por esa persona.
button-help-owner = Si administras el servidor
button-help-player = Cómo se juega
button-support = Pedir ayuda

hello-title = ¡Hola! A jugar al UNO.
hello-start = **/uno empezar** abre una mesa en cualquier canal donde yo pueda escribir; **/uno ayuda** explica el resto.
hello-here = En este canal puedo escribir, así que ya puedes empezar aquí mismo.
hello-owner = Quien puede gestionar el servidor tiene los ajustes en **/uno-admin ajustes**.

## Ajustes de un servidor.

server-title = El UNO en este servidor
server-where = **Dónde se pueden abrir mesas**
server-where-pick = En todos. Elige canales para limitarlo …
server-language = **Idioma de las mesas**
server-language-own = El idioma del servidor
server-start = **Quién puede abrir una mesa**
server-start-role-pick = ¿Qué rol?
server-preset = **Las mesas nuevas empiezan con**
server-turn = **Tiempo por turno en las mesas nuevas**
server-limits = **Límites:** { $tables ->
    [0] sin límite de mesas
    [one] una mesa
   *[other] { $tables } mesas
} a la vez, { $seats } lugares por mesa.
choice-start-all = Todo el mundo
choice-start-role = Quien tenga un rol
choice-start-managers = Quien pueda gestionar el servidor
button-server-limits = Límites …
modal-server-limits = Límites
field-most-tables = Mesas a la vez
field-limit = Un número entero hasta { $high }; { $low } para no poner límite.
field-most-tables-each = Mesas a la vez por persona
field-most-seats = Lugares por mesa
