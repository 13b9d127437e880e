# La chute de Pompéi : ses mots sur le plateau, dans la chronique et dans les questions.

downfall-phase-settling = Pompéi se remplit
downfall-phase-seething = Le Vésuve bouillonne
downfall-phase-opening = Le Vésuve entre en éruption !
downfall-phase-fleeing = Sauve qui peut
downfall-phase-over = Pompéi est ensevelie

## Joueurs et marqueurs

downfall-players = Joueurs
downfall-you = (vous)
downfall-supply = réserve
downfall-city = ville
downfall-pieces-red = { $count ->
    [one] { $count } rouge
   *[other] { $count } rouges
}
downfall-pieces-black = { $count ->
    [one] { $count } noir
   *[other] { $count } noirs
}
downfall-pieces-yellow = { $count ->
    [one] { $count } jaune
   *[other] { $count } jaunes
}
downfall-pieces-blue = { $count ->
    [one] { $count } bleu
   *[other] { $count } bleus
}
downfall-owned-pieces = { $count ->
    [one] un marqueur de { $owner }
   *[other] { $count } marqueurs de { $owner }
}

## Cartes et constructions

downfall-cards = Cartes
downfall-cards-left = Pioche { $stock } · jouées { $played } · alertes { $omens }
downfall-hand = Votre main
downfall-shown = { $who } a montré
downfall-house = { $card } { $colour ->
    [grey] grise
    [purple] violette
    [brown] brune
   *[other] { WORD($colour) }
}
downfall-joker = { $house }, joker
downfall-relatives = Parents

## Lave

downfall-lava = Lave
downfall-tiles-left = { $count ->
    [one] Encore { $count } tuile dans le sac
   *[other] Encore { $count } tuiles dans le sac
}
downfall-tile = Tirée : { WORD($tile) }
downfall-moves-left = { $count ->
    [one] Encore un déplacement
   *[other] Encore { $count } déplacements
}
downfall-set-aside = Mises de côté : { $tiles }
downfall-from = depuis { $square }

## Chronique

downfall-event-nothing = { $who } joue la construction { $card } et ne place rien
downfall-event-settled = { $joker ->
    [1] { $who } joue la construction { $card } comme joker en { $square }
   *[other] { $who } joue la construction { $card } en { $square }
}
downfall-event-relative = Un parent de { $who } s’installe en { $square }
downfall-event-no_relative = { $who } ne fait plus venir de parents
downfall-event-drew = { $who } pioche la construction { $card }
downfall-event-seethed = { $who } pioche A.D. 79 : le Vésuve bouillonne !
downfall-event-reshuffled = A.D. 79 est mélangée au bas de la pioche
downfall-event-omen = { $who } pioche une alerte
downfall-event-threw = { $who } jette dans le volcan un marqueur de { $owner } pris en { $square }
downfall-event-spared = Personne d’autre n’est en ville : l’alerte est sans effet
downfall-event-called = { $who } déclare l’éruption et montre { $cards }
downfall-event-waited = { $who } pourrait déclarer l’éruption et attend
downfall-event-erupted = Le Vésuve entre en éruption !
downfall-event-tile = { $who } tire une tuile de lave : { WORD($symbol) }
downfall-event-covered = { $who } recouvre { $square } ({ WORD($symbol) })
downfall-event-set_aside = Aucune case ne convient à la tuile ({ WORD($symbol) }) : elle est mise de côté
downfall-event-burnt = Ensevelis en { $square } : { $pieces }
downfall-event-enclosed = Encerclés en { $square } : { $pieces }
downfall-event-moved = { $who } va de { $from } en { $to }
downfall-event-saved = { $who } sauve un marqueur parti de { $from }
downfall-event-stayed = { $who } reste sur place
downfall-event-lost = Restés en { $square } : { $pieces }
downfall-event-over = { $count ->
    [one] C’est fini : { $winners } gagne
   *[other] C’est fini : { $winners } se partagent la victoire
}

## Questions

downfall-ask-card = À vous. Jouez une carte : construction@case
downfall-ask-relative = { $relatives ->
    [one] Un parent peut s’installer : +case, ou +- pour aucun
   *[other] Jusqu’à { $relatives } parents peuvent s’installer : +case, ou +- pour arrêter
}
downfall-ask-omen = Une alerte. Jetez un marqueur d’un autre joueur dans le volcan : x, case, couleur
downfall-ask-call = Vous n’avez que des jokers en main. Déclarer l’éruption : erupt ou wait
downfall-ask-lava = Vous avez tiré une tuile de lave ({ WORD($tile) }). Posez-la : ~case
downfall-ask-move = { $moves ->
    [one] Encore un déplacement : départ>arrivée, ou départ>out
   *[other] { $moves } déplacements : départ>arrivée, ou départ>out
}
downfall-notation =
    7@F5      jouer une carte de la construction 7, marqueur en F5
    7*@B1     la même carte comme joker (sa construction est pleine), marqueur en B1
    7-        jouer la carte et ne rien placer
    +B1, +-   un parent en B1, ou aucun autre parent
    xB4k      alerte : jeter dans le volcan le marqueur noir de B4 (r rouge, k noir, y jaune, b bleu)
    erupt     déclarer l’éruption ; wait : pas encore
    ~C3       lave en C3 ; ~C3mask : une tuile à deux symboles, comme masque
    A2>C2     aller de A2 en C2 ; A2>out : sortir par une porte de la ville
    stay      renoncer aux déplacements restants (option free_moves)

## Options

downfall-option-dual_vents = trois tuiles de lave supplémentaires, à deux symboles ; le joueur qui en tire une choisit
downfall-option-closed_vents = les cases de départ vides de la lave sont interdites
downfall-option-free_moves = on peut renoncer à des déplacements

## Ce qui parle pour un coup

reason-saves = sauve un marqueur par la { $gate }
reason-nearer = { $after ->
    [one] mène un marqueur en { $square }, à un pas de la sortie au lieu de { $before } ({ $gate })
   *[other] mène un marqueur en { $square }, à { $after } pas de la sortie au lieu de { $before } ({ $gate })
}
reason-flees = quitte { $square }, que la lave peut atteindre
reason-crowd = remplit { $square }, d’où { $points ->
    [one] un seul pas est possible
   *[other] { $points } pas sont possibles
}
reason-ready = pourra sortir de { $square } au prochain déplacement, par la { $gate }
reason-denies = { $count ->
    [one] enlève un pas à un marqueur d’un autre joueur en { $square }
   *[other] enlève un pas à chacun des { $count } marqueurs des autres en { $square }
}
reason-burns = { $count ->
    [one] ensevelit un marqueur de { $owner }
   *[other] ensevelit { $count } marqueurs de { $owner }
}
reason-cuts-off = { $count ->
    [one] encercle un marqueur de { $owner }
   *[other] encercle { $count } marqueurs de { $owner }
}
reason-own-loss = { $count ->
    [one] vous coûte un de vos marqueurs
   *[other] vous coûte { $count } de vos marqueurs
}
reason-own-loss-theirs = { $count ->
    [one] coûte un marqueur à { $who }
   *[other] coûte { $count } marqueurs à { $who }
}
reason-closes-gate = { $count ->
    [one] ferme la { $gate }, la porte la plus proche d’un marqueur de { $owner }
   *[other] ferme la { $gate }, la porte la plus proche de { $count } marqueurs de { $owner }
}
reason-spares = { $count ->
    [one] épargne les vôtres : ailleurs, cette tuile pourrait vous coûter un marqueur
   *[other] épargne les vôtres : ailleurs, cette tuile pourrait vous coûter { $count } marqueurs
}
reason-spares-theirs = { $count ->
    [one] épargne les marqueurs de { $who } : ailleurs, cette tuile pourrait lui en coûter un
   *[other] épargne les marqueurs de { $who } : ailleurs, cette tuile pourrait lui en coûter { $count }
}
reason-lengthens = { $steps ->
    [one] allonge d’un pas en tout les chemins de { $owner } vers la sortie
   *[other] allonge de { $steps } pas en tout les chemins de { $owner } vers la sortie
}
reason-threatens = { $count ->
    [one] amène la lave à côté d’un marqueur de { $owner }
   *[other] amène la lave à côté de { $count } marqueurs de { $owner }
}
reason-relatives = { $count ->
    [one] fait venir un parent
   *[other] fait venir jusqu’à { $count } parents
}
reason-settles = { $steps ->
    [one] s’installe en { $square }, à un pas de la sortie ({ $gate })
   *[other] s’installe en { $square }, à { $steps } pas de la sortie ({ $gate })
}
reason-victim = { $steps ->
    [one] coûte à { $owner } un marqueur à un pas de la sortie ({ $gate })
   *[other] coûte à { $owner } un marqueur à { $steps } pas de la sortie ({ $gate })
}
reason-leader = frappe { $owner }, qui a le plus de marqueurs en ville parmi les autres : { $count }
reason-call = vous en avez { $mine } en ville, personne d’autre plus de { $most }
reason-call-theirs = { $who } en a { $mine } en ville, personne d’autre plus de { $most }
reason-shuts-out = { $count ->
    [one] un marqueur des autres n’entrera plus en ville
   *[other] { $count } marqueurs des autres n’entreront plus en ville
}
reason-wait = { $count ->
    [0] vous en avez { $mine } en ville, un autre { $most }, et il ne vous reste aucun marqueur à placer
    [one] vous en avez { $mine } en ville, un autre { $most }, et il vous reste un marqueur à placer
   *[other] vous en avez { $mine } en ville, un autre { $most }, et il vous reste { $count } marqueurs à placer
}
reason-wait-theirs = { $count ->
    [0] { $who } en a { $mine } en ville, un autre { $most }, et il ne lui reste aucun marqueur à placer
    [one] { $who } en a { $mine } en ville, un autre { $most }, et il lui reste un marqueur à placer
   *[other] { $who } en a { $mine } en ville, un autre { $most }, et il lui reste { $count } marqueurs à placer
}
