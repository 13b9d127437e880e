# What the server has to say.

### The store

store-backup-exists = There is a file { $path } already; a backup needs a new name.
store-backup-failed = The backup { $path } could not be made: { $why }
store-backup-other-kind = { $path } is no backup of a { $kind } database.
store-backup-unreadable = The backup { $path } cannot be read: { $why }.
store-down = The database cannot be reached just now; nothing was stored.
store-foreign = Another program uses this database; an empty one is needed.
store-gone = There is no table { $table }.
store-in-use = Another server is using { $file }; one file belongs to one server at a time.
store-database-in-use = Another server is using the database { $name }; one database belongs to one server at a time.
store-newer = A newer version of this program has used the database (revision { $got }; this one knows revisions up to { $known }). Use that version, or restore a backup from before the upgrade.
store-not-a-database = This is no database that can be used: { $why }
store-not-durable = The database does not promise to keep what it has stored: { $setting } is { $got } and has to be { $expected }.
store-not-empty = There is a database there already; it is replaced only if you ask for it.
store-taken = The table { $table } has moved on; this does not fit any more.
store-tool-failed = { $tool } did not succeed: { $why }
store-tool-missing = The program { $tool } is needed for this, and it is not on the PATH. It comes with PostgreSQL.
store-unknown-address = This is not the address of a database that can be used; it has to begin with one of these: { $known }.
store-unreachable = The database cannot be reached: { $why }
store-unsure = The connection to the database was lost at the last moment; whether this was stored will be known when it is back.
store-unwritable = The file { $file } cannot be written: { $why }.

### People and their keys

address-banned = The host does not let in anybody from this address.
code-unknown = This code is not valid: it was mistyped, used already, or is too old. The other device can ask for a new one.
key-of-person-needed = Only a person can do this: show the key of one.
key-unknown = This key opens nothing. It may have been ended, or the person may have been erased.
key-unknown-id = You have no key { $key }.
name-empty = A name needs at least one visible letter.
person-banned = The host does not let you in.
person-unknown = There is no person { $person }.

### Tables

table-away = You have left this seat. Take it back first.
table-begun = The game at this table has begun already.
table-damaged = The stored game of table { $table } does not play again as it was played, from entry { $seq } on. It was left as it is.
table-here = You sit at this seat already.
table-no-rewind-asked = There is no question to answer: nobody wants to take moves back, or you have agreed already.
table-no-such-bot = There is no bot { $got }; there are: { $known }.
table-no-such-seat = This table has no such seat.
table-no-watching = Nobody may watch at this table.
table-nobody-away = Nobody has left, so there is nobody to wait for.
table-nobody-again = Nobody sits at this table who could play again.
table-not-a-person = A bot sits at this seat; only people can ask for something.
table-not-away = A bot can only play on for somebody who has left.
table-not-begun = The game at table { $table } has not begun yet.
table-not-over = The game is not over yet.
table-not-your-seat = This is not your seat.
table-not-yours = This table is not yours.
table-options = There are no such options: { $got }. Possible: { $known }.
table-over = The game at this table is over.
table-players = { $got } cannot play this game; possible numbers are { $known }.
daily-not-over = The same deal can be played again once its day is over: others may still have it before them.
table-daily-hints = The daily challenge is played without hints.
table-daily-rewind = In the daily challenge nothing is taken back but your own last moves.
table-rated-device = A game on one shared device cannot be rated.
table-rated-hints = At a rated table there are no hints.
table-rated-position = A rated game begins with a fresh deal.
table-rated-rewind = In a rated game nothing is taken back but your own last moves.
table-rated-twice = At a rated table everybody has one seat.
table-rewind-asked = Somebody has asked already to take moves back. Answer that first.
table-running = Other people are playing at this table; it can be deleted when the game is over.
table-seat-taken = This seat is taken. Choose a free one, if there is one.
table-seats-open = There are free seats at this table yet. Wait for people, or let bots sit there.
table-unknown = There is no table { $table }, or it is not open to you.
table-too-long = So much has happened at this table ({ $most } entries) that only moves bring it on: play, resign, or let a bot play.

### Chat, hints and records

archive-other-table = The record is one of { $game } with { $players } players and these options: { $options }. The new table has to be the same.
archive-over = The game is over at this point, so there is nothing to play on.
archive-running = The game is not over yet, so its secrets stay closed. It can be looked at again afterwards.
archive-too-long = The record has { $got } lines; at most { $most } are taken in here.
study-other-table = The position is one of { $game } with { $players } players and these options: { $options }. The new table has to be the same.
study-seat = Nobody sits at seat { $seat }: the position has { $players } players, counted from 0.
chat-empty = There is nothing to read in this message.
chat-not-seated = Only those who sit at the table can speak.
chat-off = The chat of this table is off.
hints-not-allowed = Hints are for tables that allow them, or where all others are bots.
hints-not-your-turn = There is a hint only when it is your turn.

### Messages and limits

http-400 = This request cannot be used: { $why }
http-401 = This needs a key.
http-403 = This is not allowed.
http-404 = There is nothing here.
http-405 = This cannot be asked for in this way.
http-413 = This is too long.
http-500 = Something went wrong here that nobody had foreseen. It is in the server's log.
limit-reached = That was a bit much. Try again in { $seconds } s.
limit-tables = You have { $most } tables that are not finished, and may not have more. Finish or delete one first.
limit-watching = One connection can watch { $most } tables and no more.
message-hello-again = You have been greeted already; a hello stands at the beginning only.
message-other-table = The message names table { $got }, but was sent to table { $table }.
message-unreadable = This message cannot be read: { $why }
message-version = This server speaks version { $known } of the protocol. Load the page again.
server-busy = The server has too much to do just now. Try again in a moment.
server-cannot-listen = The server cannot listen at { $host }, port { $port }: { $why }. Another program may be using the port; choose another one with --port.
server-draining = The server is about to be stopped for a while: games go on, but nothing new begins.
server-warming = The server is getting ready. Try again in a moment.

### The host's chores

host-no-announcement = There is no announcement { $number }.
host-not-an-address = { $got } is neither an address nor a network; right would be 192.0.2.7 or 192.0.2.0/24.
host-not-banned = { $value } is not shut out.
