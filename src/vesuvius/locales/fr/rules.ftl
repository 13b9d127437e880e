# La page des règles, quel que soit le jeu.

rules-title = { $game } : les règles
rules-games = Quel jeu
rules-search = Chercher dans les règles
rules-clear = Vider la recherche
rules-contents = Sommaire
rules-to-text = Passer le sommaire
rules-how = Comment on joue
rules-rulings = Les décisions, une par une
rules-rulings-about = Le livret laisse quelques questions ouvertes. Ici, ces réponses font foi ; la chronique et les messages de la table les citent par leur numéro.
rules-options = Options
rules-options-about = Elles ne valent que si la table les a choisies.
rules-example = Exemple
rules-more = Pour en savoir plus
rules-found = { $count ->
    [one] { $count } passage trouvé
   *[other] { $count } passages trouvés
}
rules-none = Rien ici ne parle de «  { $query } ». Essayez un mot plus court, ou appuyez sur Échap pour tout revoir.
