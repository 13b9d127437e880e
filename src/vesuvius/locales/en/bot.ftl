# The bots, as a list shows them: what each is called, what it sees and what it overlooks.

bot-level-1-name = Beginner
bot-level-1-about = Downfall: knows only how far its pieces are from the nearest open gate, and buries nobody on purpose. Pompeii: makes the goods it needs next, and knows nothing of trade and cards.
bot-level-2-name = Learner
bot-level-2-about = Downfall: knows the ways to the gates, its own and the others’, and buries pieces whenever it can, but overlooks crowds, lava to come and relatives. Pompeii: trades at the Porta too, but doesn’t understand cards.
bot-level-3-name = Advanced
bot-level-3-about = Knows everything that matters in the position, but looks only one step ahead.
bot-level-4-name = Expert
bot-level-4-about = Looks a few turns ahead: tries up to { $downfall } games per decision in Downfall and { $pompeii } in the longer game Pompeii. Overlooks quiet preparations and moves that don’t look good at first sight.
bot-level-5-name = Master
bot-level-5-about = The strongest: tries up to { $downfall } games per decision in Downfall and { $pompeii } in Pompeii. Overlooks only what a longer search would find.

bot-uniform-name = Random
bot-uniform-about = Plays any legal move, all equally likely. Good for measuring, not for playing against.
bot-greedy-name = One step ahead
bot-greedy-about = Plays the move that leads to the position it likes best; the same as level:3.
bot-mcts-name = Search
bot-mcts-about = Tries N games per decision, as in mcts:2000. With the same seed it plays the same on every machine.
bot-seconds-name = Timed search
bot-seconds-about = Searches for N seconds of CPU time per decision, as in mcts:1s; mcts:500ms counts milliseconds.
bot-threads-name = Multi-threaded search
bot-threads-about = Searches on T threads, as in mcts:4000*4 or mcts:1s*4. The threads share the games to try; each has the whole time.
bot-own-name = Your own
bot-own-about = A class in a Python module of your own, found in the working folder or on Python’s module path.
bot-engine-name = Engine
bot-engine-about = A program of your own in any language. It’s told of each decision on its standard input and answers within 10 seconds; engine@2s:COMMAND gives it 2.

reason-chance = wins { $percent } % of the games tried with it
rated-chance = { $percent } % ± { $off }
rated-wins = wins { $percent } % ± { $off }
rated-grade = { $grade } { $percent } %
rated-grades = { $grades } ± { $off }
rated-hardly-tried = hardly tried
hint-plan = Plan: { $says }
hint-plan-missed = The plan you missed: { $says }
hint-plan-line = Expected: { $moves }
