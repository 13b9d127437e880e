# Die Stadt im Browser: Plan, Karten, Stapel und Spieler.

## Der Plan, wie er zu hören ist

city-map = Die Stadt Pompeji
city-house = Haus { $house }, { WORD($colour) }
city-house-neutral = neutrales Gebäude
city-spaces = { $free ->
    [0] voll
    [one] ein freies rundes Feld
   *[other] { $free } freie runde Felder
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
city-first-lava = Startfeld, { WORD($symbol) }
city-lava = Lava, { WORD($symbol) }
city-at-gate = an der { $gate }
city-gate-open = offenes Tor
city-gate-closed = durch Lava verschlossen
city-in-danger = in Gefahr: das nächste Plättchen kann ihn treffen
city-can-leave = der gewählte Stein kann hier hinaus
city-can-be-chosen = wählbar
city-chosen = gewählt
city-last-move = letzter Zug

## Karten

city-card = Karte von Haus { $house }, { WORD($colour) }, { $spaces ->
    [one] { $taken } von 1 rundem Feld besetzt
   *[other] { $taken } von { $spaces } runden Feldern besetzt
}
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

downfall-prompt-card = Du bist dran. Spiel eine Karte: Die goldenen Felder zeigen, wohin ihr Stein kann.
downfall-prompt-which-card = Welche Karte spielst du auf { $square }?
downfall-prompt-place = Haus { $card }: Wähl eines seiner freien runden Felder.
downfall-prompt-joker = Haus { $card } ist voll, also ist diese Karte ein Joker: Wähl ein beliebiges freies rundes Feld in der Stadt.
downfall-prompt-relative = { $count ->
    [one] Noch ein Verwandter darf einziehen.
   *[other] Bis zu { $count } Verwandte dürfen einziehen.
}
downfall-prompt-omen = Ein Omen. Wirf einen fremden Stein in den Vulkan.
downfall-prompt-whose = Wessen Stein auf { $square }?
downfall-prompt-call = Du hast nur noch Joker auf der Hand. Den Vulkanausbruch jetzt ausrufen?
downfall-prompt-lava = Du hast Lava gezogen ({ WORD($tile) }). Wähl, wohin sie kommt.
downfall-prompt-symbol = Welches Symbol ist das Plättchen auf { $square }?
downfall-prompt-move = { $count ->
    [one] Noch ein Bewegungszug. Wähl einen deiner Steine.
   *[other] { $count } Bewegungszüge. Wähl einen deiner Steine.
}
downfall-prompt-danger = { $count ->
    [one] Noch ein Bewegungszug.
   *[other] { $count } Bewegungszüge.
} Wähl einen deiner Steine: Wer ein Warnzeichen hat, kann dem nächsten Plättchen zum Opfer fallen.
downfall-prompt-where = Wohin von { $square }?
downfall-step-card = Karte
downfall-step-relatives-of = Verwandter { $number } von { $most }
downfall-step-omen = Omen: wessen Stein
downfall-step-draw = Nachziehen
downfall-step-lava-of = Lava { $number } von { $most }
downfall-step-lava = Lava
downfall-step-first = Erster Zug
downfall-step-second = Zweiter Zug
downfall-label-card = Haus { $card }
downfall-label-out = Stadt verlassen
downfall-label-enough = Genug
downfall-label-erupt = Ausbruch!
downfall-label-wait = Warten
downfall-label-stay = Bleiben

## Ein ganzer Zug als Satz: was er bewirkt

downfall-say-card = Haus { $card }: auf { $square } einziehen
downfall-say-joker = Haus { $card } als Joker: auf { $square } einziehen
downfall-say-nowhere = Haus { $card }: ausspielen, ohne einen Stein zu setzen
downfall-say-relative = Ein Verwandter zieht auf { $square } ein
downfall-say-enough = Keine weiteren Verwandten
downfall-say-throw = Von { $square } in den Vulkan
downfall-say-erupt = Den Vulkanausbruch jetzt ausrufen
downfall-say-wait = Den Vulkanausbruch noch nicht ausrufen
downfall-say-lava = Lava auf { $square }
downfall-say-lava-as = Lava auf { $square } ({ WORD($symbol) })
downfall-say-move = Von { $from } nach { $to }
downfall-say-out = Die Stadt von { $square } aus verlassen
downfall-say-stay = Auf die übrigen Bewegungszüge verzichten

## Was ein Zug bewirkt, Satz für Satz

downfall-explain-closes = verschließt die { $gate }
downfall-explain-steps = { $square } gibt { $count ->
    [one] einen Schritt
   *[other] { $count } Schritte
}
downfall-explain-way = dieser Weg braucht { $count ->
    [one] einen davon
   *[other] { $count } davon
}
downfall-explain-way-all = dieser Weg braucht { $count ->
    [one] ihn
    [2] beide
    [3] alle drei
   *[other] alle { $count }
}
downfall-explain-leave = der Weg durch die { $gate } braucht { $count ->
    [one] einen davon
   *[other] { $count } davon
}
downfall-explain-leave-all = der Weg durch die { $gate } braucht { $count ->
    [one] ihn
    [2] beide
    [3] alle drei
   *[other] alle { $count }
}
downfall-explain-risk = das nächste Plättchen kann ihn dort treffen

## Wendepunkte, über den ganzen Tisch gezeigt

downfall-scene-year = A.D. 79
downfall-scene-drew = { $who } zieht das zweite A.D. 79.
downfall-scene-called = { $who } ruft den Ausbruch aus.
downfall-scene-buried = Pompeji ist verschüttet
downfall-story = { $count ->
    [one] { $who } führte einen Menschen durch { $gate } hinaus.
   *[other] { $who } führte { $count } Menschen durch { $gate } hinaus.
}
downfall-story-nobody = Niemand ist aus der Stadt entkommen.
