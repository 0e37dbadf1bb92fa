### Lo que dice `python -m uno verify` de la prueba de que el reparto fue limpio.

verify-no-proof = No hay nada que verificar: el documento no tiene semilla con prueba (campo "fair").
verify-commitment-right = Correcto: el compromiso es el SHA-256 del secreto.
verify-commitment-wrong = MAL: el compromiso no es el SHA-256 del secreto.
verify-seed-right = Correcto: la semilla resulta del secreto, del juego y de las aportaciones.
verify-seed-wrong = MAL: la semilla no resulta del secreto, del juego y de las aportaciones.
verify-dealer-draw = La semilla da a { $name } un { $card } en el sorteo para repartir.
verify-dealer = Según la semilla, reparte { $name }.
verify-moves-right = Correcto: { $moves ->
    [one] la única jugada es válida
   *[other] las { $moves } jugadas son válidas
} con las cartas de esta semilla ({ $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
}, { $shuffles ->
    [one] un barajado recalculado
   *[other] { $shuffles } barajados recalculados
}).
verify-moves-wrong = MAL: la jugada { $move } (contando desde 0) no es válida con las cartas de esta semilla.
verify-refuted = La prueba no se sostiene.
verify-proved = Probado: el reparto resulta de las aportaciones listadas y de un secreto fijado antes de que nadie entrara, siempre que el compromiso de arriba sea el que la mesa mostró desde su primera versión.
verify-proved-foresight = Probado: nadie sin el secreto podía prever el reparto.
verify-proved-words = Probado: la app por sí sola no podía elegir el reparto, si { $words ->
    [one] la única persona que dio una palabra de la suerte la eligió por su cuenta
   *[other] al menos una de las { $words } personas que dieron una palabra de la suerte la eligió por su cuenta
}.
verify-no-words = No probado: que la app no eligiera el secreto a su gusto. Nadie dio una palabra de la suerte, así que pudo hacerlo.
verify-not-proved = No probado: que quien administra la app no mirara el secreto durante el juego, ni ayudara a quien hizo la última aportación.
