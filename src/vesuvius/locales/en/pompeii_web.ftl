# Pompeii: what only the pages in the browser say.

## The board

pompeii-vesuvius = Vesuvius
pompeii-tabs = View
pompeii-tab-city = City
pompeii-tab-tablet = Tablet
pompeii-tab-cards = Cards
pompeii-land = Countryside and city
pompeii-fields = Fields
pompeii-the-city = City
pompeii-does-costruzione = Construct a building
pompeii-does-porta = Trade one good
pompeii-does-piazza = Train specialists
pompeii-does-b17 = Activate a city card
pompeii-does-b20 = First army here wins
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
pompeii-band-asleep = Vesuvius is asleep
pompeii-band-asleep-about = Founding Phase: collect, convert, build. Building the Foro (17) wakes Vesuvius.
pompeii-band-asleep-solo = Founding Phase: collect, convert, build. The Foro is built before round 10, and Vesuvius wakes.
pompeii-band-awake = Vesuvius is awake
pompeii-band-awake-about = { $workers ->
    [one] Prosperity Phase: 1 worker, so offerings worth 1 are due at the end of the round.
   *[other] Prosperity Phase: { $workers } workers, so offerings worth { $workers } are due at the end of the round.
}
pompeii-band-offer = Vesuvius demands { $required }. Pledged: { $given }.
pompeii-band-missing = { $missing ->
    [0] That’s enough.
   *[other] { $missing } to go.
}
pompeii-band-nothing = nothing yet
pompeii-band-abstains = takes no part
pompeii-band-crew = { WORD($colour) }: { $left } of { $count } workers left to place
pompeii-band-army-recruited = army ready
pompeii-band-army-injured = army injured
pompeii-band-halted = Castrum halted
pompeii-threat-arriving = { WORD($colour) }’s army enters the Castrum in their next turn and wins!
pompeii-threat-building = { WORD($colour) } has an army and the goods for the Castrum: they can win in their next turn!
pompeii-threat-recruiting = The Castrum stands, and { WORD($colour) } has the goods for an army: they can win in their next turn!
pompeii-threat-finishing = { WORD($colour) } can pay for the halted Castrum and has an army: they can win in their next turn!
pompeii-threat-healing = The Castrum stands, and { WORD($colour) } can heal their army: they can win in their next turn!
pompeii-if-fail = If you fail
pompeii-if-fail-about = { $count ->
    [one] The last volcano card: the Apocalypse.
   *[other] A volcano card: { $count } left, one of them the Apocalypse.
}
pompeii-if-fail-solo = A volcano card is revealed in any case. If too little is pledged, you also lose all goods on it.
pompeii-decks-heading = Decks
pompeii-decks-about = { $specialists } specialists, { $city } city cards, { $volcano } volcano cards
pompeii-rounds-left = { $count ->
    [0] Last round
    [one] 1 round left
   *[other] { $count } rounds left
}
pompeii-titles = Win by round 15: Duumvir; 16: Aedile; 17: Decurion; 18: Quaestor.
pompeii-best = Your best on this device with these volcano cards: { $title }, round { $round }.

## The road to the Castrum, at each player

pompeii-road = Road to the Castrum
pompeii-road-of = { $who }, road to the Castrum
pompeii-last-actions = Last actions
pompeii-active-cards = Active cards
pompeii-road-part = { $have }/{ $need }
pompeii-road-recruit = Army: { $have } of { $need } goods
pompeii-road-heal = Injured army: { $have } of { $need } goods to heal it
pompeii-road-army-done = Army ready
pompeii-road-build = Castrum: { $have } of { $need } goods
pompeii-road-finish = Halted Castrum: { $have } of { $need } goods to finish it
pompeii-road-castrum-done = The Castrum stands
pompeii-road-missing = Missing: { $goods }
pompeii-road-first = To be built first: { $buildings }
pompeii-road-card = With { $card }
pompeii-road-win = You can win in your next turn!

## Tablet and cards

pompeii-your-tablet = Your tablet
pompeii-a-tablet = Tablet
pompeii-whose-tablet = Whose tablet
pompeii-worth = worth { $value }
pompeii-value = Value { $value }
pompeii-goods-worth = goods value
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
pompeii-reconstructed-whole = Wholly reconstructed
pompeii-reconstructed-about = A small dotted ring marks what the rulebook tells only in part, a filled one what it doesn’t tell at all: it was reconstructed so that the game can be played.
pompeii-in-pile = discarded
pompeii-volcano-revealed = revealed
pompeii-volcano-set = Volcano cards, set { $set }: { $title }
pompeii-active-of = Active cards of { $who }
pompeii-of-seat = { WORD($colour) }, { $what }
pompeii-part-of = { $part }, { $of }
pompeii-part-pledged = pledged goods
pompeii-part-left = workers left to place
pompeii-part-taken = workers taken back
pompeii-part-hurt = injured workers
pompeii-part-halts = times halted
pompeii-part-round = Round
pompeii-part-turn = Whose turn it is
pompeii-part-tokens = Tokens on buildings
pompeii-part-at = Workers on the board
pompeii-part-built = Finished buildings
pompeii-part-porta = Markers at the Porta
pompeii-part-row = Open specialists
pompeii-part-joining = Open city cards
pompeii-part-revealed = Revealed volcano cards
pompeii-part-blocked = Blocked goods
pompeii-search-cards = Search all cards
pompeii-found-cards = { $count ->
    [0] No cards found
    [one] 1 card found
   *[other] { $count } cards found
}
pompeii-less = Fewer
pompeii-more = More
pompeii-give-so-many = Give { $count }
pompeii-take-so-many = Take { $count }
pompeii-rest = All { $left } on { $good }
pompeii-trade = Trade
pompeii-trade-give = You give
pompeii-trade-take = You take
pompeii-trade-wanted = your army or Castrum needs it
pompeii-offering-shares = Fair shares
pompeii-offering-share = { $pledged } of { $share }
pompeii-offering-cards = { $cards ->
    [one] draws 1 card
   *[other] draws { $cards } cards
}
pompeii-offering-about = A fair share is one point for each worker. Each point above it draws a card, and one of them is kept. If it’s not enough in the end, all pledges go back.
pompeii-offering-give = What you can pledge
pompeii-offering-hits = { $count ->
    [0] no volcano card hits it
    [one] 1 volcano card hits it
   *[other] { $count } volcano cards hit it
}
pompeii-offering-hits-about = { $left ->
    [one] whether the one volcano card that may still come hits a good
   *[other] how many of the { $left } volcano cards that may still come hit a good
}
pompeii-offering-would = { $given } of { $required }
pompeii-offering-would-draw = { $cards ->
    [one] { $given } of { $required }, you draw 1 card
   *[other] { $given } of { $required }, you draw { $cards } cards
}
pompeii-take-for = Take { $count } for { $given }
pompeii-ways = Choices

## What is to be done

pompeii-prompt-way = { $what }: choose an action.
pompeii-prompt-extra = { $count ->
    [one] Extra action, with one more to come: choose a place.
   *[other] Extra action, with { $count } more to come: choose a place.
}
pompeii-prompt-own = Choose your first red building.
pompeii-prompt-coin = { $left ->
    [one] 1 sestertius left: put it on a value I good.
   *[other] { $left } sestertii to spread over value I goods, in any order.
}
pompeii-prompt-action = Place a worker on a highlighted space, with or without a card.
pompeii-prompt-times = { $place }: how many times?
pompeii-prompt-given = Trade: what do you give?
pompeii-prompt-taken = You give { $given }. What do you take for it?
pompeii-prompt-traded = { $given } for { $taken }: how many do you take?
pompeii-prompt-train = Train another specialist, or stop.
pompeii-prompt-swap = Exchange another specialist, or stop.
pompeii-prompt-payment = Pay one value I good for the exchange.
pompeii-prompt-bonus = Ownership bonus: take one of the goods that were used.
pompeii-prompt-good = { $card }: which good? { $effect }
pompeii-prompt-victim = { $card }: which player? { $effect }
pompeii-prompt-building = { $card }: which building? { $effect }
pompeii-prompt-card = { $card }: which card? { $effect }
pompeii-prompt-skip = { $building }: leave out { $left ->
    [one] 1 good
   *[other] up to { $left } goods, one at a time,
} of its cost, or pay the rest.
pompeii-prompt-keep = { $left ->
    [one] Keep one of the cards.
   *[other] Keep { $left } of the cards, one at a time.
}
pompeii-prompt-halt = Someone is constructing the Castrum. Halt it?
pompeii-prompt-immediate = Before the offerings: play a card, or none.
pompeii-prompt-pledge = { $missing ->
    [0] That’s enough: { $given } of { $required }. Pledging more may earn you cards.
   *[other] Pledge one kind of good, or pass. { $given } of { $required } pledged, { $missing } to go.
}
pompeii-prompt-pledged = { $good }: how many do you pledge?
pompeii-prompt-draw = { $left ->
    [one] Your reward: draw a card to look at.
   *[other] Your reward: draw { $left } cards to look at, one at a time.
}

## What a choice does

pompeii-say-stop = stop here
pompeii-say-pass = pledge nothing
pompeii-say-wait = play no card
pompeii-say-draw-specialist = draw a specialist
pompeii-say-draw-city = draw a city card
pompeii-say-hire = hire a new worker
pompeii-say-army = recruit the army
pompeii-say-finish = finish the Castrum
pompeii-say-porta = trade at the Porta
pompeii-say-seat = choose { WORD($colour) }
pompeii-say-times = { $count ->
    [one] once
   *[other] { $count } times
}
pompeii-say-for = { $what } for { $given }
pompeii-say-exchange = { $given } → { $made }
pompeii-say-exchange-at = { $place }: { $given } → { $made }
pompeii-say-pledge = pledge { $given }
pompeii-say-own = take { $what }
pompeii-say-coin = take { $what }
pompeii-say-work = work at { $what }
pompeii-say-work-for = { $what }: { $given } → { $made }
pompeii-say-work-card = { $what } with { $card }
pompeii-say-collect = collect: { $what }
pompeii-say-collect-nothing = collect: { $what }, which yields nothing this round
pompeii-say-collect-card = { $what } with { $card }
pompeii-say-build = build { $what }
pompeii-say-build-for = build { $what } for { $given }
pompeii-say-build-card = build { $what } with { $card }
pompeii-say-train = train { $what }
pompeii-say-swap = discard { $what } and pay one value I good to draw another specialist
pompeii-say-act = activate { $what }
pompeii-say-heal = undo { $what }
pompeii-say-lift = lift the token from { $what }
pompeii-say-use = use { $what }
pompeii-say-keep = keep { $what }
pompeii-say-play = play { $what }
pompeii-say-skip = leave out { $what }
pompeii-say-give = pledge { $what }
pompeii-say-pay = pay { $what }
pompeii-say-bonus = take { $what }
pompeii-say-target = choose { $what }
pompeii-say-take = take { $what }
pompeii-say-trade = give { $what }
pompeii-say-token = { $token }
pompeii-label-stop = Enough
pompeii-label-pass = { $missing ->
    [0] Pass
   *[other] Pass, { $missing } missing
}
pompeii-label-wait = No card
pompeii-label-draw-all = { $what }: all { $count }
pompeii-label-draw-specialist = Specialist
pompeii-label-draw-city = City card

## Options of a table

pompeii-option-all_volcano-title = All volcano cards
pompeii-option-apocalypse_last-title = Apocalypse last
pompeii-option-foro_timer-title = Late Foro
pompeii-option-no_textoria-title = Without building 14

## What is printed, to look up

pompeii-compendium-title = cards, buildings and goods
pompeii-compendium-about = Names, numbers such as S30, or words of a text; or choose a good to see everything that has to do with it.
pompeii-subject = Good
pompeii-production = How goods are made
pompeii-printed-specialists = Specialists
pompeii-printed-city = City cards
pompeii-printed-volcano = Volcano cards
pompeii-printed-buildings = Buildings
pompeii-printed-goods = Goods
pompeii-printed-places = Fields and places
pompeii-kind-immediate = immediate
pompeii-kind-at_activation = works once
pompeii-kind-every_action = works every time
pompeii-kind-temple = temple
pompeii-kind-red = red
pompeii-kind-blue = blue
pompeii-kind-green = green
pompeii-kind-purple = purple
pompeii-kind-field = field
pompeii-kind-limited = place
pompeii-set = Set { $set }: { $title }
pompeii-role-makes = gives it
pompeii-role-takes = takes it
pompeii-role-costs = costs it
pompeii-role-hits = destroys it
pompeii-collected = Collected on its field.
pompeii-made-at = Made at { $places }.
pompeii-made-nowhere = Made nowhere; cards bring it.
pompeii-collects = Each player’s first worker in a round collects 1, the second 2.
pompeii-spaces = Spaces for workers with 1, 2, 3 and 4 players: { $spaces }.
pompeii-owner-takes = When another player uses it, its owner takes 1 good of a kind that was put in.
pompeii-destroys = Destroys { $goods }.
pompeii-ends-game = Ends the game: Pompeii is destroyed.
pompeii-source-rulebook = In the rulebook
pompeii-source-page = In the rulebook, page { $page }
pompeii-source-box = Read from a box
pompeii-source-part = { $known }; partly reconstructed

## Turning points

pompeii-scene-awakening = Vesuvius awakens
pompeii-scene-eruption = Vesuvius strikes
pompeii-scene-halted = The gate slams shut
pompeii-scene-arrival = The army marches in
pompeii-scene-apocalypse = Apocalypse
pompeii-scene-destroyed = Pompeii is destroyed
pompeii-scene-spared = Nobody loses anything.

## What an action came to

pompeii-action-begins = { $who } takes { $building } and starts with { $goods }.
pompeii-action-collects = { $who } collects { $goods }.
pompeii-action-collects-card = { $who } collects { $goods } with { $card }.
pompeii-action-makes = { $who } makes { $goods } from { $paid } at { $place }.
pompeii-action-makes-card = { $who } makes { $goods } from { $paid } at { $place } with { $card }.
pompeii-action-trades = { $who } trades { $paid } for { $goods } at the Porta.
pompeii-action-builds = { $who } builds { $building } for { $paid }.
pompeii-action-builds-card = { $who } builds { $building } for { $paid } with { $card }.
pompeii-action-trains = { $who } trains { $cards } for { $paid }.
pompeii-action-exchanges = { $count ->
    [one] { $who } pays { $paid } and exchanges a specialist.
   *[other] { $who } pays { $paid } and exchanges { $count } specialists.
}

# A place, a card or a good that is looked at.
pompeii-look-now = For you now
pompeii-look-turn = If it were your turn
pompeii-look-goods = Look at one of its goods
pompeii-lens = A good: { $good }
pompeii-lens-owned = you have { $count }
pompeii-lens-needed = Needed by { $things }.
pompeii-lens-lacking = { $step ->
    [army] Your army
   *[castrum] The Castrum
} still needs { $count }.
pompeii-lens-trade = Any of these buys 1 in a trade: { $goods }.
pompeii-lens-no-trade = You have nothing to trade for it.
