# Die Seite der Regeln, um welches Spiel es auch geht.

rules-title = { $game }: die Regeln
rules-games = Spiel
rules-search = Regeln durchsuchen
rules-contents = Inhalt
rules-to-text = Inhaltsverzeichnis überspringen
rules-how = So geht es
rules-rulings = Die Entscheidungen
rules-rulings-about = Das Regelheft lässt manche Fragen offen. Hier gelten diese Antworten; die Chronik und die Meldungen am Tisch nennen sie mit ihrer Nummer. Wo eine vom Regelheft abweicht, steht es dabei.
rules-options = Optionen
rules-options-about = Sie gelten nur, wenn sie am Tisch eingeschaltet sind.
rules-table = Wenn jemand nicht weiterspielt
rules-table-about = Diese Antworten gelten für jedes Spiel, das hier gespielt wird.
rules-T1-title = Aufgeben
rules-T1-text = Aufgeben kannst du jederzeit, und endgültig: Es gibt kein Zurück. Du wirst Letzter und kannst nicht gewinnen, was auch immer danach an deinem Platz gespielt wird.
rules-T2-title = Wann Aufgeben die Partie beendet
rules-T2-text = Bleibt nur ein Spieler übrig, der nicht aufgegeben hat, oder bleiben nur Bots, ist die Partie sofort zu Ende. Alle, die nicht aufgegeben haben, teilen sich den Sieg. Ein Endergebnis in Punkten gibt es nicht.
rules-T2-example = Von zwei Spielern gibt einer auf: Der andere gewinnt sofort. Gegen zwei Bots gibst du auf: Du hast verloren, und die Bots teilen sich den Sieg.
rules-T3-title = Wann die Partie weitergeht
rules-T3-text = Sonst übernimmt sofort ein Bot den Platz und spielt mit denselben Karten und Steinen weiter; so wird nichts Verdecktes gezeigt, und niemand muss warten. Am Ende gewinnt der Beste der anderen.
rules-T4-title = Den Sieg einfordern
rules-T4-text = Ist dein einziger Gegner ein Mensch, der gegangen ist oder dessen Zeit abgelaufen ist, kannst du den Sieg einfordern: mit laufender Uhr nach zwei Minuten, sonst nach einem Tag. Du kannst auch weiterspielen.
rules-T5-title = Ende im Einvernehmen
rules-T5-text = Jeder kann vorschlagen, die Partie zu beenden. Stimmen alle zu, die da sind, endet sie ohne Sieger und zählt für niemanden. Der Vorschlag verfällt, wenn jemand ablehnt oder statt einer Antwort zieht.
rules-T6-title = Eine Weile fortgehen
rules-T6-text = Wer fortgeht oder dessen Zeit abgelaufen ist, kann bis zum Ende jederzeit zurückkommen. Mit laufender Uhr nach zwei Minuten, sonst nach einem Tag spielt ein Bot für ihn weiter; die anderen können ihn auch gleich spielen lassen oder warten. Wer am Ende einer gewerteten Partie nicht da ist, wird Letzter.
rules-T7-title = Einen Zug planen
rules-T7-text = Ohne laufende Uhr kannst du deinen nächsten Zug planen, während jemand anders dran ist. Er wird gespielt, sobald du dran bist, was auch immer die anderen gespielt haben. Er entfällt, und du erfährst den Grund, wenn er dann nicht erlaubt ist, wenn du seitdem etwas Verborgenes erfahren hast, wenn Züge zurückgenommen wurden oder wenn du fortgehst. Karten, die andere verdeckt ziehen, zählen nicht. Niemand sonst sieht deinen Plan.
rules-T8-title = Noch einmal vorschlagen
rules-T8-text = Wurde dein Vorschlag, die Partie zu beenden, abgelehnt oder hat jemand statt einer Antwort gezogen, kannst du es nach zehn weiteren Zügen noch einmal versuchen.
rules-T9-title = Noch einmal spielen
rules-T9-text = Gegen Bots allein beginnt die neue Partie sofort. Andere Menschen werden erst gefragt: Ihre Plätze bleiben für sie frei, und die Partie beginnt, wenn alle angenommen haben. Wenn jemand ablehnt oder nicht kommt, kann derjenige, der gefragt hat, den Platz jemand anderem oder einem Bot geben. In einer Partie, der man nicht zugestimmt hat, wird man nicht gewertet.
rules-example = Beispiel
rules-more = Mehr dazu
rules-picture-tap = Tipp auf ein Feld, um zu lesen, was es ist.
rules-show-place = Zeigen
rules-found = { $count ->
    [one] Eine Stelle gefunden
   *[other] { $count } Stellen gefunden
}
rules-none = Keine Treffer für „{ $query }“. Versuch ein kürzeres Wort, oder drück Escape, um alles zu sehen.
