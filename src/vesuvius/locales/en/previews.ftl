# What a link shows in a messenger before anyone follows it.

previews-about = Play { $games } in your browser: with friends or against bots, at any pace. With reviews, puzzles and a challenge every day.
previews-picture = Vesuvius, the volcano
previews-board = The board of { $game }
previews-table-title = { $game }: { $names }
previews-open = { $count ->
    [0] All seats are taken; the game is about to begin.
    [one] A seat is free: sit down and play.
   *[other] { $count } seats are free: sit down and play.
}
previews-running = The game is running. Watch it move by move.
previews-won = { $count ->
    [0] Nobody won.
    [one] { $names } won.
   *[other] { $names } shared the win.
}
previews-scores = Result: { $scores }.
previews-over = See how it ended.
previews-replay = See the whole game again, move by move.
previews-review = See what a strong bot thinks of every decision.
previews-explore = Try what would have happened otherwise.
previews-daily-title = { $game }: daily challenge, { $day }
previews-daily-today = The same deal for everyone, against the same bots. You have one try.
previews-daily-over = { $count ->
    [0] Nobody finished the challenge of this day.
    [one] 1 player finished the challenge of this day. See the result.
   *[other] { $count } players finished the challenge of this day. See who came first.
}
