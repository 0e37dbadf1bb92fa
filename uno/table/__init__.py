"""One live table: lobby, moves, windows and deadlines. No Discord, no SQL."""
