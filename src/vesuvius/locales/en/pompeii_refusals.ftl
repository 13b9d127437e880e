# Pompeii: why a move, a deal or a position is refused, and what its decisions are called. What all games share is in game.ftl.

refusal-no-such-choice = You can’t choose that now. Now decide: { WORD($decision) }, for example: { $examples }.
refusal-field-full = The { $place } is full: it has room for { $spaces } of your workers per round.
refusal-place-full = There’s no room at { $place }: { $spaces ->
    [one] its only space is
   *[other] all { $spaces } spaces are
} taken or covered.
refusal-piazza-closed = In the solo game the Piazza is closed: use the open specialists directly.
refusal-not-built = { $building } hasn’t been constructed yet.
refusal-short = You’re missing goods: { $missing }.
refusal-not-active = You haven’t activated { $card }.
refusal-wrong-card = { $card } doesn’t work here ({ $place }).
refusal-card-in-vain = { $card } can’t do anything now: { WORD($lacking) }.
refusal-card-immediate = { $card } is never activated: you play it at its moment.
refusal-no-such-line = { $building } has no such conversion.
refusal-blocked = Blocked this round: { $goods }. Only trade gives these goods.
refusal-built-already = { $building } has already been constructed.
refusal-left-out = { $building } isn’t in this game: the option “Without building 14” is on.
refusal-solo-foro = In the solo game the Foro is built free of charge before round 10.
refusal-solo-red = { $building } isn’t red: in a solo game, only red buildings are built before round { $round }.
refusal-foro-timer = The Foro can be built from round { $round } on: the option “Late Foro” is on.
refusal-foro-first = { $building } isn’t red: the Foro must be built first.
refusal-waives-nothing = { $card } waives none of the goods that { $building } costs.
refusal-card-not-in-hand = { $card } isn’t in your hand.
refusal-no-building = You can’t pay for any building that may be built now.
refusal-nothing-to-trade = You have nothing to trade for at least 1 of another good.
refusal-nothing-to-swap-for = An exchange costs one value I good, and you don’t have one.
refusal-nobody-injured = You have nothing to heal.
refusal-no-token = There’s no token on { $building }.
refusal-nothing-halted = You don’t have a halted Castrum from an earlier turn.
refusal-six-workers = You already have { $workers } workers, and that’s the most you can have.
refusal-has-army = You’ve already recruited your army.
deal-several-sets = A game is played with one set of volcano cards, not several: { $got }.
deal-option-not-for = The option { $name } isn’t for { $players ->
    [one] a solo game.
   *[other] a game of { $players } players.
}
deal-not-all-once = { $key }: each card must be there once; missing: { $missing }; too many: { $extra }.
deal-wrong-volcano = { $key } has { $got } cards instead of { $wanted }.
deal-wrong-volcano-card = The volcano card { $got } doesn’t belong here: one set, each card once, and no Apocalypse in a solo game.
deal-apocalypse-place = The Apocalypse must be in the volcano deck, at its bottom with apocalypse_last.
deal-wrong-generator = That isn’t the key of a generator, which is eight numbers of 32 bits: { $got }.
deal-chance-unreadable = That isn’t a line about chance: { $got }.
deal-chance-impossible = That can’t happen from here: { $got }.
position-no-picture-line = Can’t read line { $line } of the picture: { $got }.
position-wrong-form = The position isn’t right: { $why }.
position-wrong-kind = “{ $key }” must be { $wanted ->
    [int] a whole number
    [str] text
    [array] a list
   *[object] an object
}.
position-wrong-length = “{ $key }” must be a list of { $wanted } entries; got { $got }.
position-no-such-seat = “{ $key }”: there’s no seat { $got }; seats go from 0 to { $last }.
position-too-many-seats = “seats” has { $got } entries, but there are { $players } players.
position-too-many-counts = “{ $key }” has { $got } numbers, but there are { $players } players; give one per seat.
position-too-many-owners = There are { $got } markers on { $place }; the most is { $most }.
position-nothing-blocked = “blocked”: { $good } can’t be blocked; goods are only blocked in a solo game, and not in round { $round } (P44).
position-solo-only = “{ $key }” only exists in a solo game.
position-card-twice = The card { $card } is in both “{ $key }” and “{ $other }”; it must be in one place.
position-wrong-deck = The card { $card } can’t be in “{ $key }”, which only has cards of the deck “{ $deck }”.
position-does-not-stay = The card { $card } can’t be in “{ $key }”: it works once and doesn’t stay active (P19).
position-too-many-volcano-cards = There are { $got } volcano cards; the most here is { $most }.
position-volcano-card-twice = The volcano card { $card } appears twice; it must be either revealed or in the deck, once.
position-foro-first = { $building } is built, but { $foro }, the Foro, isn’t; it comes before every building that isn’t red (P8).
position-left-out = { $building } is built, but the option no_textoria leaves it out.
position-castrum-halted = Seat { $seat } has halted constructions, but { $castrum }, the Castrum, is built; that ends them all (P38).
position-owner-twice = Seat { $seat } has two markers on { $building }; the most is one (P10).
position-too-many-markers = Seat { $seat } has { $got } ownership markers, on buildings and left; there are { $most } (P10).
position-too-many-tokens = There are { $got } tokens on buildings; the most is { $most } (P28).
position-not-built = “{ $key }”: { $building } isn’t built.
position-covered = There are { $got } tokens on { $building }; the most there is { $most } (P28).
position-all-held = Seat { $seat } has { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}, of which { $got } are held; at least one must be free (P26).
position-too-many-workers = Seat { $seat } has { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}, but { $got } are placed, held or still to be placed.
position-borrowed = “borrowed.{ $place }”: there can’t be { $got } taken workers of seat { $seat } there, since only { $most } of its workers are (P62).
position-no-room = There are { $got } workers and markers on { $place }, which has room for { $most } (P5).
position-wrong-end = The stage is { $stage }, and the end is “{ $end }”; a game has an end if, and only if, its stage is over.
position-wrong-winner = The end is “{ $end }”; a game has a winner if, and only if, it ended with castrum (P41).
position-pledged-too-early = Goods are pledged, but the stage is { $stage }; that’s only possible in the stages pledging and rewards (P33).
position-too-deep = “pending” has { $got } entries; the most is { $most }.
position-wrong-effect = “{ $key }”: the effect { $got } never asks for { $kind }.
position-wrong-frame = “{ $key }”: { $kind } must be directly on top of { $wanted }.
position-no-conversion = “{ $key }”: there’s no conversion { $line } at { $place }.
position-no-trade = “{ $key }”: { $given } can’t be traded for { $taken } (P11).
position-not-in-hand = “{ $key }”: the card { $card } isn’t in the hand of seat { $seat }.
position-not-carried = “{ $key }”: the card { $card } must be in “carried” for { $kind }.
position-over = The game is over, but { $kind } is pending.
position-waits-in-vain = The card { $card } is waiting in “{ $zone }”, but none of { $wanted } is pending.
position-skipped-in-vain = “skipped”: { $good } is left out of a cost, but skip isn’t pending.
position-not-in-turn = Seat { $seat } is asked for an action, but it isn’t its turn.
position-no-worker = Seat { $seat } is asked for an action, but it has no worker to place (P3).
position-no-taken-worker = Seat { $seat } can’t act with a taken worker: it has none, or its own come first (P62).

word-pompeii_own = your first building
word-pompeii_coin = a good for a sestertius
word-pompeii_action = where to place a worker
word-pompeii_times = how many times
word-pompeii_given = what you give in trade
word-pompeii_taken = what you take in trade
word-pompeii_traded = how much you trade
word-pompeii_train = training
word-pompeii_swap = exchanging specialists
word-pompeii_payment = what you pay with
word-pompeii_bonus = an ownership bonus
word-pompeii_good = a good
word-pompeii_victim = another player
word-pompeii_building = a building
word-pompeii_card = a card
word-pompeii_skip = what to leave out of the cost
word-pompeii_keep = a card to keep
word-pompeii_halt = halting the Castrum
word-pompeii_immediate = an immediate card
word-pompeii_pledge = the offerings
word-pompeii_pledged = how much you pledge
word-pompeii_draw = a deck to draw from
word-pompeii_all_blocked = all its goods are blocked this round
word-pompeii_no_goods = nobody else has such a good
word-pompeii_no_specialist = nobody else has an active specialist
word-pompeii_no_others_temple = nobody else has an active temple
word-pompeii_no_city_card = nobody else has a city card in hand
word-pompeii_no_workers_there = no worker is on a production building
word-pompeii_no_worker_to_spare = nobody else has a second worker that is free
word-pompeii_no_army = nobody else has both an uninjured army and a second worker that is free
word-pompeii_no_temple = no temple is active
word-pompeii_no_others_building = no building of another player is without a marker of yours
word-pompeii_no_marker = you have no ownership marker left
word-pompeii_no_space = no space that it may cover is free
word-pompeii_no_token = its tokens are all on buildings
word-pompeii_six_workers = you already have all your workers
word-pompeii_no_crew = nobody else has that many workers
word-pompeii_no_deck = its deck and its discard pile are empty
word-pompeii_no_discard = the discard pile has no card that can be activated
word-pompeii_no_building = there’s no building that you could pay for
word-pompeii_no_trade = you have too little to trade
word-pompeii_nobody_hurt = you have nobody to heal
word-pompeii_no_others = there are no other players
word-pompeii_no_use = it has nothing to do
