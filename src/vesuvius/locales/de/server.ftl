# Was der Server zu sagen hat.

### Der Speicher

store-backup-exists = Die Datei { $path } gibt es schon; eine Sicherung braucht einen neuen Namen.
store-backup-failed = Die Sicherung { $path } ist nicht gelungen: { $why }
store-backup-other-kind = { $path } ist keine Sicherung einer { $kind }-Datenbank.
store-backup-unreadable = Die Sicherung { $path } lässt sich nicht lesen: { $why }.
store-down = Die Datenbank ist gerade nicht zu erreichen; es wurde nichts gespeichert.
store-foreign = Diese Datenbank gehört einem anderen Programm; gebraucht wird eine leere.
store-full = Die Festplatte des Servers ist voll; nichts wurde gespeichert. Es geht von selbst weiter, sobald dort Platz ist.
store-gone = Einen Tisch { $table } gibt es nicht.
store-in-use = Ein anderer Server benutzt { $file } bereits; eine Datei gehört immer nur einem Server.
store-database-in-use = Ein anderer Server benutzt die Datenbank { $name } bereits; eine Datenbank gehört immer nur einem Server.
store-lock-lost = Ein anderer Server hat die Datenbank { $name } übernommen; dieser hört auf.
store-move-differs = Die Tabelle { $table } ist nach dem Kopieren nicht mehr gleich; nichts wurde behalten.
store-newer = Eine neuere Fassung dieses Programms hat die Datenbank benutzt (Stand { $got }; diese hier kennt die Stände bis { $known }). Nimm jene Fassung oder spiel eine Sicherung von vor der Umstellung ein.
store-not-a-database = Das ist keine brauchbare Datenbank: { $why }
store-not-durable = Die Datenbank verspricht nicht, Gespeichertes zu behalten: { $setting } ist { $got } und muss { $expected } sein.
store-not-empty = Dort gibt es schon eine Datenbank; ersetzt wird sie nur auf ausdrücklichen Wunsch.
store-same-database = Beide Adressen sind dieselbe Datenbank.
store-taken = Am Tisch { $table } ist es schon weitergegangen; das passt nicht mehr.
store-tool-failed = { $tool } ist gescheitert: { $why }
store-tool-missing = Dafür wird das Programm { $tool } gebraucht, und es ist über PATH nicht zu finden. Es gehört zu PostgreSQL.
store-unknown-address = Das ist keine Adresse einer brauchbaren Datenbank; sie muss mit einem davon beginnen: { $known }.
store-unreachable = Die Datenbank ist nicht zu erreichen: { $why }
store-unsure = Im letzten Augenblick ging die Verbindung zur Datenbank verloren; ob das gespeichert wurde, zeigt sich, wenn sie wieder da ist.
store-unwritable = Die Datei { $file } lässt sich nicht schreiben: { $why }.

### Personen und ihre Schlüssel

address-banned = Der Betreiber lässt von dieser Adresse niemanden herein.
code-unknown = Dieser Code gilt nicht: Er ist vertippt, schon benutzt oder zu alt. Das andere Gerät kann einen neuen holen.
key-of-person-needed = Das kann nur eine Person, mit ihrem Schlüssel.
key-unknown = Dieser Schlüssel öffnet nichts. Vielleicht wurde er beendet oder die Person gelöscht.
key-unknown-id = Einen Schlüssel { $key } hast du nicht.
name-empty = Ein Name braucht mindestens einen sichtbaren Buchstaben.
person-banned = Der Betreiber lässt dich nicht herein.
person-unknown = Eine Person { $person } gibt es nicht.

### Tische

table-away = Du hast diesen Platz verlassen. Nimm ihn zuerst wieder ein.
table-begun = An diesem Tisch hat die Partie schon begonnen.
table-damaged = Die gespeicherte Partie am Tisch { $table } lässt sich ab Eintrag { $seq } nicht so nachspielen, wie sie gespielt wurde. Sie blieb, wie sie ist.
table-here = Du sitzt schon an diesem Platz.
table-no-rewind-asked = Hier gibt es nichts zu beantworten: Niemand möchte Züge zurücknehmen, oder du hast schon zugestimmt.
table-no-such-bot = Einen Bot { $got } gibt es nicht; es gibt: { $known }.
table-no-such-seat = Diesen Platz hat der Tisch nicht.
table-no-watching = An diesem Tisch darf niemand zusehen.
table-nobody-away = Es ist niemand gegangen, auf den zu warten wäre.
table-nobody-again = An diesem Tisch sitzt niemand, der noch einmal spielen könnte.
table-not-a-person = An diesem Platz sitzt ein Bot; nur Menschen können um etwas bitten.
table-not-away = Ein Bot kann nur für jemanden weiterspielen, der gegangen ist.
table-not-begun = Am Tisch { $table } hat die Partie noch nicht begonnen.
table-not-over = Die Partie ist noch nicht zu Ende.
table-not-your-seat = Das ist nicht dein Platz.
table-not-yours = Das ist nicht dein Tisch.
table-options = Diese Optionen gibt es nicht: { $got }. Möglich sind: { $known }.
table-over = Die Partie an diesem Tisch ist zu Ende.
table-players = Zu { $got } lässt sich das nicht spielen; möglich sind: { $known }.
daily-not-over = Dieselbe Verteilung lässt sich noch einmal spielen, sobald ihr Tag vorbei ist: Andere haben sie vielleicht noch vor sich.
table-daily-hints = Die Tagesaufgabe wird ohne Tipps gespielt.
table-daily-rewind = In der Tagesaufgabe nimmst du nur deine eigenen letzten Züge zurück.
table-rated-device = Eine Partie an einem gemeinsamen Gerät kann nicht gewertet werden.
table-rated-hints = An einem gewerteten Tisch gibt es keine Tipps.
table-rated-position = Eine gewertete Partie beginnt mit frisch verteilten Karten.
table-rated-rewind = In einer gewerteten Partie nimmst du nur deine eigenen letzten Züge zurück.
table-rated-twice = An einem gewerteten Tisch hat jeder nur einen Platz.
table-rewind-asked = Es hat schon jemand darum gebeten, Züge zurückzunehmen. Beantworte das zuerst.
table-rewind-away = Jemand ist weg und kann zurückkommen. Ohne diese Person nimmst du keine Züge zurück.
table-resigned = Du hast dieses Spiel aufgegeben; an deinem Platz spielt ein Bot weiter.
table-no-claim = Den Sieg kannst du nur von deinem letzten Gegner einfordern, und nur von einem Menschen, der gegangen ist.
table-claim-early = Dein Gegner kann noch zurückkommen. Du kannst den Sieg etwas später einfordern.
table-nobody-to-agree = Es ist niemand da, der zustimmen könnte.
table-end-offered = Es liegt schon ein Vorschlag vor, das Spiel zu beenden. Antworte zuerst darauf.
table-end-declined = { $count ->
    [one] Dein Vorschlag wurde abgelehnt. Nach einem weiteren Zug kannst du es noch einmal versuchen.
   *[other] Dein Vorschlag wurde abgelehnt. Nach { $count } weiteren Zügen kannst du es noch einmal versuchen.
}
table-plan-learnt = Seitdem ist etwas Verborgenes bekannt geworden.
table-plan-undone = Seitdem wurden Züge zurückgenommen.
table-no-plans = Hier lässt sich gerade nichts planen.
table-plan-impossible = { $token } lässt sich nicht planen: Das wäre nicht erlaubt.
table-no-list = Diese Züge gehören nicht zusammen. Spiel sie einzeln.
table-not-forced = Hier gibt es mehr als einen Zug zur Auswahl.
table-no-end-offered = Es gibt keinen Vorschlag zu beantworten: Niemand will das Spiel beenden, oder du hast schon zugestimmt.
daily-given-up = Diese Aufgabe wurde aufgegeben. Ansehen kann man sie, wenn ihr Tag vorbei ist: Andere haben sie vielleicht noch vor sich.
table-running = An diesem Tisch spielen noch andere; löschen lässt er sich nach dem Ende der Partie.
table-seat-taken = Dieser Platz ist besetzt. Nimm einen freien, wenn es einen gibt.
table-seats-open = An diesem Tisch sind noch Plätze frei. Warte auf Leute oder setz Bots hin.
table-unknown = Einen Tisch { $table } gibt es nicht, oder er steht dir nicht offen.
table-too-long = An diesem Tisch ist so viel geschehen ({ $most } Einträge), dass nur noch Züge weiterhelfen: Spiel, gib auf oder lass einen Bot spielen.
table-full = Mehr Einträge kann ein Tisch nicht haben als { $most }. Das Spiel endet hier.

### Gespräch, Tipps und Aufzeichnungen

archive-other-table = Die Aufzeichnung ist eine von { $game } mit { $players } Spielern und diesen Optionen: { $options }. Der neue Tisch muss genauso sein.
archive-over = An dieser Stelle ist die Partie zu Ende, es gibt also nichts weiterzuspielen.
archive-running = Die Partie ist noch nicht zu Ende, ihre Geheimnisse bleiben also zu. Danach lässt sie sich noch einmal ansehen.
archive-too-long = Die Aufzeichnung hat { $got } Zeilen; mehr als { $most } werden hier nicht angenommen.
study-other-table = Die Stellung ist eine von { $game } mit { $players } Spielern und diesen Optionen: { $options }. Der neue Tisch muss genauso sein.
study-seat = Auf Platz { $seat } sitzt niemand: die Stellung hat { $players } Spieler, gezählt von 0 an.
chat-empty = In dieser Nachricht steht nichts.
chat-not-seated = Nur die Spieler an diesem Tisch können chatten.
chat-off = An diesem Tisch ist der Chat ausgeschaltet.
chat-not-watching = Wer mitspielt, kann nicht als Zuschauer sprechen; sprich von deinem Platz aus.
hints-not-allowed = Tipps gibt es nur an Tischen, die sie erlauben, oder wo alle anderen Bots sind.
hints-not-your-turn = Einen Tipp gibt es nur, wenn du am Zug bist.
hint-not-now = Auf Platz { $seat } gibt es jetzt nichts zu entscheiden, also auch keinen Tipp.
pool-busy = Du hast schon um { $most } Tipps und Analysen gebeten, die noch nicht fertig sind. Warte erst eine davon ab.
pool-full = Gerade fragen zu viele nach Analysen und Tipps. Versuch es später noch einmal.
pool-replaced = Du hast inzwischen nach einer anderen Stellung gefragt: Jetzt wird diese genauer durchsucht.
pool-lost = Der Prozess, der darüber nachdenken sollte, hat { $tries }-mal hintereinander vorzeitig geendet.
pool-too-slow = In { $seconds } Sekunden wurde nichts gefunden: Hier wird gerade zu viel gerechnet. Versuche es etwas später noch einmal.
pool-failed = Während ein Bot nachdachte, ist etwas schiefgegangen: { $why }
pool-stopped = Die Bots arbeiten gerade nicht: Der Server startet oder hält an.

### Nachrichten und Grenzen

http-400 = Diese Anfrage ist nicht zu gebrauchen: { $why }
http-401 = Das braucht einen Schlüssel.
http-403 = Das ist nicht erlaubt.
http-404 = Hier gibt es nichts.
http-405 = So lässt sich das nicht anfragen.
http-413 = Das ist zu lang.
http-500 = Hier ist etwas schiefgegangen, womit niemand gerechnet hat. Es steht im Protokoll des Servers.
limit-reached = Das war etwas viel auf einmal. Versuch es in { $seconds } s wieder.
limit-tables = Du hast { $most } unfertige Tische, und mehr dürfen es nicht sein. Beende oder lösch erst einen.
limit-imports = Du hast schon { $most } übernommene Partien. Lösch zuerst welche.
limit-watching = Eine Verbindung kann { $most } Tischen zusehen und nicht mehr.
message-hello-again = Du bist schon begrüßt worden; ein Gruß steht nur am Anfang.
message-other-table = Die Nachricht nennt den Tisch { $got }, ging aber an den Tisch { $table }.
message-unreadable = Diese Nachricht ist nicht zu lesen: { $why }
message-version = Dieser Server spricht Version { $known } des Protokolls. Lad die Seite neu.
server-busy = Der Server hat gerade zu viel zu tun. Versuch es gleich noch einmal.
server-cannot-listen = Der Server kann an { $host }, Port { $port } nicht lauschen: { $why }. Vielleicht nutzt ein anderes Programm den Port; wähl mit --port einen anderen.
server-draining = Der Server wird bald für eine Weile angehalten: Partien gehen weiter, aber Neues beginnt nicht.
server-warming = Der Server macht sich bereit. Versuch es gleich noch einmal.
server-no-traces = Traces brauchen weitere Pakete: pip install vesuvius[otel]
