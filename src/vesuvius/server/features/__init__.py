"""What the server offers besides tables: a file for each feature, or a folder if it has several parts.

All features may use ratings; streaks, notices and link previews tell of other features and may import them; no other
feature imports another. None knows HTTP: routes are in `transport/routes`.
"""
