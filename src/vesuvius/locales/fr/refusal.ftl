# Pourquoi un coup de Pompeii n’est pas permis, et comment s’appellent ses décisions. Le reste est avec Downfall.

refusal-no-such-choice = Cela ne peut pas être choisi maintenant. Il s’agit de ceci : { WORD($decision) }, par exemple : { $examples }.
refusal-field-full = { $place } accueille { $spaces } de vos ouvriers par manche.
refusal-place-full = Il n’y a plus de place sur { $place } : { $spaces ->
    [one] son unique emplacement est occupé ou couvert.
   *[other] ses { $spaces } emplacements sont occupés ou couverts.
}
refusal-piazza-closed = En solo, la Piazza est fermée : les spécialistes visibles s’utilisent tels quels.
refusal-not-built = { $building } n’est pas encore construit.
refusal-short = Il manque des marchandises : { $missing }.
refusal-not-active = { $card } n’est pas active devant vous.
refusal-wrong-card = { $card } ne nomme pas ce lieu ({ $place }).
refusal-card-in-vain = { $card } serait sans effet maintenant.
refusal-card-immediate = { $card } ne s’active jamais : elle se joue à son moment.
refusal-no-such-line = { $building } n’a pas cette conversion.
refusal-blocked = Bloqué cette manche : { $goods }. Seul le commerce donne ces marchandises.
refusal-built-already = { $building } est déjà construit.
refusal-left-out = { $building } ne fait pas partie de cette partie.
refusal-solo-foro = En solo, le Foro est construit gratuitement avant la manche 10.
refusal-foro-timer = Le Foro peut être construit à partir de la manche { $round }.
refusal-foro-first = { $building } n’est pas rouge : le Foro doit d’abord être construit.
refusal-waives-nothing = { $card } ne dispense d’aucune marchandise du coût de { $building }.
refusal-card-not-in-hand = { $card } n’est pas dans votre main.
refusal-nothing-to-trade = Vous n’avez rien qui s’échange contre au moins 1 autre marchandise.
refusal-nothing-to-swap-for = Un échange coûte une marchandise de valeur I, et vous n’en avez pas.
refusal-nobody-injured = Vous n’avez rien à soigner.
refusal-no-token = Il n’y a pas de jeton sur { $building }.
refusal-nothing-halted = Vous n’avez pas de Castrum interrompu lors d’un tour précédent.
refusal-six-workers = Vous avez déjà { $workers } ouvriers, il n’y en a pas d’autres.
refusal-has-army = Vous avez déjà recruté votre armée.
deal-several-sets = On joue avec une seule série de cartes volcan, pas plusieurs : { $got }.
deal-option-not-for = L’option { $name } ne convient pas à { $players ->
    [one] une partie en solo.
   *[other] une partie à { $players }.
}
deal-not-all-once = { $key } : chaque carte doit y être une fois, il manque : { $missing }, en trop : { $extra }.
deal-wrong-volcano = { $key } a { $got } cartes au lieu de { $wanted }.
deal-wrong-volcano-card = La carte volcan { $got } n’a rien à faire ici : une seule série, chaque carte une fois, et en solo pas l’Apocalypse.
deal-apocalypse-place = L’Apocalypse doit être dans la pioche volcan, et tout en bas avec apocalypse_last.
deal-wrong-generator = Ce n’est pas une clé de générateur, huit nombres de 32 bits : { $got }.
deal-chance-unreadable = Ce n’est pas une ligne sur le hasard : { $got }.
deal-chance-impossible = Cela ne peut pas arriver d’ici : { $got }.
position-no-picture-line = La ligne { $line } de l’image est illisible : { $got }.
position-wrong-form = La position n’est pas juste : { $why }.

word-pompeii_own = le bâtiment de départ
word-pompeii_coin = une marchandise pour un sesterce
word-pompeii_action = un ouvrier
word-pompeii_times = le nombre de fois
word-pompeii_given = ce qui est donné en échange
word-pompeii_taken = ce qui est pris en échange
word-pompeii_traded = la quantité échangée
word-pompeii_train = la formation
word-pompeii_swap = l’échange de spécialistes
word-pompeii_payment = le paiement
word-pompeii_bonus = un bonus de propriétaire
word-pompeii_good = une marchandise
word-pompeii_victim = un autre joueur
word-pompeii_building = un bâtiment
word-pompeii_card = une carte
word-pompeii_skip = ce qui n’est pas payé du coût
word-pompeii_keep = une carte à garder
word-pompeii_halt = l’interruption du Castrum
word-pompeii_immediate = une carte immédiate
word-pompeii_pledge = les offrandes
word-pompeii_pledged = la quantité offerte
word-pompeii_draw = une pioche
