"""Computer players: they see a SeatView, never the state."""
