### A mesa antes da partida, as cartas dadas, e uma mesa que foi fechada.

lobby-title = Nova mesa de UNO
lobby-invitation = **{ $name }** está chamando para jogar. Aperte **Entrar** para se sentar.
lobby-players = **Na mesa:** { $seated } de { $most }
lobby-seat = { $number }. { $name }
lobby-seat-host = { $number }. { $name } · líder
lobby-house = **Regras da casa:** { $rules }
lobby-time = **Tempo por vez:** { $time }
lobby-thread = em um tópico próprio
thread-name = UNO com { $name }
lobby-teams = { $teams } equipes
lobby-role = para { $role }
lobby-invited = para { $people ->
    [1] uma pessoa convidada
   *[other] { $people } pessoas convidadas
}
flag-lucky = deu palavra da sorte
lobby-rules-changed = **Regras:** { $preset }, com mudanças · { $scoring }
lobby-rules = **Regras:** { $preset } · { $scoring }
lobby-missing = { $missing ->
    [1] Falta mais uma pessoa.
   *[other] Faltam mais { $missing } pessoas.
}
lobby-ready = Quando todo mundo estiver aqui, quem lidera a mesa aperta **Iniciar**.
lobby-closes = Se ninguém apertar nada, a mesa fecha { $when }.
lobby-commitment = -# Lacre do baralho, que não muda mais: `{ $digest }`

preset-official = UNO oficial
preset-brasil = UNO brasileiro
preset-danmark = UNO dinamarquês
preset-italia = UNO italiano
preset-espana = UNO espanhol
preset-flip = UNO Flip

house-stacking-same = acumular (igual com igual)
house-stacking-higher = acumular (igual ou maior)
house-jump-in = cortar
house-seven-zero = 7 troca, 0 roda as mãos
house-force-play = quem pode jogar, joga
house-no-action-finish = última carta só número
house-extra-wilds = coringas extras
house-shuffle-seats = lugares por sorteio

scoring-single-short = uma rodada
scoring-winner-takes-short = quem bate leva os pontos, até { $target }
scoring-lowest-total-short = menor soma quando alguém chega a { $target }
scoring-elimination-short = quem chega a { $target } está fora
scoring-tournament-short = torneio: quem chega a { $target } está fora, e as duas últimas pessoas jogam a final

player-unnamed = Participante { $number }
somebody = Alguém

button-join = Entrar
button-leave-lobby = Sair
button-start = Iniciar
button-rules = Regras
button-cancel = Cancelar
button-word = Palavra da sorte
button-add-computer = Pôr computador
button-remove-computer = Tirar computador
button-hand = Minha mão

deal-title = Cartas dadas
deal-words = **Palavras da sorte**, fixadas desde o início:
deal-word = -# { $name }: `{ $digest }`
deal-more-draws = { $draws ->
    [1] Antes disso, mais uma carta tirada no sorteio.
   *[other] Antes disso, mais { $draws } cartas tiradas no sorteio.
}

secret-told = -# Segredo por trás do lacre do baralho: `{ $secret }` · jogo `{ $game }`

closed-title = Esta mesa está fechada
closed-cancelled = Quem liderava a mesa cancelou. Qualquer pessoa pode abrir outra com **/uno iniciar**.
closed-expired = Ninguém apertou nada por um tempo. Abra outra com **/uno iniciar** quando quiser.
closed-abandoned = Não ficou ninguém na mesa. Abra outra com **/uno iniciar** quando quiser.
closed-idle = Ninguém jogou por um tempo, e a partida acabou sem resultado. Uma nova começa com **/uno iniciar**.
closed-ended = A moderação encerrou a mesa. Uma nova começa com **/uno iniciar**.
closed-channel-gone = O canal dela não existe mais. Uma nova começa com **/uno iniciar** em outro canal.
closed-guild-removed = O bot foi removido do servidor.
closed-no-access = O bot não pode escrever neste canal. A moderação pode mudar isso; depois, **/uno iniciar** abre uma nova mesa.

computer-name = { $number ->
    [1] 🤖 Ana
    [2] 🤖 Caio
    [3] 🤖 Bia
    [4] 🤖 Davi
    [5] 🤖 Lara
    [6] 🤖 Téo
    [7] 🤖 Nina
    [8] 🤖 Rui
    [9] 🤖 Iara
   *[other] 🤖 Computador { $number }
}
flag-level-easy = fácil
flag-level-medium = médio
flag-level-hard = difícil
