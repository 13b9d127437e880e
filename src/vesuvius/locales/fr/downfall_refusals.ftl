# La chute de Pompéi : pourquoi un coup, une donne, une position ou un fichier du plateau est refusé. Ce que tous les jeux partagent est dans game.ftl.

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
refusal-not-in-hand = Vous n’avez pas de carte de la construction { $card } en main ({ $hand }).
refusal-must-place = Avec cette carte, il faut placer un marqueur, par exemple { $examples }.
refusal-city-full = Il n’y a plus une pastille libre dans toute la ville ; jouez { $token }.
refusal-no-pieces = Vous n’avez plus de marqueurs à placer ; jouez { $token }.
refusal-no-joker = La construction { $card } a encore des pastilles libres, la carte n’est donc pas un joker. Par exemple : { $examples }.
refusal-joker = La construction { $card } est pleine, la carte est donc un joker et s’écrit avec une étoile. Par exemple : { $examples }.
refusal-other-house = { $house ->
    [0] { $square } est un bâtiment neutre, pas la construction { $card }. Par exemple : { $examples }.
   *[other] { $square } est la construction { $house }, pas la construction { $card }. Par exemple : { $examples }.
}
refusal-own-building = { $square } fait partie du bâtiment où votre marqueur vient d’entrer ; les parents vont ailleurs.
refusal-other-colour = Le bâtiment en { $square } est { WORD($colour) } ; les parents ne vont que là où c’est { WORD($wanted) } ou neutre.
refusal-second-relative = Un parent s’est déjà installé dans le bâtiment en { $square } ; un seul par bâtiment est permis.
refusal-no-colour = Dites à qui est le marqueur par une lettre à la fin ({ $letters }), par exemple { $examples }.
refusal-colour-not-in-play = { WORD($colour) } ne joue pas, il n’y a donc aucun de ses marqueurs en { $square }.
refusal-own-piece = Une alerte frappe les autres ; le marqueur en { $square } serait le vôtre.
refusal-no-such-piece = { WORD($colour) } n’a pas de marqueur en { $square }.
refusal-which-symbol = La tuile montre { WORD($tile) } : dites ce qu’elle doit être, par exemple { $examples }.
refusal-wrong-symbol = La tuile montre { WORD($tile) }, pas { $got }. Par exemple : { $examples }.
refusal-symbol-not-needed = La tuile montre seulement { WORD($tile) } ; écrivez { $meant }.
refusal-has-lava = Il y a déjà de la lave en { $square }.
refusal-first-square = La première tuile « { WORD($symbol) } » va en { $first }.
refusal-reserved = { $square } est réservée à la première tuile « { WORD($symbol) } ».
refusal-not-beside = { $square } ne touche aucune tuile « { WORD($symbol) } » ; possibles : { $places }.
refusal-must-move = Tant que vous avez un marqueur qui peut se déplacer, il le faut. Par exemple : { $examples }.
refusal-no-own-piece = Vous n’avez pas de marqueur en { $square }.
refusal-moved-already = Le marqueur en { $square } s’est déjà déplacé et n’était pas seul ; choisissez-en un autre.
refusal-same-square = Un déplacement ne finit pas en { $square }, où il commence.
refusal-too-far-out = Pour sortir de la ville depuis { $start }, il faut { $needs } pas ; { $points ->
    [one] un seul est possible, car un seul marqueur s’y trouve.
   *[other] { $points } sont possibles, un par marqueur qui s’y trouve.
}
refusal-too-far = De { $start } en { $goal }, il faut { $needs } pas ; { $points ->
    [one] un seul est possible, car un seul marqueur s’y trouve.
   *[other] { $points } sont possibles, un par marqueur qui s’y trouve.
}
refusal-lava = Il y a de la lave en { $square }.
refusal-closed-vent = { $square } est la case de départ vide « { WORD($symbol) } », où l’on ne peut pas entrer (closed_vents).
refusal-no-way = Il n’y a pas de chemin sans lave de { $start } en { $goal }.

## Le fichier du plateau

board-no-such-square = { PLACE($file, $entry, $key) } : { $got } n’est pas une case de la ville.
board-gate-inside = { PLACE($file, $entry, $key) } : { $square } ne touche pas le mur, il ne peut y avoir de porte.
board-building-squares = { PLACE($file, $entry, $key) } : un bâtiment occupe 1 ou 2 cases, pas { $got }.
board-house-without-cards = { PLACE($file, $entry, $key) } : la construction { $house } n’a pas de bâtiment et n’aurait donc pas de cartes.
board-wrong-colour = { PLACE($file, $entry, $key) } : { $got } n’est pas une couleur de bâtiment ; connues : { $known }.
board-apart = { PLACE($file, $entry, $key) } : les cases { $first } et { $second } d’un même bâtiment ne se touchent pas par un côté.
board-overlap = { PLACE($file, $entry, $key) } : { $first } et { $second } occupent tous deux cette case.
board-wrong-pair = { PLACE($file, $entry, $key) } : { $got } n’est pas une paire de symboles.
board-wrong-total = { PLACE($file, $entry, $key) } : { $got } au lieu de { $wanted }.

## Donnes

deal-wrong-stock = La pioche a { $got ->
    [one] { $got } carte
   *[other] { $got } cartes
} au lieu de { $wanted }.
deal-ad79-place = A.D. 79 doit être une fois dans la pioche, parmi les { $highest } premières cartes.
deal-early-omen = La carte { $place } de la pioche est une alerte, avant A.D. 79.
deal-wrong-bag = Le sac contient { $got ->
    [one] { $got } tuile
   *[other] { $got } tuiles
} ; il en faut de 1 à { $highest }.
deal-wrong-reshuffle = Les cartes remélangées sont exactement celles-ci, dans un ordre quelconque : { $wanted }.
deal-nothing-to-reshuffle = Rien n’est remélangé ici.
deal-ad79-place-printed = A.D. 79 est la carte { $got } de la pioche ; d’après la règle, c’est la carte { $place }.
deal-wrong-omens = Il y a { $got ->
    [one] { $got } alerte
   *[other] { $got } alertes
} dans la pioche au lieu de { $wanted }.
deal-too-many-cards = Il y a { $got } cartes de la construction { $house } ; on n’en a imprimé que { $wanted }.
deal-wrong-tiles = Il y a { $got } tuiles « { WORD($symbol) } » dans le sac au lieu de { $wanted }.

## Positions

position-no-board = La clé « pieces » manque ; elle dit quels marqueurs sont où.
position-not-a-list = « { $key } » doit être une liste ; on y lit { $got }.
position-unknown-piece = « { $key } », élément { $place } : { $got } n’existe pas ; connus : { $known }.
position-wrong-flag = « { $key } » doit être true ou false ; on y lit { $got }.
position-wrong-counts = « { $key } » doit être une liste de { $players } nombres de marqueurs ; on y lit { $got }.
position-wrong-hands = « { $key } » doit être une liste de { $players } mains ; on y lit { $got }.
position-no-such-square = « { $key } » : { $got } n’est pas une case ; A1 à K7 en sont.
position-outside = « { $key } » : { $got } est hors de la ville.
position-needs-option = « { $key } », élément { $place } : la tuile { $tile } n’existe qu’avec l’option { $option }.
position-key-not-now = « { $key } » ne veut rien dire dans la phase { WORD($phase) }.
position-key-not-here = « { $key } » ne va qu’avec la décision { $decision }.
position-too-many-pieces = { WORD($colour) } a { $got } marqueurs ; { $most } au plus sont possibles.
position-lava-too-early = Il y a de la lave en { $square }, mais la phase est { WORD($phase) }.
position-off-spaces = Il y a un marqueur en { $square }, où il n’y a pas de pastille ; avant l’éruption, il ne peut s’y trouver.
position-too-many-in-home =
    Il y a { $got } marqueurs en { $square }, qui a { $spaces ->
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
position-over-with-pieces = La partie est terminée, mais il y a un marqueur en { $square } (R19).
position-city-empty = Personne n’est en ville, la partie serait donc terminée (R19).
position-piece-on-lava = Il y a un marqueur en { $square }, où il y a de la lave ({ WORD($symbol) }).
position-closed-vent = Il y a un marqueur en { $square }, une case de départ de la lave où nul ne peut entrer (closed_vents).
position-enclosed = Le marqueur en { $square } n’a pas de chemin vers une porte ouverte, il serait donc dans le volcan (R14).
position-wrong-hand =
    { WORD($colour) } a { $got ->
        [one] { $got } carte
       *[other] { $got } cartes
    } en main ; il en faut { $wanted }.
position-stock-size = La pioche a { $got } cartes ; { $most } au plus sont possibles.
position-too-many-played = { $got } cartes ont été jouées ; { $most } au plus sont possibles.
position-too-many-cards = Il y a { $got } cartes de la construction { $card } ; on n’en a imprimé que { $most }.
position-too-many-omens = Il y a { $got } alertes, en comptant celles qui ont frappé ; on n’en a imprimé que { $most }.
position-ad79-count = A.D. 79 est { $got } fois dans la pioche ; elle doit y être une fois.
position-ad79-too-high = A.D. 79 est la carte { $place } de la pioche ; quand le Vésuve bouillonne, elle ne peut être au-dessus de la carte { $lowest } (R3).
position-ad79-too-low =
    A.D. 79 est la carte { $place } de la pioche, avec { $got ->
        [one] { $got } carte
       *[other] { $got } cartes
    } dessous ; avant qu’on la pioche une première fois, il y en a au moins { $wanted } (R3).
position-early-omen = La carte { $place } de la pioche est une alerte, au-dessus d’A.D. 79 (R2).
position-too-many-tiles = Il y a { $got } tuiles ; { $most } au plus sont possibles.
position-empty-bag = Le sac est vide, aucune lave ne pourrait donc venir.
position-too-many-of-a-tile = Il y a { $got } tuiles « { WORD($tile) } » ; on n’en a imprimé que { $most }.
position-not-drawn = Une tuile « { WORD($symbol) } » est en ville, mais aucune n’a été tirée pour elle.
position-not-laid = Une tuile « { WORD($tile) } » a été tirée et n’est pas posée, alors que { $square } lui est ouverte (R13).
position-no-call = { WORD($colour) } ne peut pas déclarer l’éruption : la construction { $card } n’est pas pleine (R9).
position-bag-empty = Il n’y a pas de tuile à poser : le sac est vide.
position-no-place = Aucune case ne convient à une tuile « { WORD($tile) } » (R13).
position-nobody-to-throw = Il n’y a personne en ville que { WORD($colour) } puisse jeter dans le volcan (R8).
position-did-not-come = Aucun marqueur de { WORD($colour) } ne peut venir d’arriver en { $square }.
position-no-relative-there = Aucun parent ne peut s’être installé en { $square } (R5).
position-other-card = Le marqueur en { $square } n’est pas venu avec la dernière carte jouée ({ $got }).
position-no-relative = Aucun parent ne peut suivre le marqueur en { $square } (R4, R5).
position-nobody-to-move = { WORD($colour) } n’a personne à déplacer.
position-not-moved = Aucun marqueur de { WORD($colour) } ne peut être allé d’abord en { $square } (R18).
position-tiles-run-out = On laisse ouvertes plus de tuiles qu’il n’y en a.
position-wrong-object = « { $key } » doit être un objet avec { $wanted } ; on y lit { $got }.
position-drawn-too-early = Aucune alerte ne peut être piochée avant que le Vésuve bouillonne (R3).
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
