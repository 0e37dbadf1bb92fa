### A mesa antes do jogo, a distribuição, e uma mesa que foi fechada.

lobby-title = Uma nova mesa de UNO
lobby-invitation = **{ $name }** está à espera de gente para jogar. Carrega em **Entrar** para te sentares.
lobby-players = **À mesa:** { $seated } de { $most }
lobby-seat = { $number }. { $name }
lobby-seat-host = { $number }. { $name } · líder
lobby-house = **Regras da casa:** { $rules }
lobby-time = **Tempo por vez:** { $time }
lobby-thread = num tópico próprio
thread-name = UNO com { $name }
lobby-teams = { $teams } equipas
lobby-role = para { $role }
lobby-invited = para { $people ->
    [one] uma pessoa convidada
   *[other] { $people } pessoas convidadas
}
flag-lucky = deu palavra da sorte
lobby-rules-changed = **Regras:** { $preset }, com alterações · { $scoring }
lobby-rules = **Regras:** { $preset } · { $scoring }
lobby-missing = { $missing ->
    [one] Falta mais uma pessoa.
   *[other] Faltam mais { $missing } pessoas.
}
lobby-ready = Quando estiver toda a gente, quem lidera a mesa carrega em **Começar**.
lobby-closes = Se ninguém carregar em nada, a mesa fecha { $when }.
lobby-commitment = -# Selo do baralho, que já não muda: `{ $digest }`

preset-official = UNO oficial
preset-brasil = UNO brasileiro
preset-danmark = UNO dinamarquês
preset-italia = UNO italiano
preset-espana = UNO espanhol
preset-flip = UNO Flip

house-stacking-same = acumular (igual com igual)
house-stacking-higher = acumular (igual ou mais alta)
house-jump-in = jogar fora da vez
house-seven-zero = 7 troca, 0 roda as mãos
house-force-play = quem pode jogar, joga
house-no-action-finish = última carta só número
house-extra-wilds = Jokers a mais
house-shuffle-seats = lugares à sorte

scoring-single-short = uma ronda
scoring-winner-takes-short = quem ganha a ronda leva os pontos, até { $target }
scoring-lowest-total-short = menor soma quando alguém chega a { $target }
scoring-elimination-short = quem chega a { $target } fica de fora
scoring-tournament-short = torneio: quem chega a { $target } fica de fora, e as duas últimas pessoas jogam a final

player-unnamed = Participante { $number }
somebody = Alguém

button-join = Entrar
button-leave-lobby = Sair
button-start = Começar
button-rules = Regras
button-cancel = Cancelar
button-word = Palavra da sorte
button-add-computer = Juntar computador
button-remove-computer = Tirar computador
button-hand = A minha mão

deal-title = Cartas distribuídas
deal-words = **Palavras da sorte**, fixas desde o início:
deal-word = -# { $name }: `{ $digest }`
deal-more-draws = { $draws ->
    [one] Antes disso, mais uma carta tirada à sorte.
   *[other] Antes disso, mais { $draws } cartas tiradas à sorte.
}

secret-told = -# Segredo por trás do selo do baralho: `{ $secret }` · jogo `{ $game }`

closed-title = Esta mesa está fechada
closed-cancelled = Quem liderava a mesa cancelou-a. Qualquer pessoa pode abrir outra com **/uno iniciar**.
closed-expired = Ninguém carregou em nada durante algum tempo. Abre outra com **/uno iniciar** quando quiseres.
closed-abandoned = Não ficou ninguém à mesa. Abre outra com **/uno iniciar** quando quiseres.
closed-idle = Ninguém jogou durante algum tempo, e o jogo acabou sem resultado. Um novo começa com **/uno iniciar**.
closed-ended = A moderação encerrou a mesa. Uma nova começa com **/uno iniciar**.
closed-channel-gone = O canal já não existe. Uma nova mesa começa com **/uno iniciar** noutro canal.
closed-guild-removed = O bot foi removido do servidor.
closed-no-access = O bot não pode escrever neste canal. A moderação pode mudar isso; depois, **/uno iniciar** abre uma nova mesa.

# A marca distingue os computadores das pessoas.
computer-name = { $number ->
    [1] 🤖 Inês
    [2] 🤖 Tomás
    [3] 🤖 Marta
    [4] 🤖 Vasco
    [5] 🤖 Rita
    [6] 🤖 Duarte
    [7] 🤖 Leonor
    [8] 🤖 Rui
    [9] 🤖 Joana
   *[other] 🤖 Computador { $number }
}
flag-level-easy = fácil
flag-level-medium = médio
flag-level-hard = difícil
