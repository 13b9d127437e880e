# Pompeii : ce que seules les pages du navigateur disent.

## Le plateau

pompeii-vesuvius = Vésuve
pompeii-tabs = Ce qui est montré
pompeii-tab-city = Ville
pompeii-tab-tablet = Tablette
pompeii-tab-cards = Cartes
pompeii-land = Campagne et ville
pompeii-fields = Champs
pompeii-the-city = Ville
pompeii-does-costruzione = Construire un bâtiment
pompeii-does-porta = Échanger une marchandise
pompeii-does-piazza = Former des spécialistes
pompeii-does-b17 = Activer une carte de la ville
pompeii-does-b20 = La 1re armée ici gagne
pompeii-cost-short = Coût
pompeii-blocked = bloqué à cette manche
pompeii-status-setting_up = Mise en place
pompeii-status-turns = Manche { $round }
pompeii-status-offerings = Manche { $round } · Offrandes
pompeii-status-over = Manche { $round } · Fin

## Le plateau pour qui l’écoute

pompeii-spoken-building = Bâtiment { $number }, { $name }
pompeii-spoken-line = convertit { $given } en { $made }
pompeii-spoken-owner = appartient à { $owner }
pompeii-spoken-workers = { $count ->
    [one] un ouvrier, { WORD($colour) }
   *[other] { $count } ouvriers, { WORD($colour) }
}
pompeii-spoken-free = { $count ->
    [0] aucun emplacement libre
    [one] un emplacement libre
   *[other] { $count } emplacements libres
}
pompeii-spoken-open = peut être choisi

## Le Vésuve au-dessus du plateau

pompeii-struck = Le Vésuve frappe
pompeii-band-asleep = Le Vésuve dort
pompeii-band-asleep-about = Phase de fondation : récolter, convertir, construire. La construction du Foro (17) réveille le Vésuve.
pompeii-band-asleep-solo = Phase de fondation : récolter, convertir, construire. Avant la manche 10, le Foro est construit et le Vésuve se réveille.
pompeii-band-awake = Le Vésuve est réveillé
pompeii-band-awake-about = { $workers ->
    [one] Phase de prospérité : 1 ouvrier, donc des offrandes de 1 en fin de manche.
   *[other] Phase de prospérité : { $workers } ouvriers, donc des offrandes de { $workers } en fin de manche.
}
pompeii-band-offer = Le Vésuve veut { $required }. Promis : { $given }.
pompeii-band-missing = { $missing ->
    [0] Il ne manque rien.
   *[other] Il manque { $missing }.
}
pompeii-band-nothing = rien encore
pompeii-band-abstains = ne participe pas
pompeii-band-crew = { WORD($colour) } : { $left ->
    [0] aucun ouvrier à placer
    [one] encore { $left } ouvrier à placer
   *[other] encore { $left } ouvriers à placer
} sur { $count }
pompeii-band-army-recruited = armée prête
pompeii-band-army-injured = armée blessée
pompeii-band-halted = Castrum interrompu
pompeii-threat-arriving = L’armée de { WORD($colour) } entre au Castrum à son prochain tour et gagne !
pompeii-threat-building = { WORD($colour) } a une armée et les marchandises du Castrum : la victoire est possible à son prochain tour !
pompeii-threat-recruiting = Le Castrum est construit, et { WORD($colour) } a les marchandises d’une armée : la victoire est possible à son prochain tour !
pompeii-threat-finishing = { WORD($colour) } a une armée et peut payer le Castrum interrompu : la victoire est possible à son prochain tour !
pompeii-threat-healing = Le Castrum est construit, et { WORD($colour) } peut soigner son armée : la victoire est possible à son prochain tour !
pompeii-if-fail = Si nous échouons
pompeii-if-fail-about = { $count ->
    [one] La dernière carte Volcan : l’Apocalypse.
   *[other] Une carte Volcan : il en reste { $count }, dont l’Apocalypse.
}
pompeii-if-fail-solo = Une carte Volcan est révélée dans tous les cas. S’il en manque, toutes les marchandises qu’elle montre sont aussi perdues.
pompeii-decks-heading = Pioches
pompeii-decks-about = { $specialists } spécialistes, { $city } cartes de la ville, { $volcano } cartes Volcan
pompeii-rounds-left = { $count ->
    [0] Dernière manche
    [one] Encore 1 manche
   *[other] Encore { $count } manches
}
pompeii-titles = Victoire à la manche 15 au plus tard : Duumvir ; 16 : Aedile ; 17 : Decurion ; 18 : Quaestor.
pompeii-best = Votre meilleur résultat sur cet appareil avec ces cartes Volcan : { $title }, à la manche { $round }.

## La route du Castrum, pour chaque personne

pompeii-road = Route du Castrum
pompeii-road-of = { $who }, route du Castrum
pompeii-last-actions = Dernières actions
pompeii-active-cards = Cartes actives
pompeii-road-part = { $have }/{ $need }
pompeii-road-recruit = Armée : { $have } marchandises sur { $need }
pompeii-road-heal = Armée blessée : { $have } sur { $need } pour la soigner
pompeii-road-army-done = Armée prête
pompeii-road-build = Castrum : { $have } marchandises sur { $need }
pompeii-road-finish = Castrum interrompu : { $have } sur { $need } pour le terminer
pompeii-road-castrum-done = Le Castrum est construit
pompeii-road-missing = Il manque : { $goods }
pompeii-road-first = À construire avant : { $buildings }
pompeii-road-card = Avec { $card }
pompeii-road-win = Vous pouvez gagner à votre prochain tour !

## Tablette et cartes

pompeii-your-tablet = Votre tablette
pompeii-a-tablet = Tablette
pompeii-whose-tablet = La tablette de qui
pompeii-worth = valeur { $value }
pompeii-value = Valeur { $value }
pompeii-goods-worth = valeur des marchandises
pompeii-where-piazza = Piazza
pompeii-where-costruzione = Construire
pompeii-where-porta = Porta
pompeii-where-offerings = Offrandes
pompeii-where-castrum = Castrum
pompeii-where-blue = Bleu
pompeii-a-specialist = Spécialiste
pompeii-a-city-card = Carte de la ville
pompeii-an-immediate = Carte de la ville, immédiate
pompeii-reconstructed = En partie reconstitué
pompeii-reconstructed-whole = Entièrement reconstitué
pompeii-reconstructed-about = Un petit anneau pointillé marque ce que la règle ne dit qu’en partie, un anneau plein ce qu’elle ne dit pas du tout : cela a été reconstitué pour que l’on puisse jouer.
pompeii-in-pile = défaussée
pompeii-volcano-revealed = révélée
pompeii-volcano-set = Cartes Volcan, série { $set } : { $title }
pompeii-active-of = Cartes actives de { $who }
pompeii-of-seat = { WORD($colour) }, { $what }
pompeii-part-of = { $part }, { $of }
pompeii-part-pledged = marchandises promises
pompeii-part-left = ouvriers encore à placer
pompeii-part-taken = ouvriers repris
pompeii-part-hurt = ouvriers blessés
pompeii-part-halts = nombre d’arrêts
pompeii-part-round = Manche
pompeii-part-turn = À qui de jouer
pompeii-part-tokens = Jetons sur les bâtiments
pompeii-part-at = Ouvriers sur le plateau
pompeii-part-built = Bâtiments construits
pompeii-part-porta = Marqueurs à la Porta
pompeii-part-row = Spécialistes visibles
pompeii-part-joining = Cartes de la ville visibles
pompeii-part-revealed = Cartes Volcan révélées
pompeii-part-blocked = Marchandises bloquées
pompeii-search-cards = Chercher dans toutes les cartes
pompeii-found-cards = { $count ->
    [0] Aucune carte
    [one] Une carte
   *[other] { $count } cartes
}
pompeii-less = Moins
pompeii-more = Plus
pompeii-give-so-many = En donner { $count }
pompeii-take-so-many = En prendre { $count }
pompeii-rest = Les { $left } sur { $good }
pompeii-trade = Échange
pompeii-trade-give = Vous donnez
pompeii-trade-take = Vous prenez
pompeii-trade-wanted = manque à votre armée ou à votre Castrum
pompeii-offering-shares = Parts équitables
pompeii-offering-share = { $pledged } sur { $share }
pompeii-offering-cards = { $cards ->
    [one] pioche 1 carte
   *[other] pioche { $cards } cartes
}
pompeii-offering-about = La part équitable est d’un point par ouvrier. Chaque point de plus fait piocher une carte, et l’on en garde une. S’il en manque à la fin, toutes les promesses sont rendues.
pompeii-offering-give = Ce que vous pouvez promettre
pompeii-offering-hits = { $count ->
    [0] aucune carte Volcan ne touche cette marchandise
    [one] 1 carte Volcan touche cette marchandise
   *[other] { $count } cartes Volcan touchent cette marchandise
}
pompeii-offering-hits-about = { $left ->
    [one] si la carte Volcan qui peut encore venir touche une marchandise
   *[other] combien des { $left } cartes Volcan qui peuvent encore venir touchent une marchandise
}
pompeii-offering-would = { $given } sur { $required }
pompeii-offering-would-draw = { $cards ->
    [one] { $given } sur { $required }, vous piochez 1 carte
   *[other] { $given } sur { $required }, vous piochez { $cards } cartes
}
pompeii-take-for = En prendre { $count } pour { $given }
pompeii-ways = Ce qui peut être choisi

## Ce qu’il faut faire

pompeii-prompt-way = { $what } : choisissez ce qui se fait.
pompeii-prompt-extra = { $count ->
    [one] Une action supplémentaire, et encore une après : choisissez un lieu.
   *[other] Une action supplémentaire, et encore { $count } après : choisissez un lieu.
}
pompeii-prompt-own = Prenez votre premier bâtiment rouge.
pompeii-prompt-coin = { $left ->
    [one] Encore un sesterce : posez-le sur une marchandise de valeur I.
   *[other] Encore { $left } sesterces à répartir sur des marchandises de valeur I, dans l’ordre de votre choix.
}
pompeii-prompt-action = Placez un ouvrier sur un lieu mis en évidence, avec ou sans carte.
pompeii-prompt-times = { $place } : combien de fois ?
pompeii-prompt-given = Échange : que donnez-vous ?
pompeii-prompt-taken = Vous donnez : { $given }. Que prenez-vous en échange ?
pompeii-prompt-traded = { $given } contre { $taken } : combien en prenez-vous ?
pompeii-prompt-train = Formez encore un spécialiste, ou arrêtez.
pompeii-prompt-swap = Remplacez encore un spécialiste, ou arrêtez.
pompeii-prompt-payment = Payez le remplacement avec une marchandise de valeur I.
pompeii-prompt-bonus = Bonus de propriété : prenez une des marchandises utilisées.
pompeii-prompt-good = { $card } : quelle marchandise ? { $effect }
pompeii-prompt-victim = { $card } : quel joueur ? { $effect }
pompeii-prompt-building = { $card } : quel bâtiment ? { $effect }
pompeii-prompt-card = { $card } : quelle carte ? { $effect }
pompeii-prompt-skip = { $building } : { $left ->
    [one] vous pouvez ne pas payer 1 marchandise du coût.
   *[other] vous pouvez ne pas payer jusqu’à { $left } marchandises du coût.
} Choisissez-en une, ou payez le reste.
pompeii-prompt-keep = { $left ->
    [one] Gardez une des cartes.
   *[other] Gardez { $left } des cartes, l’une après l’autre.
}
pompeii-prompt-halt = Le Castrum est en construction. L’interrompre ?
pompeii-prompt-immediate = Avant les offrandes : jouez une carte, ou aucune.
pompeii-prompt-pledge = { $missing ->
    [0] Les offrandes suffisent : { $given } sur { $required }. Ce que vous ajoutez peut rapporter des cartes.
   *[other] Ajoutez une sorte de marchandise, ou passez. { $given } sur { $required } sont promis, il manque { $missing }.
}
pompeii-prompt-pledged = { $good } : combien en promettez-vous ?
pompeii-prompt-draw = { $left ->
    [one] Votre récompense : piochez une carte à regarder.
   *[other] Votre récompense : piochez { $left } cartes à regarder, l’une après l’autre.
}

## Ce que fait un choix

pompeii-say-stop = s’arrêter là
pompeii-say-pass = ne rien ajouter
pompeii-say-wait = ne jouer aucune carte
pompeii-say-draw-specialist = piocher un spécialiste
pompeii-say-draw-city = piocher une carte de la ville
pompeii-say-hire = embaucher un nouvel ouvrier
pompeii-say-army = recruter l’armée
pompeii-say-finish = finir le Castrum
pompeii-say-porta = échanger à la Porta
pompeii-say-seat = choisir { WORD($colour) }
pompeii-say-times = { $count } fois
pompeii-say-for = { $what } pour { $given }
pompeii-say-exchange = { $given } → { $made }
pompeii-say-exchange-at = { $place } : { $given } → { $made }
pompeii-say-pledge = promettre { $given }
pompeii-say-own = prendre { $what }
pompeii-say-coin = prendre : { $what }
pompeii-say-work = travailler : { $what }
pompeii-say-work-for = { $what } : { $given } → { $made }
pompeii-say-work-card = { $what } avec { $card }
pompeii-say-collect = récolter : { $what }
pompeii-say-collect-nothing = récolter : { $what }, sans rien obtenir à cette manche
pompeii-say-collect-card = { $what } avec { $card }
pompeii-say-build = construire { $what }
pompeii-say-build-for = construire { $what } pour { $given }
pompeii-say-build-card = construire { $what } avec { $card }
pompeii-say-train = former { $what }
pompeii-say-swap = défausser { $what } et payer une marchandise de valeur I pour piocher un autre spécialiste
pompeii-say-act = activer { $what }
pompeii-say-heal = annuler { $what }
pompeii-say-lift = retirer le jeton de { $what }
pompeii-say-use = utiliser { $what }
pompeii-say-keep = garder { $what }
pompeii-say-play = jouer { $what }
pompeii-say-skip = ne pas payer : { $what }
pompeii-say-give = promettre : { $what }
pompeii-say-pay = payer : { $what }
pompeii-say-bonus = prendre : { $what }
pompeii-say-target = choisir { $what }
pompeii-say-take = prendre : { $what }
pompeii-say-trade = donner : { $what }
pompeii-say-token = { $token }
pompeii-label-stop = Assez
pompeii-label-pass = { $missing ->
    [0] Passer
   *[other] Passer, il manque { $missing }
}
pompeii-label-wait = Aucune carte
pompeii-label-draw-all = { $what } : les { $count }
pompeii-label-draw-specialist = Spécialiste
pompeii-label-draw-city = Carte de la ville

## Options of a table

pompeii-option-all_volcano-title = Toutes les cartes Volcan
pompeii-option-apocalypse_last-title = L’Apocalypse en dernier
pompeii-option-foro_timer-title = Un Foro tardif
pompeii-option-no_textoria-title = Sans le bâtiment 14

## Ce qui est imprimé, à consulter

pompeii-compendium-title = cartes, bâtiments et marchandises
pompeii-compendium-about = Des noms, des numéros comme S30 ou des mots d’un texte ; ou choisissez une marchandise pour voir tout ce qui la concerne.
pompeii-subject = Marchandise
pompeii-production = Comment naissent les marchandises
pompeii-printed-specialists = Spécialistes
pompeii-printed-city = Cartes de la ville
pompeii-printed-volcano = Cartes Volcan
pompeii-printed-buildings = Bâtiments
pompeii-printed-goods = Marchandises
pompeii-printed-places = Champs et lieux
pompeii-kind-immediate = immédiate
pompeii-kind-at_activation = agit une fois
pompeii-kind-every_action = agit chaque fois
pompeii-kind-temple = temple
pompeii-kind-red = rouge
pompeii-kind-blue = bleu
pompeii-kind-green = vert
pompeii-kind-purple = violet
pompeii-kind-field = champ
pompeii-kind-limited = lieu
pompeii-set = Série { $set } : { $title }
pompeii-role-makes = la donne
pompeii-role-takes = la prend
pompeii-role-costs = la coûte
pompeii-role-hits = la détruit
pompeii-collected = Se récolte sur son champ.
pompeii-made-at = Se produit ici : { $places }.
pompeii-made-nowhere = Ne se produit nulle part ; des cartes l’apportent.
pompeii-collects = Le premier ouvrier d’un joueur dans une manche en récolte 1, le deuxième 2.
pompeii-spaces = Emplacements pour ouvriers à 1, 2, 3 et 4 joueurs : { $spaces }.
pompeii-owner-takes = Quand un autre joueur l’utilise, le propriétaire prend 1 marchandise d’une sorte qui y est entrée.
pompeii-destroys = Détruit { $goods }.
pompeii-ends-game = Termine la partie : Pompéi est détruite.
pompeii-source-rulebook = Dans la règle du jeu
pompeii-source-page = Dans la règle du jeu, page { $page }
pompeii-source-box = Relevé sur une boîte
pompeii-source-part = { $known } ; en partie reconstitué

## Moments décisifs

pompeii-scene-awakening = Le Vésuve s’éveille
pompeii-scene-eruption = Le Vésuve frappe
pompeii-scene-halted = La porte claque
pompeii-scene-arrival = L’armée fait son entrée
pompeii-scene-apocalypse = Apocalypse
pompeii-scene-destroyed = Pompéi est détruite
pompeii-scene-spared = Personne ne perd rien.

## Ce qu’une action a donné

pompeii-action-begins = { $who } prend { $building } et commence avec { $goods }.
pompeii-action-collects = { $who } récolte { $goods }.
pompeii-action-collects-card = { $who } récolte { $goods } avec { $card }.
pompeii-action-makes = { $who } produit { $goods } à partir de { $paid } à { $place }.
pompeii-action-makes-card = { $who } produit { $goods } à partir de { $paid } à { $place } avec { $card }.
pompeii-action-trades = { $who } échange { $paid } contre { $goods } à la Porta.
pompeii-action-builds = { $who } construit { $building } pour { $paid }.
pompeii-action-builds-card = { $who } construit { $building } pour { $paid } avec { $card }.
pompeii-action-trains = { $who } forme { $cards } pour { $paid }.
pompeii-action-exchanges = { $count ->
    [one] { $who } paie { $paid } et échange un spécialiste.
   *[other] { $who } paie { $paid } et échange { $count } spécialistes.
}

# A place, a card or a good that is looked at.
pompeii-look-now = Pour vous maintenant
pompeii-look-turn = Si c’était votre tour
pompeii-look-goods = Regarder une des marchandises
pompeii-lens = Marchandise : { $good }
pompeii-lens-owned = vous en avez { $count }
pompeii-lens-needed = Nécessaire à : { $things }.
pompeii-lens-lacking = { $step ->
    [army] Votre armée
   *[castrum] Le Castrum
} en demande encore { $count }.
pompeii-lens-trade = À l’échange, un seul de ces lots suffit pour 1 : { $goods }.
pompeii-lens-no-trade = Vous n’avez rien à échanger contre elle.
