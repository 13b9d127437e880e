"""What bots can tell people: reviews, hints, puzzles. As ids and arguments; the words are in `locales`."""
