# De stad in de browser: kaart, kaarten, stapels en spelers.

## De kaart, zoals je die hoort

city-map = De stad Pompeii
city-house = huis { $house }, { WORD($colour) }
city-house-neutral = neutraal gebouw
city-spaces = { $free ->
    [0] geen vrij vakje
    [one] één vrij vakje
   *[other] { $free } vrije vakjes
}
city-ground-garden = tuin
city-ground-orchard = boomgaard
city-ground-vine = wijngaard
city-ground-colonnade = zuilengang
city-ground-plaza = plein
city-ground-fountain = fontein
city-ground-statue = standbeeld
city-ground-market = markt
city-ground-pool = vijver
city-first-lava = startveld, { WORD($symbol) }
city-lava = lava, { WORD($symbol) }
city-at-gate = bij de { $gate }
city-gate-open = open poort
city-gate-closed = afgesloten door lava
city-in-danger = in gevaar: de volgende tegel kan hem treffen
city-can-leave = de gekozen pion kan hier naar buiten
city-can-be-chosen = kan gekozen worden
city-chosen = gekozen
city-last-move = laatste zet

## Kaarten

city-card = kaart van huis { $house }, { WORD($colour) }, { $spaces ->
    [one] { $taken } van 1 vakje bezet
   *[other] { $taken } van { $spaces } vakjes bezet
}
city-joker = Joker
city-ad79 = A.D. 79

## Trekstapel, zak en aantekeningen

city-stock = trekstapel
city-discard = afgelegd
city-discard-empty = nog niets gespeeld
city-omens = { $count ->
    [one] voorteken getrokken
   *[other] voortekens getrokken
}
city-ad79-waits = nog niet getrokken
city-ad79-again = bijna onderop
city-tiles-in-bag = { $count ->
    [one] tegel in de zak
   *[other] tegels in de zak
}
city-tiles-drawn = { WORD($symbol) }: { $drawn } van { $tiles } getrokken
city-notes = Notities
city-notes-cards = Gespeelde kaarten per huis
city-notes-tiles = Getrokken lavategels
city-house-played = huis { $house }, { WORD($colour) }: { $played } van { $cards } kaarten gespeeld

## Wat gevraagd wordt, en wat op de knoppen staat

downfall-prompt-card = Jouw beurt. Speel een kaart: de gouden vakjes tonen waar die heen kan.
downfall-prompt-which-card = Welke kaart gaat naar { $square }?
downfall-prompt-place = Huis { $card }: kies een van de vrije vakjes.
downfall-prompt-joker = Huis { $card } is vol, dus deze kaart is een joker: elk vrij vakje in de stad is goed.
downfall-prompt-relative = { $count ->
    [one] Nog één verwant mag intrekken.
   *[other] Tot { $count } verwanten mogen intrekken.
}
downfall-prompt-omen = Een voorteken. Werp een pion van een andere speler in de vulkaan.
downfall-prompt-whose = Wiens pion op { $square }?
downfall-prompt-call = Je hebt alleen jokers in de hand. Moet de vulkaan nu uitbarsten?
downfall-prompt-lava = Je hebt lava getrokken ({ WORD($tile) }). Kies waar de lava stroomt.
downfall-prompt-symbol = Wat wordt de tegel op { $square }?
downfall-prompt-move = { $count ->
    [one] Nog één verplaatsing. Kies een van je pionnen.
   *[other] { $count } verplaatsingen. Kies een van je pionnen.
}
downfall-prompt-danger = { $count ->
    [one] Nog één verplaatsing.
   *[other] { $count } verplaatsingen.
} Kies een van je pionnen: de volgende tegel kan die met een waarschuwing treffen.
downfall-prompt-where = Waarheen vanaf { $square }?
downfall-step-card = Kaart
downfall-step-relatives-of = Verwant { $number } van { $most }
downfall-step-omen = Voorteken: wiens pion
downfall-step-draw = Trekken
downfall-step-lava-of = Lava { $number } van { $most }
downfall-step-lava = Lava
downfall-step-first = Eerste zet
downfall-step-second = Tweede zet
downfall-label-card = Huis { $card }
downfall-label-out = De stad uit
downfall-label-enough = Genoeg
downfall-label-erupt = Uitbarsten!
downfall-label-wait = Wachten
downfall-label-stay = Blijven

## Een hele zet als zin: wat hij doet

downfall-say-card = Huis { $card }: intrekken op { $square }
downfall-say-joker = Huis { $card } als joker: intrekken op { $square }
downfall-say-nowhere = Huis { $card }: uitspelen, niemand trekt in
downfall-say-relative = Een verwant trekt in op { $square }
downfall-say-enough = Geen verwanten meer
downfall-say-throw = Van { $square } de vulkaan in
downfall-say-erupt = De vulkaan nu laten uitbarsten
downfall-say-wait = De vulkaan nog laten wachten
downfall-say-lava = Lava op { $square }
downfall-say-lava-as = Lava op { $square } ({ WORD($symbol) })
downfall-say-move = Van { $from } naar { $to }
downfall-say-out = De stad verlaten vanaf { $square }
downfall-say-stay = De verplaatsing laten schieten

## Wat een zet doet, punt voor punt

downfall-explain-closes = sluit de { $gate } af
downfall-explain-steps = { $square } geeft { $count ->
    [one] één stap
   *[other] { $count } stappen
}
downfall-explain-way = deze weg kost er { $count ->
    [one] één
   *[other] { $count }
}
downfall-explain-way-all = deze weg kost { $count ->
    [one] die ene
    [2] ze allebei
    [3] ze alle drie
   *[other] ze alle { $count }
}
downfall-explain-leave = de weg door de { $gate } kost er { $count ->
    [one] één
   *[other] { $count }
}
downfall-explain-leave-all = de weg door de { $gate } kost { $count ->
    [one] die ene
    [2] ze allebei
    [3] ze alle drie
   *[other] ze alle { $count }
}
downfall-explain-risk = de volgende tegel kan hem daar treffen

## Keerpunten, over de hele tafel

downfall-scene-year = A.D. 79
downfall-scene-drew = { $who } trekt A.D. 79 voor de tweede keer.
downfall-scene-called = { $who } roept de uitbarsting uit.
downfall-scene-buried = Pompeii is bedolven
downfall-story = { $count ->
    [one] { $who } bracht één pion door de { $gate } naar buiten.
   *[other] { $who } bracht { $count } pionnen door de { $gate } naar buiten.
}
downfall-story-nobody = Niemand is uit de stad ontkomen.
