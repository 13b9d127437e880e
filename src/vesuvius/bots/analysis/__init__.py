"""What bots can tell people: reviews, hints, puzzles, as ids and arguments.

The words are in `locales`, and no game is named.
"""
