# What every game says: refusals, and what is wrong with deals and positions.

word-log = Chronicle
deal-options-not-a-list = "options": expected a list, got { $got }.
deal-option-twice = An option stands there twice: { $got }.
deal-wrong-keys = The deal has wrong keys; missing: { $missing }; not wanted: { $unknown }.
deal-not-a-list = "{ $key }" has to be a list.
deal-unknown-piece = "{ $key }", place { $place }: there is no { $got }; known: { $known }.
deal-wrong-hands = "hands" has to be a list of { $players } hands.
deal-wrong-hand = Seat { $seat } has { $got } cards instead of { $wanted }.
position-empty = There is nothing in it; a position begins with {"{"} or with "game:".
position-too-long = It has more than { $limit } bytes, too many for a position.
position-no-game = The key "game" is missing; it names the game.
position-no-first-line = A position begins with {"{"} or with "game:"; got { $got }
position-unknown-key = There is no key { $key }; known: { $known }.
position-missing = The key "{ $key }" is missing here.
position-not-an-object = "{ $key }" has to be an object; got { $got }.
position-unknown-word = "{ $key }": there is no { $got }; known: { $known }.
position-wrong-number = "{ $key }" has to be a whole number from { $lowest } to { $highest }; got { $got }.
position-cards-run-out = More cards are left open than there are.
refusal-over = The game is over.
refusal-not-your-turn = It is for { WORD($colour) } to decide.
refusal-spelling = That is written { $meant }.
refusal-unreadable = That is no move. Now it is about { WORD($decision) }, for example: { $examples }.
