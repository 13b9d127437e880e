"""Lessons and daily challenges of Pompeii, as data files. There is no code here."""
