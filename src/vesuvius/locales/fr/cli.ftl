# La ligne de commande : aide, avis et ce qui se dit d’un mauvais usage.

cli-help = Vesuvius : des jeux de société sur Pompéi, dans le navigateur et dans le terminal. Sans commande, le jeu s’ouvre dans un navigateur.
cli-trace-help = Écrit sur la sortie standard des traces de parties au hasard : chaque décision avec tous ses coups permis.
cli-check-help = Rejoue les traces de n’importe quel programme et compare chaque ligne aux règles.
cli-perft-help = Compte l’arbre des coups depuis le début d’une partie, profondeur par profondeur.
cli-replay-help = Dessine le plateau d’un enregistrement, d’une trace ou d’une position après tant de décisions, avec la chronique à côté.
cli-play-help = Joue dans le terminal contre des robots.
cli-bench-help = Mesure les vitesses à côté de leur étalon.

## Parties d’une page d’aide

cli-usage = Usage :
cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commandes
cli-default = [par défaut : {"{}"}]
cli-required = [requis]
cli-help-option = Montre cette aide.
cli-install-completion = Installe la complétion pour ce shell.
cli-show-completion = Montre le script de complétion pour ce shell.
cli-metavar-command = COMMANDE …
cli-metavar-options = [OPTIONS]
cli-metavar-game = JEU
cli-metavar-file = FICHIER
cli-metavar-number = N
cli-metavar-list = A,B
cli-metavar-data = SÉRIE|DOSSIER|SÉRIE:DOSSIER
cli-metavar-seed = GRAINE
cli-metavar-language = LANGUE

## Arguments et options

cli-option-game = Quel jeu : { $games }.
cli-option-language = Langue de tous les mots : de, en, fr ou nl. Sinon VESUVIUS_LANGUAGE, puis celle du système.
cli-option-version = Montre la version.
cli-option-lan = Pour tous les appareils du réseau domestique, et pas seulement pour celui-ci.
cli-option-port = Port à écouter.
cli-option-open = Ouvre un navigateur, ou donne seulement l’adresse.
cli-option-players = Combien de joueurs.
cli-option-some-players = Nombre de joueurs ; sinon 2, ou autant que la position en compte.
cli-option-players-list = Combien de joueurs, ou plusieurs nombres séparés par des virgules.
cli-option-games = Combien de parties.
cli-option-seed = Nombre entier dont suit tout le hasard, ou les 64 chiffres hexadécimaux d’un enregistrement.
cli-option-options = Options du jeu, séparées par des virgules : { $options }.
cli-option-file = Fichier à lire ; - ou rien pour l’entrée standard.
cli-option-stored = Un enregistrement, une trace ou une position ; - pour l’entrée standard.
cli-option-any-deal = Ne demande pas si la règle permet cette donne.
cli-option-depth = Jusqu’à quelle profondeur.
cli-option-ply = Après tant de décisions ; sinon, à la fin.
cli-option-nth = Numéro de la partie dans une trace ou dans un fichier de plusieurs enregistrements, à partir de 1.
cli-option-as-seat = Par les yeux de quelle place ; sinon, d’un spectateur.
cli-option-svg = Enregistre le dessin en SVG dans ce fichier au lieu de le montrer.
cli-option-seat = Votre place, à partir de 0.
cli-option-record = Enregistre la partie dans ce fichier.
cli-option-position = Commence à la position de ce fichier.
cli-option-daily = Donne du jour : la même pour tous ceux qui jouent aujourd’hui (UTC) à autant de joueurs et avec les mêmes options.
cli-option-seconds = Secondes pour chaque mesure.
cli-option-json = Affiche du JSON, un objet par ligne.

## Avis

cli-compiling = Les règles de { $game } sont compilées pour cette machine. Cela n’arrive qu’une fois et prend un moment.
cli-compiling-bot = Le robot { $bot } est compilé pour cette machine. Cela n’arrive qu’une fois et prend un moment.
cli-seed = Graine { $seed }
cli-daily = Donne du { $day }
cli-checked = { $games ->
    [one] { $games } partie,
   *[other] { $games } parties,
} { $decisions ->
    [one] { $decisions } décision vérifiée
   *[other] { $decisions } décisions vérifiées
}
cli-writing = Écriture des traces
cli-checking = Vérification
cli-counting = Dénombrement
cli-measuring = Mesure
cli-ply-of = décision { $ply } sur { $plies }
cli-game-of = partie { $game } sur { $games }, { $ply }
cli-record-kept = L’enregistrement est dans { $file }.

## À la table

cli-ask = À vous
cli-player = Joueur
cli-seat = Place { $seat }
cli-result = Résultat
cli-table-help =
    Tapez un coup, ou :
    ?         les coups permis
    hint      les trois meilleurs coups, et ce qui parle pour eux
    undo      reprendre votre dernière décision, tant que rien de nouveau n’a été révélé depuis
    board     redessiner le plateau
    log       toute la chronique
    help      cette aide
    quit      quitter la table
cli-welcome = Vous êtes { $who }. Tapez ? pour les coups permis, hint pour les meilleurs, help pour l’aide, quit pour partir.
cli-table-option = { $option } : { $words }
cli-undone = Repris.
cli-undo-nothing = Vous n’avez pas de décision à reprendre.
cli-undo-known = Cela ne peut être repris : quelque chose de nouveau a été révélé depuis.
cli-refused = { $token } : { $why }
cli-refused-rule = { $token } : { $why } ({ $rule })
cli-goodbye = À la prochaine.

## Mesures

cli-bench-what = Quoi
cli-bench-players = Joueurs
cli-bench-threads = Fils
cli-bench-decisions = Décisions par seconde de processeur
cli-bench-games = Parties par seconde de processeur
cli-bench-nanoseconds = Nanosecondes
cli-bench-yardstick = Étalon
cli-bench-ratio = Rapport

## Mauvais usage

cli-error = vesuvius : { $problem }
cli-in-file = { $file } : { $problem }
cli-at-line = ligne { $line } : { $problem }
cli-at-game = partie { $game }, ligne { $line } : { $problem }
cli-see-help = { $problem } Voir : { $command } --help
cli-unknown-language = Il n’y a pas de mots en { $got } ; langues connues : { $known }.
cli-unknown-command = Il n’y a pas de commande { $got } ; commandes connues : { $known }.
cli-unknown-option = Il n’y a pas d’option { $got }.
cli-near-option = Il n’y a pas d’option { $got } ; vouliez-vous dire { $near } ?
cli-missing = { $what } manque.
cli-needs-value = L’option { $option } demande une valeur.
cli-takes-no-value = L’option { $option } ne prend pas de valeur.
cli-too-much = Il y a quelque chose de trop : { $got }.
cli-bad-use = Cela ne se comprend pas : { $why }.
cli-not-a-number = { $option } : { $got } n’est pas un nombre entier à partir de { $lowest }.
cli-not-together = { $option } ne va pas avec { $other }.
cli-not-a-seed = --seed : { $got } n’est ni un nombre entier ni 64 chiffres hexadécimaux.
cli-other-game = c’est une position de { $got }, pas de { $wanted }.
cli-not-seconds = { $option } : { $got } n’est pas un nombre supérieur à 0.
cli-no-such-seat = La place { $got } n’existe pas ; il y a les places 0 à { $highest }.
cli-no-such-ply = Il n’y a pas de décision { $got } ; la dernière est { $last }.
cli-no-such-game = Il n’y a pas de partie { $got } dedans ; la dernière est { $last }.
cli-no-file = { $file } : ce fichier n’existe pas.
cli-no-folder = { $file } : le dossier { $folder } n’existe pas.
cli-no-name = Il manque le nom d’un fichier : il est vide.
cli-file-exists = { $file } existe déjà et n’est pas écrasé.
cli-is-folder = { $file } est un dossier ; il faut un fichier.
cli-no-permission = { $file } : accès refusé.
cli-unreadable = { $file } ne peut être lu ou écrit : { $why }.
cli-output-lost = La sortie n’a pu être écrite : { $why }.

## Matchs

cli-match-help = Fait jouer des robots les uns contre les autres, en changeant de places, et montre combien de fois chacun gagne.
cli-option-bots = Les robots, séparés par des virgules, un par place : uniform, greedy, mcts:2000, mcts:1s, level:3, ou module:Classe pour l’un des vôtres.
cli-option-match-games = Combien de parties ; chaque donne est jouée dans toutes les rotations des places.
cli-option-jobs = Combien de processus jouent ; 0 pour autant qu’il y a de cœurs.
cli-option-resume = Enregistre chaque partie terminée dans ce fichier ; ce qui s’y trouve déjà n’est pas rejoué.
cli-option-records = Enregistre toutes les parties dans ce fichier, les unes après les autres.
cli-matching = Parties en cours
cli-match-uneven = La dernière donne n’est pas jouée dans toutes les rotations : { $games } n’est pas un multiple de { $rotations }.
cli-match-interrupted = Interrompu après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} sur { $all }.
cli-match-forfeits = { $bot } a perdu { $games ->
    [one] une partie
   *[other] { $games } parties
} par forfait, d’abord la partie { $number } : { $why }
cli-match-bot = Robot
cli-match-games = Parties : { $games }
cli-match-wins = Gagnées
cli-match-rate = Taux (95 %)
cli-match-milliseconds = ms par décision
cli-match-averages = Les scores et les temps sont des moyennes sur toutes les parties.

## Conseils et adversaires

cli-hint-help = Montre les meilleurs coups d’une position, et ce qui parle pour eux.
cli-option-hint-file = Une position, en image de texte ou en JSON ; - pour l’entrée standard.
cli-option-hint-seconds = Secondes de calcul pour réfléchir ; sinon autant qu’un serveur.
cli-option-hint-iterations = À la place, combien de parties essayer ; la même graine donne alors la même réponse.
cli-option-opponents = Les adversaires, un robot pour tous ou un pour chacun avec des virgules : uniform, greedy, mcts:2000, mcts:1s, level:3, ou module:Classe pour l’un des vôtres.
cli-hint-listed = hint montre les meilleurs, et pourquoi.
cli-hint-searching = Recherche des meilleurs coups…
cli-thinking = { $who } réfléchit…
cli-wrong-opponents = --bots : robots { $got }, adversaires { $wanted } ; nommez-en un pour tous ou un pour chacun.

## Analyse

cli-analyse-help = Reprend chaque décision d’une partie conservée : les chances avant et après, ce qui aurait été le mieux, et ce qui a été perdu.
cli-metavar-budget = BUDGET
cli-option-analysed = Un enregistrement ou une trace ; - pour l’entrée standard. Le résultat est enregistré à côté du fichier, sous le nom FICHIER.analysis.json.
cli-option-analysis-seat = Tout voir par les yeux de cette place, à partir de 0 ; sinon, chaque décision par les yeux du joueur qui l’a prise, une fois la partie terminée.
cli-option-budget = Combien de temps examiner chaque décision : des parties essayées, comme 1000, ou une durée, comme 1s ou 200ms.
cli-option-fresh = Refaire le calcul, même si le résultat est enregistré à côté du fichier.
cli-analysing = Analyse en cours
cli-analysis-kept = Déjà calculé et enregistré dans { $file } ; --fresh refait le calcul.
cli-analysis-not-kept = le résultat n’est pas enregistré : { $problem }
cli-analysis-decisions = Décisions
cli-analysis-summary = Chances perdues
cli-analysis-chart = Chances de gagner, décision par décision
cli-analysis-ply = Nº
cli-analysis-player = Joueur
cli-analysis-move = Coup joué
cli-analysis-best = Meilleur
cli-analysis-chance = Chances
cli-analysis-lost = Perdu
cli-analysis-mark = Verdict
cli-analysis-count = Coups
cli-analysis-average = Moyenne
cli-analysis-worst = Le pire
cli-analysis-inaccuracies = Imprécisions
cli-analysis-mistakes = Erreurs
cli-analysis-blunders = Gaffes
cli-mark-good = bon
cli-mark-inaccuracy = imprécision
cli-mark-mistake = erreur
cli-mark-blunder = gaffe

## La liste des robots

cli-bots-help = Montre les robots que --bots accepte, et quel genre de joueur est chacun.

## Héberger, et vérifier qu’une partie était honnête

cli-serve-help = Héberge sur cette machine des parties pour des joueurs humains et des robots.
cli-verify-help = Vérifie que des parties enregistrées ont été distribuées à partir de la graine promise et jouées selon les règles.
cli-metavar-address = ADRESSE
cli-metavar-text = TEXTE
cli-metavar-record = ENREGISTREMENT
cli-option-config = Fichier TOML de réglages ; ses clés portent les noms des options, avec _ au lieu de -.
cli-option-verified = Un fichier d’un ou de plusieurs enregistrements ; - pour l’entrée standard.
cli-serve-secrets = Les secrets ne viennent que de l’environnement ou du fichier :
cli-verified =
    { $games ->
        [one] { $games } partie vérifiée,
       *[other] { $games } parties vérifiées,
    } { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }{ $positions ->
        [0] {""}
        [one] {"\u202F"}; parmi elles, { $positions } partie d’une position, dont aucune graine ne peut répondre
       *[other] {"\u202F"}; parmi elles, { $positions } parties d’une position, dont aucune graine ne peut répondre
    }
cli-verify-no-seed = l’enregistrement n’a pas de graine ; personne ne peut donc dire si la donne était honnête.
cli-verify-other-deal = la donne ne découle pas de la graine.
cli-verify-illegal = le coup n’est pas permis. { $why }
cli-start = Vesuvius vous attend à l’adresse { $address } . Ctrl+C l’arrête.
cli-start-lan = Vesuvius attend tous les appareils de ce réseau à l’adresse { $address } . Ctrl+C l’arrête.
cli-start-again = Vesuvius tourne déjà, à l’adresse { $address } .
cli-pages-not-built = Les pages pour le navigateur ne sont pas encore construites. `make web` les construit ; `vesuvius play downfall` joue dans le terminal.
cli-no-network = Cette machine n’est sur aucun réseau : --lan n’atteint personne. Sans cette option, le jeu est pour cette machine seule.
cli-option-rounds = Couper les parties après cette manche ; seulement là où la fin peut ne pas venir (Pompeii).
cli-option-data = Données avec lesquelles jouer (Pompeii) : une série par son nom, un dossier de fichiers modifiés, ou les deux.
cli-no-rounds = --rounds : les parties de { $game } finissent d’elles-mêmes.
