"""How rules run: modes, compiled code and its cache, blocks of integers, event rows, chance, data files.

It knows no game and no user.
"""
