# The host's chores on the command line.

admin-help = Manage a server: tables, bans, announcements, backups.
admin-tables-help = List tables, the most recently used first.
admin-close-help = Close a table: nothing more can be played there, but it can still be viewed.
admin-delete-help = Delete a table and everything that belongs to it.
admin-ban-help = Ban a person or an address; open connections are closed at once.
admin-unban-help = Lift the ban of a person or an address.
admin-bans-help = List bans.
admin-announce-help = Show everyone a message, now and whenever they connect.
admin-withdraw-help = Withdraw an announcement, or all of them.
admin-drain-help = Before an upgrade: accept no new people, tables or games; running games go on.
admin-revoke-help = Revoke all of a person’s keys, on every device.
admin-stats-help = Show how much there is, how the database grows, and what keeps it small. Works without a running server too.
admin-page-help = Print a link that opens the host’s page in a browser; it works once, for ten minutes.
admin-backup-help = Copy everything stored to a new file while the server keeps running. With --keep, into a folder: the copy is restored and replayed, and old ones are removed.
admin-restore-help = Restore the database from a backup; no server may be running.
admin-move-help = Copy everything stored into another, empty database, from SQLite to PostgreSQL or back. No server may be using either.
admin-export-help = Write all finished games to a new file, one record after the other. Works without a running server too.

## Arguments and options

admin-metavar-table = TABLE
admin-metavar-person = PERSON
admin-metavar-kind = KIND
admin-metavar-value = WHO
admin-metavar-from = FROM
admin-metavar-to = TO
admin-option-db = The server’s database. Default: as for vesuvius serve.
admin-option-days = Number of days. Default: until the ban is lifted.
admin-option-table = The table’s id.
admin-option-kind = person or address.
admin-option-value = The person’s id, or an address or network such as 192.0.2.0/24.
admin-option-status = Only tables that are open, running, over or closed.
admin-option-limit = Most tables to list.
admin-option-text = The message.
admin-option-number = Number of the announcement. Default: all of them.
admin-option-off = Accept new people, tables and games again.
admin-option-person = The person’s id.
admin-option-backup = File to write; with --keep, the folder for backups (default: the setting backup_folder).
admin-option-keep = Verify the backup, and keep this many good ones in the folder.
admin-option-restore = Backup file.
admin-option-force = Replace the existing database.
admin-option-export = File to write.
admin-option-from = Address of the database to copy: sqlite:///FILE or postgresql://…
admin-option-to = Address of the empty database to copy to.
admin-option-local = Address it as this machine knows the server, not with its public address.
admin-option-open = Open it in a browser, too.

## What was done

admin-closed = Table { $table } has been closed.
admin-deleted = Table { $table } has been deleted.
admin-banned = { $value } is banned.
admin-banned-until = { $value } is banned until { $until }.
admin-unbanned = { $value } is no longer banned.
admin-announced = Everyone can see it now. This is announcement { $number }.
admin-withdrawn = Announcements withdrawn: { $count }.
admin-draining = Nothing new can start from now on. Games still running: { $running }.
admin-welcoming = New people, tables and games are accepted again. Games running: { $running }.
admin-revoked = Keys revoked: { $count }.
admin-backed-up = Everything stored has been copied to { $file }.
admin-backup-verified = Backup { $file } is good: it was restored, and { $tables ->
    [one] the journal of one table was replayed
   *[other] the journals of { $tables } tables were replayed
} ({ $entries ->
    [one] one entry
   *[other] { $entries } entries
}).
admin-backup-unplayable = Tables that another version has played, which this one couldn’t replay: { $count }.
admin-restored = The database has been restored from { $file }.
admin-exported = The finished games have been written to { $file }.
admin-moved = Everything was copied and compared ({ $rows ->
    [one] one row
   *[other] { $rows } rows
}). Start the server with the new database; the old one is unchanged.
admin-verifying = Making and checking the backup …
admin-moving = Copying

## Tables on the screen

admin-column-table = Table
admin-column-game = Game
admin-column-status = Status
admin-column-owner = Owner
admin-column-seats = Seats
admin-column-entries = Entries
admin-column-touched = Last used
admin-column-kind = Kind
admin-column-value = Who
admin-column-until = Until
admin-column-what = What
admin-column-count = Count
admin-status-open = open
admin-status-running = running
admin-status-over = over
admin-status-closed = closed
admin-kind-person = person
admin-kind-address = address

## What cannot be done

admin-no-server = No server is running with the database { $database }, or it can’t be reached. Use the same settings as the server.
admin-no-answer = The server’s answer can’t be used: { $why }
admin-no-database = There’s no database { $file }.
admin-server-runs = A server is using this database. Stop it first.
admin-backup-where = Say where the backup should go: a file, or a folder with --keep.
admin-backup-failed = The backup in { $folder } can’t be relied on: { $problem } Older backups were kept.
admin-wrong-status = Unknown status { $got }; known: { $known }.
admin-wrong-kind = { $got } can’t be banned; give one of { $known }.
admin-wrong-days = --days: { $got } isn’t a number above 0 and up to { $highest }.

## Figures

admin-stat-people = People
admin-stat-tables-open = Open tables
admin-stat-tables-running = Running games
admin-stat-tables-over = Finished games
admin-stat-tables-closed = Closed tables
admin-stat-imported = Games imported from records
admin-stat-entries = Entries in journals
admin-stat-bytes = Size of the database in MiB
admin-stat-growth = Growth of the database
admin-stat-disk = Free on the disk in MiB
admin-stat-backup = Last backup
admin-stat-connections = Connections
admin-stat-swept = Last cleaned up
admin-stat-tables-per-person = Most unfinished tables per person
admin-stat-tables-per-hour = Most new tables per person and hour
admin-stat-imports-per-person = Most imported games per person
admin-stat-import-kib-per-hour = Most KiB of records imported per person and hour
admin-stat-keep-finished-days = Days to keep finished games
admin-stat-keep-abandoned-days = Days to keep abandoned games
admin-stat-keep-imported-days = Days to keep imported games
admin-stat-never = never
admin-stat-forever = forever
admin-stat-in-hours = { $size } MiB in { $hours } h
admin-stat-swept-facts = { $at }; tables deleted: { $tables }, since the start: { $in_all }
