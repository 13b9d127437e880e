# The Downfall of Pompeii: its words on the board, in the log and in questions.

downfall-phase-settling = Pompeii fills with people
downfall-phase-seething = Vesuvius seethes
downfall-phase-opening = Vesuvius erupts!
downfall-phase-fleeing = Run for the gates
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

## Cards and houses

downfall-cards = Cards
downfall-cards-left = Stock { $stock } · played { $played } · omens { $omens }
downfall-hand = Your hand
downfall-shown = { $who } showed
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
    [1] { $who } plays house { $card } as a joker onto { $square }
   *[other] { $who } plays house { $card } onto { $square }
}
downfall-event-relative = A relative of { $who } moves into { $square }
downfall-event-no_relative = { $who } brings no more relatives
downfall-event-drew = { $who } draws house { $card }
downfall-event-seethed = { $who } draws A.D. 79: Vesuvius seethes!
downfall-event-reshuffled = A.D. 79 is shuffled into the bottom of the stock
downfall-event-omen = { $who } draws an omen
downfall-event-threw = { $who } throws a piece of { $owner } from { $square } into the volcano
downfall-event-spared = Nobody else is in the city: the omen passes
downfall-event-called = { $who } calls the eruption and shows { $cards }
downfall-event-waited = { $who } could call the eruption, and waits
downfall-event-erupted = Vesuvius erupts!
downfall-event-tile = { $who } draws a lava tile: { WORD($symbol) }
downfall-event-covered = { $who } covers { $square } ({ WORD($symbol) })
downfall-event-set_aside = No place for the tile ({ WORD($symbol) }): it is set aside
downfall-event-burnt = Buried on { $square }: { $pieces }
downfall-event-enclosed = Cut off on { $square }: { $pieces }
downfall-event-moved = { $who } moves from { $from } to { $to }
downfall-event-saved = { $who } saves a piece from { $from }
downfall-event-stayed = { $who } stays
downfall-event-lost = Left behind on { $square }: { $pieces }
downfall-event-over = { $count ->
    [one] It is over: { $winners } wins
   *[other] It is over: { $winners } share the win
}

## Questions

downfall-ask-card = Your turn. Play a card: house@square
downfall-ask-relative = { $relatives ->
    [one] One relative may move in: +square, or +- for none
   *[other] Up to { $relatives } relatives may move in: +square, or +- for no more
}
downfall-ask-omen = An omen. Throw a piece of another player into the volcano: x, square, colour
downfall-ask-call = Your whole hand is jokers. Call the eruption: erupt or wait
downfall-ask-lava = You have drawn a lava tile ({ WORD($tile) }). Lay it: ~square
downfall-ask-move = { $moves ->
    [one] One more move: from>to, or from>out
   *[other] { $moves } moves: from>to, or from>out
}
downfall-notation =
    7@F5      play a card of house 7, piece onto F5
    7*@B1     the same card as a joker (its house is full), piece onto B1
    7-        play the card and place nothing
    +B1, +-   a relative onto B1, or no more relatives
    xB4k      omen: throw the black piece on B4 into the volcano (r red, k black, y yellow, b blue)
    erupt     call the eruption; wait: not yet
    ~C3       lava onto C3; ~C3mask: a tile with two symbols, as a mask
    A2>C2     move from A2 to C2; A2>out: leave the city through a gate
    stay      give up the remaining moves (option free_moves)

## Options

downfall-option-dual_vents = three more lava tiles with two symbols each; whoever draws one chooses
downfall-option-closed_vents = empty first lava squares may not be entered
downfall-option-free_moves = a player may give up moves

## What speaks for a move

reason-saves = saves a piece through the { $gate }
reason-nearer = { $after ->
    [one] brings a piece to { $square }, one step from the way out instead of { $before } ({ $gate })
   *[other] brings a piece to { $square }, { $after } steps from the way out instead of { $before } ({ $gate })
}
reason-flees = leaves { $square }, which lava can reach
reason-crowd = joins a crowd on { $square }: { $points } move points from there
reason-ready = can leave from { $square } with its next move, through the { $gate }
reason-denies = { $count ->
    [one] takes a move point from a piece of another player on { $square }
   *[other] takes a move point from each of { $count } pieces of other players on { $square }
}
reason-burns = { $count ->
    [one] buries a piece of { $owner }
   *[other] buries { $count } pieces of { $owner }
}
reason-cuts-off = { $count ->
    [one] cuts off a piece of { $owner }
   *[other] cuts off { $count } pieces of { $owner }
}
reason-own-loss = { $count ->
    [one] costs you a piece of your own
   *[other] costs you { $count } pieces of your own
}
reason-closes-gate = { $count ->
    [one] closes the { $gate }, the nearest gate of a piece of { $owner }
   *[other] closes the { $gate }, the nearest gate of { $count } pieces of { $owner }
}
reason-spares = { $count ->
    [one] spares your people: elsewhere this tile could cost you a piece
   *[other] spares your people: elsewhere this tile could cost you { $count } pieces
}
reason-lengthens = { $steps ->
    [one] makes the ways out of { $owner } one step longer in all
   *[other] makes the ways out of { $owner } { $steps } steps longer in all
}
reason-threatens = { $count ->
    [one] brings lava next to a piece of { $owner }
   *[other] brings lava next to { $count } pieces of { $owner }
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
reason-leader = hits { $owner }, who of the others has most pieces in the city: { $count }
reason-call = you have { $mine } in the city, nobody else has more than { $most }
reason-shuts-out = { $count ->
    [one] a piece of the others will never come into the city
   *[other] { $count } pieces of the others will never come into the city
}
reason-wait = { $count ->
    [0] you have { $mine } in the city, somebody else has { $most }, and you have nobody left to bring
    [one] you have { $mine } in the city, somebody else has { $most }, and you can still bring one
   *[other] you have { $mine } in the city, somebody else has { $most }, and you can still bring { $count }
}
