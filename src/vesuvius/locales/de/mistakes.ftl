# Aus den eigenen Fehlern einer Partie lernen. Diese Wörter werden mit ihrer Seite geladen.

mistake-unknown = Das war keine Entscheidung von dir.
mistake-intro = Deine schwächsten Entscheidungen dieser Partie kommen noch einmal, eine nach der anderen, so wie du sie damals gesehen hast. Finde den besseren Zug.
mistake-not-yours = In dieser Partie hast du nicht mitgespielt, also gibt es hier für dich nichts zu lernen. Die Durchsicht kannst du dir ansehen.
mistake-none = Keine echten Fehler: In dieser Partie hast du nichts Großes verschenkt. Gut gespielt!
mistake-progress = { $number } von { $count }
mistake-number = Entscheidung { $number }
mistake-task = Gespielt hast du: { $move }. Das kostete { $points ->
    [one] einen Prozentpunkt
   *[other] { $points } Prozentpunkte
} Gewinnaussicht. Was ist besser?
mistake-about = Du siehst die Stellung so, wie du sie damals gesehen hast. Du hast zwei Versuche; danach zeigt sich der bessere Zug.
mistake-in-review = In der Durchsicht ansehen
mistake-best = Gefunden: der beste Zug
mistake-good = Gefunden: so gut wie der beste
mistake-better = Besser als deiner, aber noch nicht gut
mistake-same = Das hast du gespielt
mistake-worse = Nicht besser als dein Zug
mistake-tried = { $move } ({ $wins }).
mistake-best-move = Der beste Zug: { $move } ({ $wins }).
mistake-your-try = Dein Versuch: { $move } ({ $wins })
mistake-played = In der Partie: { $move } ({ $chance }), { $points ->
    [0] nicht schlechter
    [one] ein Punkt weniger
   *[other] { $points } Punkte weniger
}
mistake-again = Noch einmal
mistake-show = Lösung zeigen
mistake-next = Nächster Fehler
mistake-to-summary = Überblick
mistake-summary = Gefundene bessere Züge: { $solved } von { $count }.
mistake-cost = { $move }, { $points ->
    [one] ein Punkt verloren
   *[other] { $points } Punkte verloren
}
mistake-result-first = Gleich gefunden
mistake-result-second = Im zweiten Versuch
mistake-result-shown = Gezeigt
mistake-result-open = Nicht versucht
mistake-once-more = Noch einmal durchgehen
