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
