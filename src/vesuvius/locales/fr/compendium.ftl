# La page où l’on consulte ce qui est imprimé dans un jeu.

compendium-title = { $game } : { $what }
compendium-search = Chercher
compendium-groups = Ce qui est montré
compendium-kinds = Genre
compendium-all = Tout
compendium-any = toutes
compendium-found = { $count ->
    [one] Une entrée
   *[other] { $count } entrées
}
compendium-none = Rien ne correspond à tout cela. Essayez un mot plus court, ou effacez la recherche avec Échap.
