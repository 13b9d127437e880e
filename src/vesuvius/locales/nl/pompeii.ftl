# Pompeii: goederen en plekken, en de teksten van de kaarten, gevormd uit hun gegevens.

## Goederen, zoals op het voorraadbord

pompeii-good-grain = graan
pompeii-good-deer = hert
pompeii-good-wood = hout
pompeii-good-grass = gras
pompeii-good-fish = vis
pompeii-good-reed = riet
pompeii-good-clay = klei
pompeii-good-stone = steen
pompeii-good-olives = olijven
pompeii-good-grapes = druiven
pompeii-good-flour = meel
pompeii-good-sheep = schaap
pompeii-good-planks = planken
pompeii-good-coal = houtskool
pompeii-good-pillars = zuilen
pompeii-good-bricks = bakstenen
pompeii-good-rope = touw
pompeii-good-salted_fish = gezouten vis
pompeii-good-olive_oil = olijfolie
pompeii-good-wine = wijn
pompeii-good-bread = brood
pompeii-good-meat = vlees
pompeii-good-wool = wol
pompeii-good-garum = garum
pompeii-good-pearls = parels
pompeii-good-gold = goud
pompeii-good-iron = ijzer
pompeii-good-fabric = stof
pompeii-good-perfume = parfum
pompeii-good-gold_coin = gouden munt
pompeii-good-sword = zwaard
pompeii-good-tunics = tunica's

## Zoveel van een goed

pompeii-amount-grain = { $amount } graan
pompeii-amount-deer = { $amount ->
    [one] 1 hert
   *[other] { $amount } herten
}
pompeii-amount-wood = { $amount } hout
pompeii-amount-grass = { $amount } gras
pompeii-amount-fish = { $amount ->
    [one] 1 vis
   *[other] { $amount } vissen
}
pompeii-amount-reed = { $amount } riet
pompeii-amount-clay = { $amount } klei
pompeii-amount-stone = { $amount ->
    [one] 1 steen
   *[other] { $amount } stenen
}
pompeii-amount-olives = { $amount ->
    [one] 1 olijf
   *[other] { $amount } olijven
}
pompeii-amount-grapes = { $amount ->
    [one] 1 druif
   *[other] { $amount } druiven
}
pompeii-amount-flour = { $amount } meel
pompeii-amount-sheep = { $amount ->
    [one] 1 schaap
   *[other] { $amount } schapen
}
pompeii-amount-planks = { $amount ->
    [one] 1 plank
   *[other] { $amount } planken
}
pompeii-amount-coal = { $amount } houtskool
pompeii-amount-pillars = { $amount ->
    [one] 1 zuil
   *[other] { $amount } zuilen
}
pompeii-amount-bricks = { $amount ->
    [one] 1 baksteen
   *[other] { $amount } bakstenen
}
pompeii-amount-rope = { $amount ->
    [one] 1 touw
   *[other] { $amount } touwen
}
pompeii-amount-salted_fish = { $amount ->
    [one] 1 gezouten vis
   *[other] { $amount } gezouten vissen
}
pompeii-amount-olive_oil = { $amount } olijfolie
pompeii-amount-wine = { $amount } wijn
pompeii-amount-bread = { $amount ->
    [one] 1 brood
   *[other] { $amount } broden
}
pompeii-amount-meat = { $amount } vlees
pompeii-amount-wool = { $amount } wol
pompeii-amount-garum = { $amount } garum
pompeii-amount-pearls = { $amount ->
    [one] 1 parel
   *[other] { $amount } parels
}
pompeii-amount-gold = { $amount } goud
pompeii-amount-iron = { $amount } ijzer
pompeii-amount-fabric = { $amount } stof
pompeii-amount-perfume = { $amount } parfum
pompeii-amount-gold_coin = { $amount ->
    [one] 1 gouden munt
   *[other] { $amount } gouden munten
}
pompeii-amount-sword = { $amount ->
    [one] 1 zwaard
   *[other] { $amount } zwaarden
}
pompeii-amount-tunics = { $amount ->
    [one] 1 tunica
   *[other] { $amount } tunica's
}

## Plekken en gebouwen

pompeii-field = veld ‘{ $good }’
pompeii-at-field = Op het veld ‘{ $good }’
pompeii-at-building = Bij { $name }
pompeii-building-red = rood gebouw
pompeii-building-blue = blauw gebouw
pompeii-building-green = groen gebouw
pompeii-building-purple = paars gebouw
pompeii-buildings-red = rode gebouwen
pompeii-buildings-blue = blauwe gebouwen
pompeii-buildings-green = groene gebouwen
pompeii-buildings-purple = paarse gebouwen
pompeii-and = { $some } en { $last }

## Wanneer een kaart werkt

pompeii-temple = Tempel. { $text }
pompeii-trained = Werkt één keer, bij het opleiden. { $text }
pompeii-activated = Werkt één keer, bij het activeren. { $text }

## Effecten, naar soort en wat hun woorden bepaalt

pompeii-effect-field_bonus = { $at } verzamel je { $goods } meer dan gewoonlijk.
pompeii-effect-field_take-each = { $at } neem je in plaats daarvan { $goods }, één keer voor elk goed dat het veld had opgeleverd.
pompeii-effect-field_take-once = { $at } neem je { $goods } in plaats van de opbrengst.
pompeii-effect-convert_bonus = { $at } krijg je, als je { $good } maakt, nog { $goods } erbij, één keer per actie, hoeveel je ook maakt.
pompeii-effect-convert_alt-any = { $at } zet je { $given } om in { $made }, zo vaak je wilt.
pompeii-effect-convert_alt-most = { $at } zet je { $given } om in { $made }, tot { $most } keer.
pompeii-effect-build_waive = Als je een gebouw bouwt, hoef je { $goods } van de kosten niet te betalen.
pompeii-effect-deny_owner_bonus = Voor { $buildings } krijgt niemand een eigendomsbonus van jou.
pompeii-effect-extra_space = Op { $buildings } mag je per ronde { $amount ->
    [one] één werker
   *[other] { $amount } werkers
 } meer zetten, ook als hun plaatsen vol zijn.
pompeii-effect-extra_actions = Voer meteen { $amount ->
    [one] nog één werkeractie
   *[other] nog { $amount } werkeracties
 } uit.
pompeii-effect-gain-goods = Je krijgt { $goods }.
pompeii-effect-gain-choose = Je krijgt { $amount ->
    [one] 1 goed
   *[other] { $amount } goederen
 } van waarde { $values } naar keuze.
pompeii-effect-steal_goods-each_other-taker = Neem van elke andere speler { $amount ->
    [one] 1 goed
   *[other] { $amount } goederen
 } van waarde { $values } naar jouw keuze.
pompeii-effect-steal_goods-each_other-giver = Elke andere speler geeft je { $amount ->
    [one] 1 goed
   *[other] { $amount } goederen
 } van waarde { $values } naar eigen keuze.
pompeii-effect-steal_goods-one_other-taker = Neem van één andere speler { $amount ->
    [one] 1 goed
   *[other] { $amount } goederen
 } van waarde { $values } naar jouw keuze.
pompeii-effect-steal_goods-one_other-giver = Eén andere speler geeft je { $amount ->
    [one] 1 goed
   *[other] { $amount } goederen
 } van waarde { $values } naar eigen keuze.
pompeii-effect-take_card-active_specialist-hand = Neem een actieve specialist van een andere speler op de hand.
pompeii-effect-take_card-active_specialist-active = Neem een actieve specialist van een andere speler; die is meteen actief voor jou.
pompeii-effect-take_card-active_temple-hand = Neem een actieve tempelkaart van een andere speler op de hand.
pompeii-effect-take_card-active_temple-active = Neem een actieve tempelkaart van een andere speler; die is meteen actief voor jou.
pompeii-effect-take_card-hand_city-hand = Neem ongezien een stadskaart uit de hand van een andere speler.
pompeii-effect-take_workers = Neem alle werkers van één productiegebouw; deze ronde mag jij ze zetten.
pompeii-effect-injure-worker = Verwond een werker van een andere speler. Die wordt op het Foro genezen voor { $heal }.
pompeii-effect-injure-army = Verwond het leger van een andere speler; een van diens werkers gaat ervoor liggen. Het wordt op het Foro genezen voor { $heal }.
pompeii-effect-block_spaces = Leg fiches op tot { $tokens ->
    [one] 1 vrije werkerplaats
   *[other] { $tokens } vrije werkerplaatsen
 } van gebouwen. Een fiche gaat op het Foro weg voor { $lift }.
pompeii-effect-destroy_temples-all = Alle actieve tempelkaarten worden afgelegd, ook die van jou.
pompeii-effect-destroy_temples-each_other = Alle actieve tempelkaarten van de andere spelers worden afgelegd.
pompeii-effect-place_marker-red = Leg een van je eigendomsfiches op een rood gebouw van een andere speler; ook jij krijgt daar de bonus.
pompeii-effect-place_marker-any = Leg een van je eigendomsfiches op een gebouw naar keuze van een andere speler; ook jij krijgt daar de bonus.
pompeii-effect-place_marker-porta = De Porta is van jou: je krijgt { $bonus } telkens als een andere speler daar een werker zet.
pompeii-effect-worker_count-you = Neem een nieuwe werker zonder te betalen.
pompeii-effect-worker_count-each_other = Elke andere speler met meer dan { $more ->
    [one] 1 werker
   *[other] { $more } werkers
 } verliest er één.
pompeii-effect-draw_cards-specialist-hand = Bekijk de bovenste { $amount } specialisten en houd er { $keep } op de hand; leg de rest af.
pompeii-effect-draw_cards-specialist-active = Bekijk de bovenste { $amount } specialisten en activeer er { $keep } zonder te betalen; leg de rest af.
pompeii-effect-draw_cards-city-hand = Bekijk de bovenste { $amount } stadskaarten en houd er { $keep } op de hand; leg de rest af.
pompeii-effect-draw_cards-city-active = Bekijk de bovenste { $amount } stadskaarten en activeer er { $keep } zonder te betalen; leg de rest af.
pompeii-effect-draw_cards-specialist-hand-all = Neem de bovenste { $amount } specialisten op de hand.
pompeii-effect-draw_cards-specialist-active-all = Neem de bovenste { $amount } specialisten en activeer ze zonder te betalen.
pompeii-effect-draw_cards-city-hand-all = Neem de bovenste { $amount } stadskaarten op de hand.
pompeii-effect-draw_cards-city-active-all = Neem de bovenste { $amount } stadskaarten en activeer ze zonder te betalen.
pompeii-effect-replay_discard = Neem een stadskaart van de aflegstapel en activeer die meteen.
pompeii-effect-build_now = Bouw meteen één gebouw; tot { $skip ->
    [one] 1 goed
   *[other] { $skip } goederen
 } van de kosten hoef je niet te betalen.
pompeii-effect-trade = Handel één keer: naar een lagere waarde { $lower }:1, naar dezelfde waarde { $same }:1, naar een hogere waarde { $higher }:1.
pompeii-effect-heal = Genees al je gewonde werkers en je leger zonder te betalen.
pompeii-effect-start_player = De volgende ronde begin jij.
pompeii-effect-offering-rises = Vóór de offers: de vereiste waarde stijgt met { $amount }.
pompeii-effect-offering-falls = Vóór de offers: de vereiste waarde daalt met { $amount }.
pompeii-effect-offering-abstain = Vóór de offers: jouw werkers tellen niet mee en je offert niets.
pompeii-effect-offering-protect = Vóór de offers: jouw werkers tellen niet mee, je offert niets en een gewone vulkaankaart kost je niets.
pompeii-effect-offering-cancel = Vóór de offers: niemand offert iets; er wordt een vulkaankaart omgedraaid en uitgevoerd.
pompeii-effect-halt_castrum = Als een andere speler het Castrum bouwt: de bouw ligt stil tot die speler op het Foro { $finish } betaalt.
