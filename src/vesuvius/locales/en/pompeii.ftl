# Pompeii: its goods and places, and the texts of its cards, composed from their data.

## Goods, as on the inventory tablet

pompeii-good-grain = grain
pompeii-good-deer = deer
pompeii-good-wood = wood
pompeii-good-grass = grass
pompeii-good-fish = fish
pompeii-good-reed = reed
pompeii-good-clay = clay
pompeii-good-stone = stone
pompeii-good-olives = olives
pompeii-good-grapes = grapes
pompeii-good-flour = flour
pompeii-good-sheep = sheep
pompeii-good-planks = planks
pompeii-good-coal = coal
pompeii-good-pillars = pillars
pompeii-good-bricks = bricks
pompeii-good-rope = rope
pompeii-good-salted_fish = salted fish
pompeii-good-olive_oil = olive oil
pompeii-good-wine = wine
pompeii-good-bread = bread
pompeii-good-meat = meat
pompeii-good-wool = wool
pompeii-good-garum = garum
pompeii-good-pearls = pearls
pompeii-good-gold = gold
pompeii-good-iron = iron
pompeii-good-fabric = fabric
pompeii-good-perfume = perfume
pompeii-good-gold_coin = gold coin
pompeii-good-sword = sword
pompeii-good-tunics = tunics

## So many of a good

pompeii-amount-grain = { $amount } grain
pompeii-amount-deer = { $amount } deer
pompeii-amount-wood = { $amount } wood
pompeii-amount-grass = { $amount } grass
pompeii-amount-fish = { $amount } fish
pompeii-amount-reed = { $amount } reed
pompeii-amount-clay = { $amount } clay
pompeii-amount-stone = { $amount } stone
pompeii-amount-olives = { $amount ->
    [one] 1 olive
   *[other] { $amount } olives
}
pompeii-amount-grapes = { $amount ->
    [one] 1 grape
   *[other] { $amount } grapes
}
pompeii-amount-flour = { $amount } flour
pompeii-amount-sheep = { $amount } sheep
pompeii-amount-planks = { $amount ->
    [one] 1 plank
   *[other] { $amount } planks
}
pompeii-amount-coal = { $amount } coal
pompeii-amount-pillars = { $amount ->
    [one] 1 pillar
   *[other] { $amount } pillars
}
pompeii-amount-bricks = { $amount ->
    [one] 1 brick
   *[other] { $amount } bricks
}
pompeii-amount-rope = { $amount ->
    [one] 1 rope
   *[other] { $amount } ropes
}
pompeii-amount-salted_fish = { $amount } salted fish
pompeii-amount-olive_oil = { $amount } olive oil
pompeii-amount-wine = { $amount } wine
pompeii-amount-bread = { $amount } bread
pompeii-amount-meat = { $amount } meat
pompeii-amount-wool = { $amount } wool
pompeii-amount-garum = { $amount } garum
pompeii-amount-pearls = { $amount ->
    [one] 1 pearl
   *[other] { $amount } pearls
}
pompeii-amount-gold = { $amount } gold
pompeii-amount-iron = { $amount } iron
pompeii-amount-fabric = { $amount } fabric
pompeii-amount-perfume = { $amount } perfume
pompeii-amount-gold_coin = { $amount ->
    [one] 1 gold coin
   *[other] { $amount } gold coins
}
pompeii-amount-sword = { $amount ->
    [one] 1 sword
   *[other] { $amount } swords
}
pompeii-amount-tunics = { $amount ->
    [one] 1 tunic
   *[other] { $amount } tunics
}

## Some of a good, uncounted

pompeii-some-grain = grain
pompeii-some-deer = deer
pompeii-some-wood = wood
pompeii-some-grass = grass
pompeii-some-fish = fish
pompeii-some-reed = reed
pompeii-some-clay = clay
pompeii-some-stone = stone
pompeii-some-olives = olives
pompeii-some-grapes = grapes
pompeii-some-flour = flour
pompeii-some-sheep = sheep
pompeii-some-planks = planks
pompeii-some-coal = coal
pompeii-some-pillars = pillars
pompeii-some-bricks = bricks
pompeii-some-rope = ropes
pompeii-some-salted_fish = salted fish
pompeii-some-olive_oil = olive oil
pompeii-some-wine = wine
pompeii-some-bread = bread
pompeii-some-meat = meat
pompeii-some-wool = wool
pompeii-some-garum = garum
pompeii-some-pearls = pearls
pompeii-some-gold = gold
pompeii-some-iron = iron
pompeii-some-fabric = fabric
pompeii-some-perfume = perfume
pompeii-some-gold_coin = gold coins
pompeii-some-sword = swords
pompeii-some-tunics = tunics

## Places and buildings

pompeii-field = { $good } field
pompeii-at-field = At the { $good } field
pompeii-at-building = At { $name }
pompeii-building-red = red building
pompeii-building-blue = blue building
pompeii-building-green = green building
pompeii-building-purple = purple building
pompeii-buildings-red = red buildings
pompeii-buildings-blue = blue buildings
pompeii-buildings-green = green buildings
pompeii-buildings-purple = purple buildings
pompeii-and = { $some } and { $last }

## When a card works

pompeii-temple = Temple. { $text }
pompeii-trained = Works once, when trained. { $text }
pompeii-activated = Works once, when activated. { $text }

## Effects, by kind and what decides its words

pompeii-effect-field_bonus = { $at } collect { $goods } more than usual.
pompeii-effect-field_take-each = { $at } take { $taken } instead of { $yield }, one for one.
pompeii-effect-field_take-each-more = { $at } take { $goods } for each of the { $yield } you would collect, instead of it.
pompeii-effect-field_take-once = { $at } take { $goods } instead of the yield.
pompeii-effect-convert_bonus = { $at }, whenever you make { $good }, take { $amount } extra (once per action).
pompeii-effect-convert_alt-any = { $at } convert { $given } into { $made }, any number of times.
pompeii-effect-convert_alt-most = { $at } convert { $given } into { $made }, { $most ->
    [one] once
   *[other] up to { $most } times
}.
pompeii-effect-convert_alt-any-field = { $at }, instead of collecting, convert { $given } into { $made }, any number of times.
pompeii-effect-convert_alt-most-field = { $at }, instead of collecting, convert { $given } into { $made }, { $most ->
    [one] once
   *[other] up to { $most } times
}.
pompeii-effect-convert_alt-any-without = { $at } convert { $given } into { $made } without { $without }, any number of times.
pompeii-effect-convert_alt-most-without = { $at } convert { $given } into { $made } without { $without }, { $most ->
    [one] once
   *[other] up to { $most } times
}.
pompeii-effect-build_waive = When you construct, ignore { $goods } in the cost.
pompeii-effect-deny_owner_bonus = When you use another player’s { $building }, its owner gets no bonus.
pompeii-effect-extra_space = On { $buildings } you may put { $amount ->
    [one] one extra worker
   *[other] { $amount } extra workers
 } per round, even if their spaces are full.
pompeii-effect-extra_actions = Take { $amount ->
    [one] one more worker action
   *[other] { $amount } more worker actions
 } at once.
pompeii-effect-gain-goods = Receive { $goods }.
pompeii-effect-gain-choose = Receive { $amount ->
    [one] 1 good
   *[other] { $amount } goods
 } of value { $values }, of your choice.
pompeii-effect-steal_goods-each_other-taker = Take { $amount ->
    [one] 1 good
   *[other] { $amount } goods
 } of value { $values }, of your choice, from every other player.
pompeii-effect-steal_goods-each_other-giver = Every other player gives you { $amount ->
    [one] 1 good
   *[other] { $amount } goods
 } of value { $values }, of their own choice.
pompeii-effect-steal_goods-one_other-taker = Take { $amount ->
    [one] 1 good
   *[other] { $amount } goods
 } of value { $values }, of your choice, from one other player.
pompeii-effect-steal_goods-one_other-giver = One other player gives you { $amount ->
    [one] 1 good
   *[other] { $amount } goods
 } of value { $values }, of their own choice.
pompeii-effect-steal_goods-each_other-taker-any = Take { $amount ->
    [one] 1 good
   *[other] { $amount } goods
 } of your choice from every other player.
pompeii-effect-steal_goods-each_other-giver-any = Every other player gives you { $amount ->
    [one] 1 good
   *[other] { $amount } goods
 } of their own choice.
pompeii-effect-steal_goods-one_other-taker-any = Take { $amount ->
    [one] 1 good
   *[other] { $amount } goods
 } of your choice from one other player.
pompeii-effect-steal_goods-one_other-giver-any = One other player gives you { $amount ->
    [one] 1 good
   *[other] { $amount } goods
 } of their own choice.
pompeii-effect-take_card-active_specialist-hand = Take one activated specialist of another player into your hand.
pompeii-effect-take_card-active_specialist-active = Take one activated specialist of another player; it’s active for you at once.
pompeii-effect-take_card-active_temple-hand = Take one activated temple card of another player into your hand.
pompeii-effect-take_card-active_temple-active = Take one activated temple card of another player; it’s active for you at once.
pompeii-effect-take_card-hand_city-hand = Take one city card, unseen, from another player’s hand.
pompeii-effect-take_workers = Take all workers from one production building; this round they’re yours to place.
pompeii-effect-injure-worker = Injure a worker of another player: it goes on field { $field } and can’t be placed until it’s healed at the Foro for { $heal }.
pompeii-effect-injure-army = Injure another player’s recruited army and put one of their workers on field { $field }. Until it’s healed at the Foro for { $heal }, the army can’t enter the Castrum and the worker can’t be placed.
pompeii-effect-block_spaces = Cover up to { $tokens ->
    [one] 1 free worker space
   *[other] { $tokens } free worker spaces
 } with tokens, on any constructed building but the Castrum; one space of the Foro stays free. A token is lifted at the Foro for { $lift }.
pompeii-effect-destroy_temples-all = All activated temple cards are discarded, yours too.
pompeii-effect-destroy_temples-each_other = All activated temple cards of the other players are discarded.
pompeii-effect-place_marker-red = Add your own marker to a red building that belongs to someone else. From then on you get its bonus too.
pompeii-effect-place_marker-any = Add your own marker to any building that belongs to someone else. From then on you get its bonus too.
pompeii-effect-place_marker-porta = You own the Porta: receive { $bonus } whenever another player puts a worker there.
pompeii-effect-worker_count-you = Take a new worker without paying.
pompeii-effect-worker_count-each_other = Others who have more than { $more ->
    [one] 1 worker
   *[other] { $more } workers
 } each return one to the supply.
pompeii-effect-draw_cards-specialist-hand = Look at the top { $amount } specialists and keep { $keep } in hand; discard the rest.
pompeii-effect-draw_cards-specialist-active = Look at the top { $amount } specialists and activate { $keep } free of charge; discard the rest.
pompeii-effect-draw_cards-city-hand = Look at the top { $amount } city cards and keep { $keep } in hand; discard the rest.
pompeii-effect-draw_cards-city-active = Look at the top { $amount } city cards and activate { $keep } free of charge; discard the rest.
pompeii-effect-draw_cards-specialist-hand-all = Take the top { $amount } specialists into your hand.
pompeii-effect-draw_cards-specialist-active-all = Take the top { $amount } specialists and activate them free of charge.
pompeii-effect-draw_cards-city-hand-all = Take the top { $amount } city cards into your hand.
pompeii-effect-draw_cards-city-active-all = Take the top { $amount } city cards and activate them free of charge.
pompeii-effect-replay_discard = Pick a discarded city card, except an immediate one, and activate it right away.
pompeii-effect-build_now = Construct one building at once; you may leave out up to { $skip ->
    [one] 1 good
   *[other] { $skip } goods
 } of its cost.
pompeii-effect-trade = Trade once: to a lower value { $lower }:1, to the same value { $same }:1, to a higher value { $higher }:1.
pompeii-effect-heal = Heal all your injured workers and your army free of charge.
pompeii-effect-start_player = You’re start player of the next round.
pompeii-effect-offering-rises = Before the offerings: the required value rises by { $amount }.
pompeii-effect-offering-falls = Before the offerings: the required value falls by { $amount }.
pompeii-effect-offering-abstain = Before the offerings: your workers don’t count, and you pledge nothing.
pompeii-effect-offering-protect = Before the offerings: your workers don’t count, you pledge nothing, and a regular volcano card costs you nothing. It doesn’t help against the Apocalypse.
pompeii-effect-offering-cancel = Before the offerings: nobody pledges anything; a volcano card is revealed and carried out.
pompeii-effect-halt_castrum = When another player constructs the Castrum: it’s halted, and their worker is held on field { $field } until that player pays { $finish } at the Foro.

## Volcano cards: what their names mean

pompeii-volcano-card = { $name } ({ $meaning })
pompeii-volcano-VA01 = ash on the fields
pompeii-volcano-VA02 = forests ablaze
pompeii-volcano-VA03 = wood burnt to ashes
pompeii-volcano-VA04 = parched pastures
pompeii-volcano-VA05 = boiling sea
pompeii-volcano-VA06 = dried-up marsh
pompeii-volcano-VA07 = landslide at the quarry
pompeii-volcano-VA08 = scorched olive groves
pompeii-volcano-VA09 = burnt vineyards
pompeii-volcano-VA10 = idle millstones
pompeii-volcano-VA11 = collapse in the gold mine
pompeii-volcano-VA12 = collapse in the iron mine
pompeii-volcano-VA13 = broken looms
pompeii-volcano-VA14 = exploded kiln
pompeii-volcano-VA15 = silted-up harbour
pompeii-volcano-VA16 = collapsed building site
pompeii-volcano-VA17 = flooded cellars
pompeii-volcano-VA18 = scattered flocks
pompeii-volcano-VB01 = lost mines
pompeii-volcano-VB02 = wool in ashes
pompeii-volcano-VB03 = buried fields
pompeii-volcano-VB04 = buried woods
pompeii-volcano-VB05 = poisoned shore
pompeii-volcano-VB06 = buried quarries
pompeii-volcano-VB07 = scorched hills
pompeii-volcano-VB08 = workshops gone cold
pompeii-volcano-VB09 = armouries gone cold
pompeii-volcano-VB10 = collapsed shops
pompeii-volcano-VB11 = warehouses ablaze
pompeii-volcano-VB12 = deserted market
pompeii-volcano-VB13 = river run dry
pompeii-volcano-VB14 = emptied coffers
pompeii-volcano-VB15 = woodshed ablaze
pompeii-volcano-VB16 = empty stables
pompeii-volcano-VB17 = looms and dyes
pompeii-volcano-VB18 = lost grape harvest
pompeii-volcano-VC01 = lost mines and flocks
pompeii-volcano-VC02 = famine
pompeii-volcano-VC03 = glowing cloud over the woods
pompeii-volcano-VC04 = glowing cloud over the hills
pompeii-volcano-VC05 = tidal wave
pompeii-volcano-VC06 = earthquake
pompeii-volcano-VC07 = buried forges
pompeii-volcano-VC08 = buried mint
pompeii-volcano-VC09 = buried looms
pompeii-volcano-VC10 = granaries ablaze
pompeii-volcano-VC11 = market hall destroyed
pompeii-volcano-VC12 = lost luxury
pompeii-volcano-VC13 = building sites in ashes
pompeii-volcano-VC14 = black earth
pompeii-volcano-VC15 = melted weapons
pompeii-volcano-VC16 = buried villas
pompeii-volcano-VC17 = river of cinders
pompeii-volcano-VC18 = melted treasures
pompeii-volcano-apocalypse = the Apocalypse

## The table in a terminal

pompeii-round = Round { $round }
pompeii-phase-setting_up = setting up
pompeii-phase-turns = turns
pompeii-phase-offerings = offerings
pompeii-phase-over = the end
pompeii-players = Players
pompeii-you = you
pompeii-start = start player
pompeii-workers = workers
pompeii-army = army
pompeii-specialists = spec.
pompeii-city = city
pompeii-markers = markers
pompeii-army-none = –
pompeii-army-recruited = ready
pompeii-army-injured = injured
pompeii-buildings = Buildings
pompeii-places = Fields and places
pompeii-cost = costs { $goods }
pompeii-hires = hires workers for { $goods }
pompeii-recruits = an army for { $goods }
pompeii-unbuilt = not built: { $buildings }
pompeii-goods = Goods
pompeii-tablet = { $who }’s tablet
pompeii-cards = Cards
pompeii-cards-hand = In hand
pompeii-cards-active = Active
pompeii-cards-row = Open row
pompeii-cards-looked = Looked at
pompeii-cards-volcano = Last volcano card
pompeii-decks = Decks: { $specialists } specialists, { $city } city cards, { $volcano } volcano cards
pompeii-offerings = Offerings
pompeii-required = Required value: { $value }
pompeii-log = Log
pompeii-board-short = board shows everything, also costs and what cards say
pompeii-marks = { $part } partly reconstructed · { $whole } wholly reconstructed
pompeii-winner = { $who } wins.
pompeii-all-lost = Nobody won: Pompeii is destroyed.

## Headings of lists of moves

pompeii-group-own = First building
pompeii-group-goods = Goods
pompeii-group-buildings = Buildings
pompeii-group-fields = Fields
pompeii-group-amount = How many
pompeii-group-trade = Trade
pompeii-group-piazza = Piazza
pompeii-group-foro = Foro
pompeii-group-offerings = Offerings
pompeii-group-choices = Choices

## What is asked

pompeii-ask-own = { $who }: choose your first red building, for example { $examples }
pompeii-ask-coin = { $who }: choose a good ({ $left } to go), for example { $examples }
pompeii-ask-action = { $who }: place a worker, for example { $examples } (? lists all)
pompeii-ask-times = { $who }: how many times at { $place }? For example { $examples }
pompeii-ask-given = { $who }: what do you give? For example { $examples }
pompeii-ask-taken = { $who }: what do you take for { $given }? For example { $examples }
pompeii-ask-traded = { $who }: how many { $taken } for { $given }? For example { $examples }
pompeii-ask-train = { $who }: train another specialist, or . to stop
pompeii-ask-swap = { $who }: exchange another specialist, or . to stop
pompeii-ask-payment = { $who }: pay one value I good, for example { $examples }
pompeii-ask-bonus = { $who }: take your ownership bonus, for example { $examples }
pompeii-ask-good = { $who }: { $card }: which good? For example { $examples }
pompeii-ask-victim = { $who }: { $card }: which player? For example { $examples }
pompeii-ask-building = { $who }: { $card }: which building? For example { $examples }
pompeii-ask-card = { $who }: { $card }: which card? For example { $examples }
pompeii-ask-skip = { $who }: leave out up to { $left } of the cost of { $building }: { $examples }, or . to pay the rest
pompeii-ask-keep = { $who }: keep { $left } of the cards, for example { $examples }
pompeii-ask-halt = { $who }: halt the Castrum? { $examples }
pompeii-ask-immediate = { $who }: play a card before the offerings: { $examples }
pompeii-ask-pledge = { $who }: offerings worth { $required } are required: { $examples }
pompeii-ask-pledged = { $who }: how many { $good }? For example { $examples }
pompeii-ask-draw = { $who }: draw a card as a reward ({ $left } to go): { $examples }

## What has happened

pompeii-event-owned = { $who } takes { $building }.
pompeii-event-got = { $who } receives { $goods }.
pompeii-event-paid = { $who } pays { $goods }.
pompeii-event-placed-worker = { $who } places a worker: { $place }.
pompeii-event-placed-worker-card = { $who } places a worker: { $place }, with { $card }.
pompeii-event-placed-taken_worker = { $who } places a taken worker: { $place }.
pompeii-event-placed-taken_worker-card = { $who } places a taken worker: { $place }, with { $card }.
pompeii-event-placed-marker = { $who } takes an extra action: { $place }.
pompeii-event-placed-marker-card = { $who } takes an extra action: { $place }, with { $card }.
pompeii-event-placed-row = { $who } uses { $card }.
pompeii-event-built = { $who } constructs { $building }.
pompeii-event-flipped = Vesuvius awakens.
pompeii-event-activated = { $who } activates { $card }.
pompeii-event-activated-vain = { $who } activates { $card }, but it has no effect.
pompeii-event-discarded = { $card } is discarded.
pompeii-event-drew = { $who } draws { $cards }.
pompeii-event-drew-hidden = { $count ->
    [one] { $who } draws a card.
   *[other] { $who } draws { $count } cards.
}
pompeii-event-remade-specialists = The specialist deck is reshuffled.
pompeii-event-remade-city = The city card deck is reshuffled.
pompeii-event-marked = { $who } places an ownership marker: { $building }.
pompeii-event-stole = { $who } takes 1 { $good } from { $owner }.
pompeii-event-took_card = { $who } takes { $card } from { $owner }.
pompeii-event-took_unseen = { $who } takes { $card } from { $owner }’s hand.
pompeii-event-took_unseen-hidden = { $who } takes a card from { $owner }’s hand.
pompeii-event-took_workers = { $count ->
    [one] { $who } takes a worker from { $building }.
   *[other] { $who } takes { $count } workers from { $building }.
}
pompeii-event-injured-worker = A worker of { $who }’s is injured.
pompeii-event-injured-army = { $who }’s army is injured.
pompeii-event-healed-worker = A worker of { $who }’s is healed.
pompeii-event-healed-army = { $who }’s army is healed.
pompeii-event-covered = { $who } covers a space: { $building }.
pompeii-event-lifted = { $who } lifts a token from { $building }.
pompeii-event-workers = { $who } now has { $count ->
    [one] 1 worker
   *[other] { $count } workers
}.
pompeii-event-extra = { $who } has { $amount ->
    [one] 1 extra action
   *[other] { $amount } extra actions
}.
pompeii-event-starts = { $who } will be start player of the next round.
pompeii-event-halted = { $who }’s Castrum is halted.
pompeii-event-waited = { $who } plays no card.
pompeii-event-played = { $who } plays { $card }.
pompeii-event-required = Offerings worth { $value } are required.
pompeii-event-pledged = { $who } pledges { $goods }.
pompeii-event-passed = { $who } passes.
pompeii-event-offered = The offerings are enough: { $value } of { $required }.
pompeii-event-offered-short = The offerings aren’t enough: { $value } of { $required }.
pompeii-event-erupted = A volcano card is revealed: { $card }. It hits { $goods }.
pompeii-event-erupted-end = A volcano card is revealed: { $card }.
pompeii-event-lost = { $who } loses { $goods }.
pompeii-event-round = Round { $round } begins.
pompeii-event-recruited = { $who } recruits an army.
pompeii-event-kept = { $who } keeps { $card }.
pompeii-event-kept-hidden = { $who } keeps a card.
pompeii-event-joined = { $card } joins the open row.
pompeii-event-joined-later = { $card } will join the next open row.
pompeii-event-left = { $card } leaves the game.
pompeii-event-blocked = { $card } blocks { $goods } this round.
pompeii-event-blocked-hidden = No goods are blocked.
pompeii-event-over-castrum = { $who } enters the Castrum and wins in round { $round }.
pompeii-event-over-apocalypse = The Apocalypse, in round { $round }: everyone has lost.
pompeii-event-over-destroyed = Pompeii is destroyed after round { $round }.
pompeii-event-over-title = { $who } wins in round { $round } as { $title }.
pompeii-event-lapsed = { $who } has nothing to choose here.

## How to type a move

pompeii-notation =
    own7, +grain        the first building; a good of your choice
    @grain, @grain/S14  a worker on the grain field; with card S14
    @b7, @b4b, @b7/S30  a worker on building 7; on building 4 for its second line; with card S30
    { "*3" }                  how many
    build5, build5/S39  construct building 5; with card S39
    @porta, gold>, >meat  trade: a worker at the Porta, what you give, what you take
    train:S30, swap:S12, -grain  at the Piazza: train, exchange, pay; . to stop
    act:C35, heal:C12, lift:b7, finish  at the Foro
    hire, army          a new worker; an army
    ^coal               ownership bonus
    !2, !b7, !S14, !meat  target of a card: a seat, a building, a card, a good
    skip:wood           leave a good out of a cost
    give:gold, pass     offerings
    draw:S, draw:C, keep:S12  rewards
    play:C33, wait      an immediate card, or none
    use:S25             solo: a card in the open row that works at once

## Options

pompeii-option-set_a = the easy volcano set (default)
pompeii-option-set_b = the medium volcano set
pompeii-option-set_c = the hard volcano set
pompeii-data-mild = volcano cards destroy few goods, and two workers have room at Costruzione, Porta and Foro, even alone.
pompeii-data-harsh = volcano cards destroy many goods, and alone there’s room for one worker at Costruzione, Porta and Foro.
pompeii-option-all_volcano = all 18 volcano cards of the set; not solo
pompeii-option-apocalypse_last = the Apocalypse is at the bottom of the deck; not solo
pompeii-option-foro_timer = the Foro can be built from round 10 on; not solo
pompeii-option-no_textoria = building 14 is left out; solo only

## What speaks for a move, in a hint and a review

reason-wins = your army enters the Castrum: you win
reason-army = you recruit your army
reason-station = { $left ->
    [0] the Castrum is built
    [one] a building on the way to the Castrum; one more to go
   *[other] a building on the way to the Castrum; { $left } more to go
}
reason-opens = { $building } can be used from the next worker on
reason-lacking = brings { $count } of the { $lacking } you still need on the way to the Castrum
reason-wanted = you still need { $lacking } of it on the way to the Castrum
reason-spare = you have { $count } more of it than you need on the way to the Castrum
reason-makes = { $count ->
    [one] brings a good of value { $value }
   *[other] brings { $count } goods of value { $value }
}
reason-second = your second worker there brings { $count }
reason-owner = { $owner } gets a good for it as the owner
reason-worker = { $count ->
    [one] gives you 1 worker
   *[other] gives you { $count } workers
}
reason-actions = { $actions ->
    [one] saves about one action on the way to the Castrum
   *[other] saves about { $actions } actions on the way to the Castrum
}
reason-amount = as many as you can use
reason-heals = your people can work for you again
reason-halts = keeps another player’s army out of the Castrum
reason-cheaper = the offerings cost you less
reason-missing = the offerings are still { $value } short
reason-eruption = { $cards ->
    [one] the last volcano card ends the game for everyone
   *[other] one of the { $cards } volcano cards left ends the game for everyone
}
reason-enough = { $value } pledged, and { $required } is enough

## The plan behind a hint

reason-plan-next = next: { $good }, { $short } short
reason-plan-free = { $place } is free
reason-plan-taken = { $place } is full
reason-plan-blocked = { $place } yields nothing this round
reason-plan-unbuilt = { $place } isn’t built yet
reason-plan-trade = to trade for { $goods }
reason-plan-actions = { $actions ->
    [one] about one action until { $building } stands
   *[other] about { $actions } actions until { $building } stands
}
reason-plan-actions-army = { $actions ->
    [one] about one action until your army is ready
   *[other] about { $actions } actions until your army is ready
}
reason-plan-actions-worker = { $actions ->
    [one] about one action until you have a new worker
   *[other] about { $actions } actions until you have a new worker
}
reason-plan-actions-castrum = { $actions ->
    [one] about one action until your army enters the Castrum
   *[other] about { $actions } actions until your army enters the Castrum
}
reason-plan-ready = you have all goods for { $building }
reason-plan-ready-army = you have all goods for your army
reason-plan-ready-worker = you have all goods for a new worker
reason-plan-ready-castrum = you have all goods on the way to the Castrum
