"""Lessons, puzzles and daily challenges of Downfall, as data files. There is no code here."""
