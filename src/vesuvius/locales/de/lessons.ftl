# Die erste Partie, mit Anleitung.

learn-title = Spielend lernen
learn-lead = Echte Züge von Anfang an: Die Regeln kommen, wenn du sie brauchst.
learn-place = Lektion { $number } von { $count }
learn-go-on = Weiter
learn-again = Diese Lektion von vorn
learn-lessons = Alle Lektionen
learn-you = Livia
learn-other = Marcus
learn-done = , geschafft
learn-finished = Das war das ganze Spiel. Probier es aus: Stufe 1 ist ein leichter Gegner.
learn-play = Gegen Stufe 1 spielen
learn-alone = Solo spielen
learn-rules = Die Regeln lesen
learn-leave = Verlassen; später geht es hier weiter
