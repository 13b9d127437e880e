# La ville dans le navigateur : plan, cartes, pioche et joueurs.

## Le plan, tel qu’on l’entend

city-map = La ville de Pompéi
city-house = construction { $house }, { $colour ->
    [grey] grise
    [purple] violette
    [brown] brune
   *[other] { WORD($colour) }
}
city-house-neutral = bâtiment neutre
city-spaces = { $free ->
    [0] aucune pastille libre
    [one] une pastille libre
   *[other] { $free } pastilles libres
}
city-ground-garden = jardin
city-ground-orchard = verger
city-ground-vine = vigne
city-ground-colonnade = portique
city-ground-plaza = place publique
city-ground-fountain = fontaine
city-ground-statue = statue
city-ground-market = marché
city-ground-pool = bassin
city-first-lava = case de départ, { WORD($symbol) }
city-lava = lave, { WORD($symbol) }
city-at-gate = à la { $gate }
city-gate-open = porte ouverte
city-gate-closed = fermée par la lave
city-in-danger = en danger : la prochaine tuile peut l’atteindre
city-can-leave = le marqueur choisi peut sortir ici
city-can-be-chosen = peut être choisie
city-chosen = choisie
city-last-move = dernier coup

## Cartes

city-card = carte de la construction { $house }, { $colour ->
    [grey] grise
    [purple] violette
    [brown] brune
   *[other] { WORD($colour) }
}, { $taken ->
    [one] { $taken } pastille occupée
   *[other] { $taken } pastilles occupées
} sur { $spaces }
city-joker = Joker
city-ad79 = A.D. 79

## Pioche, sac et notes

city-stock = pioche
city-discard = en défausse
city-discard-empty = rien de joué
city-omens = { $count ->
    [one] alerte piochée
   *[other] alertes piochées
}
city-ad79-waits = pas encore piochée
city-ad79-again = vers le bas
city-tiles-in-bag = { $count ->
    [one] tuile dans le sac
   *[other] tuiles dans le sac
}
city-tiles-drawn = { WORD($symbol) } : { $drawn ->
    [one] { $drawn } tirée
   *[other] { $drawn } tirées
} sur { $tiles }
city-notes = Notes
city-notes-cards = Cartes jouées, par construction
city-notes-tiles = Tuiles de lave tirées
city-house-played = construction { $house }, { $colour ->
    [grey] grise
    [purple] violette
    [brown] brune
   *[other] { WORD($colour) }
} : { $played ->
    [one] { $played } carte jouée
   *[other] { $played } cartes jouées
} sur { $cards }

## Ce qui est demandé, et ce que disent les boutons

downfall-prompt-card = À vous. Jouez une carte : les pastilles dorées disent où va son marqueur.
downfall-prompt-which-card = Quelle carte pour { $square } ?
downfall-prompt-place = Construction { $card } : choisissez une de ses pastilles libres.
downfall-prompt-joker = La construction { $card } est pleine : cette carte est un joker, toute pastille libre de la ville convient.
downfall-prompt-relative = { $count ->
    [one] Encore un parent peut s’installer.
   *[other] Jusqu’à { $count } parents peuvent s’installer.
}
downfall-prompt-omen = Une alerte. Jetez dans le volcan un marqueur d’un autre joueur.
downfall-prompt-whose = Le marqueur de qui, en { $square } ?
downfall-prompt-call = Vous n’avez que des jokers en main. Le volcan doit-il entrer en éruption ?
downfall-prompt-lava = Vous avez tiré de la lave ({ WORD($tile) }). Choisissez où elle coule.
downfall-prompt-symbol = Que sera la tuile en { $square } ?
downfall-prompt-move = { $count ->
    [one] Encore un déplacement. Choisissez un de vos marqueurs.
   *[other] { $count } déplacements. Choisissez un de vos marqueurs.
}
downfall-prompt-danger = { $count ->
    [one] Encore un déplacement.
   *[other] { $count } déplacements.
} Choisissez un de vos marqueurs : la prochaine tuile peut prendre ceux qui ont un signal.
downfall-prompt-where = Où aller depuis { $square } ?
downfall-step-card = Carte
downfall-step-relatives-of = Parent { $number } sur { $most }
downfall-step-omen = Alerte : quel marqueur
downfall-step-draw = Pioche
downfall-step-lava-of = Lave { $number } sur { $most }
downfall-step-lava = Lave
downfall-step-first = Premier trajet
downfall-step-second = Second trajet
downfall-label-card = Construction { $card }
downfall-label-out = Quitter la ville
downfall-label-enough = Assez
downfall-label-erupt = Éruption !
downfall-label-wait = Attendre
downfall-label-stay = Rester

## Un coup entier en une phrase : ce qu’il fait

downfall-say-card = Construction { $card } : s’installer en { $square }
downfall-say-joker = Construction { $card } comme joker : s’installer en { $square }
downfall-say-nowhere = Construction { $card } : la jouer, personne ne s’installe
downfall-say-relative = Un parent s’installe en { $square }
downfall-say-enough = Aucun autre parent
downfall-say-throw = De { $square } dans le volcan
downfall-say-erupt = Laisser le volcan entrer en éruption
downfall-say-wait = Laisser attendre le volcan
downfall-say-lava = De la lave en { $square }
downfall-say-lava-as = De la lave en { $square } ({ WORD($symbol) })
downfall-say-move = De { $from } en { $to }
downfall-say-out = Quitter la ville depuis { $square }
downfall-say-stay = Renoncer au déplacement

## Ce que fait un coup, point par point

downfall-explain-closes = ferme la { $gate }
downfall-explain-steps = { $square } donne { $count ->
    [one] un pas
   *[other] { $count } pas
}
downfall-explain-way = ce chemin en prend { $count ->
    [one] un
   *[other] { $count }
}
downfall-explain-way-all = ce chemin { $count ->
    [one] le prend
    [2] prend les deux
    [3] prend les trois
   *[other] prend les { $count }
}
downfall-explain-leave = le chemin par la { $gate } en prend { $count ->
    [one] un
   *[other] { $count }
}
downfall-explain-leave-all = le chemin par la { $gate } { $count ->
    [one] le prend
    [2] prend les deux
    [3] prend les trois
   *[other] prend les { $count }
}
downfall-explain-risk = la prochaine tuile peut l’y atteindre

## Les tournants, sur toute la table

downfall-scene-year = A.D. 79
downfall-scene-drew = { $who } pioche A.D. 79 pour la deuxième fois.
downfall-scene-called = { $who } déclare l’éruption.
downfall-scene-buried = Pompéi est ensevelie
downfall-story = { $count ->
    [one] { $who } a fait sortir un marqueur par la { $gate }.
   *[other] { $who } a fait sortir { $count } marqueurs par la { $gate }.
}
downfall-story-nobody = Personne n’est sorti de la ville.
