"""Games as text: deals, positions, records, traces, perft counts, JSON Lines.

All games share these formats; no game is named here.
"""
