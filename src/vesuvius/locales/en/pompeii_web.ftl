# Pompeii: what only the pages in the browser say.

## The board

pompeii-vesuvius = Vesuvius
pompeii-tabs = What is shown
pompeii-tab-city = City
pompeii-tab-tablet = Tablet
pompeii-tab-cards = Cards
pompeii-land = Country and city
pompeii-fields = Fields
pompeii-the-city = City
pompeii-does-costruzione = Build one house
pompeii-does-porta = Trade one kind
pompeii-does-piazza = Train specialists
pompeii-does-b17 = Activate a city card
pompeii-does-b20 = The first army here wins
pompeii-cost-short = Cost
pompeii-blocked = blocked this round
pompeii-status-setting_up = Setting up
pompeii-status-turns = Round { $round }
pompeii-status-offerings = Round { $round } · Offerings
pompeii-status-over = Round { $round } · The end

## The board for those who hear it

pompeii-spoken-building = Building { $number }, { $name }
pompeii-spoken-line = turns { $given } into { $made }
pompeii-spoken-owner = owned by { $owner }
pompeii-spoken-workers = { $count ->
    [one] one { WORD($colour) } worker
   *[other] { $count } { WORD($colour) } workers
}
pompeii-spoken-free = { $count ->
    [0] no free space
    [one] one free space
   *[other] { $count } free spaces
}
pompeii-spoken-open = can be chosen

## Vesuvius above the board

pompeii-struck = Vesuvius strikes
pompeii-band-asleep = Vesuvius sleeps
pompeii-band-asleep-about = Prosperity: collect, convert, build. The Foro, building 17, wakes the mountain.
pompeii-band-asleep-solo = Prosperity: collect, convert, build. In round 10 the Foro stands, and the mountain wakes.
pompeii-band-awake = Vesuvius is awake
pompeii-band-awake-about = { $workers ->
    [one] One worker: offerings of that value are due when the round ends.
   *[other] { $workers } workers: offerings of that value are due when the round ends.
}
pompeii-band-offer = Vesuvius wants { $required }. Pledged: { $given }.
pompeii-band-missing = { $missing ->
    [0] Nothing is missing.
   *[other] { $missing } missing.
}
pompeii-band-nothing = nothing yet
pompeii-band-abstains = takes no part
pompeii-band-crew = { WORD($colour) }: { $left } of { $count } workers still to place
pompeii-band-army-recruited = army ready
pompeii-band-army-injured = army injured
pompeii-band-halted = Castrum halted
pompeii-if-fail = If we fail
pompeii-if-fail-about = { $count ->
    [one] The last volcano card: the Apocalypse.
   *[other] A volcano card: { $count } left, one is the Apocalypse.
}
pompeii-decks-heading = Decks
pompeii-decks-about = { $specialists } specialists, { $city } city cards, { $volcano } volcano cards
pompeii-rounds-left = { $count ->
    [0] Last round
    [one] 1 round left
   *[other] { $count } rounds left
}
pompeii-titles = Win by round 15: Duumvir; 16: Aedile; 17: Decurion; 18: Quaestor.
pompeii-best = Your best on this device with these volcano cards: { $title }, in round { $round }.

## Tablet and cards

pompeii-your-tablet = Your tablet
pompeii-a-tablet = Tablet
pompeii-whose-tablet = Whose tablet
pompeii-worth = worth { $value }
pompeii-value = Value { $value }
pompeii-goods-worth = value of goods
pompeii-where-piazza = Piazza
pompeii-where-costruzione = Build
pompeii-where-porta = Porta
pompeii-where-offerings = Offerings
pompeii-where-castrum = Castrum
pompeii-where-blue = Blue
pompeii-a-specialist = Specialist
pompeii-a-city-card = City card
pompeii-an-immediate = City card, immediate
pompeii-reconstructed = Partly reconstructed
pompeii-reconstructed-about = A small dotted ring marks what the rulebook does not tell: it was reconstructed so that the game can be played.
pompeii-in-pile = discarded
pompeii-active-of = Active cards of { $who }
pompeii-search-cards = Search all cards
pompeii-found-cards = { $count ->
    [0] No card
    [one] One card
   *[other] { $count } cards
}
pompeii-less = Less
pompeii-more = More
pompeii-give-so-many = Give { $count }
pompeii-take-so-many = Take { $count }
pompeii-ways = What can be chosen

## What is to be done

pompeii-prompt-way = { $what }: choose what to do.
pompeii-prompt-extra = { $count ->
    [one] An extra action, and one more after it: choose a place.
   *[other] An extra action, and { $count } more after it: choose a place.
}
pompeii-prompt-own = Take your first red building.
pompeii-prompt-coin = { $left ->
    [one] One sestertius left: put it on a good of value I.
   *[other] { $left } sestertii left: put one on a good of value I.
}
pompeii-prompt-action = Place a worker: the gold places can be chosen, with or without a card.
pompeii-prompt-times = { $place }: how often?
pompeii-prompt-given = Trade: what do you give?
pompeii-prompt-taken = { $given } is given. What do you take for it?
pompeii-prompt-traded = { $given } for { $taken }: how much do you take?
pompeii-prompt-train = Train another specialist, or stop.
pompeii-prompt-swap = Exchange another specialist, or stop.
pompeii-prompt-payment = Pay one good of value I for the exchange.
pompeii-prompt-bonus = Ownership bonus: take one of the goods that went in.
pompeii-prompt-good = { $card }: which good?
pompeii-prompt-victim = { $card }: which player?
pompeii-prompt-building = { $card }: which building?
pompeii-prompt-card = { $card }: which card?
pompeii-prompt-skip = { $building }: up to { $left } goods of its cost need not be paid. Leave one out, or pay the rest.
pompeii-prompt-keep = { $left ->
    [one] Keep one of the cards.
   *[other] Keep { $left } of the cards, one after the other.
}
pompeii-prompt-halt = The Castrum is being built. Halt it?
pompeii-prompt-immediate = Before the offerings: play a card, or none.
pompeii-prompt-pledge = { $missing ->
    [0] The offerings are enough: { $given } of { $required }. What you add may bring cards.
   *[other] Add one kind of good, or pass. { $given } of { $required } are pledged, { $missing } missing.
}
pompeii-prompt-pledged = { $good }: how much do you give?
pompeii-prompt-draw = { $left ->
    [one] Your reward: draw one card to look at.
   *[other] Your reward: draw { $left } cards to look at, one after the other.
}

## What a choice does

pompeii-say-stop = stop here
pompeii-say-pass = add nothing
pompeii-say-wait = play no card
pompeii-say-draw-specialist = draw a specialist
pompeii-say-draw-city = draw a city card
pompeii-say-hire = hire a new worker
pompeii-say-army = recruit the army
pompeii-say-finish = finish the Castrum
pompeii-say-porta = trade at the Porta
pompeii-say-seat = choose { WORD($colour) }
pompeii-say-times = { $count } times
pompeii-say-exchange = { $given } → { $made }
pompeii-say-exchange-at = { $place }: { $given } → { $made }
pompeii-say-pledge = offer { $given }
pompeii-say-own = take { $what }
pompeii-say-coin = take one { $what }
pompeii-say-work = work at { $what }
pompeii-say-work-for = { $what }: { $given } → { $made }
pompeii-say-work-card = { $what } with { $card }
pompeii-say-collect = collect: { $what }
pompeii-say-collect-card = { $what } with { $card }
pompeii-say-build = build { $what }
pompeii-say-build-for = build { $what } for { $given }
pompeii-say-build-card = build { $what } with { $card }
pompeii-say-train = train { $what }
pompeii-say-swap = exchange { $what }
pompeii-say-act = activate { $what }
pompeii-say-heal = undo { $what }
pompeii-say-lift = lift the token from { $what }
pompeii-say-use = use { $what }
pompeii-say-keep = keep { $what }
pompeii-say-play = play { $what }
pompeii-say-skip = leave out { $what }
pompeii-say-give = offer { $what }
pompeii-say-pay = pay { $what }
pompeii-say-bonus = take { $what }
pompeii-say-target = choose { $what }
pompeii-say-take = take { $what }
pompeii-say-trade = give { $what }
pompeii-say-token = { $token }
pompeii-label-stop = Enough
pompeii-label-pass = Pass
pompeii-label-wait = No card
pompeii-label-draw-specialist = Specialist
pompeii-label-draw-city = City card

## Options of a table

pompeii-option-all_volcano-title = All volcano cards
pompeii-option-apocalypse_last-title = The Apocalypse last
pompeii-option-foro_timer-title = A late Foro
pompeii-option-no_textoria-title = Without building 14
