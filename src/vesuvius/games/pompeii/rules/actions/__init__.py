"""What a worker can do this turn: listed and carried out. Effects of cards are in `effects`."""
