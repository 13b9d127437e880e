# The challenge of the day: one deal for everybody. These words are loaded with its page.

daily-title = Daily challenge
daily-unknown = There is no challenge of that day.
daily-played = You have had your try today. The next deal comes at midnight (UTC).
daily-intro = One deal for everybody here, against the same bots. You have one try; it counts if you finish it before the day is over.
daily-intro-alone = One deal for everybody here, each alone against the same volcano. You have one try; it counts if you finish it before the day is over.
daily-games = Games of the day
daily-days = Days
daily-before = Earlier day
daily-after = Later day
daily-players = Who plays, in the order of the seats
daily-you = You
daily-person = The challenger
daily-left = Still on for { $time }
daily-over = This day is over.
daily-start = Take the challenge
daily-resume = Go on playing
daily-again = See your game again
daily-on = To your game
daily-fresh = No hints, nothing taken back but your own last moves, and no second try.
daily-running = Your game waits for you. Whoever gives up has no result.
daily-finished = You have finished. The next deal comes at midnight (UTC).
daily-missed = You did not finish in time, or gave up: no result for you on this day.
daily-streak = { $count ->
    [one] Finished 1 day in a row
   *[other] Finished { $count } days in a row
}
daily-results = Results
daily-results-none = Nobody has finished yet.
daily-results-empty = Nobody finished on this day.
daily-count = { $finished } of { $begun } finished
daily-rank = Rank { $rank }
daily-mine = you
daily-watch = See the game of { $name }
downfall-daily-order = First the place in one’s own game, then more people saved, then fewer lost to the volcano. Equals share a rank.
pompeii-daily-order = Whoever has won comes first, the fewer rounds the better. Equals share a rank.
daily-won = Won
daily-lost = Lost
daily-secret = Until midnight (UTC) the deal is a secret: nobody else sees your game, and nobody the seed. Then all games of the day can be seen again.
daily-commitment = The deal was fixed before anybody played. Its commitment is { $commitment }.
