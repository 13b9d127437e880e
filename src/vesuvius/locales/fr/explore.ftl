# Explorer une partie terminée : d’autres coups de tous les côtés, et des variantes que l’on garde. Cela vient avec sa page.

explore-title = Explorer
explore-of = Explorer : { $game }
explore-turn = À { $name } de jouer
explore-end = À la fin de la variante
explore-branches = Variantes
explore-record = La partie jouée
explore-first = { $number }. { $move }
explore-dealt = Redistribué après le coup { $number }
explore-about = dès le coup { $number }, { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
explore-anew = redistribuée
explore-by = de { $name }
explore-shared = partagée
explore-unkept = pas enregistrée
explore-longer = derniers coups pas enregistrés
explore-none = Jouez autre chose que ce qui a été joué, pour n’importe quel côté : une variante commence.
explore-drawn = Ce qu’on tire vient comme dans la partie.
explore-drawn-anew = Tout ce qui était caché a été redistribué là où commence cette variante.
explore-deal = Redistribuer
explore-deal-about = Une variante d’ici, où tout ce qui était caché est redistribué
explore-keep = Enregistrer
explore-kept = La variante est enregistrée.
explore-edit = Nommer, partager ou supprimer : { $name }
explore-branch = Votre variante
explore-name = Nom de la variante
explore-name-about = Sans nom, elle porte celui de son premier coup.
explore-rename = Nommer
explore-keep-first = Vous seul voyez cette variante, et elle disparaît quand vous partez. Enregistrez-la d’abord ; elle pourra alors être partagée.
explore-share = Partagée
explore-share-about = Tant que vous ne la partagez pas, vous seul voyez cette variante. Ensuite, tous ceux qui peuvent voir la partie la voient.
explore-delete = Supprimer
explore-delete-sure = Supprimer pour de bon
explore-gone = Cette variante n’existe pas : elle a été supprimée, ou la personne qui l’a faite ne la partage pas. Voici la partie elle-même.
branch-unknown = Vous n’avez pas cette variante de la partie.
branch-too-many = Vous avez déjà enregistré { $most } variantes de cette partie, et pas davantage n’est possible. Supprimez-en une d’abord.
