# Puzzles: positions in which one move is clearly the best. These words are loaded with their page.

puzzle-title = Puzzle
puzzle-unknown = There is no such puzzle.
puzzle-none = There are no puzzles here.
puzzle-task = Find the best move for { $name }
puzzle-progress = { $solved } of { $count } solved
puzzle-about = About this puzzle
puzzle-rating = Difficulty
puzzle-yours = Your puzzle rating
puzzle-people = Solved at the first try
puzzle-people-count = { $solved } of { $tried }
puzzle-untried = not tried yet
puzzle-mine-solved = You solved it at your first try; now it no longer counts.
puzzle-mine-failed = Your first try missed it; now it no longer counts.
puzzle-first = Your first try counts.
puzzle-unrated = Nothing counts here until you have played a game on this device.
puzzle-hint = Hint
puzzle-right = Solved
puzzle-wrong = Not the best
puzzle-wrong-text = { $move }: there is something better.
puzzle-best-text = The best move: { $move }.
puzzle-change = Your puzzle rating: { $before } → { $after }
puzzle-again = Try again
puzzle-show = Show me
puzzle-next = Next puzzle

## Hints: what to think of, by the kind of reason that speaks most for the best move

puzzle-hint-saves = Somebody can be brought to safety.
puzzle-hint-nearer = Count the steps to the gates: who comes nearest to a way out?
puzzle-hint-flees = Look where lava can go next: who has to leave?
puzzle-hint-crowd = Where many stand, they go far: look for a crowd.
puzzle-hint-ready = Think of the move after this one.
puzzle-hint-denies = Look at whom a piece helps by standing where it stands.
puzzle-hint-burns = Look whom lava can bury.
puzzle-hint-cuts-off = Look whom lava can cut off from every gate.
puzzle-hint-own-loss = Sometimes a piece of your own has to be given up.
puzzle-hint-closes-gate = Look at the gates: which one do the others need?
puzzle-hint-spares = Keep this tile away from your own people.
puzzle-hint-lengthens = Make the others walk further.
puzzle-hint-threatens = Bring lava to where the others stand.
puzzle-hint-relatives = Think of the relatives who can follow.
puzzle-hint-settles = Think of the flight: how far is it to a gate from there?
puzzle-hint-victim = Ask which piece its owner will miss most.
puzzle-hint-call = Compare who is in the city already, and who is still to come.
puzzle-hint-wait = Ask who gains if more people come into the city.
puzzle-hint-chance = No single fact decides this one: compare what the others can do next.
