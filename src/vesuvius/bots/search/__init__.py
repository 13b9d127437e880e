"""Search over any game: the algorithms, and how they're loaded for one game. No bot is named here."""
