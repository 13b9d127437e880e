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
pompeii-good-tunics = tunica’s

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
   *[other] { $amount } tunica’s
}

## Van een goed, ongeteld

pompeii-some-grain = graan
pompeii-some-deer = herten
pompeii-some-wood = hout
pompeii-some-grass = gras
pompeii-some-fish = vissen
pompeii-some-reed = riet
pompeii-some-clay = klei
pompeii-some-stone = stenen
pompeii-some-olives = olijven
pompeii-some-grapes = druiven
pompeii-some-flour = meel
pompeii-some-sheep = schapen
pompeii-some-planks = planken
pompeii-some-coal = houtskool
pompeii-some-pillars = zuilen
pompeii-some-bricks = bakstenen
pompeii-some-rope = touwen
pompeii-some-salted_fish = gezouten vissen
pompeii-some-olive_oil = olijfolie
pompeii-some-wine = wijn
pompeii-some-bread = broden
pompeii-some-meat = vlees
pompeii-some-wool = wol
pompeii-some-garum = garum
pompeii-some-pearls = parels
pompeii-some-gold = goud
pompeii-some-iron = ijzer
pompeii-some-fabric = stof
pompeii-some-perfume = parfum
pompeii-some-gold_coin = gouden munten
pompeii-some-sword = zwaarden
pompeii-some-tunics = tunica’s

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
pompeii-effect-field_take-each = { $at } neem je { $taken } in plaats van { $yield }, één op één.
pompeii-effect-field_take-each-more = { $at } neem je in plaats van { $yield } voor elk goed dat het veld oplevert { $goods }.
pompeii-effect-field_take-once = { $at } neem je { $goods } in plaats van de opbrengst.
pompeii-effect-convert_bonus = { $at } krijg je { $amount } extra als je { $good } maakt (één keer per actie).
pompeii-effect-convert_alt-any = { $at } zet je { $given } om in { $made }, zo vaak je wilt.
pompeii-effect-convert_alt-most = { $at } zet je { $given } om in { $made }, { $most ->
    [one] één keer
   *[other] tot { $most } keer
}.
pompeii-effect-convert_alt-any-field = { $at } verzamel je niets, maar zet je { $given } om in { $made }, zo vaak je wilt.
pompeii-effect-convert_alt-most-field = { $at } verzamel je niets, maar zet je { $given } om in { $made }, { $most ->
    [one] één keer
   *[other] tot { $most } keer
}.
pompeii-effect-convert_alt-any-without = { $at } zet je { $given } zonder { $without } om in { $made }, zo vaak je wilt.
pompeii-effect-convert_alt-most-without = { $at } zet je { $given } zonder { $without } om in { $made }, { $most ->
    [one] één keer
   *[other] tot { $most } keer
}.
pompeii-effect-build_waive = Als je bouwt, tellen { $goods } in de kosten niet mee.
pompeii-effect-deny_owner_bonus = Als je een { $building } van een andere speler gebruikt, krijgt de eigenaar geen bonus.
pompeii-effect-extra_space = Op { $buildings } mag je per ronde { $amount ->
    [one] één arbeider
   *[other] { $amount } arbeiders
 } meer zetten, ook als hun plaatsen vol zijn.
pompeii-effect-extra_actions = Voer meteen { $amount ->
    [one] één extra actie
   *[other] { $amount } extra acties
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
pompeii-effect-steal_goods-each_other-taker-any = Neem van elke andere speler { $amount ->
    [one] 1 goed
   *[other] { $amount } goederen
 } naar jouw keuze.
pompeii-effect-steal_goods-each_other-giver-any = Elke andere speler geeft je { $amount ->
    [one] 1 goed
   *[other] { $amount } goederen
 } naar eigen keuze.
pompeii-effect-steal_goods-one_other-taker-any = Neem van één andere speler { $amount ->
    [one] 1 goed
   *[other] { $amount } goederen
 } naar jouw keuze.
pompeii-effect-steal_goods-one_other-giver-any = Eén andere speler geeft je { $amount ->
    [one] 1 goed
   *[other] { $amount } goederen
 } naar eigen keuze.
pompeii-effect-take_card-active_specialist-hand = Neem een actieve specialist van een andere speler in de hand.
pompeii-effect-take_card-active_specialist-active = Neem een actieve specialist van een andere speler; die is meteen actief voor jou.
pompeii-effect-take_card-active_temple-hand = Neem een actieve tempelkaart van een andere speler in de hand.
pompeii-effect-take_card-active_temple-active = Neem een actieve tempelkaart van een andere speler; die is meteen actief voor jou.
pompeii-effect-take_card-hand_city-hand = Neem ongezien een stadskaart uit de hand van een andere speler.
pompeii-effect-take_workers = Neem alle arbeiders van één productiegebouw; deze ronde mag jij ze zetten.
pompeii-effect-injure-worker = Verwond een arbeider van een andere speler: die komt op veld { $field } en kan niet worden gezet tot hij op het Foro wordt genezen voor { $heal }.
pompeii-effect-injure-army = Verwond het geworven leger van een andere speler en zet een van diens arbeiders op veld { $field }. Tot het op het Foro wordt genezen voor { $heal }, kan het leger het Castrum niet in en kan de arbeider niet worden gezet.
pompeii-effect-block_spaces = Leg fiches op tot { $tokens ->
    [one] 1 vrije arbeidersplaats
   *[other] { $tokens } vrije arbeidersplaatsen
 } van gebouwen die er staan, behalve het Castrum; één plaats van het Foro blijft vrij. Een fiche haal je op het Foro weg voor { $lift }.
pompeii-effect-destroy_temples-all = Alle actieve tempelkaarten worden afgelegd, ook die van jou.
pompeii-effect-destroy_temples-each_other = Alle actieve tempelkaarten van de andere spelers worden afgelegd.
pompeii-effect-place_marker-red = Leg een van je eigendomsmerkers op een rood gebouw van een andere speler; ook jij krijgt daar de bonus.
pompeii-effect-place_marker-any = Leg een van je eigendomsmerkers op een gebouw naar keuze van een andere speler; ook jij krijgt daar de bonus.
pompeii-effect-place_marker-porta = De Porta is van jou: je krijgt { $bonus } telkens als een andere speler daar een arbeider zet.
pompeii-effect-worker_count-you = Neem gratis een nieuwe arbeider.
pompeii-effect-worker_count-each_other = Elke andere speler met meer dan { $more ->
    [one] 1 arbeider
   *[other] { $more } arbeiders
 } verliest er één.
pompeii-effect-draw_cards-specialist-hand = Bekijk de bovenste { $amount } specialisten en houd er { $keep } in de hand; leg de rest af.
pompeii-effect-draw_cards-specialist-active = Bekijk de bovenste { $amount } specialisten en activeer er gratis { $keep }; leg de rest af.
pompeii-effect-draw_cards-city-hand = Bekijk de bovenste { $amount } stadskaarten en houd er { $keep } in de hand; leg de rest af.
pompeii-effect-draw_cards-city-active = Bekijk de bovenste { $amount } stadskaarten en activeer er gratis { $keep }; leg de rest af.
pompeii-effect-draw_cards-specialist-hand-all = Neem de bovenste { $amount } specialisten in de hand.
pompeii-effect-draw_cards-specialist-active-all = Neem de bovenste { $amount } specialisten en activeer ze gratis.
pompeii-effect-draw_cards-city-hand-all = Neem de bovenste { $amount } stadskaarten in de hand.
pompeii-effect-draw_cards-city-active-all = Neem de bovenste { $amount } stadskaarten en activeer ze gratis.
pompeii-effect-replay_discard = Neem een afgelegde stadskaart, maar geen directe kaart, en activeer die meteen.
pompeii-effect-build_now = Bouw meteen één gebouw; tot { $skip ->
    [one] 1 goed
   *[other] { $skip } goederen
 } van de kosten hoef je niet te betalen.
pompeii-effect-trade = Handel één keer: naar een lagere waarde { $lower }:1, naar dezelfde waarde { $same }:1, naar een hogere waarde { $higher }:1.
pompeii-effect-heal = Genees gratis al je gewonde arbeiders en je leger.
pompeii-effect-start_player = De volgende ronde begin jij.
pompeii-effect-offering-rises = Vóór de offers: de vereiste waarde stijgt met { $amount }.
pompeii-effect-offering-falls = Vóór de offers: de vereiste waarde daalt met { $amount }.
pompeii-effect-offering-abstain = Vóór de offers: jouw arbeiders tellen niet mee en je zegt niets toe.
pompeii-effect-offering-protect = Vóór de offers: jouw arbeiders tellen niet mee, je zegt niets toe en een gewone vulkaankaart kost je niets. Tegen de Apocalyps helpt de kaart niet.
pompeii-effect-offering-cancel = Vóór de offers: niemand zegt iets toe; er wordt een vulkaankaart omgedraaid en uitgevoerd.
pompeii-effect-halt_castrum = Als een andere speler het Castrum bouwt: de bouw wordt stilgelegd en diens arbeider wordt op veld { $field } vastgehouden tot die speler op het Foro { $finish } betaalt.

## Vulkaankaarten: wat hun namen betekenen

pompeii-volcano-card = { $name } ({ $meaning })
pompeii-volcano-VA01 = as op de velden
pompeii-volcano-VA02 = wouden in vlammen
pompeii-volcano-VA03 = bos in de as
pompeii-volcano-VA04 = verdorde weiden
pompeii-volcano-VA05 = kokende zee
pompeii-volcano-VA06 = drooggevallen moeras
pompeii-volcano-VA07 = aardverschuiving bij de groeve
pompeii-volcano-VA08 = verbrande olijfgaarden
pompeii-volcano-VA09 = verbrande wijngaarden
pompeii-volcano-VA10 = stilstaande molenstenen
pompeii-volcano-VA11 = instorting in de goudmijn
pompeii-volcano-VA12 = instorting in de ijzermijn
pompeii-volcano-VA13 = gebroken weefgetouwen
pompeii-volcano-VA14 = ontplofte oven
pompeii-volcano-VA15 = verzande haven
pompeii-volcano-VA16 = ingestorte bouwplaats
pompeii-volcano-VA17 = overstroomde kelders
pompeii-volcano-VA18 = verspreide kudden
pompeii-volcano-VB01 = verloren mijnen
pompeii-volcano-VB02 = wol in de as
pompeii-volcano-VB03 = bedolven velden
pompeii-volcano-VB04 = bedolven bossen
pompeii-volcano-VB05 = vergiftigde oever
pompeii-volcano-VB06 = bedolven groeven
pompeii-volcano-VB07 = verbrande heuvels
pompeii-volcano-VB08 = gedoofde werkplaatsen
pompeii-volcano-VB09 = gedoofde wapensmederijen
pompeii-volcano-VB10 = ingestorte winkels
pompeii-volcano-VB11 = pakhuizen in vlammen
pompeii-volcano-VB12 = verlaten markt
pompeii-volcano-VB13 = drooggevallen rivier
pompeii-volcano-VB14 = leeggehaalde schatkist
pompeii-volcano-VB15 = houtschuur in vlammen
pompeii-volcano-VB16 = lege stallen
pompeii-volcano-VB17 = weefgetouwen en verfstoffen
pompeii-volcano-VB18 = verloren wijnoogst
pompeii-volcano-VC01 = verloren mijnen en kudden
pompeii-volcano-VC02 = hongersnood
pompeii-volcano-VC03 = gloedwolk boven de bossen
pompeii-volcano-VC04 = gloedwolk boven de heuvels
pompeii-volcano-VC05 = vloedgolf
pompeii-volcano-VC06 = aardbeving
pompeii-volcano-VC07 = bedolven smederijen
pompeii-volcano-VC08 = bedolven munthuis
pompeii-volcano-VC09 = bedolven weefgetouwen
pompeii-volcano-VC10 = graanschuren in vlammen
pompeii-volcano-VC11 = verwoeste markthal
pompeii-volcano-VC12 = verloren luxe
pompeii-volcano-VC13 = bouwplaatsen in de as
pompeii-volcano-VC14 = zwarte aarde
pompeii-volcano-VC15 = gesmolten wapens
pompeii-volcano-VC16 = bedolven villa’s
pompeii-volcano-VC17 = rivier van gloeiende as
pompeii-volcano-VC18 = gesmolten schatten
pompeii-volcano-apocalypse = de Apocalyps

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
pompeii-places = Velden en plekken
pompeii-cost = kost { $goods }
pompeii-hires = neemt arbeiders aan voor { $goods }
pompeii-recruits = een leger voor { $goods }
pompeii-unbuilt = nog niet gebouwd: { $buildings }
pompeii-goods = Goederen
pompeii-tablet = Tablet van { $who }
pompeii-cards = Kaarten
pompeii-cards-hand = In de hand
pompeii-cards-active = Actief
pompeii-cards-row = Open rij
pompeii-cards-looked = Bekeken
pompeii-cards-volcano = Laatste vulkaankaart
pompeii-decks = Stapels: { $specialists } specialisten, { $city } stadskaarten, { $volcano } vulkaankaarten
pompeii-offerings = Offers
pompeii-required = Vereiste waarde: { $value }
pompeii-log = Wat er gebeurd is
pompeii-board-short = board toont alles, ook kosten en kaartteksten
pompeii-marks = { $part } deels gereconstrueerd · { $whole } geheel gereconstrueerd
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

pompeii-ask-own = { $who }: neem een eerste rood gebouw, bijvoorbeeld { $examples }
pompeii-ask-coin = { $who }: kies een goed, nog { $left }, bijvoorbeeld { $examples }
pompeii-ask-action = { $who }: zet een arbeider, bijvoorbeeld { $examples } (? toont alles)
pompeii-ask-times = { $who }: hoe vaak, { $place }? Bijvoorbeeld { $examples }
pompeii-ask-given = { $who }: wat geef je? Bijvoorbeeld { $examples }
pompeii-ask-taken = { $who }: wat neem je voor { $given }? Bijvoorbeeld { $examples }
pompeii-ask-traded = { $who }: hoeveel { $taken } voor { $given }? Bijvoorbeeld { $examples }
pompeii-ask-train = { $who }: leid nog een specialist op, of . om te stoppen
pompeii-ask-swap = { $who }: ruil nog een specialist, of . om te stoppen
pompeii-ask-payment = { $who }: betaal een goed van waarde I, bijvoorbeeld { $examples }
pompeii-ask-bonus = { $who }: neem je eigenaarsbonus, bijvoorbeeld { $examples }
pompeii-ask-good = { $who }: { $card }: welk goed? Bijvoorbeeld { $examples }
pompeii-ask-victim = { $who }: { $card }: welke speler? Bijvoorbeeld { $examples }
pompeii-ask-building = { $who }: { $card }: welk gebouw? Bijvoorbeeld { $examples }
pompeii-ask-card = { $who }: { $card }: welke kaart? Bijvoorbeeld { $examples }
pompeii-ask-skip = { $who }: laat tot { $left } van de kosten van { $building } weg: { $examples }, of . om de rest te betalen
pompeii-ask-keep = { $who }: houd { $left } van de kaarten, bijvoorbeeld { $examples }
pompeii-ask-halt = { $who }: het Castrum stilleggen? { $examples }
pompeii-ask-immediate = { $who }: speel een kaart vóór de offers: { $examples }
pompeii-ask-pledge = { $who }: offers van waarde { $required } zijn vereist: { $examples }
pompeii-ask-pledged = { $who }: hoeveel { $good }? Bijvoorbeeld { $examples }
pompeii-ask-draw = { $who }: trek een kaart als beloning, nog { $left }: { $examples }

## What has happened

pompeii-event-owned = { $who } neemt { $building }.
pompeii-event-got = { $who } krijgt { $goods }.
pompeii-event-paid = { $who } betaalt { $goods }.
pompeii-event-placed-worker = { $who } zet een arbeider: { $place }.
pompeii-event-placed-worker-card = { $who } zet een arbeider: { $place }, met { $card }.
pompeii-event-placed-taken_worker = { $who } zet een afgenomen arbeider: { $place }.
pompeii-event-placed-taken_worker-card = { $who } zet een afgenomen arbeider: { $place }, met { $card }.
pompeii-event-placed-marker = { $who } doet een extra actie: { $place }.
pompeii-event-placed-marker-card = { $who } doet een extra actie: { $place }, met { $card }.
pompeii-event-placed-row = { $who } gebruikt { $card }.
pompeii-event-built = { $who } bouwt { $building }.
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
pompeii-event-marked = { $who } legt een eigendomsmerker: { $building }.
pompeii-event-stole = { $who } neemt 1 { $good } van { $owner }.
pompeii-event-took_card = { $who } neemt { $card } van { $owner }.
pompeii-event-took_unseen = { $who } neemt { $card } uit de hand van { $owner }.
pompeii-event-took_unseen-hidden = { $who } neemt een kaart uit de hand van { $owner }.
pompeii-event-took_workers = { $count ->
    [one] { $who } neemt een arbeider van { $building }.
   *[other] { $who } neemt { $count } arbeiders van { $building }.
}
pompeii-event-injured-worker = Een arbeider van { $who } is gewond.
pompeii-event-injured-army = Het leger van { $who } is gewond.
pompeii-event-healed-worker = Een arbeider van { $who } is genezen.
pompeii-event-healed-army = Het leger van { $who } is genezen.
pompeii-event-covered = { $who } bedekt een plaats van { $building }.
pompeii-event-lifted = { $who } haalt een fiche van { $building }.
pompeii-event-workers = { $who } heeft nu { $count ->
    [one] 1 arbeider
   *[other] { $count } arbeiders
}.
pompeii-event-extra = { $amount ->
    [one] { $who } heeft { $amount } extra actie.
   *[other] { $who } heeft { $amount } extra acties.
}
pompeii-event-starts = { $who } wordt startspeler van de volgende ronde.
pompeii-event-halted = Het Castrum van { $who } ligt stil.
pompeii-event-waited = { $who } speelt geen kaart.
pompeii-event-played = { $who } speelt { $card }.
pompeii-event-required = Offers van waarde { $value } zijn vereist.
pompeii-event-pledged = { $who } zegt { $goods } toe.
pompeii-event-passed = { $who } past.
pompeii-event-offered = De offers zijn genoeg: { $value } van { $required }.
pompeii-event-offered-short = De offers schieten tekort: { $value } van { $required }.
pompeii-event-erupted = Er wordt een vulkaankaart omgedraaid: { $card }. Die treft { $goods }.
pompeii-event-erupted-end = Er wordt een vulkaankaart omgedraaid: { $card }.
pompeii-event-lost = { $who } verliest { $goods }.
pompeii-event-round = Ronde { $round } begint.
pompeii-event-recruited = { $who } werft een leger.
pompeii-event-kept = { $who } houdt { $card }.
pompeii-event-kept-hidden = { $who } houdt een kaart.
pompeii-event-joined = { $card } komt in de open rij.
pompeii-event-joined-later = { $card } ligt in de volgende open rij.
pompeii-event-left = { $card } verlaat het spel.
pompeii-event-blocked = { $card } blokkeert deze ronde { $goods }.
pompeii-event-blocked-hidden = Geen goed is geblokkeerd.
pompeii-event-over-castrum = { $who } trekt het Castrum in en wint in ronde { $round }.
pompeii-event-over-apocalypse = De Apocalyps, in ronde { $round }: iedereen heeft verloren.
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
    skip:wood           een goed van de kosten weglaten
    give:gold, pass     offers
    draw:S, draw:C, keep:S12  beloning
    play:C33, wait      een directe kaart, of geen
    use:S25             solo: een kaart van de open rij die meteen werkt

## Options

pompeii-option-set_a = de makkelijke vulkaanset (standaard)
pompeii-option-set_b = de middelste vulkaanset
pompeii-option-set_c = de moeilijke vulkaanset
pompeii-data-mild = vulkaankaarten verwoesten weinig goederen, en bij Costruzione, Porta en Foro is ook alleen ruimte voor twee arbeiders.
pompeii-data-harsh = vulkaankaarten verwoesten veel goederen, en alleen is er bij Costruzione, Porta en Foro ruimte voor één arbeider.
pompeii-option-all_volcano = alle 18 vulkaankaarten van de set; niet solo
pompeii-option-apocalypse_last = de Apocalyps ligt onderop; niet solo
pompeii-option-foro_timer = het Foro kan vanaf ronde 10 gebouwd worden; niet solo
pompeii-option-no_textoria = gebouw 14 blijft weg; alleen solo

## Wat voor een zet pleit, in een hint en een terugblik

reason-wins = het leger trekt het Castrum binnen: dat wint
reason-army = het leger is geworven
reason-station = { $left ->
    [0] het Castrum staat
    [one] een gebouw op weg naar het Castrum; er komt er nog een
   *[other] een gebouw op weg naar het Castrum; er komen er nog { $left }
}
reason-opens = { $building } is vanaf de volgende arbeider te gebruiken
reason-lacking = brengt { $count } van de { $lacking } die op weg naar het Castrum nog ontbreken
reason-wanted = daarvan ontbreken er op weg naar het Castrum nog { $lacking }
reason-spare = daarvan zijn er { $count } meer dan de weg naar het Castrum vraagt
reason-makes = { $count ->
    [one] brengt een goed met waarde { $value }
   *[other] brengt { $count } goederen met waarde { $value }
}
reason-second = de tweede arbeider daar brengt er { $count }
reason-owner = { $owner } krijgt er als eigenaar een goed voor
reason-worker = vanaf nu heb je { $count ->
    [one] 1 arbeider
   *[other] { $count } arbeiders
}
reason-actions = { $actions ->
    [one] spaart op weg naar het Castrum ongeveer één actie
   *[other] spaart op weg naar het Castrum ongeveer { $actions } acties
}
reason-amount = zoveel als er te gebruiken zijn
reason-heals = je arbeiders zijn weer inzetbaar
reason-halts = houdt het leger van een ander buiten het Castrum
reason-cheaper = het offer kost minder
reason-missing = het offer komt nog { $value } tekort
reason-eruption = { $cards ->
    [one] de laatste vulkaankaart beëindigt de partij voor iedereen
   *[other] een van de { $cards } vulkaankaarten die er nog zijn, beëindigt de partij voor iedereen
}
reason-enough = { $value } is toegezegd, en { $required } is genoeg

## Het plan achter een tip

reason-plan-next = nu eerst { $good }, nog { $short } tekort
reason-plan-free = { $place } is vrij
reason-plan-taken = { $place } is vol
reason-plan-blocked = { $place } levert deze ronde niets op
reason-plan-unbuilt = { $place } is nog niet gebouwd
reason-plan-trade = om te ruilen voor { $goods }
reason-plan-actions = { $actions ->
    [one] nog ongeveer één actie tot { $building } staat
   *[other] nog ongeveer { $actions } acties tot { $building } staat
}
reason-plan-actions-army = { $actions ->
    [one] nog ongeveer één actie tot je leger klaar is
   *[other] nog ongeveer { $actions } acties tot je leger klaar is
}
reason-plan-actions-worker = { $actions ->
    [one] nog ongeveer één actie tot een nieuwe arbeider
   *[other] nog ongeveer { $actions } acties tot een nieuwe arbeider
}
reason-plan-actions-castrum = { $actions ->
    [one] nog ongeveer één actie tot je leger het Castrum binnentrekt
   *[other] nog ongeveer { $actions } acties tot je leger het Castrum binnentrekt
}
reason-plan-ready = je hebt alle goederen voor { $building }
reason-plan-ready-army = je hebt alle goederen voor je leger
reason-plan-ready-worker = je hebt alle goederen voor een nieuwe arbeider
reason-plan-ready-castrum = je hebt alle goederen voor de weg naar het Castrum
