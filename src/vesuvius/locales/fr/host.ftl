# La page de l’hébergeur dans le navigateur.

host-title = Votre serveur
host-sign-in-about = Cette page est réservée à l’hébergeur du serveur. Sur la machine du serveur, lancez { $command } et ouvrez le lien affiché ; il ne sert qu’une fois.
host-sign-in-code = Code du lien, ou clé de l’hébergeur
host-sign-in = Ouvrir
host-sign-out = Fermer la session
host-session-ended = La session est terminée. Demandez un nouveau lien.
host-code-unknown = Ce code a déjà servi ou il est trop ancien. Demandez un nouveau lien.
host-old = Le serveur ne répond pas. Ces chiffres datent de { $time }.

## L’état du serveur

host-now = Maintenant
host-status-ready = Prêt
host-status-warming = Se prépare
host-status-draining = N’accepte rien de nouveau
host-status-down = Pas de base de données
host-version = Version { $version }, lancée { $ago }
host-drain = Ne rien accepter de nouveau
host-drain-about = Ni personnes, ni tables, ni parties nouvelles, par exemple avant une mise à jour. Les parties en cours continuent.
host-tables-running = Parties en cours en mémoire
host-tables-in-memory = Tables en mémoire
host-sockets = Connexions de joueurs et de spectateurs
host-connections = Toutes les connexions ouvertes
host-commands = Commandes en cours
host-journal = Coups à enregistrer
host-workers = Mémoire des processus de calcul
host-restarts = Processus de calcul remplacés
host-failures = Pannes de la base de données
host-column-jobs = Robots et analyse
host-column-waiting = En attente
host-column-running = En cours
host-job-warm = Compilation
host-job-move = Coups des robots
host-job-hint = Conseils
host-job-picture = Images des liens
host-job-deeper = Conseils plus profonds
host-job-analysis = Analyses de parties

## La dernière heure

host-hour = La dernière heure
host-hour-from = il y a 60 min
host-hour-to = maintenant
host-chart-moves = Coups par seconde
host-chart-commit = 99 % des coups enregistrés en
host-chart-told = 99 % ensuite envoyés à tous en
host-chart-lag = Plus long retard de la boucle d’événements
host-chart-cpu = Cœurs du processeur occupés
host-chart-memory = Mémoire
host-chart-sockets = Joueurs et spectateurs connectés
host-chart-tables = Parties en cours
host-chart-waiting = Coups de robots en attente
host-chart-bot_wait = 99 % des coups de robots ont attendu au plus
host-chart-rejections = Refus par minute
host-chart-errors = Erreurs
host-chart-most = Maximum : { $value }
host-chart-none = Rien encore
host-chart-at = { $time } : { $value }

## Ce qui est enregistré

host-stored = Stockage
host-people = Personnes
host-tables-stored = Tables
host-tables-by-status = { $open } ouvertes, { $running } en cours, { $over } terminées, { $closed } fermées
host-entries = Entrées de toutes les parties
host-imported = Parties importées
host-database = Taille de la base de données
host-growth = Croissance en { $time }
host-disk = Libre sur le disque
host-disk-of = { $free } sur { $size }
host-backup = Dernière sauvegarde
host-backup-none = jamais
host-backup-facts = { $ago }, { $size }
host-backup-verified = { $ago }, { $size }, restaurée et vérifiée
host-swept = Dernier nettoyage
host-swept-none = pas depuis le lancement
host-swept-facts = { $ago } ; tables supprimées : { $tables }, depuis le lancement : { $all }
host-quota = Par personne
host-quota-facts = { $tables } tables non terminées, { $imports } parties importées, { $size } importés par heure
host-keeping = Conservation
host-keeping-facts = parties terminées { $finished }, parties délaissées { $abandoned }, parties importées { $imported }
host-forever = toujours

## Refus et erreurs

host-rejections = Refus depuis le lancement
host-rejections-none = Personne n’a été refusé.
host-column-reason = Raison
host-column-times = Nombre
host-reason-connections = Trop de connexions en tout
host-reason-connections_per_address = Trop de connexions d’une adresse
host-reason-sockets = Trop de connexions de joueurs d’une adresse
host-reason-frames = Trop d’envois sur une connexion
host-reason-invalid = Requête non valable
host-reason-request_seconds = Moitié de requête
host-reason-stalled = Réponse non lue
host-reason-hello = Pas de salutation
host-reason-unreadable = Message illisible
host-reason-origin = Page venue d’ailleurs
host-reason-key = Mauvaise clé
host-reason-host_key = Mauvaise clé de l’hébergeur
host-reason-metrics = Mesures demandées par une adresse qui n’y a pas accès
host-reason-banned = Interdiction
host-reason-draining = Rien de nouveau n’est accepté
host-reason-busy = Le serveur était surchargé
host-reason-quota = Trop de tables ou de parties importées
host-reason-rate_message = Messages trop rapides
host-reason-rate_rejected = A continué malgré la demande d’attendre
host-reason-rate_chat = Messages de chat trop rapides
host-reason-rate_attempt = Trop de mauvaises clés ou de mauvais codes
host-reason-rate_table = Trop de nouvelles tables
host-reason-rate_import = Trop d’importations
host-reason-rate_person = Trop de nouvelles personnes
host-reason-rate_mail = Trop de courriels
host-reason-rate_branch = Trop de variantes
host-reason-rate_past = Trop de parties revues
host-reason-rate_preview = Trop d’aperçus de liens
host-reason-rate_picture = Trop d’images de liens
host-reason-rate_mailbox = Trop de courriels à une même adresse
host-reason-rate_download = Deux téléchargements de ses propres données à la fois
host-errors = Erreurs depuis le lancement
host-errors-none = Aucune erreur.
host-errors-about = { $count }, les dernières en premier. Les détails sont dans le journal.
host-column-when = Quand
host-column-event = Quoi
host-column-kind = Genre

## Annonces et interdictions

host-announcements = Annonces
host-announcements-none = Aucune annonce.
host-announcement-text = Message à tous
host-days = Jours
host-days-none = sans fin
host-announce = Annoncer
host-withdraw = Retirer
host-until = jusqu’au { $time }
host-no-end = jusqu’à son retrait
host-bans = Interdictions
host-bans-none = Personne n’est banni.
host-ban-kind = Qui
host-kind-person = Personne
host-kind-address = Adresse
host-ban-value = Identifiant de la personne, ou adresse comme 192.0.2.0/24
host-ban = Bannir
host-unban = Lever l’interdiction
host-ban-no-end = jusqu’à sa levée

## Recherche

host-search = Recherche
host-search-about = L’identifiant d’une personne ou d’une table, ou une partie d’un nom. L’identifiant d’une personne montre aussi ses tables.
host-search-text = Personne ou table
host-search-none = Rien trouvé.
host-person-facts = Depuis { $since }. Clés : { $keys }. Tables non terminées : { $tables }.
host-person-connected = en ligne
host-person-banned = interdiction
host-person-tables = Tables
host-revoke = Révoquer les clés
host-table-status-open = ouverte
host-table-status-running = en cours
host-table-status-over = terminée
host-table-status-closed = fermée
host-table-facts = { $game }, { $status }, entrées : { $entries }, dernier usage { $ago }
host-close = Fermer la table
host-delete = Supprimer la table
host-sure-close = Fermer cette table ?
host-sure-close-about = On ne pourra plus jouer à la table { $table }, mais on pourra encore la regarder. C’est définitif.
host-sure-delete = Supprimer cette table ?
host-sure-delete-about = La table { $table } disparaît avec sa partie et son chat. C’est définitif.
host-sure-revoke = Révoquer toutes les clés ?
host-sure-revoke-about = Tous les appareils de { $name } sont déconnectés aussitôt ; seul un code donné auparavant permet de revenir. C’est définitif.
host-sure-ban = Bannir cette personne ?
host-sure-ban-about = La connexion de { $name } est coupée aussitôt, jusqu’à ce que vous leviez l’interdiction.
host-cancel = Annuler
host-done-close = La table est fermée.
host-done-delete = La table est supprimée.
host-done-revoke = Clés révoquées : { $count }.
host-done-ban = { $value } : interdiction en vigueur.
host-done-unban = { $value } : interdiction levée.
host-done-announce = Tout le monde en est averti.
host-done-withdraw = L’annonce est retirée.
host-done-drain = Rien de nouveau ne commence. Parties encore en cours : { $running }.
host-done-welcome = Personnes, tables et parties nouvelles sont de nouveau acceptées.

## Ce qui n’est pas possible

host-no-announcement = Il n’y a pas d’annonce { $number }.
host-not-an-address = { $got } n’est ni une adresse ni un réseau ; il faudrait 192.0.2.7 ou 192.0.2.0/24.
host-not-banned = { $value } : aucune interdiction à lever.
