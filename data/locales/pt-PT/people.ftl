### Gente que chega e sai; por quem a mesa espera; ajuda para quem gere o servidor; definições.

kick-title = **Quem queres tirar?** As cartas voltam para a pilha das biscas; a pessoa pode jogar na próxima mesa.
kick-title-lobby = **Quem queres tirar?** A pessoa só pode voltar a esta mesa com um convite teu: **/uno mesa convidar**.
kick-pick = Tirar …
kick-nobody = Não há ninguém que possas tirar.
confirm-kick = Tirar **{ $name }** desta mesa? As cartas voltam para a pilha das biscas.
confirm-kick-lobby = Tirar **{ $name }** desta mesa? A pessoa só pode voltar com um convite teu.
button-kick-sure = Sim, tirar { $name }
pause-title = **Por quanto tempo fica o jogo em pausa?** Entretanto ninguém perde a vez. A escolha de quem lidera a mesa vale logo; a de outra pessoa, quando mais de metade da mesa tiver pedido uma pausa. Para recomeçar é igual.
seat-with-computer = **Um computador está a jogar por ti.** Podes voltar a jogar a qualquer momento.
button-take-back-seat = Voltar ao meu lugar
pause-pick = Pausa de …
confirm-skip = Saltar **{ $name }** desta vez? Vale quando mais de metade das outras pessoas o pedir. Faz-se então a escolha do costume, como se o tempo tivesse acabado.
button-skip-sure = Sim, saltar
button-kick = Tirar alguém …
button-pause = Pausa …
button-resume = Continuar
waiting-paused = **O jogo está em pausa.** Continua { $when }, ou assim que quem lidera a mesa, ou mais de metade dela, carregar em **Continuar**.
wish-pause = Pedido de pausa: { $players }. Mais de metade da mesa decide; o botão está em **O que se passou?**.
wish-resume = Pedido para continuar: { $players }.
wish-skip = Pedido para saltar esta vez: { $players }. Mais de metade das outras pessoas decide; o botão está em **O que se passou?**.
button-skip = Saltar esta pessoa …
button-status = O que se passou?

## Situação.

status-you = É a **tua** vez.
status-away = { $name } não joga há algum tempo, por isso tem menos tempo por vez.
status-since = **Desde a tua última vez**
status-lately = **Últimas jogadas**
status-nothing = Nada de novo.
status-more = … e mais { $events ->
    [one] uma coisa
   *[other] { $events } coisas
} antes disso.

## Ajuda para quem gere um servidor.

help-owner-title = Para quem gere este servidor
help-owner-allow = **Onde:** para jogar num canal preciso de **Ver canal**, **Enviar mensagens**, **Inserir links**, **Anexar arquivos** e **Ver histórico de mensagens**; em tópicos, também de **Enviar mensagens em tópicos** e **Criar tópicos públicos**. Nunca leio o que as pessoas escrevem.
help-owner-settings = **Definições:** **/uno-admin ajustes** diz onde se podem abrir mesas, quem pode, quantas ao mesmo tempo, com que regras começam e em que língua. À partida, só quem tem **Gerenciar servidor** vê o comando; muda isso em Configurações do servidor → Integrações.
help-owner-end = **Problemas:** **/uno-admin encerrar** encerra uma mesa, **/uno-admin remover** tira alguém. Quem se ausenta três vezes seguidas perde o lugar, ou um computador joga em seu nome.
button-help-owner = Para quem gere o servidor
button-help-player = Como se joga
button-support = Pedir ajuda

hello-title = Olá! Vamos jogar UNO.
hello-start = **/uno iniciar** abre uma mesa em qualquer canal onde eu possa escrever; **/uno ajuda** explica o resto.
hello-here = Posso escrever neste canal, por isso podes começar já aqui.
hello-owner = Quem pode gerir o servidor encontra as definições em **/uno-admin ajustes**.

## Definições de um servidor.

server-title = UNO neste servidor
server-where = **Onde se podem abrir mesas**
server-where-pick = Em todos. Limitar a canais …
server-language = **Língua das mesas**
server-language-own = A língua do servidor
server-start = **Quem pode abrir uma mesa**
server-start-role-pick = Que cargo?
server-preset = **As novas mesas começam com**
server-turn = **Tempo por vez em novas mesas**
server-limits = **Limites:** { $tables ->
    [0] as mesas que quiserem
    [one] uma mesa
   *[other] { $tables } mesas
} ao mesmo tempo, { $seats } lugares por mesa.
choice-start-all = Toda a gente
choice-start-role = Quem tem um cargo
choice-start-managers = Quem pode gerir o servidor
button-server-limits = Limites …
modal-server-limits = Limites
field-most-tables = Mesas ao mesmo tempo
field-limit = Um número inteiro até { $high }; { $low } para não haver limite.
field-most-tables-each = Mesas ao mesmo tempo por pessoa
field-most-seats = Lugares por mesa
