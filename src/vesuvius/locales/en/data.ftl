# What is wrong with a folder of changed data files, and the command that says so.

## The command

data-help = Look after changed data files of Pompeii.
data-check-help = Check a folder of changed data files: every error with file, entry and key. Files that the folder does not have are the shipped ones.
data-option-folder = Folder with one or more of the data files.
data-metavar-folder = FOLDER
data-checked = { $files } can be played with; every other file is as shipped. Data { $hash }
data-refused = { $folder }: no game starts with these data; errors: { $count }.
data-warning = warning: { $problem }

## Folder and files

data-no-folder = { $folder } is not a folder; a folder with changed data files is wanted.
data-no-files = { $folder } has no data file; known: { $known }.
data-no-such-file = { $file } is not the name of a data file; known: { $known }.
data-no-plain-file = { $file } is not a plain file.
data-too-large = { $file } is too large; { $limit } bytes are the most.
data-no-toml = { $file } is not TOML: { $why }.

## Entries

data-twice = { PLACE($file, $entry) }: the entry is there { $times } times; once is right.
data-absent = { PLACE($file, $entry) }: the entry is missing; all { $wanted } have to be there.
data-foreign = { PLACE($file, $entry) }: there is no such entry; known: { $known }.
data-wrong-total = { $file }, { $what }: there have to be { $wanted }, not { $got }.
data-bad-id = { PLACE($file, $entry, $key) }: { $got } is no id; it has letters, digits and underscores and begins with a letter, and a good’s has small letters only.

## Values

data-bad-text = { PLACE($file, $entry, $key) }: a text of 1 to { $highest } printable characters is wanted here, not { $got }.
data-not-one-of = { PLACE($file, $entry, $key) }: { $got } cannot stand here; what can: { $known }.
data-no-such-good = { PLACE($file, $entry, $key) }: there is no good { $got }; known: { $known }.
data-no-such-place = { PLACE($file, $entry, $key) }: there is no place { $got }; known: { $known }.
data-no-such-key = { PLACE($file, $entry, $key) }: { $got } is no key of this entry.
data-too-few = { PLACE($file, $entry, $key) }: { $got } are too few here; there have to be at least { $lowest }.
data-too-many = { PLACE($file, $entry, $key) }: { $got } are too many here; { $highest } are the most.
data-above = { PLACE($file, $entry, $key) }: { $got } is too much; { $highest } is the most here.
data-wanted = { PLACE($file, $entry, $key) }: { $wanted } is right here, not { $got }.
data-not-here = { PLACE($file, $entry, $key) }: this does not go with { $what }; leave it out.
data-one-of-two = { PLACE($file, $entry, $key) }: either { $first } or { $second } is wanted, one of the two.
data-two-figures = { PLACE($file, $entry, $key) }: { $other } says otherwise. Change both, or set source = "box" here if only this building differs.

## Sense

data-wrong-make = { PLACE($file, $entry, $key) }: { $good } is { $got }, but this building makes { $wanted } goods (p. 6).
data-pearls = { PLACE($file, $entry, $key) }: pearls come from cards only (p. 9); no building makes them.
data-of-itself = { PLACE($file, $entry, $key) }: { $good } cannot be made of { $good }.
data-good-twice = { PLACE($file, $entry, $key) }: { $good } is there twice; once is enough.
data-no-room = { PLACE($file, $entry, $key) }: with { $players ->
    [one] 1 player
   *[other] { $players } players
 } there has to be room for at least 1 worker.
data-not-together = { PLACE($file, $entry, $key) }: this effect cannot stand on a card with the timing { $timing }.
data-city-only = { PLACE($file, $entry, $key) }: only city cards have such an effect.
data-printed = { PLACE($file, $entry, $key) }: the rulebook prints { $wanted } ({ $where }), not { $got }. If your box says so, set source = "box".
data-from-nothing = { PLACE($file, $entry, $key) }: goods come from nothing here, as often as one likes: { $steps }. Give less for it, or limit it with max.
