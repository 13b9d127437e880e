"""Search over any game: the algorithms, and how they are loaded for one. It knows no bot by name."""
