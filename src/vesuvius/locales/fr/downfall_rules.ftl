# Les règles de La chute de Pompéi dans nos propres mots : le déroulement, chaque décision, les options.
# Chaque ligne d’un texte est un paragraphe, chaque ligne d’une suite d’étapes est une étape.

downfall-rules-hint = Un mot ou un numéro, comme «  parents » ou «  R12 »

## Comment on joue

rules-goal-title = Le but du jeu
rules-goal-text =
    Vous installez les vôtres à Pompéi tant que le Vésuve dort encore. Puis il entre en éruption, et chacun court vers les portes avant que la lave ne recouvre la ville.
    Qui fait sortir de la ville le plus de ses propres pions gagne. On joue de deux à quatre.
rules-setup-title = Avant le premier tour
rules-setup-text =
    Chacun reçoit les pions d’une couleur : 36 à deux joueurs, 30 à trois, 25 à quatre. Tous ont quatre cartes de maison en main.
    La pioche cache sept présages et la carte A.D. 79. Huit cartes de maison se trouvent au-dessus d’A.D. 79 : rien ne menace aux premiers tours. Les 45 tuiles de lave attendent dans le sac.
rules-filling-title = Première phase : un tour
rules-filling-text = Il y a onze maisons, grises, violettes, turquoise et brunes. Les maisons 3, 4, 6, 8, 10 et 11 ont chacune deux bâtiments, et vous choisissez l’un des deux.
rules-filling-steps =
    Jouez une carte de votre main.
    Placez un de vos pions sur une pastille libre d’un bâtiment de ce numéro. Si toute la maison est pleine, la carte est un joker, et n’importe quelle pastille libre de la ville convient.
    Piochez une carte pour en avoir de nouveau quatre.
rules-seething-title = Le Vésuve bouillonne
rules-seething-text =
    Quand A.D. 79 est piochée pour la première fois, elle retourne parmi les dernières cartes de la pioche. Désormais, deux règles de plus s’appliquent.
    Parents : si le bâtiment où votre pion s’installe est déjà habité, autant d’autres de vos pions peuvent s’installer dans d’autres bâtiments de cette couleur ou dans des bâtiments neutres.
    Présages : qui en pioche un jette dans le volcan un pion d’un autre joueur, puis pioche encore.
rules-erupting-title = Le Vésuve entre en éruption
rules-erupting-text =
    Quand A.D. 79 est piochée pour la deuxième fois, l’éruption est immédiate. Un joueur qui n’a plus que des jokers en main peut même la déclarer plus tôt.
    On range les cartes, ainsi que les pions qui ne sont jamais entrés en ville. Puis les joueurs posent à tour de rôle six tuiles de lave ; personne ne court encore.
rules-running-title = Deuxième phase : un tour
rules-running-text = Bâtiments et pastilles ne comptent plus : une case accueille autant de pions qu’on veut. On va de case en case, par les rues et les maisons, jamais en diagonale et jamais sur la lave.
rules-running-steps =
    Tirez une tuile de lave et posez-la à côté d’une tuile du même symbole, ou sur la case de départ de son symbole. Les pions qui sont dessous vont dans le volcan, de même que tous ceux qui ne peuvent plus atteindre une porte.
    Déplacez deux de vos pions. Chacun avance au plus d’autant de cases qu’il y a de pions sur sa case quand il part, lui compris. Sortir par une porte coûte un pas, et le pion est sauvé.
rules-ending-title = La fin
rules-ending-text = La partie finit avec le tour de la dernière tuile, ou dès qu’il n’y a plus personne en ville. Qui a sauvé le plus de pions gagne ; à égalité, qui en a le moins dans le volcan.

## Les décisions

rules-R1-title = Sièges et couleurs
rules-R1-text = Le premier siège donne les cartes. Son voisin de gauche commence, puis on joue dans le sens horaire. Les couleurs suivent les sièges : rouge, noir, jaune, bleu.
rules-R1-example = À trois : Rouge donne, Noir joue le premier tour, puis Jaune, puis Rouge.
rules-R2-title = La pioche
rules-R2-text =
    Le donneur forme sept piles cachées de quatre cartes de maison. Les sept présages sont mélangés aux cartes restantes ; A.D. 79 se place par-dessus, et deux des piles par-dessus encore. Voilà la pioche.
    Chaque joueur prend une pile en main. Les piles qui restent sont hors du jeu, et personne ne les regarde.
rules-R2-example = À deux joueurs, il reste trois piles : douze cartes que personne ne verra.
rules-R3-title = A.D. 79 pour la première fois
rules-R3-text =
    Qui la pioche tire d’abord une autre carte pour la remplacer. Puis on prend les 15 dernières cartes de la pioche, on y mélange A.D. 79, et on remet le tout sous la pioche.
    Les nouvelles règles valent dès que la carte apparaît. Si la carte de remplacement est un présage, il s’accomplit, après le mélange.
rules-R4-title = Parents : combien
rules-R4-text =
    Autant qu’il y avait de pions, de toute couleur, dans ce bâtiment avant l’arrivée du vôtre. Un bâtiment sur deux cases compte pour un seul ; le second bâtiment d’une maison ne compte pas.
    Pas de parents avant que le Vésuve bouillonne, ni pour un joker. Et un parent n’en amène pas d’autres.
rules-R4-example = Deux pions sont en C4. Vous jouez un 6 en C5, dans le même bâtiment : jusqu’à deux parents peuvent suivre. Les pions en D4 et D5, dans l’autre bâtiment de la maison 6, n’y changent rien.
rules-R5-title = Parents : où ils vont
rules-R5-text =
    Sur les pastilles libres d’autres bâtiments de la même couleur, y compris le second bâtiment de la même maison, ou de bâtiments neutres. Un seul par bâtiment et par tour, et jamais dans le bâtiment où le pion de la carte est entré.
    On les place un par un, et vous pouvez vous arrêter quand vous voulez. S’il manque une pastille ou un pion pour le suivant, on ne vous demande rien.
rules-R5-example = Après un 6, les parents peuvent aller dans l’autre bâtiment de la maison 6, dans la maison 9 (turquoise elle aussi) et dans les bâtiments neutres, un dans chacun.
rules-R6-title = Joker
rules-R6-text = Quand tous les bâtiments de la maison sont pleins, la carte est un joker : placez un pion sur n’importe quelle pastille libre de n’importe quel bâtiment, même neutre. Tant qu’une pastille de la maison est libre, la carte doit servir pour sa maison.
rules-R6-example = La maison 7 a trois pastilles, toutes en F5. Si elles sont prises, chaque 7 est un joker. Si un présage en libère une, c’est de nouveau un 7.
rules-R7-title = Rien à placer
rules-R7-text = Qui n’a plus de pions, ou joue un joker alors qu’aucune pastille de la ville n’est libre, joue une carte, ne place rien et pioche. Le choix de la carte reste au joueur.
rules-R8-title = Présage
rules-R8-text = Qui pioche un présage jette dans le volcan un pion d’un autre joueur, pris dans n’importe quel bâtiment, puis pioche encore. Si c’est de nouveau un présage, il s’accomplit aussi. Si aucun autre joueur n’a de pion en ville, rien n’est jeté et personne n’est interrogé.
rules-R9-title = Déclarer l’éruption
rules-R9-text =
    Une fois que le Vésuve bouillonne, un joueur qui n’a que des jokers en main peut déclarer l’éruption entre deux tours, quel que soit le joueur suivant. Il montre alors sa main. N’avoir que des jokers veut dire : chaque maison de la main est pleine, que le joueur ait encore des pions ou non.
    Si plusieurs le peuvent, on les interroge dans le sens horaire, en commençant par celui qui joue ensuite. Qui attend est interrogé de nouveau avant le tour suivant.
rules-R9-example = Vous avez en main 2, 2, 7 et 9, et la dernière pastille de ces maisons vient d’être prise. Avant que le tour suivant commence, on vous demande si le Vésuve entre en éruption.
rules-R10-title = Qui déclenche l’éruption
rules-R10-text =
    Celui qui a pioché A.D. 79 pour la deuxième fois, ou qui a déclaré l’éruption. Son voisin de gauche tire la première tuile de lave.
    Toutes les mains vont aussitôt à la défausse. Les pions restés devant les joueurs retournent dans la boîte et ne comptent nulle part.
rules-R11-title = Les six premières tuiles
rules-R11-text =
    À tour de rôle, chacun tire une tuile et la pose, sans rien déplacer, jusqu’à ce que six tuiles soient en ville. Le joueur suivant commence la deuxième phase.
    Une tuile restée sans place (R13) ne compte pas parmi les six. Qui l’a tirée n’en tire pas d’autre.
rules-R11-example = Noir a pioché A.D. 79, à trois joueurs : Jaune, Rouge, Noir, Jaune, Rouge et Noir posent chacun une tuile. Puis Jaune en pose une et court le premier.
rules-R12-title = Où va la lave
rules-R12-text =
    La première tuile d’un symbole va sur la case de départ de ce symbole. Les suivantes se posent bord à bord avec n’importe quelle tuile du même symbole, sur une case de la ville sans lave.
    Une case de départ reste réservée à son propre symbole. On peut recouvrir une case où se trouvent des pions, même les siens : ils vont tous dans le volcan.
rules-R12-example = La première pièce va en C2. La deuxième peut aller en B2, C1, C3 ou D2, là où il n’y a pas encore de lave.
rules-R13-title = Aucune place pour une tuile
rules-R13-text = Elle est mise de côté pour de bon. Personne n’est interrogé, et le tour continue simplement.
rules-R14-title = Encerclés
rules-R14-text = Dès qu’une tuile est posée, tout pion qui n’a plus de chemin sans lave vers une porte ouverte va dans le volcan. Une porte est ouverte tant que sa case n’a pas de lave. Cela vaut aussi pendant les six premières tuiles.
rules-R14-example = Il y a de la lave en J7, et on pose une tuile en K6. Plus personne ne peut quitter K7 : les pions qui s’y trouvent sont perdus, bien que K7 n’ait pas de lave.
rules-R15-title = Se déplacer
rules-R15-text =
    Faites les deux déplacements tant que vous avez un pion qui peut les faire. Un déplacement va d’une case à autant de cases qu’il y avait de pions, de toute couleur, sur la case au départ. On peut tourner, et on n’est pas obligé d’aller jusqu’au bout.
    Un déplacement n’entre jamais deux fois sur la même case, il finit donc ailleurs que là où il a commencé. Cela se dit d’un seul déplacement : un pion qui se déplace deux fois peut revenir.
rules-R15-example = Quatre pions sont sur une case. Le premier qui part avance de quatre cases au plus. Il en reste trois : le suivant avance de trois au plus.
rules-R16-title = Cases de départ vides
rules-R16-text = Tant qu’il n’y a pas de lave, on peut y entrer comme sur toute autre case de la ville. L’option closed_vents change cela.
rules-R17-title = Sortir de la ville
rules-R17-text = Sortir par une porte coûte un pas de plus qu’atteindre sa case. Peu importe la porte pour le résultat. Un pion dehors est sauvé.
rules-R17-example = De J4 par la Porta di Nola : J3, J2, dehors. Cela fait trois pas : il faut au moins trois pions en J4.
rules-R18-title = Deux pions différents
rules-R18-text =
    Le second déplacement se fait avec un autre pion que le premier. Il y a deux exceptions : un pion qui était seul sur sa case avant le premier déplacement, sans aucun pion d’aucune couleur à côté de lui, peut se déplacer encore ; et si, une fois la tuile posée, vous n’avez qu’un pion en ville, il fait les deux déplacements.
    Les pions d’une même couleur sur une même case se valent. Si votre premier déplacement finit là où se trouvait déjà un de vos pions, un «  autre pion » s’y trouve aussi, et le second peut partir de cette case.
rules-R18-example = Votre pion est seul et fait un pas vers une case où il y en a trois autres. Ils sont maintenant quatre, et le même pion peut repartir, de quatre cases au plus.
rules-R19-title = La fin de la partie
rules-R19-text = La partie finit après le tour où la dernière tuile a été tirée, ou dès qu’il n’y a plus de pion en ville. Les pions qui sont encore en ville vont alors dans le volcan.
rules-R20-title = Le vainqueur
rules-R20-text = Qui a sauvé le plus de pions gagne. À égalité, c’est celui qui en a le moins dans le volcan ; ceux que les présages y ont jetés et ceux qui sont perdus à la toute fin comptent aussi. Si l’égalité demeure, la victoire est partagée.
rules-R20-example = Rouge et Bleu ont sauvé neuf pions chacun. Rouge en a sept dans le volcan, Bleu huit : Rouge gagne.
rules-R21-title = Être interrogé
rules-R21-text = Tous voient quand un joueur est interrogé : s’il déclare l’éruption, quel pion un présage frappe, où va un parent. Qu’un joueur n’ait pas été interrogé ne dit rien de sa main.

## Options

rules-dual_vents-title = Tuiles à deux symboles
rules-dual_vents-text = Trois tuiles de plus sont dans le sac, comme dans l’édition de 2013 : casque et masque, vase et rouleau, colonne et pièce. Qui en tire une choisit lequel des deux symboles elle porte. Si aucune tuile de ce symbole n’est encore posée, elle va sur sa case de départ et en est la première.
rules-closed_vents-title = Cases de départ interdites
rules-closed_vents-text = On ne peut pas entrer sur les cases de départ vides, comme dans l’édition de 2013. Cela remplace R16. Elles barrent aussi le chemin des portes comme le fait la lave (R14).
rules-free_moves-title = Renoncer à des déplacements
rules-free_moves-text = Personne n’est obligé de se déplacer. Avant chacun des deux déplacements, vous pouvez rester sur place, même si un pion peut bouger ; avant le premier, vous renoncez ainsi aux deux. Cela remplace l’obligation de R15.
