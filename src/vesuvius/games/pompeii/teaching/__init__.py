"""Lessons, daily challenges and pictures of the rules of Pompeii, as data files. There is no code here."""
