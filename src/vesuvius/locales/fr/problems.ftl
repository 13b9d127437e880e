# Ce qui ne peut servir tel quel : fichiers, donnes, traces, enregistrements. L’endroit est mis devant.

unknown-game = Il n’y a pas de jeu { $name } ; connus : { $known }.
unknown-option = Il n’y a pas d’option { $name } ; connues : { $known }.
wrong-players = Le nombre de joueurs ne peut être { WORD($got) } ; il en faut de { $lowest } à { $highest }.
bad-seed = { $got } n’est pas une graine ; un nombre entier à partir de 0 ou 64 chiffres hexadécimaux en seraient une.
no-such-seat-here = Il n’y a pas de place { $got } parmi { $players } joueurs.
no-such-thing = Rien dans ce jeu ne s’appelle { $got }.
token-not-text = Un coup doit être un texte ; on y lit { $got }.
deal-not-an-object = Une donne doit être un objet ; on y lit { $got }.
cache-unwritable = Les règles compilées ne peuvent être enregistrées dans { $folder } : { $why }. La variable VESUVIUS_CACHE peut désigner un autre dossier.
conform-broken = { $name } manque à la promesse { $check } : { $players } joueurs, options { $options }, graine { $seed }, décision { $ply } ; trouvé : { $got }
unknown-mode = VESUVIUS_RULES vaut { $got } ; valeurs possibles : { $known }.
contradiction = Les règles se contredisent sur { $token }. C’est une erreur du programme.
bench-not-numbered = { $name } ne peut être mesuré : ses règles n’ont pas d’actions numérotées.

## Lignes d’un fichier

line-blank = une ligne vide ; il ne peut y en avoir qu’à la fin.
line-too-long = la ligne a plus de { $limit } octets.
line-byte-order-mark = le fichier commence par une marque d’ordre des octets ; il doit commencer par son texte.
line-not-json = ce n’est pas du JSON à partir de la colonne { $column }.
line-not-object = { $got } n’est pas un objet JSON.
line-not-utf8 = ce n’est pas de l’UTF-8 à partir de l’octet { $column }.
line-key-twice = la clé { $got } y est deux fois.
line-not-a-number = { $got } n’est pas un nombre en JSON.
line-torn = la dernière ligne s’interrompt au milieu.

## Traces

trace-empty = il n’y a pas de partie dedans ; une trace commence par la donne d’une partie.
trace-no-header = une trace commence par la donne d’une partie ; on y lit { $got }
trace-truncated = la trace s’interrompt après la ligne { $last } ; attendu : { WORD($expected) }.
trace-wrong-keys = mauvaises clés ; manquent : { $missing } ; en trop : { $unknown }.
trace-wrong-type = « { $key } » : attendu : { WORD($expected) }, trouvé : { $got }
trace-unknown-line = attendu : { WORD($expected) }, trouvé : { $got }
trace-wrong-line = attendu : { WORD($expected) }, trouvé : { WORD($got) }.
trace-wrong-seat = attendu : la place { $expected }, trouvé : { $got }.
trace-illegal-move = attendu : l’un des coups { $expected }, trouvé un coup qui n’est pas permis : { $got }
trace-wrong-legal = les coups permis diffèrent ; attendus, mais absents ({ $missing }) : { $expected } ; trouvés, mais pas permis ({ $extra }) : { $got }
trace-legal-unsorted = les coups permis ne sont pas triés par point de code ; attendu : { $expected }, trouvé : { $got }
trace-wrong-chance = « { $key } » est impossible ; attendus, mais absents ({ $missing }) : { $expected } ; trouvés, mais impossibles ({ $extra }) : { $got }
trace-wrong-draw = attendu : { $expected }, trouvé : { $got }
trace-wrong-result = résultat « { $key } » : attendu : { $expected }, trouvé : { $got }

## Enregistrements

record-empty = il n’y a pas d’enregistrement dedans.
record-several = un deuxième enregistrement commence ici ; il n’en faut qu’un seul.
record-nothing-to-undo = Il n’y a rien à reprendre.
record-torn = { $path } : la dernière ligne n’est pas finie ; rien n’a été ajouté.
record-commitment = la graine n’est pas celle qui était promise ; attendu : { $expected }, trouvé : { $got }.
record-no-such-entry = il n’y a pas d’entrée { $got } ; la dernière est { $last }.
record-wrong-seat = attendu : un coup de la place { $expected }, trouvé : un coup de la place { $got }.
record-other-events = { $move } ne cause pas ce que dit l’enregistrement.
record-newer-version = l’enregistrement est de la version { $got } de { $game } ; ce programme joue la version { $known }, il en faut un plus récent.
record-older-version = l’enregistrement est de la version { $got } de { $game } ; ce programme joue la version { $known } et n’en rejoue pas d’autre.
record-other-data = l’enregistrement s’appuie sur d’autres données imprimées de { $game } ({ $got }) que celles-ci ({ $known }) ; --data nomme le dossier avec lequel il a été joué.
other-data = il s’agit de { $game } avec d’autres données ({ $got }) que celles-ci ({ $known }) ; --data nomme la série ou le dossier qui convient.
record-no-format = « format » doit être un nombre entier à partir de 1 ; on y lit { $got }.
record-newer-format = l’enregistrement est au format { $got } ; ce programme lit jusqu’à { $known }, il en faut un plus récent.
record-seq = « seq » doit dépasser { $last } ; on y lit { $got }.
record-no-such-seat = il n’y a pas de place { $got } parmi { $players } joueurs.
record-undo-nowhere = on ne peut rien reprendre jusqu’à l’entrée { $got } ; possibles : { $known }.
record-undo-too-far = la place { $seat } peut reprendre jusqu’à l’entrée { $limit }, pas jusqu’à { $got }.
record-undo-nothing = la place { $seat } ne peut rien reprendre maintenant.
record-wrong-keys = mauvaises clés ; manquent : { $missing } ; en trop : { $unknown }.
record-wrong-type = « { $key } » a une valeur de la mauvaise sorte : { $got }
record-setup = « setup » doit être une graine, une donne ou une position, ces deux dernières avec ou sans graine ; on y lit { $got }.
record-contradiction = « { $key } » vaut { $expected } dans la première ligne, mais { $got } dans la mise en place.
record-seats = « seats » doit contenir { $expected } noms, autant que de joueurs ; on y lit { $got }.

## Fichiers de données

data-unreadable = { $file } ne peut être lu : { $why }
data-not-a-table = { PLACE($file, $entry) } : il faut ici une table.
data-unknown = { PLACE($file, $entry) } : la clé { $key } est inconnue ici ; connues : { $known }.
data-missing = { PLACE($file, $entry) } : la clé { $key } manque.
data-wrong-kind = { PLACE($file, $entry, $key) } : il faut ici { WORD($wanted) }, pas { $got }.
data-out-of-range = { PLACE($file, $entry, $key) } : { $got } n’est pas entre { $lowest } et { $highest }.

## Robots

bot-unknown = Il n’y a pas de robot { $got } ; connus : { $known }.
bot-not-loaded = Le robot { $got } ne peut être chargé : { $why }
bot-illegal = Le robot { $bot } a choisi { $token }, qui n’est pas permis.
bot-failed = Le robot { $bot } a échoué dans la partie { $number } : { $why }
bot-game-over = Un robot ne peut plus choisir : la partie est terminée.
engine-no-program = Il n’y a pas de programme { $got } que l’on puisse lancer.
engine-not-started = Le moteur ne peut être lancé : { $why }
engine-protocol = Le moteur parle la version { $got } du protocole ; connue : { $known }.
engine-late = Le moteur n’a pas répondu à temps.
engine-flood = Le moteur a envoyé plus d’un mébioctet avant de répondre.
engine-closed = Le moteur a fermé son entrée ou sa sortie.
engine-ended = Le moteur s’est arrêté avec le code { $status }.
engine-ended-saying = Le moteur s’est arrêté avec le code { $status } en disant : { $words }
engine-garbage = Le moteur a dit { $got }, ce qui ne répond pas à la question.
engine-illegal = Le moteur a choisi { $token }, qui n’est pas permis.

## Matchs

match-bots = Nombre de robots : { $got } ; il en faut un par place, et de { $lowest } à { $highest } places sont possibles.
match-not-one = ce n’est pas le fichier d’un match.
match-other = c’est le fichier d’un autre match : « { $key } » y vaut { $got }, mais { $wanted } ici.
match-other-game = la partie { $got } n’appartient pas à ce match : son numéro, ses places ou ses chiffres ne conviennent pas.
match-other-record = l’enregistrement qui commence ici n’est celui d’aucune partie terminée de ce match.
match-busy = { $file } : un autre match écrit en ce moment dans ce fichier.
match-same-file = { $file } : les parties terminées et leurs enregistrements demandent deux fichiers différents.
match-worker-lost = L’un des processus qui jouent s’est arrêté trop tôt.

## Analyse

analysis-no-record = ce n’est ni un enregistrement ni une trace.
analysis-running = la partie n’est pas terminée, et ses secrets restent cachés ; avec --seat, elle est vue d’une seule place.
analysis-budget = --budget : { $got } n’est ni un nombre de parties, comme 1000, ni une durée, comme 1s ou 200ms.

## Données modifiées

no-changed-data = { $name } n’a pas de fichiers de données à modifier ; { $known } en a.
