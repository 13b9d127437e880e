# Pompeii: wat alleen de pagina’s in de browser zeggen.

## Het bord

pompeii-vesuvius = Vesuvius
pompeii-tabs = Wat te zien is
pompeii-tab-city = Stad
pompeii-tab-tablet = Tablet
pompeii-tab-cards = Kaarten
pompeii-land = Land en stad
pompeii-fields = Velden
pompeii-the-city = Stad
pompeii-does-costruzione = Een gebouw bouwen
pompeii-does-porta = Handelen
pompeii-does-piazza = Specialisten opleiden
pompeii-does-b17 = Stadskaart activeren
pompeii-does-b20 = Eerste leger hier wint
pompeii-cost-short = Kosten
pompeii-blocked = deze ronde geblokkeerd
pompeii-status-setting_up = Opbouw
pompeii-status-turns = Ronde { $round }
pompeii-status-offerings = Ronde { $round } · Offers
pompeii-status-over = Ronde { $round } · Einde

## Het bord voor wie het hoort

pompeii-spoken-building = Gebouw { $number }, { $name }
pompeii-spoken-line = zet { $given } om in { $made }
pompeii-spoken-owner = van { $owner }
pompeii-spoken-workers = { $count ->
    [one] één arbeider, { WORD($colour) }
   *[other] { $count } arbeiders, { WORD($colour) }
}
pompeii-spoken-free = { $count ->
    [0] geen vrije plaats
    [one] één vrije plaats
   *[other] { $count } vrije plaatsen
}
pompeii-spoken-open = kan gekozen worden

## De Vesuvius boven het bord

pompeii-struck = De Vesuvius slaat toe
pompeii-band-asleep = De Vesuvius slaapt
pompeii-band-asleep-about = Stichtingsfase: verzamelen, omzetten, bouwen. De bouw van het Foro (17) wekt de Vesuvius.
pompeii-band-asleep-solo = Stichtingsfase: verzamelen, omzetten, bouwen. Vóór ronde 10 wordt het Foro gebouwd, en de Vesuvius ontwaakt.
pompeii-band-awake = De Vesuvius is wakker
pompeii-band-awake-about = { $workers ->
    [one] Bloeifase: 1 arbeider, dus eindigt de ronde met offers ter waarde van 1.
   *[other] Bloeifase: { $workers } arbeiders, dus eindigt de ronde met offers ter waarde van { $workers }.
}
pompeii-band-offer = De Vesuvius wil { $required }. Toegezegd: { $given }.
pompeii-band-missing = { $missing ->
    [0] Er ontbreekt niets.
    [one] Er ontbreekt 1.
   *[other] Er ontbreken er { $missing }.
}
pompeii-band-nothing = nog niets
pompeii-band-abstains = doet niet mee
pompeii-band-crew = { WORD($colour) }: nog { $left } van { $count } arbeiders te zetten
pompeii-band-army-recruited = leger klaar
pompeii-band-army-injured = leger gewond
pompeii-band-halted = Castrum ligt stil
pompeii-threat-arriving = { WORD($colour) } trekt in de volgende beurt met het leger het Castrum binnen en wint!
pompeii-threat-building = { WORD($colour) } heeft een leger en de goederen voor het Castrum, en kan in de volgende beurt winnen!
pompeii-threat-recruiting = Het Castrum staat, en { WORD($colour) } heeft de goederen voor een leger en kan in de volgende beurt winnen!
pompeii-threat-finishing = { WORD($colour) } heeft een leger en kan het stilgelegde Castrum betalen, en kan in de volgende beurt winnen!
pompeii-threat-healing = Het Castrum staat, en { WORD($colour) } kan het leger genezen en in de volgende beurt winnen!
pompeii-if-fail = Als het niet genoeg is
pompeii-if-fail-about = { $count ->
    [one] De laatste vulkaankaart: de Apocalyps.
   *[other] Een vulkaankaart: nog { $count }, één is de Apocalyps.
}
pompeii-if-fail-solo = Er komt in elk geval een vulkaankaart open. Is het niet genoeg, dan verlies je ook alle goederen die erop staan.
pompeii-decks-heading = Stapels
pompeii-decks-about = { $specialists } specialisten, { $city } stadskaarten, { $volcano } vulkaankaarten
pompeii-rounds-left = { $count ->
    [0] Laatste ronde
    [one] Nog 1 ronde
   *[other] Nog { $count } rondes
}
pompeii-titles = Winst uiterlijk in ronde 15: Duumvir; 16: Aedile; 17: Decurion; 18: Quaestor.
pompeii-best = Je beste resultaat op dit apparaat met deze vulkaankaarten: { $title }, in ronde { $round }.

## De weg naar het Castrum, bij elke speler

pompeii-road = Weg naar het Castrum
pompeii-road-of = { $who }, weg naar het Castrum
pompeii-last-actions = Laatste acties
pompeii-active-cards = Actieve kaarten
pompeii-road-part = { $have }/{ $need }
pompeii-road-recruit = Leger: { $have } van { $need } goederen
pompeii-road-heal = Gewond leger: { $have } van { $need } goederen om het te genezen
pompeii-road-army-done = Leger klaar
pompeii-road-build = Castrum: { $have } van { $need } goederen
pompeii-road-finish = Stilgelegd Castrum: { $have } van { $need } goederen om het af te maken
pompeii-road-castrum-done = Het Castrum staat
pompeii-road-missing = Ontbreekt: { $goods }
pompeii-road-first = Eerst te bouwen: { $buildings }
pompeii-road-card = Met { $card }
pompeii-road-win = Je kunt in je volgende beurt winnen!

## Tablet en kaarten

pompeii-your-tablet = Jouw tablet
pompeii-a-tablet = Tablet
pompeii-whose-tablet = Wiens tablet
pompeii-worth = waarde { $value }
pompeii-value = Waarde { $value }
pompeii-goods-worth = waarde van de goederen
pompeii-where-piazza = Piazza
pompeii-where-costruzione = Bouwen
pompeii-where-porta = Porta
pompeii-where-offerings = Offers
pompeii-where-castrum = Castrum
pompeii-where-blue = Blauw
pompeii-a-specialist = Specialist
pompeii-a-city-card = Stadskaart
pompeii-an-immediate = Directe stadskaart
pompeii-reconstructed = Deels gereconstrueerd
pompeii-reconstructed-whole = Geheel gereconstrueerd
pompeii-reconstructed-about = Een klein gestippeld ringetje staat bij wat de regels maar deels vertellen, een gevuld ringetje bij wat ze helemaal niet vertellen: het is gereconstrueerd om te kunnen spelen.
pompeii-in-pile = afgelegd
pompeii-volcano-revealed = omgedraaid
pompeii-volcano-set = Vulkaankaarten, set { $set }: { $title }
pompeii-active-of = Actieve kaarten van { $who }
pompeii-of-seat = { WORD($colour) }, { $what }
pompeii-part-of = { $part }, { $of }
pompeii-part-pledged = toegezegde goederen
pompeii-part-left = nog te plaatsen arbeiders
pompeii-part-taken = teruggenomen arbeiders
pompeii-part-hurt = gewonde arbeiders
pompeii-part-halts = hoe vaak stilgelegd
pompeii-part-round = Ronde
pompeii-part-turn = Wie aan de beurt is
pompeii-part-tokens = Fiches op gebouwen
pompeii-part-at = Arbeiders op het bord
pompeii-part-built = Gebouwde gebouwen
pompeii-part-porta = Merkers bij de Porta
pompeii-part-row = Open specialisten
pompeii-part-joining = Open stadskaarten
pompeii-part-revealed = Onthulde vulkaankaarten
pompeii-part-blocked = Geblokkeerde goederen
pompeii-search-cards = In alle kaarten zoeken
pompeii-found-cards = { $count ->
    [0] Geen kaart
    [one] Eén kaart
   *[other] { $count } kaarten
}
pompeii-less = Minder
pompeii-more = Meer
pompeii-give-so-many = { $count } geven
pompeii-take-so-many = { $count } nemen
pompeii-rest = Alle { $left } op { $good }
pompeii-trade = Ruil
pompeii-trade-give = Je geeft
pompeii-trade-take = Je neemt
pompeii-trade-wanted = ontbreekt je voor leger of Castrum
pompeii-offering-shares = Eerlijke delen
pompeii-offering-share = { $pledged } van { $share }
pompeii-offering-cards = { $cards ->
    [one] trekt 1 kaart
   *[other] trekt { $cards } kaarten
}
pompeii-offering-about = Het eerlijke deel is één punt per arbeider. Voor elk punt daarboven trek je een kaart, en je houdt er één. Is het op het eind niet genoeg, dan gaat alles wat is toegezegd terug.
pompeii-offering-give = Wat je kunt toezeggen
pompeii-offering-hits = { $count ->
    [0] geen vulkaankaart treft dit goed
    [one] 1 vulkaankaart treft dit goed
   *[other] { $count } vulkaankaarten treffen dit goed
}
pompeii-offering-hits-about = { $left ->
    [one] of de vulkaankaart die nog kan komen een goed treft
   *[other] hoeveel van de { $left } vulkaankaarten die nog kunnen komen een goed treffen
}
pompeii-offering-would = { $given } van { $required }
pompeii-offering-would-draw = { $cards ->
    [one] { $given } van { $required }, je trekt 1 kaart
   *[other] { $given } van { $required }, je trekt { $cards } kaarten
}
pompeii-take-for = { $count } nemen voor { $given }
pompeii-ways = Wat gekozen kan worden

## Wat er te doen is

pompeii-prompt-way = { $what }: kies wat er gebeurt.
pompeii-prompt-extra = { $count ->
    [one] Een extra actie, en daarna nog één: kies een plek.
   *[other] Een extra actie, en daarna nog { $count }: kies een plek.
}
pompeii-prompt-own = Neem je eerste rode gebouw.
pompeii-prompt-coin = { $left ->
    [one] Nog één sestertie: leg die op een goed van waarde I.
   *[other] Verdeel nog { $left } sestertiën over goederen van waarde I, in elke volgorde.
}
pompeii-prompt-action = Zet een arbeider op een oplichtende plek, met of zonder kaart.
pompeii-prompt-times = { $place }: hoe vaak?
pompeii-prompt-given = Handel: wat geef je?
pompeii-prompt-taken = Je geeft: { $given }. Wat neem je ervoor?
pompeii-prompt-traded = { $given } voor { $taken }: hoeveel neem je?
pompeii-prompt-train = Leid nog een specialist op, of stop.
pompeii-prompt-swap = Ruil nog een specialist, of stop.
pompeii-prompt-payment = Betaal de ruil met een goed van waarde I.
pompeii-prompt-bonus = Eigenaarsbonus: neem een van de verbruikte goederen.
pompeii-prompt-good = { $card }: welk goed? { $effect }
pompeii-prompt-victim = { $card }: welke speler? { $effect }
pompeii-prompt-building = { $card }: welk gebouw? { $effect }
pompeii-prompt-card = { $card }: welke kaart? { $effect }
pompeii-prompt-skip = { $building }: { $left ->
    [one] 1 goed van de kosten hoef je niet te betalen.
   *[other] tot { $left } goederen van de kosten hoef je niet te betalen.
} Laat er een weg, of betaal de rest.
pompeii-prompt-keep = { $left ->
    [one] Houd een van de kaarten.
   *[other] Houd { $left } van de kaarten, één voor één.
}
pompeii-prompt-halt = Het Castrum wordt gebouwd. Stilleggen?
pompeii-prompt-immediate = Vóór de offers: speel een kaart, of geen.
pompeii-prompt-pledge = { $missing ->
    [0] De offers zijn genoeg: { $given } van { $required }. Wat je toevoegt kan kaarten opleveren.
   *[other] Voeg één soort toe, of pas. { $given } van { $required } is toegezegd, { $missing } ontbreekt.
}
pompeii-prompt-pledged = { $good }: hoeveel zeg je toe?
pompeii-prompt-draw = { $left ->
    [one] Je beloning: trek één kaart om te bekijken.
   *[other] Je beloning: trek { $left } kaarten om te bekijken, één voor één.
}

## Wat een keuze doet

pompeii-say-stop = hier stoppen
pompeii-say-pass = niets toevoegen
pompeii-say-wait = geen kaart spelen
pompeii-say-draw-specialist = een specialist trekken
pompeii-say-draw-city = een stadskaart trekken
pompeii-say-hire = een nieuwe arbeider aannemen
pompeii-say-army = het leger werven
pompeii-say-finish = het Castrum afmaken
pompeii-say-porta = bij de Porta handelen
pompeii-say-seat = { WORD($colour) } kiezen
pompeii-say-times = { $count } keer
pompeii-say-for = { $what } voor { $given }
pompeii-say-exchange = { $given } → { $made }
pompeii-say-exchange-at = { $place }: { $given } → { $made }
pompeii-say-pledge = { $given } toezeggen
pompeii-say-own = { $what } nemen
pompeii-say-coin = { $what } nemen
pompeii-say-work = werken in { $what }
pompeii-say-work-for = { $what }: { $given } → { $made }
pompeii-say-work-card = { $what } met { $card }
pompeii-say-collect = verzamelen: { $what }
pompeii-say-collect-nothing = verzamelen: { $what }, wat deze ronde niets oplevert
pompeii-say-collect-card = { $what } met { $card }
pompeii-say-build = { $what } bouwen
pompeii-say-build-for = { $what } bouwen voor { $given }
pompeii-say-build-card = { $what } bouwen met { $card }
pompeii-say-train = { $what } opleiden
pompeii-say-swap = { $what } afleggen en een goed van waarde I betalen om een andere specialist te trekken
pompeii-say-act = { $what } activeren
pompeii-say-heal = { $what } opheffen
pompeii-say-lift = het fiche van { $what } weghalen
pompeii-say-use = { $what } gebruiken
pompeii-say-keep = { $what } houden
pompeii-say-play = { $what } spelen
pompeii-say-skip = { $what } weglaten
pompeii-say-give = { $what } toezeggen
pompeii-say-pay = { $what } betalen
pompeii-say-bonus = { $what } nemen
pompeii-say-target = { $what } kiezen
pompeii-say-take = { $what } nemen
pompeii-say-trade = { $what } geven
pompeii-say-token = { $token }
pompeii-label-stop = Genoeg
pompeii-label-pass = { $missing ->
    [0] Passen
   *[other] Passen, { $missing } ontbreekt
}
pompeii-label-wait = Geen kaart
pompeii-label-draw-all = { $what }: alle { $count }
pompeii-label-draw-specialist = Specialist
pompeii-label-draw-city = Stadskaart

## Options of a table

pompeii-option-all_volcano-title = Alle vulkaankaarten
pompeii-option-apocalypse_last-title = De Apocalyps als laatste
pompeii-option-foro_timer-title = Een laat Foro
pompeii-option-no_textoria-title = Zonder gebouw 14

## Wat er gedrukt is, om op te zoeken

pompeii-compendium-title = kaarten, gebouwen en goederen
pompeii-compendium-about = Namen, nummers zoals S30 of woorden uit een tekst; of kies een goed om alles te zien wat ermee te maken heeft.
pompeii-subject = Goed
pompeii-production = Hoe goederen ontstaan
pompeii-printed-specialists = Specialisten
pompeii-printed-city = Stadskaarten
pompeii-printed-volcano = Vulkaankaarten
pompeii-printed-buildings = Gebouwen
pompeii-printed-goods = Goederen
pompeii-printed-places = Velden en plaatsen
pompeii-kind-immediate = direct
pompeii-kind-at_activation = werkt één keer
pompeii-kind-every_action = werkt elke keer
pompeii-kind-temple = tempel
pompeii-kind-red = rood
pompeii-kind-blue = blauw
pompeii-kind-green = groen
pompeii-kind-purple = paars
pompeii-kind-field = veld
pompeii-kind-limited = plaats
pompeii-set = Set { $set }: { $title }
pompeii-role-makes = geeft het
pompeii-role-takes = neemt het
pompeii-role-costs = kost het
pompeii-role-hits = vernietigt het
pompeii-collected = Wordt op het eigen veld verzameld.
pompeii-made-at = Wordt hier gemaakt: { $places }.
pompeii-made-nowhere = Wordt nergens gemaakt; kaarten brengen het.
pompeii-collects = De eerste arbeider van een speler in een ronde verzamelt er 1, de tweede 2.
pompeii-spaces = Plaatsen voor arbeiders met 1, 2, 3 en 4 spelers: { $spaces }.
pompeii-owner-takes = Gebruikt een andere speler het, dan neemt de eigenaar 1 goed van een soort die erin ging.
pompeii-destroys = Vernietigt { $goods }.
pompeii-ends-game = Beëindigt het spel: Pompeii wordt verwoest.
pompeii-source-rulebook = In de spelregels
pompeii-source-page = In de spelregels, pagina { $page }
pompeii-source-box = Van een doos afgelezen
pompeii-source-part = { $known }; deels gereconstrueerd

## Keerpunten

pompeii-scene-awakening = De Vesuvius ontwaakt
pompeii-scene-eruption = De Vesuvius slaat toe
pompeii-scene-halted = De poort slaat dicht
pompeii-scene-arrival = Het leger trekt binnen
pompeii-scene-apocalypse = Apocalyps
pompeii-scene-destroyed = Pompeii is verwoest
pompeii-scene-spared = Niemand verliest iets.

## Wat een actie heeft opgeleverd

pompeii-action-begins = { $who } neemt { $building } en begint met { $goods }.
pompeii-action-collects = { $who } verzamelt { $goods }.
pompeii-action-collects-card = { $who } verzamelt { $goods } met { $card }.
pompeii-action-makes = { $who } maakt bij { $place } { $goods } van { $paid }.
pompeii-action-makes-card = { $who } maakt bij { $place } met { $card } { $goods } van { $paid }.
pompeii-action-trades = { $who } ruilt bij de Porta { $paid } voor { $goods }.
pompeii-action-builds = { $who } bouwt { $building } voor { $paid }.
pompeii-action-builds-card = { $who } bouwt { $building } voor { $paid } met { $card }.
pompeii-action-trains = { $who } leidt { $cards } op voor { $paid }.
pompeii-action-exchanges = { $count ->
    [one] { $who } betaalt { $paid } en ruilt een specialist in.
   *[other] { $who } betaalt { $paid } en ruilt { $count } specialisten in.
}

# A place, a card or a good that is looked at.
pompeii-look-now = Voor jou nu
pompeii-look-turn = Als jij aan de beurt was
pompeii-look-goods = Een van de goederen bekijken
pompeii-lens = Goed: { $good }
pompeii-lens-owned = je hebt er { $count }
pompeii-lens-needed = Nodig voor: { $things }.
pompeii-lens-lacking = { $step ->
    [army] Je leger
   *[castrum] Het Castrum
} heeft er nog { $count } nodig.
pompeii-lens-trade = Bij ruil koop je er 1 voor een van deze: { $goods }.
pompeii-lens-no-trade = Je hebt niets om ervoor te ruilen.
