### O painel de regras de quem lidera a mesa: nomes, opções, formulários, o que pode estar errado.

panel-title = O que vamos jogar?
panel-choice = **{ $name }**
panel-pick = Escolher …
panel-pick-many = Nenhuma. Escolhe as que quiseres …
panel-role = Que cargo se pode sentar?
panel-invited = Quem recebe convite?

button-page-game = Jogo
button-page-turns = Jogadas
button-page-start = Início
button-page-table = Mesa
button-numbers-game = Meta, cartas …
button-numbers-penalties = Penalizações …
button-summary = Todas as regras

panel-preset = Regras de base
panel-scoring = Como se ganha o jogo
panel-stacking = Responder a cartas Bisca (acumular)
panel-house = Regras da casa
panel-draw = Biscar
panel-matching = Que cartas servem
panel-draw-two = Bisca 2
panel-legality = Quando se pode jogar um Joker Bisca
panel-challenge = Bluff e desafio
panel-dealer = Quem distribui
panel-first-wild = Primeira carta: Joker
panel-first-reverse = Primeira carta: Inverte o Jogo
panel-first-action = Primeira carta: Passa a Vez ou carta Bisca
panel-backs = Versos das outras mãos
panel-turn = Tempo por vez
panel-reminder = Lembrete quando chega a vez
panel-join = Quem se pode sentar
panel-teams = Equipas
panel-leaving = Quando alguém sai ou se ausenta
panel-place = Onde jogar

choice-scoring-single = Uma ronda: ganha quem ficar sem cartas
choice-scoring-winner-takes = Quem ganha a ronda leva os pontos dos outros
choice-scoring-lowest-total = Ganha a menor soma do que sobra nas mãos
choice-scoring-elimination = Quem chega à meta sai; ganha quem restar
choice-scoring-tournament = Quem chega à meta sai; no fim, final a dois
choice-stacking-off = Não: a pessoa seguinte bisca
choice-stacking-same = Com uma igual: a soma passa à frente
choice-stacking-higher = Com uma igual ou mais alta: a soma passa à frente
choice-house-jump-in = Jogar fora da vez uma carta igual à do topo
choice-house-seven-zero = 7 troca duas mãos, 0 roda todas as mãos
choice-house-force-play = Quem pode jogar tem de jogar
choice-house-no-action-finish = A última carta tem de ser um número
choice-house-extra-wilds = Mais quatro Jokers: trocar e baralhar mãos
choice-house-shuffle-seats = Lugares tirados à sorte
choice-draw-one-may = Uma carta: joga-a ou fica com ela
choice-draw-one-must = Uma carta: se servir, joga-a
choice-draw-until-playable-may = Até uma servir: joga-a ou fica com ela
choice-draw-until-playable-must = Até uma servir: joga-a
choice-matching-symbol = A mesma cor, número ou símbolo
choice-matching-own-color = A mesma cor ou número; cartas de ação só pela cor
choice-draw-two-two = A pessoa seguinte bisca 2
choice-draw-two-four = A pessoa seguinte bisca 4
choice-legality-color = Sem nenhuma carta da cor em jogo
choice-legality-number = Sem nenhuma carta da cor em jogo nem do mesmo número
choice-challenge-off = Sem bluff: Joker não permitido é recusado
choice-challenge-draw = Bluff apanhado: bisca; quem desafiou joga
choice-challenge-skip = Bluff apanhado: bisca; quem desafiou perde a vez
choice-challenge-take-back = Bluff apanhado: volta à mão, bisca, joga outra
choice-dealer-host = Quem lidera a mesa
choice-dealer-zero = Carta mais alta tirada; cartas de ação valem 0
choice-dealer-redraw = Carta mais alta tirada; se for de ação, tira-se outra
choice-first-wild-choose = Quem joga primeiro escolhe a cor
choice-first-wild-redraw = Volta para a pilha, vira-se a seguinte
choice-first-reverse-dealer = Começa o distribuidor, joga-se para a direita
choice-first-reverse-right = Começa quem está à direita do distribuidor, para a direita
choice-first-action-effect = Vale para quem joga primeiro
choice-first-action-none = Não tem efeito
choice-backs-shown = Quem joga pode vê-los
choice-backs-hidden = Ninguém os vê
choice-reminder-always = Uma menção, em cada vez
choice-reminder-nudge = Uma menção, a meio do tempo
choice-reminder-never = Nenhum
choice-join-all = Toda a gente que vê o canal
choice-join-role = Quem tem um cargo
choice-join-invited = Quem recebe convite de quem lidera a mesa
choice-teams = { $teams ->
    [0] Nenhuma: cada pessoa por si
   *[other] { $teams } equipas, em lugares alternados
}
choice-leaving-go = O lugar desaparece, as cartas voltam para a pilha
choice-leaving-computer = Um computador continua no lugar
choice-place-channel = Neste canal
choice-place-thread = Num tópico próprio

duration-none = sem limite
duration-seconds = { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
duration-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
}
duration-hours = { $hours ->
    [one] 1 hora
   *[other] { $hours } horas
}

modal-numbers-game = Meta, cartas, baralhos, tempo
modal-numbers-penalties = Penalizações, em cartas
field-target = Pontos que acabam o jogo
field-hand-size = Cartas no início
field-decks = Baralhos
field-turn-seconds = Tempo por vez
field-uno-penalty = Não gritar UNO a tempo
field-false-uno-penalty = Gritar UNO em falso
field-misplay-penalty = Uma carta que não serve
field-hint-penalty = Dizer a alguém o que jogar
field-range = Um número inteiro de { $low } a { $high }.
field-time = Como 90 s, 5 min ou 2 h; de 15 s a 24 h, ou 0 para não haver limite.

wrong-number = { $field }: “{ $given }” não serve. Dá um número inteiro de { $low } a { $high }.
wrong-time = { $field }: “{ $given }” não serve. Dá um tempo como 90 s, 5 min ou 2 h, de 15 s a 24 h, ou 0 para não haver limite.
wrong-extra-wilds = Os quatro Jokers a mais são do baralho clássico. Tira-os, ou escolhe outras regras que não as do Flip.
wrong-cards = { $cards } cartas para cada uma das { $players } pessoas deixam poucas para biscar de { $decks ->
    [one] um baralho
   *[other] { $decks } baralhos
}. Escolhe menos cartas, ou mais baralhos.
wrong-teams = { $teams } equipas precisam de ser do mesmo tamanho, logo de pelo menos { $least } pessoas; agora são { $players }. Junta gente ou computadores, ou escolhe outro número de equipas.
wrong-role = Escolhe o cargo de quem se pode sentar.

modal-word = A tua palavra da sorte
field-word = Palavra da sorte
field-word-hint = O que quiseres. Muda a forma como as cartas saem; ninguém consegue prever como.
word-back = Agora não deste palavra da sorte: as cartas dependem só das palavras dos outros e do segredo.
word-kept = A tua palavra da sorte **{ $word }** conta. Guarda isto se quiseres verificar a distribuição mais tarde:
    sal `{ $salt }`
    impressão digital do sal e da palavra `{ $digest }`

panel-level = Nível dos computadores
panel-pace = Quanto os computadores demoram a jogar
choice-level-easy = Fácil: um pouco distraído
choice-level-medium = Médio: pensa em cada carta
choice-level-hard = Difícil: lembra-se do que cada pessoa fez
choice-pace = { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
