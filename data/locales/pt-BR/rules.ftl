### As regras que valem, uma linha para cada uma (RULES.md, seção 16).

rules-title = Regras: { $preset }

rules-deck-classic = { $decks ->
    [1] Um baralho de 108 cartas.
   *[other] { $decks } baralhos de 108 cartas cada.
}
rules-deck-flip = { $decks ->
    [1] Um baralho Flip de 112 cartas, cada uma com um lado claro e um lado escuro.
   *[other] { $decks } baralhos Flip de 112 cartas, cada carta com um lado claro e um lado escuro.
}
rules-extra-wilds = Mais quatro coringas: um embaralha as mãos, três trocam de mãos.
rules-hand-size = Cada pessoa recebe { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
}.
rules-shuffle-seats = Os lugares são sorteados.
rules-dealer-host = Quem lidera a mesa dá as cartas primeiro.
rules-dealer-draw-zero = Cada pessoa tira uma carta, e o maior número dá as cartas; cartas sem número valem 0.
rules-dealer-draw-redraw = Cada pessoa tira uma carta, e o maior número dá as cartas; carta sem número volta, e tira-se outra.
rules-first-wild-choose = Primeira carta Coringa: quem está à esquerda de quem deu as cartas escolhe a cor e joga.
rules-first-wild-redraw = Primeira carta Coringa: volta para a pilha, e vira-se a próxima.
rules-first-reverse-dealer = Primeira carta Reverter: quem deu as cartas começa, e o jogo segue para a direita.
rules-first-reverse-right = Primeira carta Reverter: começa quem está à direita de quem deu as cartas, e o jogo segue para a direita.
rules-first-action-effect = Primeira carta Pular ou de compra: vale para quem está à esquerda de quem deu as cartas.
rules-first-action-none = Primeira carta Pular ou de compra: não tem efeito.

rules-symbol-match = Jogue a cor da vez, o mesmo número ou símbolo, ou um coringa.
rules-symbol-own-color = Jogue a cor da vez, o mesmo número, ou um coringa. Cartas de ação só na própria cor.
rules-draw-one-may = Ou compre uma carta. Se ela servir, você pode jogar na hora.
rules-draw-one-must = Ou compre uma carta. Se ela servir, você tem que jogar.
rules-draw-until-playable-may = Ou compre até uma carta servir. Você pode jogar ou ficar com ela.
rules-draw-until-playable-must = Ou compre até uma carta servir. Você tem que jogar essa carta.
rules-force-play = Quem pode jogar uma carta tem que jogar.
rules-free-play = Você pode comprar mesmo podendo jogar.
rules-draw-two = Depois de um Compre +2, a próxima pessoa compra { $cards } cartas e perde a vez.
rules-stacking-same = Uma carta de compra pode ser respondida com outra igual: a soma passa adiante.
rules-stacking-higher = Uma carta de compra pode ser respondida com outra igual ou maior: a soma passa adiante.
rules-jump-in = Cortar: uma carta idêntica à do topo pode ser jogada fora da vez. Coringas nunca.
rules-seven-zero = 7: troque de mão com quem você quiser. 0: todas as mãos passam um lugar adiante.
rules-no-action-finish = A última carta tem que ser um número.

rules-wild-draw-color-bluff = Um coringa de compra só vale sem nenhuma carta da cor da vez na mão. Dá para blefar: a próxima pessoa pode desafiar.
rules-wild-draw-color-strict = Um coringa de compra só pode ser jogado sem nenhuma carta da cor da vez na mão.
rules-wild-draw-color-or-number-bluff = Um coringa de compra só vale sem nenhuma carta da cor da vez nem do mesmo número na mão. Dá para blefar: a próxima pessoa pode desafiar.
rules-wild-draw-color-or-number-strict = Um coringa de compra só pode ser jogado sem nenhuma carta da cor da vez nem do mesmo número na mão.
rules-guilty-draw = Desafio certo: quem blefou é que compra as cartas.
rules-guilty-take-back = Desafio certo: quem blefou pega a carta de volta, compra as cartas e joga outra.
rules-guilty-skips-challenger = Quem desafiou perde a vez mesmo assim.
rules-challenge-wrong = Desafio errado: quem desafiou compra duas cartas a mais e perde a vez.

rules-uno = Grite UNO ao ficar com uma carta. Se você esquecer e alguém flagrar antes da próxima jogada, compra { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
}.
rules-false-uno-penalty = Gritar UNO sem que possa ser verdade custa { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
}.
rules-misplay-penalty = Uma carta que não serve volta e custa { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
} e a vez.
rules-hint-penalty = Dizer a alguém o que jogar custa { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
}, se a mesa concordar.
rules-flip = Uma carta Virar vira tudo: mãos, descarte e pilha de compra.
rules-backs-shown = Você pode ver os versos das outras mãos, nunca da sua.
rules-backs-hidden = Os versos das mãos ficam escondidos.

rules-scoring-single = Uma rodada: vence quem bater, ou seja, quem ficar sem cartas.
rules-scoring-winner-takes = Quem bate (fica sem cartas) ganha os pontos das cartas nas outras mãos. Vence quem chegar primeiro a { $target }.
rules-scoring-lowest-total = Cada pessoa soma as cartas que sobram na própria mão. Quando alguém chega a { $target }, a menor soma vence.
rules-scoring-elimination = Cada pessoa soma as cartas que sobram na própria mão. Quem chega a { $target } está fora; vence quem sobrar.
rules-scoring-tournament = Cada pessoa soma as cartas que sobram na própria mão. Quem chega a { $target } está fora; as duas últimas pessoas jogam uma final a partir de 0, e perde quem chegar primeiro a { $target }.
