# De eerste partij, met uitleg.

learn-title = Spelend leren
learn-lead = Echte zetten: de regels komen wanneer je ze nodig hebt.
learn-place = Les { $number } van { $count }
learn-go-on = Verder
learn-again = Deze les opnieuw
learn-lessons = Alle lessen
learn-you = Livia
learn-other = Marcus
learn-done = , gedaan
learn-finished = Dat was het hele spel. Probeer het: niveau 1 speelt vriendelijk.
learn-play = Tegen niveau 1 spelen
learn-alone = Solo spelen
learn-rules = De regels lezen
learn-leave = Weggaan; later kun je hier verder
