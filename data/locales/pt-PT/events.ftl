### O que aconteceu: uma frase para cada acontecimento.

event-dealer-drew = { $name } tirou { $card } para ver quem distribui.
event-dealer-drew-zero = { $name } tirou { $card } para ver quem distribui: vale 0.
event-dealer-drew-again = { $name } tirou { $card } para ver quem distribui e tira outra.
event-round-started = Ronda { $round }: { $name } distribui.
event-first-card-put-back = { $card } não pode ser a primeira carta e volta para a pilha.
event-first-card = A primeira carta é { $card }.
event-first-card-no-color = A primeira carta é { $card }. Falta escolher a cor.
event-turn-started = É a vez de { $name }.

event-played = { $name } jogou { $card }.
event-played-color = { $name } jogou { $card } e escolheu { color }.
event-played-target = { $name } jogou { $card } para trocar com { $other }.
event-played-color-target = { $name } jogou { $card } para trocar com { $other } e escolheu { color }.
event-jumped-in = { $name } jogou { $card } fora da vez.
event-jumped-in-target = { $name } jogou { $card } fora da vez, para trocar com { $other }.
event-color-named = { $name } escolheu { color }.

event-drew-nothing = { $name } tinha de biscar, mas já não há cartas.
event-drew-turn = { $name } biscou { $cards ->
    [one] uma carta
   *[other] { $cards } cartas
}.
event-drew-first-card = { $name } biscou { $cards ->
    [one] uma carta
   *[other] { $cards } cartas
} por causa da primeira carta.
event-drew-draw-card = { $name } biscou { $cards ->
    [one] uma carta
   *[other] { $cards } cartas
} por causa da carta Bisca.
event-drew-wild-draw = { $name } biscou { $cards ->
    [one] uma carta
   *[other] { $cards } cartas
} por causa do Joker Bisca.
event-drew-stack = { $name } levou o acumulado: { $cards ->
    [one] uma carta
   *[other] { $cards } cartas
}.
event-drew-challenge-lost = { $name } biscou { $cards ->
    [one] uma carta
   *[other] { $cards } cartas
} por perder o desafio.
event-drew-challenge-guilty = { $name } biscou { $cards ->
    [one] uma carta
   *[other] { $cards } cartas
}: o Joker Bisca não era permitido.
event-drew-uno = { $name } biscou { $cards ->
    [one] uma carta
   *[other] { $cards } cartas
} por não gritar UNO.
event-drew-false-uno = { $name } biscou { $cards ->
    [one] uma carta
   *[other] { $cards } cartas
} por gritar UNO em falso.
event-drew-misplay = { $name } biscou { $cards ->
    [one] uma carta
   *[other] { $cards } cartas
} por jogar uma carta que não serve.
event-drew-hint = { $name } biscou { $cards ->
    [one] uma carta
   *[other] { $cards } cartas
} por dar uma dica.

event-kept = { $name } ficou com a carta biscada.
event-passed = { $name } passou: não há mais nada para biscar.
event-skipped-first-card = { $name } perde a vez por causa da primeira carta.
event-skipped-skip = { $name } perdeu a vez.
event-skipped-reverse = { $name } perdeu a vez: a dois, Inverte o Jogo vale como Passa a Vez.
event-skipped-draw-card = { $name } perde a vez.
event-skipped-skip-everyone = { $name } perdeu a vez, como toda a gente.
event-skipped-challenge = { $name } perde a vez depois do desafio.
event-reversed-left = O sentido mudou: joga-se para a esquerda, no sentido horário.
event-reversed-right = O sentido mudou: joga-se para a direita, no sentido anti-horário.
event-flipped-light = Virou-se tudo para o Lado Claro. { $card } no topo.
event-flipped-dark = Virou-se tudo para o Lado Escuro. { $card } no topo.
event-pile-remade = A pilha de jogo foi baralhada e passou a pilha das biscas, com { $cards ->
    [one] uma carta
   *[other] { $cards } cartas
}.

event-challenged-guilty = { $name } desafiou { $other } e acertou: { $other } tinha uma carta { own-feminine }.
event-challenged-guilty-number = { $name } desafiou { $other } e acertou: { $other } tinha uma carta do mesmo número.
event-challenged-innocent = { $name } desafiou { $other } e falhou: { $other } não tinha nenhuma carta { own-feminine }.
event-challenged-innocent-free = { $name } desafiou { $other } e falhou: não havia cor em jogo.
event-hand-shown = { $name } viu a mão de { $other }.
event-accepted = { $name } aceitou o Joker Bisca de { $other }.
event-taken-back = { $name } teve de receber { $card } de volta.

event-uno-called = { $name } gritou UNO!
event-uno-called-late = { $name } gritou UNO, mesmo a tempo!
event-false-uno = { $name } gritou UNO sem razão.
event-caught = { $name } apanhou { $other }, que não tinha gritado UNO.
event-misplayed = { $name } tentou { $card }, que não serve.

event-accused = { $name } acusa { $other } de dar uma dica.
event-voted-guilty = { $name } vota: tem culpa.
event-voted-innocent = { $name } vota: não tem culpa.
event-vote-ended-guilty = A votação acabou: { $name } deu uma dica.
event-vote-ended-innocent = A votação acabou: { $name } não deu nenhuma dica.
event-vote-ended-dropped = A votação sobre { $name } ficou sem efeito.

event-hands-swapped = { $name } e { $other } trocaram de mão.
event-hands-shuffled = { $name } juntou todas as mãos, baralhou-as e distribuiu-as de novo.
event-hands-moved-left = Todas as mãos passaram um lugar para a esquerda.
event-hands-moved-right = Todas as mãos passaram um lugar para a direita.

event-timed-out = O tempo de { $name } acabou.
event-left = { $name } saiu do jogo.
event-joined = { $name } entra na próxima ronda.
event-round-won = { $name } ficou sem cartas e ganhou a ronda { $round }.
event-round-blocked = Já ninguém podia jogar: a ronda { $round } ficou bloqueada.
event-eliminated = { $name } chegou ao limite e fica de fora.
event-final-started = A final: { $players }.
event-match-won = { $winners ->
    [one] { $players } ganhou o jogo!
   *[other] { $players } ganharam o jogo em conjunto!
}
