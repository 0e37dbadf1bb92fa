### Regras da casa e Flip: o que a mão oferece além de jogadas, votos e versos.

hand-jump-in = **Podes jogar fora da vez:** tens uma carta igual à do topo. Despacha-te, só vale até à jogada seguinte.
button-jump-in = Fora da vez: { $card }
hand-misplay = Podes escolher qualquer carta. Se não servir, volta para a tua mão e custa { $cards ->
    [one] uma carta
   *[other] { $cards } cartas
} e a tua vez.
hand-bluff-number = Um Joker Bisca seria agora bluff: tens uma carta do mesmo número.
hand-team = Jogas na equipa { $team } com { $players }.

your-take-back = **É a tua vez.** O teu Joker Bisca voltou para ti. Agora joga uma carta { own-feminine }; não podes biscar nem jogar um Joker.
your-take-back-number = **É a tua vez.** O teu Joker Bisca voltou para ti. Agora joga uma carta { own-feminine }, ou uma com o número do topo; não podes biscar nem jogar um Joker.
your-outcome-answer = Ou responde com uma carta Bisca: aceitas, e tudo o que está acumulado passa à pessoa seguinte.
your-out = Chegaste ao limite e ficas de fora. Podes assistir até ao fim.

## Escolher uma pessoa: o primeiro toque só pergunta.

swap-title = **{ $card }:** queres a mão de quem?
swap-hint = Dás as tuas cartas e recebes as da outra pessoa. Ainda não jogaste nada.
swap-pick = Trocar de mão com …
swap-option-hint = { $cards ->
    [one] uma carta
   *[other] { $cards } cartas
}
button-swap = { $card }: troca …
button-to-hand = Voltar à mão
accuse-title = **Quem disse a alguém o que jogar?**
accuse-hint = As outras pessoas votam: todas menos tu e quem acusas. Se mais de metade disser que tem culpa, custa { $cards ->
    [one] uma carta
   *[other] { $cards } cartas
}. Uma acusação errada não custa nada.
accuse-pick = Acusar …
button-accuse = Acusar …

## A votação.

vote-open = **{ $name }** acusa **{ $other }** de ter dito a alguém o que jogar.
vote-entitled = Com direito a voto: { $players }. Mais de metade tem de dizer que tem culpa.
vote-voted = Votos dados: { $players }.
vote-cost = Se tiver culpa, { $name } bisca { $cards ->
    [one] uma carta
   *[other] { $cards } cartas
}. O jogo continua depois da votação.
your-vote = **O teu voto, por favor.**
your-vote-cast = Já votaste.
your-vote-accuser = És tu que acusas, por isso não votas.
your-vote-accused = A acusação é contra ti, por isso não votas.
button-vote-yes = Tem culpa
button-vote-no = Não tem culpa

## Os versos das cartas (Flip).

button-backs = Versos
backs-title = Versos das outras mãos
backs-hint = Cada mão vem ordenada, por isso ninguém sabe que verso é de que carta. Os teus nunca vês.
backs-hand = **{ $name }** ({ $cards }): { $backs }
backs-next = **Próxima carta da pilha das biscas:** { $card }
backs-none = **Próxima carta da pilha das biscas:** não há.
backs-hidden = Não podes ver os versos: só quem está na ronda os vê, no Flip, e se as regras deixarem.
