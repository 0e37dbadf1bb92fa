### Regras da casa e Flip: o que a mão oferece além de jogadas, votos e versos.

hand-jump-in = **Você pode cortar:** tem uma carta idêntica à do topo. Rápido, só vale até a próxima jogada.
button-jump-in = Cortar: { $card }
hand-misplay = Você pode escolher qualquer carta. Se ela não servir, volta e custa { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
} e a sua vez.
hand-bluff-number = Um coringa de compra seria blefe agora: você tem carta do mesmo número.
hand-team = Você joga na equipe { $team } com { $players }.

your-take-back = **Sua vez.** Seu coringa de compra voltou para você. Agora jogue uma carta { own-feminine }; comprar não vale, coringa também não.
your-take-back-number = **Sua vez.** Seu coringa de compra voltou para você. Agora jogue uma carta { own-feminine }, ou uma do número do topo; comprar não vale, coringa também não.
your-outcome-answer = Ou responda com uma carta de compra: você aceita, e todo o acumulado passa para a próxima pessoa.
your-out = Você chegou ao limite e está fora. Dá para assistir até o fim.

## Escolher uma pessoa: o primeiro toque só pergunta.

swap-title = **{ $card }:** de quem você quer a mão?
swap-hint = Você dá as suas cartas e recebe as da outra pessoa. Nada foi jogado ainda.
swap-pick = Trocar de mão com …
swap-option-hint = { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
}
button-swap = { $card }: troca …
button-to-hand = Voltar à mão
accuse-title = **Quem disse a alguém o que jogar?**
accuse-hint = As outras pessoas votam: todas menos você e quem você acusa. Se mais da metade disser que tem culpa, custa { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
}. Uma acusação errada não custa nada.
accuse-pick = Acusar …
button-accuse = Acusar …

## A votação.

vote-open = **{ $name }** acusa **{ $other }** de ter dito a alguém o que jogar.
vote-entitled = Com direito a voto: { $players }. Mais da metade tem que dizer que tem culpa.
vote-voted = Votos dados: { $players }.
vote-cost = Se tiver culpa, { $name } compra { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
}. O jogo continua depois da votação.
your-vote = **Seu voto, por favor.**
your-vote-cast = Você votou.
your-vote-accuser = Você acusa, então não vota.
your-vote-accused = A acusação é contra você, então você não vota.
button-vote-yes = Tem culpa
button-vote-no = Não tem culpa

## Os versos das cartas (Flip).

button-backs = Versos
backs-title = Versos das outras mãos
backs-hint = Cada mão vem em ordem, então ninguém sabe qual verso é de qual carta. Os seus você nunca vê.
backs-hand = **{ $name }** ({ $cards }): { $backs }
backs-next = **Próxima carta da pilha de compra:** { $card }
backs-none = **Próxima carta da pilha de compra:** não há.
backs-hidden = Você não pode ver os versos: só quem está na rodada vê, no Flip, e se as regras deixarem.
