### O que `python -m uno verify` diz sobre a prova de que as cartas foram dadas com honestidade.

verify-no-proof = Não há o que verificar: o documento não tem semente com prova (campo "fair").
verify-commitment-right = Certo: o compromisso é o SHA-256 do segredo.
verify-commitment-wrong = ERRADO: o compromisso não é o SHA-256 do segredo.
verify-seed-right = Certo: a semente resulta do segredo, do jogo e das contribuições.
verify-seed-wrong = ERRADO: a semente não resulta do segredo, do jogo e das contribuições.
verify-dealer-draw = A semente dá a { $name } { $card } no sorteio de quem dá as cartas.
verify-dealer = Pela semente, { $name } dá as cartas.
verify-moves-right = Certo: { $moves ->
    [1] a única jogada é válida
   *[other] todas as { $moves } jogadas são válidas
} com as cartas desta semente ({ $rounds ->
    [1] uma rodada
   *[other] { $rounds } rodadas
}, { $shuffles ->
    [1] um embaralhamento recalculado
   *[other] { $shuffles } embaralhamentos recalculados
}).
verify-moves-wrong = ERRADO: a jogada { $move } (contando a partir de 0) não é válida com as cartas desta semente.
verify-refuted = A prova não se sustenta.
verify-proved = Provado: as cartas resultam das contribuições listadas e de um segredo fixado antes que qualquer pessoa entrasse, desde que o compromisso acima seja o que a mesa mostrou na sua primeira versão.
verify-proved-foresight = Provado: ninguém sem o segredo podia prever as cartas.
verify-proved-words = Provado: o bot não podia escolher as cartas sem ajuda, se { $words ->
    [1] a única pessoa que deu uma palavra da sorte a escolheu por conta própria
   *[other] ao menos uma das { $words } pessoas que deram uma palavra da sorte a escolheu por conta própria
}.
verify-no-words = Não provado: que o bot não escolheu o segredo a seu gosto. Ninguém deu uma palavra da sorte, então ele poderia.
verify-not-proved = Não provado: que quem cuida do bot não olhou o segredo durante o jogo, nem ajudou quem contribuiu por último.
