# The guided first game.

learn-title = Learn by playing
learn-lead = Real moves from the start: you learn the rules as you need them.
learn-place = Lesson { $number } of { $count }
learn-go-on = Continue
learn-again = Restart this lesson
learn-lessons = All lessons
learn-you = Livia
learn-other = Marcus
learn-done = , done
learn-finished = That was the whole game. Now try it yourself: level 1 goes easy on you.
learn-play = Play against level 1
learn-alone = Play solo
learn-rules = Read the rules
learn-leave = Leave; you can continue here later
