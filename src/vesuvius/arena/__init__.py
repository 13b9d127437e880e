"""Bots measured against each other: matches, and what they come to."""
