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
pompeii-does-costruzione = Construire une maison
pompeii-does-porta = Échanger une sorte
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
pompeii-spoken-line = transforme { $given } en { $made }
pompeii-spoken-owner = appartient à { $owner }
pompeii-spoken-workers = { $count ->
    [one] un ouvrier, { WORD($colour) }
   *[other] { $count } ouvriers, { WORD($colour) }
}
pompeii-spoken-free = { $count ->
    [0] aucune place libre
    [one] une place libre
   *[other] { $count } places libres
}
pompeii-spoken-open = peut être choisi

## Le Vésuve au-dessus du plateau

pompeii-struck = Le Vésuve frappe
pompeii-band-asleep = Le Vésuve dort
pompeii-band-asleep-about = Prospérité : récolter, transformer, construire. Le Foro, bâtiment 17, réveille la montagne.
pompeii-band-asleep-solo = Prospérité : récolter, transformer, construire. À la manche 10, le Foro se dresse et la montagne se réveille.
pompeii-band-awake = Le Vésuve est éveillé
pompeii-band-awake-about = { $workers ->
    [one] Un ouvrier : une offrande de cette valeur est due à la fin de la manche.
   *[other] { $workers } ouvriers : une offrande de cette valeur est due à la fin de la manche.
}
pompeii-band-offer = Le Vésuve veut { $required }. Promis : { $given }.
pompeii-band-missing = { $missing ->
    [0] Il ne manque rien.
   *[other] Il manque { $missing }.
}
pompeii-band-nothing = rien encore
pompeii-band-abstains = ne participe pas
pompeii-band-crew = { WORD($colour) } : encore { $left } ouvriers sur { $count } à placer
pompeii-band-army-recruited = armée prête
pompeii-band-army-injured = armée blessée
pompeii-band-halted = Castrum arrêté
pompeii-if-fail = Si nous échouons
pompeii-if-fail-about = { $count ->
    [one] La dernière carte Volcan : l’Apocalypse.
   *[other] Une carte Volcan : il en reste { $count }, dont l’Apocalypse.
}
pompeii-decks-heading = Piles
pompeii-decks-about = { $specialists } spécialistes, { $city } cartes de la ville, { $volcano } cartes Volcan
pompeii-rounds-left = { $count ->
    [0] Dernière manche
    [one] Encore 1 manche
   *[other] Encore { $count } manches
}
pompeii-titles = Victoire à la manche 15 au plus tard : duumvir ; 16 : édile ; 17 : décurion ; 18 : questeur.
pompeii-best = Votre meilleur résultat sur cet appareil avec ces cartes volcan : { $title }, à la manche { $round }.

## Tablette et cartes

pompeii-your-tablet = Votre tablette
pompeii-a-tablet = Tablette
pompeii-whose-tablet = La tablette de qui
pompeii-worth = valeur { $value }
pompeii-value = Valeur { $value }
pompeii-goods-worth = valeur des marchandises
pompeii-where-piazza = Piazza
pompeii-where-costruzione = Bâtir
pompeii-where-porta = Porta
pompeii-where-offerings = Offrandes
pompeii-where-castrum = Castrum
pompeii-where-blue = Bleu
pompeii-a-specialist = Spécialiste
pompeii-a-city-card = Carte de la ville
pompeii-an-immediate = Carte de la ville, immédiate
pompeii-reconstructed = En partie reconstitué
pompeii-reconstructed-about = Un petit anneau pointillé marque ce que la règle ne dit pas : cela a été reconstitué pour que l’on puisse jouer.
pompeii-in-pile = défaussée
pompeii-active-of = Cartes actives de { $who }
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
pompeii-ways = Ce qui peut être choisi

## Ce qu’il faut faire

pompeii-prompt-way = { $what } : choisissez ce qui se fait.
pompeii-prompt-extra = { $count ->
    [one] Une action de plus, et encore une après : choisissez un lieu.
   *[other] Une action de plus, et encore { $count } après : choisissez un lieu.
}
pompeii-prompt-own = Prenez votre premier bâtiment rouge.
pompeii-prompt-coin = { $left ->
    [one] Encore un sesterce : posez-le sur une marchandise de valeur I.
   *[other] Encore { $left } sesterces : posez-en un sur une marchandise de valeur I.
}
pompeii-prompt-action = Placez un ouvrier : les lieux dorés peuvent être choisis, avec ou sans carte.
pompeii-prompt-times = { $place } : combien de fois ?
pompeii-prompt-given = Échange : que donnez-vous ?
pompeii-prompt-taken = Vous donnez : { $given }. Que prenez-vous en échange ?
pompeii-prompt-traded = { $given } contre { $taken } : combien en prenez-vous ?
pompeii-prompt-train = Formez encore un spécialiste, ou arrêtez.
pompeii-prompt-swap = Échangez encore un spécialiste, ou arrêtez.
pompeii-prompt-payment = Payez l’échange avec une marchandise de valeur I.
pompeii-prompt-bonus = Bonus de propriété : prenez une des marchandises utilisées.
pompeii-prompt-good = { $card } : quelle marchandise ?
pompeii-prompt-victim = { $card } : quel joueur ?
pompeii-prompt-building = { $card } : quel bâtiment ?
pompeii-prompt-card = { $card } : quelle carte ?
pompeii-prompt-skip = { $building } : jusqu’à { $left } marchandises du coût ne sont pas à payer. Laissez-en une, ou payez le reste.
pompeii-prompt-keep = { $left ->
    [one] Gardez une des cartes.
   *[other] Gardez { $left } des cartes, l’une après l’autre.
}
pompeii-prompt-halt = Le Castrum est en construction. L’arrêter ?
pompeii-prompt-immediate = Avant les offrandes : jouez une carte, ou aucune.
pompeii-prompt-pledge = { $missing ->
    [0] Les offrandes suffisent : { $given } sur { $required }. Ce que vous ajoutez peut rapporter des cartes.
   *[other] Ajoutez une sorte de marchandise, ou passez. { $given } sur { $required } sont promis, il manque { $missing }.
}
pompeii-prompt-pledged = { $good } : combien en donnez-vous ?
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
pompeii-say-hire = engager un nouvel ouvrier
pompeii-say-army = lever l’armée
pompeii-say-finish = achever le Castrum
pompeii-say-porta = échanger à la Porta
pompeii-say-seat = choisir { WORD($colour) }
pompeii-say-times = { $count } fois
pompeii-say-exchange = { $given } → { $made }
pompeii-say-exchange-at = { $place } : { $given } → { $made }
pompeii-say-pledge = offrir { $given }
pompeii-say-own = prendre { $what }
pompeii-say-coin = prendre une fois : { $what }
pompeii-say-work = travailler : { $what }
pompeii-say-work-for = { $what } : { $given } → { $made }
pompeii-say-work-card = { $what } avec { $card }
pompeii-say-collect = récolter : { $what }
pompeii-say-collect-card = { $what } avec { $card }
pompeii-say-build = construire { $what }
pompeii-say-build-for = construire { $what } pour { $given }
pompeii-say-build-card = construire { $what } avec { $card }
pompeii-say-train = former { $what }
pompeii-say-swap = échanger { $what }
pompeii-say-act = activer { $what }
pompeii-say-heal = annuler { $what }
pompeii-say-lift = ôter le jeton de { $what }
pompeii-say-use = utiliser { $what }
pompeii-say-keep = garder { $what }
pompeii-say-play = jouer { $what }
pompeii-say-skip = ne pas payer : { $what }
pompeii-say-give = offrir : { $what }
pompeii-say-pay = payer : { $what }
pompeii-say-bonus = prendre : { $what }
pompeii-say-target = choisir { $what }
pompeii-say-take = prendre : { $what }
pompeii-say-trade = donner : { $what }
pompeii-say-token = { $token }
pompeii-label-stop = Assez
pompeii-label-pass = Passer
pompeii-label-wait = Aucune carte
pompeii-label-draw-specialist = Spécialiste
pompeii-label-draw-city = Carte de la ville

## Options of a table

pompeii-option-all_volcano-title = Toutes les cartes Volcan
pompeii-option-apocalypse_last-title = L’Apocalypse en dernier
pompeii-option-foro_timer-title = Un Foro tardif
pompeii-option-no_textoria-title = Sans le bâtiment 14
