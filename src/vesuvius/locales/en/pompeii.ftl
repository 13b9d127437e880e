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
