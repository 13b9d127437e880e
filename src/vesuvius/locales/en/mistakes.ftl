# Learning from one’s own mistakes after a game. These words are loaded with its page.

mistake-unknown = That wasn’t a decision of yours.
mistake-intro = Your worst decisions of this game come back one after the other, as you saw them then. Find the better move.
mistake-not-yours = You didn’t play in this game, so there’s nothing here for you to learn from. You can review it.
mistake-none = No real mistakes: you gave nothing big away in this game. Well played!
mistake-progress = { $number } of { $count }
mistake-number = Decision { $number }
mistake-task = You played: { $move }. That cost { $points ->
    [one] a percentage point
   *[other] { $points } percentage points
} of win chance. What’s better?
mistake-about = The board is as you saw it then. You have two tries; after that, you’re shown the better move.
mistake-in-review = See it in the review
mistake-best = Found: the best move
mistake-good = Found: as good as the best
mistake-better = Better than yours, but not good yet
mistake-same = That’s what you played
mistake-worse = No better than what you played
mistake-tried = { $move } ({ $wins }).
mistake-best-move = The best move: { $move } ({ $wins }).
mistake-your-try = Your try: { $move } ({ $wins })
mistake-played = In the game: { $move } ({ $chance }), { $points ->
    [0] no worse
    [one] a point less
   *[other] { $points } points less
}
mistake-again = Try again
mistake-show = Show the answer
mistake-next = Next mistake
mistake-to-summary = Summary
mistake-summary = Better moves found: { $solved } of { $count }.
mistake-cost = { $move }, { $points ->
    [one] a point lost
   *[other] { $points } points lost
}
mistake-result-first = Found at once
mistake-result-second = Second try
mistake-result-shown = Shown
mistake-result-open = Not tried
mistake-once-more = Go through them again
