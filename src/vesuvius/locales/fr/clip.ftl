# Un clip d’une partie revue, fait dans le navigateur. Ces mots sont chargés avec lui.

clip-picture = Le clip en cours de création
clip-making = Création du clip…
clip-done = Votre clip est prêt.
clip-size = ({ $size } Mo)
clip-share = Partager ou enregistrer
clip-cancel = Annuler
clip-failed = Le clip n’a pas pu être créé dans ce navigateur.
