# Les tâches de l’hébergeur en ligne de commande.

admin-help = S’occuper d’un serveur : tables, bannissements, annonces, sauvegardes.
admin-tables-help = Liste les tables, les plus récemment utilisées d’abord.
admin-close-help = Ferme une table ; on n’y joue plus, mais on peut encore la regarder.
admin-delete-help = Supprime une table et tout ce qui s’y rattache.
admin-ban-help = Bannit une personne ou une adresse ; les connexions ouvertes sont coupées aussitôt.
admin-unban-help = Laisse de nouveau entrer une personne ou une adresse.
admin-bans-help = Liste les personnes et les adresses bannies.
admin-announce-help = Dit quelque chose à tout le monde, maintenant et à chaque connexion.
admin-withdraw-help = Retire une annonce, ou toutes.
admin-drain-help = N’accepte plus ni personnes, ni tables, ni parties nouvelles avant une mise à jour ; les parties en cours continuent.
admin-revoke-help = Révoque toutes les clés d’une personne, sur tous ses appareils.
admin-stats-help = Montre combien il y a de tout, comment la base de données grandit et ce qui la limite. Marche aussi sans serveur.
admin-page-help = Affiche un lien qui ouvre la page de l’hébergeur dans un navigateur ; il sert une fois, pendant dix minutes.
admin-backup-help = Copie tout ce qui est enregistré dans un nouveau fichier, pendant que le serveur continue. Avec --keep, dans un dossier : la copie est restaurée et rejouée, les anciennes sont supprimées.
admin-restore-help = Refait la base de données à partir d’une sauvegarde, quand aucun serveur ne tourne.
admin-move-help = Copie tout ce qui est enregistré dans une autre base de données, vide, de SQLite vers PostgreSQL ou l’inverse. Aucun serveur ne doit utiliser l’une des deux.
admin-export-help = Écrit toutes les parties terminées dans un nouveau fichier, un enregistrement après l’autre. Marche aussi sans serveur.

## Arguments et options

admin-metavar-table = TABLE
admin-metavar-person = PERSONNE
admin-metavar-kind = GENRE
admin-metavar-value = QUI
admin-metavar-from = DE
admin-metavar-to = VERS
admin-option-db = La base de données du serveur ; sinon comme pour vesuvius serve.
admin-option-days = Pour combien de jours ; sans cela, jusqu’à nouvel ordre.
admin-option-table = L’identifiant de la table.
admin-option-kind = person ou address.
admin-option-value = L’identifiant de la personne, ou une adresse ou un réseau comme 192.0.2.0/24.
admin-option-status = Seulement les tables dans cet état : open, running, over ou closed.
admin-option-limit = Combien au plus.
admin-option-text = Ce qu’il faut dire.
admin-option-number = Le numéro de l’annonce ; sans lui, toutes.
admin-option-off = Accepter de nouveau.
admin-option-person = L’identifiant de la personne.
admin-option-backup = Le fichier à créer ; avec --keep, le dossier des sauvegardes (par défaut, le réglage backup_folder).
admin-option-keep = Vérifier la sauvegarde, et garder dans le dossier ce nombre de bonnes sauvegardes.
admin-option-restore = Le fichier de la sauvegarde.
admin-option-force = Remplacer la base de données qui s’y trouve.
admin-option-export = Le fichier à créer.
admin-option-from = Adresse de la base de données à copier : sqlite:///FICHIER ou postgresql://…
admin-option-to = Adresse de la base de données vide qui reçoit la copie.
admin-option-local = Avec l’adresse sous laquelle cette machine connaît le serveur, et non l’adresse publique.
admin-option-open = L’ouvre aussi dans un navigateur.

## Ce qui a été fait

admin-closed = La table { $table } est fermée.
admin-deleted = La table { $table } est supprimée.
admin-banned = { $value } : entrée interdite.
admin-banned-until = { $value } : entrée interdite jusqu’au { $until }.
admin-unbanned = { $value } : entrée de nouveau permise.
admin-announced = Tout le monde en est averti. L’annonce porte le numéro { $number }.
admin-withdrawn = Annonces retirées : { $count }.
admin-draining = Rien de nouveau ne commence désormais. Parties encore en cours : { $running }.
admin-welcoming = Personnes, tables et parties nouvelles sont de nouveau les bienvenues. Parties en cours : { $running }.
admin-revoked = Clés révoquées : { $count }.
admin-backed-up = Tout ce qui était enregistré est dans { $file }.
admin-backup-verified = La sauvegarde { $file } est bonne : elle a été restaurée, et { $tables ->
    [one] le journal d’une table a été rejoué
   *[other] les journaux de { $tables } tables ont été rejoués
} ({ $entries ->
    [one] une entrée
   *[other] { $entries } entrées
}).
admin-backup-unplayable = Tables jouées avec une autre version, que celle-ci n’a pas pu rejouer : { $count }.
admin-restored = La base de données est telle qu’elle était dans { $file }.
admin-exported = Les parties terminées sont dans { $file }.
admin-moved = Tout a été copié et comparé ({ $rows ->
    [one] une ligne
   *[other] { $rows } lignes
}). Démarrez le serveur avec la nouvelle base de données ; l’ancienne est inchangée.
admin-verifying = La sauvegarde est faite et vérifiée…
admin-moving = Copie

## Tableaux à l’écran

admin-column-table = Table
admin-column-game = Jeu
admin-column-status = État
admin-column-owner = Hôte
admin-column-seats = Places
admin-column-entries = Entrées
admin-column-touched = Dernier usage
admin-column-kind = Genre
admin-column-value = Qui
admin-column-until = Jusqu’au
admin-column-what = Quoi
admin-column-count = Nombre
admin-status-open = ouverte
admin-status-running = en cours
admin-status-over = terminée
admin-status-closed = fermée
admin-kind-person = personne
admin-kind-address = adresse

## Ce qui est impossible

admin-no-server = Aucun serveur ne tourne avec la base de données { $database }, ou il est injoignable. Les réglages doivent être ceux du serveur.
admin-no-answer = Le serveur ne répond pas comme il faut : { $why }
admin-no-database = Il n’y a pas de base de données { $file }.
admin-server-runs = Un serveur utilise cette base de données. Arrêtez-le d’abord.
admin-backup-where = Dites où mettre la sauvegarde : dans un fichier, ou dans un dossier avec --keep.
admin-backup-failed = La sauvegarde dans { $folder } n’est pas fiable : { $problem } Les sauvegardes plus anciennes sont conservées.
admin-wrong-status = Il n’y a pas d’état { $got } ; il y a : { $known }.
admin-wrong-kind = { $got } ne peut être banni ; il faudrait l’un de ces mots : { $known }.
admin-wrong-days = --days : { $got } n’est pas un nombre supérieur à 0 et d’au plus { $highest }.

## Chiffres

admin-stat-people = Personnes
admin-stat-tables-open = Tables ouvertes
admin-stat-tables-running = Parties en cours
admin-stat-tables-over = Parties terminées
admin-stat-tables-closed = Tables fermées
admin-stat-imported = Parties importées
admin-stat-entries = Entrées de toutes les parties
admin-stat-bytes = Taille de la base de données en Mio
admin-stat-growth = Croissance de la base de données
admin-stat-disk = Libre sur le disque en Mio
admin-stat-backup = Dernière sauvegarde
admin-stat-connections = Connexions
admin-stat-swept = Dernier nettoyage
admin-stat-tables-per-person = Tables non terminées par personne, au plus
admin-stat-tables-per-hour = Nouvelles tables par personne et par heure, au plus
admin-stat-imports-per-person = Parties importées par personne, au plus
admin-stat-import-kib-per-hour = Kio importés par personne et par heure, au plus
admin-stat-keep-finished-days = Jours pendant lesquels on conserve les parties terminées
admin-stat-keep-abandoned-days = Jours pendant lesquels on conserve les parties délaissées
admin-stat-keep-imported-days = Jours pendant lesquels on conserve les parties importées
admin-stat-never = jamais
admin-stat-forever = toujours
admin-stat-in-hours = { $size } Mio en { $hours } h
admin-stat-swept-facts = { $at } ; tables supprimées : { $tables }, depuis le lancement : { $in_all }
