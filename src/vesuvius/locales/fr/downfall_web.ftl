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

## Ce qui est demandé, et ce que disent les boutons

downfall-prompt-card = À vous. Jouez une carte : les places dorées montrent où elle va.
downfall-prompt-which-card = Quelle carte pour { $square } ?
downfall-prompt-place = Maison { $card } : choisissez une de ses places libres.
downfall-prompt-joker = La maison { $card } est pleine : cette carte est un joker, toute place libre de la ville convient.
downfall-prompt-relative = { $count ->
    [one] Encore un parent peut s’installer.
   *[other] Jusqu’à { $count } parents peuvent s’installer.
}
downfall-prompt-omen = Un présage. Jetez dans le volcan un pion d’un autre joueur.
downfall-prompt-whose = Le pion de qui, en { $square } ?
downfall-prompt-call = Vous n’avez que des jokers en main. Le volcan doit-il entrer en éruption ?
downfall-prompt-lava = Vous avez tiré de la lave ({ WORD($tile) }). Choisissez où elle coule.
downfall-prompt-symbol = Que sera la tuile en { $square } ?
downfall-prompt-move = { $count ->
    [one] Encore un déplacement. Choisissez un de vos pions.
   *[other] { $count } déplacements. Choisissez un de vos pions.
}
downfall-prompt-where = Où aller depuis { $square } ?
downfall-label-card = Maison { $card }
downfall-label-out = Quitter la ville
downfall-label-enough = Assez
downfall-label-erupt = Éruption !
downfall-label-wait = Attendre
downfall-label-stay = Rester

## Un coup entier en une phrase : ce qu’il fait

downfall-say-card = Maison { $card } : s’installer en { $square }
downfall-say-joker = Maison { $card } comme joker : s’installer en { $square }
downfall-say-nowhere = Maison { $card } : la jouer, personne ne s’installe
downfall-say-relative = Un parent s’installe en { $square }
downfall-say-enough = Plus d’autres parents
downfall-say-throw = De { $square } dans le volcan : { WORD($colour) }
downfall-say-erupt = Laisser le volcan entrer en éruption
downfall-say-wait = Laisser attendre le volcan
downfall-say-lava = De la lave en { $square }
downfall-say-lava-as = De la lave en { $square } : { WORD($symbol) }
downfall-say-move = De { $from } à { $to }
downfall-say-out = Quitter la ville depuis { $square }
downfall-say-stay = Renoncer au déplacement
