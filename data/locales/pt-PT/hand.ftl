### A mão de uma pessoa, só para ela.

hand-table = -# A tua mão em { $channel } · Ronda { $round }
hand-refusal = ⚠️ { $reason }
hand-drew = Biscaste: **{ $cards }**.
hand-shown = A mão de { $name } era: { $cards }. Só tu vês isto, e só agora.
hand-bluff = Um Joker Bisca seria agora bluff: tens uma carta { own-feminine }.
hand-cards = **As tuas cartas ({ $cards }):**
hand-group = { $group }{ $mark }: { $cards }
hand-pick = { $group }: escolhe uma de { $cards }
hand-called = Gritaste UNO.

your-turn = **É a tua vez.** Joga uma carta ou bisca.
your-stack = **É a tua vez.** { $cards ->
    [one] Há uma carta acumulada: responde ou leva-a.
   *[other] Há { $cards } cartas acumuladas: responde ou leva-as.
}
your-color = **É a tua vez.** A primeira carta é um Joker: escolhe a cor.
your-drawn = **É a tua vez.** Biscaste { $card }. Joga a carta ou fica com ela.
your-drawn-must = **É a tua vez.** Biscaste { $card }, que serve: com estas regras, tens de jogar a carta.
your-turn-must = **É a tua vez.** Tens uma carta que serve e, com estas regras, tens de jogar: escolhe.
your-challenge = **Então?** Aceita o Joker Bisca ou desafia: só podia ser jogado sem nenhuma carta da cor anterior na mão.

your-outcome-accept = Se aceitares: biscas { $cards } cartas e perdes a vez.
your-outcome-right-draw = Se desafiares e acertares: { $other } bisca { $cards } cartas e jogas tu.
your-outcome-right-skip = Se desafiares e acertares: { $other } bisca { $cards } cartas, mas perdes a vez na mesma.
your-outcome-right-take-back = Se desafiares e acertares: { $other } recebe a carta de volta, bisca { $cards } cartas e tem de jogar outra.
your-outcome-wrong = Se desafiares e falhares: biscas { $cards } cartas e perdes a vez.
your-outcome-accept-color = Se aceitares: biscas até sair uma carta { own-feminine } e perdes a vez.
your-outcome-right-draw-color = Se desafiares e acertares: { $other } bisca até sair uma carta { own-feminine } e jogas tu.
your-outcome-right-skip-color = Se desafiares e acertares: { $other } bisca até sair uma carta { own-feminine }, mas perdes a vez na mesma.
your-outcome-right-take-back-color = Se desafiares e acertares: { $other } recebe a carta de volta, bisca até sair uma carta { own-feminine } e tem de jogar outra.
your-outcome-wrong-color = Se desafiares e falhares: biscas até sair uma carta { own-feminine }, depois mais { $more }, e perdes a vez.

button-look-again = Atualizar
button-leave = Sair do jogo
your-not-in-round = Não estás nesta ronda.
your-round-over = A ronda acabou. A mesa mostra os pontos.
your-match-over = O jogo acabou. A mesa mostra o resultado.
