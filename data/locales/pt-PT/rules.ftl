### As regras que valem, uma linha para cada uma (RULES.md, secção 16).

rules-title = Regras: { $preset }

rules-deck-classic = { $decks ->
    [one] Um baralho de 108 cartas.
   *[other] { $decks } baralhos de 108 cartas cada.
}
rules-deck-flip = { $decks ->
    [one] Um baralho Flip de 112 cartas, cada uma com um Lado Claro e um Lado Escuro.
   *[other] { $decks } baralhos Flip de 112 cartas, cada carta com um Lado Claro e um Lado Escuro.
}
rules-extra-wilds = Mais quatro Jokers: um Baralha as Mãos, três Troca de Mãos.
rules-hand-size = Cada pessoa recebe { $cards ->
    [one] uma carta
   *[other] { $cards } cartas
}.
rules-shuffle-seats = Os lugares são tirados à sorte.
rules-dealer-host = Quem lidera a mesa é o primeiro distribuidor.
rules-dealer-draw-zero = Cada pessoa tira uma carta; distribui quem tirar o número mais alto. As outras cartas valem 0.
rules-dealer-draw-redraw = Cada pessoa tira uma carta; distribui quem tirar o número mais alto. As outras cartas voltam para a pilha e tira-se de novo.
rules-first-wild-choose = Primeira carta Joker: quem está à esquerda do distribuidor escolhe a cor e joga.
rules-first-wild-redraw = Primeira carta Joker: volta para a pilha e vira-se a seguinte.
rules-first-reverse-dealer = Primeira carta Inverte o Jogo: o distribuidor começa e joga-se para a direita.
rules-first-reverse-right = Primeira carta Inverte o Jogo: começa quem está à direita do distribuidor e joga-se para a direita.
rules-first-action-effect = Primeira carta Passa a Vez ou Bisca: vale para quem está à esquerda do distribuidor.
rules-first-action-none = Primeira carta Passa a Vez ou Bisca: não tem efeito.

rules-symbol-match = Joga a cor em jogo, o mesmo número ou símbolo, ou um Joker.
rules-symbol-own-color = Joga a cor em jogo, o mesmo número, ou um Joker. As cartas de ação só vão na própria cor.
rules-draw-one-may = Ou bisca uma carta. Se servir, podes jogá-la logo.
rules-draw-one-must = Ou bisca uma carta. Se servir, tens de a jogar.
rules-draw-until-playable-may = Ou bisca até uma carta servir. Podes jogá-la ou ficar com ela.
rules-draw-until-playable-must = Ou bisca até uma carta servir. Tens de a jogar.
rules-force-play = Quem pode jogar uma carta tem de a jogar.
rules-free-play = Podes biscar mesmo que possas jogar.
rules-draw-two = Depois de um Bisca 2, a pessoa seguinte bisca { $cards } cartas e perde a vez.
rules-stacking-same = A uma carta Bisca pode responder-se com outra igual: a soma passa à frente.
rules-stacking-higher = A uma carta Bisca pode responder-se com outra igual ou mais alta: a soma passa à frente.
rules-jump-in = Uma carta igual à do topo pode ser jogada fora da vez. Os Jokers, nunca.
rules-seven-zero = 7: troca de mão com quem quiseres. 0: todas as mãos passam um lugar à frente.
rules-no-action-finish = A última carta tem de ser um número.

rules-wild-draw-color-bluff = Um Joker Bisca só é permitido sem nenhuma carta da cor em jogo na mão. Podes fazer bluff: a pessoa seguinte pode desafiar.
rules-wild-draw-color-strict = Um Joker Bisca só pode ser jogado sem nenhuma carta da cor em jogo na mão.
rules-wild-draw-color-or-number-bluff = Um Joker Bisca só é permitido sem nenhuma carta da cor em jogo nem do mesmo número na mão. Podes fazer bluff: a pessoa seguinte pode desafiar.
rules-wild-draw-color-or-number-strict = Um Joker Bisca só pode ser jogado sem nenhuma carta da cor em jogo nem do mesmo número na mão.
rules-guilty-draw = Desafio certo: quem fez bluff é que bisca as cartas.
rules-guilty-take-back = Desafio certo: quem fez bluff recebe a carta de volta, bisca as cartas e joga outra.
rules-guilty-skips-challenger = Quem desafiou perde a vez na mesma.
rules-challenge-wrong = Desafio errado: quem desafiou bisca mais duas cartas e perde a vez.

rules-uno = Grita UNO quando ficares com uma carta. Se te esqueceres e alguém te apanhar antes da jogada seguinte, biscas { $cards ->
    [one] uma carta
   *[other] { $cards } cartas
}.
rules-false-uno-penalty = Gritar UNO sem poder ser verdade custa { $cards ->
    [one] uma carta
   *[other] { $cards } cartas
}.
rules-misplay-penalty = Uma carta que não serve volta para a mão e custa { $cards ->
    [one] uma carta
   *[other] { $cards } cartas
} e a vez.
rules-hint-penalty = Dizer a alguém o que jogar custa { $cards ->
    [one] uma carta
   *[other] { $cards } cartas
}, se a mesa concordar.
rules-flip = Uma carta Vira o Baralho vira tudo: as mãos, a pilha de jogo e a pilha das biscas.
rules-backs-shown = Podes ver os versos das outras mãos, nunca os da tua.
rules-backs-hidden = Os versos das mãos ficam escondidos.

rules-scoring-single = Uma ronda: ganha quem ficar sem cartas.
rules-scoring-winner-takes = Quem fica sem cartas soma os pontos das cartas nas outras mãos. Ganha quem chegar primeiro a { $target }.
rules-scoring-lowest-total = Cada pessoa soma as cartas que lhe sobram na mão. Quando alguém chega a { $target }, ganha a menor soma.
rules-scoring-elimination = Cada pessoa soma as cartas que lhe sobram na mão. Quem chega a { $target } fica de fora; ganha quem restar.
rules-scoring-tournament = Cada pessoa soma as cartas que lhe sobram na mão. Quem chega a { $target } fica de fora; as duas últimas pessoas jogam uma final a partir de 0, e perde quem chegar primeiro a { $target }.
