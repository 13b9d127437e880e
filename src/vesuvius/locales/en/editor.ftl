# The position editor.

editor-title = Position editor
editor-tools = Tap to place
editor-tool-piece = A { WORD($colour) } piece
editor-tool-lava = Lava: { WORD($symbol) }
editor-tool-remove = Remove
editor-facts = Other details
editor-phase = Phase
editor-phase-settling = Settling
editor-phase-seething = Seething
editor-phase-opening = First lava
editor-phase-fleeing = Flight
editor-turn = To move
editor-decision = Decision
editor-decision-card = Card
editor-decision-omen = Omen
editor-decision-lava = Lava tile
editor-decision-move = Moves
editor-tile = Tile drawn
editor-hands = Hands
editor-hand = { WORD($colour) }’s hand
editor-dealt = dealt at random
editor-stock = Stock, top first
editor-bag = Tiles, in drawing order
editor-saved = Saved
editor-volcano = In the volcano
editor-fewer = { $what }: one { WORD($colour) } fewer
editor-more = { $what }: one { WORD($colour) } more
editor-text = As text
editor-read = Load
editor-new = Clear the board
editor-analyse = Best moves
editor-play = Play on
editor-play-about = You take the seat to move ({ $who }); bots take the others. Anything left open is dealt at random.
editor-possible = This position is possible. To move: { $who }.
editor-over = The game is over in this position.

## Pompeii

editor-touch = Tap to place
editor-tool-for = For { WORD($colour) }
editor-tool-put = Place
editor-of = What { WORD($colour) } has
editor-round = Round
editor-workers = Workers
editor-army = Army
editor-army-none = None
editor-army-recruited = Recruited
editor-army-injured = Injured
editor-cards-hand = In hand
editor-cards-active = Active
editor-cards-like = for example S14 C03
editor-less = { $what }: one fewer
editor-one-more = { $what }: one more
