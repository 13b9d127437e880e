"""What bots can tell people: reviews of games, hints, puzzles. As ids and arguments; the words are in `locales`."""
