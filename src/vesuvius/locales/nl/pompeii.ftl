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
pompeii-effect-deny_owner_bonus = Voor { $buildings } krijgt niemand een eigenaarsbonus van jou.
pompeii-effect-extra_space = Op { $buildings } mag je per ronde { $amount ->
    [one] één arbeider
   *[other] { $amount } arbeiders
 } meer zetten, ook als hun plaatsen vol zijn.
pompeii-effect-extra_actions = Voer meteen { $amount ->
    [one] nog één arbeidersactie
   *[other] nog { $amount } arbeidersacties
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
pompeii-effect-take_workers = Neem alle arbeiders van één productiegebouw; deze ronde mag jij ze zetten.
pompeii-effect-injure-worker = Verwond een arbeider van een andere speler. Die wordt op het Foro genezen voor { $heal }.
pompeii-effect-injure-army = Verwond het leger van een andere speler; een van diens arbeiders gaat ervoor liggen. Het wordt op het Foro genezen voor { $heal }.
pompeii-effect-block_spaces = Leg fiches op tot { $tokens ->
    [one] 1 vrije arbeidersplaats
   *[other] { $tokens } vrije arbeidersplaatsen
 } van gebouwen. Een fiche gaat op het Foro weg voor { $lift }.
pompeii-effect-destroy_temples-all = Alle actieve tempelkaarten worden afgelegd, ook die van jou.
pompeii-effect-destroy_temples-each_other = Alle actieve tempelkaarten van de andere spelers worden afgelegd.
pompeii-effect-place_marker-red = Leg een van je eigendomsmerkers op een rood gebouw van een andere speler; ook jij krijgt daar de bonus.
pompeii-effect-place_marker-any = Leg een van je eigendomsmerkers op een gebouw naar keuze van een andere speler; ook jij krijgt daar de bonus.
pompeii-effect-place_marker-porta = De Porta is van jou: je krijgt { $bonus } telkens als een andere speler daar een arbeider zet.
pompeii-effect-worker_count-you = Neem een nieuwe arbeider zonder te betalen.
pompeii-effect-worker_count-each_other = Elke andere speler met meer dan { $more ->
    [one] 1 arbeider
   *[other] { $more } arbeiders
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
pompeii-effect-heal = Genees al je gewonde arbeiders en je leger zonder te betalen.
pompeii-effect-start_player = De volgende ronde begin jij.
pompeii-effect-offering-rises = Vóór de offers: de vereiste waarde stijgt met { $amount }.
pompeii-effect-offering-falls = Vóór de offers: de vereiste waarde daalt met { $amount }.
pompeii-effect-offering-abstain = Vóór de offers: jouw arbeiders tellen niet mee en je offert niets.
pompeii-effect-offering-protect = Vóór de offers: jouw arbeiders tellen niet mee, je offert niets en een gewone vulkaankaart kost je niets.
pompeii-effect-offering-cancel = Vóór de offers: niemand offert iets; er wordt een vulkaankaart omgedraaid en uitgevoerd.
pompeii-effect-halt_castrum = Als een andere speler het Castrum bouwt: de bouw ligt stil tot die speler op het Foro { $finish } betaalt.

## The table in a terminal

pompeii-round = Ronde { $round }
pompeii-phase-setting_up = opbouw
pompeii-phase-turns = beurten
pompeii-phase-offerings = offers
pompeii-phase-over = einde
pompeii-players = Spelers
pompeii-you = jij
pompeii-start = startspeler
pompeii-workers = arbeiders
pompeii-army = leger
pompeii-specialists = spec.
pompeii-city = stad
pompeii-markers = merkers
pompeii-army-none = –
pompeii-army-recruited = klaar
pompeii-army-injured = gewond
pompeii-buildings = Gebouwen
pompeii-places = Velden en plaatsen
pompeii-cost = kost { $goods }
pompeii-hires = huurt arbeiders voor { $goods }
pompeii-recruits = een leger voor { $goods }
pompeii-tablet = Tablet van { $who }
pompeii-cards = Kaarten
pompeii-cards-hand = In de hand
pompeii-cards-active = Actief
pompeii-cards-row = Open rij
pompeii-cards-looked = Bekeken
pompeii-decks = Stapels: { $specialists } specialisten, { $city } stadskaarten, { $volcano } vulkaankaarten
pompeii-offerings = Offers
pompeii-required = Vereiste waarde: { $value }
pompeii-log = Wat er gebeurd is
pompeii-winner = { $who } heeft gewonnen.
pompeii-all-lost = Niemand heeft gewonnen: Pompeii is verwoest.

## Headings of lists of moves

pompeii-group-own = Eerste gebouw
pompeii-group-goods = Goederen
pompeii-group-buildings = Gebouwen
pompeii-group-fields = Velden
pompeii-group-amount = Hoeveel
pompeii-group-trade = Handel
pompeii-group-piazza = Piazza
pompeii-group-foro = Foro
pompeii-group-offerings = Offers
pompeii-group-choices = Keuzes

## What is asked

pompeii-ask-own = { $who }: neem een eerste rood gebouw, bijvoorbeeld own7
pompeii-ask-coin = { $who }: kies een goed, nog { $left }, bijvoorbeeld +grain
pompeii-ask-action = { $who }: zet een arbeider, bijvoorbeeld @grain, @b7, build5, train:S30 (? toont alles)
pompeii-ask-times = { $who }: hoe vaak, { $place }? Bijvoorbeeld *3
pompeii-ask-given = { $who }: wat geef je? Bijvoorbeeld gold>
pompeii-ask-taken = { $who }: wat neem je voor { $given }? Bijvoorbeeld >meat
pompeii-ask-traded = { $who }: hoeveel { $taken } voor { $given }? Bijvoorbeeld *2
pompeii-ask-train = { $who }: leid nog een specialist op, of . om te stoppen
pompeii-ask-swap = { $who }: ruil nog een specialist, of . om te stoppen
pompeii-ask-payment = { $who }: betaal een goed van waarde I, bijvoorbeeld -grain
pompeii-ask-bonus = { $who }: neem je eigenaarsbonus, bijvoorbeeld ^coal
pompeii-ask-good = { $who }: { $card }: welk goed? Bijvoorbeeld !meat
pompeii-ask-victim = { $who }: { $card }: welke speler? Bijvoorbeeld !1
pompeii-ask-building = { $who }: { $card }: welk gebouw? Bijvoorbeeld !b7
pompeii-ask-card = { $who }: { $card }: welke kaart? Bijvoorbeeld !S14
pompeii-ask-skip = { $who }: laat tot { $left } van de prijs van { $building } weg: skip:wood, of . om de rest te betalen
pompeii-ask-keep = { $who }: houd { $left } van de kaarten, bijvoorbeeld keep:S12
pompeii-ask-halt = { $who }: het Castrum stilleggen? play:C31 of wait
pompeii-ask-immediate = { $who }: speel een kaart voor de offers, of wait
pompeii-ask-pledge = { $who }: offers van waarde { $required } zijn vereist: give:gold, of pass
pompeii-ask-pledged = { $who }: hoeveel { $good }? Bijvoorbeeld *2
pompeii-ask-draw = { $who }: trek een kaart als beloning, nog { $left }: draw:S of draw:C

## What has happened

pompeii-event-owned = { $who } neemt { $building }.
pompeii-event-got = { $who } krijgt { $goods }.
pompeii-event-paid = { $who } betaalt { $goods }.
pompeii-event-placed-worker = { $who }: een arbeider, { $place }.
pompeii-event-placed-worker-card = { $who }: een arbeider, { $place }, met { $card }.
pompeii-event-placed-taken_worker = { $who }: een afgenomen arbeider, { $place }.
pompeii-event-placed-taken_worker-card = { $who }: een afgenomen arbeider, { $place }, met { $card }.
pompeii-event-placed-marker = { $who }: een extra actie, { $place }.
pompeii-event-placed-marker-card = { $who }: een extra actie, { $place }, met { $card }.
pompeii-event-placed-row = { $who } gebruikt { $card }.
pompeii-event-built = { $who }: { $building } is gebouwd.
pompeii-event-flipped = De Vesuvius ontwaakt.
pompeii-event-activated = { $who } activeert { $card }.
pompeii-event-activated-vain = { $who } activeert { $card } tevergeefs.
pompeii-event-discarded = { $card } wordt afgelegd.
pompeii-event-drew = { $who } trekt { $cards }.
pompeii-event-drew-hidden = { $count ->
    [one] { $who } trekt een kaart.
   *[other] { $who } trekt { $count } kaarten.
}
pompeii-event-remade-specialists = De specialisten worden opnieuw geschud.
pompeii-event-remade-city = De stadskaarten worden opnieuw geschud.
pompeii-event-marked = { $who } bezit { $building }.
pompeii-event-stole = { $who } neemt 1 { $good } van { $owner }.
pompeii-event-took_card = { $who } neemt { $card } van { $owner }.
pompeii-event-took_unseen = { $who } neemt { $card } uit de hand van { $owner }.
pompeii-event-took_unseen-hidden = { $who } neemt een kaart uit de hand van { $owner }.
pompeii-event-took_workers = { $who } neemt de arbeiders ({ $count }) van { $building }.
pompeii-event-injured-worker = Een arbeider van { $who } is gewond.
pompeii-event-injured-army = Het leger van { $who } is gewond.
pompeii-event-healed-worker = Een arbeider van { $who } is genezen.
pompeii-event-healed-army = Het leger van { $who } is genezen.
pompeii-event-covered = { $who } bedekt een plek van { $building }.
pompeii-event-lifted = { $who } haalt een fiche van { $building }.
pompeii-event-workers = Arbeiders van { $who }: { $count }.
pompeii-event-extra = { $who } heeft nog { $amount } acties.
pompeii-event-starts = { $who } begint de volgende ronde.
pompeii-event-halted = Het Castrum van { $who } ligt stil.
pompeii-event-waited = { $who } speelt geen kaart.
pompeii-event-played = { $who } speelt { $card }.
pompeii-event-required = Offers van waarde { $value } zijn vereist.
pompeii-event-pledged = { $who } offert { $goods }.
pompeii-event-passed = { $who } past.
pompeii-event-offered = De offers zijn genoeg: { $value } van { $required }.
pompeii-event-offered-short = De offers schieten tekort: { $value } van { $required }.
pompeii-event-erupted = Vulkaankaart { $card } wordt omgedraaid.
pompeii-event-lost = { $who } verliest { $goods }.
pompeii-event-round = Ronde { $round } begint.
pompeii-event-recruited = { $who } werft een leger.
pompeii-event-kept = { $who } houdt { $card }.
pompeii-event-kept-hidden = { $who } houdt een kaart.
pompeii-event-joined = { $card } komt in de open rij.
pompeii-event-joined-later = { $card } ligt in de volgende open rij.
pompeii-event-left = { $card } verlaat het spel.
pompeii-event-blocked = De goederen van { $card } zijn geblokkeerd.
pompeii-event-blocked-hidden = Geen goed is geblokkeerd.
pompeii-event-over-castrum = { $who } trekt het Castrum in en wint in ronde { $round }.
pompeii-event-over-apocalypse = De Apocalyps, in ronde { $round }: allen hebben verloren.
pompeii-event-over-destroyed = Pompeii is na ronde { $round } verwoest.
pompeii-event-over-title = { $who } wint in ronde { $round } als { $title }.
pompeii-event-lapsed = { $who } heeft daar niets te kiezen.

## How to type a move

pompeii-notation =
    own7, +grain        het eerste gebouw; een goed naar keuze
    @grain, @grain/S14  een arbeider op het graanveld; met kaart S14
    @b7, @b4b, @b7/S30  een arbeider op gebouw 7; op gebouw 4 voor de tweede regel; met kaart S30
    { "*3" }                  zo veel
    build5, build5/S39  gebouw 5 bouwen; met kaart S39
    @porta, gold>, >meat  handel: een arbeider bij de Porta, wat je geeft, wat je neemt
    train:S30, swap:S12, -grain  op de Piazza: opleiden, ruilen, betalen; . om te stoppen
    act:C35, heal:C12, lift:b7, finish  op het Foro
    hire, army          een nieuwe arbeider; een leger
    ^coal               eigenaarsbonus
    !2, !b7, !S14, !meat  doel van een kaart: een plaats, een gebouw, een kaart, een goed
    skip:wood           een goed van de prijs weglaten
    give:gold, pass     offers
    draw:S, draw:C, keep:S12  beloning
    play:C33, wait      een directe kaart, of geen
    use:S25             alleen: een kaart van de open rij die meteen werkt

## Options

pompeii-option-set_a = de makkelijke vulkaanset (zoals gewoonlijk)
pompeii-option-set_b = de middelste vulkaanset
pompeii-option-set_c = de moeilijke vulkaanset
pompeii-option-all_volcano = alle 18 vulkaankaarten van de set; niet alleen
pompeii-option-apocalypse_last = de Apocalyps ligt onderop; niet alleen
pompeii-option-foro_timer = het Foro kan vanaf ronde 10 gebouwd worden; niet alleen
pompeii-option-no_textoria = gebouw 14 blijft weg; alleen solo

## Wat voor een zet pleit, in een hint en een terugblik

reason-wins = het leger trekt het Castrum binnen: dat wint
reason-army = het leger is gerekruteerd
reason-station = { $left ->
    [0] het Castrum staat
    [one] een gebouw op weg naar het Castrum; er komt er nog een
   *[other] een gebouw op weg naar het Castrum; er komen er nog { $left }
}
reason-opens = { $building } is vanaf de volgende werker te gebruiken
reason-lacking = brengt { $count } van de { $lacking } die op weg naar het Castrum nog ontbreken
reason-wanted = daarvan ontbreken er op weg naar het Castrum nog { $lacking }
reason-spare = daarvan zijn er { $count } meer dan de weg naar het Castrum vraagt
reason-makes = { $count ->
    [one] brengt een goed met waarde { $value }
   *[other] brengt { $count } goederen met waarde { $value }
}
reason-second = de tweede werker daar brengt er { $count }
reason-owner = { $owner } krijgt er als eigenaar een goed voor
reason-worker = vanaf nu zijn er { $count } werkers
reason-actions = { $actions ->
    [one] spaart op weg naar het Castrum ongeveer één actie
   *[other] spaart op weg naar het Castrum ongeveer { $actions } acties
}
reason-amount = zoveel als er te gebruiken zijn
reason-heals = de eigen mensen zijn weer inzetbaar
reason-halts = houdt het leger van een ander buiten het Castrum
reason-cheaper = het offer kost minder
reason-missing = het offer komt nog { $value } tekort
reason-eruption = een van de { $cards } vulkaankaarten die er nog zijn, beëindigt het spel voor iedereen
reason-enough = { $value } is toegezegd, en { $required } is genoeg
