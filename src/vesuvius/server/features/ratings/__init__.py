"""Results of finished games, ratings, and what a person has achieved. It never touches a running game."""
