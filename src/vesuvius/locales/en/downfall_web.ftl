# The city in the browser: the map, cards, stock and players.

## The map, as it is heard

city-map = The city of Pompeii
city-house = house { $house }, { WORD($colour) }
city-house-neutral = neutral building
city-spaces = { $free ->
    [0] full
    [one] one free space
   *[other] { $free } free spaces
}
city-ground-garden = garden
city-ground-orchard = orchard
city-ground-vine = vineyard
city-ground-colonnade = colonnade
city-ground-plaza = square
city-ground-fountain = fountain
city-ground-statue = statue
city-ground-market = market
city-ground-pool = pool
city-first-lava = first lava square, { WORD($symbol) }
city-lava = lava, { WORD($symbol) }
city-at-gate = at the { $gate }
city-gate-open = open gate
city-gate-closed = closed by lava
city-in-danger = in danger: the next tile can take it
city-can-leave = the chosen piece can leave here
city-can-be-chosen = can be chosen
city-chosen = chosen
city-last-move = last move

## Cards

city-card = card of house { $house }, { WORD($colour) }, { $spaces ->
    [one] { $taken } of 1 space taken
   *[other] { $taken } of { $spaces } spaces taken
}
city-joker = Joker
city-ad79 = A.D. 79

## Stock, bag and notes

city-stock = stock
city-discard = discarded
city-discard-empty = nothing played yet
city-omens = { $count ->
    [one] omen drawn
   *[other] omens drawn
}
city-ad79-waits = not drawn yet
city-ad79-again = near the bottom
city-tiles-in-bag = { $count ->
    [one] tile in the bag
   *[other] tiles in the bag
}
city-tiles-drawn = { WORD($symbol) }: { $drawn } of { $tiles } drawn
city-notes = Notes
city-notes-cards = Cards played, by house
city-notes-tiles = Lava tiles drawn
city-house-played = house { $house }, { WORD($colour) }: { $played } of { $cards } cards played

## What is asked, and what the buttons say

downfall-prompt-card = Your turn. Play a card: gold spaces show where its piece can go.
downfall-prompt-which-card = Which card do you play on { $square }?
downfall-prompt-place = House { $card }: choose one of its free spaces.
downfall-prompt-joker = House { $card } is full, so this card is a joker: choose any free space in the city.
downfall-prompt-relative = { $count ->
    [one] One more relative may move in.
   *[other] Up to { $count } relatives may move in.
}
downfall-prompt-omen = An omen. Throw another player’s piece into the volcano.
downfall-prompt-whose = Whose piece on { $square }?
downfall-prompt-call = Your whole hand is jokers. Call the eruption now?
downfall-prompt-lava = You’ve drawn lava ({ WORD($tile) }). Choose where it goes.
downfall-prompt-symbol = Which symbol is the tile on { $square }?
downfall-prompt-move = { $count ->
    [one] One more move. Choose one of your pieces.
   *[other] { $count } moves. Choose one of your pieces.
}
downfall-prompt-danger = { $count ->
    [one] One more move.
   *[other] { $count } moves.
} Choose one of your pieces: the next tile can take those with a warning sign.
downfall-prompt-where = Where to from { $square }?
downfall-step-card = Card
downfall-step-relatives-of = Relative { $number } of { $most }
downfall-step-omen = Omen: whose piece
downfall-step-draw = Draw
downfall-step-lava-of = Lava { $number } of { $most }
downfall-step-lava = Lava
downfall-step-first = First move
downfall-step-second = Second move
downfall-label-card = House { $card }
downfall-label-out = Leave the city
downfall-label-enough = Done
downfall-label-erupt = Erupt!
downfall-label-wait = Wait
downfall-label-stay = Stay

## A whole move as a phrase: what it does

downfall-say-card = House { $card }: settle on { $square }
downfall-say-joker = House { $card } as a joker: settle on { $square }
downfall-say-nowhere = House { $card }: play it without placing a piece
downfall-say-relative = A relative moves in on { $square }
downfall-say-enough = No more relatives
downfall-say-throw = From { $square } into the volcano
downfall-say-erupt = Call the eruption now
downfall-say-wait = Don’t call the eruption yet
downfall-say-lava = Lava on { $square }
downfall-say-lava-as = Lava on { $square } ({ WORD($symbol) })
downfall-say-move = From { $from } to { $to }
downfall-say-out = Leave the city from { $square }
downfall-say-stay = Give up your remaining moves

## What a move brings about, clause by clause

downfall-explain-closes = closes { $gate }
downfall-explain-steps = { $square } gives { $count ->
    [one] one step
   *[other] { $count } steps
}
downfall-explain-way = this way takes { $count ->
    [one] one
   *[other] { $count }
}
downfall-explain-way-all = this way takes { $count ->
    [one] it
    [2] both
    [3] all three
   *[other] all { $count }
}
downfall-explain-leave = the way through { $gate } takes { $count ->
    [one] one
   *[other] { $count }
}
downfall-explain-leave-all = the way through { $gate } takes { $count ->
    [one] it
    [2] both
    [3] all three
   *[other] all { $count }
}
downfall-explain-risk = the next tile can take it there

## Turning points over the whole table

downfall-scene-year = A.D. 79
downfall-scene-drew = { $who } draws the second A.D. 79.
downfall-scene-called = { $who } calls the eruption.
downfall-scene-buried = Pompeii is buried
downfall-story = { $count ->
    [one] { $who } led one person out through { $gate }.
   *[other] { $who } led { $count } people out through { $gate }.
}
downfall-story-nobody = Nobody got out of the city.
