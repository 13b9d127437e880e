"""Matches between bots, and their standings. Only `match.py` holds a game with all that is hidden."""
