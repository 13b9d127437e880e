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
pompeii-effect-field_take-each = { $at } take { $goods } instead, once for every good that the field would have yielded.
pompeii-effect-field_take-once = { $at } take { $goods } instead of the yield.
pompeii-effect-convert_bonus = { $at }, after making { $good }, receive { $goods } more, once an action, however many were made.
pompeii-effect-convert_alt-any = { $at } convert { $given } into { $made }, any number of times.
pompeii-effect-convert_alt-most = { $at } convert { $given } into { $made }, up to { $most } times.
pompeii-effect-build_waive = When you construct a building, { $goods } of its cost need not be paid.
pompeii-effect-deny_owner_bonus = For { $buildings } nobody gets an ownership bonus from you.
pompeii-effect-extra_space = On { $buildings } you may put { $amount ->
    [one] one more worker
   *[other] { $amount } more workers
 } a round, even when their spaces are full.
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
pompeii-effect-take_card-active_specialist-hand = Take one activated specialist of another player into your hand.
pompeii-effect-take_card-active_specialist-active = Take one activated specialist of another player; it is active for you at once.
pompeii-effect-take_card-active_temple-hand = Take one activated temple card of another player into your hand.
pompeii-effect-take_card-active_temple-active = Take one activated temple card of another player; it is active for you at once.
pompeii-effect-take_card-hand_city-hand = Take one city card, unseen, from another player’s hand.
pompeii-effect-take_workers = Take all workers from one production building; this round they are yours to place.
pompeii-effect-injure-worker = Injure a worker of another player. It is healed at the Foro for { $heal }.
pompeii-effect-injure-army = Injure another player’s recruited army; one of their workers lies down for it. It is healed at the Foro for { $heal }.
pompeii-effect-block_spaces = Cover up to { $tokens ->
    [one] 1 free worker space
   *[other] { $tokens } free worker spaces
 } on buildings with tokens. A token is lifted at the Foro for { $lift }.
pompeii-effect-destroy_temples-all = All activated temple cards are discarded, yours too.
pompeii-effect-destroy_temples-each_other = All activated temple cards of the other players are discarded.
pompeii-effect-place_marker-red = Put one of your ownership markers on a red building of another player; you get the bonus there as well.
pompeii-effect-place_marker-any = Put one of your ownership markers on any building of another player; you get the bonus there as well.
pompeii-effect-place_marker-porta = You own the Porta: receive { $bonus } whenever another player puts a worker there.
pompeii-effect-worker_count-you = Take a new worker without paying.
pompeii-effect-worker_count-each_other = Every other player with more than { $more ->
    [one] 1 worker
   *[other] { $more } workers
 } loses one.
pompeii-effect-draw_cards-specialist-hand = Look at the top { $amount } specialists and keep { $keep } in hand; discard the rest.
pompeii-effect-draw_cards-specialist-active = Look at the top { $amount } specialists and activate { $keep } free of charge; discard the rest.
pompeii-effect-draw_cards-city-hand = Look at the top { $amount } city cards and keep { $keep } in hand; discard the rest.
pompeii-effect-draw_cards-city-active = Look at the top { $amount } city cards and activate { $keep } free of charge; discard the rest.
pompeii-effect-draw_cards-specialist-hand-all = Take the top { $amount } specialists into your hand.
pompeii-effect-draw_cards-specialist-active-all = Take the top { $amount } specialists and activate them free of charge.
pompeii-effect-draw_cards-city-hand-all = Take the top { $amount } city cards into your hand.
pompeii-effect-draw_cards-city-active-all = Take the top { $amount } city cards and activate them free of charge.
pompeii-effect-replay_discard = Take a city card from the discard pile and activate it at once.
pompeii-effect-build_now = Construct one building at once; up to { $skip ->
    [one] 1 good
   *[other] { $skip } goods
 } of its cost need not be paid.
pompeii-effect-trade = Trade once: to a lower value { $lower }:1, to the same value { $same }:1, to a higher value { $higher }:1.
pompeii-effect-heal = Heal all your injured workers and your army free of charge.
pompeii-effect-start_player = You are start player of the next round.
pompeii-effect-offering-rises = Before the offerings: the required value rises by { $amount }.
pompeii-effect-offering-falls = Before the offerings: the required value falls by { $amount }.
pompeii-effect-offering-abstain = Before the offerings: your workers do not count, and you offer nothing.
pompeii-effect-offering-protect = Before the offerings: your workers do not count, you offer nothing, and a regular volcano card costs you nothing.
pompeii-effect-offering-cancel = Before the offerings: nobody offers anything; a volcano card is revealed and carried out.
pompeii-effect-halt_castrum = When another player constructs the Castrum: it is halted until that player pays { $finish } at the Foro.

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
pompeii-tablet = Tablet of { $who }
pompeii-cards = Cards
pompeii-cards-hand = In hand
pompeii-cards-active = Active
pompeii-cards-row = Open row
pompeii-cards-looked = Looked at
pompeii-decks = Decks: { $specialists } specialists, { $city } city cards, { $volcano } volcano cards
pompeii-offerings = Offerings
pompeii-required = Required value: { $value }
pompeii-log = What has happened
pompeii-winner = { $who } has won.
pompeii-all-lost = Nobody has won: Pompeii is destroyed.

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

pompeii-ask-own = { $who }: take a first red building, for example own7
pompeii-ask-coin = { $who }: choose a good, { $left } to go, for example +grain
pompeii-ask-action = { $who }: place a worker, for example @grain, @b7, build5, train:S30 (? lists all)
pompeii-ask-times = { $who }: how often at { $place }? For example *3
pompeii-ask-given = { $who }: what do you give? For example gold>
pompeii-ask-taken = { $who }: what do you take for { $given }? For example >meat
pompeii-ask-traded = { $who }: how much { $taken } for { $given }? For example *2
pompeii-ask-train = { $who }: train another specialist, or . to stop
pompeii-ask-swap = { $who }: exchange another specialist, or . to stop
pompeii-ask-payment = { $who }: pay one good of value I, for example -grain
pompeii-ask-bonus = { $who }: take your ownership bonus, for example ^coal
pompeii-ask-good = { $who }: { $card }: which good? For example !meat
pompeii-ask-victim = { $who }: { $card }: which player? For example !1
pompeii-ask-building = { $who }: { $card }: which building? For example !b7
pompeii-ask-card = { $who }: { $card }: which card? For example !S14
pompeii-ask-skip = { $who }: leave out up to { $left } of the cost of { $building }: skip:wood, or . to pay the rest
pompeii-ask-keep = { $who }: keep { $left } of the cards, for example keep:S12
pompeii-ask-halt = { $who }: halt the Castrum? play:C31 or wait
pompeii-ask-immediate = { $who }: play a card before the offerings, or wait
pompeii-ask-pledge = { $who }: offerings of value { $required } are required: give:gold, or pass
pompeii-ask-pledged = { $who }: how much { $good }? For example *2
pompeii-ask-draw = { $who }: draw a card as a reward, { $left } to go: draw:S or draw:C

## What has happened

pompeii-event-owned = { $who } takes { $building }.
pompeii-event-got = { $who } receives { $goods }.
pompeii-event-paid = { $who } pays { $goods }.
pompeii-event-placed-worker = { $who }: a worker, { $place }.
pompeii-event-placed-worker-card = { $who }: a worker, { $place }, with { $card }.
pompeii-event-placed-taken_worker = { $who }: a taken worker, { $place }.
pompeii-event-placed-taken_worker-card = { $who }: a taken worker, { $place }, with { $card }.
pompeii-event-placed-marker = { $who }: an extra action, { $place }.
pompeii-event-placed-marker-card = { $who }: an extra action, { $place }, with { $card }.
pompeii-event-placed-row = { $who } uses { $card }.
pompeii-event-built = { $who }: { $building } is built.
pompeii-event-flipped = Vesuvius awakens.
pompeii-event-activated = { $who } activates { $card }.
pompeii-event-activated-vain = { $who } activates { $card } in vain.
pompeii-event-discarded = { $card } is discarded.
pompeii-event-drew = { $who } draws { $cards }.
pompeii-event-drew-hidden = { $count ->
    [one] { $who } draws a card.
   *[other] { $who } draws { $count } cards.
}
pompeii-event-remade-specialists = The specialists are shuffled anew.
pompeii-event-remade-city = The city cards are shuffled anew.
pompeii-event-marked = { $who } owns { $building }.
pompeii-event-stole = { $who } takes 1 { $good } from { $owner }.
pompeii-event-took_card = { $who } takes { $card } from { $owner }.
pompeii-event-took_unseen = { $who } takes { $card } from { $owner }’s hand.
pompeii-event-took_unseen-hidden = { $who } takes a card from { $owner }’s hand.
pompeii-event-took_workers = { $who } takes the workers ({ $count }) from { $building }.
pompeii-event-injured-worker = A worker of { $who } is injured.
pompeii-event-injured-army = The army of { $who } is injured.
pompeii-event-healed-worker = A worker of { $who } is healed.
pompeii-event-healed-army = The army of { $who } is healed.
pompeii-event-covered = { $who } covers a space of { $building }.
pompeii-event-lifted = { $who } lifts a token from { $building }.
pompeii-event-workers = Workers of { $who }: { $count }.
pompeii-event-extra = { $who } has { $amount } more actions.
pompeii-event-starts = { $who } begins the next round.
pompeii-event-halted = The Castrum of { $who } is halted.
pompeii-event-waited = { $who } plays no card.
pompeii-event-played = { $who } plays { $card }.
pompeii-event-required = Offerings of value { $value } are required.
pompeii-event-pledged = { $who } pledges { $goods }.
pompeii-event-passed = { $who } passes.
pompeii-event-offered = The offerings are enough: { $value } of { $required }.
pompeii-event-offered-short = The offerings fall short: { $value } of { $required }.
pompeii-event-erupted = Volcano card { $card } is revealed.
pompeii-event-lost = { $who } loses { $goods }.
pompeii-event-round = Round { $round } begins.
pompeii-event-recruited = { $who } recruits an army.
pompeii-event-kept = { $who } keeps { $card }.
pompeii-event-kept-hidden = { $who } keeps a card.
pompeii-event-joined = { $card } comes into the open row.
pompeii-event-joined-later = { $card } will be in the next open row.
pompeii-event-left = { $card } leaves the game.
pompeii-event-blocked = The goods of { $card } are blocked.
pompeii-event-blocked-hidden = No good is blocked.
pompeii-event-over-castrum = { $who } enters the Castrum and wins in round { $round }.
pompeii-event-over-apocalypse = The Apocalypse, in round { $round }: all have lost.
pompeii-event-over-destroyed = Pompeii is destroyed after round { $round }.
pompeii-event-over-title = { $who } wins in round { $round } as { $title }.
pompeii-event-lapsed = { $who } has nothing to choose there.

## How to type a move

pompeii-notation =
    own7, +grain        the first building; a good of your choice
    @grain, @grain/S14  a worker on the grain field; with card S14
    @b7, @b4b, @b7/S30  a worker on building 7; on building 4 for its second line; with card S30
    { "*3" }                  so many
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
    use:S25             alone: a card of the open row that works at once

## Options

pompeii-option-set_a = the easy volcano set (as usual)
pompeii-option-set_b = the medium volcano set
pompeii-option-set_c = the hard volcano set
pompeii-option-all_volcano = all 18 volcano cards of the set; not solo
pompeii-option-apocalypse_last = the Apocalypse lies at the bottom; not solo
pompeii-option-foro_timer = the Foro can be built from round 10 on; not solo
pompeii-option-no_textoria = building 14 is left out; solo only

## What speaks for a move, in a hint and a review

reason-wins = the army enters the Castrum: this wins
reason-army = the army is recruited
reason-station = { $left ->
    [0] the Castrum stands
    [one] a building on the way to the Castrum; one more is to come
   *[other] a building on the way to the Castrum; { $left } more are to come
}
reason-opens = { $building } can be used from the next worker on
reason-lacking = brings { $count } of { $lacking } that you still lack on the way to the Castrum
reason-wanted = you still lack { $lacking } of it on the way to the Castrum
reason-spare = you have { $count } of it more than the way to the Castrum asks for
reason-makes = { $count ->
    [one] brings a good of value { $value }
   *[other] brings { $count } goods of value { $value }
}
reason-second = your second worker there brings { $count }
reason-owner = { $owner } gets a good for it, as the owner
reason-worker = from now on you have { $count } workers
reason-actions = { $actions ->
    [one] saves about one action on the way to the Castrum
   *[other] saves about { $actions } actions on the way to the Castrum
}
reason-amount = as many as you have a use for
reason-heals = you can count on your people again
reason-halts = keeps the army of another out of the Castrum
reason-cheaper = the offering takes less from you
reason-missing = { $value } are still missing from the offering
reason-eruption = one of the { $cards } volcano cards left ends the game for all
reason-enough = { $value } are pledged, and { $required } are enough
