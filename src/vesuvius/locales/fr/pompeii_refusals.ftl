# Pompeii : pourquoi un coup, une donne ou une position est refusé, et comment s’appellent les décisions. Ce que tous les jeux partagent est dans game.ftl.

refusal-no-such-choice = Vous ne pouvez pas choisir cela maintenant. À décider maintenant : { WORD($decision) }, par exemple { $examples }.
refusal-field-full = Le { $place } est complet : il accueille { $spaces } de vos ouvriers par manche.
refusal-place-full = Il n’y a plus de place sur { $place } : { $spaces ->
    [one] son unique emplacement est occupé ou couvert.
   *[other] ses { $spaces } emplacements sont occupés ou couverts.
}
refusal-piazza-closed = En solo, la Piazza est fermée : les spécialistes ouverts s’utilisent directement.
refusal-not-built = { $building } n’est pas encore construit.
refusal-short = Il manque des marchandises : { $missing }.
refusal-not-active = Vous n’avez pas activé { $card }.
refusal-wrong-card = { $card } ne nomme pas ce lieu ({ $place }).
refusal-card-in-vain = { $card } serait sans effet maintenant : { WORD($lacking) }.
refusal-card-immediate = { $card } ne s’active jamais : elle se joue à son moment.
refusal-no-such-line = { $building } n’a pas cette conversion.
refusal-blocked = Bloqué cette manche : { $goods }. Seul l’échange donne ces marchandises.
refusal-built-already = { $building } est déjà construit.
refusal-left-out = { $building } n’est pas de cette partie, qui se joue avec l’option « Sans le bâtiment 14 ».
refusal-solo-foro = En solo, le Foro est construit gratuitement avant la manche 10.
refusal-solo-red = { $building } n’est pas rouge : en solo, seuls les bâtiments rouges se construisent avant la manche { $round }.
refusal-foro-timer = Le Foro peut être construit à partir de la manche { $round } : la partie se joue avec l’option « Un Foro tardif ».
refusal-foro-first = { $building } n’est pas rouge : le Foro doit d’abord être construit.
refusal-waives-nothing = { $card } ne dispense d’aucune marchandise du coût de { $building }.
refusal-card-not-in-hand = { $card } n’est pas dans votre main.
refusal-no-building = Vous ne pouvez payer aucun des bâtiments qu’on peut construire maintenant.
refusal-nothing-to-trade = Vous n’avez rien qui s’échange contre au moins 1 autre marchandise.
refusal-nothing-to-swap-for = Un remplacement coûte une marchandise de valeur I, et vous n’en avez pas.
refusal-nobody-injured = Vous n’avez rien à soigner.
refusal-no-token = Il n’y a pas de jeton sur { $building }.
refusal-nothing-halted = Vous n’avez pas de Castrum interrompu lors d’un tour précédent.
refusal-six-workers = Vous avez déjà { $workers } ouvriers, et c’est le maximum.
refusal-has-army = Vous avez déjà recruté votre armée.
deal-several-sets = On joue avec une seule série de cartes Volcan, pas plusieurs : { $got }.
deal-option-not-for = L’option { $name } ne convient pas à { $players ->
    [one] une partie en solo.
   *[other] une partie à { $players }.
}
deal-not-all-once = { $key } : chaque carte doit y être une fois, il manque : { $missing }, en trop : { $extra }.
deal-wrong-volcano = { $key } a { $got } cartes au lieu de { $wanted }.
deal-wrong-volcano-card = La carte Volcan { $got } n’a rien à faire ici : une seule série, chaque carte une fois, et en solo pas l’Apocalypse.
deal-apocalypse-place = L’Apocalypse doit être dans la pioche Volcan, et tout en bas avec apocalypse_last.
deal-wrong-generator = Ce n’est pas une clé de générateur, huit nombres de 32 bits : { $got }.
deal-chance-unreadable = Ce n’est pas une ligne sur le hasard : { $got }.
deal-chance-impossible = Cela ne peut pas arriver d’ici : { $got }.
position-no-picture-line = La ligne { $line } de l’image est illisible : { $got }.
position-wrong-form = La position n’est pas juste : { $why }.
position-wrong-kind = « { $key } » doit être { $wanted ->
    [int] un nombre entier
    [str] un texte
    [array] une liste
   *[object] un objet
}.
position-wrong-length = « { $key } » doit être une liste de { $wanted } éléments ; il y en a { $got }.
position-no-such-seat = « { $key } » : il n’y a pas de place { $got } ; la première est 0, la dernière { $last }.
position-too-many-seats = « seats » a { $got } éléments, mais la partie a { $players } joueurs.
position-too-many-counts = « { $key } » a { $got } nombres, mais la partie a { $players } joueurs ; il y en a un par place.
position-too-many-owners = Il y a { $got } marqueurs sur { $place } ; { $most } au plus sont possibles.
position-nothing-blocked = « blocked » : { $good } ne peut pas être bloqué ; des marchandises ne le sont qu’en solo, et pas à la manche { $round } (P44).
position-solo-only = « { $key } » n’existe qu’en solo.
position-card-twice = La carte { $card } est dans « { $key } » et dans « { $other } » ; elle doit être à un seul endroit.
position-wrong-deck = La carte { $card } ne peut pas être dans « { $key } », où il n’y a que des cartes de la pioche « { $deck } ».
position-does-not-stay = La carte { $card } ne peut pas être dans « { $key } » : elle agit une fois et ne reste pas active (P19).
position-too-many-volcano-cards = Il y a { $got } cartes Volcan ; { $most } au plus sont possibles ici.
position-volcano-card-twice = La carte Volcan { $card } y est deux fois ; elle doit être révélée ou dans la pioche, une seule fois.
position-foro-first = { $building } est construit, mais pas { $foro }, le Foro ; il vient avant tout bâtiment qui n’est pas rouge (P8).
position-left-out = { $building } est construit, mais l’option no_textoria l’exclut.
position-castrum-halted = La place { $seat } a des constructions interrompues, mais { $castrum }, le Castrum, est construit ; cela y met fin (P38).
position-owner-twice = La place { $seat } a deux marqueurs sur { $building } ; un seul est possible (P10).
position-too-many-markers = La place { $seat } a { $got } marqueurs de propriété, posés ou en réserve ; il y en a { $most } (P10).
position-too-many-tokens = Il y a { $got } jetons sur des bâtiments ; { $most } au plus sont possibles (P28).
position-not-built = « { $key } » : { $building } n’est pas construit.
position-covered = Il y a { $got } jetons sur { $building } ; { $most } au plus y sont possibles (P28).
position-all-held = La place { $seat } a { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
}, dont { $got } sont retenus ; un au moins doit être libre (P26).
position-too-many-workers = La place { $seat } a { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
}, mais { $got } sont placés, retenus ou encore à placer.
position-borrowed = « borrowed.{ $place } » : { $got } ouvriers pris par la place { $seat } ne peuvent pas s’y trouver, car il y en a { $most } (P62).
position-no-room = Il y a { $got } ouvriers et marqueurs à { $place }, qui a { $most ->
    [one] { $most } emplacement
   *[other] { $most } emplacements
} (P5).
position-wrong-end = L’étape est { $stage } et la fin « { $end } » ; une partie a une fin si son étape est over, et seulement alors.
position-wrong-winner = La fin est « { $end } » ; quelqu’un a gagné si elle est castrum, et seulement alors (P41).
position-pledged-too-early = Des marchandises sont promises, mais l’étape est { $stage } ; elles ne le sont qu’aux étapes pledging et rewards (P33).
position-too-deep = « pending » a { $got } éléments ; { $most } au plus sont possibles.
position-wrong-effect = « { $key } » : l’effet { $got } ne demande jamais { $kind }.
position-wrong-frame = « { $key } » : { $kind } doit se trouver juste au-dessus de { $wanted }.
position-no-conversion = « { $key } » : il n’y a pas de conversion { $line } à { $place }.
position-no-trade = « { $key } » : { $given } ne s’échange pas contre { $taken } (P11).
position-not-in-hand = « { $key } » : la carte { $card } n’est pas dans la main de la place { $seat }.
position-not-carried = « { $key } » : pour { $kind }, la carte { $card } doit être dans « carried ».
position-over = La partie est terminée, mais { $kind } reste en suspens.
position-waits-in-vain = La carte { $card } attend dans « { $zone } », mais rien de cela n’est en suspens : { $wanted }.
position-skipped-in-vain = « skipped » : { $good } est omis d’un coût, mais skip n’est pas en suspens.
position-not-in-turn = On demande une action à la place { $seat }, mais ce n’est pas son tour.
position-no-worker = On demande une action à la place { $seat }, mais elle n’a pas d’ouvrier à placer (P3).
position-no-taken-worker = La place { $seat } ne peut pas agir avec un ouvrier pris : elle n’en a pas, ou les siens passent d’abord (P62).

word-pompeii_own = le bâtiment de départ
word-pompeii_coin = une marchandise pour un sesterce
word-pompeii_action = où placer un ouvrier
word-pompeii_times = le nombre de fois
word-pompeii_given = ce qui est donné en échange
word-pompeii_taken = ce qui est pris en échange
word-pompeii_traded = la quantité échangée
word-pompeii_train = la formation
word-pompeii_swap = le remplacement de spécialistes
word-pompeii_payment = le paiement
word-pompeii_bonus = un bonus de propriété
word-pompeii_good = une marchandise
word-pompeii_victim = un autre joueur
word-pompeii_building = un bâtiment
word-pompeii_card = une carte
word-pompeii_skip = ce qui n’est pas payé du coût
word-pompeii_keep = une carte à garder
word-pompeii_halt = l’interruption du Castrum
word-pompeii_immediate = une carte immédiate
word-pompeii_pledge = les offrandes
word-pompeii_pledged = la quantité promise
word-pompeii_draw = une pioche
word-pompeii_all_blocked = toutes ses marchandises sont bloquées cette manche
word-pompeii_no_goods = aucun autre joueur n’a une telle marchandise
word-pompeii_no_specialist = aucun autre joueur n’a de spécialiste actif
word-pompeii_no_others_temple = aucun autre joueur n’a de temple actif
word-pompeii_no_city_card = aucun autre joueur n’a de carte de la ville en main
word-pompeii_no_workers_there = aucun ouvrier n’est sur un bâtiment de production
word-pompeii_no_worker_to_spare = aucun autre joueur n’a un deuxième ouvrier libre
word-pompeii_no_army = aucun autre joueur n’a à la fois une armée indemne et un deuxième ouvrier libre
word-pompeii_no_temple = aucun temple n’est actif
word-pompeii_no_others_building = vous avez déjà un marqueur sur chaque bâtiment des autres joueurs
word-pompeii_no_marker = vous n’avez plus de marqueur de propriété
word-pompeii_no_space = aucun emplacement qu’elle peut couvrir n’est libre
word-pompeii_no_token = tous ses jetons sont déjà sur des bâtiments
word-pompeii_six_workers = vous avez déjà tous vos ouvriers
word-pompeii_no_crew = aucun autre joueur n’a autant d’ouvriers
word-pompeii_no_deck = la pioche et la défausse sont vides
word-pompeii_no_discard = la défausse n’a aucune carte que l’on puisse activer
word-pompeii_no_building = il n’y a aucun bâtiment que vous pourriez payer
word-pompeii_no_trade = vous avez trop peu pour échanger
word-pompeii_nobody_hurt = vous n’avez personne à soigner
word-pompeii_no_others = il n’y a pas d’autre joueur
word-pompeii_no_use = elle n’a rien à faire
