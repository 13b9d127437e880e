# The review of a finished game. It comes with its page.

review-of = Review: { $game }
review-accuracy = Accuracy
review-accuracy-about = How close to the bot’s best moves the decisions were, from 0 to 100. Forced moves don’t count.
review-chances = Win chances, per cent
review-walk = Move along the win chances
review-chance = { $name } { $percent } %
review-progress = Decisions reviewed
review-waiting = A strong bot will review the game as soon as it’s free.
review-judging = A strong bot is reviewing every decision: { $done } of { $total }
review-done = All { $total } decisions have been reviewed.
review-offer = A strong bot can review every decision of this game.
review-begin = Review the game
review-once-more = Review again
review-whose = Whose decisions
review-everyone = Everyone
review-turning = Turning points
review-no-turning = No decision gave much away.
review-turning-later = They’ll appear here once the whole game has been reviewed.
review-decisions = All decisions
review-worth = What the decision was worth
review-start = Move along the chart or choose a decision: the board follows, and you can see here what the decision was worth.
review-not-yet = Not reviewed yet.
review-cost = { $token } cost { $percent ->
    [one] a percentage point
   *[other] { $percent } percentage points
} of win chance.
review-was-best = { $token } was the best move.
review-was-good = { $token } was as good as any other move.
review-was-only = { $token } was the only move.
review-better = Better: { $token } ({ $what }).
review-better-move = Better: { $what }.
review-alternative = better: { $token }
review-rated = What the best moves win
review-played = played
review-only = Forced
review-best = Best
review-good = Good
review-inaccuracy = Inaccuracy
review-mistake = Mistake
review-blunder = Blunder
review-try = Try again from here
review-try-about = Start a new game against bots just before this decision, in the seat that made it. Everything hidden is redealt.
