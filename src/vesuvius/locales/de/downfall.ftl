# Der Untergang von Pompeji: seine Wörter auf dem Plan, in der Chronik und in Fragen.

downfall-phase-settling = Pompeji füllt sich mit Menschen
downfall-phase-seething = Der Vesuv brodelt
downfall-phase-opening = Der Vesuv bricht aus!
downfall-phase-fleeing = Rette sich, wer kann!
downfall-phase-over = Pompeji ist verschüttet

## Spieler und Spielsteine

downfall-players = Spieler
downfall-you = (du)
downfall-supply = Vorrat
downfall-city = Stadt
downfall-pieces-red = { $count ->
    [one] { $count } roter
   *[other] { $count } rote
}
downfall-pieces-black = { $count ->
    [one] { $count } schwarzer
   *[other] { $count } schwarze
}
downfall-pieces-yellow = { $count ->
    [one] { $count } gelber
   *[other] { $count } gelbe
}
downfall-pieces-blue = { $count ->
    [one] { $count } blauer
   *[other] { $count } blaue
}
downfall-owned-pieces = { $count ->
    [one] ein Stein von { $owner }
   *[other] { $count } Steine von { $owner }
}

## Karten und Häuser

downfall-cards = Karten
downfall-cards-left = Zugstapel { $stock } · gespielt { $played } · Omen { $omens }
downfall-hand = Deine Hand
downfall-shown = { $who } zeigte
downfall-house = { $card } { WORD($colour) }
downfall-joker = { $house }, Joker
downfall-relatives = Verwandte

## Lava

downfall-lava = Lava
downfall-tiles-left = { $count ->
    [one] Noch ein Plättchen im Beutel
   *[other] Noch { $count } Plättchen im Beutel
}
downfall-tile = Gezogen: { WORD($tile) }
downfall-moves-left = { $count ->
    [one] Noch ein Bewegungszug
   *[other] Noch { $count } Bewegungszüge
}
downfall-set-aside = Beiseitegelegt: { $tiles }
downfall-from = von { $square }

## Chronik

downfall-event-nothing = { $who } spielt Haus { $card } und setzt nichts
downfall-event-settled = { $joker ->
    [1] { $who } spielt Haus { $card } als Joker auf { $square }
   *[other] { $who } spielt Haus { $card } auf { $square }
}
downfall-event-relative = Ein Verwandter von { $who } zieht auf { $square } ein
downfall-event-no_relative = { $who } lässt keine Verwandten mehr einziehen
downfall-event-drew = { $who } zieht Haus { $card }
downfall-event-seethed = { $who } zieht A.D. 79: Der Vesuv brodelt!
downfall-event-reshuffled = A.D. 79 wird unten in den Zugstapel gemischt
downfall-event-omen = { $who } zieht ein Omen
downfall-event-threw = { $who } wirft einen Stein von { $owner } auf { $square } in den Vulkan
downfall-event-spared = Sonst ist niemand in der Stadt, also bewirkt das Omen nichts
downfall-event-called = { $who } ruft den Vulkanausbruch aus und zeigt { $cards }
downfall-event-waited = { $who } könnte den Vulkanausbruch ausrufen und wartet
downfall-event-erupted = Der Vesuv bricht aus!
downfall-event-tile = { $who } zieht ein Lavaplättchen: { WORD($symbol) }
downfall-event-covered = { $who } bedeckt { $square } ({ WORD($symbol) })
downfall-event-set_aside = Das Plättchen ({ WORD($symbol) }) lässt sich nicht legen und kommt beiseite
downfall-event-burnt = Verschüttet auf { $square }: { $pieces }
downfall-event-enclosed = Eingeschlossen auf { $square }: { $pieces }
downfall-event-moved = { $who } zieht von { $from } nach { $to }
downfall-event-saved = { $who } rettet einen Stein von { $from }
downfall-event-stayed = { $who } bleibt stehen
downfall-event-lost = Zurückgeblieben auf { $square }: { $pieces }
downfall-event-over = { $count ->
    [one] Spielende: { $winners } gewinnt
   *[other] Spielende: { $winners } teilen sich den Sieg
}

## Fragen

downfall-ask-card = Du bist am Zug. Spiel eine Karte aus: Haus@Feld
downfall-ask-relative = { $relatives ->
    [one] Ein Verwandter darf einziehen: +Feld, oder +- für keinen
   *[other] Bis zu { $relatives } Verwandte dürfen einziehen: +Feld, oder +- für keine weiteren
}
downfall-ask-omen = Ein Omen. Wirf einen fremden Stein in den Vulkan: x, Feld, Farbe
downfall-ask-call = Du hast nur Joker auf der Hand. Vulkanausbruch ausrufen: erupt oder wait
downfall-ask-lava = Du hast ein Lavaplättchen gezogen ({ WORD($tile) }). Leg es: ~Feld
downfall-ask-move = { $moves ->
    [one] Noch ein Bewegungszug: von>nach, oder von>out
   *[other] { $moves } Bewegungszüge: von>nach, oder von>out
}
downfall-notation =
    7@F5      eine Karte von Haus 7 ausspielen, Stein auf F5
    7*@B1     dieselbe Karte als Joker (ihr Haus ist voll), Stein auf B1
    7-        die Karte ausspielen und nichts setzen
    +B1, +-   ein Verwandter auf B1, oder keine Verwandten mehr
    xB4k      Omen: den schwarzen Stein auf B4 in den Vulkan werfen (r rot, k schwarz, y gelb, b blau)
    erupt     den Vulkanausbruch ausrufen; wait: noch nicht
    ~C3       Lava auf C3; ~C3mask: ein Plättchen mit zwei Symbolen, als Maske
    A2>C2     von A2 nach C2 ziehen; A2>out: durch ein Stadttor hinaus
    stay      auf die übrigen Bewegungszüge verzichten (Option free_moves)

## Optionen

downfall-option-dual_vents = drei weitere Lavaplättchen mit je zwei Symbolen; wer eines zieht, wählt
downfall-option-closed_vents = leere Startfelder dürfen nicht betreten werden
downfall-option-free_moves = man darf auf Bewegungszüge verzichten

## Was für einen Zug spricht

reason-saves = rettet einen Stein durch die { $gate }
reason-nearer = { $after ->
    [one] bringt einen Stein nach { $square }, einen Schritt vom Ausgang entfernt statt { $before } ({ $gate })
   *[other] bringt einen Stein nach { $square }, { $after } Schritte vom Ausgang entfernt statt { $before } ({ $gate })
}
reason-flees = verlässt { $square }, wohin die Lava kommen kann
reason-crowd = { $points ->
    [one] zieht nach { $square }: Von dort ist 1 Schritt möglich
   *[other] macht { $square } voller: Von dort sind { $points } Schritte möglich
}
reason-ready = kann von { $square } mit dem nächsten Bewegungszug durch die { $gate } hinaus
reason-denies = { $count ->
    [one] nimmt einem fremden Stein auf { $square } einen Schritt
   *[other] nimmt { $count } fremden Steinen auf { $square } je einen Schritt
}
reason-burns = { $count ->
    [one] verschüttet einen Stein von { $owner }
   *[other] verschüttet { $count } Steine von { $owner }
}
reason-cuts-off = { $count ->
    [one] schließt einen Stein von { $owner } ein
   *[other] schließt { $count } Steine von { $owner } ein
}
reason-own-loss = { $count ->
    [one] kostet dich einen eigenen Stein
   *[other] kostet dich { $count } eigene Steine
}
reason-own-loss-theirs = { $count ->
    [one] kostet { $who } einen Stein
   *[other] kostet { $who } { $count } Steine
}
reason-closes-gate = { $count ->
    [one] verschließt die { $gate }, das nächste Tor für einen Stein von { $owner }
   *[other] verschließt die { $gate }, das nächste Tor für { $count } Steine von { $owner }
}
reason-spares = { $count ->
    [one] schont deine Leute: Anderswo könnte dich dieses Plättchen einen Stein kosten
   *[other] schont deine Leute: Anderswo könnte dich dieses Plättchen { $count } Steine kosten
}
reason-spares-theirs = { $count ->
    [one] schont die Leute von { $who }: Anderswo könnte dieses Plättchen { $who } einen Stein kosten
   *[other] schont die Leute von { $who }: Anderswo könnte dieses Plättchen { $who } { $count } Steine kosten
}
reason-lengthens = { $steps ->
    [one] macht die Wege von { $owner } hinaus zusammen einen Schritt länger
   *[other] macht die Wege von { $owner } hinaus zusammen { $steps } Schritte länger
}
reason-threatens = { $count ->
    [one] bringt die Lava neben einen Stein von { $owner }
   *[other] bringt die Lava neben { $count } Steine von { $owner }
}
reason-relatives = { $count ->
    [one] bringt einen Verwandten
   *[other] bringt bis zu { $count } Verwandte
}
reason-settles = { $steps ->
    [one] zieht auf { $square } ein, einen Schritt vom Ausgang entfernt ({ $gate })
   *[other] zieht auf { $square } ein, { $steps } Schritte vom Ausgang entfernt ({ $gate })
}
reason-victim = { $steps ->
    [one] kostet { $owner } einen Stein, der einen Schritt vom Ausgang entfernt steht ({ $gate })
   *[other] kostet { $owner } einen Stein, der { $steps } Schritte vom Ausgang entfernt steht ({ $gate })
}
reason-leader = trifft { $owner }, unter den anderen mit den meisten Steinen in der Stadt: { $count }
reason-call = du hast { $mine } in der Stadt, niemand sonst mehr als { $most }
reason-call-theirs = { $who } hat { $mine } in der Stadt, niemand sonst mehr als { $most }
reason-shuts-out = { $count ->
    [one] ein Stein der anderen kommt nie mehr in die Stadt
   *[other] { $count } Steine der anderen kommen nie mehr in die Stadt
}
reason-wait = { $count ->
    [0] du hast { $mine } in der Stadt, jemand anders { $most }, und du hast keinen Stein mehr zu setzen
    [one] du hast { $mine } in der Stadt, jemand anders { $most }, und du kannst noch einen Stein setzen
   *[other] du hast { $mine } in der Stadt, jemand anders { $most }, und du kannst noch { $count } Steine setzen
}
reason-wait-theirs = { $count ->
    [0] { $who } hat { $mine } in der Stadt, jemand anders { $most }, und { $who } hat keinen Stein mehr zu setzen
    [one] { $who } hat { $mine } in der Stadt, jemand anders { $most }, und { $who } kann noch einen Stein setzen
   *[other] { $who } hat { $mine } in der Stadt, jemand anders { $most }, und { $who } kann noch { $count } Steine setzen
}
