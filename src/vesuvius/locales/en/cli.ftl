# The command line: help, notices and what is said about bad use.

cli-help = Vesuvius: board games about Pompeii, in the browser and in the terminal. Without a command, the game opens in a browser.
cli-trace-help = Write traces of random games to standard output: every decision with all its legal moves.
cli-check-help = Replay traces of any program and compare every line with the rules.
cli-perft-help = Count the tree of moves, ply by ply, from the start of a game.
cli-replay-help = Draw the board of a record, a trace or a position at any ply, with the log beside it.
cli-play-help = Play in the terminal against bots.
cli-bench-help = Measure speeds beside their yardstick.

## Parts of a help page

cli-usage = Usage:
cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commands
cli-default = [default: {"{}"}]
cli-required = [required]
cli-help-option = Show this help.
cli-install-completion = Set up completion for the current shell.
cli-show-completion = Show the completion script for the current shell.
cli-metavar-command = COMMAND …
cli-metavar-options = [OPTIONS]
cli-metavar-game = GAME
cli-metavar-file = FILE
cli-metavar-number = N
cli-metavar-list = A,B
cli-metavar-seed = SEED
cli-metavar-language = LANGUAGE

## Arguments and options

cli-option-game = Which game: { $games }.
cli-option-language = Language of all words: de, en, fr or nl. Otherwise VESUVIUS_LANGUAGE, then the system's.
cli-option-version = Show the version.
cli-option-lan = For all devices of the home network, and not for this one only.
cli-option-port = Port to listen on.
cli-option-open = Open a browser, or only say the address.
cli-option-players = How many players.
cli-option-players-list = How many players, or several numbers with commas.
cli-option-games = How many games.
cli-option-seed = Whole number from which all chance follows, or the 64 hexadecimal digits of a record's seed.
cli-option-options = Options of the game, with commas: { $options }.
cli-option-file = File to read; - or nothing for standard input.
cli-option-stored = A record, a trace or a position; - for standard input.
cli-option-any-deal = Do not ask whether the rulebook can give the deal.
cli-option-depth = How many plies deep.
cli-option-ply = After so many decisions; without it, at the end.
cli-option-nth = Which game of a trace, or of a file with several records, from 1 on.
cli-option-as-seat = Whose eyes to look through; without it, a spectator's.
cli-option-svg = Save the drawing in this file as SVG instead of showing it.
cli-option-seat = Your seat, from 0 on.
cli-option-record = Keep a record of the game in this file.
cli-option-position = Begin at the position in this file.
cli-option-daily = Deal of the day: the same for everybody who plays with as many players and the same options today (UTC).
cli-option-seconds = Seconds for each measurement.
cli-option-json = Print JSON, one object a line.

## Notices

cli-compiling = The rules of { $game } are compiled for this machine. This happens once and takes a while.
cli-compiling-bot = The bot { $bot } is compiled for this machine. This happens once and takes a while.
cli-seed = Seed { $seed }
cli-daily = Deal of { $day }
cli-checked = checked { $games } games, { $decisions } decisions
cli-writing = Writing traces
cli-checking = Checking
cli-counting = Counting
cli-measuring = Measuring
cli-ply-of = ply { $ply } of { $plies }
cli-game-of = game { $game } of { $games }, { $ply }
cli-record-kept = The record is in { $file }.

## At the table

cli-ask = Your move
cli-player = Player
cli-seat = Seat { $seat }
cli-result = Result
cli-table-help =
    Type a move, or:
    ?         list the legal moves
    hint      the three best moves, and what speaks for them
    undo      take back your last decision, as long as nothing new has come to light since
    board     draw the board again
    log       show the whole log
    help      show this
    quit      leave the table
cli-welcome = You are { $who }. Type ? for the legal moves, hint for the best ones, help for help, quit to leave.
cli-table-option = { $option }: { $words }
cli-undone = Taken back.
cli-undo-nothing = There is no decision of yours to take back.
cli-undo-known = That cannot be taken back: something new has come to light since.
cli-refused = { $token }: { $why }
cli-refused-rule = { $token }: { $why } ({ $rule })
cli-goodbye = Until next time.

## Measurements

cli-bench-what = What
cli-bench-players = Players
cli-bench-threads = Threads
cli-bench-decisions = Decisions per CPU-second
cli-bench-games = Games per CPU-second
cli-bench-nanoseconds = Nanoseconds
cli-bench-yardstick = Yardstick
cli-bench-ratio = Ratio

## Bad use

cli-error = vesuvius: { $problem }
cli-in-file = { $file }: { $problem }
cli-at-line = line { $line }: { $problem }
cli-at-game = game { $game }, line { $line }: { $problem }
cli-see-help = { $problem } See: { $command } --help
cli-unknown-language = There are no words in { $got }; known languages: { $known }.
cli-unknown-command = There is no command { $got }; known commands: { $known }.
cli-unknown-option = There is no option { $got }.
cli-near-option = There is no option { $got }; meant is perhaps { $near }.
cli-missing = { $what } is missing.
cli-needs-value = Option { $option } needs a value.
cli-takes-no-value = Option { $option } takes no value.
cli-too-much = There is something too much: { $got }.
cli-bad-use = This cannot be understood: { $why }.
cli-not-a-number = { $option }: { $got } is not a whole number from { $lowest } on.
cli-not-together = { $option } does not go with { $other }.
cli-not-a-seed = --seed: { $got } is neither a whole number nor 64 hexadecimal digits.
cli-other-game = this is a position of { $got }, not of { $wanted }.
cli-not-seconds = { $option }: { $got } is not a number above 0.
cli-no-such-seat = Seat { $got } does not exist; there are seats 0 to { $highest }.
cli-no-such-ply = There is no ply { $got }; the last one is { $last }.
cli-no-such-game = There is no game { $got } in it; the last one is { $last }.
cli-no-file = { $file }: there is no such file.
cli-no-folder = { $file }: there is no folder { $folder }.
cli-no-name = The name of a file is missing: it is empty.
cli-file-exists = { $file } exists already and is not overwritten.
cli-is-folder = { $file } is a folder; a file is wanted.
cli-no-permission = { $file }: permission denied.
cli-unreadable = { $file } cannot be read or written: { $why }.
cli-output-lost = What was to be printed could not be written: { $why }.

## Matches

cli-match-help = Let bots play against each other, seats rotated, and show how often each wins.
cli-option-bots = The bots, with commas, one for each seat: uniform, greedy, mcts:2000, mcts:1s, level:3, or module:Class for one of your own.
cli-option-match-games = How many games; each deal is played in every rotation of the seats.
cli-option-jobs = How many processes play; 0 for as many as there are cores.
cli-option-resume = Keep every finished game in this file; what is in it already is not played again.
cli-option-records = Keep the records of all games in this file, one after the other.
cli-matching = Playing
cli-match-uneven = The last deal is not played in every rotation: { $games } is no multiple of { $rotations }.
cli-match-interrupted = Broken off after { $games } of { $all } games.
cli-match-bot = Bot
cli-match-games = Games: { $games }
cli-match-wins = Wins
cli-match-rate = Win rate (95 %)
cli-match-milliseconds = ms per decision
cli-match-averages = Scores and times are averages over all games.

## Hints and opponents

cli-hint-help = Show the best moves of a position, and what speaks for them.
cli-option-hint-file = A position, as a text picture or JSON; - for standard input.
cli-option-hint-seconds = Seconds of CPU time to think; otherwise 1.
cli-option-hint-iterations = How many games to try instead; then the same seed gives the same answer.
cli-option-opponents = The opponents, one bot for all or one for each with commas: uniform, greedy, mcts:2000, mcts:1s, level:3, or module:Class for one of your own.
cli-hint-listed = hint shows the best of them, and why.
cli-hint-searching = Looking for the best moves …
cli-thinking = { $who } is thinking …
cli-wrong-opponents = --bots: bots { $got }, opponents { $wanted }; name one for all of them or one for each.

## Analysis

cli-analyse-help = Look at every decision of a stored game again: who stood how before and after it, what would have been best, and what was given away.
cli-metavar-budget = BUDGET
cli-option-analysed = A record or a trace; - for standard input. The result is kept beside the file, as FILE.analysis.json.
cli-option-analysis-seat = See everything as this seat saw it, from 0 on; without it, each decision as its own seat saw it, once the game is over.
cli-option-budget = How long to look at each decision: games tried, such as 1000, or time, such as 1s or 200ms.
cli-option-fresh = Work it out anew, even if the result is kept beside the file.
cli-analysing = Analysing
cli-analysis-kept = Already worked out, and kept in { $file }; --fresh works it out anew.
cli-analysis-not-kept = the result is not kept: { $problem }
cli-analysis-decisions = Decisions
cli-analysis-summary = Given away
cli-analysis-chart = Chance of winning, decision by decision
cli-analysis-ply = No.
cli-analysis-player = Player
cli-analysis-move = Played
cli-analysis-best = Best
cli-analysis-chance = Chance
cli-analysis-lost = Given away
cli-analysis-mark = Verdict
cli-analysis-count = Moves
cli-analysis-average = Average
cli-analysis-worst = Worst
cli-analysis-inaccuracies = Inaccuracies
cli-analysis-mistakes = Mistakes
cli-analysis-blunders = Blunders
cli-mark-good = good
cli-mark-inaccuracy = inaccuracy
cli-mark-mistake = mistake
cli-mark-blunder = blunder

## The list of bots

cli-bots-help = List the bots that --bots takes, and what kind of player each is.

## Hosting, and checking that a game was fair

cli-serve-help = Host games for people and bots on this machine.
cli-verify-help = Check that stored games were dealt from the seed that was promised, and played by the rules.
cli-metavar-address = ADDRESS
cli-metavar-text = TEXT
cli-metavar-record = RECORD
cli-option-config = TOML file with settings; its keys are the names of the options, with _ for -.
cli-option-verified = A file with one record or several; - for standard input.
cli-serve-secrets = Secrets come from the environment or the file only:
cli-verified =
    verified { $games } games, { $entries } entries{ $positions ->
        [0] {""}
       *[other] ; { $positions } of them began at a position, for which no seed can vouch
    }
cli-verify-no-seed = the record has no seed, so nobody can tell whether the deal was fair.
cli-verify-other-deal = the deal does not follow from the seed.
cli-verify-illegal = the move is not legal. { $why }
cli-start = Vesuvius is at { $address } . Ctrl+C ends it.
cli-start-lan = Vesuvius is at { $address } for every device of this network. Ctrl+C ends it.
cli-start-again = Vesuvius runs already, at { $address } .
cli-pages-not-built = The pages for the browser have not been built yet. `make web` builds them; `vesuvius play downfall` plays in the terminal.
cli-no-network = This machine is in no network, so that --lan reaches nobody. Without it, the game is for this machine alone.
cli-option-rounds = Cut games off after this round; only a game that need not end (Pompeii).
cli-option-data = Folder of changed data files to play with (Pompeii).
cli-no-rounds = --rounds: games of { $game } end by themselves.
