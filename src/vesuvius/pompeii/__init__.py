"""Pompeii (Michiel Siebelt, 2024)."""
