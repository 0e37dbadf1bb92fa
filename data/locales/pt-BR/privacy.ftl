### O que fica guardado, é entregue e apagado; números, dados e temporadas de um servidor.

privacy-title = O que eu guardo de você
privacy-what = **O quê:** seu ID do Discord, o nome que você mostra em cada servidor, seu idioma e seus ajustes; os resultados, ratings e conquistas das suas partidas, e as jogadas delas. Nenhuma mensagem, nenhum outro dado da sua conta.
privacy-why = **Para quê:** para que uma mesa sobreviva a uma reinicialização, para rankings e perfis, e para que cada distribuição possa ser conferida depois.
privacy-long = **Por quanto tempo:** jogadas e distribuições ficam até que você ou quem cuida do servidor as apague; resultados e ratings ficam para sempre, sem o seu nome depois que você o apagar. Servidores que me removem são apagados depois de um tempo.
privacy-long-days = **Por quanto tempo:** jogadas e distribuições são removidas { $days ->
    [1] depois de um dia
   *[other] depois de { $days } dias
}; resultados e ratings ficam para sempre, sem o seu nome depois que você o apagar. Servidores que me removem são apagados depois de um tempo.
privacy-public = **Quem vê:** os membros deste servidor veem aqui seus resultados, rating e perfil. As cartas da sua mão não são mostradas a mais ninguém; depois da partida, dá para lê-las no replay.
privacy-delete = **Apagar meus dados** tira seu ID, nome, idioma, ajustes e conquistas de tudo, em todos os servidores. Os resultados passam a não ser de ninguém.
privacy-everywhere-on = **Ranking de todos os servidores:** você está nele, com o nome que mostra aqui. Membros de outros servidores podem vê-lo.
privacy-everywhere-off = **Ranking de todos os servidores:** você não está nele. Se entrar, membros de outros servidores poderão ver seu nome e seus resultados daí em diante.
privacy-sure = Apagar seu ID, nomes, idioma, ajustes e conquistas em todos os servidores? Se jogar de novo, seu rating começa do zero.
privacy-beyond = -# O que não dá para recolher: mensagens e arquivos de replay nos canais, arquivos que alguém salvou, e os backups de quem cuida do bot, até serem substituídos.
privacy-leave = Você ainda está em uma mesa em { $where }. Saia dela primeiro (**/uno sair**), depois apague seus dados.
privacy-deleted = Pronto: nada leva mais dos resultados a você.
privacy-joined = Você entra no ranking de todos os servidores a partir da próxima partida.
privacy-left = Você não está mais no ranking de todos os servidores.
privacy-file = Aqui está tudo o que eu guardo de você.
privacy-too-large = Seus dados são grandes demais para o Discord. Peça-os a quem cuida do bot.
file-part = **Arquivo { $number } de { $count }.** Só todos juntos estão completos.
file-archive = -# É bastante coisa, por isso vem em um arquivo ZIP: descompacte-o para ler os arquivos JSON que estão dentro.
choice-privacy-show = Ler o que fica guardado
choice-privacy-export = Exportar meus dados
choice-privacy-delete = Apagar meus dados
button-privacy-export = Exportar meus dados
button-privacy-join = Entrar no ranking de todos os servidores
button-privacy-leave = Sair do ranking de todos os servidores
button-privacy-delete = Apagar meus dados …
button-privacy-sure = Apagar

stats-title = Números deste servidor
stats-ever = No total: { $matches ->
    [1] 1 partida
   *[other] { $matches } partidas
}, { $players ->
    [1] 1 pessoa
   *[other] { $players } pessoas
} no ranking
stats-week = Desde { $begin }: { $tables ->
    [1] 1 mesa
   *[other] { $tables } mesas
}, { $matches ->
    [1] 1 partida que contou
   *[other] { $matches } partidas que contaram
}, { $players ->
    [1] 1 pessoa
   *[other] { $players } pessoas
}
stats-preset = { $preset } ({ $number })
stats-presets = **As regras mais jogadas:** { $presets }
data-title = Os dados deste servidor
data-export = **Exportar** entrega pessoas, partidas, resultados e ajustes em um arquivo; nenhuma carta de partidas em andamento. Ele contém nomes e IDs do Discord: guarde só para você.
data-reset = **Zerar** apaga todas as partidas terminadas, com resultados, ratings, temporadas e conquistas. Ajustes e mesas em andamento ficam.
data-sure = Apagar todos os resultados, ratings, temporadas e conquistas deste servidor? Não dá para desfazer.
data-done = Pronto: este servidor começa do zero.
data-file = Aqui estão os dados deste servidor.
data-owners-only = Só quem administra o servidor pode fazer isso.
data-too-large = Os dados são grandes demais para o Discord. Peça-os a quem cuida do bot (**python -m uno export**).
button-data-export = Exportar
button-data-reset = Zerar …
button-data-sure = Zerar
season-title = Temporadas
season-none = Ainda não há temporada; a primeira começa com a próxima partida.
season-line = { $season }: de { $begin } a { $end }
season-open = { $season }: desde { $begin }
season-ended = A temporada acabou; o pódio foi anunciado aqui. A próxima começa com a próxima partida.
season-ended-elsewhere = A temporada acabou. Não posso escrever aqui, então o pódio foi anunciado em { $channel }. A próxima começa com a próxima partida.
season-ended-untold = A temporada acabou. Não posso escrever aqui nem onde ela foi jogada, então o pódio não foi anunciado; ele continua no ranking. A próxima começa com a próxima partida.
season-ended-quietly = A temporada acabou. Ninguém tinha partidas suficientes para um pódio. A próxima começa com a próxima partida.
season-not-open = Não há temporada em andamento; a próxima começa com a próxima partida.
choice-season-month = Uma temporada por mês
choice-season-hand = As temporadas são encerradas à mão
button-season-end = Encerrar a temporada …
modal-season = Encerrar a temporada
field-season-name = Nome da temporada que acaba
field-season-hint = Aparece no ranking; pode ficar em branco
podium-title = { $season }: fim da temporada
podium-line = { $medal } { $name }: { $rating }
podium-next = -# A próxima temporada começa com a próxima partida. **/uno ranking** mostra esta também.
