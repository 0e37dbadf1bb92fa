### Ajuda, e quem a mesa espera.

help-title = Como se joga UNO aqui
help-start = **Começar:** **/uno iniciar** abre uma mesa neste canal. Quem quiser jogar aperta **Entrar**; depois, quem lidera a mesa aperta **Iniciar**. Cada canal tem uma mesa por vez.
help-play = **Jogar:** aperte **Minha mão** para ver suas cartas; só você enxerga. Um toque na carta já joga. Os botões mostram o que serve: a cor da vez, o mesmo número ou símbolo, ou um coringa. Se nada servir, ou se preferir, aperte **Comprar**.
help-uno = **UNO:** aperte **UNO!** quando tiver duas cartas e jogar uma, ou logo depois. Se esquecer, alguém pode apertar **Flagrar** até a próxima jogada, e você compra cartas.
help-challenge = **Coringa +4:** só vale sem nenhuma carta da cor da vez na mão. Se duvidar, aperte **Desafiar**: se acertar, quem jogou compra; se errar, você compra, com duas a mais.
help-more = **Bom saber:** cada mesa tem suas regras; aperte **Regras** nela para ver um resumo. Computadores podem ocupar lugares; com **/uno solo** você joga contra eles agora mesmo. Punições, regras da casa, Flip, equipes e torneios se escolhem antes da partida, em **Regras**.
help-plain = **Leitor de tela?** **/uno-me ajustes** tira figuras e emojis do que só você vê.
help-commands = **Comandos:** cada botão tem seu comando em **/uno**: iniciar, solo, entrar, sair, mão, jogar, comprar, ficar, cor, gritar, flagrar, desafiar, aceitar, acusar, votar, versos, próxima, revanche, pausar, status, regras, ranking, ajuda; em **/uno mesa** estão os de antes da partida e de quem joga: pôr-computador, tirar-computador, palavra, convidar, remover, cancelar, pular; **/uno-me**: perfil, histórico, replay, privacidade, ajustes, idioma.

status-lobby = { $seated ->
    [1] Uma pessoa espera por mais gente.
   *[other] { $seated } pessoas esperam o início.
}
status-title = Rodada { $round }
status-scores = **Pontos:** { $scores }
standing-short = { $name } { $points }
button-to-table = Ir para a mesa
