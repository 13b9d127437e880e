# Die erste Partie, mit Anleitung.

learn-title = Spielend lernen
learn-lead = Zehn Minuten, echte Züge: Die Regeln kommen, wenn man sie braucht.
learn-place = Lektion { $number } von { $count }
learn-go-on = Weiter
learn-again = Diese Lektion von vorn
learn-lessons = Alle Lektionen
learn-you = Livia
learn-other = Marcus
learn-done = , geschafft
learn-finished = Das war das ganze Spiel. Probier es aus: Stufe 1 spielt freundlich.
learn-play = Gegen Stufe 1 spielen
learn-alone = Allein spielen
learn-rules = Die Regeln lesen
learn-leave = Verlassen; später geht es hier weiter
