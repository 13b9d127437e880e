"""What bots know about Downfall: how good a position is, how to play on, what speaks for a move.

No rule depends on it.
"""
