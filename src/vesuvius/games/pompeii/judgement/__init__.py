"""What bots know about Pompeii: plans, prices, what speaks for a move. No rule depends on it."""
