### O que fica guardado, é entregue e apagado; números, dados e épocas de um servidor.

privacy-title = O que guardo de ti
privacy-what = **O quê:** o teu ID do Discord, o nome que mostras em cada servidor, a tua língua e as tuas definições; os resultados, ratings e conquistas dos teus jogos, e as jogadas deles. Nenhuma mensagem, nenhum outro dado da tua conta.
privacy-why = **Para quê:** para que uma mesa sobreviva a um reinício, para classificações e perfis, e para que cada distribuição possa ser verificada depois.
privacy-long = **Durante quanto tempo:** jogadas e distribuições ficam até que tu ou quem gere o servidor as apague; resultados e ratings ficam para sempre, sem o teu nome depois de o apagares. Servidores que me removem são apagados passado algum tempo.
privacy-long-days = **Durante quanto tempo:** jogadas e distribuições são removidas { $days ->
    [one] ao fim de um dia
   *[other] ao fim de { $days } dias
}; resultados e ratings ficam para sempre, sem o teu nome depois de o apagares. Servidores que me removem são apagados passado algum tempo.
privacy-public = **Quem vê:** os membros deste servidor veem aqui os teus resultados, rating e perfil. As cartas da tua mão não são mostradas a mais ninguém; depois do jogo, podem ler-se no replay.
privacy-delete = **Apagar os meus dados** tira o teu ID, nome, língua, definições e conquistas de tudo, em todos os servidores. Os resultados passam a não ser de ninguém.
privacy-everywhere-on = **Classificação de todos os servidores:** estás nela, com o nome que mostras aqui. Membros de outros servidores podem vê-lo.
privacy-everywhere-off = **Classificação de todos os servidores:** não estás nela. Se entrares, membros de outros servidores poderão ver o teu nome e os teus resultados daí em diante.
privacy-sure = Apagar o teu ID, nomes, língua, definições e conquistas em todos os servidores? Se voltares a jogar, o teu rating começa do zero.
privacy-beyond = -# O que não se pode recolher: mensagens e ficheiros de replay nos canais, ficheiros que alguém guardou, e as cópias de segurança de quem gere o bot, até serem substituídas.
privacy-leave = Ainda estás numa mesa em { $where }. Sai dela primeiro (**/uno sair**) e depois apaga os teus dados.
privacy-deleted = Feito: nada leva dos resultados até ti.
privacy-joined = Entras na classificação de todos os servidores a partir do próximo jogo.
privacy-left = Já não estás na classificação de todos os servidores.
privacy-file = Aqui está tudo o que guardo de ti.
privacy-too-large = Os teus dados são grandes demais para o Discord. Pede-os a quem gere o bot.
file-part = **Ficheiro { $number } de { $count }.** Só todos juntos estão completos.
file-archive = -# É muita coisa, por isso vem num ficheiro ZIP: descomprime-o para leres os ficheiros JSON que estão lá dentro.
choice-privacy-show = Ler o que fica guardado
choice-privacy-export = Exportar os meus dados
choice-privacy-delete = Apagar os meus dados
button-privacy-export = Exportar os meus dados
button-privacy-join = Entrar na classificação de todos os servidores
button-privacy-leave = Sair da classificação de todos os servidores
button-privacy-delete = Apagar os meus dados …
button-privacy-sure = Apagar

stats-title = Números deste servidor
stats-ever = No total: { $matches ->
    [one] 1 jogo
   *[other] { $matches } jogos
}, { $players ->
    [one] 1 pessoa
   *[other] { $players } pessoas
} na classificação
stats-week = Desde { $begin }: { $tables ->
    [one] 1 mesa
   *[other] { $tables } mesas
}, { $matches ->
    [one] 1 jogo que contou
   *[other] { $matches } jogos que contaram
}, { $players ->
    [one] 1 pessoa
   *[other] { $players } pessoas
}
stats-preset = { $preset } ({ $number })
stats-presets = **As regras mais jogadas:** { $presets }
data-title = Os dados deste servidor
data-export = **Exportar** entrega pessoas, jogos, resultados e definições num ficheiro; nenhuma carta de jogos a decorrer. Contém nomes e IDs do Discord: guarda-o só para ti.
data-reset = **Pôr a zeros** apaga todos os jogos acabados, com resultados, ratings, épocas e conquistas. As definições e as mesas a decorrer ficam.
data-sure = Apagar todos os resultados, ratings, épocas e conquistas deste servidor? Não se pode desfazer.
data-done = Feito: este servidor começa do zero.
data-file = Aqui estão os dados deste servidor.
data-owners-only = Só quem administra o servidor pode fazer isso.
data-too-large = Os dados são grandes demais para o Discord. Pede-os a quem gere o bot (**python -m uno export**).
button-data-export = Exportar
button-data-reset = Pôr a zeros …
button-data-sure = Pôr a zeros
season-title = Épocas
season-none = Ainda não há nenhuma época; a primeira começa com o próximo jogo.
season-line = { $season }: de { $begin } a { $end }
season-open = { $season }: desde { $begin }
season-ended = A época acabou; o pódio foi anunciado aqui. A próxima começa com o próximo jogo.
season-ended-elsewhere = A época acabou. Não posso escrever aqui, por isso o pódio foi anunciado em { $channel }. A próxima começa com o próximo jogo.
season-ended-untold = A época acabou. Não posso escrever aqui nem onde ela foi jogada, por isso o pódio não foi anunciado; continua na classificação. A próxima começa com o próximo jogo.
season-ended-quietly = A época acabou. Ninguém tinha jogos suficientes para um pódio. A próxima começa com o próximo jogo.
season-not-open = Não há nenhuma época a decorrer; a próxima começa com o próximo jogo.
choice-season-month = Uma época por mês
choice-season-hand = As épocas são encerradas à mão
button-season-end = Encerrar a época …
modal-season = Encerrar a época
field-season-name = Nome da época que acaba
field-season-hint = Aparece na classificação; pode ficar em branco
podium-title = { $season }: fim da época
podium-line = { $medal } { $name }: { $rating }
podium-next = -# A próxima época começa com o próximo jogo. **/uno ranking** mostra esta também.
