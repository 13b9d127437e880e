# Apprendre de ses propres erreurs après une partie. Ces mots sont chargés avec leur page.

mistake-unknown = Cette décision n’était pas la vôtre.
mistake-intro = Vos décisions les plus coûteuses de cette partie reviennent l’une après l’autre, telles que vous les avez vues. Trouvez le meilleur coup.
mistake-not-yours = Vous n’avez pas joué cette partie : il n’y a rien ici à apprendre pour vous. Vous pouvez en lire l’analyse.
mistake-none = Aucune vraie erreur : vous n’avez rien laissé filer d’important dans cette partie. Bien joué !
mistake-progress = { $number } sur { $count }
mistake-number = Décision { $number }
mistake-task = Vous avez joué : { $move }. Cela a coûté { $points ->
    [one] { $points } point
   *[other] { $points } points
} de chances de gagner. Qu’y a-t-il de mieux ?
mistake-about = Vous voyez la position comme à ce moment-là. Vous avez deux essais ; ensuite, le meilleur coup est montré.
mistake-in-review = Voir dans l’analyse
mistake-best = Trouvé : le meilleur coup
mistake-good = Trouvé : aussi bon que le meilleur
mistake-better = Mieux que le vôtre, mais pas encore bon
mistake-same = C’est ce que vous avez joué
mistake-worse = Pas mieux que votre coup
mistake-tried = { $move } ({ $wins }).
mistake-best-move = Le meilleur coup : { $move } ({ $wins }).
mistake-your-try = Votre essai : { $move } ({ $wins })
mistake-played = Dans la partie : { $move } ({ $chance }), { $points ->
    [0] pas moins bien
    [one] { $points } point de moins
   *[other] { $points } points de moins
}
mistake-again = Réessayer
mistake-show = Montrez-moi
mistake-next = Erreur suivante
mistake-to-summary = Bilan
mistake-summary = Meilleurs coups trouvés : { $solved } sur { $count }.
mistake-cost = { $move }, { $points ->
    [one] { $points } point perdu
   *[other] { $points } points perdus
}
mistake-result-first = Trouvé d’emblée
mistake-result-second = Au second essai
mistake-result-shown = Montré
mistake-result-open = Pas essayé
mistake-once-more = Les revoir une fois de plus
