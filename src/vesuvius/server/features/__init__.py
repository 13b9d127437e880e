"""What the server offers besides tables, a folder each.

No feature imports another, except that all may use ratings. None knows HTTP: routes are in `transport/routes`.
"""
