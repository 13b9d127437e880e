"""Looking at games: reviews, exploring finished games, trying positions. Nothing here changes a table."""
