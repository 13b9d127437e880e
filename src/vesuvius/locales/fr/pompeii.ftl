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
pompeii-good-grapes = raisin
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
pompeii-amount-grapes = { $amount } raisin
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

## D’une marchandise, sans compter

pompeii-some-grain = du blé
pompeii-some-deer = des cerfs
pompeii-some-wood = du bois
pompeii-some-grass = de l’herbe
pompeii-some-fish = des poissons
pompeii-some-reed = des roseaux
pompeii-some-clay = de l’argile
pompeii-some-stone = des pierres
pompeii-some-olives = des olives
pompeii-some-grapes = du raisin
pompeii-some-flour = de la farine
pompeii-some-sheep = des moutons
pompeii-some-planks = des planches
pompeii-some-coal = du charbon
pompeii-some-pillars = des colonnes
pompeii-some-bricks = des briques
pompeii-some-rope = des cordes
pompeii-some-salted_fish = des poissons salés
pompeii-some-olive_oil = de l’huile d’olive
pompeii-some-wine = du vin
pompeii-some-bread = des pains
pompeii-some-meat = de la viande
pompeii-some-wool = de la laine
pompeii-some-garum = du garum
pompeii-some-pearls = des perles
pompeii-some-gold = de l’or
pompeii-some-iron = du fer
pompeii-some-fabric = du tissu
pompeii-some-perfume = du parfum
pompeii-some-gold_coin = des pièces d’or
pompeii-some-sword = des épées
pompeii-some-tunics = des tuniques

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
pompeii-effect-field_take-each = { $at }, prenez { $taken } plutôt que { $yield }, à raison de 1 pour 1.
pompeii-effect-field_take-each-more = { $at }, prenez { $goods } pour chaque marchandise récoltée, plutôt que { $yield }.
pompeii-effect-field_take-once = { $at }, prenez { $goods } au lieu de la récolte.
pompeii-effect-convert_bonus = { $at }, quand vous produisez { $good }, prenez-en { $amount } de plus (une fois par action).
pompeii-effect-convert_alt-any = { $at }, convertissez { $given } en { $made }, autant de fois que vous voulez.
pompeii-effect-convert_alt-most = { $at }, convertissez { $given } en { $made }, { $most ->
    [one] une fois
   *[other] jusqu’à { $most } fois
}.
pompeii-effect-convert_alt-any-field = { $at }, au lieu de récolter, convertissez { $given } en { $made }, autant de fois que vous voulez.
pompeii-effect-convert_alt-most-field = { $at }, au lieu de récolter, convertissez { $given } en { $made }, { $most ->
    [one] une fois
   *[other] jusqu’à { $most } fois
}.
pompeii-effect-convert_alt-any-without = { $at }, convertissez { $given } en { $made } sans { $without }, autant de fois que vous voulez.
pompeii-effect-convert_alt-most-without = { $at }, convertissez { $given } en { $made } sans { $without }, { $most ->
    [one] une fois
   *[other] jusqu’à { $most } fois
}.
pompeii-effect-build_waive = Quand vous construisez, ignorez dans le coût les marchandises suivantes : { $goods }.
pompeii-effect-deny_owner_bonus = Quand vous utilisez un { $building } d’un autre joueur, son propriétaire ne reçoit pas de bonus.
pompeii-effect-extra_space = Sur les { $buildings }, vous pouvez placer { $amount ->
    [one] un ouvrier
   *[other] { $amount } ouvriers
 } de plus par manche, même quand tous les emplacements sont pris.
pompeii-effect-extra_actions = Faites aussitôt { $amount ->
    [one] une action supplémentaire
   *[other] { $amount } actions supplémentaires
 }.
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
pompeii-effect-steal_goods-each_other-taker-any = Prenez à chaque autre joueur { $amount ->
    [one] 1 marchandise
   *[other] { $amount } marchandises
 } de votre choix.
pompeii-effect-steal_goods-each_other-giver-any = Chaque autre joueur vous donne { $amount ->
    [one] 1 marchandise
   *[other] { $amount } marchandises
 } de son choix.
pompeii-effect-steal_goods-one_other-taker-any = Prenez à un autre joueur { $amount ->
    [one] 1 marchandise
   *[other] { $amount } marchandises
 } de votre choix.
pompeii-effect-steal_goods-one_other-giver-any = Un autre joueur vous donne { $amount ->
    [one] 1 marchandise
   *[other] { $amount } marchandises
 } de son choix.
pompeii-effect-take_card-active_specialist-hand = Prenez en main un spécialiste actif d’un autre joueur.
pompeii-effect-take_card-active_specialist-active = Prenez un spécialiste actif d’un autre joueur ; il est aussitôt actif pour vous.
pompeii-effect-take_card-active_temple-hand = Prenez en main une carte Temple active d’un autre joueur.
pompeii-effect-take_card-active_temple-active = Prenez une carte Temple active d’un autre joueur ; elle est aussitôt active pour vous.
pompeii-effect-take_card-hand_city-hand = Prenez, sans la voir, une carte de la ville dans la main d’un autre joueur.
pompeii-effect-take_workers = Prenez tous les ouvriers d’un bâtiment de production ; cette manche, c’est vous qui les placez.
pompeii-effect-injure-worker = Blessez un ouvrier d’un autre joueur : placez-le sur la case { $field }. Il ne peut pas être placé ailleurs tant qu’il n’est pas soigné au Foro pour { $heal }.
pompeii-effect-injure-army = Blessez l’armée recrutée d’un autre joueur et placez un de ses ouvriers sur la case { $field }. Tant qu’elle n’est pas soignée au Foro pour { $heal }, l’armée ne peut pas entrer dans le Castrum et l’ouvrier reste retenu.
pompeii-effect-block_spaces = Couvrez de jetons jusqu’à { $tokens ->
    [one] 1 emplacement libre
   *[other] { $tokens } emplacements libres
 } de bâtiments construits, sauf le Castrum ; un emplacement du Foro reste libre. Un jeton est retiré au Foro pour { $lift }.
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
pompeii-effect-replay_discard = Prenez une carte de la ville dans la défausse, sauf une carte immédiate, et activez-la aussitôt.
pompeii-effect-build_now = Construisez aussitôt un bâtiment ; jusqu’à { $skip ->
    [one] 1 marchandise
   *[other] { $skip } marchandises
 } de son coût ne se paient pas.
pompeii-effect-trade = Échangez une fois : vers une valeur inférieure { $lower }:1, vers la même valeur { $same }:1, vers une valeur supérieure { $higher }:1.
pompeii-effect-heal = Soignez sans payer tous vos ouvriers blessés et votre armée.
pompeii-effect-start_player = Vous commencez la prochaine manche.
pompeii-effect-offering-rises = Avant les offrandes : la valeur exigée augmente de { $amount }.
pompeii-effect-offering-falls = Avant les offrandes : la valeur exigée baisse de { $amount }.
pompeii-effect-offering-abstain = Avant les offrandes : vos ouvriers ne comptent pas et vous ne promettez rien.
pompeii-effect-offering-protect = Avant les offrandes : vos ouvriers ne comptent pas, vous ne promettez rien et une carte Volcan ordinaire ne vous coûte rien. La carte n’aide pas contre l’Apocalypse.
pompeii-effect-offering-cancel = Avant les offrandes : personne ne promet rien ; une carte Volcan est révélée et appliquée.
pompeii-effect-halt_castrum = Quand un autre joueur construit le Castrum : le chantier est interrompu et son ouvrier est retenu sur la case { $field } jusqu’à ce que ce joueur paie { $finish } au Foro.

## Cartes Volcan : ce que leurs noms veulent dire

pompeii-volcano-card = { $name } ({ $meaning })
pompeii-volcano-VA01 = cendres sur les champs
pompeii-volcano-VA02 = forêts en flammes
pompeii-volcano-VA03 = bois réduit en cendres
pompeii-volcano-VA04 = pâturages desséchés
pompeii-volcano-VA05 = mer bouillante
pompeii-volcano-VA06 = marais asséché
pompeii-volcano-VA07 = éboulement à la carrière
pompeii-volcano-VA08 = oliveraies brûlées
pompeii-volcano-VA09 = vignes brûlées
pompeii-volcano-VA10 = meules à l’arrêt
pompeii-volcano-VA11 = effondrement dans la mine d’or
pompeii-volcano-VA12 = effondrement dans la mine de fer
pompeii-volcano-VA13 = métiers à tisser brisés
pompeii-volcano-VA14 = four explosé
pompeii-volcano-VA15 = port ensablé
pompeii-volcano-VA16 = chantier effondré
pompeii-volcano-VA17 = caves inondées
pompeii-volcano-VA18 = troupeaux dispersés
pompeii-volcano-VB01 = mines perdues
pompeii-volcano-VB02 = laine en cendres
pompeii-volcano-VB03 = champs ensevelis
pompeii-volcano-VB04 = bois ensevelis
pompeii-volcano-VB05 = rivage empoisonné
pompeii-volcano-VB06 = carrières ensevelies
pompeii-volcano-VB07 = collines brûlées
pompeii-volcano-VB08 = ateliers éteints
pompeii-volcano-VB09 = armureries éteintes
pompeii-volcano-VB10 = boutiques effondrées
pompeii-volcano-VB11 = entrepôts en flammes
pompeii-volcano-VB12 = marché désert
pompeii-volcano-VB13 = fleuve à sec
pompeii-volcano-VB14 = caisses vidées
pompeii-volcano-VB15 = bûcher en flammes
pompeii-volcano-VB16 = étables vides
pompeii-volcano-VB17 = métiers à tisser et teintures
pompeii-volcano-VB18 = vendange perdue
pompeii-volcano-VC01 = mines et troupeaux perdus
pompeii-volcano-VC02 = famine
pompeii-volcano-VC03 = nuée ardente sur les bois
pompeii-volcano-VC04 = nuée ardente sur les collines
pompeii-volcano-VC05 = raz-de-marée
pompeii-volcano-VC06 = tremblement de terre
pompeii-volcano-VC07 = forges ensevelies
pompeii-volcano-VC08 = atelier monétaire enseveli
pompeii-volcano-VC09 = métiers à tisser ensevelis
pompeii-volcano-VC10 = greniers en flammes
pompeii-volcano-VC11 = marché couvert détruit
pompeii-volcano-VC12 = luxe perdu
pompeii-volcano-VC13 = chantiers en cendres
pompeii-volcano-VC14 = terre noire
pompeii-volcano-VC15 = armes fondues
pompeii-volcano-VC16 = villas ensevelies
pompeii-volcano-VC17 = fleuve de cendres
pompeii-volcano-VC18 = trésors fondus
pompeii-volcano-apocalypse = l’Apocalypse

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
pompeii-unbuilt = pas encore construits : { $buildings }
pompeii-goods = Marchandises
pompeii-tablet = Tablette de { $who }
pompeii-cards = Cartes
pompeii-cards-hand = En main
pompeii-cards-active = Actives
pompeii-cards-row = Rangée ouverte
pompeii-cards-looked = Regardées
pompeii-cards-volcano = Dernière carte Volcan
pompeii-decks = Pioches : { $specialists } spécialistes, { $city } cartes de la ville, { $volcano } cartes Volcan
pompeii-offerings = Offrandes
pompeii-required = Valeur exigée : { $value }
pompeii-log = Ce qui s’est passé
pompeii-board-short = board montre tout, y compris les coûts et le texte des cartes
pompeii-marks = { $part } en partie reconstitué · { $whole } entièrement reconstitué
pompeii-winner = { $who } a gagné.
pompeii-all-lost = Personne n’a gagné : Pompéi est détruite.

## Headings of lists of moves

pompeii-group-own = Premier bâtiment
pompeii-group-goods = Marchandises
pompeii-group-buildings = Bâtiments
pompeii-group-fields = Champs
pompeii-group-amount = Combien
pompeii-group-trade = Échange
pompeii-group-piazza = Piazza
pompeii-group-foro = Foro
pompeii-group-offerings = Offrandes
pompeii-group-choices = Choix

## What is asked

pompeii-ask-own = { $who } : prenez un premier bâtiment rouge, par exemple { $examples }
pompeii-ask-coin = { $who } : choisissez une marchandise, encore { $left }, par exemple { $examples }
pompeii-ask-action = { $who } : placez un ouvrier, par exemple { $examples } (? les montre tous)
pompeii-ask-times = { $who } : combien de fois, { $place } ? Par exemple { $examples }
pompeii-ask-given = { $who } : que donnez-vous ? Par exemple { $examples }
pompeii-ask-taken = { $who } : que prenez-vous contre { $given } ? Par exemple { $examples }
pompeii-ask-traded = { $who } : combien de { $taken } contre { $given } ? Par exemple { $examples }
pompeii-ask-train = { $who } : formez un autre spécialiste, ou . pour finir
pompeii-ask-swap = { $who } : remplacez un autre spécialiste, ou . pour finir
pompeii-ask-payment = { $who } : payez une marchandise de valeur I, par exemple { $examples }
pompeii-ask-bonus = { $who } : prenez votre bonus de propriété, par exemple { $examples }
pompeii-ask-good = { $who } : { $card } : quelle marchandise ? Par exemple { $examples }
pompeii-ask-victim = { $who } : { $card } : quel joueur ? Par exemple { $examples }
pompeii-ask-building = { $who } : { $card } : quel bâtiment ? Par exemple { $examples }
pompeii-ask-card = { $who } : { $card } : quelle carte ? Par exemple { $examples }
pompeii-ask-skip = { $who } : { $building } : jusqu’à { $left } du coût à ne pas payer : { $examples }, ou . pour payer le reste
pompeii-ask-keep = { $who } : gardez { $left } des cartes, par exemple { $examples }
pompeii-ask-halt = { $who } : interrompre le Castrum ? { $examples }
pompeii-ask-immediate = { $who } : jouez une carte avant les offrandes : { $examples }
pompeii-ask-pledge = { $who } : des offrandes de valeur { $required } sont exigées : { $examples }
pompeii-ask-pledged = { $who } : combien de { $good } ? Par exemple { $examples }
pompeii-ask-draw = { $who } : piochez une carte en récompense, encore { $left } : { $examples }

## What has happened

pompeii-event-owned = { $who } prend { $building }.
pompeii-event-got = { $who } reçoit { $goods }.
pompeii-event-paid = { $who } paie { $goods }.
pompeii-event-placed-worker = { $who } place un ouvrier : { $place }.
pompeii-event-placed-worker-card = { $who } place un ouvrier : { $place }, avec { $card }.
pompeii-event-placed-taken_worker = { $who } place un ouvrier pris : { $place }.
pompeii-event-placed-taken_worker-card = { $who } place un ouvrier pris : { $place }, avec { $card }.
pompeii-event-placed-marker = { $who } fait une action supplémentaire : { $place }.
pompeii-event-placed-marker-card = { $who } fait une action supplémentaire : { $place }, avec { $card }.
pompeii-event-placed-row = { $who } utilise { $card }.
pompeii-event-built = { $who } construit { $building }.
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
pompeii-event-marked = { $who } pose un marqueur de propriété : { $building }.
pompeii-event-stole = { $who } prend 1 { $good } à { $owner }.
pompeii-event-took_card = { $who } prend { $card } à { $owner }.
pompeii-event-took_unseen = { $who } prend { $card } dans la main de { $owner }.
pompeii-event-took_unseen-hidden = { $who } prend une carte dans la main de { $owner }.
pompeii-event-took_workers = { $count ->
    [one] { $who } prend un ouvrier de { $building }.
   *[other] { $who } prend { $count } ouvriers de { $building }.
}
pompeii-event-injured-worker = Un ouvrier de { $who } est blessé.
pompeii-event-injured-army = L’armée de { $who } est blessée.
pompeii-event-healed-worker = Un ouvrier de { $who } est soigné.
pompeii-event-healed-army = L’armée de { $who } est soignée.
pompeii-event-covered = { $who } couvre un emplacement de { $building }.
pompeii-event-lifted = { $who } retire un jeton de { $building }.
pompeii-event-workers = { $who } a maintenant { $count ->
    [one] 1 ouvrier
   *[other] { $count } ouvriers
}.
pompeii-event-extra = { $amount ->
    [one] { $who } a { $amount } action supplémentaire.
   *[other] { $who } a { $amount } actions supplémentaires.
}
pompeii-event-starts = { $who } sera premier joueur de la prochaine manche.
pompeii-event-halted = Le Castrum de { $who } est interrompu.
pompeii-event-waited = { $who } ne joue pas de carte.
pompeii-event-played = { $who } joue { $card }.
pompeii-event-required = Des offrandes de valeur { $value } sont exigées.
pompeii-event-pledged = { $who } promet { $goods }.
pompeii-event-passed = { $who } passe.
pompeii-event-offered = Les offrandes suffisent : { $value } sur { $required }.
pompeii-event-offered-short = Les offrandes ne suffisent pas : { $value } sur { $required }.
pompeii-event-erupted = Une carte Volcan est révélée : { $card }. Elle touche ces marchandises : { $goods }.
pompeii-event-erupted-end = Une carte Volcan est révélée : { $card }.
pompeii-event-lost = { $who } perd { $goods }.
pompeii-event-round = La manche { $round } commence.
pompeii-event-recruited = { $who } recrute une armée.
pompeii-event-kept = { $who } garde { $card }.
pompeii-event-kept-hidden = { $who } garde une carte.
pompeii-event-joined = { $card } entre dans la rangée ouverte.
pompeii-event-joined-later = { $card } sera dans la prochaine rangée ouverte.
pompeii-event-left = { $card } quitte la partie.
pompeii-event-blocked = { $card } bloque ces marchandises à cette manche : { $goods }.
pompeii-event-blocked-hidden = Aucune marchandise n’est bloquée.
pompeii-event-over-castrum = { $who } entre dans le Castrum et gagne à la manche { $round }.
pompeii-event-over-apocalypse = L’Apocalypse, à la manche { $round } : tous ont perdu.
pompeii-event-over-destroyed = Pompéi est détruite après la manche { $round }.
pompeii-event-over-title = { $who } gagne à la manche { $round } comme { $title }.
pompeii-event-lapsed = { $who } n’a rien à y choisir.

## How to type a move

pompeii-notation =
    own7, +grain        le premier bâtiment ; une marchandise au choix
    @grain, @grain/S14  un ouvrier sur le champ de blé ; avec la carte S14
    @b7, @b4b, @b7/S30  un ouvrier sur le bâtiment 7 ; sur le 4 pour sa seconde ligne ; avec la carte S30
    { "*3" }                  combien
    build5, build5/S39  construire le bâtiment 5 ; avec la carte S39
    @porta, gold>, >meat  échange : un ouvrier à la Porta, ce que vous donnez, ce que vous prenez
    train:S30, swap:S12, -grain  à la Piazza : former, remplacer, payer ; . pour finir
    act:C35, heal:C12, lift:b7, finish  au Foro
    hire, army          un nouvel ouvrier ; une armée
    ^coal               bonus de propriété
    !2, !b7, !S14, !meat  cible d’une carte : une place, un bâtiment, une carte, une marchandise
    skip:wood           ne pas payer une marchandise du coût
    give:gold, pass     offrandes
    draw:S, draw:C, keep:S12  récompenses
    play:C33, wait      une carte immédiate, ou aucune
    use:S25             en solo : une carte de la rangée ouverte qui agit tout de suite

## Options

pompeii-option-set_a = la série de cartes Volcan facile (par défaut)
pompeii-option-set_b = la série de cartes Volcan moyenne
pompeii-option-set_c = la série de cartes Volcan difficile
pompeii-data-mild = les cartes Volcan détruisent peu de marchandises, et deux ouvriers ont de la place à Costruzione, à la Porta et au Foro, même en solo.
pompeii-data-harsh = les cartes Volcan détruisent beaucoup de marchandises, et en solo, il n’y a de place que pour un ouvrier à Costruzione, à la Porta et au Foro.
pompeii-option-all_volcano = les 18 cartes Volcan de la série ; pas en solo
pompeii-option-apocalypse_last = l’Apocalypse est tout en dessous ; pas en solo
pompeii-option-foro_timer = le Foro peut être construit dès la manche 10 ; pas en solo
pompeii-option-no_textoria = le bâtiment 14 est retiré ; seulement en solo

## Ce qui plaide pour un coup, dans un conseil et une analyse

reason-wins = l’armée entre au Castrum : c’est gagné
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
reason-worker = dès maintenant vous avez { $count ->
    [one] 1 ouvrier
   *[other] { $count } ouvriers
}
reason-actions = { $actions ->
    [one] épargne environ une action sur la voie du Castrum
   *[other] épargne environ { $actions } actions sur la voie du Castrum
}
reason-amount = autant que vous pouvez en utiliser
reason-heals = vos ouvriers sont de nouveau valides
reason-halts = tient l’armée d’un autre hors du Castrum
reason-cheaper = l’offrande vous coûte moins
reason-missing = il manque encore { $value } à l’offrande
reason-eruption = { $cards ->
    [one] la dernière carte Volcan met fin à la partie pour tous
   *[other] une des { $cards } cartes Volcan restantes met fin à la partie pour tous
}
reason-enough = { $value } de promis, et { $required } suffisent

## Le plan derrière un conseil

reason-plan-next = ensuite { $good }, il en manque { $short }
reason-plan-free = { $place } : place libre
reason-plan-taken = { $place } : complet
reason-plan-blocked = { $place } : ne rapporte rien cette manche
reason-plan-unbuilt = { $place } : pas encore construit
reason-plan-trade = à échanger contre { $goods }
reason-plan-actions = { $actions ->
    [one] environ une action pour construire { $building }
   *[other] environ { $actions } actions pour construire { $building }
}
reason-plan-actions-army = { $actions ->
    [one] environ une action pour avoir votre armée
   *[other] environ { $actions } actions pour avoir votre armée
}
reason-plan-actions-worker = { $actions ->
    [one] environ une action pour avoir un nouvel ouvrier
   *[other] environ { $actions } actions pour avoir un nouvel ouvrier
}
reason-plan-actions-castrum = { $actions ->
    [one] environ une action avant l’entrée de votre armée au Castrum
   *[other] environ { $actions } actions avant l’entrée de votre armée au Castrum
}
reason-plan-ready = vous avez toutes les marchandises pour { $building }
reason-plan-ready-army = vous avez toutes les marchandises pour votre armée
reason-plan-ready-worker = vous avez toutes les marchandises pour un nouvel ouvrier
reason-plan-ready-castrum = vous avez toutes les marchandises pour la voie du Castrum
