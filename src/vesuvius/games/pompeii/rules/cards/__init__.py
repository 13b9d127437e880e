"""Cards in decks, hands and piles, and what others can infer about them. What a card does is in `effects`."""
