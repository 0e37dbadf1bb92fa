### Gente chega e sai; quem a mesa espera; ajuda para quem cuida do servidor; ajustes de um servidor.

kick-title = **Quem você quer remover?** As cartas voltam para a pilha de compra; a pessoa pode jogar na próxima mesa.
kick-title-lobby = **Quem você quer remover?** A pessoa só pode voltar a esta mesa com um convite seu: **/uno mesa convidar**.
kick-pick = Remover …
kick-nobody = Não há quem você possa remover.
confirm-kick = Remover **{ $name }** desta mesa? As cartas voltam para a pilha de compra.
confirm-kick-lobby = Remover **{ $name }** desta mesa? A pessoa só pode voltar com um convite seu.
button-kick-sure = Sim, remover { $name }
pause-title = **Pausar o jogo por quanto tempo?** Ninguém perde a vez enquanto isso. A escolha de quem lidera a mesa vale na hora; a de outra pessoa, quando mais da metade da mesa tiver pedido uma pausa. Para voltar a jogar, é do mesmo jeito.
seat-with-computer = **Um computador está jogando por você.** Você pode voltar a jogar a qualquer momento.
button-take-back-seat = Voltar ao meu lugar
pause-pick = Pausar por …
confirm-skip = Pular **{ $name }** desta vez? Vale quando mais da metade das outras pessoas pedir. Aí conta a escolha de costume, como se o tempo tivesse acabado.
button-skip-sure = Sim, pular
button-kick = Remover alguém …
button-pause = Pausar …
button-resume = Continuar
waiting-paused = **O jogo está em pausa.** Continua { $when }, ou assim que quem lidera a mesa, ou mais da metade dela, apertar **Continuar**.
wish-pause = Pedido de pausa: { $players }. Mais da metade da mesa decide; o botão está em **O que houve?**.
wish-resume = Pedido para continuar: { $players }.
wish-skip = Pedido para pular esta vez: { $players }. Mais da metade das outras pessoas decide; o botão está em **O que houve?**.
button-skip = Pular esta pessoa …
button-status = O que houve?

## Situação.

status-you = É a **sua** vez.
status-away = { $name } não joga há um tempo, então tem menos tempo por vez.
status-since = **Desde a sua última vez**
status-lately = **Últimas jogadas**
status-nothing = Nada de novo.
status-more = … e mais { $events ->
    [1] uma coisa
   *[other] { $events } coisas
} antes disso.

## Ajuda para quem cuida de um servidor.

help-owner-title = Para quem cuida deste servidor
help-owner-allow = **Onde:** para jogar em um canal preciso de **Ver canal**, **Enviar mensagens**, **Inserir links**, **Anexar arquivos** e **Ver histórico de mensagens**; em tópicos, também de **Enviar mensagens em tópicos** e **Criar tópicos públicos**. Nunca leio o que as pessoas escrevem.
help-owner-settings = **Ajustes:** **/uno-admin ajustes** diz onde se podem abrir mesas, quem pode, quantas ao mesmo tempo, com que regras começam e em que idioma. De início, só vê o comando quem tem **Gerenciar servidor**; mude isso em Configurações do servidor → Integrações.
help-owner-end = **Problemas:** **/uno-admin encerrar** encerra uma mesa, **/uno-admin remover** remove alguém. Quem fica ausente três vezes seguidas perde o lugar, ou um computador joga em seu nome.
button-help-owner = Para quem cuida do servidor
button-help-player = Como se joga
button-support = Pedir ajuda

hello-title = Olá! Vamos jogar UNO.
hello-start = **/uno iniciar** abre uma mesa em qualquer canal onde eu possa escrever; **/uno ajuda** explica o resto.
hello-here = Neste canal eu posso escrever, então dá para começar aqui mesmo.
hello-owner = Quem pode gerenciar o servidor encontra os ajustes em **/uno-admin ajustes**.

## Ajustes de um servidor.

server-title = UNO neste servidor
server-where = **Onde se podem abrir mesas**
server-where-pick = Em todos. Limitar a canais …
server-language = **Idioma das mesas**
server-language-own = O idioma do servidor
server-start = **Quem pode abrir uma mesa**
server-start-role-pick = Qual cargo?
server-preset = **Mesas novas começam com**
server-turn = **Tempo por vez em mesas novas**
server-limits = **Limites:** { $tables ->
    [0] quantas mesas quiserem
    [1] uma mesa
   *[other] { $tables } mesas
} ao mesmo tempo, { $seats } lugares por mesa.
choice-start-all = Todo mundo
choice-start-role = Quem tem um cargo
choice-start-managers = Quem pode gerenciar o servidor
button-server-limits = Limites …
modal-server-limits = Limites
field-most-tables = Mesas ao mesmo tempo
field-limit = Um número inteiro até { $high }; { $low } para não ter limite.
field-most-tables-each = Mesas ao mesmo tempo por pessoa
field-most-seats = Lugares por mesa
