# Die Durchsicht einer beendeten Partie. Sie kommt mit ihrer Seite.

review-of = Durchsicht: { $game }
review-accuracy = Genauigkeit
review-accuracy-about = Wie nah die Entscheidungen an den besten Zügen des Bots lagen, von 0 bis 100. Erzwungene Züge zählen nicht.
review-chances = Gewinnaussichten in Prozent
review-walk = Die Gewinnaussichten entlanggehen
review-chance = { $name } { $percent } %
review-progress = Beurteilte Entscheidungen
review-waiting = Ein starker Bot sieht sich die Partie an, sobald er frei ist.
review-judging = Ein starker Bot sieht sich jede Entscheidung an: { $done } von { $total }
review-done = Alle { $total } Entscheidungen sind beurteilt.
review-offer = Ein starker Bot kann jede Entscheidung dieser Partie beurteilen.
review-begin = Partie beurteilen
review-once-more = Noch einmal
review-whose = Wessen Entscheidungen
review-everyone = Alle
review-turning = Wendepunkte
review-no-turning = Keine Entscheidung hat viel verschenkt.
review-turning-later = Sie stehen hier, sobald die ganze Partie beurteilt ist.
review-decisions = Alle Entscheidungen
review-worth = Was die Entscheidung wert war
review-start = Geh die Kurve entlang oder wähl eine Entscheidung: Der Spielplan folgt, und hier steht, was die Entscheidung wert war.
review-not-yet = Noch nicht beurteilt.
review-cost = { $token } kostete { $percent ->
    [one] einen Prozentpunkt
   *[other] { $percent } Prozentpunkte
} Gewinnaussicht.
review-was-best = { $token } war der beste Zug.
review-was-good = { $token } war so gut wie jeder andere.
review-was-only = { $token } war der einzige Zug.
review-better = Besser: { $token } ({ $what }).
review-better-move = Besser: { $what }.
review-alternative = besser: { $token }
review-rated = Was die besten Züge gewinnen
review-played = gespielt
review-only = Erzwungen
review-best = Bester
review-good = Gut
review-inaccuracy = Ungenau
review-mistake = Fehler
review-blunder = Patzer
review-try = Von hier neu versuchen
review-try-about = Vor dieser Entscheidung beginnt eine neue Partie gegen Bots, auf dem Platz, der sie traf. Was verdeckt war, wird neu gemischt.
