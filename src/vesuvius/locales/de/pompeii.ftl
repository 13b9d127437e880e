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
pompeii-effect-injure-army = Verletze die Armee einer anderen Person; einer ihrer Arbeiter legt sich für sie hin. Geheilt wird sie am Foro für { $heal }.
pompeii-effect-block_spaces = Lege Marker auf bis zu { $tokens ->
    [one] 1 freien Arbeiterplatz
   *[other] { $tokens } freie Arbeiterplätze
 } von Gebäuden. Ein Marker verschwindet am Foro für { $lift }.
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
pompeii-effect-heal = Heile alle deine verletzten Arbeiter und deine Armee kostenlos.
pompeii-effect-start_player = In der nächsten Runde beginnst du.
pompeii-effect-offering-rises = Vor den Opfern: Der geforderte Wert steigt um { $amount }.
pompeii-effect-offering-falls = Vor den Opfern: Der geforderte Wert sinkt um { $amount }.
pompeii-effect-offering-abstain = Vor den Opfern: Deine Arbeiter zählen nicht, und du opferst nichts.
pompeii-effect-offering-protect = Vor den Opfern: Deine Arbeiter zählen nicht, du opferst nichts, und eine gewöhnliche Vulkankarte kostet dich nichts.
pompeii-effect-offering-cancel = Vor den Opfern: Niemand opfert etwas; eine Vulkankarte wird aufgedeckt und ausgeführt.
pompeii-effect-halt_castrum = Wenn jemand anders das Castrum errichtet: Der Bau ruht, bis diese Person am Foro { $finish } zahlt.
