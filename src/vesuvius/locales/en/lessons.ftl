# The guided first game.

learn-title = Learn by playing
learn-lead = Ten minutes, real moves: the rules come as you need them.
learn-place = Lesson { $number } of { $count }
learn-go-on = Go on
learn-again = Start this lesson again
learn-lessons = All lessons
learn-you = Livia
learn-other = Marcus
learn-done = , done
learn-finished = That was the whole game. Try it: level 1 plays kindly.
learn-play = Play against level 1
learn-alone = Play alone
learn-rules = Read the rules
learn-leave = Leave; you can go on here later
