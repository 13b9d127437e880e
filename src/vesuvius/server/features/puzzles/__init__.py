"""Puzzles for people: which one comes next, and whether it was solved. Finding puzzles is the bots' work."""
