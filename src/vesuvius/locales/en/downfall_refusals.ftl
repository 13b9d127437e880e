# The Downfall of Pompeii: why a move, a deal, a position or a board’s file is refused. What all games share is in game.ftl.

## Why a move is not legal

refusal-wrong-phase = That belongs to the other phase. Now decide: { WORD($decision) }, for example: { $examples }.
refusal-cannot-call = You can only call the eruption once Vesuvius seethes, and only if your whole hand is jokers.
refusal-opening = Nobody moves until six tiles are in the city.
refusal-wrong-decision = The decision now is { WORD($decision) }, not { WORD($kind) }. For example: { $examples }.
refusal-no-such-square = There’s no square { $square }; squares go from A1 to K7.
refusal-outside = { $square } is outside the city.
refusal-no-spaces = { $square } has no round spaces, so no piece can go there.
refusal-full = { $square } is full: { $spaces ->
    [one] its only space is taken.
   *[other] all { $spaces } spaces are taken.
}
refusal-not-in-hand = You don’t have a card of house { $card } in your hand ({ $hand }).
refusal-must-place = You must place a piece with this card, for example: { $examples }.
refusal-city-full = There’s no free space in the whole city; play { $token }.
refusal-no-pieces = You have no pieces left to place; play { $token }.
refusal-no-joker = House { $card } still has free spaces, so the card isn’t a joker. For example: { $examples }.
refusal-joker = House { $card } is full, so the card is a joker, written with a star. For example: { $examples }.
refusal-other-house = { $house ->
    [0] { $square } is a neutral building, not house { $card }. For example: { $examples }.
   *[other] { $square } is house { $house }, not house { $card }. For example: { $examples }.
}
refusal-own-building = { $square } belongs to the building your piece has just moved into; relatives go elsewhere.
refusal-other-colour = { $square } is { WORD($colour) }; relatives can only move into { WORD($wanted) } and neutral buildings.
refusal-second-relative = A relative has already moved into the building on { $square }; each building takes only one.
refusal-no-colour = Say whose piece, with a letter at the end ({ $letters }), for example: { $examples }.
refusal-colour-not-in-play = { WORD($colour) } isn’t playing, so it has no piece on { $square }.
refusal-own-piece = An omen hits other players; the piece on { $square } is your own.
refusal-no-such-piece = { WORD($colour) } has no piece on { $square }.
refusal-which-symbol = The tile shows { WORD($tile) }: say which symbol it is, for example: { $examples }.
refusal-wrong-symbol = The tile shows { WORD($tile) }, not { $got }. For example: { $examples }.
refusal-symbol-not-needed = The tile shows only { WORD($tile) }; write { $meant }.
refusal-has-lava = There’s already lava on { $square }.
refusal-first-square = The first { WORD($symbol) } tile goes on { $first }.
refusal-reserved = { $square } is reserved for the first { WORD($symbol) } tile.
refusal-not-beside = { $square } doesn’t touch a { WORD($symbol) } tile; possible: { $places }.
refusal-must-move = You must move as long as one of your pieces can. For example: { $examples }.
refusal-no-own-piece = You have no piece on { $square }.
refusal-moved-already = The piece on { $square } has already moved, and it wasn’t alone; choose another one.
refusal-same-square = A move can’t end on { $square }, where it began.
refusal-too-far-out = From { $start }, leaving the city takes { $needs } steps; this piece has { $points ->
    [one] only 1
   *[other] { $points }
}, one for each piece on its square.
refusal-too-far = From { $start } to { $goal } takes { $needs } steps; this piece has { $points ->
    [one] only 1
   *[other] { $points }
}, one for each piece on its square.
refusal-lava = There’s lava on { $square }.
refusal-closed-vent = { $square } is the empty first lava square of { WORD($symbol) }, which can’t be entered (closed_vents).
refusal-no-way = There’s no way from { $start } to { $goal } without crossing lava.

## The board's file

board-no-such-square = { PLACE($file, $entry, $key) }: { $got } isn’t a square of the city.
board-gate-inside = { PLACE($file, $entry, $key) }: { $square } isn’t at the city wall, so it can’t have a gate.
board-building-squares = { PLACE($file, $entry, $key) }: a building has 1 or 2 squares, not { $got }.
board-house-without-cards = { PLACE($file, $entry, $key) }: house { $house } has no building, so it can’t have cards.
board-wrong-colour = { PLACE($file, $entry, $key) }: { $got } isn’t a colour of a building; known: { $known }.
board-apart = { PLACE($file, $entry, $key) }: the squares { $first } and { $second } of one building don’t share an edge.
board-overlap = { PLACE($file, $entry, $key) }: { $first } and { $second } both use this square.
board-wrong-pair = { PLACE($file, $entry, $key) }: { $got } isn’t a pair of symbols.
board-wrong-total = { PLACE($file, $entry, $key) }: { $got } instead of { $wanted }.

## Deals

deal-wrong-stock = The stock has { $got } cards instead of { $wanted }.
deal-ad79-place = A.D. 79 must be in the stock once, among the first { $highest } cards.
deal-early-omen = There’s an omen at place { $place } of the stock, before A.D. 79.
deal-wrong-bag = The bag has { $got } tiles; it can have 1 to { $highest }.
deal-wrong-reshuffle = The reshuffled cards must be these, in any order: { $wanted }.
deal-nothing-to-reshuffle = Nothing is reshuffled here.
deal-ad79-place-printed = A.D. 79 is card { $got } of the stock; by the rulebook it’s card { $place }.
deal-wrong-omens = There are { $got } omens in the stock instead of { $wanted }.
deal-too-many-cards = There are { $got } cards of house { $house }; only { $wanted } exist.
deal-wrong-tiles = The bag has { $got } { WORD($symbol) } tiles instead of { $wanted }.

## Positions

position-no-board = The key “pieces” is missing; it says which pieces are where.
position-not-a-list = “{ $key }” must be a list; got { $got }.
position-unknown-piece = “{ $key }”, place { $place }: unknown { $got }; known: { $known }.
position-wrong-flag = “{ $key }” must be true or false; got { $got }.
position-wrong-counts = “{ $key }” must be a list of { $players } numbers of pieces; got { $got }.
position-wrong-hands = “{ $key }” must be a list of { $players } hands; got { $got }.
position-no-such-square = “{ $key }”: { $got } isn’t a square; squares go from A1 to K7.
position-outside = “{ $key }”: { $got } is outside the city.
position-needs-option = “{ $key }”, place { $place }: the tile { $tile } exists only with option { $option }.
position-key-not-now = “{ $key }” has no meaning in the phase { WORD($phase) }.
position-key-not-here = “{ $key }” only belongs to the decision { $decision }.
position-too-many-pieces = { WORD($colour) } has { $got } pieces; the most is { $most }.
position-lava-too-early = There’s lava on { $square }, but the phase is { WORD($phase) }.
position-off-spaces = There’s a piece on { $square }, which has no round space; before the eruption it can’t be there.
position-too-many-in-home =
    There are { $got } pieces on { $square }, which has { $spaces ->
        [one] { $spaces } round space
       *[other] { $spaces } round spaces
    }.
position-saved-too-early = No pieces can be saved before the eruption.
position-thrown-too-early = No pieces can be in the volcano before Vesuvius seethes.
position-reserved = { $square } is the first lava square of { WORD($reserved) }, so a { WORD($symbol) } tile can’t be there (R12).
position-not-connected = The tile on { $square } ({ WORD($symbol) }) isn’t connected to the first one on { $first } (R12).
position-wrong-phase =
    { $got ->
        [one] There’s { $got } tile
       *[other] There are { $got } tiles
    } in the city, but the phase is { WORD($phase) }; the second phase begins after tile { $opening } (R11).
position-over-with-pieces = The game is over, but there’s a piece on { $square } (R19).
position-city-empty = There’s nobody in the city, so the game would be over (R19).
position-piece-on-lava = There’s a piece on { $square }, where there’s lava ({ WORD($symbol) }).
position-closed-vent = There’s a piece on { $square }, a first lava square that can’t be entered (closed_vents).
position-enclosed = The piece on { $square } can’t reach an open gate, so it would be in the volcano (R14).
position-wrong-hand =
    { WORD($colour) } has { $got ->
        [one] { $got } card
       *[other] { $got } cards
    } in hand instead of { $wanted }.
position-stock-size = The stock has { $got } cards; the most is { $most }.
position-too-many-played = { $got } cards have been played; the most is { $most }.
position-too-many-cards = There are { $got } cards of house { $card }; only { $most } exist.
position-too-many-omens = There are { $got } omens, counting those already carried out; only { $most } exist.
position-ad79-count = A.D. 79 must be in the stock once; it’s there { $got } times.
position-ad79-too-high = A.D. 79 is card { $place } of the stock; once Vesuvius seethes, it can’t be above place { $lowest } (R3).
position-ad79-too-low =
    A.D. 79 is card { $place } of the stock with { $got ->
        [one] { $got } card
       *[other] { $got } cards
    } below it; until it’s first drawn, there must be at least { $wanted } (R3).
position-early-omen = There’s an omen at place { $place } of the stock, above A.D. 79 (R2).
position-too-many-tiles = There are { $got } tiles; the most is { $most }.
position-empty-bag = The bag is empty, so there can be no more lava.
position-too-many-of-a-tile = There are { $got } { WORD($tile) } tiles; only { $most } exist.
position-not-drawn = There’s a { WORD($symbol) } tile in the city, but none was drawn.
position-not-laid = A { WORD($tile) } tile was drawn but isn’t in the city, though { $square } is free for it (R13).
position-no-call = { WORD($colour) } can’t call the eruption: house { $card } isn’t full (R9).
position-bag-empty = There’s no tile to lay: the bag is empty.
position-no-place = There’s no square for a { WORD($tile) } tile (R13).
position-nobody-to-throw = There’s no piece in the city that { WORD($colour) } could throw into the volcano (R8).
position-did-not-come = No piece of { WORD($colour) }’s can have just moved in on { $square }.
position-no-relative-there = No relative can have moved in on { $square } (R5).
position-other-card = The piece on { $square } didn’t come with the last card played ({ $got }).
position-no-relative = No relative can follow the piece on { $square } (R4, R5).
position-nobody-to-move = { WORD($colour) } has no piece to move.
position-not-moved = No piece of { WORD($colour) }’s can have moved to { $square } first (R18).
position-tiles-run-out = More tiles are left open than there are.
position-wrong-object = “{ $key }” must be an object with { $wanted }; got { $got }.
position-drawn-too-early = No omen can have been drawn before Vesuvius seethes (R3).
position-ad79-left = A.D. 79 is in the stock { $got } times instead of { $wanted }; after the eruption it’s only there if someone called (R10).
position-open-stock = The end of the open stock isn’t the stock that’s left.
position-key-twice = “{ $key }” appears twice.
position-unreadable-line = { $text } is neither a row of the board nor a line with a key.
position-unknown-line = Unknown key { $key }; known: { $known }.
position-wrong-line = “{ $key }”: can’t understand { $got }.
position-row-twice = Row { $row } appears twice.
position-row-length = Row { $row } has { $got } cells instead of { $wanted }.
position-row-missing = Row { $row } of the board is missing.
position-outside-cell = { $square }: got { $got }; # marks what’s outside the city, and nothing else.
position-wrong-cell = { $square }: can’t understand { $got }. Examples: 2rk, ~mask, .
position-colour-not-in-play = { $where }: { WORD($colour) } isn’t in a game for { $players }.
