"""Matches between bots, and their standings."""
