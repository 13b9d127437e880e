# The Downfall of Pompeii: why a move, a deal, a position or a board’s file is refused. What all games share is in game.ftl.

## Why a move is not legal

refusal-wrong-phase = That belongs to the other phase. Now it is about { WORD($decision) }, for example: { $examples }.
refusal-cannot-call = Only a player whose whole hand is jokers may call the eruption, and only once Vesuvius seethes.
refusal-opening = Nobody moves before six tiles lie in the city.
refusal-wrong-decision = Now it is about { WORD($decision) }, not about { WORD($kind) }. For example: { $examples }.
refusal-no-such-square = There is no square { $square }; A1 to K7 are squares.
refusal-outside = { $square } lies outside the city.
refusal-no-spaces = { $square } has no round spaces: nobody can settle there.
refusal-full = { $square } is full: { $spaces ->
    [one] its one space is taken.
   *[other] all { $spaces } spaces are taken.
}
refusal-not-in-hand = There is no card of house { $card } in your hand ({ $hand }).
refusal-must-place = A piece has to be placed with this card, for example: { $examples }.
refusal-city-full = There is no free space in the whole city; play { $token }.
refusal-no-pieces = You have no pieces left to place; play { $token }.
refusal-no-joker = House { $card } still has free spaces, so the card is no joker. For example: { $examples }.
refusal-joker = House { $card } is full, so the card is a joker and is written with a star. For example: { $examples }.
refusal-other-house = { $house ->
    [0] { $square } is a neutral building, not house { $card }. For example: { $examples }.
   *[other] { $square } is house { $house }, not house { $card }. For example: { $examples }.
}
refusal-own-building = { $square } belongs to the building that your piece just moved into; relatives go elsewhere.
refusal-other-colour = { $square } is { WORD($colour) }; relatives move into { WORD($wanted) } and neutral buildings only.
refusal-second-relative = A relative has already moved into the building on { $square }; only one a building may.
refusal-no-colour = Say whose piece, with a letter at the end ({ $letters }), for example: { $examples }.
refusal-colour-not-in-play = { WORD($colour) } is not playing, so nobody of that colour is on { $square }.
refusal-own-piece = An omen strikes others; the piece on { $square } would be your own.
refusal-no-such-piece = { WORD($colour) } has no piece on { $square }.
refusal-which-symbol = The tile shows { WORD($tile) }: say which it shall be, for example: { $examples }.
refusal-wrong-symbol = The tile shows { WORD($tile) }, not { $got }. For example: { $examples }.
refusal-symbol-not-needed = The tile shows { WORD($tile) } alone; write { $meant }.
refusal-has-lava = There is lava on { $square } already.
refusal-first-square = The first tile with { WORD($symbol) } goes onto { $first }.
refusal-reserved = { $square } is kept for the first tile with { WORD($symbol) }.
refusal-not-beside = { $square } does not touch a tile with { WORD($symbol) }; possible: { $places }.
refusal-must-move = As long as you have a piece that may move, you must move. For example: { $examples }.
refusal-no-own-piece = You have no piece on { $square }.
refusal-moved-already = The piece on { $square } has moved, and it did not stand alone; choose another.
refusal-same-square = A move ends elsewhere than on { $square }, where it begins.
refusal-too-far-out = From { $start }, leaving the city takes { $needs } steps; { $points } can be made, one for each piece there.
refusal-too-far = From { $start } to { $goal } takes { $needs } steps; { $points } can be made, one for each piece there.
refusal-lava = There is lava on { $square }.
refusal-closed-vent = { $square } is the empty first square of { WORD($symbol) }, and closed_vents bars it.
refusal-no-way = There is no way from { $start } to { $goal } that is free of lava.

## The board's file

board-no-such-square = { PLACE($file, $entry, $key) }: { $got } is no square of the city.
board-gate-inside = { PLACE($file, $entry, $key) }: { $square } does not lie at the wall, so there can be no gate.
board-building-squares = { PLACE($file, $entry, $key) }: a building stands on 1 or 2 squares, not on { $got }.
board-house-without-cards = { PLACE($file, $entry, $key) }: house { $house } has no building, so it would have no cards.
board-wrong-colour = { PLACE($file, $entry, $key) }: { $got } is no colour of a building; known: { $known }.
board-apart = { PLACE($file, $entry, $key) }: the squares { $first } and { $second } of one building do not lie edge to edge.
board-overlap = { PLACE($file, $entry, $key) }: { $first } and { $second } both take this square.
board-wrong-pair = { PLACE($file, $entry, $key) }: { $got } is no pair of two symbols.
board-wrong-total = { PLACE($file, $entry, $key) }: { $got } instead of { $wanted }.

## Deals

deal-wrong-stock = The stock has { $got } cards instead of { $wanted }.
deal-ad79-place = A.D. 79 has to be in the stock once, among the first { $highest } cards.
deal-early-omen = There is an omen at place { $place } of the stock, before A.D. 79.
deal-wrong-bag = The bag has { $got } tiles; 1 to { $highest } are possible.
deal-wrong-reshuffle = The cards reshuffled have to be these, in any order: { $wanted }.
deal-nothing-to-reshuffle = Nothing is reshuffled here.
deal-ad79-place-printed = A.D. 79 is card { $got } of the stock; the rulebook puts it at place { $place }.
deal-wrong-omens = There are { $got } omens in the stock instead of { $wanted }.
deal-too-many-cards = There are { $got } cards of house { $house }; only { $wanted } were printed.
deal-wrong-tiles = There are { $got } tiles with { WORD($symbol) } in the bag instead of { $wanted }.

## Positions

position-no-board = The key "pieces" is missing; it says who stands where.
position-not-a-list = "{ $key }" has to be a list; got { $got }.
position-unknown-piece = "{ $key }", place { $place }: there is no { $got }; known: { $known }.
position-wrong-flag = "{ $key }" has to be true or false; got { $got }.
position-wrong-counts = "{ $key }" has to be a list of { $players } numbers of pieces; got { $got }.
position-wrong-hands = "{ $key }" has to be a list of { $players } hands; got { $got }.
position-no-such-square = "{ $key }": { $got } is no square; A1 to K7 are.
position-outside = "{ $key }": { $got } lies outside the city.
position-needs-option = "{ $key }", place { $place }: the tile { $tile } is there with option { $option } only.
position-key-not-now = "{ $key }" means nothing in the phase { WORD($phase) }.
position-key-not-here = "{ $key }" belongs to the decision { $decision } only.
position-too-many-pieces = { WORD($colour) } has { $got } pieces; { $most } are the most.
position-lava-too-early = There is lava on { $square }, but the phase is { WORD($phase) }.
position-off-spaces = There is a piece on { $square }, where no round space is; before the eruption it cannot stand there.
position-too-many-in-home =
    There are { $got } pieces on { $square }, which has { $spaces ->
        [one] { $spaces } round space
       *[other] { $spaces } round spaces
    }.
position-saved-too-early = Nobody can have been saved before the eruption.
position-thrown-too-early = Nobody can have been thrown into the volcano before Vesuvius seethes.
position-reserved = { $square } is the first lava square of { WORD($reserved) }, so no { WORD($symbol) } can lie there (R12).
position-not-connected = The tile on { $square } ({ WORD($symbol) }) does not hang together with the first one on { $first } (R12).
position-wrong-phase =
    { $got ->
        [one] { $got } tile lies
       *[other] { $got } tiles lie
    } in the city, but the phase is { WORD($phase) }; the second phase begins with tile { $opening } (R11).
position-over-with-pieces = The game is over, but there is a piece on { $square } (R19).
position-city-empty = Nobody is in the city, so the game would be over (R19).
position-piece-on-lava = There is a piece on { $square }, where lava lies ({ WORD($symbol) }).
position-closed-vent = There is a piece on { $square }, a first lava square that nobody may enter (closed_vents).
position-enclosed = The piece on { $square } has no way to an open gate, so it would be in the volcano (R14).
position-wrong-hand =
    { WORD($colour) } has { $got ->
        [one] { $got } card
       *[other] { $got } cards
    } in hand; { $wanted } belong there.
position-stock-size = The stock has { $got } cards; { $most } are the most.
position-too-many-played = { $got } cards have been played; { $most } are the most.
position-too-many-cards = There are { $got } cards of house { $card }; only { $most } were printed.
position-too-many-omens = There are { $got } omens, counting those that threw somebody; only { $most } were printed.
position-ad79-count = A.D. 79 is in the stock { $got } times; it has to be there once.
position-ad79-too-high = A.D. 79 is card { $place } of the stock; once Vesuvius seethes, it cannot be above place { $lowest } (R3).
position-ad79-too-low =
    A.D. 79 is card { $place } of the stock with { $got ->
        [one] { $got } card
       *[other] { $got } cards
    } under it; before it is first drawn, at least { $wanted } lie there (R3).
position-early-omen = There is an omen at place { $place } of the stock, above A.D. 79 (R2).
position-too-many-tiles = There are { $got } tiles; { $most } are the most.
position-empty-bag = The bag is empty, so no lava could come.
position-too-many-of-a-tile = There are { $got } tiles with { WORD($tile) }; only { $most } were printed.
position-not-drawn = A tile with { WORD($symbol) } lies in the city, but none was drawn for it.
position-not-laid = A tile with { WORD($tile) } was drawn and does not lie, though { $square } is free for it (R13).
position-no-call = { WORD($colour) } may not call the eruption: house { $card } is not full (R9).
position-bag-empty = There is no tile to lay: the bag is empty.
position-no-place = There is no place for a tile with { WORD($tile) } (R13).
position-nobody-to-throw = There is nobody in the city whom { WORD($colour) } could throw into the volcano (R8).
position-did-not-come = No piece of { WORD($colour) } can just have come to { $square }.
position-no-relative-there = No relative can have moved into { $square } (R5).
position-other-card = The piece on { $square } did not come with the last card played ({ $got }).
position-no-relative = No relative can follow the piece on { $square } (R4, R5).
position-nobody-to-move = { WORD($colour) } has nobody to move.
position-not-moved = No piece of { WORD($colour) } can have moved to { $square } first (R18).
position-tiles-run-out = More tiles are left open than there are.
position-wrong-object = "{ $key }" has to be an object with { $wanted }; got { $got }.
position-drawn-too-early = No omen can have been drawn before Vesuvius seethes (R3).
position-ad79-left = A.D. 79 is in the stock { $got } times instead of { $wanted }; after the eruption it is there only if somebody called (R10).
position-open-stock = The end of the open stock is not the stock that is left.
position-key-twice = "{ $key }" stands there twice.
position-unreadable-line = { $text } is neither a row of the board nor a line with a key.
position-unknown-line = There is no key { $key }; known: { $known }.
position-wrong-line = "{ $key }": { $got } cannot be understood.
position-row-twice = Row { $row } stands there twice.
position-row-length = Row { $row } has { $got } cells instead of { $wanted }.
position-row-missing = Row { $row } of the board is missing.
position-outside-cell = { $square }: got { $got }; # belongs outside the city, and there only.
position-wrong-cell = { $square }: { $got } cannot be understood; 2rk, ~mask or . would be right.
position-colour-not-in-play = { $where }: { WORD($colour) } is not in a game for { $players }.
