# Le défi du jour : une donne pour tous. Ces mots sont chargés avec sa page.

daily-title = Défi du jour
daily-unknown = Il n’y a pas de défi pour ce jour.
daily-played = Vous avez déjà fait votre essai aujourd’hui. La prochaine donne arrive à minuit (UTC).
daily-intro = Une donne pour tous ici, contre les mêmes robots. Vous avez un essai ; il compte si vous finissez avant la fin du jour.
daily-intro-alone = Une donne pour tous ici, chacun seul contre le même volcan. Vous avez un essai ; il compte si vous finissez avant la fin du jour.
daily-games = Jeux du jour
daily-days = Jours
daily-before = Jour précédent
daily-after = Jour suivant
daily-players = Les joueurs, dans l’ordre des places
daily-you = Vous
daily-person = Le joueur du défi
daily-left = Encore { $time }
daily-over = Ce jour est terminé.
daily-start = Relever le défi
daily-resume = Continuer
daily-again = Revoir votre partie
daily-on = Vers votre partie
daily-fresh = Pas de conseils, on ne reprend que ses propres derniers coups, et il n’y a pas de second essai.
daily-running = Votre partie vous attend. Si vous abandonnez, vous n’aurez pas de résultat.
daily-finished = Vous avez fini. La prochaine donne arrive à minuit (UTC).
daily-missed = Vous n’avez pas fini à temps, ou vous avez abandonné : pas de résultat pour vous ce jour-là.
daily-streak = { $count ->
    [one] 1 jour de suite réussi
   *[other] { $count } jours de suite réussis
}
daily-card = À partager
daily-card-title = Vesuvius : { $game }, { $date }
daily-card-safe = Cela dit seulement comment vous avez fini : rien n’y aide ceux qui jouent la même donne.
daily-results = Résultats
daily-results-none = Personne n’a encore fini.
daily-results-empty = Personne n’a fini ce jour-là.
daily-count = { $finished ->
    [one] { $finished } sur { $begun } a fini
   *[other] { $finished } sur { $begun } ont fini
}
daily-rank = Rang { $rank }
daily-mine = vous
daily-watch = Revoir la partie de { $name }
downfall-daily-order = D’abord le rang dans sa propre partie, puis le plus de marqueurs sauvés, puis le moins de marqueurs dans le volcan. Les ex æquo partagent le rang.
pompeii-daily-order = D’abord ceux qui ont gagné, en commençant par le moins de manches. Les ex æquo partagent le rang.
daily-won = Gagné
daily-lost = Perdu
daily-secret = Jusqu’à minuit (UTC), la donne est un secret : nul autre ne voit votre partie, et personne la graine. Ensuite, toutes les parties du jour peuvent être revues.
daily-commitment = La donne était fixée avant que quiconque ne joue. Son engagement est { $commitment }.
