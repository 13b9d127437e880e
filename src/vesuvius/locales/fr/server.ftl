# Ce que le serveur a à dire.

### Le stockage

store-backup-exists = Le fichier { $path } existe déjà ; une sauvegarde demande un nouveau nom.
store-backup-failed = La sauvegarde { $path } n’a pas pu être faite : { $why }
store-backup-other-kind = { $path } n’est pas une sauvegarde d’une base de données { $kind }.
store-backup-unreadable = La sauvegarde { $path } est illisible : { $why }.
store-down = La base de données est injoignable pour le moment ; rien n’a été enregistré.
store-foreign = Cette base de données sert à un autre programme ; il en faut une vide.
store-full = Le disque du serveur est plein ; rien n’a été enregistré. La suite vient d’elle-même dès qu’il y a de la place.
store-gone = Il n’y a pas de table { $table }.
store-in-use = Un autre serveur utilise déjà { $file } ; un fichier n’appartient qu’à un serveur à la fois.
store-database-in-use = Un autre serveur utilise déjà la base de données { $name } ; une base n’appartient qu’à un serveur à la fois.
store-lock-lost = Un autre serveur a repris la base de données { $name } ; celui-ci s’arrête.
store-move-differs = La table { $table } n’est plus la même après la copie ; rien n’a été gardé.
store-newer = Une version plus récente de ce programme a utilisé la base de données (révision { $got } ; celle-ci connaît les révisions jusqu’à { $known }). Prenez cette version-là, ou restaurez une sauvegarde d’avant la mise à jour.
store-not-a-database = Ce n’est pas une base de données utilisable : { $why }
store-not-durable = La base de données ne promet pas de conserver ce qu’elle a enregistré : { $setting } vaut { $got } et doit valoir { $expected }.
store-not-empty = Il y a déjà une base de données à cet endroit ; elle n’est remplacée que si vous le demandez.
store-same-database = Les deux adresses désignent la même base de données.
store-taken = La partie a déjà avancé à la table { $table } ; cela ne convient plus.
store-tool-failed = { $tool } a échoué : { $why }
store-tool-missing = Il faut pour cela le programme { $tool }, introuvable dans PATH. Il est fourni avec PostgreSQL.
store-unknown-address = Ce n’est pas l’adresse d’une base de données utilisable ; elle doit commencer par l’un de ces mots : { $known }.
store-unreachable = La base de données est injoignable : { $why }
store-unsure = La connexion à la base de données s’est perdue au dernier moment ; on saura si cela a été enregistré quand elle sera rétablie.
store-unwritable = Impossible d’écrire le fichier { $file } : { $why }.

### Les personnes et leurs clés

address-banned = L’hébergeur ne laisse entrer personne depuis cette adresse.
code-unknown = Ce code n’est pas valable : mal tapé, déjà utilisé ou trop ancien. L’autre appareil peut en demander un nouveau.
key-of-person-needed = Il faut être une personne pour cela : montrez sa clé.
key-unknown = Cette clé n’ouvre rien. Elle a peut-être été révoquée, ou la personne effacée.
key-unknown-id = Vous n’avez pas de clé { $key }.
name-empty = Un nom demande au moins une lettre visible.
person-banned = L’hébergeur ne vous laisse pas entrer.
person-unknown = Il n’y a pas de personne { $person }.

### Les tables

table-away = Vous avez quitté cette place. Reprenez-la d’abord.
table-begun = À cette table, la partie a déjà commencé.
table-damaged = La partie enregistrée de la table { $table } ne se rejoue pas comme elle a été jouée, à partir de l’entrée { $seq }. Elle a été laissée telle quelle.
table-here = Vous êtes déjà à cette place.
table-no-rewind-asked = Il n’y a rien à répondre : personne ne veut reprendre des coups, ou vous êtes déjà d’accord.
table-no-such-bot = Il n’y a pas de robot { $got } ; il y a : { $known }.
table-no-such-seat = Cette table n’a pas une telle place.
table-no-watching = Personne ne peut regarder à cette table.
table-nobody-away = Personne n’est parti, il n’y a donc personne à attendre.
table-nobody-again = Il n’y a personne à cette table qui puisse rejouer.
table-not-a-person = Un robot occupe cette place ; seuls les joueurs humains peuvent demander quelque chose.
table-not-away = Un robot ne peut continuer que pour quelqu’un qui est parti.
table-not-begun = À la table { $table }, la partie n’a pas encore commencé.
table-not-over = La partie n’est pas encore terminée.
table-not-your-seat = Ce n’est pas votre place.
table-not-yours = Ce n’est pas votre table.
table-options = Ces options n’existent pas : { $got }. Possibles : { $known }.
table-over = À cette table, la partie est terminée.
table-players = On ne peut pas y jouer à { $got } ; nombres possibles : { $known }.
daily-not-over = La même donne peut être rejouée une fois son jour terminé : d’autres l’ont peut-être encore devant eux.
table-daily-hints = Le défi du jour se joue sans conseils.
table-daily-rewind = Dans le défi du jour, on ne reprend que ses propres derniers coups.
table-rated-device = Une partie sur un appareil partagé ne peut pas être classée.
table-rated-hints = À une table classée, il n’y a pas de conseils.
table-rated-position = Une partie classée commence par une nouvelle donne.
table-rated-rewind = Dans une partie classée, on ne reprend que ses propres derniers coups.
table-rated-twice = À une table classée, chacun n’a qu’une place.
table-rewind-asked = Quelqu’un a déjà demandé à reprendre des coups. Répondez-y d’abord.
table-rewind-away = Quelqu’un s’est absenté et peut revenir. On ne reprend pas de coups sans cette personne.
table-resigned = Vous avez abandonné cette partie ; un robot joue à votre place.
table-no-claim = Vous ne pouvez réclamer la victoire qu’à votre dernier adversaire, et seulement si c’est un joueur humain qui est parti.
table-claim-early = Votre adversaire peut encore revenir. Vous pourrez réclamer la victoire un peu plus tard.
table-nobody-to-agree = Il n’y a personne ici pour accepter.
table-end-offered = Quelqu’un a déjà proposé d’arrêter la partie. Répondez-lui d’abord.
table-end-declined = { $count ->
    [one] Votre proposition a été refusée. Vous pourrez en faire une autre après un coup de plus.
   *[other] Votre proposition a été refusée. Vous pourrez en faire une autre après { $count } coups de plus.
}
table-plan-learnt = Quelque chose de caché s’est révélé depuis.
table-plan-undone = Des coups ont été repris depuis.
table-no-plans = Rien ne peut être prévu ici pour le moment.
table-plan-impossible = { $token } ne peut pas être prévu : ce ne serait pas permis.
table-no-list = Ces coups ne vont pas ensemble. Jouez-les un par un.
table-not-forced = Il y a plusieurs coups au choix.
table-no-end-offered = Il n’y a pas de proposition à laquelle répondre : personne ne veut arrêter la partie, ou vous avez déjà accepté.
daily-given-up = Ce défi a été abandonné. On pourra le revoir une fois son jour terminé : d’autres l’ont peut-être encore devant eux.
table-running = D’autres personnes jouent à cette table ; elle pourra être supprimée à la fin de la partie.
table-seat-taken = Cette place est prise. Choisissez-en une libre, s’il y en a une.
table-seats-open = Il y a encore des places libres à cette table. Attendez du monde, ou mettez-y des robots.
table-unknown = Il n’y a pas de table { $table }, ou elle ne vous est pas ouverte.
table-too-long = Il s’est passé tant de choses à cette table ({ $most } entrées) que seuls des coups la font avancer : jouez, abandonnez ou laissez jouer un robot.
table-full = Une table ne peut pas compter plus d’entrées que { $most }. La partie s’arrête ici.

### Discussion, conseils et enregistrements

archive-other-table = C’est l’enregistrement d’une partie de { $game } à { $players } joueurs, avec ces options : { $options }. La nouvelle table doit être pareille.
archive-over = À ce moment la partie est terminée : il n’y a rien à continuer.
archive-running = La partie n’est pas encore terminée ; ses secrets restent donc fermés. On pourra la revoir ensuite.
archive-too-long = L’enregistrement compte { $got } lignes ; on n’en accepte ici que { $most } au plus.
study-other-table = C’est une position de { $game } à { $players } joueurs, avec ces options : { $options }. La nouvelle table doit être pareille.
study-seat = Personne n’occupe la place { $seat } : la position compte { $players } joueurs, numérotés à partir de 0.
chat-empty = Il n’y a rien à lire dans ce message.
chat-not-seated = Seuls ceux qui sont assis à la table peuvent parler.
chat-off = La discussion de cette table est fermée.
chat-not-watching = Un joueur de la table ne peut pas parler en spectateur ; parlez depuis votre place.
hints-not-allowed = Il n’y a de conseils qu’aux tables qui les permettent, ou quand tous les autres sont des robots.
hints-not-your-turn = Il n’y a de conseil que quand c’est à vous de jouer.
hint-not-now = La place { $seat } n’a rien à décider maintenant ; il n’y a donc pas de conseil.
pool-busy = Vous avez déjà demandé { $most } conseils et analyses qui ne sont pas encore prêts. Attendez d’abord l’un d’eux.
pool-full = Trop de monde demande des analyses et des conseils en ce moment. Réessayez plus tard.
pool-replaced = Vous avez posé une autre question depuis. C’est la nouvelle position qui est étudiée plus à fond.
pool-lost = Le processus qui devait y réfléchir s’est arrêté trop tôt, { $tries } fois de suite.
pool-too-slow = Rien n’a été trouvé en { $seconds } secondes : trop de calculs sont en cours ici. Réessayez un peu plus tard.
pool-failed = Une erreur s’est produite pendant qu’un robot réfléchissait : { $why }
pool-stopped = Les robots ne travaillent pas : le serveur démarre ou s’arrête.

### Messages et limites

http-400 = Cette demande est inutilisable : { $why }
http-401 = Il faut une clé pour cela.
http-403 = Ce n’est pas permis.
http-404 = Il n’y a rien ici.
http-405 = On ne peut pas le demander de cette façon.
http-413 = C’est trop long.
http-500 = Il s’est passé ici quelque chose que personne n’avait prévu. C’est dans le journal du serveur.
limit-reached = C’était un peu trop à la fois. Réessayez dans { $seconds } s.
limit-tables = Vous avez { $most } tables inachevées et ne pouvez en avoir plus. Terminez-en ou supprimez-en une d’abord.
limit-imports = Vous avez déjà { $most } parties importées. Supprimez-en d’abord.
limit-watching = Une connexion peut suivre { $most } tables, pas davantage.
message-hello-again = Vous avez déjà été salué ; un bonjour ne vient qu’au début.
message-other-table = Le message nomme la table { $got }, mais il est allé à la table { $table }.
message-unreadable = Ce message est illisible : { $why }
message-version = Ce serveur parle la version { $known } du protocole. Rechargez la page.
server-busy = Le serveur a trop à faire pour le moment. Réessayez dans un instant.
server-cannot-listen = Le serveur ne peut pas écouter à { $host }, port { $port } : { $why }. Un autre programme utilise peut-être ce port ; choisissez-en un autre avec --port.
server-draining = Le serveur va bientôt s’arrêter quelque temps : les parties continuent, mais rien de nouveau ne commence.
server-warming = Le serveur se prépare. Réessayez dans un instant.
server-no-traces = Les traces demandent d’autres paquets : pip install vesuvius[otel]
