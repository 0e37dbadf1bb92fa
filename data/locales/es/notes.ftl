### Negativas (cada una dice qué se puede hacer), confirmaciones, avisos.

## Negativas por las reglas del juego.

refused-not-your-turn = No te toca. La mesa muestra a quién le toca ahora.
refused-wrong-phase = Eso no se puede hacer ahora. **Mi mano** muestra lo que sí.
refused-match-over = La partida ha terminado. **Revancha** la juega otra vez, **/uno empezar** abre otra mesa.
refused-seat-left = Dejaste esta partida. Puedes volver a jugar en la próxima mesa.
refused-not-in-hand = Ya no tienes esa carta. Tu mano está así ahora.
refused-no-match = Esa carta no vale. Juega una del color en juego, del mismo número o símbolo, o un comodín, o roba.
refused-illegal-wild-draw = Tienes una carta que vale, así que el comodín de robo no se permite. Juega esa carta o un Comodín simple, o roba.
refused-only-drawn-card = Después de robar solo se puede jugar la carta robada. Juégala o quédatela.
refused-must-play = Con estas reglas, si una carta vale tienes que jugarla. Elige una de las que se ofrecen.
refused-must-take-stack = Hay cartas acumuladas. Responde con una carta de robo que valga encima, o llévatelas.
refused-must-fit-take-back = Después de recuperar el comodín de robo tienes que jugar una carta del color en juego.
refused-action-finish = La última carta tiene que ser un número. Juega otra o roba.
refused-color-missing = Un comodín necesita un color. Pulsa el botón del color que quieras.
refused-color-not-wanted = Solo los comodines llevan color elegido. Juega la carta sin elegirlo.
refused-color-wrong-side = Ese color no está en el lado que se juega. Elige uno de los que se ofrecen.
refused-target-missing = Elige con quién quieres cambiar la mano.
refused-target-not-wanted = Esta carta no afecta a una persona en concreto. Juégala sin elegir a nadie.
refused-target-wrong = No se puede elegir a esa persona. Elige a otra que esté en la ronda.
refused-jump-in-off = Con estas reglas no vale colarse. Espera tu turno.
refused-jump-in-wrong = Solo puedes colarte con una carta idéntica a la de encima, y antes de la siguiente jugada.
refused-uno-false = Cantar UNO ahora no sería verdad. Cántalo cuando tengas dos cartas y juegues una, o cuando te quede una.
refused-uno-useless = Ahora no hay nada que cantar. Canta UNO cuando tengas dos cartas y te toque, o justo después.
refused-nothing-to-catch = No hay a quién pillar: cantó antes, o ya se hizo la siguiente jugada.
refused-accuse-off = Con estas reglas no hay acusaciones, así que sigue jugando. **Reglas**, en la mesa, muestra cuáles son.
refused-vote-open = Hay una votación abierta. Quien puede votar lo hace desde su mano; después sigue el juego.
refused-not-entitled = Eso no lo decides tú. **Mi mano** muestra lo que puedes hacer.
refused-voted = Ya has votado. El juego sigue cuando vote el resto, o cuando se acabe su tiempo.
refused-join-not-possible = Ahora no te puedes sentar. Prueba entre dos rondas, o en la próxima mesa.
refused-no-shuffle-without-seed = Este juego ya no se puede barajar. Avisa a quien administra la app y abre otra mesa con **/uno empezar**.

## Negativas por la mesa.

refused-lobby-full = Todos los lugares están ocupados. Espera a que alguien se levante, o abre una mesa en otro canal.
refused-already-seated = Ya estás en esta mesa. **Mi mano** muestra tus cartas en cuanto se repartan.
refused-not-seated = No estás en esta mesa. Pulsa **Entrar** mientras esté abierta, o entre dos rondas.
refused-not-host = Eso solo lo hace quien dirige la mesa. La lista muestra quién es.
refused-too-few-players = Hacen falta dos personas. Pide a alguien que pulse **Entrar**.
refused-match-running = La partida ya ha empezado, y esto se decide antes. Podrás hacerlo en la próxima mesa.
refused-not-started = La partida aún no ha empezado. Quien dirige la mesa la empieza con **Empezar**.
refused-channel-busy = Ya hay una mesa en este canal. Entra en ella, o usa otro canal o un hilo.
refused-unknown-preset = Esas reglas no existen. Elige de la lista.
refused-invalid-scoring = Esa forma de puntuar no existe. Elige de la lista.
refused-invalid-target = La meta tiene que ser un número del 1 al 10.000.
refused-invalid-rules = Con tanta gente no alcanzan las cartas para estas reglas. Elige menos cartas por mano o más barajas.
refused-invalid-contribution = Una palabra de la suerte tiene de 1 a 64 caracteres. Escribe otra.
refused-invalid-options = Eso no se puede ajustar. Elige entre lo que se ofrece.
refused-invalid-switch = Esa regla no admite ese valor. Elige entre lo que se ofrece.
refused-extra-wilds-with-flip = Los comodines adicionales son de la baraja clásica. Quítalos, o juega con la baraja clásica.
refused-uneven-teams = Con esta gente no salen equipos iguales, de dos como mínimo. Cambia el número de equipos, o que alguien entre o salga.
refused-no-role = Solo quien tenga cierto rol puede entrar en esta mesa. Habla con quien la dirige, o abre una en otro canal.
refused-not-invited = Esta mesa es con invitación. Pídela a quien dirige la mesa, o abre una en otro canal.
refused-removed = Te quitaron de esta mesa. Pide otra invitación a quien la dirige, o abre una en otro canal.
refused-too-many-invited = No se puede invitar a tanta gente a la vez: 25 como mucho. Elige quién puede entrar en **Reglas**.
refused-no-computer = No hay ningún bot que quitar. **Añadir bot** trae uno.
refused-no-such-seat = Ya no hay nadie en ese lugar. La mesa muestra quién juega.
refused-not-yourself = Eso no te lo puedes hacer a ti. Para levantarte, pulsa **Salir**.
refused-paused = La mesa está en pausa. Quien la dirige, o la mayoría, puede continuar enseguida.
refused-not-paused = La mesa no está en pausa: sigue jugando.
refused-invalid-pause = Una pausa dura entre un minuto y un día. Elige un tiempo entre esos dos.
refused-already-voted = Ya diste tu acuerdo. Se hará cuando lo dé más de la mitad: pregunta al resto.
refused-not-absent = A esa persona todavía le queda tiempo. Podrás votar cuando pase la mitad.
refused-not-finished = Esta partida aún no ha terminado. La revancha viene después.
refused-channel-not-allowed = En este canal no se pueden abrir mesas. Prueba en uno de los que el servidor eligió para ellas.
refused-may-not-open = No puedes abrir mesas en este servidor. Entra en una, o habla con quien administra el servidor.
refused-server-full = Este servidor ya tiene todas las mesas que permite. Entra en una, o espera a que termine otra.
refused-too-many-tables = Ya estás en todas las mesas que permite este servidor. Antes, termina una o sal de ella.
refused-opened-often = Has abierto muchas mesas en poco tiempo. Espera diez minutos, o entra en una que esté abierta.
refused-opened-often-here = En este canal se han abierto muchas mesas en poco tiempo. Espera diez minutos, o juega en otro canal.
refused-opened-often-in-server = En este servidor se han abierto muchas mesas en poco tiempo. Espera diez minutos, o entra en una.
refused-closing = La app está por reiniciarse. Abre una mesa dentro de un minuto; las que están en juego continúan entonces.
refused-not-away = No estás ausente: sigue jugando.
refused-gone = Esta mesa ya terminó. **/uno empezar** abre otra.
refused-stale = La mesa ha cambiado desde entonces. Ahora está así.
refused-busy = Un momento: la mesa se está poniendo a punto. Prueba de nuevo en unos segundos.
refused-save-failed = No se pudo guardar, así que no cuenta. Prueba de nuevo.
refused-nothing-due = Aquí ya no hay nada que hacer. La mesa muestra cómo va todo.

## Se pregunta una vez.

confirm-leave = ¿Dejar la partida del todo? Tus cartas vuelven al mazo.
confirm-leave-computer = ¿Dejar la partida? Un bot sigue con tus cartas. Puedes volver con **/uno entrar**.
confirm-cancel = ¿Cerrar esta mesa para todo el mundo?
confirm-end = ¿Terminar esta partida para todo el mundo, sin resultado?
button-leave-sure = Sí, salir
button-cancel-sure = Sí, cerrarla
button-end-sure = Sí, terminarla
button-stay = No, volver a mi mano

## Se dice a una persona.

note-opened = Tu mesa está abierta. Quien quiera jugar pulsa **Entrar** en ella.
note-rematch = Allá vamos otra vez: la misma gente, las mismas reglas, cartas nuevas.
note-joined = Ya estás en la mesa. Quien la dirige empieza la partida.
note-joined-match = Ya estás en la mesa. Recibes cartas en la próxima ronda.
note-add-computer = Un bot se sentó a la mesa.
note-remove-computer = El último bot que llegó se levantó.
note-invited = Listo: ya puede sentarse a esta mesa.
note-left = Has salido de la mesa. Vuelve cuando quieras.
note-left-match = Has dejado la partida. Puedes volver a jugar en la próxima mesa.
note-left-computer = Un bot sigue jugando por ti. **/uno entrar** te devuelve tu lugar.
note-cancelled = La mesa está cerrada. **/uno empezar** abre otra.
note-ended = La mesa está cerrada.
note-kicked = Listo: esa persona ya no está en la mesa.
note-paused = La mesa está en pausa. Quien la dirige, o la mayoría, puede continuar en cualquier momento.
note-resumed = El juego sigue.
note-skipped = Listo: se hizo por esa persona la elección de costumbre.
note-asked = Tu voto cuenta. Se hará en cuanto lo quiera más de la mitad.
note-in-lobby = La partida aún no ha empezado. Tus cartas se reparten cuando quien dirige la mesa pulse **Empezar**.
note-not-seated = No estás en esta mesa, así que aquí no tienes cartas. Pulsa **Entrar** mientras esté abierta, o entre dos rondas.
note-no-match = En este canal no se ha jugado ninguna partida hasta el final. **/uno empezar** abre una mesa.
note-no-table = No hay ninguna mesa en este canal. **/uno empezar** abre una.
note-unknown-table = Este botón es de una mesa que ya no existe. **/uno empezar** abre otra.
note-blocked = Quien administra esta app no te deja jugar, o no en este servidor. Si crees que es un error, habla con quien la administra.
note-unknown-button = Este botón no sirve aquí. **/uno mano** muestra tus cartas, **/uno ayuda** explica el resto.
note-unknown-card = Esa carta no la puedes jugar ahora. Elige de la lista, o pulsa **Mi mano** en la mesa.
note-unknown-command = Ese comando ya no existe. Recarga Discord, o mira **/uno ayuda**.
note-only-in-servers = Al UNO se juega en los canales de un servidor. Prueba allí.
note-moderators-only = Solo quien puede usar **/uno-admin** puede terminar una mesa. Si es tu caso, usa otra vez **/uno-admin terminar**; si no, pídelo a quien pueda.
note-managers-only = Solo quien puede usar **/uno-admin** puede cambiar los ajustes del servidor. Si es tu caso, usa otra vez **/uno-admin ajustes**; si no, pídelo a quien pueda.
note-permissions = No puedo jugar en este canal. Dame aquí estos permisos y prueba de nuevo: { $permissions }.
note-thread-permissions = No pude abrir un hilo, así que la partida se juega en este canal. Para la próxima, pide a quien administra el servidor que me dé aquí estos permisos: { $permissions }.
note-thread-too-many = Este servidor tiene todos los hilos abiertos que Discord permite, así que la partida se juega en este canal. Cierra algunos antes de la próxima.
note-no-thread = No pude abrir un hilo aquí, así que la partida se juega en este canal.
note-apology = Lo sentimos, algo falló de nuestro lado. Tu juego está a salvo; prueba de nuevo. Si vuelve a pasar, da este número a quien administra la app: { $error }

## Un mensaje corto que avisa.

notice-turn = { $who }, te toca en el UNO.
