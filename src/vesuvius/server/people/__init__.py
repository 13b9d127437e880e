"""Who somebody is, what they may do at a table, and how often. It knows no game."""
