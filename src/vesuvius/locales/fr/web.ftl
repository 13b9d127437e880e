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
web-keep = Garder
web-play = Jouer
web-copied = Copié
web-copy-link = Copier le lien
web-copy-watch-link = Copier le lien pour les visiteurs
web-qr = Le lien en code QR
web-download = Partie notée

## La page d’accueil

downfall-lead = Un jeu de plateau au pied du volcan. Installez-vous à Pompéi, faites venir la famille, et soyez loin avant la montagne.
pompeii-lead = Un jeu de plateau au pied du volcan. Amassez des marchandises, apaisez la montagne, et menez la première armée au Castrum.
web-home-picture = Pompéi au pied du Vésuve
web-motto = S’installer. Sentir la fumée. Courir.
web-ways = Autres façons de jouer
web-game = Jeu
downfall-about = 2 à 4 joueurs · environ 30 minutes
pompeii-about = 1 à 4 joueurs · environ 30 minutes chacun
web-bots = Robots
web-alone = Seul
web-level = Niveau
downfall-level-1 = Connaît le chemin de la porte la plus proche, et guère plus.
downfall-level-2 = Connaît les sorties, les siennes et les vôtres, et vous ensevelit quand il peut.
downfall-level-3 = Veille aux foules, à la lave et aux parents, un pas à l’avance.
pompeii-level-1 = Produit ce qu’il faut ensuite, et ne connaît guère plus.
pompeii-level-2 = Commerce aussi à la Porta ; les cartes ne lui disent rien.
pompeii-level-3 = Veille aux bâtiments, au commerce et aux cartes, un pas à l’avance.
web-level-4 = Réfléchit quelques tours à l’avance.
web-level-5 = Le plus fort. Il prend son temps.
pompeii-choice-volcano = Volcan
pompeii-option-set_a-title = Facile
pompeii-option-set_a-about = Ses cartes touchent peu de marchandises.
pompeii-option-set_b-title = Moyen
pompeii-option-set_b-about = Ses cartes touchent plus de marchandises.
pompeii-option-set_c-title = Difficile
pompeii-option-set_c-about = Ses cartes touchent le plus de marchandises.
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
web-friends-lead = Vous recevez une table et un lien. Qui ouvre le lien prend place ; les places libres peuvent aller à des robots.
web-friends-make = Ouvrir la table
web-device = Sur cet appareil
web-device-about = On se le passe ; un rideau cache les mains.
web-device-lead = Plusieurs personnes partagent cet appareil. Entre les tours, un rideau cache les cartes.
web-device-make = Commencer
web-watch = Regarder
web-watch-about = Voyez qui joue aux tables publiques.
web-nothing-to-watch = Personne ne joue à une table publique en ce moment.
web-daily = Défi du jour
web-daily-about = Une donne pour tous, un essai, jusqu’à minuit (UTC).
web-learn = Apprendre
web-learn-about = Une première partie guidée, dix minutes.
pompeii-learn-about = Une première partie guidée, un quart d’heure.
web-puzzles = Problèmes
web-puzzles-about = Un coup est le meilleur : trouvez-le.
web-puzzles-about-other = De { $game } : trouvez le meilleur coup.
web-editor = Composer
web-editor-about = Toute position, pour la suite.
web-open-in-editor = Ouvrir dans l’éditeur de positions

## Une nouvelle table

web-players = Joueurs
web-people-here = Personnes sur cet appareil
web-rest-bots = { $count ->
    [one] L’autre place va à un robot.
   *[other] Les { $count } autres places vont à des robots.
}
web-clock = Temps
web-clock-none = Sans hâte
web-clock-live = 20 secondes par coup, 5 minutes de réserve
web-clock-slow = 3 jours par coup
web-public = Table publique
web-public-about = Chacun peut la trouver ici, jouer et regarder.
web-about-option = { $about }.
downfall-option-dual_vents-title = Tuiles à deux symboles
downfall-option-closed_vents-title = Cases de départ interdites
downfall-option-free_moves-title = Renoncer à des déplacements

## Avant la partie

web-waiting-title = La table est mise
web-waiting-free = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
web-waiting-full = Tout le monde est là.
web-waiting-owner = Vous avez une place. La partie commence quand l’hôte de la table le décide.
web-sit-name = Le nom que voient les autres
web-sit-down = Prendre place
web-begin = Commencer
web-seat-bot = Robot
web-seat-open = Libérer la place
web-seat-up = Se lever
web-invite = Inviter
web-invite-text = Qui a ce lien peut s’asseoir ici, ou regarder une fois la partie commencée.

## La table

web-board = Le plateau
web-beside = Joueurs et chronique
web-moves = Coups possibles
web-you = Vous
web-person = Personne
web-away = En absence
web-bot = Robot · { $level }
web-your-turn = À vous
web-your-turn-name = À vous, { $name }
web-thinks = À { $name } de jouer
web-wait = On vous le demandera quand ce sera votre tour.
web-watching = Vous regardez.
web-watching-moves = Voyez ce que font les autres.
web-sending = Un instant.
web-confirm = { $move } ? Pressez « Jouer », ou choisissez-le encore.
web-prompt-choose = À vous. Choisissez un coup.
web-not-now = Cela ne va avec aucun coup pour l’instant.
web-since = Depuis votre dernier tour
web-past = Vous voyez un moment antérieur de la partie.
web-steps = Dans la partie
web-step = Coup { $number } sur { $count }
web-step-first = Au début
web-step-back = Un coup en arrière
web-step-on = Un coup en avant
web-step-last = Au présent
web-skip = Passer
web-back = Retour
web-undo = Annuler
web-chat = Conversation
web-chat-unread = { $count ->
    [0] Conversation
    [one] Conversation, { $count } nouveau message
   *[other] Conversation, { $count } nouveaux messages
}
web-chat-empty = Personne n’a encore rien dit.
web-chat-say = Dire quelque chose
web-chat-send = Envoyer
web-chat-closed = Seuls ceux qui sont assis à la table peuvent parler, là où la conversation est ouverte.
web-type-move = Taper un coup
web-type-possible = Possible maintenant : { $tokens }
web-notes = Notes
web-sounds = Sons
web-menu = Menu
web-leave = S’absenter
web-return = Reprendre sa place
web-resign = Abandonner
web-resign-sure = Abandonner pour de bon
web-let-bot = Laisser un robot jouer pour { $name }
web-rewind-yes = D’accord pour revenir
web-rewind-no = Plutôt continuer
web-event = { $what } : { $facts }
web-event-of = { $who } : { $what }, { $facts }
web-entry-left = { $who } s’absente
web-entry-resigned = { $who } abandonne
web-entry-time = Le temps de { $who } est écoulé
web-entry-bot-sat = Un robot continue pour { $who }
web-entry-returned = { $who } est de retour
web-entry-waited = { $who } préfère attendre
web-entry-rewind-asked = { $who } demande à revenir en arrière
web-entry-rewind-agreed = { $who } est d’accord
web-entry-rewind-refused = { $who } préfère continuer
web-entry-closed = L’hébergeur a fermé la table
web-pass-title = Pour { $name }
web-pass-text = Passez l’appareil à { $name }. Personne d’autre ne regarde.
web-pass-look = Je suis { $name }

## Après la partie

web-over = La partie est terminée
web-won = { $count ->
    [0] Personne ne gagne : tout est perdu.
    [one] Victoire de { $names }.
   *[other] { $names } se partagent la victoire.
}
web-result = Résultat
web-rematch = Rejouer
web-to-rematch = À la nouvelle partie
web-daily-result = Résultats du jour
web-proof = Preuve de la donne
web-seed = Tout a été distribué à partir de la graine { $seed } ; son engagement était { $commitment }.

## Touches

web-keys = Touches
web-key-arrows = ← ↑ → ↓
web-key-arrows-does = Parcourir le plateau
web-key-enter = Entrée
web-key-enter-does = Choisir, et jouer ce qui est choisi
web-key-escape = Échap
web-key-escape-does = Un pas en arrière
web-key-undo = U
web-key-undo-does = Annuler
web-key-skip = S
web-key-skip-does = Passer jusqu’au présent
web-key-steps = {","} {"."}
web-key-steps-does = Reculer et avancer dans la partie
web-key-type = /
web-key-type-does = Taper un coup
web-key-log = L
web-key-log-does = Chronique
web-key-notes = N
web-key-notes-does = Notes : cartes jouées, tuiles tirées
web-key-chat = C
web-key-chat-does = Conversation
web-key-menu = M
web-key-menu-does = Menu
web-key-help = ?
web-key-help-does = Cette liste

## Réglages

web-settings = Réglages
web-name = Votre nom
web-name-kept = C’est noté. Les nouvelles tables montrent ce nom.
web-language = Langue
web-language-en = English
web-language-de = Deutsch
web-language-fr = Français
web-language-nl = Nederlands
web-theme = Lumière
web-theme-browser = Comme le navigateur
web-theme-light = Clair
web-theme-dark = Sombre
web-speed = Vitesse des autres
web-speed-slow = Lente
web-speed-normal = Normale
web-speed-fast = Rapide
web-speed-off = Aussitôt
web-set-confirm = Demander avant de jouer un coup
web-set-confirm-about = La plupart des coups ne se reprennent pas.
web-set-auto = Jouer tout seul l’unique coup possible
web-set-auto-about = Où il n’y a pas de choix, personne n’attend.
web-set-sound = Sons
web-set-sound-about = Discrets, et jamais le seul signe.
web-other-device = Sur un autre appareil
web-other-device-about = Un code fait d’un autre appareil aussi le vôtre : vos parties et votre nom y sont aussitôt.
web-other-device-code = Faire un code
web-forget = M’oublier
web-forget-about = Votre nom, vos clés et vos paroles sont effacés. Les parties restent, sans votre nom.
web-forget-sure = Effacer pour de bon
web-forgotten = C’est fait. Cet appareil ne connaît plus personne.

## Quand quelque chose ne va pas

web-unreachable = Le serveur est hors d’atteinte. Le réseau est-il là ?
web-line-connecting = Connexion…
web-line-lost = La ligne est coupée. Votre tour est à l’abri ; nouvel essai dans { $seconds } s.
web-line-ended = Le serveur a mis fin à cette connexion.
web-gone-title = Il n’y a plus rien ici
web-trouble-title = Cela n’a pas marché
web-nowhere-title = Cette page n’existe pas
web-nowhere-text = Il n’y a rien à cette adresse. Le lien est peut-être ancien, ou il manque une lettre.
web-code-title = Le code ne sert à rien

## Les règles

web-rules = Règles

## Conseils

web-hint = Conseil
web-hint-close = Masquer
web-hints = Conseils
web-hint-waiting = Un robot fort réfléchit à votre coup …
web-hint-choose = Ce que jouerait un robot fort, le meilleur d’abord. Choisissez un conseil, ou jouez autre chose.
web-hints-allowed = Conseils
web-hints-allowed-about = Qui a la main peut demander ce que jouerait un robot fort.
web-key-hint = H
web-key-hint-does = Conseils, là où ils sont permis

## Pendules

web-time-left = Temps restant
web-time-reserve = de réserve
web-time-little = il reste peu de temps
web-time-days = { $hours ->
    [0] { $days } j
   *[other] { $days } j { $hours } h
}
web-time-hours = { $minutes ->
    [0] { $hours } h
   *[other] { $hours } h { $minutes } min
}
web-time-seconds-said = Il reste { $seconds } secondes pour votre coup.
web-time-hours-said = { $hours ->
    [one] Il reste une heure pour votre coup.
   *[other] Il reste { $hours } heures pour votre coup.
}

## Être appelé

web-title-turns = ● À vous de jouer à { $count } tables – Vesuvius
web-title-waiting = ({ $count }) { $title }
web-notice-title = À vous de jouer
web-notice-text = { $game } : les autres vous attendent.
web-set-notice = Avis du navigateur
web-set-notice-about = Quand cette page est ouverte en arrière-plan, le navigateur vous dit que c’est à vous.
web-set-notice-denied = Les avis sont interdits pour cette page. Cela se change dans les réglages du navigateur lui-même.
web-set-notice-insecure = Le navigateur ne montre d’avis que pour les pages à l’adresse en https. Le titre de la page vous le dit quand même.
web-set-notice-missing = Ce navigateur ne peut pas montrer d’avis depuis une page. Le titre de la page vous le dit quand même.

## Après la partie : la revoir, partager, son propre palmarès

web-replay = Revoir
web-review = Analyser
web-explore = Explorer d’ici
web-replay-of = Revoir : { $game }
web-replay-with = Revoir la partie avec { $names }
web-replay-hands = Mains ouvertes
web-replay-leave = Vers le résultat
web-replay-begin = La partie commence.
web-replay-play = Lire
web-replay-pause = Pause
web-replay-end = À la fin
web-replay-pace = Allure : { $pace }
web-replay-copy = Copier le lien vers ce moment
web-replay-no-picture = Il n’y a pas d’image de ce moment. La chronique raconte ce qui s’est passé.
web-replay-early-title = La partie n’est pas finie
web-replay-early-text = Dès qu’une partie est finie, on peut la revoir du premier au dernier coup.
web-share = Partager
web-share-title = { $count ->
    [0] { $game } : personne n’a gagné
    [one] { $names } a gagné : { $game }
   *[other] { $names } ont gagné ensemble : { $game }
}
web-share-private = Seuls ceux qui étaient à cette table peuvent ouvrir le lien.
web-record = Mon palmarès
web-record-empty = Rien encore : vous trouverez ici toutes vos parties finies, vos adversaires et votre force.
web-record-places = Places selon le nombre de joueurs
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
downfall-best-score = Plus de sauvés
web-record-last = Parties finies
web-record-several = { $count } × { $name }
web-record-opponent = Adversaire
web-record-better = Devant
web-record-equal = À égalité
web-record-worse = Derrière
web-record-people = Contre des personnes
web-record-bots = Contre des robots
web-record-bot-rating = Cote { $rating }
web-rating-people = Cote entre personnes
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
