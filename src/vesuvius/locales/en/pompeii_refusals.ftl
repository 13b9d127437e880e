# Pompeii: why a move, a deal or a position is refused, and what its decisions are called. What all games share is in game.ftl.

refusal-no-such-choice = That cannot be chosen now. It is about { WORD($decision) }, for example: { $examples }.
refusal-field-full = { $place } has room for { $spaces } of your workers a round.
refusal-place-full = There is no room at { $place }: { $spaces ->
    [one] its one space is
   *[other] all { $spaces } spaces are
} taken or covered.
refusal-piazza-closed = In the solo game the Piazza is closed: open specialists are used as they lie.
refusal-not-built = { $building } is not constructed yet.
refusal-short = Goods are missing: { $missing }.
refusal-not-active = { $card } does not lie active before you.
refusal-wrong-card = { $card } does not name this place ({ $place }).
refusal-card-in-vain = { $card } could do nothing now.
refusal-card-immediate = { $card } is never activated: it is played at its moment.
refusal-no-such-line = { $building } has no such conversion.
refusal-blocked = Blocked this round: { $goods }. Only trade gives these goods.
refusal-built-already = { $building } stands already.
refusal-left-out = { $building } is left out of this game.
refusal-solo-foro = In the solo game the Foro is built free of charge before round 10.
refusal-foro-timer = The Foro can be built from round { $round } on.
refusal-foro-first = { $building } is not red: the Foro has to stand first.
refusal-waives-nothing = { $card } waives no good of the cost of { $building }.
refusal-card-not-in-hand = { $card } is not in your hand.
refusal-nothing-to-trade = You have nothing that could be traded for at least 1 of another good.
refusal-nothing-to-swap-for = An exchange costs one value I good, and you have none.
refusal-nobody-injured = There is nothing of yours to heal.
refusal-no-token = No token lies on { $building }.
refusal-nothing-halted = You have no halted Castrum from an earlier turn.
refusal-six-workers = You have { $workers } workers already; there are no more.
refusal-has-army = You have recruited your army already.
deal-several-sets = A game is played with one set of volcano cards, not with several: { $got }.
deal-option-not-for = The option { $name } is not for { $players ->
    [one] a solo game.
   *[other] a game of { $players } players.
}
deal-not-all-once = { $key }: each card has to be there once; missing: { $missing }; too many: { $extra }.
deal-wrong-volcano = { $key } has { $got } cards instead of { $wanted }.
deal-wrong-volcano-card = The volcano card { $got } does not belong here: one set, each card once, solo without the Apocalypse.
deal-apocalypse-place = The Apocalypse has to be in the volcano deck, and with apocalypse_last at its bottom.
deal-wrong-generator = That is no key of a generator, eight numbers of 32 bits: { $got }.
deal-chance-unreadable = That is no line about chance: { $got }.
deal-chance-impossible = That cannot happen from here: { $got }.
position-no-picture-line = Line { $line } of the picture cannot be read: { $got }.
position-wrong-form = The position is not right: { $why }.
position-wrong-kind = "{ $key }" has to be { $wanted ->
    [int] a whole number
    [str] a text
    [array] a list
   *[object] an object
}.
position-wrong-length = "{ $key }" has to be a list of { $wanted } entries; got { $got }.
position-no-such-seat = "{ $key }": there is no seat { $got }; the last one is { $last }, the first is 0.
position-too-many-seats = "seats" has { $got } entries, but there are { $players } players.
position-too-many-counts = "{ $key }" has { $got } numbers, but there are { $players } players; each seat has one.
position-too-many-owners = There are { $got } markers on { $place }; { $most } are the most.
position-nothing-blocked = "blocked": { $good } cannot be blocked; goods are in a solo game only, and not in round { $round } (P44).
position-solo-only = "{ $key }" is there in a solo game only.
position-card-twice = The card { $card } is in "{ $key }" and in "{ $other }"; it has to be in one place.
position-wrong-deck = The card { $card } cannot be in "{ $key }", where only cards of the deck "{ $deck }" are.
position-does-not-stay = The card { $card } cannot be in "{ $key }": it works once and does not lie active (P19).
position-too-many-volcano-cards = There are { $got } volcano cards; { $most } are the most here.
position-volcano-card-twice = The volcano card { $card } is there twice; it has to be revealed or in the deck, once.
position-foro-first = { $building } is built, but { $foro }, the Foro, is not; it comes before every building that is not red (P8).
position-left-out = { $building } is built, but the option no_textoria leaves it out.
position-castrum-halted = Seat { $seat } has halted constructions, but { $castrum }, the Castrum, is built; that ends them all (P38).
position-owner-twice = Seat { $seat } has two markers on { $building }; one is the most (P10).
position-too-many-markers = Seat { $seat } has { $got } ownership markers, on buildings and left; there are { $most } (P10).
position-too-many-tokens = There are { $got } tokens on buildings; { $most } are the most (P28).
position-not-built = "{ $key }": { $building } is not built.
position-covered = There are { $got } tokens on { $building }; { $most } are the most there (P28).
position-all-held = Seat { $seat } has { $workers } workers and { $got } of them are held; at least one has to be free (P26).
position-too-many-workers = Seat { $seat } has { $workers } workers, but { $got } are placed, held or still to be placed.
position-borrowed = "borrowed.{ $place }": { $got } taken workers of seat { $seat } cannot stand there, since { $most } of its workers do (P62).
position-no-room = There are { $got } workers and markers on { $place }, where { $most } have room (P5).
position-wrong-end = The stage is { $stage }, and the end is "{ $end }"; a game has an end if its stage is over, and only then.
position-wrong-winner = The end is "{ $end }"; a game has a winner if it ended with castrum, and only then (P41).
position-pledged-too-early = Goods are pledged, but the stage is { $stage }; they are in the stages pledging and rewards only (P33).
position-too-deep = "pending" has { $got } entries; { $most } are the most.
position-wrong-effect = "{ $key }": the effect { $got } never asks for { $kind }.
position-wrong-frame = "{ $key }": { $kind } has to lie directly on { $wanted }.
position-no-conversion = "{ $key }": there is no conversion { $line } at { $place }.
position-no-trade = "{ $key }": { $given } cannot be traded for { $taken } (P11).
position-not-in-hand = "{ $key }": the card { $card } is not in the hand of seat { $seat }.
position-not-carried = "{ $key }": the card { $card } has to be in "carried" for { $kind }.
position-over = The game is over, but { $kind } is pending.
position-waits-in-vain = The card { $card } waits in "{ $zone }", but none of { $wanted } is pending.
position-skipped-in-vain = "skipped": { $good } is left out of a cost, but skip is not pending.
position-not-in-turn = Seat { $seat } is asked for an action, but it is not its turn.
position-no-worker = Seat { $seat } is asked for an action, but it has no worker to place (P3).
position-no-taken-worker = Seat { $seat } cannot act with a taken worker: it has none, or its own come first (P62).

word-pompeii_own = the building at the start
word-pompeii_coin = a good for a sestertius
word-pompeii_action = a worker
word-pompeii_times = how often
word-pompeii_given = what is given in trade
word-pompeii_taken = what is taken in trade
word-pompeii_traded = how much is traded
word-pompeii_train = training
word-pompeii_swap = exchanging specialists
word-pompeii_payment = what is paid with
word-pompeii_bonus = an ownership bonus
word-pompeii_good = a good
word-pompeii_victim = another player
word-pompeii_building = a building
word-pompeii_card = a card
word-pompeii_skip = what of the cost is left out
word-pompeii_keep = a card to keep
word-pompeii_halt = halting the Castrum
word-pompeii_immediate = an immediate card
word-pompeii_pledge = the offerings
word-pompeii_pledged = how much is pledged
word-pompeii_draw = a deck to draw from
