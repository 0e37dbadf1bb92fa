"""The rules of play (RULES.md): pure, standard library only."""
