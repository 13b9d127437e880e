# Pompeii : marchandises et lieux, et les textes des cartes, composés d’après leurs données.

## Marchandises, comme sur la tablette d’inventaire

pompeii-good-grain = blé
pompeii-good-deer = cerf
pompeii-good-wood = bois
pompeii-good-grass = herbe
pompeii-good-fish = poisson
pompeii-good-reed = roseau
pompeii-good-clay = argile
pompeii-good-stone = pierre
pompeii-good-olives = olives
pompeii-good-grapes = grappes
pompeii-good-flour = farine
pompeii-good-sheep = mouton
pompeii-good-planks = planches
pompeii-good-coal = charbon
pompeii-good-pillars = colonnes
pompeii-good-bricks = briques
pompeii-good-rope = corde
pompeii-good-salted_fish = poisson salé
pompeii-good-olive_oil = huile d’olive
pompeii-good-wine = vin
pompeii-good-bread = pain
pompeii-good-meat = viande
pompeii-good-wool = laine
pompeii-good-garum = garum
pompeii-good-pearls = perles
pompeii-good-gold = or
pompeii-good-iron = fer
pompeii-good-fabric = tissu
pompeii-good-perfume = parfum
pompeii-good-gold_coin = pièce d’or
pompeii-good-sword = épée
pompeii-good-tunics = tuniques

## Tant d’une marchandise

pompeii-amount-grain = { $amount } blé
pompeii-amount-deer = { $amount ->
    [one] 1 cerf
   *[other] { $amount } cerfs
}
pompeii-amount-wood = { $amount } bois
pompeii-amount-grass = { $amount } herbe
pompeii-amount-fish = { $amount ->
    [one] 1 poisson
   *[other] { $amount } poissons
}
pompeii-amount-reed = { $amount ->
    [one] 1 roseau
   *[other] { $amount } roseaux
}
pompeii-amount-clay = { $amount } argile
pompeii-amount-stone = { $amount ->
    [one] 1 pierre
   *[other] { $amount } pierres
}
pompeii-amount-olives = { $amount ->
    [one] 1 olive
   *[other] { $amount } olives
}
pompeii-amount-grapes = { $amount ->
    [one] 1 grappe
   *[other] { $amount } grappes
}
pompeii-amount-flour = { $amount } farine
pompeii-amount-sheep = { $amount ->
    [one] 1 mouton
   *[other] { $amount } moutons
}
pompeii-amount-planks = { $amount ->
    [one] 1 planche
   *[other] { $amount } planches
}
pompeii-amount-coal = { $amount } charbon
pompeii-amount-pillars = { $amount ->
    [one] 1 colonne
   *[other] { $amount } colonnes
}
pompeii-amount-bricks = { $amount ->
    [one] 1 brique
   *[other] { $amount } briques
}
pompeii-amount-rope = { $amount ->
    [one] 1 corde
   *[other] { $amount } cordes
}
pompeii-amount-salted_fish = { $amount ->
    [one] 1 poisson salé
   *[other] { $amount } poissons salés
}
pompeii-amount-olive_oil = { $amount } huile d’olive
pompeii-amount-wine = { $amount } vin
pompeii-amount-bread = { $amount ->
    [one] 1 pain
   *[other] { $amount } pains
}
pompeii-amount-meat = { $amount } viande
pompeii-amount-wool = { $amount } laine
pompeii-amount-garum = { $amount } garum
pompeii-amount-pearls = { $amount ->
    [one] 1 perle
   *[other] { $amount } perles
}
pompeii-amount-gold = { $amount } or
pompeii-amount-iron = { $amount } fer
pompeii-amount-fabric = { $amount } tissu
pompeii-amount-perfume = { $amount } parfum
pompeii-amount-gold_coin = { $amount ->
    [one] 1 pièce d’or
   *[other] { $amount } pièces d’or
}
pompeii-amount-sword = { $amount ->
    [one] 1 épée
   *[other] { $amount } épées
}
pompeii-amount-tunics = { $amount ->
    [one] 1 tunique
   *[other] { $amount } tuniques
}

## Lieux et bâtiments

pompeii-field = champ « { $good } »
pompeii-at-field = Sur le champ « { $good } »
pompeii-at-building = À { $name }
pompeii-building-red = bâtiment rouge
pompeii-building-blue = bâtiment bleu
pompeii-building-green = bâtiment vert
pompeii-building-purple = bâtiment violet
pompeii-buildings-red = bâtiments rouges
pompeii-buildings-blue = bâtiments bleus
pompeii-buildings-green = bâtiments verts
pompeii-buildings-purple = bâtiments violets
pompeii-and = { $some } et { $last }

## Quand une carte agit

pompeii-temple = Temple. { $text }
pompeii-trained = Agit une fois, à la formation. { $text }
pompeii-activated = Agit une fois, à l’activation. { $text }

## Effets, par sorte et par ce qui décide de leurs mots

pompeii-effect-field_bonus = { $at }, récoltez { $goods } de plus que d’habitude.
pompeii-effect-field_take-each = { $at }, prenez { $goods } à la place, une fois pour chaque marchandise que le champ aurait donnée.
pompeii-effect-field_take-once = { $at }, prenez { $goods } au lieu de la récolte.
pompeii-effect-convert_bonus = { $at }, après avoir produit ceci : { $good }, recevez { $goods } de plus, une fois par action, quelle que soit la quantité.
pompeii-effect-convert_alt-any = { $at }, convertissez { $given } en { $made }, autant de fois que vous voulez.
pompeii-effect-convert_alt-most = { $at }, convertissez { $given } en { $made }, jusqu’à { $most } fois.
pompeii-effect-build_waive = Quand vous construisez un bâtiment, vous ne payez pas ceci de son coût : { $goods }.
pompeii-effect-deny_owner_bonus = Pour les { $buildings }, personne ne reçoit de vous de bonus de propriété.
pompeii-effect-extra_space = Sur les { $buildings }, vous pouvez placer { $amount ->
    [one] un ouvrier
   *[other] { $amount } ouvriers
 } de plus par manche, même quand leurs places sont prises.
pompeii-effect-extra_actions = Faites aussitôt { $amount ->
    [one] une action d’ouvrier
   *[other] { $amount } actions d’ouvrier
 } de plus.
pompeii-effect-gain-goods = Recevez { $goods }.
pompeii-effect-gain-choose = Recevez { $amount ->
    [one] 1 marchandise
   *[other] { $amount } marchandises
 } de valeur { $values } de votre choix.
pompeii-effect-steal_goods-each_other-taker = Prenez à chaque autre joueur { $amount ->
    [one] 1 marchandise
   *[other] { $amount } marchandises
 } de valeur { $values } de votre choix.
pompeii-effect-steal_goods-each_other-giver = Chaque autre joueur vous donne { $amount ->
    [one] 1 marchandise
   *[other] { $amount } marchandises
 } de valeur { $values } de son choix.
pompeii-effect-steal_goods-one_other-taker = Prenez à un autre joueur { $amount ->
    [one] 1 marchandise
   *[other] { $amount } marchandises
 } de valeur { $values } de votre choix.
pompeii-effect-steal_goods-one_other-giver = Un autre joueur vous donne { $amount ->
    [one] 1 marchandise
   *[other] { $amount } marchandises
 } de valeur { $values } de son choix.
pompeii-effect-take_card-active_specialist-hand = Prenez en main un spécialiste actif d’un autre joueur.
pompeii-effect-take_card-active_specialist-active = Prenez un spécialiste actif d’un autre joueur ; il est aussitôt actif pour vous.
pompeii-effect-take_card-active_temple-hand = Prenez en main une carte Temple active d’un autre joueur.
pompeii-effect-take_card-active_temple-active = Prenez une carte Temple active d’un autre joueur ; elle est aussitôt active pour vous.
pompeii-effect-take_card-hand_city-hand = Prenez, sans la voir, une carte de la ville dans la main d’un autre joueur.
pompeii-effect-take_workers = Prenez tous les ouvriers d’un bâtiment de production ; cette manche, c’est vous qui les placez.
pompeii-effect-injure-worker = Blessez un ouvrier d’un autre joueur. Il est soigné au Foro pour { $heal }.
pompeii-effect-injure-army = Blessez l’armée recrutée d’un autre joueur ; un de ses ouvriers se couche pour elle. Elle est soignée au Foro pour { $heal }.
pompeii-effect-block_spaces = Couvrez de jetons jusqu’à { $tokens ->
    [one] 1 place d’ouvrier libre
   *[other] { $tokens } places d’ouvrier libres
 } de bâtiments. Un jeton est levé au Foro pour { $lift }.
pompeii-effect-destroy_temples-all = Toutes les cartes Temple actives sont défaussées, les vôtres aussi.
pompeii-effect-destroy_temples-each_other = Toutes les cartes Temple actives des autres joueurs sont défaussées.
pompeii-effect-place_marker-red = Posez un de vos marqueurs de propriété sur un bâtiment rouge d’un autre joueur ; vous y recevez aussi le bonus.
pompeii-effect-place_marker-any = Posez un de vos marqueurs de propriété sur n’importe quel bâtiment d’un autre joueur ; vous y recevez aussi le bonus.
pompeii-effect-place_marker-porta = La Porta est à vous : recevez { $bonus } chaque fois qu’un autre joueur y place un ouvrier.
pompeii-effect-worker_count-you = Prenez un nouvel ouvrier sans payer.
pompeii-effect-worker_count-each_other = Chaque autre joueur qui a plus de { $more ->
    [one] 1 ouvrier
   *[other] { $more } ouvriers
 } en perd un.
pompeii-effect-draw_cards-specialist-hand = Regardez les { $amount } premiers spécialistes et gardez-en { $keep } en main ; défaussez le reste.
pompeii-effect-draw_cards-specialist-active = Regardez les { $amount } premiers spécialistes et activez-en { $keep } sans payer ; défaussez le reste.
pompeii-effect-draw_cards-city-hand = Regardez les { $amount } premières cartes de la ville et gardez-en { $keep } en main ; défaussez le reste.
pompeii-effect-draw_cards-city-active = Regardez les { $amount } premières cartes de la ville et activez-en { $keep } sans payer ; défaussez le reste.
pompeii-effect-draw_cards-specialist-hand-all = Prenez en main les { $amount } premiers spécialistes.
pompeii-effect-draw_cards-specialist-active-all = Prenez les { $amount } premiers spécialistes et activez-les sans payer.
pompeii-effect-draw_cards-city-hand-all = Prenez en main les { $amount } premières cartes de la ville.
pompeii-effect-draw_cards-city-active-all = Prenez les { $amount } premières cartes de la ville et activez-les sans payer.
pompeii-effect-replay_discard = Prenez une carte de la ville dans la défausse et activez-la aussitôt.
pompeii-effect-build_now = Construisez aussitôt un bâtiment ; jusqu’à { $skip ->
    [one] 1 marchandise
   *[other] { $skip } marchandises
 } de son coût ne se paient pas.
pompeii-effect-trade = Échangez une fois : vers une valeur inférieure { $lower }:1, vers la même valeur { $same }:1, vers une valeur supérieure { $higher }:1.
pompeii-effect-heal = Soignez sans payer tous vos ouvriers blessés et votre armée.
pompeii-effect-start_player = Vous commencez la prochaine manche.
pompeii-effect-offering-rises = Avant les offrandes : la valeur exigée augmente de { $amount }.
pompeii-effect-offering-falls = Avant les offrandes : la valeur exigée baisse de { $amount }.
pompeii-effect-offering-abstain = Avant les offrandes : vos ouvriers ne comptent pas et vous n’offrez rien.
pompeii-effect-offering-protect = Avant les offrandes : vos ouvriers ne comptent pas, vous n’offrez rien et une carte Volcan ordinaire ne vous coûte rien.
pompeii-effect-offering-cancel = Avant les offrandes : personne n’offre rien ; une carte Volcan est révélée et appliquée.
pompeii-effect-halt_castrum = Quand un autre joueur construit le Castrum : le chantier s’arrête jusqu’à ce que ce joueur paie { $finish } au Foro.

## The table in a terminal

pompeii-round = Manche { $round }
pompeii-phase-setting_up = mise en place
pompeii-phase-turns = tours
pompeii-phase-offerings = offrandes
pompeii-phase-over = fin
pompeii-players = Joueurs
pompeii-you = vous
pompeii-start = premier joueur
pompeii-workers = ouvriers
pompeii-army = armée
pompeii-specialists = spéc.
pompeii-city = ville
pompeii-markers = marqueurs
pompeii-army-none = –
pompeii-army-recruited = prête
pompeii-army-injured = blessée
pompeii-buildings = Bâtiments
pompeii-places = Champs et lieux
pompeii-cost = coûte { $goods }
pompeii-hires = embauche des ouvriers contre { $goods }
pompeii-recruits = une armée contre { $goods }
pompeii-tablet = Tablette de { $who }
pompeii-cards = Cartes
pompeii-cards-hand = En main
pompeii-cards-active = Actives
pompeii-cards-row = Rangée ouverte
pompeii-cards-looked = Regardées
pompeii-decks = Piles : { $specialists } spécialistes, { $city } cartes de la ville, { $volcano } cartes Volcan
pompeii-offerings = Offrandes
pompeii-required = Valeur exigée : { $value }
pompeii-log = Ce qui s’est passé
pompeii-winner = { $who } a gagné.
pompeii-all-lost = Personne n’a gagné : Pompéi est détruite.

## Headings of lists of moves

pompeii-group-own = Premier bâtiment
pompeii-group-goods = Marchandises
pompeii-group-buildings = Bâtiments
pompeii-group-fields = Champs
pompeii-group-amount = Combien
pompeii-group-trade = Commerce
pompeii-group-piazza = Piazza
pompeii-group-foro = Foro
pompeii-group-offerings = Offrandes
pompeii-group-choices = Choix

## What is asked

pompeii-ask-own = { $who } : prenez un premier bâtiment rouge, par exemple own7
pompeii-ask-coin = { $who } : choisissez une marchandise, encore { $left }, par exemple +grain
pompeii-ask-action = { $who } : placez un ouvrier, par exemple @grain, @b7, build5, train:S30 (? les montre tous)
pompeii-ask-times = { $who } : combien de fois, { $place } ? Par exemple *3
pompeii-ask-given = { $who } : que donnez-vous ? Par exemple gold>
pompeii-ask-taken = { $who } : que prenez-vous contre { $given } ? Par exemple >meat
pompeii-ask-traded = { $who } : combien de { $taken } contre { $given } ? Par exemple *2
pompeii-ask-train = { $who } : formez un autre spécialiste, ou . pour finir
pompeii-ask-swap = { $who } : échangez un autre spécialiste, ou . pour finir
pompeii-ask-payment = { $who } : payez une marchandise de valeur I, par exemple -grain
pompeii-ask-bonus = { $who } : prenez votre bonus de propriété, par exemple ^coal
pompeii-ask-good = { $who } : { $card } : quelle marchandise ? Par exemple !meat
pompeii-ask-victim = { $who } : { $card } : quel joueur ? Par exemple !1
pompeii-ask-building = { $who } : { $card } : quel bâtiment ? Par exemple !b7
pompeii-ask-card = { $who } : { $card } : quelle carte ? Par exemple !S14
pompeii-ask-skip = { $who } : laissez jusqu’à { $left } du prix de { $building } : skip:wood, ou . pour payer le reste
pompeii-ask-keep = { $who } : gardez { $left } des cartes, par exemple keep:S12
pompeii-ask-halt = { $who } : arrêter le Castrum ? play:C31 ou wait
pompeii-ask-immediate = { $who } : jouez une carte avant les offrandes, ou wait
pompeii-ask-pledge = { $who } : des offrandes de valeur { $required } sont exigées : give:gold, ou pass
pompeii-ask-pledged = { $who } : combien de { $good } ? Par exemple *2
pompeii-ask-draw = { $who } : piochez une carte en récompense, encore { $left } : draw:S ou draw:C

## What has happened

pompeii-event-owned = { $who } prend { $building }.
pompeii-event-got = { $who } reçoit { $goods }.
pompeii-event-paid = { $who } paie { $goods }.
pompeii-event-placed-worker = { $who } : un ouvrier, { $place }.
pompeii-event-placed-worker-card = { $who } : un ouvrier, { $place }, avec { $card }.
pompeii-event-placed-taken_worker = { $who } : un ouvrier pris, { $place }.
pompeii-event-placed-taken_worker-card = { $who } : un ouvrier pris, { $place }, avec { $card }.
pompeii-event-placed-marker = { $who } : une action de plus, { $place }.
pompeii-event-placed-marker-card = { $who } : une action de plus, { $place }, avec { $card }.
pompeii-event-placed-row = { $who } utilise { $card }.
pompeii-event-built = { $who } : { $building } est construit.
pompeii-event-flipped = Le Vésuve se réveille.
pompeii-event-activated = { $who } active { $card }.
pompeii-event-activated-vain = { $who } active { $card } en vain.
pompeii-event-discarded = { $card } est défaussée.
pompeii-event-drew = { $who } pioche { $cards }.
pompeii-event-drew-hidden = { $count ->
    [one] { $who } pioche une carte.
   *[other] { $who } pioche { $count } cartes.
}
pompeii-event-remade-specialists = Les spécialistes sont mélangés à nouveau.
pompeii-event-remade-city = Les cartes de la ville sont mélangées à nouveau.
pompeii-event-marked = { $who } possède { $building }.
pompeii-event-stole = { $who } prend 1 { $good } à { $owner }.
pompeii-event-took_card = { $who } prend { $card } à { $owner }.
pompeii-event-took_unseen = { $who } prend { $card } dans la main de { $owner }.
pompeii-event-took_unseen-hidden = { $who } prend une carte dans la main de { $owner }.
pompeii-event-took_workers = { $who } prend les ouvriers ({ $count }) de { $building }.
pompeii-event-injured-worker = Un ouvrier de { $who } est blessé.
pompeii-event-injured-army = L’armée de { $who } est blessée.
pompeii-event-healed-worker = Un ouvrier de { $who } est guéri.
pompeii-event-healed-army = L’armée de { $who } est guérie.
pompeii-event-covered = { $who } couvre une place de { $building }.
pompeii-event-lifted = { $who } retire un jeton de { $building }.
pompeii-event-workers = Ouvriers de { $who } : { $count }.
pompeii-event-extra = { $who } a { $amount } actions de plus.
pompeii-event-starts = { $who } commence la prochaine manche.
pompeii-event-halted = Le Castrum de { $who } est arrêté.
pompeii-event-waited = { $who } ne joue pas de carte.
pompeii-event-played = { $who } joue { $card }.
pompeii-event-required = Des offrandes de valeur { $value } sont exigées.
pompeii-event-pledged = { $who } offre { $goods }.
pompeii-event-passed = { $who } passe.
pompeii-event-offered = Les offrandes suffisent : { $value } sur { $required }.
pompeii-event-offered-short = Les offrandes ne suffisent pas : { $value } sur { $required }.
pompeii-event-erupted = La carte Volcan { $card } est révélée.
pompeii-event-lost = { $who } perd { $goods }.
pompeii-event-round = La manche { $round } commence.
pompeii-event-recruited = { $who } recrute une armée.
pompeii-event-kept = { $who } garde { $card }.
pompeii-event-kept-hidden = { $who } garde une carte.
pompeii-event-joined = { $card } entre dans la rangée ouverte.
pompeii-event-joined-later = { $card } sera dans la prochaine rangée ouverte.
pompeii-event-left = { $card } quitte le jeu.
pompeii-event-blocked = Les marchandises de { $card } sont bloquées.
pompeii-event-blocked-hidden = Aucune marchandise n’est bloquée.
pompeii-event-over-castrum = { $who } entre dans le Castrum et gagne à la manche { $round }.
pompeii-event-over-apocalypse = L’Apocalypse, à la manche { $round } : tous ont perdu.
pompeii-event-over-destroyed = Pompéi est détruite après la manche { $round }.
pompeii-event-over-title = { $who } gagne à la manche { $round } comme { $title }.
pompeii-event-lapsed = { $who } n’a rien à y choisir.

## How to type a move

pompeii-notation =
    own7, +grain        le premier bâtiment ; une marchandise au choix
    @grain, @grain/S14  un ouvrier sur le champ de céréales ; avec la carte S14
    @b7, @b4b, @b7/S30  un ouvrier sur le bâtiment 7 ; sur le 4 pour sa seconde ligne ; avec la carte S30
    { "*3" }                  combien
    build5, build5/S39  construire le bâtiment 5 ; avec la carte S39
    @porta, gold>, >meat  commerce : un ouvrier à la Porta, ce que vous donnez, ce que vous prenez
    train:S30, swap:S12, -grain  à la Piazza : former, échanger, payer ; . pour finir
    act:C35, heal:C12, lift:b7, finish  au Foro
    hire, army          un nouvel ouvrier ; une armée
    ^coal               bonus de propriété
    !2, !b7, !S14, !meat  cible d’une carte : une place, un bâtiment, une carte, une marchandise
    skip:wood           laisser une marchandise du prix
    give:gold, pass     offrandes
    draw:S, draw:C, keep:S12  récompenses
    play:C33, wait      une carte immédiate, ou aucune
    use:S25             en solitaire : une carte de la rangée ouverte qui agit tout de suite

## Options

pompeii-option-set_a = le jeu de cartes Volcan facile (d’habitude)
pompeii-option-set_b = le jeu de cartes Volcan moyen
pompeii-option-set_c = le jeu de cartes Volcan difficile
pompeii-option-all_volcano = les 18 cartes Volcan du jeu ; pas en solitaire
pompeii-option-apocalypse_last = l’Apocalypse est tout en dessous ; pas en solitaire
pompeii-option-foro_timer = le Foro peut être construit dès la manche 10 ; pas en solitaire
pompeii-option-no_textoria = le bâtiment 14 est retiré ; seulement en solitaire

## Ce qui plaide pour un coup, dans un conseil et une analyse

reason-wins = l’armée entre au Castrum : c’est gagné
reason-army = l’armée est recrutée
reason-station = { $left ->
    [0] le Castrum est construit
    [one] un bâtiment sur la voie du Castrum ; il en reste un
   *[other] un bâtiment sur la voie du Castrum ; il en reste { $left }
}
reason-opens = { $building } peut servir dès le prochain ouvrier
reason-lacking = apporte { $count } des { $lacking } qui manquent encore sur la voie du Castrum
reason-wanted = il en manque encore { $lacking } sur la voie du Castrum
reason-spare = vous en avez { $count } de plus que n’en demande la voie du Castrum
reason-makes = { $count ->
    [one] apporte une marchandise de valeur { $value }
   *[other] apporte { $count } marchandises de valeur { $value }
}
reason-second = le deuxième ouvrier y rapporte { $count }
reason-owner = { $owner } en reçoit une marchandise, comme propriétaire
reason-worker = dès maintenant vous avez { $count } ouvriers
reason-actions = { $actions ->
    [one] épargne environ une action sur la voie du Castrum
   *[other] épargne environ { $actions } actions sur la voie du Castrum
}
reason-amount = autant que vous pouvez en utiliser
reason-heals = vos gens sont de nouveau valides
reason-halts = tient l’armée d’un autre hors du Castrum
reason-cheaper = l’offrande vous coûte moins
reason-missing = il manque encore { $value } à l’offrande
reason-eruption = une des { $cards } cartes volcan restantes met fin à la partie pour tous
reason-enough = { $value } sont promis, et { $required } suffisent
