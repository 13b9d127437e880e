# Pompeii: Waren und Orte und die Texte der Karten, aus ihren Daten gebildet.

## Waren, wie auf der Vorratstafel

pompeii-good-grain = Getreide
pompeii-good-deer = Hirsch
pompeii-good-wood = Holz
pompeii-good-grass = Gras
pompeii-good-fish = Fisch
pompeii-good-reed = Schilf
pompeii-good-clay = Lehm
pompeii-good-stone = Stein
pompeii-good-olives = Oliven
pompeii-good-grapes = Trauben
pompeii-good-flour = Mehl
pompeii-good-sheep = Schaf
pompeii-good-planks = Bretter
pompeii-good-coal = Kohle
pompeii-good-pillars = Säulen
pompeii-good-bricks = Ziegel
pompeii-good-rope = Seil
pompeii-good-salted_fish = Salzfisch
pompeii-good-olive_oil = Olivenöl
pompeii-good-wine = Wein
pompeii-good-bread = Brot
pompeii-good-meat = Fleisch
pompeii-good-wool = Wolle
pompeii-good-garum = Garum
pompeii-good-pearls = Perlen
pompeii-good-gold = Gold
pompeii-good-iron = Eisen
pompeii-good-fabric = Stoff
pompeii-good-perfume = Parfüm
pompeii-good-gold_coin = Goldmünze
pompeii-good-sword = Schwert
pompeii-good-tunics = Tuniken

## So viele von einer Ware

pompeii-amount-grain = { $amount } Getreide
pompeii-amount-deer = { $amount ->
    [one] 1 Hirsch
   *[other] { $amount } Hirsche
}
pompeii-amount-wood = { $amount } Holz
pompeii-amount-grass = { $amount } Gras
pompeii-amount-fish = { $amount ->
    [one] 1 Fisch
   *[other] { $amount } Fische
}
pompeii-amount-reed = { $amount } Schilf
pompeii-amount-clay = { $amount } Lehm
pompeii-amount-stone = { $amount ->
    [one] 1 Stein
   *[other] { $amount } Steine
}
pompeii-amount-olives = { $amount ->
    [one] 1 Olive
   *[other] { $amount } Oliven
}
pompeii-amount-grapes = { $amount ->
    [one] 1 Traube
   *[other] { $amount } Trauben
}
pompeii-amount-flour = { $amount } Mehl
pompeii-amount-sheep = { $amount ->
    [one] 1 Schaf
   *[other] { $amount } Schafe
}
pompeii-amount-planks = { $amount ->
    [one] 1 Brett
   *[other] { $amount } Bretter
}
pompeii-amount-coal = { $amount } Kohle
pompeii-amount-pillars = { $amount ->
    [one] 1 Säule
   *[other] { $amount } Säulen
}
pompeii-amount-bricks = { $amount } Ziegel
pompeii-amount-rope = { $amount ->
    [one] 1 Seil
   *[other] { $amount } Seile
}
pompeii-amount-salted_fish = { $amount ->
    [one] 1 Salzfisch
   *[other] { $amount } Salzfische
}
pompeii-amount-olive_oil = { $amount } Olivenöl
pompeii-amount-wine = { $amount } Wein
pompeii-amount-bread = { $amount ->
    [one] 1 Brot
   *[other] { $amount } Brote
}
pompeii-amount-meat = { $amount } Fleisch
pompeii-amount-wool = { $amount } Wolle
pompeii-amount-garum = { $amount } Garum
pompeii-amount-pearls = { $amount ->
    [one] 1 Perle
   *[other] { $amount } Perlen
}
pompeii-amount-gold = { $amount } Gold
pompeii-amount-iron = { $amount } Eisen
pompeii-amount-fabric = { $amount } Stoff
pompeii-amount-perfume = { $amount } Parfüm
pompeii-amount-gold_coin = { $amount ->
    [one] 1 Goldmünze
   *[other] { $amount } Goldmünzen
}
pompeii-amount-sword = { $amount ->
    [one] 1 Schwert
   *[other] { $amount } Schwerter
}
pompeii-amount-tunics = { $amount ->
    [one] 1 Tunika
   *[other] { $amount } Tuniken
}

## Etwas von einer Ware, ungezählt

pompeii-some-grain = Getreide
pompeii-some-deer = Hirsche
pompeii-some-wood = Holz
pompeii-some-grass = Gras
pompeii-some-fish = Fische
pompeii-some-reed = Schilf
pompeii-some-clay = Lehm
pompeii-some-stone = Steine
pompeii-some-olives = Oliven
pompeii-some-grapes = Trauben
pompeii-some-flour = Mehl
pompeii-some-sheep = Schafe
pompeii-some-planks = Bretter
pompeii-some-coal = Kohle
pompeii-some-pillars = Säulen
pompeii-some-bricks = Ziegel
pompeii-some-rope = Seile
pompeii-some-salted_fish = Salzfische
pompeii-some-olive_oil = Olivenöl
pompeii-some-wine = Wein
pompeii-some-bread = Brote
pompeii-some-meat = Fleisch
pompeii-some-wool = Wolle
pompeii-some-garum = Garum
pompeii-some-pearls = Perlen
pompeii-some-gold = Gold
pompeii-some-iron = Eisen
pompeii-some-fabric = Stoff
pompeii-some-perfume = Parfüm
pompeii-some-gold_coin = Goldmünzen
pompeii-some-sword = Schwerter
pompeii-some-tunics = Tuniken

## Orte und Gebäude

pompeii-field = Feld „{ $good }“
pompeii-at-field = Auf dem Feld „{ $good }“
pompeii-at-building = Bei { $name }
pompeii-building-red = rotes Gebäude
pompeii-building-blue = blaues Gebäude
pompeii-building-green = grünes Gebäude
pompeii-building-purple = violettes Gebäude
pompeii-buildings-red = rote Gebäude
pompeii-buildings-blue = blaue Gebäude
pompeii-buildings-green = grüne Gebäude
pompeii-buildings-purple = violette Gebäude
pompeii-and = { $some } und { $last }

## Wann eine Karte wirkt

pompeii-temple = Tempel. { $text }
pompeii-trained = Wirkt einmal, beim Ausbilden. { $text }
pompeii-activated = Wirkt einmal, beim Aktivieren. { $text }

## Wirkungen, nach Art und dem, was ihre Worte bestimmt

pompeii-effect-field_bonus = { $at } sammelst du { $goods } mehr als sonst.
pompeii-effect-field_take-each = { $at } nimmst du { $taken } statt { $yield }, eins zu eins.
pompeii-effect-field_take-each-more = { $at } nimmst du statt { $yield } für jede Ware, die das Feld bringt, { $goods }.
pompeii-effect-field_take-once = { $at } nimmst du { $goods } statt des Ertrags.
pompeii-effect-convert_bonus = { $at } bekommst du, wenn du { $good } herstellst, { $amount } mehr (einmal je Aktion).
pompeii-effect-convert_alt-any = { $at } wandelst du { $given } in { $made } um, beliebig oft.
pompeii-effect-convert_alt-most = { $at } wandelst du { $given } in { $made } um, { $most ->
    [one] einmal
   *[other] bis zu { $most }-mal
}.
pompeii-effect-convert_alt-any-field = { $at } sammelst du nichts, sondern wandelst { $given } in { $made } um, beliebig oft.
pompeii-effect-convert_alt-most-field = { $at } sammelst du nichts, sondern wandelst { $given } in { $made } um, { $most ->
    [one] einmal
   *[other] bis zu { $most }-mal
}.
pompeii-effect-convert_alt-any-without = { $at } wandelst du { $given } ohne { $without } in { $made } um, beliebig oft.
pompeii-effect-convert_alt-most-without = { $at } wandelst du { $given } ohne { $without } in { $made } um, { $most ->
    [one] einmal
   *[other] bis zu { $most }-mal
}.
pompeii-effect-build_waive = Wenn du baust, lässt du { $goods } in den Kosten weg.
pompeii-effect-deny_owner_bonus = Wenn du ein { $building } eines anderen Spielers nutzt, bekommt der Besitzer keinen Bonus.
pompeii-effect-extra_space = Auf { $buildings } darfst du je Runde { $amount ->
    [one] einen Arbeiter
   *[other] { $amount } Arbeiter
 } mehr setzen, auch wenn ihre Plätze voll sind.
pompeii-effect-extra_actions = Führe sofort { $amount ->
    [one] eine weitere Arbeiteraktion
   *[other] { $amount } weitere Arbeiteraktionen
 } aus.
pompeii-effect-gain-goods = Du bekommst { $goods }.
pompeii-effect-gain-choose = Du bekommst { $amount ->
    [one] 1 Ware
   *[other] { $amount } Waren
 } vom Wert { $values } deiner Wahl.
pompeii-effect-steal_goods-each_other-taker = Nimm von allen anderen je { $amount ->
    [one] 1 Ware
   *[other] { $amount } Waren
 } vom Wert { $values } deiner Wahl.
pompeii-effect-steal_goods-each_other-giver = Alle anderen geben dir je { $amount ->
    [one] 1 Ware
   *[other] { $amount } Waren
 } vom Wert { $values } ihrer Wahl.
pompeii-effect-steal_goods-one_other-taker = Nimm von einem anderen Spieler { $amount ->
    [one] 1 Ware
   *[other] { $amount } Waren
 } vom Wert { $values } deiner Wahl.
pompeii-effect-steal_goods-one_other-giver = Ein anderer Spieler gibt dir { $amount ->
    [one] 1 Ware
   *[other] { $amount } Waren
 } vom Wert { $values } seiner Wahl.
pompeii-effect-steal_goods-each_other-taker-any = Nimm von allen anderen je { $amount ->
    [one] 1 Ware
   *[other] { $amount } Waren
 } deiner Wahl.
pompeii-effect-steal_goods-each_other-giver-any = Alle anderen geben dir je { $amount ->
    [one] 1 Ware
   *[other] { $amount } Waren
 } ihrer Wahl.
pompeii-effect-steal_goods-one_other-taker-any = Nimm von einem anderen Spieler { $amount ->
    [one] 1 Ware
   *[other] { $amount } Waren
 } deiner Wahl.
pompeii-effect-steal_goods-one_other-giver-any = Ein anderer Spieler gibt dir { $amount ->
    [one] 1 Ware
   *[other] { $amount } Waren
 } seiner Wahl.
pompeii-effect-take_card-active_specialist-hand = Nimm einen aktiven Spezialisten eines anderen Spielers auf die Hand.
pompeii-effect-take_card-active_specialist-active = Nimm einen aktiven Spezialisten eines anderen Spielers; er ist sofort für dich aktiv.
pompeii-effect-take_card-active_temple-hand = Nimm eine aktive Tempelkarte eines anderen Spielers auf die Hand.
pompeii-effect-take_card-active_temple-active = Nimm eine aktive Tempelkarte eines anderen Spielers; sie ist sofort für dich aktiv.
pompeii-effect-take_card-hand_city-hand = Nimm einem anderen Spieler unbesehen eine Stadtkarte aus der Hand.
pompeii-effect-take_workers = Nimm alle Arbeiter von einem Produktionsgebäude; in dieser Runde setzt du sie ein.
pompeii-effect-injure-worker = Verletze einen Arbeiter eines anderen Spielers: Er kommt auf Feld { $field } und kann nicht eingesetzt werden, bis er am Foro für { $heal } geheilt wird.
pompeii-effect-injure-army = Verletze das aufgestellte Heer eines anderen Spielers; einer seiner Arbeiter kommt auf Feld { $field }. Bis es am Foro für { $heal } geheilt wird, kann das Heer nicht ins Castrum und der Arbeiter nicht eingesetzt werden.
pompeii-effect-block_spaces = Verdecke mit Plättchen bis zu { $tokens ->
    [one] 1 freien Arbeiterplatz
   *[other] { $tokens } freie Arbeiterplätze
 } gebauter Gebäude, nur nicht des Castrums; ein Platz am Foro bleibt frei. Ein Plättchen verschwindet am Foro für { $lift }.
pompeii-effect-destroy_temples-all = Alle aktiven Tempelkarten werden abgelegt, auch deine.
pompeii-effect-destroy_temples-each_other = Alle aktiven Tempelkarten der anderen werden abgelegt.
pompeii-effect-place_marker-red = Leg einen deiner Besitzmarker auf ein rotes Gebäude eines anderen Spielers; auch du bekommst dort den Bonus.
pompeii-effect-place_marker-any = Leg einen deiner Besitzmarker auf ein beliebiges Gebäude eines anderen Spielers; auch du bekommst dort den Bonus.
pompeii-effect-place_marker-porta = Dir gehört die Porta: Du bekommst { $bonus }, wann immer jemand anders dort einen Arbeiter einsetzt.
pompeii-effect-worker_count-you = Nimm einen neuen Arbeiter, ohne zu zahlen.
pompeii-effect-worker_count-each_other = Alle anderen mit mehr als { $more ->
    [one] 1 Arbeiter
   *[other] { $more } Arbeitern
 } verlieren einen.
pompeii-effect-draw_cards-specialist-hand = Sieh dir die obersten { $amount } Spezialisten an und behalte { $keep } auf der Hand; leg die übrigen ab.
pompeii-effect-draw_cards-specialist-active = Sieh dir die obersten { $amount } Spezialisten an und aktiviere { $keep } kostenlos; leg die übrigen ab.
pompeii-effect-draw_cards-city-hand = Sieh dir die obersten { $amount } Stadtkarten an und behalte { $keep } auf der Hand; leg die übrigen ab.
pompeii-effect-draw_cards-city-active = Sieh dir die obersten { $amount } Stadtkarten an und aktiviere { $keep } kostenlos; leg die übrigen ab.
pompeii-effect-draw_cards-specialist-hand-all = Nimm die obersten { $amount } Spezialisten auf die Hand.
pompeii-effect-draw_cards-specialist-active-all = Nimm die obersten { $amount } Spezialisten und aktiviere sie kostenlos.
pompeii-effect-draw_cards-city-hand-all = Nimm die obersten { $amount } Stadtkarten auf die Hand.
pompeii-effect-draw_cards-city-active-all = Nimm die obersten { $amount } Stadtkarten und aktiviere sie kostenlos.
pompeii-effect-replay_discard = Nimm eine abgelegte Stadtkarte, aber keine Sofortkarte, und aktiviere sie gleich.
pompeii-effect-build_now = Bau sofort ein Gebäude; bis zu { $skip ->
    [one] 1 Ware
   *[other] { $skip } Waren
 } seiner Kosten brauchst du nicht zu zahlen.
pompeii-effect-trade = Handle einmal: zu niedrigerem Wert { $lower }:1, zu gleichem Wert { $same }:1, zu höherem Wert { $higher }:1.
pompeii-effect-heal = Heile alle deine verletzten Arbeiter und dein Heer kostenlos.
pompeii-effect-start_player = In der nächsten Runde beginnst du.
pompeii-effect-offering-rises = Vor den Opfern: Der geforderte Wert steigt um { $amount }.
pompeii-effect-offering-falls = Vor den Opfern: Der geforderte Wert sinkt um { $amount }.
pompeii-effect-offering-abstain = Vor den Opfern: Deine Arbeiter zählen nicht, und du bietest nichts.
pompeii-effect-offering-protect = Vor den Opfern: Deine Arbeiter zählen nicht, du bietest nichts, und eine gewöhnliche Vulkankarte kostet dich nichts. Gegen die Apokalypse hilft sie nicht.
pompeii-effect-offering-cancel = Vor den Opfern: Niemand bietet etwas; eine Vulkankarte wird aufgedeckt und ausgeführt.
pompeii-effect-halt_castrum = Wenn ein anderer Spieler das Castrum baut: Der Bau wird angehalten, und sein Arbeiter wird auf Feld { $field } festgehalten, bis dieser Spieler am Foro { $finish } zahlt.

## Vulkankarten: was ihre Namen bedeuten

pompeii-volcano-card = { $name } ({ $meaning })
pompeii-volcano-VA01 = Asche auf den Feldern
pompeii-volcano-VA02 = Wälder in Flammen
pompeii-volcano-VA03 = eingeäscherter Wald
pompeii-volcano-VA04 = verdorrte Weiden
pompeii-volcano-VA05 = kochendes Meer
pompeii-volcano-VA06 = trockener Sumpf
pompeii-volcano-VA07 = Erdrutsch im Steinbruch
pompeii-volcano-VA08 = verbrannte Olivenhaine
pompeii-volcano-VA09 = verbrannte Weinberge
pompeii-volcano-VA10 = stillstehende Mühlsteine
pompeii-volcano-VA11 = Einsturz in der Goldmine
pompeii-volcano-VA12 = Einsturz in der Eisenmine
pompeii-volcano-VA13 = zerbrochene Webstühle
pompeii-volcano-VA14 = explodierter Brennofen
pompeii-volcano-VA15 = versandeter Hafen
pompeii-volcano-VA16 = eingestürzte Baustelle
pompeii-volcano-VA17 = überflutete Keller
pompeii-volcano-VA18 = zerstreute Herden
pompeii-volcano-VB01 = verlorene Minen
pompeii-volcano-VB02 = Wolle zu Asche
pompeii-volcano-VB03 = verschüttete Felder
pompeii-volcano-VB04 = verschüttete Wälder
pompeii-volcano-VB05 = vergiftetes Ufer
pompeii-volcano-VB06 = verschüttete Steinbrüche
pompeii-volcano-VB07 = verbrannte Hügel
pompeii-volcano-VB08 = erloschene Werkstätten
pompeii-volcano-VB09 = erloschene Waffenschmieden
pompeii-volcano-VB10 = eingestürzte Läden
pompeii-volcano-VB11 = Lagerhäuser in Flammen
pompeii-volcano-VB12 = verlassener Markt
pompeii-volcano-VB13 = ausgetrockneter Fluss
pompeii-volcano-VB14 = geleerte Kassen
pompeii-volcano-VB15 = Holzlager in Flammen
pompeii-volcano-VB16 = leere Ställe
pompeii-volcano-VB17 = Webstühle und Farben
pompeii-volcano-VB18 = verlorene Weinlese
pompeii-volcano-VC01 = verlorene Minen und Herden
pompeii-volcano-VC02 = Hungersnot
pompeii-volcano-VC03 = Glutwolke über den Wäldern
pompeii-volcano-VC04 = Glutwolke über den Hügeln
pompeii-volcano-VC05 = Flutwelle
pompeii-volcano-VC06 = Erdbeben
pompeii-volcano-VC07 = verschüttete Schmieden
pompeii-volcano-VC08 = verschüttete Münzstätte
pompeii-volcano-VC09 = verschüttete Webstühle
pompeii-volcano-VC10 = Speicher in Flammen
pompeii-volcano-VC11 = zerstörte Markthalle
pompeii-volcano-VC12 = verlorener Luxus
pompeii-volcano-VC13 = Baustellen in Asche
pompeii-volcano-VC14 = schwarze Erde
pompeii-volcano-VC15 = geschmolzene Waffen
pompeii-volcano-VC16 = verschüttete Villen
pompeii-volcano-VC17 = Strom aus glühender Asche
pompeii-volcano-VC18 = geschmolzene Schätze
pompeii-volcano-apocalypse = die Apokalypse

## The table in a terminal

pompeii-round = Runde { $round }
pompeii-phase-setting_up = Aufbau
pompeii-phase-turns = Züge
pompeii-phase-offerings = Opfer
pompeii-phase-over = Ende
pompeii-players = Spieler
pompeii-you = du
pompeii-start = Startspieler
pompeii-workers = Arbeiter
pompeii-army = Heer
pompeii-specialists = Spez.
pompeii-city = Stadt
pompeii-markers = Marker
pompeii-army-none = –
pompeii-army-recruited = bereit
pompeii-army-injured = verletzt
pompeii-buildings = Gebäude
pompeii-places = Felder und Orte
pompeii-cost = kostet { $goods }
pompeii-hires = wirbt Arbeiter für { $goods } an
pompeii-recruits = ein Heer für { $goods }
pompeii-unbuilt = nicht gebaut: { $buildings }
pompeii-goods = Waren
pompeii-tablet = Tafel von { $who }
pompeii-cards = Karten
pompeii-cards-hand = Auf der Hand
pompeii-cards-active = Aktiv
pompeii-cards-row = Offene Reihe
pompeii-cards-looked = Angesehen
pompeii-cards-volcano = Letzte Vulkankarte
pompeii-decks = Stapel: { $specialists } Spezialisten, { $city } Stadtkarten, { $volcano } Vulkankarten
pompeii-offerings = Opfer
pompeii-required = Geforderter Wert: { $value }
pompeii-log = Chronik
pompeii-board-short = board zeigt alles, auch Kosten und Kartentexte
pompeii-marks = { $part } teilweise rekonstruiert · { $whole } ganz rekonstruiert
pompeii-winner = { $who } hat gewonnen.
pompeii-all-lost = Niemand hat gewonnen: Pompeji ist zerstört.

## Headings of lists of moves

pompeii-group-own = Erstes Gebäude
pompeii-group-goods = Waren
pompeii-group-buildings = Gebäude
pompeii-group-fields = Felder
pompeii-group-amount = Wie viele
pompeii-group-trade = Handel
pompeii-group-piazza = Piazza
pompeii-group-foro = Foro
pompeii-group-offerings = Opfer
pompeii-group-choices = Auswahl

## What is asked

pompeii-ask-own = { $who }: wähl dein erstes rotes Gebäude, etwa { $examples }
pompeii-ask-coin = { $who }: wähl eine Ware (noch { $left }), etwa { $examples }
pompeii-ask-action = { $who }: setz einen Arbeiter ein, etwa { $examples } (? zeigt alle)
pompeii-ask-times = { $who }: wie oft, { $place }? Etwa { $examples }
pompeii-ask-given = { $who }: was gibst du? Etwa { $examples }
pompeii-ask-taken = { $who }: was nimmst du für { $given }? Etwa { $examples }
pompeii-ask-traded = { $who }: wie viel { $taken } für { $given }? Etwa { $examples }
pompeii-ask-train = { $who }: bilde einen weiteren Spezialisten aus, oder . zum Ende
pompeii-ask-swap = { $who }: tausche einen weiteren Spezialisten, oder . zum Ende
pompeii-ask-payment = { $who }: zahl eine Ware vom Wert I, etwa { $examples }
pompeii-ask-bonus = { $who }: nimm deinen Besitzbonus, etwa { $examples }
pompeii-ask-good = { $who }: { $card }: welche Ware? Etwa { $examples }
pompeii-ask-victim = { $who }: { $card }: welcher Spieler? Etwa { $examples }
pompeii-ask-building = { $who }: { $card }: welches Gebäude? Etwa { $examples }
pompeii-ask-card = { $who }: { $card }: welche Karte? Etwa { $examples }
pompeii-ask-skip = { $who }: lass bis zu { $left } von den Kosten von { $building } weg: { $examples }, oder . und der Rest wird bezahlt
pompeii-ask-keep = { $who }: behalte { $left } der Karten, etwa { $examples }
pompeii-ask-halt = { $who }: das Castrum anhalten? { $examples }
pompeii-ask-immediate = { $who }: spiel eine Karte vor den Opfern: { $examples }
pompeii-ask-pledge = { $who }: Opfer im Wert von { $required } sind gefordert: { $examples }
pompeii-ask-pledged = { $who }: wie viel { $good }? Etwa { $examples }
pompeii-ask-draw = { $who }: zieh eine Karte als Lohn (noch { $left }): { $examples }

## What has happened

pompeii-event-owned = { $who } nimmt { $building }.
pompeii-event-got = { $who } erhält { $goods }.
pompeii-event-paid = { $who } zahlt { $goods }.
pompeii-event-placed-worker = { $who } setzt einen Arbeiter ein: { $place }.
pompeii-event-placed-worker-card = { $who } setzt einen Arbeiter ein: { $place }, mit { $card }.
pompeii-event-placed-taken_worker = { $who } setzt einen genommenen Arbeiter ein: { $place }.
pompeii-event-placed-taken_worker-card = { $who } setzt einen genommenen Arbeiter ein: { $place }, mit { $card }.
pompeii-event-placed-marker = { $who } führt eine Zusatzaktion aus: { $place }.
pompeii-event-placed-marker-card = { $who } führt eine Zusatzaktion aus: { $place }, mit { $card }.
pompeii-event-placed-row = { $who } nutzt { $card }.
pompeii-event-built = { $who } baut { $building }.
pompeii-event-flipped = Der Vesuv erwacht.
pompeii-event-activated = { $who } aktiviert { $card }.
pompeii-event-activated-vain = { $who } aktiviert { $card }, aber ohne Wirkung.
pompeii-event-discarded = { $card } wird abgelegt.
pompeii-event-drew = { $who } zieht { $cards }.
pompeii-event-drew-hidden = { $count ->
    [one] { $who } zieht eine Karte.
   *[other] { $who } zieht { $count } Karten.
}
pompeii-event-remade-specialists = Die Spezialisten werden neu gemischt.
pompeii-event-remade-city = Die Stadtkarten werden neu gemischt.
pompeii-event-marked = { $who } legt einen Besitzmarker: { $building }.
pompeii-event-stole = { $who } nimmt { $owner } 1 { $good } weg.
pompeii-event-took_card = { $who } nimmt { $owner } { $card } weg.
pompeii-event-took_unseen = { $who } nimmt { $card } aus der Hand von { $owner }.
pompeii-event-took_unseen-hidden = { $who } nimmt eine Karte aus der Hand von { $owner }.
pompeii-event-took_workers = { $count ->
    [one] { $who } nimmt einen Arbeiter von { $building }.
   *[other] { $who } nimmt { $count } Arbeiter von { $building }.
}
pompeii-event-injured-worker = Ein Arbeiter von { $who } ist verletzt.
pompeii-event-injured-army = Das Heer von { $who } ist verletzt.
pompeii-event-healed-worker = Ein Arbeiter von { $who } ist geheilt.
pompeii-event-healed-army = Das Heer von { $who } ist geheilt.
pompeii-event-covered = { $who } verdeckt einen Platz: { $building }.
pompeii-event-lifted = { $who } nimmt ein Plättchen von { $building }.
pompeii-event-workers = { $who } hat jetzt { $count } Arbeiter.
pompeii-event-extra = { $who } hat { $amount ->
    [one] 1 Zusatzaktion
   *[other] { $amount } Zusatzaktionen
}.
pompeii-event-starts = { $who } ist in der nächsten Runde Startspieler.
pompeii-event-halted = Das Castrum von { $who } ist angehalten.
pompeii-event-waited = { $who } spielt keine Karte.
pompeii-event-played = { $who } spielt { $card }.
pompeii-event-required = Opfer im Wert von { $value } sind gefordert.
pompeii-event-pledged = { $who } bietet { $goods }.
pompeii-event-passed = { $who } passt.
pompeii-event-offered = Die Opfer reichen: { $value } von { $required }.
pompeii-event-offered-short = Die Opfer reichen nicht: { $value } von { $required }.
pompeii-event-erupted = Eine Vulkankarte wird aufgedeckt: { $card }. Sie trifft { $goods }.
pompeii-event-erupted-end = Eine Vulkankarte wird aufgedeckt: { $card }.
pompeii-event-lost = { $who } verliert { $goods }.
pompeii-event-round = Runde { $round } beginnt.
pompeii-event-recruited = { $who } stellt ein Heer auf.
pompeii-event-kept = { $who } behält { $card }.
pompeii-event-kept-hidden = { $who } behält eine Karte.
pompeii-event-joined = { $card } kommt in die offene Reihe.
pompeii-event-joined-later = { $card } liegt in der nächsten offenen Reihe.
pompeii-event-left = { $card } verlässt das Spiel.
pompeii-event-blocked = { $card } sperrt in dieser Runde { $goods }.
pompeii-event-blocked-hidden = Keine Ware ist gesperrt.
pompeii-event-over-castrum = { $who } zieht ins Castrum ein und gewinnt in Runde { $round }.
pompeii-event-over-apocalypse = Die Apokalypse, in Runde { $round }: alle haben verloren.
pompeii-event-over-destroyed = Pompeji ist nach Runde { $round } zerstört.
pompeii-event-over-title = { $who } gewinnt in Runde { $round } als { $title }.
pompeii-event-lapsed = { $who } hat dort nichts zu wählen.

## How to type a move

pompeii-notation =
    own7, +grain        das erste Gebäude; eine Ware nach Wahl
    @grain, @grain/S14  ein Arbeiter auf das Getreidefeld; mit Karte S14
    @b7, @b4b, @b7/S30  ein Arbeiter auf Gebäude 7; auf Gebäude 4 für die zweite Zeile; mit Karte S30
    { "*3" }                  wie viele
    build5, build5/S39  Gebäude 5 bauen; mit Karte S39
    @porta, gold>, >meat  Handel: ein Arbeiter an die Porta, was du gibst, was du nimmst
    train:S30, swap:S12, -grain  auf der Piazza: ausbilden, tauschen, zahlen; . zum Ende
    act:C35, heal:C12, lift:b7, finish  am Foro
    hire, army          ein neuer Arbeiter; ein Heer
    ^coal               Besitzbonus
    !2, !b7, !S14, !meat  Ziel einer Karte: Platz, Gebäude, Karte, Ware
    skip:wood           eine Ware von den Kosten weglassen
    give:gold, pass     Opfer
    draw:S, draw:C, keep:S12  Lohn
    play:C33, wait      eine Sofortkarte, oder keine
    use:S25             solo: eine Karte der offenen Reihe, die sofort wirkt

## Options

pompeii-option-set_a = der leichte Vulkansatz (Standard)
pompeii-option-set_b = der mittlere Vulkansatz
pompeii-option-set_c = der schwere Vulkansatz
pompeii-data-mild = Vulkankarten zerstören wenige Waren, und bei Costruzione, Porta und Foro ist auch allein Platz für zwei Arbeiter.
pompeii-data-harsh = Vulkankarten zerstören viele Waren, und bei Costruzione, Porta und Foro ist allein nur Platz für einen Arbeiter.
pompeii-option-all_volcano = alle 18 Vulkankarten des Satzes; nicht solo
pompeii-option-apocalypse_last = die Apokalypse liegt zuunterst; nicht solo
pompeii-option-foro_timer = das Foro kann ab Runde 10 gebaut werden; nicht solo
pompeii-option-no_textoria = Gebäude 14 bleibt weg; nur solo

## Was für einen Zug spricht, in einem Hinweis und einer Durchsicht

reason-wins = dein Heer zieht ins Castrum ein: Du gewinnst
reason-army = du stellst dein Heer auf
reason-station = { $left ->
    [0] das Castrum steht
    [one] ein Gebäude auf dem Weg zum Castrum; noch eines fehlt
   *[other] ein Gebäude auf dem Weg zum Castrum; noch { $left } fehlen
}
reason-opens = { $building } kann ab dem nächsten Arbeiter benutzt werden
reason-lacking = bringt { $count } von { $lacking }, die dir auf dem Weg zum Castrum noch fehlen
reason-wanted = davon brauchst du auf dem Weg zum Castrum noch { $lacking }
reason-spare = davon hast du { $count } mehr, als du auf dem Weg zum Castrum brauchst
reason-makes = { $count ->
    [one] bringt eine Ware vom Wert { $value }
   *[other] bringt { $count } Waren vom Wert { $value }
}
reason-second = dein zweiter Arbeiter dort bringt { $count }
reason-owner = { $owner } bekommt dafür als Besitzer eine Ware
reason-worker = damit hast du { $count } Arbeiter
reason-actions = { $actions ->
    [one] spart auf dem Weg zum Castrum etwa eine Aktion
   *[other] spart auf dem Weg zum Castrum etwa { $actions } Aktionen
}
reason-amount = so viele, wie du gebrauchen kannst
reason-heals = deine Leute sind wieder einsatzbereit
reason-halts = hält ein fremdes Heer vom Castrum fern
reason-cheaper = die Opfer kosten dich weniger
reason-missing = den Opfern fehlen noch { $value }
reason-eruption = { $cards ->
    [one] die letzte Vulkankarte beendet das Spiel für alle
   *[other] eine der { $cards } Vulkankarten, die noch da sind, beendet das Spiel für alle
}
reason-enough = { $value } sind geboten, und { $required } genügen

## Der Plan hinter einem Tipp

reason-plan-next = als Nächstes { $good }, es fehlen { $short }
reason-plan-free = { $place } ist frei
reason-plan-taken = { $place } ist voll
reason-plan-blocked = { $place } bringt diese Runde nichts
reason-plan-unbuilt = { $place } ist noch nicht gebaut
reason-plan-trade = zum Tausch gegen { $goods }
reason-plan-actions = { $actions ->
    [one] noch etwa eine Aktion, bis { $building } steht
   *[other] noch etwa { $actions } Aktionen, bis { $building } steht
}
reason-plan-actions-army = { $actions ->
    [one] noch etwa eine Aktion bis zum Heer
   *[other] noch etwa { $actions } Aktionen bis zum Heer
}
reason-plan-actions-worker = { $actions ->
    [one] noch etwa eine Aktion bis zum neuen Arbeiter
   *[other] noch etwa { $actions } Aktionen bis zum neuen Arbeiter
}
reason-plan-actions-castrum = { $actions ->
    [one] noch etwa eine Aktion, bis dein Heer ins Castrum einzieht
   *[other] noch etwa { $actions } Aktionen, bis dein Heer ins Castrum einzieht
}
reason-plan-ready = du hast alle Waren für { $building }
reason-plan-ready-army = du hast alle Waren für dein Heer
reason-plan-ready-worker = du hast alle Waren für einen neuen Arbeiter
reason-plan-ready-castrum = du hast alle Waren für den Weg ins Castrum
