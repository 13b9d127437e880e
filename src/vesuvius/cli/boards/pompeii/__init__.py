"""Pompeii in a terminal."""
