# Die Seite des Betreibers im Browser.

host-title = Dein Server
host-sign-in-about = Diese Seite öffnet nur, wer den Server betreibt. Gib auf dem Rechner des Servers { $command } ein und öffne den Link, der dann erscheint; er gilt einmal.
host-sign-in-code = Code aus dem Link oder Schlüssel des Betreibers
host-sign-in = Öffnen
host-sign-out = Sitzung beenden
host-session-ended = Die Sitzung ist zu Ende. Hol dir einen neuen Link.
host-code-unknown = Dieser Code wurde schon benutzt oder ist zu alt. Hol dir einen neuen Link.
host-old = Der Server antwortet nicht. Die Zahlen sind von { $time }.

## Wie es dem Server geht

host-now = Jetzt
host-status-ready = Bereit
host-status-warming = Macht sich bereit
host-status-draining = Nimmt nichts Neues an
host-status-down = Keine Datenbank
host-version = Version { $version }, gestartet { $ago }
host-drain = Nichts Neues annehmen
host-drain-about = Keine neuen Leute, Tische und Partien, etwa vor einer Umstellung. Laufende Partien gehen weiter.
host-tables-running = Laufende Partien im Speicher
host-tables-in-memory = Tische im Speicher
host-sockets = Verbindungen von Spielern und Zuschauern
host-connections = Alle offenen Verbindungen
host-commands = Befehle in Arbeit
host-journal = Züge, die auf das Speichern warten
host-workers = Speicher der Rechenprozesse
host-restarts = Ersetzte Rechenprozesse
host-failures = Ausfälle der Datenbank
host-column-jobs = Bots und Analyse
host-column-waiting = Wartend
host-column-running = In Arbeit
host-job-warm = Übersetzen
host-job-move = Züge der Bots
host-job-hint = Tipps
host-job-picture = Bilder zu Links
host-job-deeper = Tiefere Tipps
host-job-analysis = Durchsichten

## Die letzte Stunde

host-hour = Die letzte Stunde
host-hour-from = vor 60 min
host-hour-to = jetzt
host-chart-moves = Züge je Sekunde
host-chart-commit = 99 % der Züge gespeichert in
host-chart-told = 99 % danach an alle gesendet in
host-chart-lag = Längste Verspätung der Ereignisschleife
host-chart-cpu = Ausgelastete Prozessorkerne
host-chart-memory = Speicher
host-chart-sockets = Verbundene Spieler und Zuschauer
host-chart-tables = Laufende Partien
host-chart-waiting = Wartende Züge der Bots
host-chart-bot_wait = 99 % der Züge der Bots warteten höchstens
host-chart-rejections = Abweisungen je Minute
host-chart-errors = Fehler
host-chart-most = Höchstens: { $value }
host-chart-none = Noch nichts
host-chart-at = { $time }: { $value }

## Was gespeichert ist

host-stored = Gespeichertes
host-people = Personen
host-tables-stored = Tische
host-tables-by-status = { $open } offen, { $running } laufend, { $over } beendet, { $closed } geschlossen
host-entries = Einträge aller Partien
host-imported = Partien aus Aufzeichnungen
host-database = Größe der Datenbank
host-growth = Zuwachs in { $time }
host-disk = Frei auf der Platte
host-disk-of = { $free } von { $size }
host-backup = Letzte Sicherung
host-backup-none = noch nie
host-backup-facts = { $ago }, { $size }
host-backup-verified = { $ago }, { $size }, wiederhergestellt und geprüft
host-swept = Zuletzt aufgeräumt
host-swept-none = seit dem Start noch nicht
host-swept-facts = { $ago }; gelöschte Tische: { $tables }, seit dem Start: { $all }
host-quota = Je Person
host-quota-facts = { $tables } unbeendete Tische, { $imports } Partien aus Aufzeichnungen, { $size } davon je Stunde
host-keeping = Aufbewahrt
host-keeping-facts = beendete Partien { $finished }, verlassene { $abandoned }, aus Aufzeichnungen { $imported }
host-forever = für immer

## Abweisungen und Fehler

host-rejections = Abgewiesen seit dem Start
host-rejections-none = Niemand wurde abgewiesen.
host-column-reason = Grund
host-column-times = Wie oft
host-reason-connections = Insgesamt zu viele Verbindungen
host-reason-connections_per_address = Zu viele Verbindungen von einer Adresse
host-reason-sockets = Zu viele Spieler-Verbindungen von einer Adresse
host-reason-frames = Zu viel über eine Verbindung geschickt
host-reason-invalid = Keine gültige Anfrage
host-reason-request_seconds = Halbe Anfrage
host-reason-stalled = Antwort nicht gelesen
host-reason-hello = Keine Begrüßung
host-reason-unreadable = Unlesbare Nachricht
host-reason-origin = Von einer fremden Seite
host-reason-key = Falscher Schlüssel
host-reason-host_key = Falscher Schlüssel des Betreibers
host-reason-metrics = Messwerte, von einer Adresse, die sie nicht lesen darf
host-reason-banned = Ausgesperrt
host-reason-draining = Es wird nichts Neues angenommen
host-reason-busy = Der Server war ausgelastet
host-reason-quota = Zu viele Tische oder Aufzeichnungen
host-reason-rate_message = Zu schnelle Nachrichten
host-reason-rate_rejected = Machte weiter, obwohl es warten sollte
host-reason-rate_chat = Zu schneller Chat
host-reason-rate_attempt = Zu viele falsche Schlüssel oder Codes
host-reason-rate_table = Zu viele neue Tische
host-reason-rate_import = Zu viele Aufzeichnungen auf einmal
host-reason-rate_person = Zu viele neue Personen
host-reason-rate_mail = Zu viele E-Mails
host-reason-rate_branch = Zu viele Varianten
host-reason-rate_past = Zu viele Partien noch einmal angesehen
host-reason-rate_preview = Zu viele Vorschauen von Links
host-reason-rate_picture = Zu viele Bilder zu Links
host-reason-rate_mailbox = Zu viele E-Mails an ein Postfach
host-reason-rate_download = Zwei Downloads der eigenen Daten zugleich
host-errors = Fehler seit dem Start
host-errors-none = Keine Fehler.
host-errors-about = { $count }, die letzten zuerst. Einzelheiten stehen im Protokoll.
host-column-when = Wann
host-column-event = Was
host-column-kind = Art

## Ansagen und Sperren

host-announcements = Ansagen
host-announcements-none = Keine Ansagen.
host-announcement-text = Mitteilung an alle
host-days = Tage
host-days-none = ohne Ende
host-announce = Ansagen
host-withdraw = Zurücknehmen
host-until = bis { $time }
host-no-end = bis du sie zurücknimmst
host-bans = Sperren
host-bans-none = Niemand ist ausgesperrt.
host-ban-kind = Wer
host-kind-person = Person
host-kind-address = Adresse
host-ban-value = Kennung der Person oder Adresse, etwa 192.0.2.0/24
host-ban = Aussperren
host-unban = Wieder hereinlassen
host-ban-no-end = bis du sie aufhebst

## Suche

host-search = Suche
host-search-about = Kennung einer Person oder eines Tischs oder ein Teil eines Namens. Mit der Kennung einer Person findest du auch ihre Tische.
host-search-text = Person oder Tisch
host-search-none = Nichts gefunden.
host-person-facts = Seit { $since }. Schlüssel: { $keys }. Unbeendete Tische: { $tables }.
host-person-connected = online
host-person-banned = ausgesperrt
host-person-tables = Tische
host-revoke = Schlüssel beenden
host-table-status-open = offen
host-table-status-running = läuft
host-table-status-over = beendet
host-table-status-closed = geschlossen
host-table-facts = { $game }, { $status }, Einträge: { $entries }, zuletzt benutzt { $ago }
host-close = Tisch schließen
host-delete = Tisch löschen
host-sure-close = Diesen Tisch schließen?
host-sure-close-about = Am Tisch { $table } wird nicht mehr gespielt, ansehen lässt er sich weiter. Das lässt sich nicht rückgängig machen.
host-sure-delete = Diesen Tisch löschen?
host-sure-delete-about = Der Tisch { $table } verschwindet mit seiner Partie und seinem Chat. Das lässt sich nicht rückgängig machen.
host-sure-revoke = Alle Schlüssel beenden?
host-sure-revoke-about = Alle Geräte von { $name } werden sofort abgemeldet, und nur ein früher ausgegebener Code führt zurück. Das lässt sich nicht rückgängig machen.
host-sure-ban = Diese Person aussperren?
host-sure-ban-about = { $name } wird sofort getrennt und bleibt draußen, bis du die Sperre aufhebst.
host-cancel = Abbrechen
host-done-close = Der Tisch ist geschlossen.
host-done-delete = Der Tisch ist gelöscht.
host-done-revoke = Beendete Schlüssel: { $count }.
host-done-ban = { $value } ist ausgesperrt.
host-done-unban = { $value } ist nicht mehr ausgesperrt.
host-done-announce = Alle erfahren es.
host-done-withdraw = Die Ansage ist zurückgenommen.
host-done-drain = Es beginnt nichts Neues. Partien, die noch laufen: { $running }.
host-done-welcome = Neue Leute, Tische und Partien werden wieder angenommen.

## Was nicht geht

host-no-announcement = Eine Ansage { $number } gibt es nicht.
host-not-an-address = { $got } ist weder eine Adresse noch ein Netz. Beispiele: 192.0.2.7, 192.0.2.0/24.
host-not-banned = { $value } ist nicht ausgesperrt.
