# The command line: help, notices and what is said about bad use.

cli-help = Vesuvius: board games about Pompeii, in the browser and in the terminal. Without a command, the game opens in a browser.
cli-trace-help = Write traces of random games to standard output: every decision with all its legal moves.
cli-check-help = Replay traces from any program and compare every line with the rules.
cli-perft-help = Count the move tree, ply by ply, from the start of a game.
cli-replay-help = Draw the board of a record, a trace or a position at any ply, with the log beside it.
cli-play-help = Play in the terminal against bots.
cli-bench-help = Measure speeds, each beside its yardstick.

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
cli-metavar-data = SET|FOLDER|SET:FOLDER
cli-metavar-seed = SEED
cli-metavar-language = LANGUAGE

## Arguments and options

cli-option-game = Which game: { $games }.
cli-option-language = Language: de, en, fr or nl. Default: VESUVIUS_LANGUAGE, then the system’s language.
cli-option-version = Show the version.
cli-option-lan = Let every device on the home network join, not just this one.
cli-option-port = Port to listen on.
cli-option-open = Open a browser, or just print the address.
cli-option-players = Number of players.
cli-option-some-players = Number of players; without it 2, or as many as the position has.
cli-option-players-list = Number of players, or several numbers separated by commas.
cli-option-games = Number of games.
cli-option-seed = Whole number that all chance comes from, or the 64 hexadecimal digits of a record’s seed.
cli-option-options = Options of the game, separated by commas: { $options }.
cli-option-file = File to read; - or nothing for standard input.
cli-option-stored = A record, a trace or a position; - for standard input.
cli-option-any-deal = Don’t check whether the rulebook allows the deal.
cli-option-depth = Number of plies.
cli-option-ply = Stop after this many decisions. Default: the end.
cli-option-nth = Which game of a trace, or of a file with several records, counting from 1.
cli-option-as-seat = Show what this seat can see. Default: what a spectator can see.
cli-option-svg = Save the drawing to this file as SVG instead of showing it.
cli-option-seat = Your seat, counting from 0.
cli-option-record = Save a record of the game to this file.
cli-option-position = Start from the position in this file.
cli-option-daily = Today’s deal: the same for everyone who plays with the same number of players and the same options today (UTC).
cli-option-seconds = Seconds per measurement.
cli-option-json = Print JSON, one object per line.

## Notices

cli-compiling = Compiling the rules of { $game } for this machine. This happens only once and takes a while.
cli-compiling-bot = Compiling the bot { $bot } for this machine. This happens only once and takes a while.
cli-seed = Seed { $seed }
cli-daily = Deal of { $day }
cli-checked = checked { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}
cli-writing = Writing traces
cli-checking = Checking
cli-counting = Counting
cli-measuring = Measuring
cli-ply-of = ply { $ply } of { $plies }
cli-game-of = game { $game } of { $games }, { $ply }
cli-record-kept = The record has been saved to { $file }.

## At the table

cli-ask = Your move
cli-player = Player
cli-seat = Seat { $seat }
cli-result = Result
cli-table-help =
    Type a move, or:
    ?         list the legal moves
    hint      the three best moves, and why
    undo      take back your last decision, unless something new has been revealed since
    board     draw the board again
    log       show the whole log
    help      show this help
    quit      leave the table
cli-welcome = You’re { $who }. Type ? for the legal moves, hint for the best ones, help for help, quit to leave.
cli-table-option = { $option }: { $words }
cli-undone = Taken back.
cli-undo-nothing = You have no decision to take back.
cli-undo-known = You can’t take that back: something new has been revealed since.
cli-refused = { $token }: { $why }
cli-refused-rule = { $token }: { $why } ({ $rule })
cli-goodbye = See you next time.

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
cli-unknown-language = Unknown language { $got }; known languages: { $known }.
cli-unknown-command = Unknown command { $got }; known commands: { $known }.
cli-unknown-option = Unknown option { $got }.
cli-near-option = Unknown option { $got }; did you mean { $near }?
cli-missing = { $what } is missing.
cli-needs-value = Option { $option } needs a value.
cli-takes-no-value = Option { $option } doesn’t take a value.
cli-too-much = Unexpected argument: { $got }.
cli-bad-use = Can’t understand this: { $why }.
cli-not-a-number = { $option }: { $got } isn’t a whole number from { $lowest } up.
cli-not-together = { $option } can’t be combined with { $other }.
cli-not-a-seed = --seed: { $got } is neither a whole number nor 64 hexadecimal digits.
cli-other-game = this is a position of { $got }, not of { $wanted }.
cli-not-seconds = { $option }: { $got } isn’t a number above 0.
cli-no-such-seat = There’s no seat { $got }; seats go from 0 to { $highest }.
cli-no-such-ply = There’s no ply { $got }; the last one is { $last }.
cli-no-such-game = There’s no game { $got } in it; the last one is { $last }.
cli-no-file = { $file }: no such file.
cli-no-folder = { $file }: no such folder: { $folder }.
cli-no-name = The file name is empty.
cli-file-exists = { $file } already exists and won’t be overwritten.
cli-is-folder = { $file } is a folder, not a file.
cli-no-permission = { $file }: permission denied.
cli-unreadable = Can’t read or write { $file }: { $why }.
cli-output-lost = Couldn’t write the output: { $why }.

## Matches

cli-match-help = Let bots play each other, rotating seats, and show how often each one wins.
cli-option-bots = The bots, separated by commas, one per seat: uniform, greedy, mcts:2000, mcts:1s, level:3, or module:Class for one of your own.
cli-option-match-games = Number of games; each deal is played in every rotation of the seats.
cli-option-jobs = Number of processes; 0 for one per core.
cli-option-resume = Save every finished game to this file; games already in it aren’t played again.
cli-option-records = Save the records of all games to this file, one after the other.
cli-matching = Playing
cli-match-uneven = The last deal isn’t played in every rotation: { $games } isn’t a multiple of { $rotations }.
cli-match-interrupted = Interrupted after { $games } of { $all } games.
cli-match-forfeits = { $bot } lost { $games ->
    [one] a game
   *[other] { $games } games
} by default, first in game { $number }: { $why }
cli-match-bot = Bot
cli-match-games = Games: { $games }
cli-match-wins = Wins
cli-match-rate = Win rate (95 %)
cli-match-milliseconds = ms per decision
cli-match-averages = Scores and times are averages over all games.

## Hints and opponents

cli-hint-help = Show the best moves in a position, and why.
cli-option-hint-file = A position, as a text picture or JSON; - for standard input.
cli-option-hint-seconds = Seconds of CPU time to think. Default: as long as a server does.
cli-option-hint-iterations = Number of games to try instead; then the same seed gives the same answer.
cli-option-opponents = The opponents, one bot for all of them or one each, separated by commas: uniform, greedy, mcts:2000, mcts:1s, level:3, or module:Class for one of your own.
cli-hint-listed = hint shows the best of them, and why.
cli-hint-searching = Looking for the best moves …
cli-thinking = { $who } is thinking …
cli-wrong-opponents = --bots: you named { $got } bots for { $wanted } opponents; name one for all of them or one each.

## Analysis

cli-analyse-help = Review every decision of a stored game: the chances before and after it, the best move, and what was given away.
cli-metavar-budget = BUDGET
cli-option-analysed = A record or a trace; - for standard input. The result is saved beside the file as FILE.analysis.json.
cli-option-analysis-seat = See everything as this seat saw it, counting from 0. Default: each decision as its own seat saw it, if the game is over.
cli-option-budget = Time per decision: a number of games to try, such as 1000, or a time, such as 1s or 200ms.
cli-option-fresh = Start again, even if a result is saved beside the file.
cli-analysing = Analysing
cli-analysis-kept = Already analysed, see { $file }; --fresh starts again.
cli-analysis-not-kept = couldn’t save the result: { $problem }
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

cli-bots-help = List the bots that --bots accepts, and what kind of player each one is.

## Hosting, and checking that a game was fair

cli-serve-help = Host games for people and bots on this machine.
cli-verify-help = Check that stored games were dealt from the promised seed and played by the rules.
cli-metavar-address = ADDRESS
cli-metavar-text = TEXT
cli-metavar-record = RECORD
cli-option-config = TOML file with settings; its keys are the names of the options, with _ for -.
cli-option-verified = A file with one or more records; - for standard input.
cli-serve-secrets = Secrets can only come from the environment or the settings file:
cli-verified =
    verified { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }{ $positions ->
        [0] {""}
       *[other] ; { $positions } of the games began from a position, which no seed can vouch for
    }
cli-verify-no-seed = the record has no seed, so nobody can tell whether the deal was fair.
cli-verify-other-deal = the deal doesn’t follow from the seed.
cli-verify-illegal = the move isn’t legal. { $why }
cli-start = Vesuvius is running at { $address } . Press Ctrl+C to stop it.
cli-start-lan = Vesuvius is running at { $address } for every device on this network. Press Ctrl+C to stop it.
cli-start-again = Vesuvius is already running at { $address } .
cli-pages-not-built = The web pages haven’t been built yet. `make web` builds them; `vesuvius play downfall` plays in the terminal.
cli-no-network = This machine isn’t on a network, so --lan can’t reach anyone. Leave it out to play on this machine only.
cli-option-rounds = Stop games after this round; only for a game that may never end (Pompeii).
cli-option-data = Data to play with (Pompeii): a set by its name, a folder of changed data files, or both.
cli-no-rounds = --rounds: games of { $game } always end, so they can’t be cut off.
