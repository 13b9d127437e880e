# Problèmes : des positions où un coup est nettement le meilleur. Ces mots sont chargés avec leur page.

puzzle-title = Problème
puzzle-unknown = Ce problème n’existe pas.
puzzle-none = Il n’y a pas de problèmes ici.
puzzle-task = Trouvez le meilleur coup pour { $name }
puzzle-progress = résolus : { $solved } sur { $count }
puzzle-about = À propos de ce problème
puzzle-rating = Difficulté
puzzle-yours = Votre cote aux problèmes
puzzle-people = Résolu au premier essai
puzzle-people-count = { $solved } sur { $tried }
puzzle-untried = pas encore tenté
puzzle-mine-solved = Vous l’avez résolu au premier essai ; il ne compte plus.
puzzle-mine-failed = Votre premier essai l’a manqué ; il ne compte plus.
puzzle-first = Votre premier essai compte.
puzzle-unrated = Rien ne compte ici tant que vous n’avez pas joué une partie sur cet appareil.
puzzle-hint = Conseil
puzzle-right = Résolu
puzzle-wrong = Pas le meilleur
puzzle-wrong-text = { $move } : il y a mieux.
puzzle-best-text = Le meilleur coup : { $move }.
puzzle-change = Votre cote aux problèmes : { $before } → { $after }
puzzle-again = Réessayer
puzzle-show = Montrez-moi
puzzle-next = Problème suivant

## Conseils : à quoi penser, selon la raison qui parle le plus pour le meilleur coup

puzzle-hint-saves = Quelqu’un peut être mis en sécurité.
puzzle-hint-nearer = Comptez les pas jusqu’aux portes : qui s’approche le plus d’une sortie ?
puzzle-hint-flees = Voyez où la lave peut aller ensuite : qui doit partir ?
puzzle-hint-crowd = Là où l’on est nombreux, on va loin : cherchez une case pleine.
puzzle-hint-ready = Pensez au déplacement d’après.
puzzle-hint-denies = Voyez qui profite d’un marqueur là où il se trouve.
puzzle-hint-burns = Voyez qui la lave peut ensevelir.
puzzle-hint-cuts-off = Voyez qui la lave peut couper de toutes les portes.
puzzle-hint-own-loss = Il faut parfois sacrifier un marqueur à soi.
puzzle-hint-closes-gate = Regardez les portes : de laquelle les autres ont-ils besoin ?
puzzle-hint-spares = Gardez cette tuile loin des vôtres.
puzzle-hint-lengthens = Faites marcher les autres plus loin.
puzzle-hint-threatens = Amenez la lave là où se tiennent les autres.
puzzle-hint-relatives = Pensez aux parents qui peuvent suivre.
puzzle-hint-settles = Pensez à la fuite : combien de pas de là jusqu’à une porte ?
puzzle-hint-victim = Demandez-vous quel marqueur manquera le plus à son joueur.
puzzle-hint-call = Comparez qui est déjà en ville et qui pourrait encore venir.
puzzle-hint-wait = Demandez-vous qui gagne à voir entrer encore du monde en ville.
puzzle-hint-chance = Aucun fait ne décide à lui seul : comparez ce que les autres peuvent faire ensuite.
