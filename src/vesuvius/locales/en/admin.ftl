# The host's chores on the command line.

admin-help = Look after a server: tables, bans, announcements, backups.
admin-tables-help = List tables, the last touched first.
admin-close-help = End a table; nothing more is played there, and it stays to be looked at.
admin-delete-help = Delete a table with all that belongs to it.
admin-ban-help = Shut a person or an address out; whoever is connected is disconnected at once.
admin-unban-help = Let a person or an address in again.
admin-bans-help = List who is shut out.
admin-announce-help = Tell everybody something, now and whenever they connect.
admin-withdraw-help = Take an announcement back, or all of them.
admin-drain-help = Take in no new people, tables or games before an upgrade; games that run go on.
admin-revoke-help = End all keys of a person, on every device.
admin-counts-help = Show how much there is. Works without a running server too.
admin-backup-help = Copy everything that is stored into a new file, while the server goes on.
admin-restore-help = Make the database from a backup, while no server runs.
admin-export-help = Write all finished games into a new file, one record after the other. Works without a running server too.

## Arguments and options

admin-metavar-table = TABLE
admin-metavar-person = PERSON
admin-metavar-kind = KIND
admin-metavar-value = WHO
admin-option-db = The database of the server; otherwise as for vesuvius serve.
admin-option-days = For how many days; without it, until it is taken back.
admin-option-table = The id of the table.
admin-option-kind = person or address.
admin-option-value = The id of the person, or an address or network such as 192.0.2.0/24.
admin-option-status = Only tables that are open, running, over or closed.
admin-option-limit = How many at most.
admin-option-text = What to say.
admin-option-number = The number of the announcement; without it, all.
admin-option-off = Take in again.
admin-option-person = The id of the person.
admin-option-backup = The file to be made.
admin-option-restore = The file of the backup.
admin-option-force = Replace the database that is there.
admin-option-export = The file to be made.

## What was done

admin-closed = Table { $table } is closed.
admin-deleted = Table { $table } is deleted.
admin-banned = { $value } is shut out.
admin-banned-until = { $value } is shut out until { $until }.
admin-unbanned = { $value } may come in again.
admin-announced = Everybody is told. The announcement has number { $number }.
admin-withdrawn = Announcements taken back: { $count }.
admin-draining = Nothing new begins from now on. Games that still run: { $running }.
admin-welcoming = New people, tables and games are welcome again. Games that run: { $running }.
admin-revoked = Keys ended: { $count }.
admin-backed-up = Everything that was stored is in { $file }.
admin-restored = The database is as it was in { $file }.
admin-exported = The finished games are in { $file }.

## Tables on the screen

admin-column-table = Table
admin-column-game = Game
admin-column-status = Status
admin-column-owner = Owner
admin-column-seats = Seats
admin-column-entries = Entries
admin-column-touched = Last touched
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
admin-count-people = People
admin-count-entries = Entries in journals
admin-count-connections = Connections

## What cannot be done

admin-no-server = No server is running with the database { $database }, or it cannot be reached. The settings have to be those of the server.
admin-no-answer = The server does not answer properly: { $why }
admin-no-database = There is no database { $file }.
admin-server-runs = A server is using this database. Stop it first.
admin-wrong-status = There is no status { $got }; there are: { $known }.
admin-wrong-kind = { $got } cannot be shut out; right would be one of { $known }.
admin-wrong-days = --days: { $got } is not a number above 0 and up to { $highest }.
