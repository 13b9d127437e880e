# Lanterns, wherever it is met.

lanterns-title = Lanterns
lanterns-lead = Hang your lanterns before the wind comes.
lanterns-about = 2 or 3 players · a minute
lanterns-light = light
lanterns-hung = hung
lanterns-option-strict = every lantern must be higher than the one before
lanterns-option-strict-title = Strictly rising
lanterns-event-hung = { $who } hangs a { $card }
lanterns-event-thrown = { $who } throws a { $card } away
lanterns-event-drawn = { $who } draws a card
lanterns-event-wind = { $who } draws the wind
lanterns-event-shuffled = The stock is shuffled
lanterns-event-over = The last lantern is hung
lanterns-turn = It is not your turn.
lanterns-token = { $token } is no move.
lanterns-not-held = You don’t hold a { $card }.
lanterns-too-low = A { $card } is lower than the { $last } that hangs last.
lanterns-lesson-hang = Hanging
lanterns-lesson-hang-1 = Hang your 3.
lanterns-lesson-hang-1-nudge = Legal, but begin with the 3: what hangs next must not be lower.
lanterns-lesson-hang-1-done = It hangs, and you have drawn a 4.
lanterns-lesson-hang-2 = Now the 4.
lanterns-lesson-hang-2-nudge = The 5 can wait.
lanterns-lesson-hang-2-done = Your line rises.
lanterns-lesson-throw = Throwing away
lanterns-lesson-throw-1 = Nothing you hold can hang after a 5. Throw a card away.
lanterns-lesson-throw-1-done = Gone.
lanterns-rules-hint = A word or a number, such as “wind” or “L2”

## Rules

rules-light-title = The most light
rules-light-text = Whoever has the most light on a line wins.
rules-hanging-title = Hanging lanterns
rules-hanging-text = Hang a lantern that is not lower than the last one, or throw one away.
rules-wind-title = The wind
rules-wind-text = The wind shuffles the stock.
rules-L1-title = Turns
rules-L1-text = Seat 0 begins; turns go round.
rules-L2-title = Not lower
rules-L2-text = A lantern must not be lower than the last one on its line. See also L3 and strict.
rules-L3-title = Thrown away
rules-L3-text = Any lantern may be thrown away, face up.
rules-L4-title = Drawing
rules-L4-text = Then a card is drawn; the wind is laid aside.
rules-L5-title = The end
rules-L5-text = It ends when all hands are empty.
rules-L6-title = Winning
rules-L6-text = The most light wins; equals share the win.
rules-strict-title = Strictly rising
rules-strict-text = Every lantern must be higher than the one before.
