### O que aconteceu: uma frase para cada acontecimento.

event-dealer-drew = { $name } tirou { $card } no sorteio de quem dá as cartas.
event-dealer-drew-zero = { $name } tirou { $card } no sorteio de quem dá as cartas: vale 0.
event-dealer-drew-again = { $name } tirou { $card } no sorteio de quem dá as cartas e tira outra.
event-round-started = Rodada { $round }: { $name } dá as cartas.
event-first-card-put-back = { $card } não pode ser a primeira carta e volta para a pilha.
event-first-card = A primeira carta é { $card }.
event-first-card-no-color = A primeira carta é { $card }. Falta escolher a cor.
event-turn-started = É a vez de { $name }.

event-played = { $name } jogou { $card }.
event-played-color = { $name } jogou { $card } e escolheu { color }.
event-played-target = { $name } jogou { $card } para trocar com { $other }.
event-played-color-target = { $name } jogou { $card } para trocar com { $other } e escolheu { color }.
event-jumped-in = { $name } cortou com { $card }.
event-jumped-in-target = { $name } cortou com { $card } para trocar com { $other }.
event-color-named = { $name } escolheu { color }.

event-drew-nothing = { $name } tinha que comprar, mas não há mais cartas.
event-drew-turn = { $name } comprou { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
}.
event-drew-first-card = { $name } comprou { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
} por causa da primeira carta.
event-drew-draw-card = { $name } comprou { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
} por causa da carta de compra.
event-drew-wild-draw = { $name } comprou { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
} do coringa de compra.
event-drew-stack = { $name } levou o acumulado: { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
}.
event-drew-challenge-lost = { $name } comprou { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
} por perder o desafio.
event-drew-challenge-guilty = { $name } comprou { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
}: o coringa de compra não valia.
event-drew-uno = { $name } comprou { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
} por não gritar UNO.
event-drew-false-uno = { $name } comprou { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
} por gritar UNO sem ser verdade.
event-drew-misplay = { $name } comprou { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
} por jogar uma carta que não serve.
event-drew-hint = { $name } comprou { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
} por dar dica.

event-kept = { $name } ficou com a carta comprada.
event-passed = { $name } passou: não há mais o que comprar.
event-skipped-first-card = { $name } perde a vez por causa da primeira carta.
event-skipped-skip = { $name } perdeu a vez.
event-skipped-reverse = { $name } perdeu a vez: a dois, Reverter vale como Pular.
event-skipped-draw-card = { $name } perde a vez.
event-skipped-skip-everyone = { $name } perdeu a vez, como todo mundo.
event-skipped-challenge = { $name } perde a vez depois do desafio.
event-reversed-left = O sentido mudou: o jogo segue para a esquerda, no sentido horário.
event-reversed-right = O sentido mudou: o jogo segue para a direita, no sentido anti-horário.
event-flipped-light = Tudo virou para o lado claro. { $card } no topo.
event-flipped-dark = Tudo virou para o lado escuro. { $card } no topo.
event-pile-remade = O descarte foi embaralhado e virou a nova pilha de compra, com { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
}.

event-challenged-guilty = { $name } desafiou { $other } e acertou: { $other } tinha carta { own-feminine }.
event-challenged-guilty-number = { $name } desafiou { $other } e acertou: { $other } tinha carta do mesmo número.
event-challenged-innocent = { $name } desafiou { $other } e errou: { $other } não tinha carta { own-feminine }.
event-challenged-innocent-free = { $name } desafiou { $other } e errou: não havia cor da vez.
event-hand-shown = { $name } viu a mão de { $other }.
event-accepted = { $name } aceitou o coringa de compra de { $other }.
event-taken-back = { $name } teve que pegar { $card } de volta.

event-uno-called = { $name } gritou UNO!
event-uno-called-late = { $name } gritou UNO, bem na hora!
event-false-uno = { $name } gritou UNO sem motivo.
event-caught = { $name } flagrou { $other }, que não gritou UNO.
event-misplayed = { $name } tentou { $card }, que não serve.

event-accused = { $name } acusa { $other } de dar dica.
event-voted-guilty = { $name } votou: tem culpa.
event-voted-innocent = { $name } votou: não tem culpa.
event-vote-ended-guilty = A votação acabou: { $name } deu dica.
event-vote-ended-innocent = A votação acabou: { $name } não deu dica.
event-vote-ended-dropped = A votação sobre { $name } foi cancelada.

event-hands-swapped = { $name } e { $other } trocaram de mão.
event-hands-shuffled = { $name } juntou todas as mãos, embaralhou e deu as cartas de novo.
event-hands-moved-left = Todas as mãos passaram um lugar para a esquerda.
event-hands-moved-right = Todas as mãos passaram um lugar para a direita.

event-timed-out = O tempo de { $name } acabou.
event-left = { $name } saiu do jogo.
event-joined = { $name } entrou para a próxima rodada.
event-round-won = { $name } bateu e venceu a rodada { $round }.
event-round-blocked = Ninguém podia mais jogar: a rodada { $round } travou.
event-eliminated = { $name } chegou ao limite e está fora.
event-final-started = A final: { $players }.
event-match-won = { $winners ->
    [1] { $players } venceu a partida!
   *[other] { $players } venceram a partida em conjunto!
}
