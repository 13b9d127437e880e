"""Moves that are more than played one by one: planned, chosen as a list, taken back."""
