"""The games, a folder each, and what games whose state is a block of integers share.

A folder holds `info.py` with INFO, what the game declares about itself, and `game.py` with GAME, the game behind the
protocol. If its data files may be changed, `game.py` has `with_data` and `data/validate` has `examine` as well.
No game imports another, or anything above this folder.
"""
