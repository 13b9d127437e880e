"""Lessons, puzzles and daily challenges of Downfall, as data files. There's no code here."""
