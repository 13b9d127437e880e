"""What a game looks like as text: deals, positions, records, traces, perft counts, JSON Lines.

Every game shares them; none is named here.
"""
