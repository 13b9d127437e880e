# La chute de Pompéi : ses mots sur le plateau, dans la chronique et dans les questions.

downfall-phase-settling = Pompéi se remplit
downfall-phase-seething = Le Vésuve bouillonne
downfall-phase-opening = Le Vésuve entre en éruption !
downfall-phase-fleeing = Sauve qui peut
downfall-phase-over = Pompéi est ensevelie

## Joueurs et pions

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

## Cartes et maisons

downfall-cards = Cartes
downfall-cards-left = Pioche { $stock } · jouées { $played } · présages { $omens }
downfall-hand = Votre main
downfall-shown = { $who } a montré
downfall-house = { $card } { WORD($colour) }
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

downfall-event-nothing = { $who } joue la maison { $card } et ne place rien
downfall-event-settled = { $joker ->
    [1] { $who } joue la maison { $card } comme joker en { $square }
   *[other] { $who } joue la maison { $card } en { $square }
}
downfall-event-relative = Un parent de { $who } s’installe en { $square }
downfall-event-no_relative = { $who } ne fait plus venir de parents
downfall-event-drew = { $who } pioche la maison { $card }
downfall-event-seethed = { $who } pioche A.D. 79 : le Vésuve bouillonne !
downfall-event-reshuffled = A.D. 79 est mélangée au bas de la pioche
downfall-event-omen = { $who } pioche un présage
downfall-event-threw = { $who } jette dans le volcan un pion de { $owner } pris en { $square }
downfall-event-spared = Personne d’autre n’est en ville : le présage passe
downfall-event-called = { $who } déclare l’éruption et montre { $cards }
downfall-event-waited = { $who } pourrait déclarer l’éruption et attend
downfall-event-erupted = Le Vésuve entre en éruption !
downfall-event-tile = { $who } tire une tuile de lave : { WORD($symbol) }
downfall-event-covered = { $who } recouvre { $square } ({ WORD($symbol) })
downfall-event-set_aside = Aucune place pour la tuile ({ WORD($symbol) }) : elle est mise de côté
downfall-event-burnt = Ensevelis en { $square } : { $pieces }
downfall-event-enclosed = Encerclés en { $square } : { $pieces }
downfall-event-moved = { $who } va de { $from } en { $to }
downfall-event-saved = { $who } sauve un pion parti de { $from }
downfall-event-stayed = { $who } reste sur place
downfall-event-lost = Restés en { $square } : { $pieces }
downfall-event-over = { $count ->
    [one] C’est fini : { $winners } gagne
   *[other] C’est fini : { $winners } se partagent la victoire
}

## Questions

downfall-ask-card = À vous. Jouez une carte : maison@case
downfall-ask-relative = { $relatives ->
    [one] Un parent peut s’installer : +case, ou +- pour aucun
   *[other] Jusqu’à { $relatives } parents peuvent s’installer : +case, ou +- pour arrêter
}
downfall-ask-omen = Un présage. Jetez un pion d’un autre joueur dans le volcan : x, case, couleur
downfall-ask-call = Vous n’avez que des jokers en main. Déclarer l’éruption : erupt ou wait
downfall-ask-lava = Vous avez tiré une tuile de lave ({ WORD($tile) }). Posez-la : ~case
downfall-ask-move = { $moves ->
    [one] Encore un déplacement : départ>arrivée, ou départ>out
   *[other] { $moves } déplacements : départ>arrivée, ou départ>out
}
downfall-notation =
    7@F5      jouer une carte de la maison 7, pion en F5
    7*@B1     la même carte comme joker (sa maison est pleine), pion en B1
    7-        jouer la carte et ne rien placer
    +B1, +-   un parent en B1, ou plus de parents
    xB4k      présage : jeter dans le volcan le pion noir de B4 (r rouge, k noir, y jaune, b bleu)
    erupt     déclarer l’éruption ; wait : pas encore
    ~C3       lave en C3 ; ~C3mask : une tuile à deux symboles, comme masque
    A2>C2     aller de A2 en C2 ; A2>out : sortir par une porte de la ville
    stay      renoncer aux déplacements restants (option free_moves)

## Options

downfall-option-dual_vents = trois tuiles de lave de plus, à deux symboles ; qui en tire une choisit
downfall-option-closed_vents = les cases de départ vides de la lave sont interdites
downfall-option-free_moves = on peut renoncer à des déplacements

## Le fichier du plateau

board-no-such-square = { PLACE($file, $entry, $key) } : { $got } n’est pas une case de la ville.
board-gate-inside = { PLACE($file, $entry, $key) } : { $square } ne touche pas le mur, il ne peut y avoir de porte.
board-building-squares = { PLACE($file, $entry, $key) } : un bâtiment occupe 1 ou 2 cases, pas { $got }.
board-house-without-cards = { PLACE($file, $entry, $key) } : la maison { $house } n’a pas de bâtiment et n’aurait donc pas de cartes.
board-wrong-colour = { PLACE($file, $entry, $key) } : { $got } n’est pas une couleur de bâtiment ; connues : { $known }.
board-apart = { PLACE($file, $entry, $key) } : les cases { $first } et { $second } d’un même bâtiment ne se touchent pas par un côté.
board-overlap = { PLACE($file, $entry, $key) } : { $first } et { $second } occupent tous deux cette case.
board-wrong-pair = { PLACE($file, $entry, $key) } : { $got } n’est pas une paire de symboles.
board-wrong-total = { PLACE($file, $entry, $key) } : { $got } au lieu de { $wanted }.

## Donnes

deal-wrong-stock = La pioche a { $got } cartes au lieu de { $wanted }.
deal-ad79-place = A.D. 79 doit être une fois dans la pioche, parmi les { $highest } premières cartes.
deal-early-omen = Il y a un présage à la place { $place } de la pioche, avant A.D. 79.
deal-wrong-bag = Le sac contient { $got } tuiles ; il en faut de 1 à { $highest }.
deal-wrong-reshuffle = Les cartes remélangées sont exactement celles-ci, dans un ordre quelconque : { $wanted }.
deal-nothing-to-reshuffle = Rien n’est remélangé ici.
deal-ad79-place-printed = A.D. 79 est la carte { $got } de la pioche ; la règle la met à la place { $place }.
deal-wrong-omens = Il y a { $got } présages dans la pioche au lieu de { $wanted }.
deal-too-many-cards = Il y a { $got } cartes de la maison { $house } ; on n’en a imprimé que { $wanted }.
deal-wrong-tiles = Il y a { $got } tuiles « { WORD($symbol) } » dans le sac au lieu de { $wanted }.

## Positions

position-no-board = La clé « pieces » manque ; elle dit qui se tient où.
position-not-a-list = « { $key } » doit être une liste ; on y lit { $got }.
position-unknown-piece = « { $key } », place { $place } : { $got } n’existe pas ; connus : { $known }.
position-wrong-flag = « { $key } » doit être true ou false ; on y lit { $got }.
position-wrong-counts = « { $key } » doit être une liste de { $players } nombres de pions ; on y lit { $got }.
position-wrong-hands = « { $key } » doit être une liste de { $players } mains ; on y lit { $got }.
position-no-such-square = « { $key } » : { $got } n’est pas une case ; A1 à K7 en sont.
position-outside = « { $key } » : { $got } est hors de la ville.
position-needs-option = « { $key } », place { $place } : la tuile { $tile } n’existe qu’avec l’option { $option }.
position-key-not-now = « { $key } » ne veut rien dire dans la phase { WORD($phase) }.
position-key-not-here = « { $key } » ne va qu’avec la décision { $decision }.
position-too-many-pieces = { WORD($colour) } a { $got } pions ; { $most } au plus sont possibles.
position-lava-too-early = Il y a de la lave en { $square }, mais la phase est { WORD($phase) }.
position-off-spaces = Il y a un pion en { $square }, où il n’y a pas de pastille ; avant l’éruption, il ne peut s’y trouver.
position-too-many-in-home =
    Il y a { $got } pions en { $square }, qui a { $spaces ->
        [one] { $spaces } pastille
       *[other] { $spaces } pastilles
    }.
position-saved-too-early = Personne ne peut être sauvé avant l’éruption.
position-thrown-too-early = Personne ne peut être dans le volcan avant que le Vésuve bouillonne.
position-reserved = { $square } est la case de départ « { WORD($reserved) } », aucune tuile « { WORD($symbol) } » ne peut y être (R12).
position-not-connected = La tuile en { $square } ({ WORD($symbol) }) n’est pas reliée à la première, en { $first } (R12).
position-wrong-phase =
    { $got ->
        [one] { $got } tuile est
       *[other] { $got } tuiles sont
    } en ville, mais la phase est { WORD($phase) } ; la deuxième phase commence avec la tuile { $opening } (R11).
position-over-with-pieces = La partie est finie, mais il y a un pion en { $square } (R19).
position-city-empty = Personne n’est en ville, la partie serait donc finie (R19).
position-piece-on-lava = Il y a un pion en { $square }, où il y a de la lave ({ WORD($symbol) }).
position-closed-vent = Il y a un pion en { $square }, une case de départ de la lave où nul ne peut entrer (closed_vents).
position-enclosed = Le pion en { $square } n’a pas de chemin vers une porte ouverte, il serait donc dans le volcan (R14).
position-wrong-hand =
    { WORD($colour) } a { $got ->
        [one] { $got } carte
       *[other] { $got } cartes
    } en main ; il en faut { $wanted }.
position-stock-size = La pioche a { $got } cartes ; { $most } au plus sont possibles.
position-too-many-played = { $got } cartes ont été jouées ; { $most } au plus sont possibles.
position-too-many-cards = Il y a { $got } cartes de la maison { $card } ; on n’en a imprimé que { $most }.
position-too-many-omens = Il y a { $got } présages, en comptant ceux qui ont frappé ; on n’en a imprimé que { $most }.
position-ad79-count = A.D. 79 est { $got } fois dans la pioche ; elle doit y être une fois.
position-ad79-too-high = A.D. 79 est la carte { $place } de la pioche ; quand le Vésuve bouillonne, elle ne peut être au-dessus de la place { $lowest } (R3).
position-ad79-too-low =
    A.D. 79 est la carte { $place } de la pioche, avec { $got ->
        [one] { $got } carte
       *[other] { $got } cartes
    } dessous ; avant qu’on la pioche une première fois, il y en a au moins { $wanted } (R3).
position-early-omen = Il y a un présage à la place { $place } de la pioche, au-dessus d’A.D. 79 (R2).
position-too-many-tiles = Il y a { $got } tuiles ; { $most } au plus sont possibles.
position-empty-bag = Le sac est vide, aucune lave ne pourrait donc venir.
position-too-many-of-a-tile = Il y a { $got } tuiles « { WORD($tile) } » ; on n’en a imprimé que { $most }.
position-not-drawn = Une tuile « { WORD($symbol) } » est en ville, mais aucune n’a été tirée pour elle.
position-not-laid = Une tuile « { WORD($tile) } » a été tirée et n’est pas posée, alors que { $square } lui est ouverte (R13).
position-no-call = { WORD($colour) } ne peut pas déclarer l’éruption : la maison { $card } n’est pas pleine (R9).
position-bag-empty = Il n’y a pas de tuile à poser : le sac est vide.
position-no-place = Il n’y a pas de place pour une tuile « { WORD($tile) } » (R13).
position-nobody-to-throw = Il n’y a personne en ville que { WORD($colour) } puisse jeter dans le volcan (R8).
position-did-not-come = Aucun pion de { WORD($colour) } ne peut venir d’arriver en { $square }.
position-no-relative-there = Aucun parent ne peut s’être installé en { $square } (R5).
position-other-card = Le pion en { $square } n’est pas venu avec la dernière carte jouée ({ $got }).
position-no-relative = Aucun parent ne peut suivre le pion en { $square } (R4, R5).
position-nobody-to-move = { WORD($colour) } n’a personne à déplacer.
position-not-moved = Aucun pion de { WORD($colour) } ne peut être allé d’abord en { $square } (R18).
position-tiles-run-out = On laisse ouvertes plus de tuiles qu’il n’y en a.
position-wrong-object = « { $key } » doit être un objet avec { $wanted } ; on y lit { $got }.
position-drawn-too-early = Aucun présage ne peut être pioché avant que le Vésuve bouillonne (R3).
position-ad79-left = A.D. 79 est { $got } fois dans la pioche au lieu de { $wanted } ; après l’éruption, elle n’y est que si quelqu’un l’a déclarée (R10).
position-open-stock = La fin de la pioche ouverte n’est pas la pioche qui reste.
position-key-twice = « { $key } » y est deux fois.
position-unreadable-line = { $text } n’est ni une rangée du plateau ni une ligne avec une clé.
position-unknown-line = Il n’y a pas de clé { $key } ; connues : { $known }.
position-wrong-line = « { $key } » : { $got } ne se comprend pas.
position-row-twice = La rangée { $row } y est deux fois.
position-row-length = La rangée { $row } a { $got } cases au lieu de { $wanted }.
position-row-missing = La rangée { $row } du plateau manque.
position-outside-cell = { $square } : on y lit { $got } ; # va hors de la ville, et là seulement.
position-wrong-cell = { $square } : { $got } ne se comprend pas ; 2rk, ~mask ou . serait juste.
position-colour-not-in-play = { $where } : { WORD($colour) } ne joue pas dans une partie à { $players }.

## Pourquoi un coup n’est pas permis

refusal-wrong-phase = Cela va avec l’autre phase. Il s’agit maintenant de { WORD($decision) }, par exemple { $examples }.
refusal-cannot-call = Seul un joueur qui n’a que des jokers en main peut déclarer l’éruption, et seulement quand le Vésuve bouillonne.
refusal-opening = Personne ne se déplace avant que six tuiles soient en ville.
refusal-wrong-decision = Il s’agit maintenant de { WORD($decision) }, et non de { WORD($kind) }. Par exemple : { $examples }.
refusal-no-such-square = Il n’y a pas de case { $square } ; les cases vont de A1 à K7.
refusal-outside = { $square } est hors de la ville.
refusal-no-spaces = { $square } n’a pas de pastilles : personne ne peut s’y installer.
refusal-full = { $square } est pleine : { $spaces ->
    [one] sa seule pastille est prise.
   *[other] ses { $spaces } pastilles sont prises.
}
refusal-not-in-hand = Vous n’avez pas de carte de la maison { $card } en main ({ $hand }).
refusal-must-place = Avec cette carte, il faut placer un pion, par exemple { $examples }.
refusal-city-full = Il n’y a plus une pastille libre dans toute la ville ; jouez { $token }.
refusal-no-pieces = Vous n’avez plus de pions à placer ; jouez { $token }.
refusal-no-joker = La maison { $card } a encore des pastilles libres, la carte n’est donc pas un joker. Par exemple : { $examples }.
refusal-joker = La maison { $card } est pleine, la carte est donc un joker et s’écrit avec une étoile. Par exemple : { $examples }.
refusal-other-house = { $house ->
    [0] { $square } est un bâtiment neutre, pas la maison { $card }. Par exemple : { $examples }.
   *[other] { $square } est la maison { $house }, pas la maison { $card }. Par exemple : { $examples }.
}
refusal-own-building = { $square } est du bâtiment où votre pion vient d’entrer ; les parents vont ailleurs.
refusal-other-colour = Le bâtiment en { $square } est { WORD($colour) } ; les parents ne vont que là où c’est { WORD($wanted) } ou neutre.
refusal-second-relative = Un parent s’est déjà installé dans le bâtiment en { $square } ; un seul par bâtiment est permis.
refusal-no-colour = Dites à qui est le pion par une lettre à la fin ({ $letters }), par exemple { $examples }.
refusal-colour-not-in-play = { WORD($colour) } ne joue pas, il n’y a donc aucun de ses pions en { $square }.
refusal-own-piece = Un présage frappe les autres ; le pion en { $square } serait le vôtre.
refusal-no-such-piece = { WORD($colour) } n’a pas de pion en { $square }.
refusal-which-symbol = La tuile montre { WORD($tile) } : dites ce qu’elle doit être, par exemple { $examples }.
refusal-wrong-symbol = La tuile montre { WORD($tile) }, pas { $got }. Par exemple : { $examples }.
refusal-symbol-not-needed = La tuile montre seulement { WORD($tile) } ; écrivez { $meant }.
refusal-has-lava = Il y a déjà de la lave en { $square }.
refusal-first-square = La première tuile « { WORD($symbol) } » va en { $first }.
refusal-reserved = { $square } est réservée à la première tuile « { WORD($symbol) } ».
refusal-not-beside = { $square } ne touche aucune tuile « { WORD($symbol) } » ; possibles : { $places }.
refusal-must-move = Tant que vous avez un pion qui peut se déplacer, il le faut. Par exemple : { $examples }.
refusal-no-own-piece = Vous n’avez pas de pion en { $square }.
refusal-moved-already = Le pion en { $square } s’est déjà déplacé et n’était pas seul ; choisissez-en un autre.
refusal-same-square = Un déplacement ne finit pas en { $square }, où il commence.
refusal-too-far-out = Pour sortir de la ville depuis { $start }, il faut { $needs } pas ; { $points } sont possibles, un par pion qui s’y trouve.
refusal-too-far = De { $start } en { $goal }, il faut { $needs } pas ; { $points } sont possibles, un par pion qui s’y trouve.
refusal-lava = Il y a de la lave en { $square }.
refusal-closed-vent = { $square } est la case de départ vide « { WORD($symbol) } », et closed_vents l’interdit.
refusal-no-way = Il n’y a pas de chemin sans lave de { $start } en { $goal }.

## Ce qui parle pour un coup

reason-saves = sauve un pion par la { $gate }
reason-nearer = { $after ->
    [one] mène un pion en { $square }, à un pas de la sortie au lieu de { $before } ({ $gate })
   *[other] mène un pion en { $square }, à { $after } pas de la sortie au lieu de { $before } ({ $gate })
}
reason-flees = quitte { $square }, que la lave peut atteindre
reason-crowd = remplit { $square }, d’où { $points } pas sont possibles
reason-ready = pourra sortir de { $square } au prochain déplacement, par la { $gate }
reason-denies = { $count ->
    [one] enlève un pas à un pion d’un autre joueur en { $square }
   *[other] enlève un pas à chacun des { $count } pions des autres en { $square }
}
reason-burns = { $count ->
    [one] ensevelit un pion de { $owner }
   *[other] ensevelit { $count } pions de { $owner }
}
reason-cuts-off = { $count ->
    [one] encercle un pion de { $owner }
   *[other] encercle { $count } pions de { $owner }
}
reason-own-loss = { $count ->
    [one] vous coûte un de vos pions
   *[other] vous coûte { $count } de vos pions
}
reason-closes-gate = { $count ->
    [one] ferme la { $gate }, la porte la plus proche d’un pion de { $owner }
   *[other] ferme la { $gate }, la porte la plus proche de { $count } pions de { $owner }
}
reason-spares = { $count ->
    [one] épargne les vôtres : ailleurs, cette tuile pourrait vous coûter un pion
   *[other] épargne les vôtres : ailleurs, cette tuile pourrait vous coûter { $count } pions
}
reason-lengthens = { $steps ->
    [one] allonge d’un pas en tout les chemins de { $owner } vers la sortie
   *[other] allonge de { $steps } pas en tout les chemins de { $owner } vers la sortie
}
reason-threatens = { $count ->
    [one] amène la lave à côté d’un pion de { $owner }
   *[other] amène la lave à côté de { $count } pions de { $owner }
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
    [one] coûte à { $owner } un pion à un pas de la sortie ({ $gate })
   *[other] coûte à { $owner } un pion à { $steps } pas de la sortie ({ $gate })
}
reason-leader = frappe { $owner }, qui parmi les autres a le plus de pions en ville ({ $count })
reason-call = vous en avez { $mine } en ville, personne d’autre plus de { $most }
reason-shuts-out = { $count ->
    [one] un pion des autres n’entrera plus en ville
   *[other] { $count } pions des autres n’entreront plus en ville
}
reason-wait = { $count ->
    [0] vous en avez { $mine } en ville, un autre { $most }, et il ne vous reste aucun pion à placer
    [one] vous en avez { $mine } en ville, un autre { $most }, et il vous reste un pion à placer
   *[other] vous en avez { $mine } en ville, un autre { $most }, et il vous reste { $count } pions à placer
}
