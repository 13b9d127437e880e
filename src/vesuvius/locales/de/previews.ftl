# Was ein Link in einem Messenger zeigt, bevor ihm jemand folgt.

previews-about = Spiel { $games } im Browser: mit Freunden oder gegen Bots, in deinem Tempo. Mit Analysen, Rätseln und einer Aufgabe für jeden Tag.
previews-picture = Vesuvius, der Vulkan
previews-board = Der Spielplan von { $game }
previews-table-title = { $game }: { $names }
previews-open = { $count ->
    [0] Alle Plätze sind besetzt; gleich geht es los.
    [one] Ein Platz ist frei: Setz dich und spiel mit.
   *[other] { $count } Plätze sind frei: Setz dich und spiel mit.
}
previews-running = Die Partie läuft. Sieh Zug für Zug zu.
previews-won = { $count ->
    [0] Niemand hat gewonnen.
    [one] { $names } hat gewonnen.
   *[other] { $names } haben sich den Sieg geteilt.
}
previews-scores = Ergebnis: { $scores }.
previews-over = Sieh nach, wie es ausgegangen ist.
previews-replay = Sieh dir die ganze Partie noch einmal an, Zug für Zug.
previews-review = Sieh nach, was ein starker Bot von jeder Entscheidung hält.
previews-explore = Probier aus, wie es anders gekommen wäre.
previews-daily-title = { $game }: Tagesaufgabe vom { $day }
previews-daily-today = Eine Verteilung für alle, gegen dieselben Bots. Du hast einen Versuch.
previews-daily-over = { $count ->
    [0] An diesem Tag ist niemand fertig geworden.
    [one] 1 Spieler ist an diesem Tag fertig geworden. Sieh dir das Ergebnis an.
   *[other] { $count } Spieler sind an diesem Tag fertig geworden. Sieh nach, wer vorne liegt.
}
