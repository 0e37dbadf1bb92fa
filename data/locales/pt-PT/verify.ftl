### O que `python -m uno verify` diz sobre a prova de que a distribuição foi honesta.

verify-no-proof = Não há nada para verificar: o documento não tem uma semente com prova (campo "fair").
verify-commitment-right = Certo: o compromisso é o SHA-256 do segredo.
verify-commitment-wrong = ERRADO: o compromisso não é o SHA-256 do segredo.
verify-seed-right = Certo: a semente resulta do segredo, do jogo e dos contributos.
verify-seed-wrong = ERRADO: a semente não resulta do segredo, do jogo e dos contributos.
verify-dealer-draw = A semente dá a { $name } { $card } no sorteio de quem distribui.
verify-dealer = Segundo a semente, { $name } distribui.
verify-moves-right = Certo: { $moves ->
    [one] a única jogada é válida
   *[other] todas as { $moves } jogadas são válidas
} com as cartas desta semente ({ $rounds ->
    [one] uma ronda
   *[other] { $rounds } rondas
}, { $shuffles ->
    [one] um baralhar recalculado
   *[other] { $shuffles } vezes baralhado e recalculado
}).
verify-moves-wrong = ERRADO: a jogada { $move } (a contar de 0) não é válida com as cartas desta semente.
verify-refuted = A prova não se aguenta.
verify-proved = Provado: a distribuição resulta dos contributos indicados e de um segredo fixado antes de alguém entrar, desde que o compromisso acima seja o que a mesa mostrou na sua primeira versão.
verify-proved-foresight = Provado: ninguém sem o segredo podia prever a distribuição.
verify-proved-words = Provado: o bot não podia escolher a distribuição sozinho, se { $words ->
    [one] a única pessoa que deu uma palavra da sorte a escolheu por si
   *[other] pelo menos uma das { $words } pessoas que deram uma palavra da sorte a escolheu por si
}.
verify-no-words = Não provado: que o bot não escolheu o segredo a seu gosto. Ninguém deu uma palavra da sorte, por isso podia tê-lo feito.
verify-not-proved = Não provado: que quem gere o bot não espreitou o segredo durante o jogo, nem ajudou quem contribuiu por último.
