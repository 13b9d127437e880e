# The bots, as a list shows them: what each is called, what it sees and what it overlooks.

bot-level-1-name = Beginner
bot-level-1-about = Sees only how far each of its people is from the nearest open gate; overlooks what a crowd gives in move points, where lava can come, relatives, and what the others have, so that it buries nobody on purpose.
bot-level-2-name = Learner
bot-level-2-about = Sees the way to the nearest open gate, its own people’s and the others’, and buries them where it can; overlooks what a crowd gives in move points, where lava can come, and relatives.
bot-level-3-name = Advanced
bot-level-3-about = Sees the ways out, crowds, where lava can come, relatives and what the others have, but looks one step ahead only; overlooks everything that follows after it.
bot-level-4-name = Expert
bot-level-4-about = Tries up to { $iterations } games for each decision and sees a few turns ahead; overlooks quiet preparations that take many tries, and moves that do not look good at first sight.
bot-level-5-name = Master
bot-level-5-about = The strongest: tries up to { $iterations } games for each decision, and overlooks only what a longer search would find.

bot-uniform-name = Chance
bot-uniform-about = Takes any legal move, each as likely as the others. Good for measuring, not for playing against.
bot-greedy-name = One step ahead
bot-greedy-about = Takes the move after which it likes the position best; the same as level:3.
bot-mcts-name = Search
bot-mcts-about = Tries N games for each decision, as in mcts:2000. With the same seed it plays the same on every machine.
bot-seconds-name = Search by the clock
bot-seconds-about = Searches for N seconds of CPU time at each decision, as in mcts:1s; mcts:500ms counts milliseconds.
bot-threads-name = Search on threads
bot-threads-about = Searches on T threads, as in mcts:4000*4 or mcts:1s*4. The games to be tried are divided among them; time is each one’s own.
bot-own-name = Your own
bot-own-about = A class in a Python module of yours, found in the working folder or wherever Python looks for modules.

reason-chance = wins { $percent } % of the games that were tried with it
