### A mão de uma pessoa, só para ela.

hand-table = -# Sua mão em { $channel } · Rodada { $round }
hand-refusal = ⚠️ { $reason }
hand-drew = Você comprou: **{ $cards }**.
hand-shown = A mão de { $name } era: { $cards }. Só você vê isto, e só agora.
hand-bluff = Um coringa de compra seria blefe agora: você tem carta { own-feminine }.
hand-cards = **Suas cartas ({ $cards }):**
hand-group = { $group }{ $mark }: { $cards }
hand-pick = { $group }: escolha uma de { $cards }
hand-called = Você gritou UNO.

your-turn = **Sua vez.** Jogue uma carta ou compre.
your-stack = **Sua vez.** { $cards ->
    [1] Há uma carta acumulada: responda ou leve.
   *[other] Há { $cards } cartas acumuladas: responda ou leve todas.
}
your-color = **Sua vez.** A primeira carta é um coringa: escolha a cor.
your-drawn = **Sua vez.** Você comprou { $card }. Jogue a carta ou fique com ela.
your-drawn-must = **Sua vez.** Você comprou { $card }, que serve: por estas regras, tem que jogar.
your-turn-must = **Sua vez.** Você tem carta que serve e, por estas regras, tem que jogar: escolha uma.
your-challenge = **O que vai ser?** Aceite o coringa de compra ou desafie: ele só podia ser jogado sem nenhuma carta da cor de antes na mão.

your-outcome-accept = Se você aceitar: compra { $cards } cartas e perde a vez.
your-outcome-right-draw = Se você desafiar e acertar: { $other } compra { $cards } cartas e você joga.
your-outcome-right-skip = Se você desafiar e acertar: { $other } compra { $cards } cartas, mas você perde a vez mesmo assim.
your-outcome-right-take-back = Se você desafiar e acertar: { $other } pega a carta de volta, compra { $cards } cartas e tem que jogar outra.
your-outcome-wrong = Se você desafiar e errar: compra { $cards } cartas e perde a vez.
your-outcome-accept-color = Se você aceitar: compra até sair uma carta { own-feminine } e perde a vez.
your-outcome-right-draw-color = Se você desafiar e acertar: { $other } compra até sair uma carta { own-feminine } e você joga.
your-outcome-right-skip-color = Se você desafiar e acertar: { $other } compra até sair uma carta { own-feminine }, mas você perde a vez mesmo assim.
your-outcome-right-take-back-color = Se você desafiar e acertar: { $other } pega a carta de volta, compra até sair uma carta { own-feminine } e tem que jogar outra.
your-outcome-wrong-color = Se você desafiar e errar: compra até sair uma carta { own-feminine }, depois mais { $more }, e perde a vez.

button-look-again = Atualizar
button-leave = Sair do jogo
your-not-in-round = Você não está nesta rodada.
your-round-over = A rodada acabou. A mesa mostra os pontos.
your-match-over = A partida acabou. A mesa mostra o resultado.
