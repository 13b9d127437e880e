# De stad in de browser: kaart, kaarten, stapels en spelers.

## De kaart, zoals je die hoort

city-map = De stad Pompeii
city-house = huis { $house }, { WORD($colour) }
city-house-neutral = neutraal huis
city-spaces = { $free ->
    [0] vol
    [one] één vrije plaats
   *[other] { $free } vrije plaatsen
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
city-first-lava = eerste lavaveld, { WORD($symbol) }
city-lava = lava, { WORD($symbol) }
city-at-gate = bij de { $gate }
city-gate-open = open poort
city-gate-closed = afgesloten door lava
city-can-leave = de gekozen pion kan hier naar buiten
city-can-be-chosen = kan gekozen worden
city-chosen = gekozen
city-last-move = laatste zet

## Kaarten

city-card = kaart van huis { $house }, { WORD($colour) }, { $taken } van { $spaces } plaatsen bezet
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
city-notes = Aantekeningen
city-notes-cards = Gespeelde kaarten per huis
city-notes-tiles = Getrokken lavategels
city-house-played = huis { $house }, { WORD($colour) }: { $played } van { $cards } kaarten gespeeld
