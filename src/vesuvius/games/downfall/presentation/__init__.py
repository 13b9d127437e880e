"""Downfall's integers as text and JSON, and back. No rule is decided here."""
