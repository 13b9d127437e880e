# Les règles de La chute de Pompéi dans nos propres mots : le déroulement, chaque décision, les options.
# Chaque ligne d’un texte est un paragraphe, chaque ligne d’une suite d’étapes est une étape.

downfall-rules-hint = Un mot ou un numéro, comme « parents » ou « R12 »

## Comment on joue

rules-goal-title = Le but du jeu
rules-goal-text =
    Vous installez les vôtres à Pompéi tant que le Vésuve dort encore. Puis il entre en éruption, et chacun court vers les portes avant que la lave ne recouvre la ville.
    Le joueur qui fait sortir de la ville le plus de ses marqueurs gagne. On joue de deux à quatre, pendant environ 45 minutes.
rules-components-title = Le matériel
rules-components-text =
    127 marqueurs de quatre couleurs, le plateau, le volcan et un sac avec 45 tuiles de lave : 8 rouleaux, 8 pièces et 8 colonnes, 7 vases, 7 masques et 7 casques.
    53 cartes Pompéi, numérotées de 1 à 11, sept alertes et la carte A.D. 79.
    Toutes les cartes Pompéi ne sont pas en jeu : selon le nombre de joueurs, quatre à douze d’entre elles restent dans la boîte, et personne ne sait lesquelles. Voici combien de cartes a chaque construction :
rules-components-steps =
    Trois cartes : la construction 7.
    Quatre cartes : les constructions 1, 2, 5 et 9.
    Cinq cartes : les constructions 3, 8, 10 et 11.
    Sept cartes : les constructions 4 et 6.
rules-setup-title = Avant le premier tour
rules-setup-text =
    Chacun reçoit les marqueurs d’une couleur : 36 à deux joueurs, 30 à trois, 25 à quatre. Chaque joueur a quatre cartes Pompéi en main.
    La pioche cache les sept alertes et la carte A.D. 79. Huit cartes Pompéi se trouvent au-dessus d’A.D. 79 : rien ne menace aux premiers tours. Les tuiles de lave sont dans le sac.
rules-buildings-title = Les bâtiments
rules-buildings-text =
    La ville est divisée en cases. Un bâtiment occupe une ou deux cases, et les marqueurs se placent sur ses pastilles rondes, un marqueur par pastille. Personne ne peut s’installer dans un bâtiment sans pastille.
    Il y a onze constructions, grises, violettes, turquoise et brunes. Les constructions 3, 4, 6, 8, 10 et 11 ont chacune deux bâtiments.
    Les bâtiments beiges sont neutres : ils n’appartiennent à aucune construction, et il n’y a pas de cartes pour eux. On n’y place des marqueurs que comme parents ou avec un joker.
rules-filling-title = Première phase : un tour
rules-filling-text = Les cartes jouées sont posées face visible sur la défausse, où chacun peut les voir. Si une construction a deux bâtiments, vous choisissez l’un des deux.
rules-filling-steps =
    Jouez une carte de votre main.
    Placez un de vos marqueurs sur une pastille libre d’un bâtiment de ce numéro. Si toute la construction est pleine, la carte est un joker, et n’importe quelle pastille libre de la ville convient.
    Piochez une carte pour en avoir de nouveau quatre.
rules-seething-title = Le Vésuve bouillonne
rules-seething-text =
    Quand A.D. 79 est piochée pour la première fois, elle retourne parmi les dernières cartes de la pioche. Désormais, trois règles de plus s’appliquent.
    Parents : s’il y a déjà des marqueurs dans le bâtiment où le vôtre s’installe, autant de vos marqueurs peuvent s’installer dans d’autres bâtiments de cette couleur ou dans des bâtiments neutres.
    Alertes : le joueur qui en pioche une jette dans le volcan un marqueur d’un autre joueur, puis pioche encore.
    Déclarer l’éruption : un joueur qui n’a plus que des jokers en main peut la faire venir plus tôt.
rules-erupting-title = Le Vésuve entre en éruption
rules-erupting-text =
    Quand A.D. 79 est piochée pour la deuxième fois, ou qu’un joueur déclare l’éruption, elle est immédiate.
    Les mains sont défaussées, et les marqueurs qui ne sont jamais entrés en ville retournent dans la boîte. Puis les joueurs posent à tour de rôle six tuiles de lave ; personne ne court encore.
rules-running-title = Deuxième phase : un tour
rules-running-text =
    Constructions et pastilles ne comptent plus : une case accueille autant de marqueurs qu’on veut. Un bâtiment sur deux cases compte maintenant pour deux cases, chacune avec ses marqueurs.
    On va de case en case, jamais en diagonale et jamais sur la lave. Un joueur qui n’a plus de marqueur en ville tire et pose quand même une tuile à son tour.
rules-running-steps =
    Tirez une tuile de lave et posez-la à côté d’une tuile du même symbole, ou sur la case de départ de son symbole. Les marqueurs qui sont dessous vont dans le volcan, de même que tous ceux qui ne peuvent plus atteindre une porte.
    Déplacez deux de vos marqueurs. Chacun avance au plus d’autant de cases qu’il y a de marqueurs sur sa case quand il part, lui compris. Sortir par une porte coûte un pas, et le marqueur est sauvé.
rules-ending-title = La fin
rules-ending-text =
    La partie finit avec le tour où la dernière tuile a été tirée. Elle finit plus tôt si plus aucun marqueur ne peut sortir, parce que la lave a fermé toutes les portes ou les chemins qui y mènent : tous les marqueurs sont alors dans le volcan, et la ville est vide.
    Le joueur qui a sauvé le plus de marqueurs gagne ; à égalité, c’est celui qui en a le moins dans le volcan.

## Les décisions

rules-R1-title = Places et couleurs
rules-R1-text = Le joueur à la première place donne les cartes. Son voisin de gauche commence, puis on joue dans le sens horaire. Les couleurs suivent les places : rouge, noir, jaune, bleu.
rules-R1-example = À trois : Rouge donne, Noir joue le premier tour, puis Jaune, puis Rouge.
rules-R2-title = La pioche
rules-R2-text =
    Le donneur forme sept piles de quatre cartes Pompéi, faces cachées. Les sept alertes sont mélangées aux cartes restantes ; A.D. 79 se place par-dessus, et deux des piles par-dessus encore. Voilà la pioche.
    Chaque joueur prend une pile en main. Les piles qui restent sont hors du jeu, et personne ne les regarde.
rules-R2-example = À deux joueurs, il reste trois piles : douze cartes que personne ne verra.
rules-R3-title = A.D. 79 pour la première fois
rules-R3-text =
    Le joueur qui la pioche tire d’abord une autre carte pour la remplacer. Puis on prend les 15 dernières cartes de la pioche, on y mélange A.D. 79, et on remet le tout sous la pioche.
    Les nouvelles règles valent dès que la carte apparaît. Si la carte de remplacement est une alerte, on l’applique, après le mélange.
rules-R4-title = Parents : combien
rules-R4-text =
    Autant qu’il y avait de marqueurs, de toute couleur, dans ce bâtiment avant l’arrivée du vôtre. Un bâtiment sur deux cases compte pour un seul ; le second bâtiment d’une construction ne compte pas.
    Pas de parents avant que le Vésuve bouillonne, ni pour un joker. Et un parent n’en amène pas d’autres.
rules-R4-example = Deux marqueurs sont en C4. Vous jouez un 6 en C5, dans le même bâtiment : jusqu’à deux parents peuvent suivre. Les marqueurs en D4 et D5, dans l’autre bâtiment de la construction 6, n’y changent rien.
rules-R5-title = Parents : où ils vont
rules-R5-text =
    Sur les pastilles libres d’autres bâtiments de la même couleur, y compris le second bâtiment de la même construction, ou de bâtiments neutres. Un seul par bâtiment et par tour, et jamais dans le bâtiment où le marqueur de la carte est entré.
    On les place un par un, et vous pouvez vous arrêter quand vous voulez. S’il manque une pastille ou un marqueur pour le suivant, on ne vous demande rien.
rules-R5-example = Après un 6, les parents peuvent aller dans l’autre bâtiment de la construction 6, dans la construction 9 (turquoise elle aussi) et dans les bâtiments neutres, un dans chacun.
rules-R6-title = Joker
rules-R6-text = Quand tous les bâtiments de la construction sont pleins, la carte est un joker : placez un marqueur sur n’importe quelle pastille libre de n’importe quel bâtiment, même neutre. Tant qu’une pastille de la construction est libre, la carte doit servir pour sa construction.
rules-R6-example = La construction 7 a trois pastilles, toutes en F5. Si elles sont prises, chaque 7 est un joker. Si une alerte en libère une, c’est de nouveau un 7.
rules-R7-title = Rien à placer
rules-R7-text = Un joueur qui n’a plus de marqueurs, ou qui joue un joker alors qu’aucune pastille de la ville n’est libre, joue une carte, ne place rien et pioche. Il choisit quand même la carte.
rules-R8-title = Alerte
rules-R8-text = Le joueur qui pioche une alerte jette dans le volcan un marqueur d’un autre joueur, pris dans n’importe quel bâtiment, puis pioche encore. Si c’est de nouveau une alerte, on l’applique aussi. Si aucun autre joueur n’a de marqueur en ville, rien n’est jeté et rien n’est demandé.
rules-R9-title = Déclarer l’éruption
rules-R9-text =
    Une fois que le Vésuve bouillonne, un joueur qui n’a que des jokers en main peut déclarer l’éruption entre deux tours, quel que soit le joueur suivant. Il montre alors sa main. N’avoir que des jokers veut dire : chaque construction de la main est pleine, que le joueur ait encore des marqueurs ou non.
    Si plusieurs le peuvent, on les interroge dans le sens horaire, en commençant par celui qui joue ensuite. Un joueur qui attend est interrogé de nouveau avant le tour suivant.
    Ceci s’écarte du livret, qui permet de déclarer l’éruption à tout moment. Ici, c’est seulement entre deux tours, pour que personne n’ait à être rapide, et seulement une fois que le Vésuve bouillonne.
rules-R9-example = Vous avez en main 2, 2, 7 et 9, et la dernière pastille de ces constructions vient d’être prise. Avant que le tour suivant commence, on vous demande si le Vésuve entre en éruption.
rules-R10-title = Qui provoque l’éruption
rules-R10-text =
    Celui qui a pioché A.D. 79 pour la deuxième fois, ou qui a déclaré l’éruption. Son voisin de gauche tire la première tuile de lave.
    Toutes les mains vont aussitôt à la défausse. Les marqueurs restés devant les joueurs retournent dans la boîte et ne comptent nulle part.
rules-R11-title = Les six premières tuiles
rules-R11-text =
    À tour de rôle, chacun tire une tuile et la pose, sans rien déplacer, jusqu’à ce que six tuiles soient en ville. Le joueur suivant commence la deuxième phase.
    Une tuile qui n’a pas pu être posée (R13) ne compte pas parmi les six. Le joueur qui l’a tirée n’en tire pas d’autre.
rules-R11-example = Noir a pioché A.D. 79, à trois joueurs : Jaune, Rouge, Noir, Jaune, Rouge et Noir posent chacun une tuile. Puis Jaune en pose une et court le premier.
rules-R12-title = Où va la lave
rules-R12-text =
    La première tuile d’un symbole va sur la case de départ de ce symbole. Les suivantes se posent bord à bord avec n’importe quelle tuile du même symbole, sur une case de la ville sans lave.
    Une case de départ reste réservée à son propre symbole. On peut recouvrir une case où se trouvent des marqueurs, même les siens : ils vont tous dans le volcan.
rules-R12-example = La première pièce va en C2. La deuxième peut aller en B2, C1, C3 ou D2, là où il n’y a pas encore de lave.
rules-R13-title = Une tuile impossible à poser
rules-R13-text = Elle est mise de côté pour de bon. Personne n’est interrogé, et le tour continue simplement.
rules-R14-title = Encerclés
rules-R14-text = Dès qu’une tuile est posée, tout marqueur qui n’a plus de chemin sans lave vers une porte ouverte va dans le volcan. Une porte est ouverte tant que sa case n’a pas de lave. Cela vaut aussi pendant les six premières tuiles.
rules-R14-example = Il y a de la lave en J7, et on pose une tuile en K6. Plus personne ne peut quitter K7 : les marqueurs qui s’y trouvent sont perdus, bien que K7 n’ait pas de lave.
rules-R15-title = Se déplacer
rules-R15-text =
    Faites les deux déplacements tant que vous avez un marqueur qui peut les faire. Un déplacement va d’une case à autant de cases qu’il y avait de marqueurs, de toute couleur, sur la case au départ. On peut tourner, et on n’est pas obligé d’aller jusqu’au bout.
    Un déplacement n’entre jamais deux fois sur la même case, il finit donc ailleurs que là où il a commencé. Cela vaut pour un seul déplacement : un marqueur qui se déplace deux fois peut revenir.
rules-R15-example = Quatre marqueurs sont sur une case. Le premier qui part avance de quatre cases au plus. Il en reste trois : le suivant avance de trois au plus.
rules-R16-title = Cases de départ vides
rules-R16-text = Tant qu’il n’y a pas de lave, on peut y entrer comme sur toute autre case de la ville. L’option closed_vents change cela.
rules-R17-title = Sortir de la ville
rules-R17-text = Sortir par une porte coûte un pas de plus qu’atteindre sa case. Peu importe la porte pour le résultat. Un marqueur dehors est sauvé.
rules-R17-example = De J4 par la Porta di Nola : J3, J2, dehors. Cela fait trois pas : il faut au moins trois marqueurs en J4.
rules-R18-title = Deux marqueurs différents
rules-R18-text =
    Le second déplacement se fait avec un autre marqueur que le premier. Il y a deux exceptions : un marqueur qui était seul sur sa case avant le premier déplacement, sans aucun marqueur d’aucune couleur à côté de lui, peut se déplacer encore ; et si, une fois la tuile posée, vous n’avez qu’un marqueur en ville, il fait les deux déplacements.
    Les marqueurs d’une même couleur sur une même case se valent. Si votre premier déplacement finit là où se trouvait déjà un de vos marqueurs, un « autre marqueur » s’y trouve aussi, et le second peut partir de cette case.
rules-R18-example = Votre marqueur est seul et fait un pas vers une case où il y en a trois autres. Ils sont maintenant quatre, et le même marqueur peut repartir, de quatre cases au plus.
rules-R19-title = La fin de la partie
rules-R19-text = La partie finit après le tour où la dernière tuile a été tirée, ou dès qu’il n’y a plus de marqueur en ville. Les marqueurs qui sont encore en ville vont alors dans le volcan.
rules-R20-title = Le vainqueur
rules-R20-text = Le joueur qui a sauvé le plus de marqueurs gagne. À égalité, c’est celui qui en a le moins dans le volcan ; ceux que les alertes y ont jetés et ceux qui sont perdus à la toute fin comptent aussi. Si l’égalité demeure, la victoire est partagée.
rules-R20-example = Rouge et Bleu ont sauvé neuf marqueurs chacun. Rouge en a sept dans le volcan, Bleu huit : Rouge gagne.
rules-R21-title = Être interrogé
rules-R21-text = Tous voient quand un joueur est interrogé : s’il déclare l’éruption, quel marqueur une alerte frappe, où va un parent. Qu’un joueur n’ait pas été interrogé ne dit rien de sa main.

## Options

rules-dual_vents-title = Tuiles à deux symboles
rules-dual_vents-text = Trois tuiles de plus sont dans le sac, comme dans l’édition de 2013 : casque et masque, vase et rouleau, colonne et pièce. Le joueur qui en tire une choisit lequel des deux symboles elle porte. Si aucune tuile de ce symbole n’est encore posée, elle va sur sa case de départ et en est la première.
rules-closed_vents-title = Cases de départ interdites
rules-closed_vents-text = On ne peut pas entrer sur les cases de départ vides, comme dans l’édition de 2013. Cela remplace R16. Elles barrent aussi le chemin des portes comme le fait la lave (R14).
rules-free_moves-title = Renoncer à des déplacements
rules-free_moves-text = Personne n’est obligé de se déplacer. Avant chacun des deux déplacements, vous pouvez rester sur place, même si un marqueur peut bouger ; avant le premier, vous renoncez ainsi aux deux. Cela remplace l’obligation de R15.

## Les images, et ce qu’est une case de la ville

rules-picture-pieces_and_cards = Les marqueurs, les cartes et les tuiles de lave. Chaque point au bas d’une carte Pompéi est une pastille de cette construction.
rules-picture-city = Toute la ville et ses sept portes.
rules-picture-houses = Les constructions 3 et 6 ont chacune deux bâtiments. Ceux de la construction 6 occupent deux cases, C4 avec C5 et D4 avec D5. Les bâtiments en B4, B6, D6 et E3 sont neutres.
rules-picture-settling = Rouge joue un 6. Son marqueur peut aller en C4, D4 ou D5, où la construction 6 a encore des pastilles libres ; C5 est occupée.
rules-picture-relatives = Rouge s’est installé en C5. Il y avait déjà deux marqueurs dans ce bâtiment, en C4 : jusqu’à deux parents peuvent donc suivre, en D4 ou D5, en E6 (construction 9, turquoise elle aussi) ou dans des bâtiments neutres comme B4, B6, D6 et E3, un au plus par bâtiment.
rules-picture-omen = Rouge a pioché une alerte et jette dans le volcan un des marqueurs entourés : n’importe quel marqueur d’un autre joueur, dans n’importe quel bâtiment.
rules-picture-joker = La construction 7, en F5, est pleine : le 7 est donc un joker. Le marqueur rouge peut aller sur n’importe quelle pastille libre, par exemple en E6 ou dans le bâtiment neutre en D6.
rules-picture-lava =
    1 : La première pièce va en C2, la case de départ de son symbole.
    2 : La pièce suivante va à côté : en B2, C1, C3 ou D2.
rules-picture-enclosed =
    1 : Rouge pose un casque en K6.
    2 : De K7, plus aucun chemin ne mène à une porte : les trois marqueurs qui s’y trouvent sont perdus, bien que K7 n’ait pas de lave.
rules-picture-steps = Deux marqueurs sont en H4 : le rouge avance donc de deux cases au plus. Les chiffres indiquent le nombre de pas. La lave en G4 lui barre le chemin.
rules-picture-gate = Avec trois marqueurs en J4, le rouge peut sortir de la ville en trois pas : par la porte en J2 ou par celle en K5.
rules-picture-alone =
    1 : Le marqueur rouge est seul en C5 et fait un pas vers D5, où il y en a trois autres.
    2 : Ils sont maintenant quatre en D5, et le même marqueur peut repartir, de quatre cases au plus.

downfall-square = { $square } : { $what }.
downfall-square-building = Le bâtiment occupe aussi { $other }.
downfall-square-pieces = Marqueurs sur cette case : { $pieces }.
downfall-square-beside = À côté : { $near }.
downfall-thing-card = Carte Pompéi
downfall-thing-omen = Alerte
