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

## What is asked, and what the buttons say

downfall-prompt-card = Your turn. Play a card: the gold places show where it can go.
downfall-prompt-which-card = Which card shall go to { $square }?
downfall-prompt-place = House { $card }: choose one of its free spaces.
downfall-prompt-joker = House { $card } is full, so this card is a joker: any free place in the city.
downfall-prompt-relative = { $count ->
    [one] One more relative may move in.
   *[other] Up to { $count } relatives may move in.
}
downfall-prompt-omen = An omen. Throw one piece of another player into the volcano.
downfall-prompt-whose = Whose piece on { $square }?
downfall-prompt-call = Your whole hand is jokers. Shall the volcano erupt now?
downfall-prompt-lava = You have drawn lava ({ WORD($tile) }). Choose where it flows.
downfall-prompt-symbol = What shall the tile on { $square } be?
downfall-prompt-move = { $count ->
    [one] One more move. Choose one of your people.
   *[other] { $count } moves. Choose one of your people.
}
downfall-prompt-where = Where to from { $square }?
downfall-label-card = House { $card }
downfall-label-out = Leave the city
downfall-label-enough = Enough
downfall-label-erupt = Erupt!
downfall-label-wait = Wait
downfall-label-stay = Stay

## A whole move as a phrase: what it does

downfall-say-card = House { $card }: settle on { $square }
downfall-say-joker = House { $card } as a joker: settle on { $square }
downfall-say-nowhere = House { $card }: play it, and settle nobody
downfall-say-relative = A relative moves in on { $square }
downfall-say-enough = No more relatives
downfall-say-throw = Into the volcano from { $square }: { WORD($colour) }
downfall-say-erupt = Let the volcano erupt now
downfall-say-wait = Let the volcano wait
downfall-say-lava = Lava onto { $square }
downfall-say-lava-as = Lava onto { $square }: { WORD($symbol) }
downfall-say-move = From { $from } to { $to }
downfall-say-out = Leave the city from { $square }
downfall-say-stay = Give up the move
