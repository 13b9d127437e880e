"""Lessons, puzzles, daily challenges and pictures of the rules of Downfall, as data files. There's no code here."""
