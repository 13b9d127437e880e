# What cannot be used as it is: files, deals, traces, records. Where it stands (file, game, line) is put in front.

unknown-game = There is no game { $name }; known: { $known }.
unknown-option = There is no option { $name }; known: { $known }.
wrong-players = The number of players cannot be { WORD($got) }; { $lowest } to { $highest } are possible.
bad-seed = { $got } is no seed; a whole number from 0 on or 64 hexadecimal digits would be one.
no-such-seat-here = There is no seat { $got } among { $players } players.
token-not-text = A move has to be a text; got { $got }.
deal-not-an-object = A deal has to be an object; got { $got }.
cache-unwritable = The compiled rules cannot be kept in { $folder }: { $why }. The variable VESUVIUS_CACHE can name another folder.
conform-broken = { $name } breaks the promise { $check }: { $players } players, options { $options }, seed { $seed }, ply { $ply }; got { $got }
unknown-mode = VESUVIUS_RULES is { $got }; it can be { $known }.
contradiction = The rules contradict themselves about { $token }. This is a fault of the program.
bench-not-numbered = { $name } cannot be measured: its rules have no numbered actions.

## Lines of a file

line-blank = a blank line; blank lines may stand at the end only.
line-too-long = the line has more than { $limit } bytes.
line-byte-order-mark = the file begins with a byte order mark; it has to begin with its text.
line-not-json = not JSON from column { $column } on.
line-not-object = { $got } is not a JSON object.
line-not-utf8 = not UTF-8 from byte { $column } on.
line-key-twice = the key { $got } stands there twice.
line-not-a-number = { $got } is no number in JSON.
line-torn = the last line breaks off in the middle.

## Traces

trace-empty = there is no game in it; a trace begins with the deal of a game.
trace-no-header = a trace begins with the deal of a game; got { $got }
trace-truncated = the trace breaks off after line { $last }; expected { WORD($expected) }.
trace-wrong-keys = wrong keys; missing: { $missing }; not wanted: { $unknown }.
trace-wrong-type = "{ $key }": expected { WORD($expected) }, got { $got }
trace-unknown-line = expected { WORD($expected) }, got { $got }
trace-wrong-line = expected { WORD($expected) }, got { WORD($got) }.
trace-wrong-seat = expected seat { $expected }, got { $got }.
trace-illegal-move = expected one of { $expected }, got a move that is not legal: { $got }
trace-wrong-legal = the legal moves differ; expected, but missing ({ $missing }): { $expected }; got, but not legal ({ $extra }): { $got }
trace-legal-unsorted = the legal moves are not sorted by code point; expected { $expected }, got { $got }
trace-wrong-chance = "{ $key }" cannot be; expected, but missing ({ $missing }): { $expected }; got, but impossible ({ $extra }): { $got }
trace-wrong-draw = expected { $expected }, got { $got }
trace-wrong-result = result "{ $key }": expected { $expected }, got { $got }

## Records

record-empty = there is no record in it.
record-several = a second record begins here; a single one is wanted.
record-nothing-to-undo = There is nothing to take back.
record-torn = { $path }: the last line is not finished; nothing was added.
record-commitment = the seed is not the one that was promised; expected { $expected }, got { $got }.
record-no-such-entry = there is no entry { $got }; the last one is { $last }.
record-wrong-seat = expected a move of seat { $expected }, got one of seat { $got }.
record-other-events = { $move } does not cause what the record says.
record-newer-version = the record was made with version { $got } of { $game }; this program plays version { $known }, so a newer one is needed.
record-older-version = the record was made with version { $got } of { $game }; this program plays version { $known } and replays no other.
record-other-data = the record was made with other printed facts of { $game } ({ $got }) than these ({ $known }); --data names the folder that it was played with.
record-no-format = "format" has to be a whole number from 1 on; got { $got }.
record-newer-format = the record has format { $got }; this program reads up to { $known }, so a newer one is needed.
record-seq = "seq" has to be above { $last }; got { $got }.
record-no-such-seat = there is no seat { $got } among { $players } players.
record-undo-nowhere = nothing can be taken back to entry { $got }; possible: { $known }.
record-undo-too-far = seat { $seat } may take back to entry { $limit }, not to { $got }.
record-undo-nothing = seat { $seat } may take nothing back now.
record-wrong-keys = wrong keys; missing: { $missing }; not wanted: { $unknown }.
record-wrong-type = "{ $key }" has a value of the wrong kind: { $got }
record-setup = "setup" has to be a seed, a deal or a position, the last two with or without a seed; got { $got }.
record-contradiction = "{ $key }" is { $expected } in the first line, but { $got } in the set-up.
record-seats = "seats" has to hold { $expected } names, as many as players; got { $got }.

## Data files

data-unreadable = { $file } cannot be read: { $why }
data-not-a-table = { PLACE($file, $entry) }: a table is wanted here.
data-unknown = { PLACE($file, $entry) }: the key { $key } is not known here; known: { $known }.
data-missing = { PLACE($file, $entry) }: the key { $key } is missing.
data-wrong-kind = { PLACE($file, $entry, $key) }: { WORD($wanted) } is wanted here, not { $got }.
data-out-of-range = { PLACE($file, $entry, $key) }: { $got } is not between { $lowest } and { $highest }.

## Bots

bot-unknown = There is no bot { $got }; known: { $known }.
bot-not-loaded = The bot { $got } cannot be loaded: { $why }
bot-illegal = The bot { $bot } has chosen { $token }, which is not legal.
bot-failed = The bot { $bot } has failed in game { $number }: { $why }
bot-game-over = A bot cannot choose any more: the game is over.
hint-not-now = Seat { $seat } has nothing to decide now, so there is no hint for it.

## Matches

match-bots = Number of bots: { $got }; each seat needs one, and { $lowest } to { $highest } seats are possible.
match-not-one = this is not the file of a match.
match-other = this is the file of another match: "{ $key }" is { $got } there, but { $wanted } here.
match-other-game = game { $got } does not belong to this match: its number, seats or figures do not fit.
match-other-record = the record that begins here is not that of a finished game of this match.
match-busy = { $file }: another match is writing to this file right now.
match-same-file = { $file }: the finished games and their records need two different files.
match-worker-lost = One of the processes that play has ended before its time.

## Analysis

analysis-no-record = this is neither a record nor a trace of a game.
analysis-running = the game is not over yet, so its secrets stay closed; with --seat it is seen from one seat.
analysis-budget = --budget: { $got } is neither a number of games, such as 1000, nor a time, such as 1s or 200ms.

## Bots at tables

pool-busy = You have asked for { $most } hints and analyses that are not ready yet. Wait for one of them first.
pool-lost = The process that was to think about it has ended before its time, { $tries } times in a row.
pool-too-slow = No answer was found within { $seconds } seconds, so the search was ended.
pool-failed = Something has gone wrong while a bot was thinking: { $why }
pool-stopped = The bots are not at work: the server is starting or stopping.
no-changed-data = { $name } has no data files to change; { $known } has.
