# Die Seite der Regeln, um welches Spiel es auch geht.

rules-title = { $game }: die Regeln
rules-games = Welches Spiel
rules-search = Regeln durchsuchen
rules-clear = Suche leeren
rules-contents = Inhalt
rules-to-text = Inhaltsverzeichnis überspringen
rules-how = So geht es
rules-rulings = Die Entscheidungen im Einzelnen
rules-rulings-about = Manche Frage lässt das Regelheft offen. Hier gelten diese Antworten; die Chronik und die Hinweise am Tisch nennen sie mit ihrer Nummer.
rules-options = Optionen
rules-options-about = Sie gelten nur, wenn sie am Tisch eingeschaltet sind.
rules-example = Beispiel
rules-more = Mehr dazu
rules-found = { $count ->
    [one] Eine Stelle gefunden
   *[other] { $count } Stellen gefunden
}
rules-none = Von „{ $query }“ ist hier nirgends die Rede. Versuch ein kürzeres Wort, oder drück Escape, um alles zu sehen.
