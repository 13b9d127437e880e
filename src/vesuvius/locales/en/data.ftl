# What is wrong with a folder of changed data files, and the command that says so.

## The command

data-help = Check your own data files for Pompeii.
data-check-help = Check a folder of changed data files and list every error with file, entry and key. Files that aren’t in the folder are taken from the program.
data-list-help = List the sets of data that come with the program.
data-option-folder = Folder with one or more data files.
data-metavar-folder = FOLDER
data-checked = { $files } can be played with; all other files are the program’s own. Data { $hash }
data-refused = { $folder }: can’t start a game with these data files; errors: { $count }.
data-warning = warning: { $problem }
data-set = { $name }: { $about } Data { $hash }
data-set-usual = { $name } (used for new games): { $about } Data { $hash }

## Folder and files

data-no-folder = { $folder } isn’t a folder. Give a folder with changed data files.
data-no-files = { $folder } has no data files; known: { $known }.
data-no-such-file = { $file } isn’t the name of a data file; known: { $known }.
data-no-plain-file = { $file } isn’t a plain file.
data-too-large = { $file } is too large; the limit is { $limit } bytes.
data-no-toml = { $file } isn’t TOML: { $why }.

## Entries

data-twice = { PLACE($file, $entry) }: this entry appears { $times } times; it must appear once.
data-absent = { PLACE($file, $entry) }: this entry is missing; all { $wanted } must be there.
data-foreign = { PLACE($file, $entry) }: unknown entry; known: { $known }.
data-wrong-total = { $file }, { $what }: there must be { $wanted }, not { $got }.
data-bad-id = { PLACE($file, $entry, $key) }: { $got } isn’t an id. An id begins with a letter and has letters, digits and underscores; a good’s id has lower-case letters only.

## Values

data-bad-text = { PLACE($file, $entry, $key) }: expected a text of 1 to { $highest } printable characters, got { $got }.
data-not-one-of = { PLACE($file, $entry, $key) }: { $got } isn’t possible here; possible: { $known }.
data-no-such-good = { PLACE($file, $entry, $key) }: unknown good { $got }; known: { $known }.
data-no-such-place = { PLACE($file, $entry, $key) }: unknown place { $got }; known: { $known }.
data-no-such-key = { PLACE($file, $entry, $key) }: this entry has no key { $got }.
data-too-few = { PLACE($file, $entry, $key) }: there must be at least { $lowest } here, not { $got }.
data-too-many = { PLACE($file, $entry, $key) }: there can be at most { $highest } here, not { $got }.
data-above = { PLACE($file, $entry, $key) }: { $got } is too much; the most here is { $highest }.
data-wanted = { PLACE($file, $entry, $key) }: expected { $wanted }, got { $got }.
data-not-here = { PLACE($file, $entry, $key) }: this can’t be combined with { $what }; leave it out.
data-one-of-two = { PLACE($file, $entry, $key) }: give either { $first } or { $second }, exactly one of the two.
data-two-figures = { PLACE($file, $entry, $key) }: { $other } says something else. Change both, or set source to “box” here if only this building differs.

## Sense

data-wrong-make = { PLACE($file, $entry, $key) }: { $good } is { $got }, but this building makes { $wanted } goods (p. 6).
data-pearls = { PLACE($file, $entry, $key) }: pearls come from cards only (p. 9); no building makes them.
data-of-itself = { PLACE($file, $entry, $key) }: { $good } can’t be made from { $good }.
data-good-twice = { PLACE($file, $entry, $key) }: { $good } appears twice; once is enough.
data-no-room = { PLACE($file, $entry, $key) }: with { $players ->
    [one] 1 player
   *[other] { $players } players
 } there must be room for at least 1 worker.
data-not-together = { PLACE($file, $entry, $key) }: a card with the timing { $timing } can’t have this effect.
data-city-only = { PLACE($file, $entry, $key) }: only city cards can have this effect.
data-printed = { PLACE($file, $entry, $key) }: the rulebook says { $wanted } ({ $where }), not { $got }. If your box says so, set source to “box”.
data-from-nothing = { PLACE($file, $entry, $key) }: this makes goods out of nothing, over and over: { $steps }. Give less for it, or limit it with max.
