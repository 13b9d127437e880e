# What every game says: refusals, and what is wrong with deals and positions.

word-log = Log
deal-options-not-a-list = “options”: expected a list, got { $got }.
deal-option-twice = This option appears twice: { $got }.
deal-wrong-keys = The deal has wrong keys; missing: { $missing }; unknown: { $unknown }.
deal-not-a-list = “{ $key }” must be a list.
deal-unknown-piece = “{ $key }”, place { $place }: unknown { $got }; known: { $known }.
deal-wrong-hands = “hands” must be a list of { $players } hands.
deal-wrong-hand = Seat { $seat } has { $got } cards instead of { $wanted }.
position-empty = It’s empty; a position begins with {"{"} or with game:
position-too-long = It has more than { $limit } bytes, which is too much for a position.
position-no-game = The key “game” is missing; it names the game.
position-no-first-line = A position begins with {"{"} or with game: but this one begins with { $got }
position-unknown-key = Unknown key { $key }; known: { $known }.
position-missing = The key “{ $key }” is missing here.
position-not-an-object = “{ $key }” must be an object; got { $got }.
position-unknown-word = “{ $key }”: unknown { $got }; known: { $known }.
position-wrong-number = “{ $key }” must be a whole number from { $lowest } to { $highest }; got { $got }.
position-cards-run-out = More cards are left open than there are.
refusal-over = The game is over.
refusal-not-your-turn = It’s { WORD($colour) }’s decision.
refusal-spelling = Write that as { $meant }.
refusal-unreadable = That isn’t a move. Now decide: { WORD($decision) }, for example: { $examples }.
