# Puzzles: positions in which one move is clearly the best. These words are loaded with their page.

puzzle-title = Puzzle
puzzle-unknown = There’s no such puzzle.
puzzle-none = There are no puzzles here.
puzzle-task = Find the best move for { $name }
puzzle-progress = { $solved } of { $count } solved
puzzle-about = About this puzzle
puzzle-rating = Difficulty
puzzle-yours = Your puzzle rating
puzzle-people = Solved on the first try
puzzle-people-count = { $solved } of { $tried }
puzzle-untried = not tried yet
puzzle-mine-solved = You’ve solved it on your first try, so it no longer counts.
puzzle-mine-failed = You missed it on your first try, so it no longer counts.
puzzle-first = Your first try counts.
puzzle-unrated = Nothing counts here until you’ve played a game on this device.
puzzle-hint = Hint
puzzle-right = Solved
puzzle-wrong = Not the best move
puzzle-wrong-text = { $move }: there’s something better.
puzzle-best-text = The best move is { $move }.
puzzle-change = Your puzzle rating: { $before } → { $after }
puzzle-again = Try again
puzzle-show = Show the solution
puzzle-next = Next puzzle

## Hints: what to think of, by the kind of reason that speaks most for the best move

puzzle-hint-saves = You can bring someone to safety.
puzzle-hint-nearer = Count the steps to the gates: who can get closest to a way out?
puzzle-hint-flees = Look where lava can go next: who needs to leave?
puzzle-hint-crowd = Crowds move far: look for one.
puzzle-hint-ready = Think of the move after this one.
puzzle-hint-denies = Look who benefits from where your pieces are.
puzzle-hint-burns = Look who can be buried by lava.
puzzle-hint-cuts-off = Look who can be cut off from every gate.
puzzle-hint-own-loss = Sometimes you have to give up one of your own pieces.
puzzle-hint-closes-gate = Look at the gates: which one do the others need?
puzzle-hint-spares = Keep this tile away from your own pieces.
puzzle-hint-lengthens = Make the others walk further.
puzzle-hint-threatens = Bring lava close to the others.
puzzle-hint-relatives = Think of the relatives who can follow.
puzzle-hint-settles = Think of the flight: how far is it to a gate from there?
puzzle-hint-victim = Which piece will its owner miss most?
puzzle-hint-call = Compare who’s in the city already with who’s still to come.
puzzle-hint-wait = Who benefits if more people come into the city?
puzzle-hint-chance = Nothing single decides this one: compare what the others can do next.
