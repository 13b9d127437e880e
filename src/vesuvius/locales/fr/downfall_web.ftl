# La ville dans le navigateur : plan, cartes, pioche et joueurs.

## Le plan, tel qu’on l’entend

city-map = La ville de Pompéi
city-house = maison { $house }, { WORD($colour) }
city-house-neutral = maison neutre
city-spaces = { $free ->
    [0] pleine
    [one] une place libre
   *[other] { $free } places libres
}
city-ground-garden = jardin
city-ground-orchard = verger
city-ground-vine = vigne
city-ground-colonnade = portique
city-ground-plaza = place
city-ground-fountain = fontaine
city-ground-statue = statue
city-ground-market = marché
city-ground-pool = bassin
city-first-lava = première case de lave, { WORD($symbol) }
city-lava = lave, { WORD($symbol) }
city-at-gate = à la { $gate }
city-gate-open = porte ouverte
city-gate-closed = fermée par la lave
city-can-leave = le pion choisi peut sortir ici
city-can-be-chosen = peut être choisie
city-chosen = choisie
city-last-move = dernier coup

## Cartes

city-card = carte de la maison { $house }, { WORD($colour) }, { $taken } places occupées sur { $spaces }
city-joker = Joker
city-ad79 = A.D. 79

## Pioche, sac et notes

city-stock = pioche
city-discard = en défausse
city-discard-empty = rien de joué
city-omens = { $count ->
    [one] présage pioché
   *[other] présages piochés
}
city-ad79-waits = pas encore piochée
city-ad79-again = vers le bas
city-tiles-in-bag = { $count ->
    [one] tuile dans le sac
   *[other] tuiles dans le sac
}
city-tiles-drawn = { WORD($symbol) } : { $drawn } sur { $tiles } tirées
city-notes = Notes
city-notes-cards = Cartes jouées, par maison
city-notes-tiles = Tuiles de lave tirées
city-house-played = maison { $house }, { WORD($colour) } : { $played } cartes jouées sur { $cards }
