### Ajuda, e por quem a mesa espera.

help-title = Como se joga UNO aqui
help-start = **Começar:** **/uno iniciar** abre uma mesa neste canal. Quem quiser jogar carrega em **Entrar**; depois, quem lidera a mesa carrega em **Começar**. Cada canal tem uma mesa de cada vez.
help-play = **Jogar:** carrega em **A minha mão** para ver as tuas cartas; só tu as vês. Um toque numa carta joga-a logo. Os botões mostram o que serve: a cor em jogo, o mesmo número ou símbolo, ou um Joker. Se nada servir, ou se preferires, carrega em **Biscar**.
help-uno = **UNO:** carrega em **UNO!** quando tiveres duas cartas e jogares uma, ou logo a seguir. Se te esqueceres, os outros podem carregar em **Apanhar** até à jogada seguinte, e biscas cartas.
help-challenge = **Joker Bisca 4:** só é permitido sem nenhuma carta da cor em jogo na mão. Se desconfiares, carrega em **Desafiar**: se acertares, bisca quem o jogou; se falhares, biscas tu, e mais duas.
help-more = **Bom saber:** cada mesa tem as suas regras; carrega em **Regras** para ver um resumo. Os computadores podem ocupar lugares; com **/uno solo** jogas já contra eles. Penalizações, regras da casa, Flip, equipas e torneios escolhem-se antes do jogo, em **Regras**.
help-plain = **Leitor de ecrã?** **/uno-me ajustes** tira as imagens e os emojis do que só tu vês.
help-commands = **Comandos:** cada botão tem o seu comando em **/uno**: iniciar, solo, entrar, sair, mão, jogar, comprar, ficar, cor, gritar, flagrar, desafiar, aceitar, acusar, votar, versos, próxima, revanche, pausar, status, regras, ranking, ajuda; em **/uno mesa** estão os de antes do jogo e de quem joga: pôr-computador, tirar-computador, palavra, convidar, remover, cancelar, pular; **/uno-me**: perfil, histórico, replay, privacidade, ajustes, idioma. O Discord mostra-os em português do Brasil.

status-lobby = { $seated ->
    [one] Uma pessoa está à espera de mais gente.
   *[other] { $seated } pessoas estão à espera do início.
}
status-title = Ronda { $round }
status-scores = **Pontos:** { $scores }
standing-short = { $name } { $points }
button-to-table = Ir para a mesa
