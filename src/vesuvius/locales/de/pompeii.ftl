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
pompeii-effect-field_take-each = { $at } nimmst du stattdessen { $goods }, einmal für jede Ware, die das Feld gebracht hätte.
pompeii-effect-field_take-once = { $at } nimmst du { $goods } statt des Ertrags.
pompeii-effect-convert_bonus = { $at } bekommst du, wenn du { $good } herstellst, noch { $goods } dazu, einmal je Aktion, wie viel du auch herstellst.
pompeii-effect-convert_alt-any = { $at } wandelst du { $given } in { $made } um, beliebig oft.
pompeii-effect-convert_alt-most = { $at } wandelst du { $given } in { $made } um, bis zu { $most }-mal.
pompeii-effect-build_waive = Wenn du ein Gebäude errichtest, brauchst du { $goods } von seinen Kosten nicht zu zahlen.
pompeii-effect-deny_owner_bonus = Für { $buildings } bekommt niemand einen Besitzbonus von dir.
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
pompeii-effect-steal_goods-one_other-taker = Nimm von einer anderen Person { $amount ->
    [one] 1 Ware
   *[other] { $amount } Waren
 } vom Wert { $values } deiner Wahl.
pompeii-effect-steal_goods-one_other-giver = Eine andere Person gibt dir { $amount ->
    [one] 1 Ware
   *[other] { $amount } Waren
 } vom Wert { $values } ihrer Wahl.
pompeii-effect-take_card-active_specialist-hand = Nimm einen aktiven Spezialisten einer anderen Person auf die Hand.
pompeii-effect-take_card-active_specialist-active = Nimm einen aktiven Spezialisten einer anderen Person; er ist sofort für dich aktiv.
pompeii-effect-take_card-active_temple-hand = Nimm eine aktive Tempelkarte einer anderen Person auf die Hand.
pompeii-effect-take_card-active_temple-active = Nimm eine aktive Tempelkarte einer anderen Person; sie ist sofort für dich aktiv.
pompeii-effect-take_card-hand_city-hand = Nimm einer anderen Person unbesehen eine Stadtkarte aus der Hand.
pompeii-effect-take_workers = Nimm alle Arbeiter von einem Produktionsgebäude; in dieser Runde setzt du sie ein.
pompeii-effect-injure-worker = Verletze einen Arbeiter einer anderen Person. Geheilt wird er am Foro für { $heal }.
pompeii-effect-injure-army = Verletze das Heer einer anderen Person; einer ihrer Arbeiter legt sich dafür hin. Geheilt wird es am Foro für { $heal }.
pompeii-effect-block_spaces = Verdecke bis zu { $tokens ->
    [one] 1 freien Arbeiterplatz
   *[other] { $tokens } freie Arbeiterplätze
 } von Gebäuden mit Plättchen. Ein Plättchen verschwindet am Foro für { $lift }.
pompeii-effect-destroy_temples-all = Alle aktiven Tempelkarten werden abgelegt, auch deine.
pompeii-effect-destroy_temples-each_other = Alle aktiven Tempelkarten der anderen werden abgelegt.
pompeii-effect-place_marker-red = Lege einen deiner Besitzmarker auf ein rotes Gebäude einer anderen Person; auch du bekommst dort den Bonus.
pompeii-effect-place_marker-any = Lege einen deiner Besitzmarker auf ein beliebiges Gebäude einer anderen Person; auch du bekommst dort den Bonus.
pompeii-effect-place_marker-porta = Dir gehört die Porta: Du bekommst { $bonus }, wann immer jemand anders dort einen Arbeiter einsetzt.
pompeii-effect-worker_count-you = Nimm einen neuen Arbeiter, ohne zu zahlen.
pompeii-effect-worker_count-each_other = Alle anderen mit mehr als { $more ->
    [one] 1 Arbeiter
   *[other] { $more } Arbeitern
 } verlieren einen.
pompeii-effect-draw_cards-specialist-hand = Sieh dir die obersten { $amount } Spezialisten an und behalte { $keep } auf der Hand; lege die übrigen ab.
pompeii-effect-draw_cards-specialist-active = Sieh dir die obersten { $amount } Spezialisten an und aktiviere { $keep } kostenlos; lege die übrigen ab.
pompeii-effect-draw_cards-city-hand = Sieh dir die obersten { $amount } Stadtkarten an und behalte { $keep } auf der Hand; lege die übrigen ab.
pompeii-effect-draw_cards-city-active = Sieh dir die obersten { $amount } Stadtkarten an und aktiviere { $keep } kostenlos; lege die übrigen ab.
pompeii-effect-draw_cards-specialist-hand-all = Nimm die obersten { $amount } Spezialisten auf die Hand.
pompeii-effect-draw_cards-specialist-active-all = Nimm die obersten { $amount } Spezialisten und aktiviere sie kostenlos.
pompeii-effect-draw_cards-city-hand-all = Nimm die obersten { $amount } Stadtkarten auf die Hand.
pompeii-effect-draw_cards-city-active-all = Nimm die obersten { $amount } Stadtkarten und aktiviere sie kostenlos.
pompeii-effect-replay_discard = Nimm eine Stadtkarte vom Ablagestapel und aktiviere sie sofort.
pompeii-effect-build_now = Errichte sofort ein Gebäude; bis zu { $skip ->
    [one] 1 Ware
   *[other] { $skip } Waren
 } seiner Kosten brauchst du nicht zu zahlen.
pompeii-effect-trade = Handle einmal: zu niedrigerem Wert { $lower }:1, zu gleichem Wert { $same }:1, zu höherem Wert { $higher }:1.
pompeii-effect-heal = Heile alle deine verletzten Arbeiter und dein Heer kostenlos.
pompeii-effect-start_player = In der nächsten Runde beginnst du.
pompeii-effect-offering-rises = Vor den Opfern: Der geforderte Wert steigt um { $amount }.
pompeii-effect-offering-falls = Vor den Opfern: Der geforderte Wert sinkt um { $amount }.
pompeii-effect-offering-abstain = Vor den Opfern: Deine Arbeiter zählen nicht, und du opferst nichts.
pompeii-effect-offering-protect = Vor den Opfern: Deine Arbeiter zählen nicht, du opferst nichts, und eine gewöhnliche Vulkankarte kostet dich nichts.
pompeii-effect-offering-cancel = Vor den Opfern: Niemand opfert etwas; eine Vulkankarte wird aufgedeckt und ausgeführt.
pompeii-effect-halt_castrum = Wenn jemand anders das Castrum errichtet: Der Bau ruht, bis diese Person am Foro { $finish } zahlt.

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
pompeii-tablet = Tafel von { $who }
pompeii-cards = Karten
pompeii-cards-hand = Auf der Hand
pompeii-cards-active = Aktiv
pompeii-cards-row = Offene Reihe
pompeii-cards-looked = Angesehen
pompeii-decks = Stapel: { $specialists } Spezialisten, { $city } Stadtkarten, { $volcano } Vulkankarten
pompeii-offerings = Opfer
pompeii-required = Geforderter Wert: { $value }
pompeii-log = Was geschehen ist
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

pompeii-ask-own = { $who }: nimm ein erstes rotes Gebäude, etwa own7
pompeii-ask-coin = { $who }: wähle eine Ware, noch { $left }, etwa +grain
pompeii-ask-action = { $who }: setze einen Arbeiter, etwa @grain, @b7, build5, train:S30 (? zeigt alle)
pompeii-ask-times = { $who }: wie oft, { $place }? Etwa *3
pompeii-ask-given = { $who }: was gibst du? Etwa gold>
pompeii-ask-taken = { $who }: was nimmst du für { $given }? Etwa >meat
pompeii-ask-traded = { $who }: wie viel { $taken } für { $given }? Etwa *2
pompeii-ask-train = { $who }: bilde einen weiteren Spezialisten aus, oder . zum Ende
pompeii-ask-swap = { $who }: tausche einen weiteren Spezialisten, oder . zum Ende
pompeii-ask-payment = { $who }: zahle eine Ware vom Wert I, etwa -grain
pompeii-ask-bonus = { $who }: nimm deinen Besitzbonus, etwa ^coal
pompeii-ask-good = { $who }: { $card }: welche Ware? Etwa !meat
pompeii-ask-victim = { $who }: { $card }: welcher Spieler? Etwa !1
pompeii-ask-building = { $who }: { $card }: welches Gebäude? Etwa !b7
pompeii-ask-card = { $who }: { $card }: welche Karte? Etwa !S14
pompeii-ask-skip = { $who }: lass bis zu { $left } vom Preis von { $building } weg: skip:wood, oder . und der Rest wird bezahlt
pompeii-ask-keep = { $who }: behalte { $left } der Karten, etwa keep:S12
pompeii-ask-halt = { $who }: das Castrum aufhalten? play:C31 oder wait
pompeii-ask-immediate = { $who }: spiele eine Karte vor den Opfern, oder wait
pompeii-ask-pledge = { $who }: Opfer vom Wert { $required } sind gefordert: give:gold, oder pass
pompeii-ask-pledged = { $who }: wie viel { $good }? Etwa *2
pompeii-ask-draw = { $who }: ziehe eine Karte als Lohn, noch { $left }: draw:S oder draw:C

## What has happened

pompeii-event-owned = { $who } nimmt { $building }.
pompeii-event-got = { $who } erhält { $goods }.
pompeii-event-paid = { $who } zahlt { $goods }.
pompeii-event-placed-worker = { $who }: ein Arbeiter, { $place }.
pompeii-event-placed-worker-card = { $who }: ein Arbeiter, { $place }, mit { $card }.
pompeii-event-placed-taken_worker = { $who }: ein genommener Arbeiter, { $place }.
pompeii-event-placed-taken_worker-card = { $who }: ein genommener Arbeiter, { $place }, mit { $card }.
pompeii-event-placed-marker = { $who }: eine Zusatzaktion, { $place }.
pompeii-event-placed-marker-card = { $who }: eine Zusatzaktion, { $place }, mit { $card }.
pompeii-event-placed-row = { $who } nutzt { $card }.
pompeii-event-built = { $who }: { $building } ist gebaut.
pompeii-event-flipped = Der Vesuv erwacht.
pompeii-event-activated = { $who } aktiviert { $card }.
pompeii-event-activated-vain = { $who } aktiviert { $card } vergebens.
pompeii-event-discarded = { $card } wird abgelegt.
pompeii-event-drew = { $who } zieht { $cards }.
pompeii-event-drew-hidden = { $count ->
    [one] { $who } zieht eine Karte.
   *[other] { $who } zieht { $count } Karten.
}
pompeii-event-remade-specialists = Die Spezialisten werden neu gemischt.
pompeii-event-remade-city = Die Stadtkarten werden neu gemischt.
pompeii-event-marked = { $who } besitzt { $building }.
pompeii-event-stole = { $who } nimmt { $owner } 1 { $good } weg.
pompeii-event-took_card = { $who } nimmt { $owner } { $card } weg.
pompeii-event-took_unseen = { $who } nimmt { $card } aus der Hand von { $owner }.
pompeii-event-took_unseen-hidden = { $who } nimmt eine Karte aus der Hand von { $owner }.
pompeii-event-took_workers = { $who } nimmt die Arbeiter ({ $count }) von { $building }.
pompeii-event-injured-worker = Ein Arbeiter von { $who } ist verletzt.
pompeii-event-injured-army = Das Heer von { $who } ist verletzt.
pompeii-event-healed-worker = Ein Arbeiter von { $who } ist geheilt.
pompeii-event-healed-army = Das Heer von { $who } ist geheilt.
pompeii-event-covered = { $who } verdeckt einen Platz von { $building }.
pompeii-event-lifted = { $who } nimmt ein Plättchen von { $building }.
pompeii-event-workers = Arbeiter von { $who }: { $count }.
pompeii-event-extra = { $who } hat { $amount } weitere Aktionen.
pompeii-event-starts = { $who } beginnt die nächste Runde.
pompeii-event-halted = Das Castrum von { $who } ist aufgehalten.
pompeii-event-waited = { $who } spielt keine Karte.
pompeii-event-played = { $who } spielt { $card }.
pompeii-event-required = Opfer vom Wert { $value } sind gefordert.
pompeii-event-pledged = { $who } opfert { $goods }.
pompeii-event-passed = { $who } passt.
pompeii-event-offered = Die Opfer reichen: { $value } von { $required }.
pompeii-event-offered-short = Die Opfer reichen nicht: { $value } von { $required }.
pompeii-event-erupted = Vulkankarte { $card } wird aufgedeckt.
pompeii-event-lost = { $who } verliert { $goods }.
pompeii-event-round = Runde { $round } beginnt.
pompeii-event-recruited = { $who } stellt ein Heer auf.
pompeii-event-kept = { $who } behält { $card }.
pompeii-event-kept-hidden = { $who } behält eine Karte.
pompeii-event-joined = { $card } kommt in die offene Reihe.
pompeii-event-joined-later = { $card } liegt in der nächsten offenen Reihe.
pompeii-event-left = { $card } verlässt das Spiel.
pompeii-event-blocked = Die Waren von { $card } sind gesperrt.
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
    { "*3" }                  so viele
    build5, build5/S39  Gebäude 5 bauen; mit Karte S39
    @porta, gold>, >meat  Handel: ein Arbeiter an die Porta, was du gibst, was du nimmst
    train:S30, swap:S12, -grain  auf der Piazza: ausbilden, tauschen, zahlen; . zum Ende
    act:C35, heal:C12, lift:b7, finish  auf dem Foro
    hire, army          ein neuer Arbeiter; ein Heer
    ^coal               Besitzbonus
    !2, !b7, !S14, !meat  Ziel einer Karte: Platz, Gebäude, Karte, Ware
    skip:wood           eine Ware vom Preis weglassen
    give:gold, pass     Opfer
    draw:S, draw:C, keep:S12  Lohn
    play:C33, wait      eine sofortige Karte, oder keine
    use:S25             allein: eine Karte der offenen Reihe, die sofort wirkt

## Options

pompeii-option-set_a = der leichte Vulkansatz (wie üblich)
pompeii-option-set_b = der mittlere Vulkansatz
pompeii-option-set_c = der schwere Vulkansatz
pompeii-option-all_volcano = alle 18 Vulkankarten des Satzes; nicht allein
pompeii-option-apocalypse_last = die Apokalypse liegt zuunterst; nicht allein
pompeii-option-foro_timer = das Foro kann ab Runde 10 gebaut werden; nicht allein
pompeii-option-no_textoria = Gebäude 14 bleibt weg; nur allein

## Was für einen Zug spricht, in einem Hinweis und einer Durchsicht

reason-wins = die Armee zieht ins Castrum ein: Das gewinnt
reason-army = die Armee ist aufgestellt
reason-station = { $left ->
    [0] das Castrum steht
    [one] ein Gebäude auf dem Weg zum Castrum; noch eines fehlt
   *[other] ein Gebäude auf dem Weg zum Castrum; noch { $left } fehlen
}
reason-opens = { $building } kann ab dem nächsten Arbeiter benutzt werden
reason-lacking = bringt { $count } von { $lacking }, die auf dem Weg zum Castrum noch fehlen
reason-wanted = davon fehlen auf dem Weg zum Castrum noch { $lacking }
reason-spare = davon sind { $count } mehr da, als der Weg zum Castrum verlangt
reason-makes = { $count ->
    [one] bringt eine Ware vom Wert { $value }
   *[other] bringt { $count } Waren vom Wert { $value }
}
reason-second = der zweite Arbeiter dort bringt { $count }
reason-owner = { $owner } bekommt dafür als Besitzer eine Ware
reason-worker = von jetzt an sind es { $count } Arbeiter
reason-actions = { $actions ->
    [one] spart auf dem Weg zum Castrum etwa eine Aktion
   *[other] spart auf dem Weg zum Castrum etwa { $actions } Aktionen
}
reason-amount = so viele, wie zu gebrauchen sind
reason-heals = die eigenen Leute sind wieder einsatzbereit
reason-halts = hält eine fremde Armee vom Castrum fern
reason-cheaper = die Opfergabe kostet weniger
reason-missing = der Opfergabe fehlen noch { $value }
reason-eruption = eine der { $cards } Vulkankarten, die noch da sind, beendet das Spiel für alle
reason-enough = { $value } sind zugesagt, und { $required } genügen
