# De ondergang van Pompeii: de woorden op het bord, in de kroniek en in vragen.

downfall-phase-settling = Pompeii loopt vol
downfall-phase-seething = De Vesuvius rommelt
downfall-phase-opening = De Vesuvius barst uit!
downfall-phase-fleeing = Ren voor je leven
downfall-phase-over = Pompeii is bedolven

## Spelers en pionnen

downfall-players = Spelers
downfall-you = (jij)
downfall-supply = voorraad
downfall-city = stad
downfall-pieces-red = { $count } rode
downfall-pieces-black = { $count } zwarte
downfall-pieces-yellow = { $count } gele
downfall-pieces-blue = { $count } blauwe
downfall-owned-pieces = { $count ->
    [one] een pion van { $owner }
   *[other] { $count } pionnen van { $owner }
}

## Kaarten en huizen

downfall-cards = Kaarten
downfall-cards-left = Trekstapel { $stock } · gespeeld { $played } · voortekens { $omens }
downfall-hand = Jouw hand
downfall-shown = { $who } toonde
downfall-house = { $card } { WORD($colour) }
downfall-joker = { $house }, joker
downfall-relatives = Verwanten

## Lava

downfall-lava = Lava
downfall-tiles-left = { $count ->
    [one] Nog één tegel in de zak
   *[other] Nog { $count } tegels in de zak
}
downfall-tile = Getrokken: { WORD($tile) }
downfall-moves-left = { $count ->
    [one] Nog één verplaatsing
   *[other] Nog { $count } verplaatsingen
}
downfall-set-aside = Opzijgelegd: { $tiles }
downfall-from = van { $square }

## Kroniek

downfall-event-nothing = { $who } speelt huis { $card } en plaatst niets
downfall-event-settled = { $joker ->
    [1] { $who } speelt huis { $card } als joker op { $square }
   *[other] { $who } speelt huis { $card } op { $square }
}
downfall-event-relative = Een verwant van { $who } trekt in op { $square }
downfall-event-no_relative = { $who } laat geen verwanten meer komen
downfall-event-drew = { $who } trekt huis { $card }
downfall-event-seethed = { $who } trekt A.D. 79: de Vesuvius rommelt!
downfall-event-reshuffled = A.D. 79 wordt onder in de trekstapel geschud
downfall-event-omen = { $who } trekt een voorteken
downfall-event-threw = { $who } werpt een pion van { $owner } op { $square } in de vulkaan
downfall-event-spared = Er is verder niemand in de stad: het voorteken gaat voorbij
downfall-event-called = { $who } roept de uitbarsting uit en toont { $cards }
downfall-event-waited = { $who } zou de uitbarsting kunnen uitroepen en wacht
downfall-event-erupted = De Vesuvius barst uit!
downfall-event-tile = { $who } trekt een lavategel: { WORD($symbol) }
downfall-event-covered = { $who } bedekt { $square } ({ WORD($symbol) })
downfall-event-set_aside = Geen veld voor de tegel ({ WORD($symbol) }): die wordt opzijgelegd
downfall-event-burnt = Bedolven op { $square }: { $pieces }
downfall-event-enclosed = Ingesloten op { $square }: { $pieces }
downfall-event-moved = { $who } gaat van { $from } naar { $to }
downfall-event-saved = { $who } redt een pion van { $from }
downfall-event-stayed = { $who } blijft staan
downfall-event-lost = Achtergebleven op { $square }: { $pieces }
downfall-event-over = { $count ->
    [one] Het is voorbij: { $winners } wint
   *[other] Het is voorbij: { $winners } delen de overwinning
}

## Vragen

downfall-ask-card = Jij bent aan de beurt. Speel een kaart: huis@veld
downfall-ask-relative = { $relatives ->
    [one] Eén verwant mag intrekken: +veld, of +- voor geen
   *[other] Tot { $relatives } verwanten mogen intrekken: +veld, of +- voor niet meer
}
downfall-ask-omen = Een voorteken. Werp een pion van een andere speler in de vulkaan: x, veld, kleur
downfall-ask-call = Je hebt alleen jokers in de hand. De uitbarsting uitroepen: erupt of wait
downfall-ask-lava = Je hebt een lavategel getrokken ({ WORD($tile) }). Leg hem: ~veld
downfall-ask-move = { $moves ->
    [one] Nog één verplaatsing: van>naar, of van>out
   *[other] { $moves } verplaatsingen: van>naar, of van>out
}
downfall-notation =
    7@F5      een kaart van huis 7 spelen, pion op F5
    7*@B1     dezelfde kaart als joker (het huis is vol), pion op B1
    7-        de kaart spelen en niets plaatsen
    +B1, +-   een verwant op B1, of geen verwanten meer
    xB4k      voorteken: de zwarte pion op B4 in de vulkaan werpen (r rood, k zwart, y geel, b blauw)
    erupt     de uitbarsting uitroepen; wait: nog niet
    ~C3       lava op C3; ~C3mask: een tegel met twee symbolen, als masker
    A2>C2     van A2 naar C2 gaan; A2>out: door een stadspoort naar buiten
    stay      de overige verplaatsingen laten schieten (optie free_moves)

## Opties

downfall-option-dual_vents = drie extra lavategels met elk twee symbolen; wie er een trekt, kiest
downfall-option-closed_vents = lege startvelden van de lava mogen niet betreden worden
downfall-option-free_moves = je mag verplaatsingen laten schieten

## Wat voor een zet pleit

reason-saves = redt een pion door de { $gate }
reason-nearer = { $after ->
    [one] brengt een pion naar { $square }, één stap van de uitgang in plaats van { $before } ({ $gate })
   *[other] brengt een pion naar { $square }, { $after } stappen van de uitgang in plaats van { $before } ({ $gate })
}
reason-flees = verlaat { $square }, waar lava kan komen
reason-crowd = maakt { $square } voller: { $points ->
    [one] vandaar is { $points } stap mogelijk
   *[other] vandaar zijn { $points } stappen mogelijk
}
reason-ready = kan vanaf { $square } met de volgende verplaatsing door de { $gate } naar buiten
reason-denies = { $count ->
    [one] ontneemt een pion van een ander op { $square } een stap
   *[other] ontneemt { $count } pionnen van anderen op { $square } elk een stap
}
reason-burns = { $count ->
    [one] bedelft een pion van { $owner }
   *[other] bedelft { $count } pionnen van { $owner }
}
reason-cuts-off = { $count ->
    [one] sluit een pion van { $owner } in
   *[other] sluit { $count } pionnen van { $owner } in
}
reason-own-loss = { $count ->
    [one] kost je zelf een pion
   *[other] kost je zelf { $count } pionnen
}
reason-own-loss-theirs = { $count ->
    [one] kost { $who } een pion
   *[other] kost { $who } { $count } pionnen
}
reason-closes-gate = { $count ->
    [one] sluit de { $gate }, de dichtstbijzijnde poort van een pion van { $owner }
   *[other] sluit de { $gate }, de dichtstbijzijnde poort van { $count } pionnen van { $owner }
}
reason-spares = { $count ->
    [one] spaart je mensen: elders zou deze tegel je een pion kunnen kosten
   *[other] spaart je mensen: elders zou deze tegel je { $count } pionnen kunnen kosten
}
reason-spares-theirs = { $count ->
    [one] spaart de mensen van { $who }: elders zou deze tegel { $who } een pion kunnen kosten
   *[other] spaart de mensen van { $who }: elders zou deze tegel { $who } { $count } pionnen kunnen kosten
}
reason-lengthens = { $steps ->
    [one] maakt de wegen naar buiten van { $owner } samen één stap langer
   *[other] maakt de wegen naar buiten van { $owner } samen { $steps } stappen langer
}
reason-threatens = { $count ->
    [one] brengt lava naast een pion van { $owner }
   *[other] brengt lava naast { $count } pionnen van { $owner }
}
reason-relatives = { $count ->
    [one] levert een verwant op
   *[other] levert tot { $count } verwanten op
}
reason-settles = { $steps ->
    [one] trekt in op { $square }, één stap van de uitgang ({ $gate })
   *[other] trekt in op { $square }, { $steps } stappen van de uitgang ({ $gate })
}
reason-victim = { $steps ->
    [one] kost { $owner } een pion op één stap van de uitgang ({ $gate })
   *[other] kost { $owner } een pion op { $steps } stappen van de uitgang ({ $gate })
}
reason-leader = treft { $owner }, van de anderen met de meeste pionnen in de stad: { $count }
reason-call = jij hebt er { $mine } in de stad, niemand anders meer dan { $most }
reason-call-theirs = { $who } heeft er { $mine } in de stad, niemand anders meer dan { $most }
reason-shuts-out = { $count ->
    [one] een pion van de anderen komt nooit meer de stad in
   *[other] { $count } pionnen van de anderen komen nooit meer de stad in
}
reason-wait = { $count ->
    [0] jij hebt er { $mine } in de stad, een ander { $most }, en je hebt geen pion meer te plaatsen
    [one] jij hebt er { $mine } in de stad, een ander { $most }, en je kunt nog een pion plaatsen
   *[other] jij hebt er { $mine } in de stad, een ander { $most }, en je kunt nog { $count } pionnen plaatsen
}
reason-wait-theirs = { $count ->
    [0] { $who } heeft er { $mine } in de stad, een ander { $most }, en { $who } heeft geen pion meer te plaatsen
    [one] { $who } heeft er { $mine } in de stad, een ander { $most }, en { $who } kan nog een pion plaatsen
   *[other] { $who } heeft er { $mine } in de stad, een ander { $most }, en { $who } kan nog { $count } pionnen plaatsen
}
