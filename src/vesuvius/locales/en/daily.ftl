# The challenge of the day: one deal for everybody. These words are loaded with its page.

daily-title = Daily challenge
daily-unknown = There’s no challenge for that day.
daily-played = You’ve had your try today. The next deal comes at midnight (UTC).
daily-intro = One deal for everyone, against the same bots. You have one try; it counts if you finish before the day is over.
daily-intro-alone = One deal for everyone, each alone against the same volcano. You have one try; it counts if you finish before the day is over.
daily-games = Today’s games
daily-days = Days
daily-before = Previous day
daily-after = Next day
daily-players = Players, in seat order
daily-you = You
daily-person = The challenger
daily-left = { $time } left
daily-over = This day is over.
daily-start = Take the challenge
daily-resume = Continue
daily-again = Replay your game
daily-on = Go to your game
daily-fresh = No hints, no second try, and you can only take back your own last moves.
daily-running = Your game is waiting for you. If you resign, you get no result.
daily-finished = You’ve finished. The next deal comes at midnight (UTC).
daily-missed = You didn’t finish in time, or you resigned: no result for this day.
daily-streak = { $count ->
    [one] Finished 1 day in a row
   *[other] Finished { $count } days in a row
}
daily-card = To share
daily-card-title = Vesuvius: { $game }, { $date }
daily-card-safe = It only tells how you did: nothing in it helps anyone who plays the same deal.
daily-results = Results
daily-results-none = Nobody has finished yet.
daily-results-empty = Nobody finished on this day.
daily-count = { $finished } of { $begun } finished
daily-rank = Rank { $rank }
daily-mine = you
daily-watch = Replay { $name }’s game
downfall-daily-order = Ranked by place in your game, then most pieces saved, then fewest in the volcano. Ties share a rank.
pompeii-daily-order = Winners first: the fewer rounds, the better. Ties share a rank.
daily-won = Won
daily-lost = Lost
daily-secret = The deal stays secret until midnight (UTC): nobody else can see your game, and nobody knows the seed. After that, all games of the day can be replayed.
daily-commitment = The deal was fixed before anyone played. Its commitment is { $commitment }.
