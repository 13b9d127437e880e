# Les règles de Pompeii dans nos propres mots : le déroulement, chaque décision, les options.
# Chaque ligne d’un texte est un paragraphe, chaque ligne d’une suite d’étapes est une étape.

pompeii-rules-hint = Un mot ou un numéro, comme « offrandes » ou « P12 »

## Comment on joue

rules-aim-title = Le but du jeu
rules-aim-text =
    Vous envoyez des ouvriers dans les champs et les ateliers de Pompéi, vous tirez de ce qu’ils rapportent des marchandises de plus en plus fines, et vous en payez une armée. Le premier joueur qui mène une armée dans le Castrum est maître de la ville et a gagné.
    Mais dès que le Foro est construit, le Vésuve est réveillé, et chaque manche finit par des offrandes que tous font ensemble. Si elles sont trop petites, le Vésuve prend sa part, et au pire tout le monde a perdu. On joue de un à quatre, pendant environ 30 minutes par joueur.
rules-box-title = Ce qu’il y a dans la boîte
rules-box-text =
    Un plateau avec dix champs, les lieux de la ville et vingt bâtiments : dix rouges, huit bleus, les thermes en vert et le Castrum en violet. Une tuile montre le Vésuve endormi d’un côté, réveillé de l’autre.
    Pour chacun, une tablette d’inventaire, six ouvriers, un compteur d’ouvriers, douze marqueurs de propriété et une armée. En outre, un jeton de premier joueur et deux jetons de cartes de la ville.
    85 sesterces et 12 deniers comptent les marchandises sur les tablettes : un sesterce en vaut une, un denier quatre. Ils ne limitent pas la réserve ; ici, la tablette montre simplement des nombres, et les compteurs d’ouvriers aussi.
    52 spécialistes, 52 cartes de la ville, trois séries de 18 cartes Volcan, et l’Apocalypse.
rules-preparing-title = Avant le premier tour
rules-preparing-text =
    Les bâtiments restent à construire et le Vésuve dort. On choisit une série de cartes Volcan : facile, moyenne ou difficile. Neuf de ses cartes sont mélangées avec l’Apocalypse ; c’est la pioche Volcan.
    Chacun a trois ouvriers et six spécialistes en main. Puis on choisit, de la dernière place à la première. La première place joue le premier tour ; selon le livret, ce serait le joueur qui habite le plus près du Vésuve.
rules-preparing-steps =
    Prenez un bâtiment rouge libre. Il est construit aussitôt, ne coûte rien et vous appartient.
    Posez six sesterces sur des marchandises de valeur I, d’une sorte ou de plusieurs.
rules-turn-title = Un tour
rules-turn-text =
    Dans le sens horaire, en commençant par le premier joueur, chacun place un ouvrier à la fois. Un joueur qui n’en a plus passe son tour. Quand tous sont placés, la manche est finie : les ouvriers rentrent, et le jeton de premier joueur passe au joueur de gauche.
    La phase de fondation dure jusqu’à ce que quelqu’un construise le Foro ; commence alors la phase de prospérité. Un tour est le même dans les deux.
rules-turn-steps =
    Placez un de vos ouvriers sur un lieu où il y a de la place.
    Faites-y une action : celle du lieu, ou celle d’une de vos cartes actives qui nomme ce lieu.
rules-places-title = Où vont les ouvriers
rules-places-text =
    Les dix champs sont ouverts : chacun peut placer deux ouvriers par manche sur chaque champ, quoi que fassent les autres.
    Tous les autres lieux sont limités. Le plateau montre combien d’ouvriers ils accueillent, tous joueurs confondus ; plus on est nombreux, plus il y a de place. Ce sont les bâtiments construits, la Costruzione pour construire, la Porta pour échanger et la Piazza pour les spécialistes.
    Peu importe à qui est le bâtiment : tout le monde peut y travailler.
rules-fields-title = Les champs
rules-fields-text = Blé, cerf, bois, herbe, poisson, roseau, argile, pierre, olives et raisin ont chacun un champ. Votre premier ouvrier de la manche sur un champ y récolte une marchandise, le second deux.
rules-fields-example = Deux de vos ouvriers vont au champ d’argile dans la même manche : vous avez 3 argile de plus.
rules-producing-title = Bâtiments et conversions
rules-producing-text =
    Les marchandises ont des valeurs de I à V. Ce que donnent les champs vaut I. Les bâtiments rouges le raffinent en valeurs II à IV, les bleus en tirent des produits de luxe de valeurs III à V. Les perles ne viennent que de cartes.
    Un ouvrier sur un bâtiment de production convertit des marchandises selon une de ses lignes, autant de fois que votre stock le permet. Ce qui y entre retourne à la réserve, et la réserve est sans fin.
rules-producing-example = Le long chemin des pièces d’or : le blé devient farine au bâtiment 7 (Villa del Molino), la farine devient pain au 10 (Panificio di Modesto), le pain devient or au 2 (Miniera d’Oro), et l’or avec du charbon devient pièce d’or au 15 (Officina Monetaria).
rules-owning-title = Bonus de propriété
rules-owning-text = Les autres peuvent travailler dans votre bâtiment, et vous y gagnez : quand un autre joueur y a converti des marchandises, vous prenez à la réserve une marchandise d’une sorte qui y est entrée. Entre plusieurs sortes, vous choisissez. C’est une seule marchandise, quelle que soit la quantité convertie, et vos propres ouvriers ne rapportent pas de bonus.
rules-owning-example = Quelqu’un fait trois pièces d’or dans votre Officina Monetaria. Vous prenez 1 or ou 1 charbon.
rules-constructing-title = Construire
rules-constructing-text =
    Un ouvrier à la Costruzione construit un bâtiment. Payez son coût et posez-y un de vos marqueurs de propriété ; dès l’ouvrier suivant, tout le monde peut s’en servir.
    Au début, on ne peut construire que les bâtiments rouges et le Foro (bâtiment 17). Une fois le Foro construit, s’y ajoutent les autres bâtiments bleus, les thermes et le Castrum.
rules-trading-title = Échanger
rules-trading-text =
    Un ouvrier à la Porta échange une sorte de marchandise contre une autre, en n’importe quelle quantité : une pour une vers une valeur inférieure, deux pour une vers la même valeur, quatre pour une vers une valeur supérieure.
    Les perles s’échangent une pour une contre d’autres marchandises de valeur III. Rien ne s’échange contre des perles.
rules-trading-example = 8 fer (IV) deviennent 8 viande (III), 4 or (IV) ou 2 épées (V).
rules-training-title = Former et remplacer des spécialistes
rules-training-text = Les spécialistes en main ne font encore rien. Un ouvrier à la Piazza fait avec eux l’une de deux choses, jamais les deux.
rules-training-steps =
    Former : payez le coût d’un spécialiste et posez la carte devant vous, où elle est active. Avec un ouvrier, vous en formez autant que vous pouvez en payer.
    Ou remplacer : payez une marchandise de valeur I, défaussez un spécialiste de votre main et piochez-en un autre, autant de fois que vous voulez.
rules-specialists-title = Ce que font les spécialistes
rules-specialists-text =
    La plupart nomment un lieu. Un ouvrier que vous y placez peut faire ce que dit la carte au lieu de ce que fait le lieu : récolter plus ou autre chose, mieux convertir, épargner une partie du coût d’un bâtiment.
    Une action utilise une carte. Deux cartes n’agissent jamais ensemble.
    Quatre spécialistes agissent une fois, dès leur formation, et sont ensuite défaussés : S05 vous donne des actions supplémentaires, S06 prend une marchandise à chaque autre joueur, S25 vous apporte des matériaux de construction, et S27 pose votre marqueur sur un bâtiment rouge d’un autre joueur. S35 ne s’utilise pas mais vaut toujours : les propriétaires de bâtiments bleus ne reçoivent de vous aucun bonus.
rules-foro-title = Le Foro est construit
rules-foro-text = Le joueur qui construit le Foro réveille le Vésuve. Trois choses arrivent aussitôt, et la manche en cours finit déjà par des offrandes. Mieux vaut attendre que le groupe puisse se les permettre.
rules-foro-steps =
    Le Vésuve est retourné sur sa face réveillée.
    Tous piochent six cartes de la ville, d’abord le constructeur, puis les autres dans le sens horaire.
    Le constructeur pioche encore un spécialiste et une carte de la ville. Les deux sont activés sur-le-champ, sans rien payer.
rules-city_cards-title = Cartes de la ville
rules-city_cards-text =
    Un ouvrier au Foro active une carte de la ville de votre main, et cela ne coûte rien. Une carte qui agit une fois le fait et est défaussée. Les autres restent devant vous et aident au lieu qu’elles nomment, comme les spécialistes.
    Cinq cartes ne s’activent jamais mais se jouent à leur moment : C03, C26, C33 et C51 avant les offrandes, C31 quand un autre joueur construit le Castrum.
    Certaines cartes de la ville sont des temples. D’autres cartes peuvent les prendre (C29) ou les détruire (C22).
rules-hiring-title = Embaucher
rules-hiring-text = Tous commencent avec trois ouvriers et peuvent en avoir jusqu’à six. Un ouvrier au bâtiment 18 (Thermopolium di Asellina) en embauche un autre contre du vin, et chacun coûte plus que le précédent. Le nouveau peut être placé dans la même manche. Il rend aussi les offrandes plus chères.
rules-army-title = L’armée
rules-army-text =
    Un ouvrier au bâtiment 19 (Terme Stabiane) recrute votre armée contre les marchandises que le plateau indique. Chacun a besoin de la sienne.
    Le Castrum (bâtiment 20) n’est à construire qu’une fois, par n’importe qui. Dès que c’est votre tour et que les deux sont là, votre armée y entre d’elle-même, et vous avez gagné.
rules-offerings-title = Offrandes
rules-offerings-text = Dès la construction du Foro, chaque manche finit par des offrandes. Elles doivent valoir autant que tous les joueurs ensemble ont d’ouvriers ; les blessés comptent aussi.
rules-offerings-steps =
    Dans le sens horaire à partir du premier joueur, chaque joueur qui a une carte pour ce moment peut la jouer.
    Puis tous promettent à tour de rôle, ouvertement : une sorte de marchandise en n’importe quelle quantité, ou rien. On continue jusqu’à ce que tous passent à la suite. Personne n’est obligé de donner.
    Si c’est assez, ce qui a été promis est perdu. Un joueur qui a donné plus que son nombre d’ouvriers pioche une carte pour chaque point de plus, dans l’une ou l’autre pioche, et en garde une.
    Si ce n’est pas assez, chacun reprend ce qu’il a promis, et une carte Volcan est révélée.
rules-offerings-example = Trois joueurs ont trois, quatre et cinq ouvriers : 12 est exigé. Rouge, avec ses trois ouvriers, promet 2 or (IV), ce qui fait 8. Si les autres apportent les 4 qui manquent, Rouge a cinq points de plus et pioche cinq cartes, dont il garde une.
rules-volcano-title = Cartes Volcan et Apocalypse
rules-volcano-text =
    Une carte Volcan ordinaire montre des marchandises. Chaque joueur perd toutes celles qu’il a de ces sortes, et la carte quitte la partie.
    Parmi ces cartes attend l’Apocalypse. Quand elle est révélée, la partie finit aussitôt, et tous ont perdu.
rules-injuries-title = Blessures
rules-injuries-text =
    C12 blesse un ouvrier d’un autre joueur ; C28 blesse une armée recrutée, et un des ouvriers de son joueur va sur la case C31. L’ouvrier est retenu sur une case à part : il ne peut pas être placé, mais compte pour les offrandes. Une armée blessée ne peut pas entrer dans le Castrum.
    Un ouvrier au Foro et les marchandises que demande la case soignent la blessure.
rules-tokens-title = Jetons qui bloquent
rules-tokens-text = C14 couvre de jetons jusqu’à deux emplacements libres de bâtiments. Ils y restent, manche après manche, jusqu’à ce que quelqu’un, n’importe qui, place un ouvrier au Foro et paie pour en retirer un.
rules-halting-title = Un Castrum interrompu
rules-halting-text = Un joueur qui a C31 peut interrompre la construction du Castrum quand un autre joueur vient de le payer. L’ouvrier de ce joueur va sur la case C31, et plus tard un ouvrier au Foro avec de l’huile d’olive finit le bâtiment. D’ici là, tout le monde peut construire le Castrum et être plus rapide.
rules-winning-title = La fin
rules-winning-text = La partie peut finir de deux façons. La première armée dans le Castrum fait gagner son joueur ; ou l’Apocalypse vient, et personne ne gagne. Il n’y a pas de deuxième rang ni de dernière manche.
rules-tips-title = Conseils
rules-tips-text = Quelques conseils pour vos premières parties :
rules-tips-steps =
    Ne construisez pas le Foro trop vite. Attendez que le groupe gagne assez à chaque manche pour payer les offrandes ; l’option foro_timer y veille.
    Formez des spécialistes avant de construire. Un bon spécialiste double un rendement ou évite une étape, et cela vaut plus qu’un bâtiment à vous.
    Spécialisez-vous. Avec une réserve d’une marchandise de valeur IV ou V, vous pouvez obtenir presque tout le reste par échange.
    Pendant la phase de prospérité, embauchez tôt. Un ouvrier rapporte plus que son offrande ne coûte ; veillez donc à avoir du vin.
    Travaillez dans les bâtiments des autres. Le bonus qu’ils reçoivent est petit, et un groupe qui a plus de marchandises donne plus volontiers. Mais gardez un œil sur le joueur qui est près de gagner.
rules-solo-title = Jouer en solo
rules-solo-text =
    Vous avez 18 manches pour mener votre armée dans le Castrum. Rien n’est à personne, et la Piazza est fermée : à chaque manche, cinq spécialistes sont ouverts, et un ouvrier sur le lieu qu’une carte nomme l’utilise une fois, sans payer.
    À presque chaque manche, une carte Volcan est ouverte. Ses marchandises ne peuvent être ni récoltées ni produites dans cette manche ; seul l’échange les apporte.
    Aux manches 1 à 9, vous ne construisez que des bâtiments rouges. Avant la manche 10, le Foro est construit pour vous, vous piochez cinq cartes de la ville, et dès lors des offrandes sont dues. Si vous ne les faites pas, les marchandises de la carte Volcan suivante sont perdues.
rules-titles-title = Quatre titres
rules-titles-text = Une victoire en solo rapporte un titre : plus elle vient tôt, plus il est haut.
rules-titles-steps =
    Duumvir : à la manche 15 ou avant.
    Aedile : à la manche 16.
    Decurion : à la manche 17.
    Quaestor : à la manche 18.
rules-signs-title = Les signes du plateau et des cartes
rules-signs-text = Pointez un bâtiment ou une carte, ou touchez-les, pour lire en toutes lettres ce qu’ils font. Voici ce que veulent dire les signes :
rules-signs-steps =
    Des marchandises, une flèche et des marchandises : ce qui entre et ce qui sort. Un nombre à côté d’une marchandise dit combien.
    Au pied d’un bâtiment : son coût, tant qu’il n’est pas construit ; ensuite ses emplacements pour les ouvriers et le marqueur de son propriétaire.
    Au pied d’un spécialiste : ce que coûte sa formation. La ligne au-dessus nomme le lieu où une carte s’utilise.
    Le bord supérieur d’une carte : jaune pour un spécialiste, bleu pour une carte de la ville, rouge pour une carte immédiate.
    Un plus et une marchandise : vous en recevez autant en plus. Un plus et un chiffre romain : des marchandises de cette valeur, au choix.
    Une maison, un moins et des marchandises : vous ne payez pas ces marchandises quand vous construisez.
    Les autres signes montrent seulement de quoi parle une carte : cartes, ouvriers, marqueurs.
    Un anneau pointillé : en partie reconstitué ; un anneau plein : entièrement reconstitué.
    Un cadre doré : vous pouvez choisir ceci maintenant.
rules-printed-title = Ce qui est imprimé, ce qui est reconstitué
rules-printed-text =
    Le livret dit comment on joue à Pompeii, mais pas tout ce qui est imprimé sur le plateau, la tablette et les cartes. Ce qu’il ne dit pas a été reconstitué, pour que l’on puisse jouer ici. Le jeu publié peut être différent.
    Sont imprimés par exemple les dix ressources, les taux d’échange, le nombre des cartes et des pièces, et ce que font une vingtaine de cartes. Sont reconstitués la plupart des coûts, la valeur de beaucoup de marchandises, les emplacements des lieux limités, 45 des 52 spécialistes, 37 des 52 cartes de la ville et presque toutes les cartes Volcan.
    Chaque entrée des données du jeu dit d’où elle vient, et docs/pompeii-data.md les énumère toutes. Si vous possédez la boîte, vous pouvez les corriger dans un dossier à vous et jouer avec.

## Les décisions : mise en place et tours

rules-P1-title = Places et couleurs
rules-P1-text = Le joueur à la première place est le premier joueur de la première manche, et les places vont dans le sens horaire. Les couleurs suivent les places : rouge, vert, bleu, jaune.
rules-P2-title = Les choix du début
rules-P2-text = Le joueur à la dernière place choisit d’abord, celui à la première en dernier. Chacun prend un bâtiment rouge libre, puis pose exactement six sesterces, un par un, sur des marchandises de valeur I, en connaissant ses spécialistes.
rules-P3-title = Un ouvrier par tour
rules-P3-text = À votre tour, vous placez un ouvrier et faites une action. Personne ne peut passer tant qu’il a un ouvrier à placer ; un champ a toujours de la place. Un joueur qui n’en a plus passe son tour, et la manche finit quand personne n’en a plus.
rules-P4-title = Ce que fait une action
rules-P4-text =
    Une seule chose : l’action du lieu, l’action d’une de vos cartes actives qui nomme le lieu, ou au Foro l’annulation d’un effet (P27).
    Elle doit faire quelque chose : au moins une conversion, un bâtiment, un échange d’au moins 1, une carte formée, remplacée ou activée. Sur un champ seulement, un ouvrier peut ne rien rapporter, en solo (P47).
rules-P5-title = Lieux limités
rules-P5-text = La limite vaut pour les ouvriers de tous les joueurs ensemble. Plusieurs d’un même joueur peuvent y être tant qu’il y a de la place. À la fin de la manche, les lieux sont de nouveau libres.
rules-P6-title = Deux ouvriers sur un champ
rules-P6-text = Chacun peut placer deux ouvriers par manche sur un champ : le premier rapporte 1, le second 2. Un ouvrier qui y a utilisé une carte compte aussi, pour la limite et comme premier.
rules-P6-example = Votre premier ouvrier au champ de blé utilise S14 et prend 1 farine. Le second récolte 2 blé.
rules-P7-title = Une ligne, autant de fois qu’on veut
rules-P7-text = Une action dans un bâtiment utilise une de ses lignes, autant de fois que vos marchandises le permettent. Pour les deux lignes d’un bâtiment, il faut deux actions ; elles peuvent être dans la même manche s’il y a de la place.
rules-P8-title = Un nouveau bâtiment
rules-P8-text = Il sert dès l’ouvrier suivant, dans la même manche aussi. Chaque bâtiment se construit une fois, une action en construit un, et le coût se paie exactement. Avant que le Foro soit construit, on ne peut construire que les bâtiments rouges et le Foro lui-même.
rules-P9-title = Quand le bonus de propriété est dû
rules-P9-text =
    Après la conversion d’un autre joueur, le propriétaire prend 1 marchandise d’une sorte qui y est entrée, une fois par action, et choisit la sorte aussitôt. Cela vaut aussi pour une conversion par une carte dans ce bâtiment, pour l’embauche au bâtiment 18 (vin) et pour le recrutement au bâtiment 19 (une sorte qui a été payée).
    Il n’y en a pas au Foro, ni pour une construction, ni dans son propre bâtiment.
rules-P10-title = Deux marqueurs sur un bâtiment
rules-P10-text = Après S27 ou C10, chaque joueur qui y a un marqueur reçoit le bonus quand un autre y travaille, même si l’autre marqueur est à ce dernier : le premier propriétaire d’abord. Chacun a douze marqueurs ; s’il n’en reste pas, aucun n’est posé et aucun bonus n’est dû.
rules-P11-title = Taux d’échange
rules-P11-text = Une sorte contre une autre, en n’importe quelle quantité, aux taux de leurs valeurs. Les perles vont à 1:1 vers d’autres marchandises de valeur III, et sinon aux taux. Rien ne s’échange contre des perles.
rules-P12-title = Réserve, ouvert et caché
rules-P12-text = La réserve est illimitée. Les marchandises et les défausses sont ouvertes ; les mains et les pioches sont cachées.
rules-P13-title = Premier joueur
rules-P13-text = Après chaque manche, le jeton passe à gauche. C45 le donne plutôt au joueur de la carte, et de là il repasse à gauche.

## Les décisions : cartes

rules-P14-title = Une carte au lieu de l’action
rules-P14-text = L’effet d’une carte remplace l’action du lieu. Une carte par action, jamais deux ensemble, jamais carte et lieu ensemble. Seules les cartes qui donnent plus que d’habitude contiennent l’action habituelle et y ajoutent.
rules-P15-title = Cartes qui valent toujours
rules-P15-text = S35, C17 et C34 ne s’utilisent pas : elles valent toujours, à côté d’une autre carte aussi. Le marqueur de C34 est sur la Porta dès que la carte est activée. Avec C17, un de vos ouvriers par manche peut aller dans un bâtiment bleu plein, y compris le Foro.
rules-P16-title = Quantités sur les cartes
rules-P16-text =
    Une carte qui ajoute des marchandises à une conversion le fait une fois par action, après au moins une conversion en cette marchandise par la ligne habituelle. Une carte qui a sa propre conversion la permet autant de fois qu’elle le dit ; sur un champ, elle remplace la récolte. Une carte qui donne autre chose sur un champ le donne autant de fois que le champ aurait donné (P6), là où elle le dit.
    Une carte qui dispense d’une partie d’un coût le fait pour tout bâtiment, y compris le Foro et le Castrum. C47 construit n’importe quel bâtiment que la Costruzione pourrait construire maintenant, sans ouvrier là-bas, et vous choisissez ce qui n’est pas payé ; C31 peut y répondre (P38).
rules-P17-title = Former et remplacer
rules-P17-text =
    Vous formez au moins un spécialiste, dans l’ordre que vous voulez ; chacun est payé et agit avant le suivant, mais les actions supplémentaires (P24) viennent après toute la formation.
    Ou vous remplacez : payez une marchandise de valeur I, défaussez un spécialiste de votre main, piochez-en un, et ainsi de suite autant que vous voulez. Pas les deux dans une action.
rules-P18-title = Mains et pioches
rules-P18-text = Le nombre de cartes en main n’est pas limité. Ce qu’on défausse va face visible sur la défausse de sa pioche. Une pioche vide est refaite de sa défausse mélangée ; si les deux sont vides, on ne pioche rien.
rules-P19-title = Cartes qui agissent une fois
rules-P19-text = Elles sont défaussées après leur effet. Les cartes pour chaque action restent ouvertes. Chaque carte existe une fois.
rules-P20-title = Quand le Foro est construit
rules-P20-text =
    Dans cet ordre : le Vésuve est retourné ; dans le sens horaire à partir du constructeur, tous piochent 6 cartes de la ville ; le constructeur pioche 1 spécialiste, puis 1 carte de la ville, et chacun est activé aussitôt, sans payer.
    Une carte immédiate ainsi piochée va en main, et tous l’ont vue. La manche en cours finit déjà par des offrandes.
rules-P21-title = Activer des cartes de la ville
rules-P21-text = Une carte par ouvrier au Foro, sans payer, et jamais une carte immédiate. Une carte qui agit une fois ne peut être activée que si elle peut faire quelque chose ; on le regarde comme si l’ouvrier était déjà au Foro. Si un autre effet (P20, C25, C41) active une carte qui ne peut rien faire, elle est défaussée.
rules-P22-title = Qui et quoi une carte atteint
rules-P22-text = Le joueur de la carte choisit victimes, marchandises, cartes et bâtiments, sauf si la carte dit autre chose. Ce qui est à vous n’est pas la cible d’un effet sur les autres. Une victime qui n’a rien qui convienne ne donne rien. C44 prend une carte au hasard.
rules-P23-title = Temples
rules-P23-text = C22 défausse tous les temples actifs de la ville, les vôtres aussi, et il en faut au moins un. C29 prend un temple actif, qui l’est aussitôt pour vous.
rules-P24-title = Actions supplémentaires
rules-P24-text = Celles de S05 et de C46 se font aussitôt, l’une après l’autre, chacune comme un tour mais avec un sesterce de la réserve à la place d’un ouvrier. Il lui faut de la place, il l’occupe jusqu’à la fin de la manche, compte sur les champs (P6) et laisse leur bonus aux propriétaires. On ne peut pas les garder pour plus tard, et elles peuvent en amener d’autres.
rules-P25-title = Ouvriers pris (C01)
rules-P25-text = C01 prend tous les ouvriers d’un des bâtiments 1 à 16 ou 18, les vôtres aussi ; il en faut au moins un. Cette manche, c’est vous qui les placez, un par tour, et leurs emplacements sont de nouveau libres. À la fin de la manche, ils rentrent chez eux.
rules-P26-title = Qui peut être blessé
rules-P26-text =
    C12 et C28 atteignent un autre joueur ; C28, un joueur qui a recruté son armée. On prend un ouvrier encore à placer, sinon un du plateau, mais jamais le dernier qui n’est pas retenu. Un ouvrier retenu ne peut pas être placé, mais il est actif et compte pour les offrandes.
    Une armée blessée ne peut pas entrer dans le Castrum. L’ouvrier de C28 est sur la case C31, et ce que coûte cette case le soigne.
rules-P27-title = Annuler un effet
rules-P27-text =
    Un ouvrier au Foro et les marchandises exigées annulent un effet : le joueur qui le subit peut le faire dès son tour suivant, à tout moment. Un ouvrier soigné revient à la fin de la manche, une armée aussitôt. Un jeton de C14 peut être retiré par tout le monde, un par action.
    Ceci s’écarte du livret, qui ne parle que du tour suivant.
rules-P28-title = Jetons de C14
rules-P28-text = Jusqu’à deux, sur des emplacements libres des bâtiments 1 à 19, les deux sur un seul si l’on veut. Un emplacement du Foro reste toujours découvert. Ils restent jusqu’à ce qu’on les retire.
rules-P29-title = Ouvriers embauchés et perdus
rules-P29-text = On en embauche un par action, jusqu’à six. Il est actif aussitôt : il peut être placé dans cette manche et compte pour ses offrandes. Un ouvrier perdu par C40 retourne à la réserve, d’abord un qui reste à placer, et peut être embauché de nouveau.
rules-P30-title = Un spécialiste pris en main
rules-P30-text = Un spécialiste que C11 prend en main doit être formé de nouveau. C44 prend une carte de la ville dans une main, et les deux joueurs seuls savent laquelle.

## Les décisions : offrandes, volcan, fin

rules-P31-title = Avant les offrandes
rules-P31-text =
    À la fin d’une manche, chacun, dans le sens horaire à partir du premier joueur, peut jouer des cartes immédiates pour les offrandes ; on fait un seul tour de table. Puis la valeur exigée est fixée : tous les ouvriers actifs, sans ceux du joueur de C03, augmentée par C26, diminuée par C51, et au moins 0.
    Ceci s’écarte du livret, où ces cartes se jouent pendant les offrandes. Ici, chacun sait ce qui est exigé avant de promettre.
rules-P32-title = Pas d’offrandes (C33)
rules-P32-text = Elle met fin aux offrandes aussitôt. Rien n’est promis ; une carte Volcan est révélée et appliquée.
rules-P33-title = Promettre
rules-P33-text =
    Ouvertement, dans le sens horaire à partir du premier joueur : ajoutez une sorte de marchandise en n’importe quelle quantité, ou passez. Personne n’est obligé, et un joueur qui a passé peut ajouter plus tard. C’est fini quand tous ont passé à la suite depuis le dernier ajout.
    Ce qui est promis ne se reprend pas et ne s’échange pas. On peut dépasser ce qui est exigé.
rules-P34-title = Assez
rules-P34-text =
    Quand la somme atteint la valeur exigée, tout ce qui a été promis est perdu. À partir du premier joueur, chaque joueur qui a donné plus que son nombre d’ouvriers actifs pioche une carte pour chaque point de plus, en choisissant la pioche carte par carte, les regarde toutes et en garde exactement une.
    Ceci s’écarte du livret, où piocher est facultatif. Ici, on pioche toujours toutes ces cartes et on en garde une.
rules-P35-title = Pas assez
rules-P35-text = Les marchandises promises retournent à leurs propriétaires, personne ne pioche de récompense, et une carte Volcan est appliquée.
rules-P36-title = Une carte Volcan ordinaire
rules-P36-text = Chaque joueur perd toutes les marchandises qu’elle montre, sauf celui qui a joué C03 dans cette manche. La carte quitte la partie.
rules-P37-title = L’Apocalypse
rules-P37-text = La partie finit aussitôt. Tous ont perdu, avec C03 ou sans.
rules-P38-title = Interrompre le Castrum (C31)
rules-P38-text =
    Quand un joueur a payé le Castrum, on interroge les autres joueurs qui ont C31, dans le sens horaire à partir de lui ; le premier qui la joue interrompt la construction. L’ouvrier va sur la case C31, et la Costruzione retrouve son emplacement. Dès son tour suivant, ce joueur peut finir avec un ouvrier au Foro et l’huile d’olive de la case ; cela ne peut plus être interrompu.
    D’ici là, tout le monde peut construire le Castrum, le joueur interrompu aussi ; la construction interrompue est alors perdue avec ses marchandises. L’ouvrier sur la case est actif et revient à la fin de la manche où l’affaire se termine.
rules-P39-title = Armée et Castrum
rules-P39-text = Chacun recrute une armée au plus. Elle entre d’elle-même et sans rien payer, au tour de son joueur, dès que le Castrum est construit et qu’elle n’est pas blessée. Si l’un des deux arrive au tour d’un autre, vous gagnez au début de votre tour suivant, avant de placer un ouvrier. Sans ouvrier, vous n’avez pas de tour jusqu’à la manche suivante.
rules-P40-title = Qui construit le Castrum
rules-P40-text = Tout le monde le peut, avec ou sans armée. Son propriétaire n’a aucune priorité.
rules-P41-title = Qui gagne
rules-P41-text = La première armée dans le Castrum met fin à la partie aussitôt, même avant les offrandes. Il n’y a pas d’égalité, et les autres ne sont pas classés.
rules-P42-title = Pas de dernière manche
rules-P42-text = Le nombre de manches n’est pas limité. La pioche Volcan ne peut pas s’épuiser, car l’Apocalypse s’y trouve.

## Les décisions : en solo

rules-P43-title = En solo : mise en place
rules-P43-text = Un bâtiment rouge gratuit, six sesterces, trois ouvriers, cinq spécialistes ouverts ; ni main ni propriétaires. Deux pioches de neuf cartes Volcan chacune, d’une même série ; la première carte de celle du bas est révélée et vaut pour la manche 1.
rules-P44-title = En solo : quelle carte vaut quand
rules-P44-text = Après chacune des manches 1 à 8, la carte suivante de la pioche du bas est révélée et ne vaut que pour la manche d’après. Après la manche 9, aucune : rien n’est bloqué à la manche 10. Après chacune des manches 10 à 17 vient une carte de la pioche du haut.
rules-P45-title = En solo : le Foro
rules-P45-text = On ne peut pas le construire. Avant la manche 10, il est construit gratuitement et vous piochez cinq cartes de la ville, mais pas les autres cartes de P20. Aux manches 1 à 9, on ne construit que des bâtiments rouges.
rules-P46-title = En solo : spécialistes ouverts
rules-P46-text =
    Un ouvrier sur le lieu qu’une carte ouverte nomme l’utilise une fois, sans payer, et la carte quitte la partie. Pour S05 et S25, on place l’ouvrier sur la carte même. La Piazza est fermée. S06, S27, S35 et les cartes de la ville contre les autres ne peuvent pas servir.
    Les spécialistes inutilisés vont sur une pile face cachée, mélangée quand la pioche est vide. Cinq nouveaux viennent à chaque manche, moins s’il n’y en a plus. Ceux que C16, C41 ou une récompense (P34) font piocher rejoignent la rangée ouverte.
rules-P47-title = En solo : marchandises bloquées
rules-P47-text = On ne peut ni les récolter, ni les produire, ni les recevoir d’une carte ; seul l’échange les donne. Une conversion en une marchandise bloquée n’est pas permise. Un champ ou une carte qui en donne plusieurs donne les autres.
rules-P48-title = En solo : offrandes
rules-P48-text = Elles sont payées ou non ; est exigé le nombre de vos ouvriers, et cartes immédiates et récompenses agissent comme d’habitude (P31, P34). Une carte Volcan est révélée dans tous les cas et vaut pour la manche suivante ; si vous n’avez pas payé, ses marchandises sont d’abord perdues.
rules-P49-title = En solo : les titres
rules-P49-text = Une armée dans le Castrum à la manche 15 ou avant vous fait Duumvir, à la manche 16 Aedile, à la 17 Decurion, à la 18 Quaestor. Après la manche 18, Pompéi est détruite.

## Les décisions : moments, listes et cas limites

rules-P50-title = Être interrogé
rules-P50-text = Tous voient quand on demande quelque chose à un joueur ; qu’on n’ait rien demandé ne prouve rien. Un choix à une seule possibilité est demandé quand même, un choix sans aucune est omis.
rules-P51-title = L’ordre au début
rules-P51-text = Un joueur prend son bâtiment et pose ses six sesterces avant que le suivant choisisse.
rules-P52-title = Choisir plusieurs choses
rules-P52-text =
    On choisit plusieurs marchandises une par une, dans l’ordre de la tablette, pour qu’un même choix ne puisse se faire que d’une façon ; cartes et bâtiments viennent dans n’importe quel ordre. Une liste sans maximum se termine toujours quand on le dit ; une liste qui en a un s’y termine d’elle-même.
    N’est proposé que ce qui permet encore d’achever la liste. C14 pose au moins un jeton, même s’il n’en reste qu’un ; C47 peut ne rien omettre.
rules-P53-title = Le propriétaire de la Porta
rules-P53-text = Le poisson de C34 est un bonus de propriété et vient après l’échange.
rules-P54-title = La victoire d’abord
rules-P54-text = Une victoire passe avant tout bonus et toute autre décision encore due.
rules-P55-title = L’ordre des actions supplémentaires
rules-P55-text = Elles attendent que l’action qui les a données soit finie, avec tous les bonus et tout ce qui vient de P20 et de C41 ; plusieurs s’additionnent. S05 et C46 sont défaussées avant. Celle qui ne pourrait rien faire est perdue. Elles font partie du tour où on les fait (P27, P38).
rules-P56-title = Nommer des cibles
rules-P56-text =
    C11 et C29 nomment la carte. C12, C28, C30 et C44 nomment le joueur, et C30 ensuite deux marchandises, ou la seule qu’il y a. S06 prend une marchandise à chaque autre joueur qui en a une qui convienne, dans le sens horaire. Pour C35, chacun décide ce qu’il donne, dans le sens horaire à partir du joueur de la carte. C47 nomme le bâtiment, puis ce qui n’est pas payé ; C10, S27 et C14 nomment le bâtiment.
    Ne sont proposés que les joueurs à qui l’effet peut faire quelque chose.
rules-P57-title = Piocher
rules-P57-text = Une pioche est refaite quand on doit piocher et qu’il n’y a plus de carte, entre deux cartes aussi ; celles qui sont en main, sous les yeux ou en train d’agir n’en sont pas. C41 pioche les deux cartes, puis les active dans cet ordre. C16 et C42 en gardent autant que demandé, ou autant qu’il y en a ; le reste est défaussé. Un remplacement défausse avant de piocher.
rules-P58-title = Quelles cartes sont proposées
rules-P58-text = Celles qui peuvent faire quelque chose au lieu maintenant : au moins une conversion ou, pour une carte qui dispense de marchandises, un coût qui en contient une. Deux cartes qui font la même chose sont proposées toutes deux.
rules-P59-title = Cartes en vain
rules-P59-text =
    S06 et S27 peuvent être formés même s’ils ne font rien. C25 demande dans la défausse une carte qui ne soit pas immédiate, C27 moins de six ouvriers, C44 une autre main avec une carte de la ville, C11 et C29 une telle carte ouverte chez un autre, C22 un temple, C40 un autre joueur qui a plus de quatre ouvriers, C16, C41 et C42 une pioche ou une défausse qui ait des cartes, C38 et C50 un échange possible. Une armée blessée n’est pas une cible.
    C10 va sur un bâtiment qui a le marqueur d’un autre et aucun à vous. S’il ne vous reste pas de marqueur, C10 ne peut pas être activée et S27 ne fait rien. C14 couvre des bâtiments construits avec des jetons de la réserve ; il y en a deux.
rules-P59a-title = C38, C47 et C50
rules-P59a-text = Les règles des perles (P11) valent pour C38 et C50 ; aucun poisson n’est dû pour elles, car aucun ouvrier n’est à la Porta. C47 n’a pas besoin d’emplacement à la Costruzione et ne se combine pas avec une carte qui dispense d’un coût.
rules-P60-title = Un ouvrier de plus (C17)
rules-P60-text = C17 sert à n’importe quel ouvrier ou action supplémentaire de son joueur, une fois par manche, et n’est épuisée que si le bâtiment bleu était plein, pour quelque raison que ce soit.
rules-P61-title = Un ouvrier pris sur le plateau
rules-P61-text =
    C12, C28 et C40 ne laissent pas de choix : l’ouvrier reste où il est jusqu’à la fin de la manche, puis il est absent. Un joueur qui n’a qu’un ouvrier libre n’est pas une victime de C12 ni de C28. Un ouvrier soigné n’est plus retenu.
    C40 compte les ouvriers retenus, et en prend un si elle devait sinon prendre le dernier libre : un de la case C12 s’il y en a, sinon un d’une construction interrompue.
rules-P62-title = Comment agissent les ouvriers pris
rules-P62-text = Vos propres ouvriers sont placés avant ceux que C01 a pris. Un ouvrier pris agit en tout pour le joueur qui l’a pris, et n’y est jamais blessé ni perdu. Marqueurs et jetons restent où ils sont et ne sont pas des cibles.
rules-P63-title = C31 en détail
rules-P63-text =
    L’ouvrier de l’action en cours va sur la case, où qu’il soit, et son emplacement est libre. Le sesterce d’une action supplémentaire est seulement enlevé ; un ouvrier pris rentre chez lui à la fin de la manche. Le dernier ouvrier libre d’un joueur reste libre, mais son emplacement l’est aussi, et la construction est interrompue quand même. C18 ne libère pas l’ouvrier.
    Plusieurs constructions interrompues restent toutes en attente. La première qui est finie ou construite les termine toutes, et l’on ne paie qu’une fois.
rules-P64-title = Marqueurs
rules-P64-text = Tous viennent des mêmes douze, celui de C34 aussi ; s’il n’en reste pas, C34 n’apporte pas de poisson. S’il y en a plus de deux sur un bâtiment, les bonus viennent dans l’ordre où ils ont été posés. S35 les refuse tous.
rules-P65-title = Qui est interrogé d’abord
rules-P65-text = Avant les offrandes, on interroge chaque joueur jusqu’à ce qu’il attende ou n’ait plus de telle carte, puis le suivant. Le premier joueur de la manche qui finit vient d’abord, pour les cartes, les promesses et les récompenses ; le jeton passe ensuite.
rules-P66-title = Promettre en détail
rules-P66-text =
    Le joueur de C03 ne participe pas : ni question ni récompense. C’est fini quand tous les participants ont passé à la suite. Une sorte peut être ajoutée de nouveau, au-delà de ce qui est exigé aussi ; on promet même quand 0 est exigé.
    Toutes les cartes de récompense sont piochées, ce qui s’écarte du livret (P34). Une pioche sans carte ni défausse n’est pas proposée, et si les deux sont vides, le reste est perdu. Chacun pioche et garde avant le suivant. Ce qui a été promis en vain est revenu avant que la carte Volcan ne frappe.
rules-P67-title = Quand une armée qui attend gagne
rules-P67-text = On le regarde quand vient le tour d’un joueur qui a un ouvrier à placer, avant toute décision, à n’importe quelle manche.
rules-P68-title = En solo : cartes et marchandises bloquées
rules-P68-text = Une carte de champ qui ne donnerait que des marchandises bloquées peut quand même être utilisée, et quitte la partie ; S49 et S50 demandent une conversion. Les sesterces du début peuvent aller sur des marchandises bloquées. Les cartes qui, une fois, ne donnent que des marchandises bloquées ne sont pas proposées.
rules-P69-title = En solo : cartes sur les autres
rules-P69-text = C10, C11, C12, C28, C29, C30, C35, C40 et C44 n’ont pas de cible, et C31 n’est jamais demandée. C01, C14, C22, C34 et C45 peuvent être activées. Les deux spécialistes de C16 et les deux de C41 rejoignent la rangée ouverte, une récompense celle de la manche suivante. Ceux qu’on défausse vont sur la pile qui sera mélangée.
rules-P70-title = En solo : fin d’une manche
rules-P70-text =
    Cartes immédiates, promesses (trop peu revient et compte comme non payé), récompenses, carte Volcan, pertes. Puis les spécialistes inutilisés vont sur la pile, cinq nouveaux viennent, et la récompense les rejoint. C33 compte comme non payé, C03 comme payé.
    Après le dernier ouvrier de la manche 18, Pompéi est détruite, sans offrandes.

## Options

rules-set_a-title = Série Volcan A, facile
rules-set_a-text = La pioche Volcan est faite de la série dont les cartes montrent le moins de marchandises. C’est elle qui sert si la table n’en choisit pas d’autre.
rules-set_b-title = Série Volcan B, moyenne
rules-set_b-text = La pioche Volcan est faite de la série intermédiaire. Une partie n’a qu’une série.
rules-set_c-title = Série Volcan C, difficile
rules-set_c-text = La pioche Volcan est faite de la série dont les cartes montrent le plus de marchandises. Une partie n’a qu’une série.
rules-all_volcano-title = Toutes les cartes Volcan
rules-all_volcano-text = Les 18 cartes de la série sont mélangées avec l’Apocalypse au lieu de neuf, si bien qu’elle vient en général plus tard. Pas en solo.
rules-apocalypse_last-title = L’Apocalypse en dernier
rules-apocalypse_last-text = L’Apocalypse est tout au fond de la pioche Volcan et ne vient que quand toutes les autres cartes ont été révélées. Pas en solo.
rules-foro_timer-title = Un Foro tardif
rules-foro_timer-text = Neuf sesterces sont sur le Foro, et on en enlève un après chaque manche : il peut être construit dès la manche 10. Pas en solo.
rules-no_textoria-title = Sans le bâtiment 14
rules-no_textoria-text = L’Officina Textoria est laissée de côté ; le tissu devient difficile à obtenir. Seulement en solo.

## Les images

rules-picture-fields = Rouge a deux ouvriers sur le champ d’argile et y a reçu trois argiles. Sur le champ de blé, il y a un ouvrier de Vert et un de Bleu ; aucun ne prend la place de l’autre.
rules-picture-production = La Villa del Molino (7) et le Panificio di Modesto (10) sont construits : ce qui entre, ce qui sort, les emplacements d’ouvriers et le marqueur du propriétaire. Rouge travaille dans le bâtiment 7, qui est à Vert. L’Officina Monetaria (15) n’est pas encore construite ; son coût est indiqué en bas.
rules-picture-plans = Les vingt bâtiments : ce que chacun convertit, et ce qu’il coûte tant qu’il n’est pas construit. Les bâtiments 1 et 2 sont déjà là, choisis avant la partie.
rules-picture-specialists = Trois spécialistes. S30 s’utilise dans le bâtiment 7, S35 s’applique toujours, et S05 agit une fois, au moment de la formation.
rules-picture-cities = Trois cartes de la ville. C25 et C34 s’activent au Foro ; C31 ne se joue que lorsqu’un autre joueur construit le Castrum.
rules-picture-pledges = Sept ouvriers en tout : les offrandes doivent donc valoir 7. Rouge a promis une pièce d’or (V), il manque encore 2 ; c’est maintenant à Vert de promettre.
pompeii-card = Carte
