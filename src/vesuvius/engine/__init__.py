"""How rules run: modes, compiled code and its cache, blocks of integers, event rows, chance, data files.

Nothing here knows a game or a user.
"""
