### Recusas (cada uma diz o que se pode fazer), confirmações, avisos.

## Recusas pelas regras do jogo.

refused-not-your-turn = Não é a tua vez. A mesa mostra quem joga agora.
refused-wrong-phase = Agora não dá. **A minha mão** mostra o que podes fazer.
refused-match-over = O jogo acabou. **Desforra** joga outra vez, **/uno iniciar** abre uma nova mesa.
refused-seat-left = Saíste deste jogo. Podes voltar a jogar na próxima mesa.
refused-not-in-hand = Já não tens essa carta. A tua mão está agora assim.
refused-no-match = Essa carta não serve. Joga a cor em jogo, o mesmo número ou símbolo, ou um Joker. Ou então bisca.
refused-illegal-wild-draw = Tens uma carta que serve, por isso o Joker Bisca não é permitido. Joga essa carta ou um Joker simples, ou bisca.
refused-only-drawn-card = Depois de biscar, só podes jogar a carta biscada. Joga-a ou fica com ela.
refused-must-play = Com estas regras, tens de jogar uma carta que sirva. Escolhe uma das que aparecem.
refused-must-take-stack = Há cartas acumuladas. Responde com uma carta Bisca que possa ir por cima, ou leva-as.
refused-must-fit-take-back = Depois de receberes o Joker Bisca de volta, tens de jogar uma carta da cor em jogo.
refused-action-finish = A última carta tem de ser um número. Joga outra ou bisca.
refused-color-missing = Um Joker precisa de uma cor. Carrega no botão da cor que queres.
refused-color-not-wanted = Só um Joker leva cor. Joga a carta sem cor.
refused-color-wrong-side = Essa cor não existe no lado em jogo. Escolhe uma das que aparecem.
refused-target-missing = Escolhe com quem queres trocar de mão.
refused-target-not-wanted = Esta carta não mexe com ninguém em especial. Joga-a sem escolher ninguém.
refused-target-wrong = Não podes escolher essa pessoa. Escolhe outra que esteja na ronda.
refused-jump-in-off = Jogar fora da vez não faz parte destas regras. Espera pela tua vez.
refused-jump-in-wrong = Fora da vez, só podes jogar uma carta igual à do topo, antes da jogada seguinte.
refused-uno-false = Gritar UNO agora não seria verdade. Grita quando tiveres duas cartas e jogares uma, ou quando só te restar uma.
refused-uno-useless = Agora não há nada para gritar. Grita UNO quando tiveres duas cartas e for a tua vez, ou logo a seguir.
refused-nothing-to-catch = Não há ninguém para apanhar: o grito veio primeiro, ou já houve outra jogada.
refused-accuse-off = As acusações não fazem parte destas regras, por isso joga à vontade. **Regras**, na mesa, mostra quais são.
refused-vote-open = Há uma votação aberta. Quem pode votar fá-lo na própria mão; depois o jogo continua.
refused-not-entitled = Essa decisão não é tua. **A minha mão** mostra o que podes fazer.
refused-voted = Já votaste. O jogo continua quando os outros votarem, ou quando o tempo acabar.
refused-join-not-possible = Agora não te podes sentar. Tenta entre duas rondas, ou na próxima mesa.
refused-no-shuffle-without-seed = Este jogo já não pode ser baralhado. Avisa quem gere o bot e abre uma nova mesa com **/uno iniciar**.

## Recusas pela mesa.

refused-lobby-full = Todos os lugares estão ocupados. Espera que alguém se levante, ou abre uma mesa noutro canal.
refused-already-seated = Já estás nesta mesa. **A minha mão** mostra as tuas cartas assim que forem distribuídas.
refused-not-seated = Não estás nesta mesa. Carrega em **Entrar** enquanto estiver aberta, ou entre duas rondas.
refused-not-host = Só quem lidera a mesa pode fazer isso. A lista mostra quem é.
refused-too-few-players = São precisas duas pessoas. Pede a alguém que carregue em **Entrar**.
refused-match-running = O jogo já começou, e isso decide-se antes. Fica para a próxima mesa.
refused-not-started = O jogo ainda não começou. Quem lidera a mesa dá início com **Começar**.
refused-channel-busy = Já há uma mesa neste canal. Entra nela, ou usa outro canal ou um tópico.
refused-unknown-preset = Essas regras não existem. Escolhe da lista.
refused-invalid-scoring = Essa forma de pontuar não existe. Escolhe da lista.
refused-invalid-target = A meta tem de ser um número de 1 a 10 000.
refused-invalid-rules = Com tanta gente, estas regras não dão: faltariam cartas. Escolhe menos cartas no início ou mais baralhos.
refused-invalid-contribution = Uma palavra da sorte tem de 1 a 64 caracteres. Dá outra.
refused-invalid-options = Isso não se pode definir. Escolhe entre o que aparece.
refused-invalid-switch = Essa regra não pode ter esse valor. Escolhe entre o que aparece.
refused-extra-wilds-with-flip = Os Jokers a mais são do baralho clássico. Tira-os, ou joga com o baralho clássico.
refused-uneven-teams = Com este número de pessoas não se fazem equipas iguais, de pelo menos duas. Muda o número de equipas, ou deixa alguém entrar ou sair.
refused-no-role = Só quem tem um certo cargo pode entrar nesta mesa. Fala com quem lidera a mesa, ou abre uma noutro canal.
refused-not-invited = Esta mesa é para quem recebeu convite. Pede um a quem lidera a mesa, ou abre uma noutro canal.
refused-removed = Tiraram-te desta mesa. Pede novo convite a quem lidera a mesa, ou abre uma noutro canal.
refused-too-many-invited = É muita gente para convidar de uma vez: no máximo 25. Escolhe quem pode entrar em **Regras**.
refused-no-computer = Não há nenhum computador para tirar. **Juntar computador** traz um.
refused-no-such-seat = Já ninguém está nesse lugar. A mesa mostra quem joga.
refused-not-yourself = Não podes fazer isso a ti. Para te levantares, carrega em **Sair**.
refused-paused = A mesa está em pausa. Quem lidera a mesa, ou a maioria, pode continuar já.
refused-not-paused = A mesa não está em pausa: é só jogar.
refused-invalid-pause = Uma pausa dura de um minuto a um dia. Escolhe um tempo entre os dois.
refused-already-voted = Já concordaste. Fica feito quando mais de metade concordar: fala com os outros.
refused-not-absent = Essa pessoa ainda tem tempo. Podes votar quando metade tiver passado.
refused-not-finished = Este jogo ainda não acabou. A desforra vem depois.
refused-channel-not-allowed = Neste canal não se podem abrir mesas. Tenta um dos canais que o servidor escolheu para isso.
refused-may-not-open = Não podes abrir mesas neste servidor. Entra numa, ou fala com quem gere o servidor.
refused-server-full = Este servidor já tem todas as mesas que permite. Entra numa delas, ou espera que uma acabe.
refused-too-many-tables = Já estás em todas as mesas que este servidor permite. Acaba uma ou sai dela primeiro.
refused-closing = O bot está prestes a reiniciar. Abre uma mesa daqui a um minuto; as que estão em jogo continuam nessa altura.
refused-opened-often = Abriste muitas mesas em pouco tempo. Espera dez minutos, ou entra numa mesa que já está aberta.
refused-opened-often-here = Foram abertas muitas mesas neste canal em pouco tempo. Espera dez minutos, ou joga noutro canal.
refused-opened-often-in-server = Foram abertas muitas mesas neste servidor em pouco tempo. Espera dez minutos, ou entra numa delas.
refused-not-away = Não estás ausente: é só jogar.
refused-gone = Esta mesa acabou. **/uno iniciar** abre uma nova.
refused-stale = A mesa avançou entretanto. Agora está assim.
refused-busy = Um momento: a mesa está a ser arrumada. Tenta outra vez daqui a uns segundos.
refused-save-failed = Não foi possível guardar isso, por isso não conta. Tenta outra vez.
refused-nothing-due = Já não há nada a fazer aqui. A mesa mostra como está o jogo.

## Perguntado uma vez.

confirm-leave = Sair do jogo de vez? As tuas cartas voltam para a pilha das biscas.
confirm-leave-computer = Sair do jogo? Um computador continua com as tuas cartas. Podes voltar com **/uno entrar**.
confirm-cancel = Fechar esta mesa para toda a gente?
confirm-end = Encerrar este jogo para toda a gente, sem resultado?
button-leave-sure = Sim, sair
button-cancel-sure = Sim, fechar
button-end-sure = Sim, encerrar
button-stay = Não, voltar à mão

## Dito a uma pessoa.

note-opened = A tua mesa está aberta. Quem quiser jogar carrega em **Entrar**.
note-rematch = Cá vamos nós outra vez: as mesmas pessoas, as mesmas regras, novas cartas.
note-joined = Estás à mesa. Quem a lidera dá início ao jogo.
note-joined-match = Estás à mesa. Recebes cartas na próxima ronda.
note-add-computer = Sentou-se um computador à mesa.
note-remove-computer = O computador que chegou por último levantou-se.
note-invited = Feito: essa pessoa já se pode sentar a esta mesa.
note-left = Saíste da mesa. Volta quando quiseres.
note-left-match = Saíste do jogo. Podes voltar a jogar na próxima mesa.
note-left-computer = Um computador joga por ti. **/uno entrar** devolve-te o lugar.
note-cancelled = A mesa está fechada. **/uno iniciar** abre uma nova.
note-ended = A mesa está fechada.
note-kicked = Feito: essa pessoa já não está à mesa.
note-paused = A mesa está em pausa. Quem a lidera, ou a maioria, pode continuar quando quiser.
note-resumed = O jogo continua.
note-skipped = Feito: valeu a escolha do costume para essa pessoa.
note-asked = O teu pedido conta. Fica feito assim que mais de metade quiser o mesmo.
note-in-lobby = O jogo ainda não começou. Recebes as tuas cartas quando quem lidera a mesa carregar em **Começar**.
note-not-seated = Não estás nesta mesa, por isso não tens cartas aqui. Carrega em **Entrar** enquanto estiver aberta, ou entre duas rondas.
note-no-match = Neste canal ainda não se jogou nenhum jogo até ao fim. **/uno iniciar** abre uma mesa.
note-no-table = Não há nenhuma mesa neste canal. **/uno iniciar** abre uma.
note-unknown-table = Este botão é de uma mesa que já não existe. **/uno iniciar** abre uma nova.
note-blocked = Quem gere este bot não te deixa jogar, ou não neste servidor. Se achas que é engano, fala com quem gere o bot.
note-unknown-button = Este botão não serve aqui. **/uno mão** mostra as tuas cartas, **/uno ajuda** explica o resto.
note-unknown-card = Não podes jogar essa carta agora. Escolhe da lista, ou carrega em **A minha mão** na mesa.
note-unknown-command = Esse comando já não existe. Recarrega o Discord, ou vê **/uno ajuda**.
note-only-in-servers = O UNO joga-se nos canais de um servidor. Tenta outra vez lá.
note-moderators-only = Só quem pode usar **/uno-admin** pode encerrar uma mesa. Se é o teu caso, usa **/uno-admin encerrar** outra vez; senão, pede a quem pode.
note-managers-only = Só quem pode usar **/uno-admin** pode mudar as definições do servidor. Se é o teu caso, usa **/uno-admin ajustes** outra vez; senão, pede a quem pode.
note-permissions = Não consigo jogar neste canal. Dá-me aqui estas permissões e tenta outra vez: { $permissions }.
note-thread-permissions = Não consegui abrir um tópico, por isso o jogo fica neste canal. Para a próxima, pede a quem gere o servidor que me dê aqui estas permissões: { $permissions }.
note-thread-too-many = Este servidor tem tantos tópicos abertos quantos o Discord permite, por isso o jogo fica neste canal. Fecha alguns antes do próximo.
note-no-thread = Não consegui abrir um tópico aqui, por isso o jogo fica neste canal.
note-apology = Desculpa, algo correu mal do nosso lado. O teu jogo está a salvo; tenta outra vez. Se voltar a acontecer, diz este número a quem gere o bot: { $error }

## Uma mensagem curta que notifica.

notice-turn = { $who }, é a tua vez no UNO.
