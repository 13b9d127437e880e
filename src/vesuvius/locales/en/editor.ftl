# The position editor.

editor-title = Position editor
editor-tools = What a touch of a square does
editor-tool-piece = A { WORD($colour) } piece
editor-tool-lava = Lava: { WORD($symbol) }
editor-tool-remove = Take away
editor-facts = What else is so
editor-phase = Phase
editor-phase-settling = Settling
editor-phase-seething = Seething
editor-phase-opening = First lava
editor-phase-fleeing = Flight
editor-turn = Whose turn
editor-decision = To be decided
editor-decision-card = A card
editor-decision-omen = An omen
editor-decision-lava = A tile
editor-decision-move = Moves
editor-tile = The tile drawn
editor-hands = Hands
editor-hand = Hand of { WORD($colour) }
editor-dealt = dealt at random
editor-stock = Stock, from its top
editor-bag = Tiles, in the order of drawing
editor-saved = Saved
editor-volcano = In the volcano
editor-fewer = { $what }: one { WORD($colour) } less
editor-more = { $what }: one { WORD($colour) } more
editor-text = As text
editor-read = Take this over
editor-new = Empty the city
editor-analyse = Best moves
editor-play = Play on
editor-play-about = You take the seat that decides ({ $who }); bots take the others. What is left open is dealt.
editor-possible = This can be: { $who } decides.
editor-over = The game is over here.

## Pompeii

editor-touch = What a touch does
editor-tool-for = For { WORD($colour) }
editor-tool-put = Put there
editor-of = What { WORD($colour) } has
editor-round = Round
editor-workers = Workers
editor-army = Army
editor-army-none = None
editor-army-recruited = Recruited
editor-army-injured = Injured
editor-cards-hand = In hand
editor-cards-active = Active
editor-cards-like = such as S14 C03
editor-less = { $what }: one less
editor-one-more = { $what }: one more
