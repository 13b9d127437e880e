# Die Stadt im Browser: Plan, Karten, Stapel und Spieler.

## Der Plan, wie er zu hören ist

city-map = Die Stadt Pompeji
city-house = Haus { $house }, { WORD($colour) }
city-house-neutral = neutrales Haus
city-spaces = { $free ->
    [0] voll
    [one] ein freier Platz
   *[other] { $free } freie Plätze
}
city-ground-garden = Garten
city-ground-orchard = Obstgarten
city-ground-vine = Weinberg
city-ground-colonnade = Säulengang
city-ground-plaza = Platz
city-ground-fountain = Brunnen
city-ground-statue = Standbild
city-ground-market = Markt
city-ground-pool = Wasserbecken
city-first-lava = erstes Lavafeld, { WORD($symbol) }
city-lava = Lava, { WORD($symbol) }
city-at-gate = an der { $gate }
city-gate-open = offenes Tor
city-gate-closed = durch Lava verschlossen
city-can-leave = der gewählte Stein kann hier hinaus
city-can-be-chosen = wählbar
city-chosen = gewählt
city-last-move = letzter Zug

## Karten

city-card = Karte von Haus { $house }, { WORD($colour) }, { $taken } von { $spaces } Plätzen besetzt
city-joker = Joker
city-ad79 = A.D. 79

## Zugstapel, Beutel und Notizen

city-stock = Zugstapel
city-discard = abgelegt
city-discard-empty = noch nichts gespielt
city-omens = { $count ->
    [one] Omen gezogen
   *[other] Omen gezogen
}
city-ad79-waits = noch nicht gezogen
city-ad79-again = weit unten
city-tiles-in-bag = { $count ->
    [one] Plättchen im Beutel
   *[other] Plättchen im Beutel
}
city-tiles-drawn = { WORD($symbol) }: { $drawn } von { $tiles } gezogen
city-notes = Notizen
city-notes-cards = Gespielte Karten je Haus
city-notes-tiles = Gezogene Lavaplättchen
city-house-played = Haus { $house }, { WORD($colour) }: { $played } von { $cards } Karten gespielt

## Was gefragt wird und was auf den Knöpfen steht

downfall-prompt-card = Du bist dran. Spiel eine Karte: Die goldenen Plätze zeigen, wohin sie passt.
downfall-prompt-which-card = Welche Karte soll nach { $square }?
downfall-prompt-place = Haus { $card }: Wähle einen seiner freien Plätze.
downfall-prompt-joker = Haus { $card } ist voll, also ist diese Karte ein Joker: jeder freie Platz in der Stadt.
downfall-prompt-relative = { $count ->
    [one] Noch ein Verwandter darf einziehen.
   *[other] Bis zu { $count } Verwandte dürfen einziehen.
}
downfall-prompt-omen = Ein Omen. Wirf einen Stein eines anderen Spielers in den Vulkan.
downfall-prompt-whose = Wessen Stein auf { $square }?
downfall-prompt-call = Du hast nur noch Joker auf der Hand. Soll der Vulkan jetzt ausbrechen?
downfall-prompt-lava = Du hast Lava gezogen ({ WORD($tile) }). Wähle, wohin sie fließt.
downfall-prompt-symbol = Was soll das Plättchen auf { $square } sein?
downfall-prompt-move = { $count ->
    [one] Noch ein Bewegungszug. Wähle einen deiner Steine.
   *[other] { $count } Bewegungszüge. Wähle einen deiner Steine.
}
downfall-prompt-where = Wohin von { $square }?
downfall-label-card = Haus { $card }
downfall-label-out = Stadt verlassen
downfall-label-enough = Genug
downfall-label-erupt = Ausbruch!
downfall-label-wait = Warten
downfall-label-stay = Bleiben

## Ein ganzer Zug als Satz: was er bewirkt

downfall-say-card = Haus { $card }: auf { $square } einziehen
downfall-say-joker = Haus { $card } als Joker: auf { $square } einziehen
downfall-say-nowhere = Haus { $card }: ausspielen, niemand zieht ein
downfall-say-relative = Ein Verwandter zieht auf { $square } ein
downfall-say-enough = Keine weiteren Verwandten
downfall-say-throw = Von { $square } in den Vulkan: { WORD($colour) }
downfall-say-erupt = Den Vulkan jetzt ausbrechen lassen
downfall-say-wait = Den Vulkan noch warten lassen
downfall-say-lava = Lava auf { $square }
downfall-say-lava-as = Lava auf { $square }: { WORD($symbol) }
downfall-say-move = Von { $from } nach { $to }
downfall-say-out = Die Stadt von { $square } aus verlassen
downfall-say-stay = Auf den Bewegungszug verzichten
