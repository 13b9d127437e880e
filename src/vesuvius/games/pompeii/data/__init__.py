"""Pompeii's printed board and cards as data files, their types, and how they are read and validated.

No rule is here.
"""
