# The Downfall of Pompeii: its words on the board, in the log and in questions.

downfall-phase-settling = Pompeii fills with people
downfall-phase-seething = Vesuvius seethes
downfall-phase-opening = Vesuvius erupts!
downfall-phase-fleeing = Run for the gates!
downfall-phase-over = Pompeii is buried

## Players and pieces

downfall-players = Players
downfall-you = (you)
downfall-supply = supply
downfall-city = city
downfall-pieces-red = { $count } red
downfall-pieces-black = { $count } black
downfall-pieces-yellow = { $count } yellow
downfall-pieces-blue = { $count } blue
downfall-owned-pieces = { $count ->
    [one] one of { $owner }’s pieces
   *[other] { $count } of { $owner }’s pieces
}

## Cards and houses

downfall-cards = Cards
downfall-cards-left = Stock { $stock } · played { $played } · omens { $omens }
downfall-hand = Your hand
downfall-shown = { $who } revealed
downfall-house = { $card } { WORD($colour) }
downfall-joker = { $house }, joker
downfall-relatives = Relatives

## Lava

downfall-lava = Lava
downfall-tiles-left = { $count ->
    [one] One tile left in the bag
   *[other] { $count } tiles left in the bag
}
downfall-tile = Drawn: { WORD($tile) }
downfall-moves-left = { $count ->
    [one] One move left
   *[other] { $count } moves left
}
downfall-set-aside = Set aside: { $tiles }
downfall-from = from { $square }

## Log

downfall-event-nothing = { $who } plays house { $card } and places nothing
downfall-event-settled = { $joker ->
    [1] { $who } plays house { $card } as a joker: { $square }
   *[other] { $who } plays house { $card }: { $square }
}
downfall-event-relative = A relative of { $who }’s moves in on { $square }
downfall-event-no_relative = { $who } brings no more relatives
downfall-event-drew = { $who } draws house { $card }
downfall-event-seethed = { $who } draws A.D. 79: Vesuvius seethes!
downfall-event-reshuffled = A.D. 79 is shuffled into the bottom of the stock
downfall-event-omen = { $who } draws an omen
downfall-event-threw = { $who } throws a piece of { $owner }’s from { $square } into the volcano
downfall-event-spared = Nobody else is in the city, so the omen has no effect
downfall-event-called = { $who } calls the eruption and reveals { $cards }
downfall-event-waited = { $who } could call the eruption but waits
downfall-event-erupted = Vesuvius erupts!
downfall-event-tile = { $who } draws a lava tile: { WORD($symbol) }
downfall-event-covered = { $who } covers { $square } ({ WORD($symbol) })
downfall-event-set_aside = The tile ({ WORD($symbol) }) can’t be placed and is set aside
downfall-event-burnt = Buried on { $square }: { $pieces }
downfall-event-enclosed = Cut off on { $square }: { $pieces }
downfall-event-moved = { $who } moves from { $from } to { $to }
downfall-event-saved = { $who } saves a piece from { $from }
downfall-event-stayed = { $who } stays
downfall-event-lost = Left behind on { $square }: { $pieces }
downfall-event-over = { $count ->
    [one] Game over: { $winners } wins
   *[other] Game over: { $winners } share the win
}

## Questions

downfall-ask-card = Your turn. Play a card: house@square
downfall-ask-relative = { $relatives ->
    [one] One relative may move in: +square, or +- for none
   *[other] Up to { $relatives } relatives may move in: +square, or +- for no more
}
downfall-ask-omen = An omen. Throw another player’s piece into the volcano: x, square, colour
downfall-ask-call = Your whole hand is jokers. Call the eruption? erupt or wait
downfall-ask-lava = You’ve drawn a lava tile ({ WORD($tile) }). Lay it: ~square
downfall-ask-move = { $moves ->
    [one] One more move: from>to, or from>out
   *[other] { $moves } moves: from>to, or from>out
}
downfall-notation =
    7@F5      play a card of house 7, piece on F5
    7*@B1     the same card as a joker (its house is full), piece on B1
    7-        play the card without placing a piece
    +B1, +-   a relative on B1, or no more relatives
    xB4k      omen: throw the black piece on B4 into the volcano (r red, k black, y yellow, b blue)
    erupt     call the eruption; wait: not yet
    ~C3       lava on C3; ~C3mask: a tile with two symbols, as a mask
    A2>C2     move from A2 to C2; A2>out: leave the city through a gate
    stay      give up your remaining moves (option free_moves)

## Options

downfall-option-dual_vents = three extra lava tiles with two symbols each; the player who draws one chooses
downfall-option-closed_vents = empty first lava squares can’t be entered
downfall-option-free_moves = players may give up moves

## What speaks for a move

reason-saves = saves a piece through the { $gate }
reason-nearer = { $after ->
    [one] brings a piece to { $square }, one step from the way out instead of { $before } ({ $gate })
   *[other] brings a piece to { $square }, { $after } steps from the way out instead of { $before } ({ $gate })
}
reason-flees = leaves { $square }, which lava can reach
reason-crowd = { $points ->
    [one] goes to { $square }: one step from there
   *[other] joins a crowd on { $square }: { $points } steps from there
}
reason-ready = can leave from { $square } with its next move, through the { $gate }
reason-denies = { $count ->
    [one] costs another player’s piece on { $square } a step
   *[other] costs { $count } pieces of other players on { $square } a step each
}
reason-burns = { $count ->
    [one] buries one of { $owner }’s pieces
   *[other] buries { $count } of { $owner }’s pieces
}
reason-cuts-off = { $count ->
    [one] cuts off a piece of { $owner }’s
   *[other] cuts off { $count } of { $owner }’s pieces
}
reason-own-loss = { $count ->
    [one] costs you a piece of your own
   *[other] costs you { $count } of your own pieces
}
reason-own-loss-theirs = { $count ->
    [one] costs { $who } a piece
   *[other] costs { $who } { $count } pieces
}
reason-closes-gate = { $count ->
    [one] closes the { $gate }, the nearest gate for a piece of { $owner }’s
   *[other] closes the { $gate }, the nearest gate for { $count } of { $owner }’s pieces
}
reason-spares = { $count ->
    [one] spares your people: elsewhere this tile could cost you a piece
   *[other] spares your people: elsewhere this tile could cost you { $count } pieces
}
reason-spares-theirs = { $count ->
    [one] spares { $who }’s people: elsewhere this tile could cost { $who } a piece
   *[other] spares { $who }’s people: elsewhere this tile could cost { $who } { $count } pieces
}
reason-lengthens = { $steps ->
    [one] makes { $owner }’s ways out one step longer in total
   *[other] makes { $owner }’s ways out { $steps } steps longer in total
}
reason-threatens = { $count ->
    [one] brings lava next to a piece of { $owner }’s
   *[other] brings lava next to { $count } of { $owner }’s pieces
}
reason-relatives = { $count ->
    [one] gains a relative
   *[other] gains up to { $count } relatives
}
reason-settles = { $steps ->
    [one] settles on { $square }, one step from the way out ({ $gate })
   *[other] settles on { $square }, { $steps } steps from the way out ({ $gate })
}
reason-victim = { $steps ->
    [one] costs { $owner } a piece one step from the way out ({ $gate })
   *[other] costs { $owner } a piece { $steps } steps from the way out ({ $gate })
}
reason-leader = hits { $owner }, who has the most pieces of all the others in the city: { $count }
reason-call = you have { $mine } in the city, and nobody else has more than { $most }
reason-call-theirs = { $who } has { $mine } in the city, and nobody else has more than { $most }
reason-shuts-out = { $count ->
    [one] one of the others’ pieces will never get into the city
   *[other] { $count } of the others’ pieces will never get into the city
}
reason-wait = { $count ->
    [0] you have { $mine } in the city, someone else has { $most }, and you have nobody left to bring
    [one] you have { $mine } in the city, someone else has { $most }, and you can still bring one
   *[other] you have { $mine } in the city, someone else has { $most }, and you can still bring { $count }
}
reason-wait-theirs = { $count ->
    [0] { $who } has { $mine } in the city, someone else has { $most }, and { $who } has nobody left to bring
    [one] { $who } has { $mine } in the city, someone else has { $most }, and { $who } can still bring one
   *[other] { $who } has { $mine } in the city, someone else has { $most }, and { $who } can still bring { $count }
}
