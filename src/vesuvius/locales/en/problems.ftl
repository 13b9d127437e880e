# What cannot be used as it is: files, deals, traces, records. Where it stands (file, game, line) is put in front.

unknown-game = Unknown game { $name }; known: { $known }.
unknown-option = Unknown option { $name }; known: { $known }.
wrong-players = The number of players can’t be { WORD($got) }; it must be { $lowest } to { $highest }.
bad-seed = { $got } isn’t a seed; give a whole number from 0 up, or 64 hexadecimal digits.
no-such-seat-here = There’s no seat { $got } in a game for { $players }.
no-such-thing = There’s nothing in this game that is called { $got }.
token-not-text = A move must be text; got { $got }.
deal-not-an-object = A deal must be an object; got { $got }.
cache-unwritable = Can’t store the compiled rules in { $folder }: { $why }. Set VESUVIUS_CACHE to another folder.
conform-broken = { $name } breaks the promise { $check }: { $players } players, options { $options }, seed { $seed }, ply { $ply }; got { $got }
unknown-mode = VESUVIUS_RULES is { $got }; possible: { $known }.
contradiction = The rules contradict themselves about { $token }. This is a bug in the program.
bench-not-numbered = { $name } can’t be measured: its rules have no numbered actions.

## Lines of a file

line-blank = blank line; blank lines are only allowed at the end.
line-too-long = the line has more than { $limit } bytes.
line-byte-order-mark = the file begins with a byte order mark; remove it.
line-not-json = not JSON from column { $column } on.
line-not-object = { $got } isn’t a JSON object.
line-not-utf8 = not UTF-8 from byte { $column } on.
line-key-twice = the key { $got } appears twice.
line-not-a-number = { $got } isn’t a number in JSON.
line-torn = the last line breaks off in the middle.

## Traces

trace-empty = there’s no game in it; a trace begins with the deal of a game.
trace-no-header = a trace begins with the deal of a game; got { $got }
trace-truncated = the trace breaks off after line { $last }; expected { WORD($expected) }.
trace-wrong-keys = wrong keys; missing: { $missing }; unknown: { $unknown }.
trace-wrong-type = “{ $key }”: expected { WORD($expected) }, got { $got }
trace-unknown-line = expected { WORD($expected) }, got { $got }
trace-wrong-line = expected { WORD($expected) }, got { WORD($got) }.
trace-wrong-seat = expected seat { $expected }, got { $got }.
trace-illegal-move = expected one of { $expected }, got an illegal move: { $got }
trace-wrong-legal = the legal moves differ; expected, but missing ({ $missing }): { $expected }; got, but not legal ({ $extra }): { $got }
trace-legal-unsorted = the legal moves aren’t sorted by code point; expected { $expected }, got { $got }
trace-wrong-chance = “{ $key }” isn’t possible; expected, but missing ({ $missing }): { $expected }; got, but impossible ({ $extra }): { $got }
trace-wrong-draw = expected { $expected }, got { $got }
trace-wrong-result = result “{ $key }”: expected { $expected }, got { $got }

## Records

record-empty = there’s no record in it.
record-several = a second record begins here; there must be only one.
record-nothing-to-undo = There’s nothing to take back.
record-torn = { $path }: the last line is incomplete; nothing was added.
record-commitment = this isn’t the promised seed; expected { $expected }, got { $got }.
record-no-such-entry = there’s no entry { $got }; the last one is { $last }.
record-wrong-seat = expected a move by seat { $expected }, got one by seat { $got }.
record-other-events = { $move } doesn’t cause what the record says.
record-newer-version = the record was made with version { $got } of { $game }; this program plays version { $known }, so you need a newer one.
record-older-version = the record was made with version { $got } of { $game }; this program plays version { $known } and can’t replay it.
record-other-data = the record was made with other data of { $game } ({ $got }) than these ({ $known }); use --data to name the folder it was played with.
other-data = this is about { $game } with other data ({ $got }) than these ({ $known }); use --data to name the set or the folder it was made with.
record-no-format = “format” must be a whole number from 1 up; got { $got }.
record-newer-format = the record has format { $got }; this program reads formats up to { $known }, so you need a newer one.
record-seq = “seq” must be above { $last }; got { $got }.
record-no-such-seat = there’s no seat { $got } in a game for { $players }.
record-undo-nowhere = can’t take back to entry { $got }; possible: { $known }.
record-undo-too-far = seat { $seat } may take back to entry { $limit }, not to { $got }.
record-undo-nothing = seat { $seat } can’t take anything back now.
record-wrong-keys = wrong keys; missing: { $missing }; unknown: { $unknown }.
record-wrong-type = “{ $key }” has a value of the wrong type: { $got }
record-setup = “setup” must be a seed, a deal or a position, the last two with or without a seed; got { $got }.
record-contradiction = “{ $key }” is { $expected } in the first line but { $got } in the set-up.
record-seats = “seats” must have { $expected } names, one per player; got { $got }.

## Data files

data-unreadable = Can’t read { $file }: { $why }
data-not-a-table = { PLACE($file, $entry) }: expected a table here.
data-unknown = { PLACE($file, $entry) }: unknown key { $key }; known: { $known }.
data-missing = { PLACE($file, $entry) }: the key { $key } is missing.
data-wrong-kind = { PLACE($file, $entry, $key) }: expected { WORD($wanted) }, got { $got }.
data-out-of-range = { PLACE($file, $entry, $key) }: { $got } isn’t between { $lowest } and { $highest }.

## Bots

bot-unknown = Unknown bot { $got }; known: { $known }.
bot-not-loaded = Can’t load the bot { $got }: { $why }
bot-illegal = The bot { $bot } chose { $token }, which isn’t legal.
bot-failed = The bot { $bot } failed in game { $number }: { $why }
bot-game-over = The game is over, so there’s nothing left for a bot to choose.
engine-no-program = There’s no program { $got } that can be run.
engine-not-started = The engine can’t be started: { $why }
engine-protocol = The engine speaks version { $got } of the protocol; known: { $known }.
engine-late = The engine didn’t answer in time.
engine-flood = The engine said more than a mebibyte before it answered.
engine-closed = The engine closed its input or its output.
engine-ended = The engine ended with exit status { $status }.
engine-ended-saying = The engine ended with exit status { $status } and said: { $words }
engine-garbage = The engine said { $got }, which doesn’t answer what it was asked.
engine-illegal = The engine chose { $token }, which isn’t legal.

## Matches

match-bots = { $got ->
    [one] 1 bot is named
   *[other] { $got } bots are named
}; there must be one per seat, { $lowest } to { $highest } in all.
match-not-one = this isn’t a match file.
match-other = this file belongs to another match: its “{ $key }” is { $got }, but this one’s is { $wanted }.
match-other-game = game { $got } doesn’t belong to this match: its number, seats or figures don’t fit.
match-other-record = the record beginning here isn’t of a finished game of this match.
match-busy = { $file }: another match is writing to this file right now.
match-same-file = { $file }: the finished games and their records need two different files.
match-worker-lost = One of the playing processes ended unexpectedly.

## Analysis

analysis-no-record = this is neither a record nor a trace of a game.
analysis-running = the game isn’t over yet, so its secrets stay hidden; with --seat you can see it from one seat.
analysis-budget = --budget: { $got } is neither a number of games, such as 1000, nor a time, such as 1s or 200ms.

## Changed data

no-changed-data = { $name } has no data files to change; { $known } does.
