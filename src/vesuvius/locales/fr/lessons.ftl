# La première partie, guidée.

learn-title = Apprendre en jouant
learn-lead = De vrais coups : les règles viennent quand on en a besoin.
learn-place = Leçon { $number } sur { $count }
learn-go-on = Continuer
learn-again = Reprendre cette leçon
learn-lessons = Toutes les leçons
learn-you = Livia
learn-other = Marcus
learn-done = , faite
learn-finished = Voilà tout le jeu. Essayez : le niveau 1 joue gentiment.
learn-play = Jouer contre le niveau 1
learn-alone = Jouer en solo
learn-rules = Lire les règles
learn-leave = Quitter ; on pourra reprendre ici
