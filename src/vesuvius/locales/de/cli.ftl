# Die Befehlszeile: Hilfe, Hinweise und was bei falschem Gebrauch gesagt wird.

cli-help = Vesuvius: Brettspiele über Pompeji, im Browser und im Terminal. Ohne Befehl öffnet sich das Spiel im Browser.
cli-trace-help = Schreibt Spielspuren zufälliger Partien auf die Standardausgabe: jede Entscheidung mit allen erlaubten Zügen.
cli-check-help = Spielt Spielspuren beliebiger Programme nach und vergleicht jede Zeile mit den Regeln.
cli-perft-help = Zählt den Baum der Züge vom Beginn einer Partie an, Tiefe für Tiefe.
cli-replay-help = Zeichnet den Spielplan einer Aufzeichnung, Spielspur oder Stellung nach beliebig vielen Entscheidungen, daneben die Chronik.
cli-play-help = Spielt im Terminal gegen Bots.
cli-bench-help = Misst Geschwindigkeiten neben ihrem Maßstab.

## Teile einer Hilfeseite

cli-usage = Aufruf:
cli-panel-arguments = Argumente
cli-panel-options = Optionen
cli-panel-commands = Befehle
cli-default = [sonst: {"{}"}]
cli-required = [nötig]
cli-help-option = Zeigt diese Hilfe.
cli-install-completion = Richtet die Vervollständigung für diese Shell ein.
cli-show-completion = Zeigt das Skript der Vervollständigung für diese Shell.
cli-metavar-command = BEFEHL …
cli-metavar-options = [OPTIONEN]
cli-metavar-game = SPIEL
cli-metavar-file = DATEI
cli-metavar-number = N
cli-metavar-list = A,B
cli-metavar-data = SATZ|ORDNER|SATZ:ORDNER
cli-metavar-seed = STARTWERT
cli-metavar-language = SPRACHE

## Argumente und Optionen

cli-option-game = Welches Spiel: { $games }.
cli-option-language = Sprache: de, en, fr oder nl. Sonst VESUVIUS_LANGUAGE, dann die des Systems.
cli-option-version = Zeigt die Version.
cli-option-lan = Für alle Geräte im Heimnetz und nicht nur für dieses.
cli-option-port = Port, auf dem gelauscht wird.
cli-option-open = Einen Browser öffnen oder nur die Adresse nennen.
cli-option-players = Wie viele Spieler.
cli-option-some-players = Wie viele Spieler; ohne Angabe 2, oder so viele, wie die Stellung hat.
cli-option-players-list = Wie viele Spieler, oder mehrere Zahlen mit Kommas.
cli-option-games = Wie viele Partien.
cli-option-seed = Ganze Zahl, aus der aller Zufall folgt, oder die 64 Hexadezimalziffern aus einer Aufzeichnung.
cli-option-options = Optionen des Spiels, mit Kommas: { $options }.
cli-option-file = Zu lesende Datei; - oder nichts für die Standardeingabe.
cli-option-stored = Eine Aufzeichnung, Spielspur oder Stellung; - für die Standardeingabe.
cli-option-any-deal = Fragt nicht, ob das Regelheft diese Kartenverteilung hergibt.
cli-option-depth = Bis zu welcher Tiefe.
cli-option-ply = Nach so vielen Entscheidungen; sonst am Ende.
cli-option-nth = Die wievielte Partie einer Spielspur oder einer Datei mit mehreren Aufzeichnungen, ab 1.
cli-option-as-seat = Mit wessen Augen; sonst mit denen eines Zuschauers.
cli-option-svg = Speichert die Zeichnung als SVG in dieser Datei, statt sie zu zeigen.
cli-option-seat = Dein Platz, ab 0.
cli-option-record = Hält die Partie in dieser Datei fest.
cli-option-position = Beginnt mit der Stellung in dieser Datei.
cli-option-daily = Verteilung des Tages: dieselbe für alle, die heute (UTC) zu so vielen und mit denselben Optionen spielen.
cli-option-seconds = Sekunden für jede Messung.
cli-option-json = Gibt JSON aus, ein Objekt je Zeile.

## Hinweise

cli-compiling = Die Regeln von { $game } werden für diesen Rechner übersetzt. Das geschieht einmal und dauert etwas.
cli-compiling-bot = Der Bot { $bot } wird für diesen Rechner übersetzt. Das geschieht einmal und dauert eine Weile.
cli-seed = Startwert { $seed }
cli-daily = Verteilung vom { $day }
cli-checked = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
} geprüft
cli-writing = Spielspuren werden geschrieben
cli-checking = Es wird geprüft
cli-counting = Es wird gezählt
cli-measuring = Es wird gemessen
cli-ply-of = Entscheidung { $ply } von { $plies }
cli-game-of = Partie { $game } von { $games }, { $ply }
cli-record-kept = Die Aufzeichnung steht in { $file }.

## Am Tisch

cli-ask = Dein Zug
cli-player = Spieler
cli-seat = Platz { $seat }
cli-result = Ergebnis
cli-table-help =
    Gib einen Zug ein, oder:
    ?         die erlaubten Züge
    hint      die drei besten Züge, und was für sie spricht
    undo      deine letzte Entscheidung zurücknehmen, solange seither nichts Neues ans Licht kam
    board     den Spielplan noch einmal zeichnen
    log       die ganze Chronik
    help      diese Hilfe
    quit      den Tisch verlassen
cli-welcome = Du bist { $who }. Mit ? siehst du die erlaubten Züge, mit hint die besten, mit help die Hilfe, mit quit gehst du.
cli-table-option = { $option }: { $words }
cli-undone = Zurückgenommen.
cli-undo-nothing = Von dir gibt es keine Entscheidung zurückzunehmen.
cli-undo-known = Das lässt sich nicht zurücknehmen: Seither ist Neues ans Licht gekommen.
cli-refused = { $token }: { $why }
cli-refused-rule = { $token }: { $why } ({ $rule })
cli-goodbye = Bis zum nächsten Mal.

## Messungen

cli-bench-what = Was
cli-bench-players = Spieler
cli-bench-threads = Threads
cli-bench-decisions = Entscheidungen je CPU-Sekunde
cli-bench-games = Partien je CPU-Sekunde
cli-bench-nanoseconds = Nanosekunden
cli-bench-yardstick = Maßstab
cli-bench-ratio = Verhältnis

## Falscher Gebrauch

cli-error = vesuvius: { $problem }
cli-in-file = { $file }: { $problem }
cli-at-line = Zeile { $line }: { $problem }
cli-at-game = Partie { $game }, Zeile { $line }: { $problem }
cli-see-help = { $problem } Siehe: { $command } --help
cli-unknown-language = Unbekannte Sprache { $got }; bekannte Sprachen: { $known }.
cli-unknown-command = Einen Befehl { $got } gibt es nicht; bekannte Befehle: { $known }.
cli-unknown-option = Eine Option { $got } gibt es nicht.
cli-near-option = Eine Option { $got } gibt es nicht; meintest du { $near }?
cli-missing = { $what } fehlt.
cli-needs-value = Die Option { $option } braucht einen Wert.
cli-takes-no-value = Die Option { $option } nimmt keinen Wert.
cli-too-much = Unerwartetes Argument: { $got }.
cli-bad-use = Das ist nicht zu verstehen: { $why }.
cli-not-a-number = { $option }: { $got } ist keine ganze Zahl ab { $lowest }.
cli-not-together = { $option } lässt sich nicht mit { $other } verbinden.
cli-not-a-seed = --seed: { $got } ist weder eine ganze Zahl noch sind es 64 Hexadezimalziffern.
cli-other-game = Das ist eine Stellung von { $got }, nicht von { $wanted }.
cli-not-seconds = { $option }: { $got } ist keine Zahl über 0.
cli-no-such-seat = Den Platz { $got } gibt es nicht; es gibt die Plätze 0 bis { $highest }.
cli-no-such-ply = Eine Entscheidung { $got } gibt es nicht; die letzte ist { $last }.
cli-no-such-game = Eine Partie { $got } gibt es darin nicht; die letzte ist { $last }.
cli-no-file = { $file }: Eine solche Datei gibt es nicht.
cli-no-folder = { $file }: Einen Ordner { $folder } gibt es nicht.
cli-no-name = Der Dateiname ist leer.
cli-file-exists = Die Datei { $file } gibt es schon; sie wird nicht überschrieben.
cli-is-folder = { $file } ist ein Ordner; gebraucht wird eine Datei.
cli-no-permission = { $file }: Zugriff verweigert.
cli-unreadable = { $file } kann nicht gelesen oder geschrieben werden: { $why }.
cli-output-lost = Die Ausgabe ließ sich nicht schreiben: { $why }.

## Wettkämpfe

cli-match-help = Lässt Bots auf wechselnden Plätzen gegeneinander spielen und zeigt, wie oft jeder gewinnt.
cli-option-bots = Die Bots, mit Kommas, einer je Platz: uniform, greedy, mcts:2000, mcts:1s, level:3, oder modul:Klasse für einen eigenen.
cli-option-match-games = Wie viele Partien; jede Kartenverteilung wird in jeder Sitzfolge gespielt.
cli-option-jobs = Wie viele Prozesse spielen; 0 für so viele, wie es Kerne gibt.
cli-option-resume = Hält jede beendete Partie in dieser Datei fest; was schon darin steht, wird nicht noch einmal gespielt.
cli-option-records = Hält die Aufzeichnungen aller Partien in dieser Datei fest, eine nach der anderen.
cli-matching = Es wird gespielt
cli-match-uneven = Die letzte Kartenverteilung wird nicht in jeder Sitzfolge gespielt: { $games } ist kein Vielfaches von { $rotations }.
cli-match-interrupted = Abgebrochen nach { $games } von { $all } Partien.
cli-match-forfeits = { $bot } hat { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} kampflos verloren, zuerst Partie { $number }: { $why }
cli-match-bot = Bot
cli-match-games = Partien: { $games }
cli-match-wins = Siege
cli-match-rate = Siegquote (95 %)
cli-match-milliseconds = ms je Entscheidung
cli-match-averages = Wertungen und Zeiten sind Mittelwerte über alle Partien.

## Tipps und Gegner

cli-hint-help = Zeigt die besten Züge einer Stellung, und was für sie spricht.
cli-option-hint-file = Eine Stellung, als Textbild oder JSON; - für die Standardeingabe.
cli-option-hint-seconds = Sekunden Rechenzeit zum Nachdenken; sonst so lange wie ein Server.
cli-option-hint-iterations = Stattdessen: wie viele Partien probiert werden; derselbe Startwert gibt dann dieselbe Antwort.
cli-option-opponents = Die Gegner, ein Bot für alle oder einer je Gegner mit Kommas: uniform, greedy, mcts:2000, mcts:1s, level:3, oder modul:Klasse für einen eigenen.
cli-hint-listed = Mit hint siehst du die besten davon, und warum.
cli-hint-searching = Die besten Züge werden gesucht …
cli-thinking = { $who } denkt nach …
cli-wrong-opponents = --bots: { $got } Bots für { $wanted } Gegner; nenn einen für alle oder einen für jeden.

## Analyse

cli-analyse-help = Sieht sich jede Entscheidung einer gespeicherten Partie noch einmal an: wie es davor und danach stand, was am besten gewesen wäre und was vergeben wurde.
cli-metavar-budget = AUFWAND
cli-option-analysed = Eine Aufzeichnung oder Spielspur; - für die Standardeingabe. Das Ergebnis wird neben der Datei gespeichert, als DATEI.analysis.json.
cli-option-analysis-seat = Alles mit den Augen dieses Platzes sehen, ab 0; sonst jede Entscheidung mit den Augen dessen, der sie traf, wenn die Partie zu Ende ist.
cli-option-budget = Wie lange jede Entscheidung angesehen wird: probierte Partien, etwa 1000, oder Zeit, etwa 1s oder 200ms.
cli-option-fresh = Neu ausrechnen, auch wenn das Ergebnis schon neben der Datei liegt.
cli-analysing = Es wird analysiert
cli-analysis-kept = Schon ausgerechnet, liegt in { $file }; mit --fresh wird neu gerechnet.
cli-analysis-not-kept = das Ergebnis ließ sich nicht speichern: { $problem }
cli-analysis-decisions = Entscheidungen
cli-analysis-summary = Vergeben
cli-analysis-chart = Siegchance, Entscheidung für Entscheidung
cli-analysis-ply = Nr.
cli-analysis-player = Spieler
cli-analysis-move = Gespielt
cli-analysis-best = Bester Zug
cli-analysis-chance = Chance
cli-analysis-lost = Vergeben
cli-analysis-mark = Urteil
cli-analysis-count = Züge
cli-analysis-average = Schnitt
cli-analysis-worst = Am schlimmsten
cli-analysis-inaccuracies = Ungenau
cli-analysis-mistakes = Fehler
cli-analysis-blunders = Patzer
cli-mark-good = gut
cli-mark-inaccuracy = ungenau
cli-mark-mistake = Fehler
cli-mark-blunder = Patzer

## Die Liste der Bots

cli-bots-help = Zeigt die Bots, die --bots annimmt, und was für ein Spieler jeder ist.

## Ausrichten, und ob eine Partie ehrlich war

cli-serve-help = Richtet auf diesem Rechner Partien für Menschen und Bots aus.
cli-verify-help = Prüft, ob gespeicherte Partien aus dem versprochenen Startwert gegeben und nach den Regeln gespielt wurden.
cli-metavar-address = ADRESSE
cli-metavar-text = TEXT
cli-metavar-record = AUFZEICHNUNG
cli-option-config = TOML-Datei mit Einstellungen; ihre Schlüssel heißen wie die Optionen, mit _ statt -.
cli-option-verified = Eine Datei mit einer oder mehreren Aufzeichnungen; - für die Standardeingabe.
cli-serve-secrets = Geheimnisse kommen nur aus der Umgebung oder aus der Datei:
cli-verified =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } bestätigt, { $entries ->
        [one] { $entries } Eintrag
       *[other] { $entries } Einträge
    }{ $positions ->
        [0] {""}
       *[other] ; { $positions } davon begannen in einer Stellung, für die kein Startwert bürgt
    }
cli-verify-no-seed = die Aufzeichnung hat keinen Startwert, also lässt sich nicht sagen, ob ehrlich gegeben wurde.
cli-verify-other-deal = die Kartenverteilung folgt nicht aus dem Startwert.
cli-verify-illegal = der Zug ist nicht erlaubt. { $why }
cli-start = Vesuvius ist unter { $address } zu finden. Strg+C beendet es.
cli-start-lan = Vesuvius ist für alle Geräte in diesem Netz unter { $address } zu finden. Strg+C beendet es.
cli-start-again = Vesuvius läuft schon, und zwar unter { $address } .
cli-pages-not-built = Die Seiten für den Browser sind noch nicht gebaut. `make web` baut sie; `vesuvius play downfall` spielt im Terminal.
cli-no-network = Dieser Rechner ist in keinem Netz, also erreicht --lan niemanden. Ohne --lan ist das Spiel nur für diesen Rechner da.
cli-option-rounds = Spiele nach dieser Runde abbrechen; nur wo das Ende nicht kommen muss (Pompeii).
cli-option-data = Daten, mit denen gespielt wird (Pompeii): ein Satz mit seinem Namen, ein Ordner mit geänderten Datendateien oder beides.
cli-no-rounds = --rounds: Spiele von { $game } enden von selbst.
