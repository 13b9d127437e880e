# Mots isolés, sous les noms que leur donnent les données et le code.

## Games that need no other word before they are opened

downfall-title = La chute de Pompéi
downfall-saved = sauvés
downfall-volcano = volcan
pompeii-title = Pompeii
pompeii-won = gagné
pompeii-rounds = manches

## Joueurs, d’après la couleur de leurs marqueurs

word-red = Rouge
word-black = Noir
word-yellow = Jaune
word-blue = Bleu

## Couleurs des constructions

word-grey = gris
word-purple = violet
word-turquoise = turquoise
word-brown = brun
word-neutral = neutre

## Symboles des tuiles de lave

word-scroll = rouleau
word-coin = pièce
word-column = colonne
word-vase = vase
word-mask = masque
word-helmet = casque

## Lignes d’une trace et sortes de valeurs

word-header = la première ligne d’une partie
word-decision = une décision
word-chance = une ligne de hasard
word-end = le résultat
word-integer = un nombre entier
word-text = un texte
word-object = un objet
word-list = une liste
word-list-of-integer = une liste de nombres entiers
word-list-of-text = une liste de textes
word-list-of-list-of-text = une liste de listes de textes

## Ce qu’il faut décider (après « de »)

word-card = jouer une carte
word-relative = placer un parent
word-omen = appliquer une alerte
word-call = déclarer l’éruption
word-lava = poser une tuile de lave
word-move = déplacer un marqueur

## Sortes de valeurs d’un fichier de données

word-int = un nombre entier
word-float = un nombre
word-str = un texte
word-bool = vrai ou faux
word-dict = une table

## Là où il n’y a rien à nommer

word-none = aucun

## Valeurs en JSON, telles qu’elles s’écrivent

word-True = true
word-False = false
word-None = null

## Nombres

word-decimal-mark = {","}
word-green = Vert

## Phases

word-settling = installation
word-seething = bouillonnement
word-opening = première lave
word-fleeing = fuite
word-over = fin
