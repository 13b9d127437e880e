# Was so nicht zu gebrauchen ist: Dateien, Kartenverteilungen, Spielspuren, Aufzeichnungen. Der Ort wird vorangestellt.

unknown-game = Ein Spiel { $name } gibt es nicht; bekannt: { $known }.
unknown-option = Eine Option { $name } gibt es nicht; bekannt: { $known }.
wrong-players = Die Zahl der Spieler kann nicht { WORD($got) } sein; möglich sind { $lowest } bis { $highest }.
bad-seed = { $got } ist kein Startwert; gebraucht wird eine ganze Zahl ab 0 oder 64 Hexadezimalziffern.
no-such-seat-here = Einen Platz { $got } gibt es bei { $players } Spielern nicht.
no-such-thing = In diesem Spiel heißt nichts { $got }.
token-not-text = Ein Zug muss ein Text sein; da steht { $got }.
deal-not-an-object = Eine Kartenverteilung muss ein Objekt sein; da steht { $got }.
cache-unwritable = Die übersetzten Regeln lassen sich nicht in { $folder } aufbewahren: { $why }. Die Variable VESUVIUS_CACHE kann einen anderen Ordner nennen.
conform-broken = { $name } bricht das Versprechen { $check }: { $players } Spieler, Optionen { $options }, Startwert { $seed }, Entscheidung { $ply }; da steht { $got }
unknown-mode = VESUVIUS_RULES ist { $got }; möglich sind { $known }.
contradiction = Die Regeln widersprechen sich bei { $token }. Das ist ein Fehler des Programms.
bench-not-numbered = { $name } lässt sich nicht messen: Seine Regeln haben keine nummerierten Züge.

## Zeilen einer Datei

line-blank = eine leere Zeile; leere Zeilen dürfen nur am Ende stehen.
line-too-long = die Zeile hat mehr als { $limit } Bytes.
line-byte-order-mark = die Datei beginnt mit einer Bytereihenfolge-Marke; sie muss mit dem Text beginnen.
line-not-json = ab Spalte { $column } kein JSON.
line-not-object = { $got } ist kein JSON-Objekt.
line-not-utf8 = ab Byte { $column } kein UTF-8.
line-key-twice = der Schlüssel { $got } steht zweimal da.
line-not-a-number = { $got } ist in JSON keine Zahl.
line-torn = die letzte Zeile bricht mittendrin ab.

## Spielspuren

trace-empty = es ist keine Partie darin; eine Spielspur beginnt mit der Kartenverteilung einer Partie.
trace-no-header = eine Spielspur beginnt mit der Kartenverteilung einer Partie; da steht { $got }
trace-truncated = die Spielspur bricht nach Zeile { $last } ab; erwartet: { WORD($expected) }.
trace-wrong-keys = falsche Schlüssel; es fehlen: { $missing }; überzählig: { $unknown }.
trace-wrong-type = „{ $key }“: erwartet: { WORD($expected) }, da steht: { $got }
trace-unknown-line = erwartet: { WORD($expected) }, da steht: { $got }
trace-wrong-line = erwartet: { WORD($expected) }, da steht: { WORD($got) }.
trace-wrong-seat = erwartet: Platz { $expected }, da steht: { $got }.
trace-illegal-move = erwartet: einer der Züge { $expected }, da steht ein verbotener Zug: { $got }
trace-wrong-legal = die erlaubten Züge sind andere; erwartet, aber nicht da ({ $missing }): { $expected }; da, aber nicht erlaubt ({ $extra }): { $got }
trace-legal-unsorted = die erlaubten Züge sind nicht nach Codepunkten sortiert; erwartet: { $expected }, da steht: { $got }
trace-wrong-chance = „{ $key }“ kann nicht sein; erwartet, aber nicht da ({ $missing }): { $expected }; da, aber unmöglich ({ $extra }): { $got }
trace-wrong-draw = erwartet: { $expected }, da steht: { $got }
trace-wrong-result = Ergebnis „{ $key }“: erwartet: { $expected }, da steht: { $got }

## Aufzeichnungen

record-empty = es ist keine Aufzeichnung darin.
record-several = hier beginnt eine zweite Aufzeichnung; gebraucht wird eine einzige.
record-nothing-to-undo = Es ist nichts zurückzunehmen.
record-torn = { $path }: Die letzte Zeile ist nicht vollständig; es wurde nichts angefügt.
record-commitment = der Startwert ist nicht der versprochene; erwartet: { $expected }, da steht: { $got }.
record-no-such-entry = einen Eintrag { $got } gibt es nicht; der letzte ist { $last }.
record-wrong-seat = erwartet wird ein Zug von Platz { $expected }, da steht einer von Platz { $got }.
record-other-events = { $move } bewirkt nicht, was die Aufzeichnung sagt.
record-newer-version = die Aufzeichnung stammt von Version { $got } von { $game }; dieses Programm spielt Version { $known }, es braucht also ein neueres.
record-older-version = die Aufzeichnung stammt von Version { $got } von { $game }; dieses Programm spielt Version { $known } und keine andere nach.
record-other-data = die Aufzeichnung stammt von anderen gedruckten Angaben zu { $game } ({ $got }) als diesen ({ $known }); --data nennt den Ordner, mit dem sie gespielt wurde.
other-data = hier geht es um { $game } mit anderen Angaben ({ $got }) als diesen ({ $known }); --data nennt den Satz oder den Ordner dazu.
record-no-format = „format“ muss eine ganze Zahl ab 1 sein; da steht { $got }.
record-newer-format = die Aufzeichnung hat das Format { $got }; dieses Programm liest bis { $known }, es braucht also ein neueres.
record-seq = „seq“ muss über { $last } liegen; da steht { $got }.
record-no-such-seat = einen Platz { $got } gibt es bei { $players } Spielern nicht.
record-undo-nowhere = bis Eintrag { $got } kann nichts zurückgenommen werden; möglich: { $known }.
record-undo-too-far = Platz { $seat } darf bis Eintrag { $limit } zurücknehmen, nicht bis { $got }.
record-undo-nothing = Platz { $seat } darf jetzt nichts zurücknehmen.
record-wrong-keys = falsche Schlüssel; es fehlen: { $missing }; überzählig: { $unknown }.
record-wrong-type = „{ $key }“ hat einen Wert der falschen Art: { $got }
record-setup = „setup“ muss ein Startwert, eine Kartenverteilung oder eine Stellung sein, die beiden letzten mit oder ohne Startwert; da steht { $got }.
record-contradiction = „{ $key }“ ist in der ersten Zeile { $expected }, im Aufbau aber { $got }.
record-seats = „seats“ muss { $expected } Namen haben, so viele wie Spieler; da stehen { $got }.

## Datendateien

data-unreadable = { $file } kann nicht gelesen werden: { $why }
data-not-a-table = { PLACE($file, $entry) }: Hier gehört eine Tabelle hin.
data-unknown = { PLACE($file, $entry) }: Der Schlüssel { $key } ist hier unbekannt; bekannt: { $known }.
data-missing = { PLACE($file, $entry) }: Der Schlüssel { $key } fehlt.
data-wrong-kind = { PLACE($file, $entry, $key) }: Hier gehört { WORD($wanted) } hin, nicht { $got }.
data-out-of-range = { PLACE($file, $entry, $key) }: { $got } liegt nicht zwischen { $lowest } und { $highest }.

## Bots

bot-unknown = Einen Bot { $got } gibt es nicht; bekannt: { $known }.
bot-not-loaded = Der Bot { $got } lässt sich nicht laden: { $why }
bot-illegal = Der Bot { $bot } hat { $token } gewählt; das ist nicht erlaubt.
bot-failed = Der Bot { $bot } ist in Partie { $number } gescheitert: { $why }
bot-game-over = Ein Bot kann nichts mehr wählen: Die Partie ist zu Ende.
engine-no-program = Ein Programm { $got }, das sich starten lässt, gibt es nicht.
engine-not-started = Die Engine lässt sich nicht starten: { $why }
engine-protocol = Die Engine spricht Version { $got } des Protokolls; bekannt: { $known }.
engine-late = Die Engine hat nicht rechtzeitig geantwortet.
engine-flood = Die Engine hat mehr als ein Mebibyte gesagt, bevor sie geantwortet hat.
engine-closed = Die Engine hat ihre Eingabe oder ihre Ausgabe geschlossen.
engine-ended = Die Engine hat sich mit dem Status { $status } beendet.
engine-ended-saying = Die Engine hat sich mit dem Status { $status } beendet und gesagt: { $words }
engine-garbage = Die Engine hat { $got } gesagt; das beantwortet die Frage nicht.
engine-illegal = Die Engine hat { $token } gewählt; das ist nicht erlaubt.

## Wettkämpfe

match-bots = { $got ->
    [one] 1 Bot ist genannt
   *[other] { $got } Bots sind genannt
}; gebraucht wird einer je Platz, insgesamt { $lowest } bis { $highest }.
match-not-one = das ist nicht die Datei eines Wettkampfs.
match-other = das ist die Datei eines anderen Wettkampfs: „{ $key }“ ist dort { $got }, hier aber { $wanted }.
match-other-game = die Partie { $got } gehört nicht zu diesem Wettkampf: Nummer, Plätze oder Zahlen passen nicht.
match-other-record = die Aufzeichnung, die hier beginnt, gehört zu keiner beendeten Partie dieses Wettkampfs.
match-busy = { $file }: In diese Datei schreibt gerade ein anderer Wettkampf.
match-same-file = { $file }: Die beendeten Partien und ihre Aufzeichnungen brauchen zwei verschiedene Dateien.
match-worker-lost = Einer der Prozesse, die spielen, hat vorzeitig geendet.

## Analyse

analysis-no-record = das ist weder eine Aufzeichnung noch eine Spielspur.
analysis-running = die Partie ist noch nicht zu Ende, und was verdeckt ist, bleibt verdeckt; mit --seat wird sie von einem Platz aus gesehen.
analysis-budget = --budget: { $got } ist weder eine Zahl von Partien, etwa 1000, noch eine Zeit, etwa 1s oder 200ms.

## Geänderte Daten

no-changed-data = { $name } hat keine Datendateien, die man ändern kann; { $known } hat welche.
