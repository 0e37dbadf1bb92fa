### Lo que se guarda, se entrega y se olvida; cifras, datos y temporadas de un servidor.

privacy-title = Lo que guardo de ti
privacy-what = **Qué:** tu ID de Discord, el nombre con que apareces en cada servidor, tu idioma y tus ajustes; los resultados, valoraciones y logros de tus partidas, y sus jugadas. Ningún mensaje ni otros datos de tu cuenta.
privacy-why = **Para qué:** para que una mesa sobreviva a un reinicio, para clasificaciones y perfiles, y para que cada reparto se pueda comprobar después.
privacy-long = **Cuánto tiempo:** las jugadas y los repartos se quedan hasta que los borres tú, o quien es dueño de tu servidor; los resultados y valoraciones se quedan para siempre, sin tu nombre en cuanto lo borres. Los servidores que me quitan se borran al cabo de un tiempo.
privacy-long-days = **Cuánto tiempo:** las jugadas y los repartos se borran { $days ->
    [one] al cabo de un día
   *[other] al cabo de { $days } días
}; los resultados y valoraciones se quedan para siempre, sin tu nombre en cuanto lo borres. Los servidores que me quitan se borran al cabo de un tiempo.
privacy-public = **Quién lo ve:** los miembros de este servidor ven aquí tus resultados, tu valoración y tu perfil. Las cartas de tu mano no se enseñan a nadie más; después de la partida se pueden leer en su repetición.
privacy-delete = **Borrar mis datos** quita de todas partes tu ID, nombre, idioma, ajustes y logros, en todos los servidores. Los resultados ya no son de nadie.
privacy-everywhere-on = **Clasificación global:** apareces en ella, con el nombre que usas aquí. La pueden ver los miembros de otros servidores.
privacy-everywhere-off = **Clasificación global:** no apareces en ella. Si entras, los miembros de otros servidores podrán ver tu nombre y tus resultados desde entonces.
privacy-sure = ¿Borrar tu ID, nombres, idioma, ajustes y logros en todos los servidores? Tu valoración empieza de cero si vuelves a jugar.
privacy-beyond = -# Lo que no se puede retirar: mensajes y archivos de repetición en los canales, archivos que alguien haya guardado, y las copias de seguridad de quien administra la app hasta que se sustituyan.
privacy-leave = Aún estás en una mesa en { $where }. Sal de ella primero (**/uno salir**), y borra después tus datos.
privacy-deleted = Listo: ya nada lleva de los resultados a ti.
privacy-joined = Apareces en la clasificación global desde tu próxima partida.
privacy-left = Ya no apareces en la clasificación global.
privacy-file = Aquí está todo lo que guardo de ti.
privacy-too-large = Tus datos son demasiado grandes para Discord. Pídelos a quien administra la app.
file-part = **Archivo { $number } de { $count }.** Solo todos juntos están completos.
file-archive = -# Es mucho, así que viene en un archivo ZIP: descomprímelo para leer los archivos JSON que contiene.
choice-privacy-show = Leer lo que se guarda
choice-privacy-export = Exportar mis datos
choice-privacy-delete = Borrar mis datos
button-privacy-export = Exportar mis datos
button-privacy-join = Entrar en la clasificación global
button-privacy-leave = Salir de la clasificación global
button-privacy-delete = Borrar mis datos …
button-privacy-sure = Borrar

stats-title = Este servidor en cifras
stats-ever = En total: { $matches ->
    [one] 1 partida
   *[other] { $matches } partidas
}, { $players ->
    [one] 1 persona
   *[other] { $players } personas
} en la clasificación
stats-week = Desde el { $begin }: { $tables ->
    [one] 1 mesa
   *[other] { $tables } mesas
}, { $matches ->
    [one] 1 partida que cuenta
   *[other] { $matches } partidas que cuentan
}, { $players ->
    [one] 1 persona
   *[other] { $players } personas
}
stats-preset = { $preset } ({ $number })
stats-presets = **Lo más jugado últimamente:** { $presets }
data-title = Los datos de este servidor
data-export = **Exportar** te da participantes, partidas, resultados y ajustes en un archivo; ninguna carta de partidas en curso. Contiene nombres e ID de Discord: no lo compartas.
data-reset = **Reiniciar** borra todas las partidas terminadas con sus resultados, valoraciones, temporadas y logros. Los ajustes y las mesas en curso se quedan.
data-sure = ¿Borrar todos los resultados, valoraciones, temporadas y logros de este servidor? No se puede deshacer.
data-done = Listo: este servidor empieza de cero.
data-file = Aquí están los datos de este servidor.
data-owners-only = Eso solo lo puede hacer la administración del servidor.
data-too-large = Los datos son demasiado grandes para Discord. Pídelos a quien administra la app (**python -m uno export**).
button-data-export = Exportar
button-data-reset = Reiniciar …
button-data-sure = Reiniciar
season-title = Temporadas
season-none = Aún no hay temporadas; la primera empieza con la próxima partida.
season-line = { $season }: del { $begin } al { $end }
season-open = { $season }: desde el { $begin }
season-ended = La temporada ha terminado; su podio se anunció aquí. La siguiente empieza con la próxima partida.
season-ended-elsewhere = La temporada ha terminado. No puedo escribir aquí, así que su podio se anunció en { $channel }. La siguiente empieza con la próxima partida.
season-ended-untold = La temporada ha terminado. No puedo escribir aquí ni donde se jugó, así que su podio no se anunció; queda en la clasificación. La siguiente empieza con la próxima partida.
season-ended-quietly = La temporada ha terminado. Nadie jugó lo bastante para un podio. La siguiente empieza con la próxima partida.
season-not-open = No hay ninguna temporada en curso; la siguiente empieza con la próxima partida.
choice-season-month = Una temporada cada mes
choice-season-hand = Las temporadas se terminan a mano
button-season-end = Terminar la temporada …
modal-season = Terminar la temporada
field-season-name = Nombre de la temporada que termina
field-season-hint = Se muestra en la clasificación; puedes dejarlo en blanco
podium-title = { $season }: fin
podium-line = { $medal } { $name }: { $rating }
podium-next = -# La siguiente temporada empieza con la próxima partida. **/uno clasificación** muestra también esta.
