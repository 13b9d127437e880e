# Rätsel: Stellungen, in denen ein Zug klar der beste ist. Diese Wörter werden mit ihrer Seite geladen.

puzzle-title = Rätsel
puzzle-unknown = Dieses Rätsel gibt es nicht.
puzzle-none = Hier gibt es keine Rätsel.
puzzle-task = Finde den besten Zug für { $name }
puzzle-progress = { $solved } von { $count } gelöst
puzzle-about = Zu diesem Rätsel
puzzle-rating = Schwierigkeit
puzzle-yours = Deine Rätselwertung
puzzle-people = Im ersten Versuch gelöst
puzzle-people-count = { $solved } von { $tried }
puzzle-untried = noch nicht versucht
puzzle-mine-solved = Du hast es im ersten Versuch gelöst; jetzt zählt es nicht mehr.
puzzle-mine-failed = Dein erster Versuch ging daneben; jetzt zählt es nicht mehr.
puzzle-first = Dein erster Versuch zählt.
puzzle-unrated = Hier zählt nichts, bis du auf diesem Gerät eine Partie gespielt hast.
puzzle-hint = Tipp
puzzle-right = Gelöst
puzzle-wrong = Nicht der beste Zug
puzzle-wrong-text = { $move }: Es gibt etwas Besseres.
puzzle-best-text = Der beste Zug ist { $move }.
puzzle-change = Deine Rätselwertung: { $before } → { $after }
puzzle-again = Noch einmal
puzzle-show = Lösung zeigen
puzzle-next = Nächstes Rätsel

## Tipps: woran zu denken ist, nach der Art des Grundes, der am meisten für den besten Zug spricht

puzzle-hint-saves = Du kannst jemanden in Sicherheit bringen.
puzzle-hint-nearer = Zähl die Schritte zu den Toren: Wer kommt einem Ausgang am nächsten?
puzzle-hint-flees = Sieh nach, wohin die Lava als Nächstes kommen kann: Wer muss weg?
puzzle-hint-crowd = Wo viele stehen, kommen sie weit: Such ein volles Feld.
puzzle-hint-ready = Denk an den Bewegungszug nach diesem.
puzzle-hint-denies = Sieh nach, wem ein Stein dort hilft, wo er steht.
puzzle-hint-burns = Sieh nach, wen die Lava verschütten kann.
puzzle-hint-cuts-off = Sieh nach, wen die Lava von allen Toren abschneiden kann.
puzzle-hint-own-loss = Manchmal muss man einen eigenen Stein opfern.
puzzle-hint-closes-gate = Achte auf die Tore: Welches brauchen die anderen?
puzzle-hint-spares = Halte dieses Plättchen von deinen eigenen Leuten fern.
puzzle-hint-lengthens = Lass die anderen weiter laufen.
puzzle-hint-threatens = Bring die Lava dorthin, wo die anderen stehen.
puzzle-hint-relatives = Denk an die Verwandten, die nachkommen können.
puzzle-hint-settles = Denk an die Flucht: Wie weit ist es von dort zu einem Tor?
puzzle-hint-victim = Welcher Stein wird seinem Besitzer am meisten fehlen?
puzzle-hint-call = Vergleich, wer schon in der Stadt ist und wer noch käme.
puzzle-hint-wait = Wem nützt es, wenn noch mehr Leute in die Stadt kommen?
puzzle-hint-chance = Hier entscheidet kein einzelner Umstand: Vergleich, was die anderen als Nächstes tun können.
