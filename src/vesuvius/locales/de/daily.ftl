# Die Aufgabe des Tages: eine Verteilung für alle. Diese Wörter werden mit ihrer Seite geladen.

daily-title = Tagesaufgabe
daily-unknown = Für diesen Tag gibt es keine Aufgabe.
daily-played = Du hast deinen Versuch für heute gehabt. Um Mitternacht (UTC) kommt die nächste Verteilung.
daily-intro = Eine Verteilung für alle hier, gegen dieselben Bots. Du hast einen Versuch; er zählt, wenn du vor dem Ende des Tages fertig bist.
daily-intro-alone = Eine Verteilung für alle hier, jeder allein gegen denselben Vulkan. Du hast einen Versuch; er zählt, wenn du fertig wirst, bevor der Tag vorbei ist.
daily-games = Spiele des Tages
daily-days = Tage
daily-before = Voriger Tag
daily-after = Nächster Tag
daily-players = Spieler, in der Reihenfolge der Plätze
daily-you = Du
daily-person = Wer die Aufgabe annimmt
daily-left = Noch { $time }
daily-over = Dieser Tag ist vorbei.
daily-start = Aufgabe annehmen
daily-resume = Weiterspielen
daily-again = Deine Partie ansehen
daily-on = Zu deiner Partie
daily-fresh = Keine Tipps, zurückgenommen werden nur die eigenen letzten Züge, und es gibt keinen zweiten Versuch.
daily-running = Deine Partie wartet auf dich. Wenn du aufgibst, bekommst du kein Ergebnis.
daily-finished = Du bist fertig. Um Mitternacht (UTC) kommt die nächste Verteilung.
daily-missed = Du bist nicht rechtzeitig fertig geworden oder hast aufgegeben: An diesem Tag hast du kein Ergebnis.
daily-streak = { $count ->
    [one] 1 Tag in Folge geschafft
   *[other] { $count } Tage in Folge geschafft
}
daily-card = Zum Teilen
daily-card-title = Vesuvius: { $game }, { $date }
daily-card-safe = Hier steht nur, wie es bei dir ausging: Wer dieselbe Verteilung spielt, hat davon keinen Vorteil.
daily-results = Ergebnisse
daily-results-none = Noch niemand ist fertig.
daily-results-empty = An diesem Tag ist niemand fertig geworden.
daily-count = { $finished } von { $begun } fertig
daily-rank = Rang { $rank }
daily-mine = du
daily-watch = Die Partie von { $name } ansehen
downfall-daily-order = Nach dem Platz in der eigenen Partie, dann nach mehr geretteten Steinen, dann nach weniger Steinen im Vulkan. Bei Gleichstand wird der Rang geteilt.
pompeii-daily-order = Zuerst, wer gewonnen hat: je weniger Runden, desto besser. Bei Gleichstand wird der Rang geteilt.
daily-won = Gewonnen
daily-lost = Verloren
daily-secret = Bis Mitternacht (UTC) ist die Verteilung geheim: Deine Partie sieht sonst niemand und den Startwert keiner. Danach lassen sich alle Partien des Tages ansehen.
daily-commitment = Die Verteilung stand fest, bevor jemand spielte. Festgelegt ist sie durch { $commitment }.
