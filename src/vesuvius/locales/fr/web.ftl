# Les pages dans le navigateur.

## Partout

web-title = Vesuvius
web-title-page = { $page } – Vesuvius
web-title-table = { $game } – Vesuvius
web-title-turn = ● À vous – Vesuvius
web-with-ruling = { $line } ({ $rule })
web-close = Fermer
web-to-home = À la page d’accueil
web-load-again = Recharger
web-try-now = Essayer maintenant
web-guest = Visiteur
web-bot-names = Marcus, Aurelia, Titus, Livia, Gaius, Cornelia, Lucius, Julia, Quintus, Flavia
web-player = Joueur { $number }
web-token = { $token }
web-keep = Enregistrer
web-play = Jouer
web-copied = Copié
web-copy-link = Copier le lien
web-copy-watch-link = Copier le lien pour les spectateurs
web-qr = Le lien en code QR
web-download = Enregistrement

## La page d’accueil

downfall-lead = Un jeu de plateau au pied du volcan. Installez-vous à Pompéi, faites venir la famille, et partez avant l’éruption.
pompeii-lead = Un jeu de plateau au pied du volcan. Amassez des marchandises, apaisez le Vésuve, et menez la première armée au Castrum.
web-home-picture = Pompéi au pied du Vésuve
web-motto = S’installer. Sentir la fumée. Courir.
web-ways = Autres façons de jouer
web-game = Jeu
downfall-about = 2 à 4 joueurs · environ 45 minutes
pompeii-about = 1 à 4 joueurs · environ 30 min par joueur
web-bots = Robots
web-alone = Solo
web-level = Niveau
downfall-level-1 = Connaît le chemin de la porte la plus proche, et guère plus.
downfall-level-2 = Connaît les sorties, les siennes et les vôtres, et vous ensevelit quand il peut.
downfall-level-3 = Veille aux foules, à la lave et aux parents, un pas à l’avance.
pompeii-level-1 = Produit ce qu’il faut ensuite, et ne connaît guère plus.
pompeii-level-2 = Échange aussi à la Porta ; les cartes ne lui disent rien.
pompeii-level-3 = Veille aux bâtiments, aux échanges et aux cartes, un pas à l’avance.
web-level-4 = Réfléchit quelques tours à l’avance.
web-level-5 = Le plus fort. Il prend son temps.
pompeii-choice-volcano = Volcan
pompeii-option-set_a-title = Facile
pompeii-option-set_a-about = Ses cartes touchent le moins de marchandises.
pompeii-option-set_b-title = Moyen
pompeii-option-set_b-about = Ses cartes touchent plus de marchandises.
pompeii-option-set_c-title = Difficile
pompeii-option-set_c-about = Ses cartes touchent le plus de marchandises.
pompeii-data-mild-title = clémentes
pompeii-data-harsh-title = sévères
web-play-now = Jouer
web-my-games = Mes parties
web-no-games = Pas encore de partie. La première est à un clic.
web-all-games = Les { $count } parties
web-game-with = Avec { $names }
web-game-alone = En solo
web-free-seat = place libre
web-status-open = Pas commencée
web-status-running = En cours
web-status-over = Terminée
web-status-closed = Fermée
web-friends = Entre amis
web-friends-about = Ouvrez une table, envoyez son lien ou montrez le code.
web-friends-lead = Vous recevez une table et un lien. Toute personne qui ouvre le lien prend place ; les places libres peuvent aller à des robots.
web-friends-make = Ouvrir la table
web-device = Sur cet appareil
web-device-about = On se le passe ; un rideau cache les mains.
web-device-lead = Plusieurs joueurs partagent cet appareil. Entre les tours, un rideau cache les cartes.
web-device-make = Commencer
web-watch = Regarder
web-watch-about = Suivez des parties en cours.
web-nothing-to-watch = Il n’y a aucune partie à regarder en ce moment.
web-live-now = En ce moment
web-live-all = Toutes les parties
web-moves-played = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
web-watchers = { $count ->
    [one] un spectateur
   *[other] { $count } spectateurs
}
web-daily = Défi du jour
web-daily-about = Une donne pour tous, un essai, jusqu’à minuit (UTC).
web-learn = Apprendre
web-learn-about = Une première partie guidée, environ dix minutes.
pompeii-learn-about = Une première partie guidée, environ un quart d’heure.
web-puzzles = Problèmes
web-puzzles-about = Un coup est le meilleur : trouvez-le.
web-puzzles-about-other = De { $game } : trouvez le meilleur coup.
web-editor = Éditeur de positions
web-editor-about = Composez une position et jouez la suite.
web-open-in-editor = Ouvrir dans l’éditeur de positions

## Une nouvelle table

web-players = Joueurs
web-people-here = Joueurs sur cet appareil
web-rest-bots = { $count ->
    [one] L’autre place va à un robot.
   *[other] Les { $count } autres places vont à des robots.
}
web-clock = Temps de réflexion
web-clock-none = Illimité
web-clock-live = 20 secondes par coup, 5 minutes de réserve
web-clock-slow = 3 jours par coup
web-public = Table publique
web-public-about = Chacun peut la trouver ici, jouer et regarder.
web-audience = Ouverte aux spectateurs
web-audience-about = La partie figure sous « Regarder ». Seuls ceux qui ont le lien peuvent prendre place.
web-about-option = { $about }.
web-data-set = Valeurs chiffrées : { $title }
web-data-set-about = Valeurs chiffrées « { $title } » : { $about }
web-title-data-set = { $game } · { $set }
downfall-option-dual_vents-title = Tuiles à deux symboles
downfall-option-closed_vents-title = Cases de départ interdites
downfall-option-free_moves-title = Renoncer à des déplacements

## Avant la partie

web-waiting-title = En attente de joueurs
web-waiting-free = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
web-waiting-full = Tout le monde est là.
web-waiting-lot = Les places et les couleurs sont tirées au sort au début de la partie.
web-ask-name = Comment les autres doivent-ils vous appeler ?
web-keep-name = Enregistrer ce nom
web-skip-name = Pas maintenant
web-waiting-owner = Vous avez une place. La partie commence quand l’hôte de la table le décide.
web-sit-name = Votre nom, tel que le voient les autres
web-sit-down = Prendre place
web-begin = Commencer
web-seat-bot = Robot
web-seat-open = Libérer la place
web-seat-up = Quitter cette place
web-seat-kept = En attente de { $name }
web-invite = Inviter
web-invite-text = Toute personne qui a ce lien peut s’asseoir ici, ou regarder une fois la partie commencée.
web-link-here-only = Seul cet appareil peut ouvrir ce lien : le serveur ne tourne que pour lui.
web-link-home = Pour tous les appareils de votre réseau domestique, lancez-le avec
web-link-anywhere = Pour des gens ailleurs, hébergez-le et réglez

## La table

web-board = Le plateau
web-beside = Joueurs et chronique
web-moves = Coups possibles
web-you = Vous
web-person = Joueur humain
web-opponent = Adversaire
web-away = Absent
web-online = En ligne
web-offline = Hors ligne
web-bot-plays = Un robot joue
web-resigned = Abandon
web-bot = Robot · { $level }
web-your-turn = À vous
web-your-turn-name = À vous, { $name }
web-thinks = À { $name } de jouer
web-wait = Ce n’est pas encore votre tour.
web-watching = Vous regardez.
web-watching-moves = Voici ce que font les autres.
web-own-move = Votre coup
web-own-move-shown = Voyez ce qu’il produit.
web-sending = Un instant.
web-move-whose = { $move } : un marqueur de { $name }
web-move-explained = { $move } : { $says }
web-plan = Prévoir un coup
web-plan-heading = Prévoyez votre prochain coup
web-plan-confirm = { $move } ? Appuyez sur « Prévoir ».
web-plan-keep = Prévoir
web-plan-done = Terminé
web-plan-made = Prévu : { $moves }.
web-plan-drop = Abandonner ce plan
web-plan-dropped = Ce que vous aviez prévu n’a pas été joué : { $moves }.
web-confirm = { $move } ? Appuyez sur « Jouer », ou choisissez-le encore.
web-confirm-explained = { $move } : { $says }.
web-confirm-act = Appuyez encore sur « { $act } » pour le faire.
web-prompt-choose = À vous. Choisissez un coup.
web-not-now = Ce n’est pas possible pour l’instant.
web-list-full = Tout est choisi. Jouez, ou revenez en arrière pour changer.
web-since = Depuis votre dernier tour
web-log-hits = { $count ->
    [0] Chronique
    [one] Chronique, { $count } attaque contre vous
   *[other] Chronique, { $count } attaques contre vous
}
web-past = Vous voyez un moment antérieur de la partie.
web-steps = Coups de la partie
web-step = Coup { $number } sur { $count }
web-step-first = Premier coup
web-step-back = Coup précédent
web-step-on = Coup suivant
web-step-last = Dernier coup
web-scene-skip = Touchez l’écran ou une touche pour continuer
web-skip = Passer
web-next-game = Partie suivante
web-back = Retour
web-undo = Annuler
web-undo-turn = Annuler mon tour
web-chat = Discussion
web-chat-unread = { $count ->
    [0] Discussion
    [one] Discussion, { $count } nouveau message
   *[other] Discussion, { $count } nouveaux messages
}
web-chat-empty = Aucun message pour l’instant.
web-chat-say = Dire quelque chose
web-chat-send = Envoyer
web-chat-sending = Pas encore envoyé. Le message partira dès que le serveur répondra.
web-chat-watchers = Les spectateurs parlent ici entre eux. Les joueurs vous entendront quand la partie sera terminée.
web-chat-reactions = Réactions
web-chat-closed = La discussion est fermée à cette table.
web-type-move = Taper un coup
web-type-possible = Possible maintenant : { $tokens }
web-notes = Notes
web-sounds = Sons
web-menu = Menu
web-leave = S’absenter
web-return = Reprendre votre place
web-resign = Abandonner
web-resign-sure = Abandonner pour de bon
web-resign-about = Vous ne pourrez pas revenir et serez dernier. S’il ne reste qu’un joueur, ou que des robots, la partie s’arrête aussitôt. Sinon, un robot joue à votre place.
web-offer-end = Proposer d’arrêter la partie
web-end-offered = { $who } propose d’arrêter la partie sans vainqueur.
web-end-accept = Arrêter la partie
web-end-decline = Continuer
web-end-waiting = Vous avez proposé d’arrêter la partie. Les autres peuvent accepter ou continuer.
web-claim = Réclamer la victoire
web-claim-about = Votre adversaire est absent depuis longtemps. Vous pouvez réclamer la victoire, ou continuer.
web-claim-from = Votre adversaire est parti. S’il n’est pas revenu à { $time }, vous pourrez réclamer la victoire.
web-away-about = Vous vous êtes absenté. En attendant, les autres peuvent laisser un robot jouer pour vous.
web-proposals = À cette table
web-proposal-offer = Offre
web-proposal-rewind = Demande
web-proposal-away = Absent
web-proposal-claim = Victoire
web-proposal-absent = Absence
web-proposal-where = Pour répondre, pressez « { $word } » dans la barre de titre.
web-let-bot = Laisser un robot jouer pour { $name }
web-rewind-asked = { $who } demande à reprendre des coups.
web-rewind-yes = Accepter la reprise
web-rewind-no = Refuser et continuer
web-event = { $what } : { $facts }
web-event-of = { $who } : { $what }, { $facts }
web-entry-left = { $who } s’absente
web-entry-resigned = { $who } abandonne
web-entry-claimed = { $who } réclame la victoire
web-entry-end-offered = { $who } propose d’arrêter la partie
web-entry-end-accepted = { $who } accepte de l’arrêter
web-entry-end-declined = { $who } préfère jouer jusqu’au bout
web-entry-end-agreed = { $who } accepte : la partie s’arrête sans vainqueur
web-entry-time = Le temps de { $who } est écoulé
web-entry-bot-sat = Un robot continue pour { $who }
web-entry-returned = { $who } est de retour
web-entry-waited = { $who } préfère attendre
web-entry-content = { $who } s’en tient là
web-entry-rewind-asked = { $who } demande à reprendre des coups
web-entry-rewind-agreed = { $who } est d’accord
web-entry-rewind-refused = { $who } préfère continuer
web-entry-closed = L’hébergeur a fermé la table
web-pass-title = Au tour de { $name }
web-pass-text = Passez l’appareil à { $name }. Les autres ne regardent pas.
web-pass-look = Je suis { $name }

## Après la partie

web-over = La partie est terminée
web-won = { $count ->
    [0] Personne ne gagne : tout est perdu.
    [one] Victoire de { $names }.
   *[other] { $names } se partagent la victoire.
}
web-won-resigned = { $count ->
    [0] { $gone } abandonne : personne ne gagne.
    [one] Victoire de { $names } par abandon de { $gone }.
   *[other] { $names } se partagent la victoire par abandon de { $gone }.
}
web-won-claimed = Victoire de { $names } : l’adversaire est parti.
web-won-agreed = Tous ont accepté d’arrêter la partie. Personne ne gagne.
web-result = Résultat
web-rematch = Rejouer
web-to-rematch = À la nouvelle partie
web-rematch-waits = Une nouvelle partie vous attend, avec une place pour vous.
web-rematch-asked = Voulez-vous rejouer ? La partie commence quand tous ont accepté.
web-rematch-accept = Accepter
web-rematch-decline = Non, merci
web-rematch-offered = Les autres sont invités. La partie commence quand tous ont accepté ; vous pouvez aussi donner une place libre à un robot.
web-daily-result = Résultats du jour
web-proof = Preuve de la donne
web-seed = Tout a été distribué à partir de la graine { $seed } ; son engagement était { $commitment }.

## Touches

web-keys = Raccourcis clavier
web-key-arrows = ← ↑ → ↓
web-key-arrows-does = Se déplacer sur le plateau
web-key-enter = Entrée
web-key-enter-does = Choisir, et jouer ce qui est choisi
web-key-inspect = I
web-key-inspect-does = En savoir plus sur le lieu, la carte ou la marchandise sélectionnée
web-key-escape = Échap
web-key-escape-does = Retour
web-key-zoom = + − 0
web-key-zoom-does = Agrandir le plateau, le réduire ou l’afficher en entier
web-zoom-whole = Afficher tout le plateau
web-key-undo = U
web-key-undo-does = Annuler
web-key-undo-turn = Maj+U
web-key-undo-turn-does = Annuler mon tour
web-key-skip = S
web-key-skip-does = Passer au dernier coup
web-key-steps = {","} {"."}
web-key-steps-does = Reculer et avancer dans la partie
web-key-type = /
web-key-type-does = Taper un coup
web-key-log = L
web-key-log-does = Chronique
web-key-notes = N
web-key-notes-does = Notes : cartes jouées, tuiles tirées
web-key-chat = C
web-key-chat-does = Discussion
web-key-menu = M
web-key-menu-does = Menu
web-key-help = ?
web-key-help-does = Cette liste

## Réglages

web-settings = Réglages
web-name = Votre nom
web-name-kept = C’est enregistré. Les nouvelles tables montrent ce nom.
web-language = Langue
web-language-en = English
web-language-de = Deutsch
web-language-fr = Français
web-language-nl = Nederlands
web-theme = Thème
web-theme-browser = Comme le navigateur
web-theme-light = Clair
web-theme-dark = Sombre
web-pieces = Couleurs des marqueurs
web-pieces-usual = Habituelles
web-pieces-distinct = Faciles à distinguer
web-pieces-contrast = Contraste élevé
web-pieces-usual-about = Chaque couleur a sa forme et sa lettre.
web-pieces-distinct-about = Chaque couleur a aussi sa propre clarté, pour qui confond certaines teintes.
web-pieces-contrast-about = Couleurs profondes, bords larges, lettres grasses.
web-own-colour = Ma couleur
web-own-colour-seat = Celle de ma place
web-own-colour-about = Vos marqueurs sont toujours de cette couleur à l’écran si le jeu l’a ; celui à qui elle appartient prend la vôtre. Pour les autres et dans la notation, rien ne change.
web-speed = Vitesse des coups des autres
web-speed-slow = Lente
web-speed-normal = Normale
web-speed-fast = Rapide
web-speed-off = Instantanée
web-set-confirm = Confirmer chaque coup
web-set-confirm-about = La plupart des coups ne se reprennent pas.
web-set-auto = Jouer automatiquement les coups forcés
web-set-auto-about = S’il n’y a qu’un coup possible, il est joué pour vous.
web-set-coordinates = Lettres et chiffres au bord du plateau
web-set-coordinates-about = Les consignes, la chronique et les conseils nomment ainsi les cases, par exemple F2.
web-set-watched = Les autres peuvent regarder
web-set-watched-about = Vos nouvelles parties contre des robots figurent sous « Regarder ». Personne ne voit vos cartes.
web-set-sound = Sons
web-set-sound-about = Discrets, et jamais le seul signe.
web-other-device = Un autre appareil
web-other-device-about = Avec un code, vous vous connectez sur un autre appareil ; vos parties et votre nom vous suivent.
web-other-device-code = Obtenir un code
web-forget = Supprimer mes données
web-forget-about = Votre nom, vos clés et vos messages sont supprimés. Vos parties restent, sans votre nom.
web-forget-sure = Supprimer pour de bon
web-forgotten = C’est fait. Cet appareil ne sait plus rien de vous.

## What is stored, and for how long

web-privacy = Vie privée
web-privacy-link = Ce qui est enregistré
web-privacy-link-about = Voyez ce que ce serveur enregistre à votre sujet, et téléchargez le tout.
web-privacy-about = Vous jouez ici sans compte. Il n’y a ni publicité ni pistage, et cette page ne charge rien depuis d’autres serveurs.
web-privacy-stored = Ce que ce serveur enregistre
web-privacy-you = Vous
web-privacy-you-about = Le nom que vous avez choisi, votre langue, la date de votre première et de votre dernière visite, et une empreinte de la clé de chacun de vos appareils.
web-privacy-games = Parties
web-privacy-games-about = À chaque table : qui est assis où, chaque coup avec son heure, les coups prévus et la discussion.
web-privacy-results = Résultats
web-privacy-results-about = Places et classements, problèmes essayés, défis du jour et variantes explorées.
web-privacy-notices = Notifications
web-privacy-notices-about = Si vous voulez savoir quand c’est votre tour : l’adresse chez l’éditeur de votre navigateur, ou votre adresse électronique. Les notifications passent par là.
web-privacy-address = Votre adresse réseau
web-privacy-address-about = Elle reste en mémoire vive, pour limiter ce qu’une adresse peut demander. Elle n’est notée que si des demandes ont été refusées (dans le journal) ou si l’hébergeur l’a bannie.
web-privacy-device = Sur cet appareil
web-privacy-device-about = Votre clé et vos réglages, dans le stockage du navigateur. Il n’y a pas de cookies.
web-privacy-seen = Ce que voient les autres
web-privacy-seen-about = Votre nom, votre présence à une table, et vos résultats contre eux. Le droit de regarder une partie se règle avec sa table. Une fois la partie finie, tous ceux qui y étaient assis peuvent tout voir.
web-privacy-how-long = Combien de temps
web-privacy-people-always = Vous : jusqu’à ce que vous supprimiez vos données.
web-privacy-people-days = Vous : jusqu’à ce que vous supprimiez vos données, ou après { $days ->
    [one] un jour
   *[other] { $days } jours
} sans visite.
web-privacy-finished-always = Parties finies : tant que l’hébergeur les garde.
web-privacy-finished-days = Parties finies : { $days ->
    [one] un jour
   *[other] { $days } jours
} après le dernier coup.
web-privacy-abandoned-days = Tables où plus personne ne joue : { $days ->
    [one] un jour
   *[other] { $days } jours
}.
web-privacy-imported-days = Parties importées : { $days ->
    [one] un jour
   *[other] { $days } jours
}.
web-privacy-backups = Les sauvegardes de l’hébergeur contiennent encore ce qui a été supprimé, jusqu’à leur remplacement.
web-privacy-rights = Ce que vous pouvez faire
web-privacy-rights-about = Téléchargez en un seul fichier tout ce qui est enregistré à votre sujet, ou supprimez vos données dans les réglages. Les parties des autres restent lisibles, sans votre nom.
web-privacy-download = Télécharger mes données

## Quand quelque chose ne va pas

web-unreachable = Le serveur est injoignable. Êtes-vous en ligne ?
web-server-gone = Le serveur est injoignable. Les règles et les leçons se passent de lui ; tout le reste attend son retour.
web-warming = Le serveur se prépare : il compile les règles, une seule fois. Cela prend une minute ou deux, puis la page continue d’elle-même.
web-update = Une nouvelle version est là. Chargez-la quand cela vous convient ; vos parties reprennent où elles en sont.
web-line-connecting = Connexion…
web-line-lost = Connexion perdue. Votre tour est à l’abri ; nouvel essai dans { $seconds } s.
web-line-ended = Le serveur a mis fin à cette connexion.
web-gone-title = Il n’y a plus rien ici
web-trouble-title = Une erreur s’est produite
web-nowhere-title = Page introuvable
web-nowhere-text = Il n’y a rien à cette adresse. Le lien est peut-être ancien ou incomplet.
web-code-title = Ce code n’est pas valable

## Les règles

web-rules = Règles
web-clear-search = Vider la recherche
web-look-up = Tout consulter

## Conseils

web-hint = Conseil
web-hint-close = Masquer
web-hints = Conseils
web-hint-waiting = Un robot fort réfléchit à votre coup…
web-hint-choose = Ce que jouerait un robot fort, le meilleur d’abord. Choisissez un conseil, ou jouez autre chose.
web-hint-outdated = Une recherche plus longue classe les coups autrement.
web-hint-renew = Nouvel ordre
web-hints-allowed = Conseils
web-hints-allowed-about = Le joueur dont c’est le tour peut demander ce que jouerait un robot fort.
web-key-hint = H
web-key-hint-does = Conseils, là où ils sont permis

## Pendules

web-time-left = Temps restant
web-time-reserve = de réserve
web-time-little = presque plus de temps
web-time-days = { $hours ->
    [0] { $days } j
   *[other] { $days } j { $hours } h
}
web-time-hours = { $minutes ->
    [0] { $hours } h
   *[other] { $hours } h { $minutes } min
}
web-time-seconds-said = { $seconds ->
    [one] Il reste { $seconds } seconde pour votre coup.
   *[other] Il reste { $seconds } secondes pour votre coup.
}
web-time-hours-said = { $hours ->
    [one] Il reste une heure pour votre coup.
   *[other] Il reste { $hours } heures pour votre coup.
}

## Être appelé

web-title-turns = ● À vous de jouer à { $count } tables – Vesuvius
web-title-waiting = ({ $count }) { $title }
web-notice-title = À vous de jouer
web-notice-text = { $game } : les autres vous attendent.
web-set-notice = Notifications du navigateur
web-set-notice-about = Quand cette page est ouverte en arrière-plan, le navigateur vous dit que c’est à vous.
web-set-notice-denied = Les notifications sont bloquées pour cette page. Cela se change dans les réglages du navigateur.
web-set-notice-insecure = Le navigateur ne montre de notifications que pour les pages en https. Le titre de la page vous dit quand même que c’est à vous.
web-set-notice-missing = Ce navigateur ne peut pas montrer de notifications. Le titre de la page vous dit quand même que c’est à vous.

## Après la partie : la revoir, partager, son propre palmarès

web-replay = Revoir
web-review = Analyser
web-mistakes = Apprendre de mes erreurs
web-explore = Explorer d’ici
web-replay-of = Revoir : { $game }
web-replay-with = Revoir la partie avec { $names }
web-replay-hands = Montrer les mains
web-replay-leave = Retour au résultat
web-replay-begin = La partie commence.
web-replay-play = Lire
web-replay-pause = Pause
web-replay-end = Fin
web-replay-pace = Vitesse : { $pace }
web-replay-copy = Copier le lien vers ce moment
web-replay-clip = Créer un clip
web-replay-no-picture = Il n’y a pas d’image de ce moment. La chronique raconte ce qui s’est passé.
web-replay-early-title = La partie n’est pas terminée
web-replay-early-text = Dès qu’une partie est terminée, on peut la revoir du premier au dernier coup.
web-share = Partager
web-share-title = { $count ->
    [0] { $game } : personne n’a gagné
    [one] { $names } a gagné : { $game }
   *[other] { $names } ont gagné ensemble : { $game }
}
web-share-private = Seuls ceux qui étaient à cette table peuvent ouvrir le lien.
web-record = Mon palmarès
web-record-empty = Rien encore : vous trouverez ici toutes vos parties terminées, vos adversaires et votre cote.
web-record-places = Rangs selon le nombre de joueurs
web-record-games = Parties
web-record-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
web-record-place-of = { $place ->
    [1] 1er
   *[other] { $place }e
} sur { $count }
web-record-gone = Parti
web-record-won = Gagné
web-record-lost = Perdu
downfall-best-score = Record de marqueurs sauvés
web-streaks = De suite
web-streak-now = En ce moment
web-streak-longest = Au mieux
web-streak-daily = Défi du jour : { $game }
web-streak-days = { $count ->
    [one] 1 jour de suite
   *[other] { $count } jours de suite
}
web-streak-puzzles = { $count ->
    [one] 1 résolu de suite
   *[other] { $count } résolus de suite
}
web-record-last = Parties terminées
web-record-several = { $count } × { $name }
web-record-opponent = Adversaire
web-record-better = Devant
web-record-equal = À égalité
web-record-worse = Derrière
web-record-people = Contre des joueurs humains
web-record-bots = Contre des robots
web-record-bot-rating = Cote { $rating }
web-rating-people = Cote entre joueurs humains
web-rating-bots = Cote contre les robots
web-rating-margin = ± { $margin }
web-rating-games = { $count ->
    [one] d’après une partie classée
   *[other] d’après { $count } parties classées
}
web-rating-none = Aucune partie classée pour l’instant.
web-rating-about = Seules comptent les parties aux tables classées. Les parties avec un robot à la table ont une cote à part, et chacun commence à 1500 ; plus on joue, plus le chiffre est sûr.
web-rating-change = { $after } ({ $change })
web-rating-new = Votre cote : { $before } → { $after }
web-rated = Classée
web-rated-about = Le résultat compte pour la cote de chacun. Pas de conseils, et on ne reprend que ses propres derniers coups.
web-rated-here = Partie classée
web-casual = Amicale
web-casual-here = Partie amicale
web-casual-result = Une partie amicale : aucune cote n’a changé.
web-somebody = Quelqu’un

## Trouver d’autres joueurs

web-lobby = Jouer avec quelqu’un
web-lobby-about = Trouvez d’autres joueurs : tout de suite, ou à une table ouverte.
web-lobby-lead = Dites à quoi vous voulez jouer. Les joueurs qui veulent la même chose vous rejoignent à une table ; si personne ne vient, des robots prennent les places libres.
web-match-wait = Les robots arrivent après
web-match-seconds = { $count ->
    [60] 1 minute
    [180] 3 minutes
   *[other] { $count } secondes
}
web-match-name = Votre nom
web-match-as = Vous jouez sous le nom de { $name }.
web-match-now = Jouer avec quelqu’un maintenant
web-match-level = Niveau des robots
web-match-stop = Ne plus attendre
web-match-gone = Personne n’était à cette table à la fin de l’attente : elle a été fermée.
web-open-tables = Tables ouvertes
web-open-none = Personne n’attend en ce moment.
web-seats-free = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
web-open-join = Rejoindre
web-open-back = Retour
web-open-rating = { $name } ({ $rating })
web-open-unrated = { $name } (sans cote)
web-open-bot = { $name } ({ $level })
web-fills-in = { $count ->
    [0] Des robots prennent les places libres…
    [one] Des robots prennent les places libres dans une seconde.
   *[other] Des robots prennent les places libres dans { $count } secondes.
}
