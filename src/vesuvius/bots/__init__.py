"""Computer players: they see what their seat sees, choose a move, and can say why. They name no game."""
