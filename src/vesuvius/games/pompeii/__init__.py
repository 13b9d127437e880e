"""Pompeii (Michiel Siebelt, 2024), for one to four players."""
