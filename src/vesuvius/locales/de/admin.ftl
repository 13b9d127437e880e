# Was der Betreiber auf der Befehlszeile zu tun hat.

admin-help = Einen Server betreuen: Tische, Sperren, Ansagen, Sicherungen.
admin-tables-help = Tische auflisten, die zuletzt benutzten zuerst.
admin-close-help = Einen Tisch schließen; gespielt wird dort nicht mehr, ansehen lässt er sich weiter.
admin-delete-help = Einen Tisch mit allem löschen, was dazugehört.
admin-ban-help = Eine Person oder eine Adresse aussperren; wer verbunden ist, wird sofort getrennt.
admin-unban-help = Eine Person oder eine Adresse wieder hereinlassen.
admin-bans-help = Auflisten, wer ausgesperrt ist.
admin-announce-help = Allen etwas mitteilen, jetzt und sooft sie sich verbinden.
admin-withdraw-help = Eine Ansage zurücknehmen, oder alle.
admin-drain-help = Vor einer Umstellung keine neuen Leute, Tische und Partien mehr annehmen; laufende Partien gehen weiter.
admin-revoke-help = Alle Schlüssel einer Person beenden, auf jedem Gerät.
admin-stats-help = Zeigen, wie viel da ist, wie die Datenbank wächst und was sie klein hält. Geht auch, wenn kein Server läuft.
admin-page-help = Einen Link ausgeben, der die Seite des Betreibers im Browser öffnet; er gilt einmal, zehn Minuten lang.
admin-backup-help = Alles Gespeicherte in eine neue Datei kopieren, während der Server weiterläuft. Mit --keep in einen Ordner: Die Kopie wird wiederhergestellt und nachgespielt, alte werden gelöscht.
admin-restore-help = Die Datenbank aus einer Sicherung herstellen, während kein Server läuft.
admin-move-help = Alles Gespeicherte in eine andere, leere Datenbank kopieren, von SQLite nach PostgreSQL oder zurück. Kein Server darf eine der beiden benutzen.
admin-export-help = Alle beendeten Partien in eine neue Datei schreiben, eine Aufzeichnung nach der anderen. Geht auch, wenn kein Server läuft.

## Angaben und Optionen

admin-metavar-table = TISCH
admin-metavar-person = PERSON
admin-metavar-kind = ART
admin-metavar-value = WER
admin-metavar-from = VON
admin-metavar-to = NACH
admin-option-db = Die Datenbank des Servers; sonst wie bei vesuvius serve.
admin-option-days = Für wie viele Tage; ohne Angabe, bis es zurückgenommen wird.
admin-option-table = Die Kennung des Tisches.
admin-option-kind = person oder address.
admin-option-value = Die Kennung der Person, oder eine Adresse oder ein Netz wie 192.0.2.0/24.
admin-option-status = Nur Tische in diesem Stand: open, running, over oder closed.
admin-option-limit = Wie viele höchstens.
admin-option-text = Was zu sagen ist.
admin-option-number = Die Nummer der Ansage; ohne Angabe alle.
admin-option-off = Wieder annehmen.
admin-option-person = Die Kennung der Person.
admin-option-backup = Die Datei, die entstehen soll; mit --keep der Ordner für Sicherungen (sonst die Einstellung backup_folder).
admin-option-keep = Die Sicherung prüfen und so viele gute im Ordner behalten.
admin-option-restore = Die Datei der Sicherung.
admin-option-force = Die Datenbank ersetzen, die da ist.
admin-option-export = Die Datei, die entstehen soll.
admin-option-from = Adresse der Datenbank, die kopiert wird: sqlite:///DATEI oder postgresql://…
admin-option-to = Adresse der leeren Datenbank, in die kopiert wird.
admin-option-local = Mit der Adresse, unter der diese Maschine den Server kennt, statt der öffentlichen.
admin-option-open = Auch gleich im Browser öffnen.

## Was getan wurde

admin-closed = Der Tisch { $table } ist geschlossen.
admin-deleted = Der Tisch { $table } ist gelöscht.
admin-banned = { $value } ist ausgesperrt.
admin-banned-until = { $value } ist bis { $until } ausgesperrt.
admin-unbanned = { $value } darf wieder herein.
admin-announced = Alle erfahren es. Die Ansage hat die Nummer { $number }.
admin-withdrawn = Zurückgenommene Ansagen: { $count }.
admin-draining = Von jetzt an beginnt nichts Neues. Partien, die noch laufen: { $running }.
admin-welcoming = Neue Leute, Tische und Partien sind wieder willkommen. Laufende Partien: { $running }.
admin-revoked = Beendete Schlüssel: { $count }.
admin-backed-up = Alles, was gespeichert war, ist in { $file }.
admin-backup-verified = Die Sicherung { $file } ist gut: Sie wurde wiederhergestellt, und { $tables ->
    [one] das Journal eines Tisches wurde
   *[other] die Journale von { $tables } Tischen wurden
} nachgespielt ({ $entries ->
    [one] ein Eintrag
   *[other] { $entries } Einträge
}).
admin-backup-unplayable = Tische, an denen eine andere Version gespielt hat und die diese nicht nachspielen konnte: { $count }.
admin-restored = Die Datenbank ist so, wie sie in { $file } war.
admin-exported = Die beendeten Partien sind in { $file }.
admin-moved = Alles ist kopiert und verglichen ({ $rows ->
    [one] eine Zeile
   *[other] { $rows } Zeilen
}). Starte den Server mit der neuen Datenbank; die alte ist unverändert.
admin-verifying = Die Sicherung wird angelegt und geprüft …
admin-moving = Kopieren

## Tabellen auf dem Bildschirm

admin-column-table = Tisch
admin-column-game = Spiel
admin-column-status = Stand
admin-column-owner = Besitzer
admin-column-seats = Plätze
admin-column-entries = Einträge
admin-column-touched = Zuletzt benutzt
admin-column-kind = Art
admin-column-value = Wer
admin-column-until = Bis
admin-column-what = Was
admin-column-count = Anzahl
admin-status-open = offen
admin-status-running = läuft
admin-status-over = beendet
admin-status-closed = geschlossen
admin-kind-person = Person
admin-kind-address = Adresse

## Was nicht geht

admin-no-server = Es läuft kein Server mit der Datenbank { $database }, oder er ist nicht zu erreichen. Die Einstellungen müssen die des Servers sein.
admin-no-answer = Der Server antwortet nicht richtig: { $why }
admin-no-database = Eine Datenbank { $file } gibt es nicht.
admin-server-runs = Ein Server benutzt diese Datenbank gerade. Halte ihn zuerst an.
admin-backup-where = Sag, wohin die Sicherung soll: in eine Datei, oder mit --keep in einen Ordner.
admin-backup-failed = Auf die Sicherung in { $folder } ist kein Verlass: { $problem } Ältere Sicherungen wurden behalten.
admin-wrong-status = Einen Stand { $got } gibt es nicht; es gibt: { $known }.
admin-wrong-kind = { $got } lässt sich nicht aussperren; möglich: { $known }.
admin-wrong-days = --days: { $got } ist keine Zahl über 0 und bis { $highest }.

## Zahlen

admin-stat-people = Personen
admin-stat-tables-open = Offene Tische
admin-stat-tables-running = Laufende Partien
admin-stat-tables-over = Beendete Partien
admin-stat-tables-closed = Geschlossene Tische
admin-stat-imported = Partien aus Aufzeichnungen
admin-stat-entries = Einträge aller Partien
admin-stat-bytes = Größe der Datenbank in MiB
admin-stat-growth = Zuwachs der Datenbank
admin-stat-disk = Frei auf der Platte in MiB
admin-stat-backup = Letzte Sicherung
admin-stat-connections = Verbindungen
admin-stat-swept = Zuletzt aufgeräumt
admin-stat-tables-per-person = Unbeendete Tische je Person höchstens
admin-stat-tables-per-hour = Neue Tische je Person und Stunde höchstens
admin-stat-imports-per-person = Partien aus Aufzeichnungen je Person höchstens
admin-stat-import-kib-per-hour = KiB an Aufzeichnungen je Person und Stunde höchstens
admin-stat-keep-finished-days = Tage, die beendete Partien bleiben
admin-stat-keep-abandoned-days = Tage, die verlassene Partien bleiben
admin-stat-keep-imported-days = Tage, die Partien aus Aufzeichnungen bleiben
admin-stat-never = noch nie
admin-stat-forever = für immer
admin-stat-in-hours = { $size } MiB in { $hours } h
admin-stat-swept-facts = { $at }; gelöschte Tische: { $tables }, seit dem Start: { $in_all }
