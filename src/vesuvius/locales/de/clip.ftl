# Ein Clip einer Wiederholung, im Browser gemacht. Diese Wörter werden mit ihm geladen.

clip-picture = Der Clip, wie er gerade entsteht
clip-making = Der Clip entsteht …
clip-done = Dein Clip ist fertig.
clip-size = ({ $size } MB)
clip-share = Teilen oder speichern
clip-cancel = Abbrechen
clip-failed = In diesem Browser ließ sich der Clip nicht erstellen.
