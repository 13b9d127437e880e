# L’analyse d’une partie terminée. Elle vient avec sa page.

review-of = Analyse : { $game }
review-accuracy = Précision
review-accuracy-about = À quel point les décisions se rapprochaient des meilleurs coups du robot, de 0 à 100. Les coups forcés ne comptent pas.
review-chances = Chances de gagner, en pour cent
review-walk = Parcourir les chances de gagner
review-chance = { $name } { $percent } %
review-progress = Décisions jugées
review-waiting = Un robot fort regarde la partie dès qu’il est libre.
review-judging = Un robot fort regarde chaque décision : { $done } sur { $total }
review-done = Les { $total } décisions sont jugées.
review-offer = Un robot fort peut juger chaque décision de cette partie.
review-begin = Juger la partie
review-once-more = Encore une fois
review-whose = Les décisions de qui
review-everyone = Tout le monde
review-turning = Tournants
review-no-turning = Aucune décision n’a beaucoup coûté.
review-turning-later = Ils apparaissent ici une fois toutes les décisions jugées.
review-decisions = Toutes les décisions
review-worth = Ce que valait la décision
review-start = Suivez les courbes ou choisissez une décision : le plateau suit, et on lit ici ce que valait la décision.
review-not-yet = Pas encore jugé.
review-cost = { $token } a coûté { $percent ->
    [one] { $percent } point de chances de gagner.
   *[other] { $percent } points de chances de gagner.
}
review-was-best = { $token } était le meilleur coup.
review-was-good = { $token } était aussi bon que tout autre coup.
review-was-only = { $token } était le seul coup.
review-better = Mieux valait { $token } : { $what }.
review-better-move = Mieux : { $what }.
review-alternative = mieux { $token }
review-rated = Ce que gagnent les meilleurs coups
review-played = joué
review-only = Forcé
review-best = Meilleur
review-good = Bon
review-inaccuracy = Imprécis
review-mistake = Erreur
review-blunder = Gaffe
review-try = Réessayer d’ici
review-try-about = Une nouvelle partie contre des robots commence avant cette décision, à la place qui l’a prise. Ce qui était caché est redistribué.
