# Ce qui ne va pas dans un dossier de données modifiées, et la commande qui le dit.

## La commande

data-help = S’occupe des fichiers de données modifiés de Pompeii.
data-check-help = Vérifie un dossier de données modifiées : chaque erreur avec fichier, entrée et clé. Les fichiers absents du dossier sont ceux d’origine.
data-list-help = Liste les séries de données fournies avec le programme.
data-option-folder = Dossier contenant un ou plusieurs des fichiers de données.
data-metavar-folder = DOSSIER
data-checked = On peut jouer avec { $files } ; tous les autres fichiers sont ceux d’origine. Données { $hash }
data-refused = { $folder } : aucune partie ne commence avec ces données ; erreurs : { $count }.
data-warning = avertissement : { $problem }
data-set = { $name } : { $about } Données { $hash }
data-set-usual = { $name } (pour les nouvelles parties) : { $about } Données { $hash }

## Dossier et fichiers

data-no-folder = { $folder } n’est pas un dossier ; il faut un dossier de données modifiées.
data-no-files = { $folder } ne contient aucun fichier de données ; connus : { $known }.
data-no-such-file = { $file } n’est pas le nom d’un fichier de données ; connus : { $known }.
data-no-plain-file = { $file } n’est pas un fichier ordinaire.
data-too-large = { $file } est trop grand ; { $limit } octets au plus.
data-no-toml = { $file } n’est pas du TOML : { $why }.

## Entrées

data-twice = { PLACE($file, $entry) } : l’entrée s’y trouve { $times } fois ; il en faut une seule.
data-absent = { PLACE($file, $entry) } : l’entrée manque ; les { $wanted } doivent y être.
data-foreign = { PLACE($file, $entry) } : cette entrée n’existe pas ; connues : { $known }.
data-wrong-total = { $file }, { $what } : il en faut { $wanted }, pas { $got }.
data-bad-id = { PLACE($file, $entry, $key) } : { $got } n’est pas un identifiant ; il se compose de lettres, de chiffres et de tirets bas et commence par une lettre, et celui d’une marchandise n’a que des minuscules.

## Valeurs

data-bad-text = { PLACE($file, $entry, $key) } : il faut ici un texte de 1 à { $highest } caractères imprimables, pas { $got }.
data-not-one-of = { PLACE($file, $entry, $key) } : { $got } ne peut se trouver ici ; ce qui le peut : { $known }.
data-no-such-good = { PLACE($file, $entry, $key) } : il n’y a pas de marchandise { $got } ; connues : { $known }.
data-no-such-place = { PLACE($file, $entry, $key) } : il n’y a pas de lieu { $got } ; connus : { $known }.
data-no-such-key = { PLACE($file, $entry, $key) } : { $got } n’est pas une clé de cette entrée.
data-too-few = { PLACE($file, $entry, $key) } : { $got }, c’est trop peu ici ; il en faut au moins { $lowest }.
data-too-many = { PLACE($file, $entry, $key) } : { $got }, c’est trop ici ; il en faut au plus { $highest }.
data-above = { PLACE($file, $entry, $key) } : { $got } est trop ; le plus grand ici est { $highest }.
data-wanted = { PLACE($file, $entry, $key) } : il faut ici { $wanted }, pas { $got }.
data-not-here = { PLACE($file, $entry, $key) } : cela ne va pas avec { $what } ; il faut l’enlever.
data-one-of-two = { PLACE($file, $entry, $key) } : il faut soit { $first }, soit { $second }, l’un des deux.
data-two-figures = { PLACE($file, $entry, $key) } : { $other } dit autre chose. Changez les deux, ou mettez ici source à « box » si ce bâtiment seul diffère.

## Sens

data-wrong-make = { PLACE($file, $entry, $key) } : { $good } est { $got }, mais ce bâtiment produit des marchandises { $wanted } (p. 6).
data-pearls = { PLACE($file, $entry, $key) } : les perles (pearls) ne viennent que des cartes (p. 9) ; aucun bâtiment n’en produit.
data-of-itself = { PLACE($file, $entry, $key) } : on ne peut faire { $good } avec { $good }.
data-good-twice = { PLACE($file, $entry, $key) } : { $good } s’y trouve deux fois ; une suffit.
data-no-room = { PLACE($file, $entry, $key) } : avec { $players ->
    [one] 1 joueur
   *[other] { $players } joueurs
 }, il faut de la place pour 1 ouvrier au moins.
data-not-together = { PLACE($file, $entry, $key) } : cet effet ne peut figurer sur une carte dont le moment est { $timing }.
data-city-only = { PLACE($file, $entry, $key) } : seules les cartes de la ville ont un tel effet.
data-printed = { PLACE($file, $entry, $key) } : la règle imprime { $wanted } ({ $where }), pas { $got }. Si votre boîte le dit, mettez source à « box ».
data-from-nothing = { PLACE($file, $entry, $key) } : ici des marchandises naissent de rien, autant de fois qu’on veut : { $steps }. Donnez-en moins, ou limitez avec max.
