"""Pompeii (Michiel Siebelt, 2024), for one to four players. It knows no other game."""
