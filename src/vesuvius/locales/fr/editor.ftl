# L’éditeur de positions.

editor-title = Éditeur de positions
editor-tools = Toucher pour placer
editor-tool-piece = Un marqueur : { WORD($colour) }
editor-tool-lava = Lave : { WORD($symbol) }
editor-tool-remove = Enlever
editor-facts = Autres détails
editor-phase = Phase
editor-phase-settling = Installation
editor-phase-seething = Bouillonnement
editor-phase-opening = Première lave
editor-phase-fleeing = Fuite
editor-turn = Au tour de
editor-decision = À décider
editor-decision-card = Une carte
editor-decision-omen = Une alerte
editor-decision-lava = Une tuile
editor-decision-move = Déplacements
editor-tile = La tuile tirée
editor-hands = Mains
editor-hand = Main : { WORD($colour) }
editor-dealt = distribué au hasard
editor-stock = Pioche, à partir du dessus
editor-bag = Tuiles, dans l’ordre du tirage
editor-saved = Sauvés
editor-volcano = Dans le volcan
editor-fewer = { $what } : { WORD($colour) }, un de moins
editor-more = { $what } : { WORD($colour) }, un de plus
editor-text = En texte
editor-read = Reprendre ce texte
editor-new = Vider la ville
editor-analyse = Meilleurs coups
editor-play = Continuer la partie
editor-play-about = Vous prenez la place qui décide ({ $who }), les robots prennent les autres. Ce qui reste ouvert est distribué.
editor-possible = C’est possible : { $who } décide.
editor-over = Ici, la partie est terminée.

## Pompeii

editor-touch = Toucher pour placer
editor-tool-for = Pour { WORD($colour) }
editor-tool-put = Poser
editor-of = Ce qu’a { WORD($colour) }
editor-round = Manche
editor-workers = Ouvriers
editor-army = Armée
editor-army-none = Aucune
editor-army-recruited = Recrutée
editor-army-injured = Blessée
editor-cards-hand = En main
editor-cards-active = Actives
editor-cards-like = comme S14 C03
editor-less = { $what } : un de moins
editor-one-more = { $what } : un de plus
