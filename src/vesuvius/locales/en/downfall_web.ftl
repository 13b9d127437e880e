# The city in the browser: the map, cards, stock and players.

## The map, as it is heard

city-map = The city of Pompeii
city-house = house { $house }, { WORD($colour) }
city-house-neutral = neutral house
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
city-can-leave = the chosen piece can leave here
city-can-be-chosen = can be chosen
city-chosen = chosen
city-last-move = last move

## Cards

city-card = card of house { $house }, { WORD($colour) }, { $taken } of { $spaces } spaces taken
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
