# Was an einem Ordner mit geänderten Datendateien falsch ist, und der Befehl, der es sagt.

## Der Befehl

data-help = Prüft eigene Datendateien für Pompeii.
data-check-help = Prüft einen Ordner mit geänderten Datendateien: jeder Fehler mit Datei, Eintrag und Schlüssel. Dateien, die im Ordner fehlen, sind die mitgelieferten.
data-list-help = Nennt die Datensätze, die mitgeliefert werden.
data-option-folder = Ordner mit einer oder mehreren Datendateien.
data-metavar-folder = ORDNER
data-checked = Mit { $files } lässt sich spielen; alle anderen Dateien sind die mitgelieferten. Daten { $hash }
data-refused = { $folder }: Mit diesen Daten beginnt keine Partie; Fehler: { $count }.
data-warning = Warnung: { $problem }
data-set = { $name }: { $about } Daten { $hash }
data-set-usual = { $name } (für neue Partien): { $about } Daten { $hash }

## Ordner und Dateien

data-no-folder = { $folder } ist kein Ordner; gebraucht wird ein Ordner mit geänderten Datendateien.
data-no-files = In { $folder } liegt keine Datendatei; bekannt: { $known }.
data-no-such-file = { $file } ist nicht der Name einer Datendatei; bekannt: { $known }.
data-no-plain-file = { $file } ist keine gewöhnliche Datei.
data-too-large = { $file } ist zu groß; höchstens { $limit } Bytes sind möglich.
data-no-toml = { $file } ist kein TOML: { $why }.

## Einträge

data-twice = { PLACE($file, $entry) }: Den Eintrag gibt es { $times }-mal; einmal ist richtig.
data-absent = { PLACE($file, $entry) }: Der Eintrag fehlt; alle { $wanted } müssen da sein.
data-foreign = { PLACE($file, $entry) }: Einen solchen Eintrag gibt es nicht; bekannt: { $known }.
data-wrong-total = { $file }, { $what }: Es müssen { $wanted } sein, nicht { $got }.
data-bad-id = { PLACE($file, $entry, $key) }: { $got } ist keine Kennung; sie hat Buchstaben, Ziffern und Unterstriche und beginnt mit einem Buchstaben, bei einer Ware nur mit kleinen.

## Werte

data-bad-text = { PLACE($file, $entry, $key) }: Hier gehört ein Text mit 1 bis { $highest } druckbaren Zeichen hin, nicht { $got }.
data-not-one-of = { PLACE($file, $entry, $key) }: { $got } kann hier nicht stehen, wohl aber: { $known }.
data-no-such-good = { PLACE($file, $entry, $key) }: Eine Ware { $got } gibt es nicht; bekannt: { $known }.
data-no-such-place = { PLACE($file, $entry, $key) }: Einen Ort { $got } gibt es nicht; bekannt: { $known }.
data-no-such-key = { PLACE($file, $entry, $key) }: { $got } ist kein Schlüssel dieses Eintrags.
data-too-few = { PLACE($file, $entry, $key) }: { $got } sind hier zu wenige; mindestens { $lowest } müssen es sein.
data-too-many = { PLACE($file, $entry, $key) }: { $got } sind hier zu viele; höchstens { $highest } dürfen es sein.
data-above = { PLACE($file, $entry, $key) }: { $got } ist zu viel; hier ist { $highest } das Höchste.
data-wanted = { PLACE($file, $entry, $key) }: Richtig ist hier { $wanted }, nicht { $got }.
data-not-here = { PLACE($file, $entry, $key) }: Das passt nicht zu { $what }; es muss wegfallen.
data-one-of-two = { PLACE($file, $entry, $key) }: Hier gehört entweder { $first } oder { $second } hin, eines von beiden.
data-two-figures = { PLACE($file, $entry, $key) }: { $other } sagt etwas anderes. Ändere beides, oder setz hier source auf „box“, wenn nur dieses Gebäude abweicht.

## Sinn

data-wrong-make = { PLACE($file, $entry, $key) }: { $good } ist { $got }, dieses Gebäude stellt aber Waren der Art { $wanted } her (S. 6).
data-pearls = { PLACE($file, $entry, $key) }: Perlen (pearls) gibt es nur durch Karten (S. 9); kein Gebäude stellt sie her.
data-of-itself = { PLACE($file, $entry, $key) }: Aus { $good } lässt sich nicht { $good } machen.
data-good-twice = { PLACE($file, $entry, $key) }: { $good } steht zweimal da; einmal genügt.
data-no-room = { PLACE($file, $entry, $key) }: Bei { $players ->
    [one] 1 Spieler
   *[other] { $players } Spielern
 } muss Platz für wenigstens 1 Arbeiter sein.
data-not-together = { PLACE($file, $entry, $key) }: Diese Wirkung kann nicht auf einer Karte mit dem Zeitpunkt { $timing } stehen.
data-city-only = { PLACE($file, $entry, $key) }: Eine solche Wirkung haben nur Stadtkarten.
data-printed = { PLACE($file, $entry, $key) }: Gedruckt ist { $wanted } ({ $where }), nicht { $got }. Wenn es in deiner Schachtel so steht, setz source auf „box“.
data-from-nothing = { PLACE($file, $entry, $key) }: Hier entstehen Waren aus nichts, so oft man will: { $steps }. Weniger dafür geben oder es mit max begrenzen.
