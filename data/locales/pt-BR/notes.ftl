### Recusas (cada uma diz o que dá para fazer), confirmações, avisos.

## Recusas pelas regras do jogo.

refused-not-your-turn = Não é a sua vez. A mesa mostra quem joga agora.
refused-wrong-phase = Isso não dá para fazer agora. **Minha mão** mostra o que dá.
refused-match-over = A partida acabou. **Revanche** joga de novo, **/uno iniciar** abre uma nova mesa.
refused-seat-left = Você saiu desta partida. Dá para jogar de novo na próxima mesa.
refused-not-in-hand = Você não tem mais essa carta. Sua mão está assim agora.
refused-no-match = Essa carta não serve. Jogue a cor da vez, o mesmo número ou símbolo, ou um coringa. Ou compre.
refused-illegal-wild-draw = Você tem uma carta que serve, então o coringa de compra não vale. Jogue essa carta ou um coringa simples, ou compre.
refused-only-drawn-card = Depois de comprar, só dá para jogar a carta comprada. Jogue a carta ou fique com ela.
refused-must-play = Por estas regras, quem tem carta que serve tem que jogar. Escolha uma das que aparecem.
refused-must-take-stack = Há cartas acumuladas. Responda com uma carta de compra que caiba em cima, ou leve todas.
refused-must-fit-take-back = Depois de pegar o coringa de compra de volta, você tem que jogar uma carta da cor da vez.
refused-action-finish = A última carta tem que ser um número. Jogue outra ou compre.
refused-color-missing = Um coringa precisa de uma cor. Aperte o botão da cor que você quer.
refused-color-not-wanted = Só coringa leva cor. Jogue a carta sem cor.
refused-color-wrong-side = Essa cor não existe no lado em jogo. Escolha uma das que aparecem.
refused-target-missing = Escolha com quem você quer trocar de mão.
refused-target-not-wanted = Esta carta não mexe com uma pessoa em especial. Jogue sem escolher ninguém.
refused-target-wrong = Não dá para escolher essa pessoa. Escolha outra que esteja na rodada.
refused-jump-in-off = Cortar não faz parte destas regras. Espere a sua vez.
refused-jump-in-wrong = Só dá para cortar com uma carta idêntica à do topo, antes da próxima jogada.
refused-uno-false = Gritar UNO agora não seria verdade. Grite quando tiver duas cartas e jogar uma, ou quando só tiver uma.
refused-uno-useless = Agora não há o que gritar. Grite UNO quando tiver duas cartas e for a sua vez, ou logo depois.
refused-nothing-to-catch = Não há quem flagrar: o grito veio antes, ou a próxima pessoa já jogou.
refused-accuse-off = Acusações não fazem parte destas regras, então é só continuar. **Regras**, na mesa, mostra quais são.
refused-vote-open = Há uma votação aberta. Quem pode votar vota na própria mão; depois o jogo continua.
refused-not-entitled = Essa decisão não é sua. **Minha mão** mostra o que você pode fazer.
refused-voted = Você já votou. O jogo continua quando todo mundo votar, ou quando o tempo acabar.
refused-join-not-possible = Agora não dá para se sentar. Tente de novo entre duas rodadas, ou na próxima mesa.
refused-no-shuffle-without-seed = Não dá mais para embaralhar este jogo. Avise quem cuida do bot e abra uma nova mesa com **/uno iniciar**.

## Recusas pela mesa.

refused-lobby-full = Todos os lugares estão ocupados. Espere alguém se levantar, ou abra uma mesa em outro canal.
refused-already-seated = Você já está nesta mesa. **Minha mão** mostra suas cartas assim que forem dadas.
refused-not-seated = Você não está nesta mesa. Aperte **Entrar** enquanto ela estiver aberta, ou entre duas rodadas.
refused-not-host = Só quem lidera a mesa pode fazer isso. A lista mostra quem é.
refused-too-few-players = É preciso ter duas pessoas. Peça para alguém apertar **Entrar**.
refused-match-running = A partida já começou, e isso se decide antes. Fica para a próxima mesa.
refused-not-started = A partida ainda não começou. Quem lidera a mesa começa com **Iniciar**.
refused-channel-busy = Já há uma mesa neste canal. Entre nela, ou use outro canal ou um tópico.
refused-unknown-preset = Essas regras não existem. Escolha na lista.
refused-invalid-scoring = Essa pontuação não existe. Escolha na lista.
refused-invalid-target = A meta tem que ser um número de 1 a 10.000.
refused-invalid-rules = Com tanta gente, estas regras não dão: faltariam cartas. Escolha menos cartas no início ou mais baralhos.
refused-invalid-contribution = Uma palavra da sorte tem de 1 a 64 caracteres. Mande outra.
refused-invalid-options = Isso não dá para ajustar. Escolha entre o que aparece.
refused-invalid-switch = Essa regra não aceita esse valor. Escolha entre o que aparece.
refused-extra-wilds-with-flip = Os coringas extras são do baralho clássico. Tire os extras, ou jogue com o baralho clássico.
refused-uneven-teams = Com esse número de pessoas não dá para formar equipes iguais, de pelo menos duas. Mude o número de equipes, ou deixe alguém entrar ou sair.
refused-no-role = Só quem tem certo cargo pode entrar nesta mesa. Fale com quem lidera a mesa, ou abra uma em outro canal.
refused-not-invited = Esta mesa é para quem recebeu convite. Peça um a quem lidera a mesa, ou abra uma em outro canal.
refused-removed = Removeram você desta mesa. Peça outro convite a quem lidera a mesa, ou abra uma em outro canal.
refused-too-many-invited = É muita gente para convidar de uma vez: no máximo 25. Escolha quem pode entrar em **Regras**.
refused-no-computer = Não há computador para tirar. **Pôr computador** chama um.
refused-no-such-seat = Ninguém mais está nesse lugar. A mesa mostra quem joga.
refused-not-yourself = Com você não dá para fazer isso. Para se levantar, aperte **Sair**.
refused-paused = A mesa está em pausa. Quem lidera a mesa, ou a maioria, pode continuar na hora.
refused-not-paused = A mesa não está em pausa: é só jogar.
refused-invalid-pause = Uma pausa vai de um minuto a um dia. Escolha um tempo nesse intervalo.
refused-already-voted = Você já concordou. Vale quando mais da metade concordar: fale com o resto da mesa.
refused-not-absent = Essa pessoa ainda tem tempo. Dá para votar quando metade dele passar.
refused-not-finished = Esta partida ainda não acabou. A revanche vem depois.
refused-channel-not-allowed = Neste canal não dá para abrir mesas. Tente um dos canais que o servidor escolheu para elas.
refused-may-not-open = Você não pode abrir mesas neste servidor. Entre em uma, ou fale com quem gerencia o servidor.
refused-server-full = Este servidor já tem todas as mesas que permite. Entre em uma delas, ou espere uma acabar.
refused-too-many-tables = Você já está em todas as mesas que este servidor permite. Termine uma ou saia dela primeiro.
refused-opened-often = Você abriu muitas mesas em pouco tempo. Espere dez minutos, ou entre em uma mesa que já está aberta.
refused-opened-often-here = Muitas mesas foram abertas neste canal em pouco tempo. Espere dez minutos, ou jogue em outro canal.
refused-opened-often-in-server = Muitas mesas foram abertas neste servidor em pouco tempo. Espere dez minutos, ou entre em uma delas.
refused-closing = O bot vai reiniciar. Abra uma mesa daqui a um minuto; as que estão em jogo continuam depois.
refused-not-away = Você não está ausente: é só jogar.
refused-gone = Esta mesa acabou. **/uno iniciar** abre uma nova.
refused-stale = A mesa já andou desde então. Agora está assim.
refused-busy = Um momento: a mesa está sendo arrumada. Tente de novo em alguns segundos.
refused-save-failed = Isso não pôde ser salvo, então não vale. Tente de novo.
refused-nothing-due = Não há mais o que fazer aqui. A mesa mostra como está o jogo.

## Perguntado uma vez.

confirm-leave = Sair da partida de vez? Suas cartas voltam para a pilha de compra.
confirm-leave-computer = Sair da partida? Um computador continua com as suas cartas. Você pode voltar com **/uno entrar**.
confirm-cancel = Fechar esta mesa para todo mundo?
confirm-end = Encerrar esta partida para todo mundo, sem resultado?
button-leave-sure = Sim, sair
button-cancel-sure = Sim, fechar
button-end-sure = Sim, encerrar
button-stay = Não, voltar à mão

## Dito a uma pessoa.

note-opened = Sua mesa está aberta. Quem quiser jogar aperta **Entrar** nela.
note-rematch = Lá vamos nós de novo: as mesmas pessoas, as mesmas regras, cartas novas.
note-joined = Você está na mesa. Quem lidera a mesa começa a partida.
note-joined-match = Você está na mesa e recebe cartas na próxima rodada.
note-add-computer = Um computador se sentou à mesa.
note-remove-computer = O computador que chegou por último se levantou.
note-invited = Pronto: a pessoa pode se sentar a esta mesa.
note-left = Você saiu da mesa. Volte quando quiser.
note-left-match = Você saiu da partida. Dá para jogar de novo na próxima mesa.
note-left-computer = Um computador joga por você. **/uno entrar** devolve o seu lugar.
note-cancelled = A mesa está fechada. **/uno iniciar** abre uma nova.
note-ended = A mesa está fechada.
note-kicked = Pronto: a pessoa não está mais na mesa.
note-paused = A mesa está em pausa. Quem lidera a mesa, ou a maioria, pode continuar quando quiser.
note-resumed = O jogo continua.
note-skipped = Pronto: valeu a escolha de costume para essa pessoa.
note-asked = Seu pedido conta. Vale assim que mais da metade quiser o mesmo.
note-in-lobby = A partida ainda não começou. Suas cartas vêm quando quem lidera a mesa apertar **Iniciar**.
note-not-seated = Você não está nesta mesa, então não tem cartas aqui. Aperte **Entrar** enquanto ela estiver aberta, ou entre duas rodadas.
note-no-match = Nenhuma partida foi jogada até o fim neste canal. **/uno iniciar** abre uma mesa.
note-no-table = Não há mesa neste canal. **/uno iniciar** abre uma.
note-unknown-table = Este botão é de uma mesa que não existe mais. **/uno iniciar** abre uma nova.
note-blocked = Quem cuida deste bot não deixa você jogar, ou não neste servidor. Se achar que é engano, fale com quem cuida do bot.
note-unknown-button = Este botão não serve aqui. **/uno mão** mostra suas cartas, **/uno ajuda** explica o resto.
note-unknown-card = Essa carta não dá para jogar agora. Escolha na lista, ou aperte **Minha mão** na mesa.
note-unknown-command = Esse comando não existe mais. Recarregue o Discord, ou veja **/uno ajuda**.
note-only-in-servers = UNO se joga nos canais de um servidor. Tente de novo em um deles.
note-moderators-only = Só quem pode usar **/uno-admin** pode encerrar uma mesa. Se é o seu caso, use **/uno-admin encerrar** de novo; se não, peça a quem pode.
note-managers-only = Só quem pode usar **/uno-admin** pode mudar os ajustes do servidor. Se é o seu caso, use **/uno-admin ajustes** de novo; se não, peça a quem pode.
note-permissions = Não consigo jogar neste canal. Libere estas permissões para mim aqui e tente de novo: { $permissions }.
note-thread-permissions = Não consegui abrir um tópico, então a partida fica neste canal. Para a próxima, peça a quem gerencia o servidor para me liberar estas permissões aqui: { $permissions }.
note-thread-too-many = Este servidor tem todos os tópicos abertos que o Discord permite, então a partida fica neste canal. Feche alguns antes da próxima.
note-no-thread = Não consegui abrir um tópico aqui, então a partida fica neste canal.
note-apology = Desculpe, algo deu errado do nosso lado. Seu jogo está a salvo; tente de novo. Se acontecer outra vez, passe este número a quem cuida do bot: { $error }

## Uma mensagem curta que notifica.

notice-turn = { $who }, é a sua vez no UNO.
