# Ce qu’un lien montre dans une messagerie avant qu’on le suive.

previews-about = Jouez à { $games } dans votre navigateur : entre amis ou contre des robots, à votre rythme. Avec des analyses, des problèmes et un défi chaque jour.
previews-picture = Vesuvius, le volcan
previews-board = Le plateau de { $game }
previews-table-title = { $game } : { $names }
previews-open = { $count ->
    [0] Toutes les places sont prises ; la partie va commencer.
    [one] Une place est libre : venez jouer.
   *[other] { $count } places sont libres : venez jouer.
}
previews-running = La partie est en cours. Suivez-la coup par coup.
previews-won = { $count ->
    [0] Personne n’a gagné.
    [one] Victoire de { $names }.
   *[other] { $names } se partagent la victoire.
}
previews-scores = Résultat : { $scores }.
previews-over = Voyez comment elle s’est terminée.
previews-replay = Revoyez toute la partie, coup par coup.
previews-review = Voyez ce que l’analyse dit de chaque décision.
previews-explore = Essayez ce qui aurait pu se passer.
previews-daily-title = { $game } : défi du jour, { $day }
previews-daily-today = La même donne pour tous, contre les mêmes adversaires. Un seul essai.
previews-daily-over = { $count ->
    [0] Personne n’a terminé le défi de ce jour.
    [one] 1 joueur a terminé le défi de ce jour. Voyez le résultat.
   *[other] { $count } joueurs ont terminé le défi de ce jour. Voyez qui est en tête.
}
