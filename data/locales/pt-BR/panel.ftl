### O painel de regras de quem lidera a mesa: nomes, opções, formulários, o que pode estar errado.

panel-title = O que vamos jogar?
panel-choice = **{ $name }**
panel-pick = Escolher …
panel-pick-many = Nenhuma. Escolha quantas quiser …
panel-role = Que cargo pode entrar?
panel-invited = Quem recebe convite?

button-page-game = Jogo
button-page-turns = Jogadas
button-page-start = Início
button-page-table = Mesa
button-numbers-game = Meta, cartas …
button-numbers-penalties = Punições …
button-summary = Todas as regras

panel-preset = Regras de base
panel-scoring = Como se vence a partida
panel-stacking = Responder a cartas de compra (acumular)
panel-house = Regras da casa
panel-draw = Comprar
panel-matching = Que cartas servem
panel-draw-two = Compre +2
panel-legality = Quando vale um coringa de compra
panel-challenge = Blefe e desafio
panel-dealer = Quem dá as cartas
panel-first-wild = Primeira carta: Coringa
panel-first-reverse = Primeira carta: Reverter
panel-first-action = Primeira carta: Pular ou carta de compra
panel-backs = Versos das outras mãos
panel-turn = Tempo por vez
panel-reminder = Lembrete quando chega a vez
panel-join = Quem pode entrar
panel-teams = Equipes
panel-leaving = Quando alguém sai ou fica ausente
panel-place = Onde jogar

choice-scoring-single = Uma rodada, vence quem bater
choice-scoring-winner-takes = Quem bate leva os pontos das outras mãos
choice-scoring-lowest-total = Vence a menor soma do que sobra nas mãos
choice-scoring-elimination = Quem chega à meta sai; vence quem sobrar
choice-scoring-tournament = Quem chega à meta sai; no fim, final a dois
choice-stacking-off = Não: a próxima pessoa compra
choice-stacking-same = Com uma igual: a soma passa adiante
choice-stacking-higher = Com uma igual ou maior: a soma passa adiante
choice-house-jump-in = Cortar com uma carta idêntica à do topo
choice-house-seven-zero = 7 troca duas mãos, 0 roda todas as mãos
choice-house-force-play = Quem pode jogar tem que jogar
choice-house-no-action-finish = A última carta tem que ser um número
choice-house-extra-wilds = Mais quatro coringas: trocar e embaralhar mãos
choice-house-shuffle-seats = Lugares por sorteio
choice-draw-one-may = Uma carta: jogue ou fique com ela
choice-draw-one-must = Uma carta: se servir, jogue
choice-draw-until-playable-may = Até uma servir: jogue ou fique com ela
choice-draw-until-playable-must = Até uma servir: jogue essa carta
choice-matching-symbol = Mesma cor, número ou símbolo
choice-matching-own-color = Mesma cor ou número; cartas de ação só pela cor
choice-draw-two-two = A próxima pessoa compra 2
choice-draw-two-four = A próxima pessoa compra 4
choice-legality-color = Sem carta da cor da vez
choice-legality-number = Sem carta da cor da vez nem do mesmo número
choice-challenge-off = Sem blefe: coringa que não vale é recusado
choice-challenge-draw = Blefe pego: compra; quem desafiou joga
choice-challenge-skip = Blefe pego: compra; quem desafiou perde a vez
choice-challenge-take-back = Blefe pego: volta à mão, compra, joga outra
choice-dealer-host = Quem lidera a mesa
choice-dealer-zero = Maior carta tirada; cartas de ação valem 0
choice-dealer-redraw = Maior carta tirada; se for de ação, tira outra
choice-first-wild-choose = Quem joga primeiro escolhe a cor
choice-first-wild-redraw = Volta para a pilha, vira-se a próxima
choice-first-reverse-dealer = Começa quem deu as cartas, para a direita
choice-first-reverse-right = Começa quem está à direita de quem deu, para a direita
choice-first-action-effect = Vale para quem joga primeiro
choice-first-action-none = Não tem efeito
choice-backs-shown = Quem joga pode ver
choice-backs-hidden = Ninguém vê
choice-reminder-always = Uma menção, a cada vez
choice-reminder-nudge = Uma menção, na metade do tempo
choice-reminder-never = Nenhum
choice-join-all = Todo mundo que vê o canal
choice-join-role = Quem tem um cargo
choice-join-invited = Quem recebe convite de quem lidera a mesa
choice-teams = { $teams ->
    [0] Nenhuma: cada pessoa por si
   *[other] { $teams } equipes, em lugares alternados
}
choice-leaving-go = O lugar some, as cartas voltam para a pilha
choice-leaving-computer = Um computador continua no lugar
choice-place-channel = Neste canal
choice-place-thread = Em um tópico próprio

duration-none = sem limite
duration-seconds = { $seconds ->
    [1] 1 segundo
   *[other] { $seconds } segundos
}
duration-minutes = { $minutes ->
    [1] 1 minuto
   *[other] { $minutes } minutos
}
duration-hours = { $hours ->
    [1] 1 hora
   *[other] { $hours } horas
}

modal-numbers-game = Meta, cartas, baralhos, tempo
modal-numbers-penalties = Punições, em cartas
field-target = Pontos para acabar a partida
field-hand-size = Cartas no início
field-decks = Baralhos
field-turn-seconds = Tempo por vez
field-uno-penalty = Flagra por não gritar UNO
field-false-uno-penalty = Gritar UNO sem ser verdade
field-misplay-penalty = Carta que não serve
field-hint-penalty = Dizer a alguém o que jogar
field-range = Um número inteiro de { $low } a { $high }.
field-time = Como 90 s, 5 min ou 2 h; de 15 s a 24 h, ou 0 para não ter limite.

wrong-number = { $field }: “{ $given }” não serve. Dê um número inteiro de { $low } a { $high }.
wrong-time = { $field }: “{ $given }” não serve. Dê um tempo como 90 s, 5 min ou 2 h, de 15 s a 24 h, ou 0 para não ter limite.
wrong-extra-wilds = Os quatro coringas extras são do baralho clássico. Tire os extras, ou escolha outras regras que não Flip.
wrong-cards = { $cards } cartas para cada uma das { $players } pessoas deixam poucas para comprar em { $decks ->
    [1] um baralho
   *[other] { $decks } baralhos
}. Escolha menos cartas, ou mais baralhos.
wrong-teams = { $teams } equipes precisam ter o mesmo tamanho, então pelo menos { $least } pessoas; agora são { $players }. Chame gente ou computadores, ou escolha outro número de equipes.
wrong-role = Escolha o cargo de quem pode entrar.

modal-word = Sua palavra da sorte
field-word = Palavra da sorte
field-word-hint = O que você quiser. Muda como as cartas saem; ninguém consegue prever como.
word-back = Você não deu palavra da sorte agora: as cartas dependem só das palavras do resto da mesa e do segredo.
word-kept = Sua palavra da sorte **{ $word }** vale. Guarde isto se quiser conferir as cartas depois:
    sal `{ $salt }`
    impressão digital do sal e da palavra `{ $digest }`

panel-level = Nível dos computadores
panel-pace = Quanto os computadores demoram por jogada
choice-level-easy = Fácil: um pouco distraído
choice-level-medium = Médio: pensa em cada carta
choice-level-hard = Difícil: lembra o que cada pessoa fez
choice-pace = { $seconds ->
    [1] 1 segundo
   *[other] { $seconds } segundos
}
