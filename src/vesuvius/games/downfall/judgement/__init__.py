"""What bots know about Downfall: how good a position is, how to play on, and the reasons for a move.

No rule depends on it.
"""
