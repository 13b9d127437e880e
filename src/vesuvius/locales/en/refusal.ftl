# Why a token of Pompeii is not legal, and what its decisions are called. Refusals that both games share stand with Downfall.

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
