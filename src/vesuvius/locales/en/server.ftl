# What the server has to say.

### The store

store-backup-exists = There’s already a file { $path }; a backup needs a new name.
store-backup-failed = Couldn’t make the backup { $path }: { $why }
store-backup-other-kind = { $path } isn’t a backup of a { $kind } database.
store-backup-unreadable = Can’t read the backup { $path }: { $why }.
store-down = The database can’t be reached right now; nothing was stored.
store-foreign = Another program is using this database; give an empty one.
store-full = The server’s disk is full; nothing was stored. It goes on by itself once the host has made room.
store-gone = There’s no table { $table }.
store-in-use = Another server is using { $file }; a file can only be used by one server at a time.
store-database-in-use = Another server is using the database { $name }; a database can only be used by one server at a time.
store-lock-lost = Another server has taken over the database { $name }; this one stops.
store-move-differs = Table { $table } isn’t the same after copying; nothing was kept.
store-newer = A newer version of this program has used this database (revision { $got }; this version knows revisions up to { $known }). Use that version, or restore a backup from before the upgrade.
store-not-a-database = This isn’t a usable database: { $why }
store-not-durable = The database might lose what it has stored: { $setting } is { $got } but must be { $expected }.
store-not-empty = There’s already a database; it’s only replaced if you ask for it.
store-same-database = Both addresses are the same database.
store-taken = Table { $table } has moved on, so this can’t be stored any more.
store-tool-failed = { $tool } failed: { $why }
store-tool-missing = This needs the program { $tool }, which isn’t on the PATH. It comes with PostgreSQL.
store-unknown-address = This isn’t the address of a usable database; it must begin with one of these: { $known }.
store-unreachable = Can’t reach the database: { $why }
store-unsure = The connection to the database was lost at the last moment. Whether this was stored will only be clear once it’s back.
store-unwritable = Can’t write the file { $file }: { $why }.

### People and their keys

address-banned = The host has banned this address.
code-unknown = This code isn’t valid: it was mistyped, already used, or is too old. Get a new one on the other device.
key-of-person-needed = Only a person can do this, with a person’s key.
key-unknown = This key isn’t valid any more. It may have been revoked, or the person deleted.
key-unknown-id = You don’t have a key { $key }.
name-empty = A name needs at least one visible letter.
person-banned = The host has banned you.
person-unknown = There’s no person { $person }.

### Tables

table-away = You’ve stepped away from this seat. Take it again first.
table-begun = The game at this table has already begun.
table-damaged = The stored game of table { $table } can’t be replayed from entry { $seq } on. It was left as it is.
table-here = You’re already at this seat.
table-no-rewind-asked = There’s nothing to answer: nobody wants to take moves back, or you’ve already agreed.
table-no-such-bot = Unknown bot { $got }; known: { $known }.
table-no-such-seat = This table doesn’t have that seat.
table-no-watching = This table can’t be watched.
table-nobody-away = Nobody has stepped away, so there’s nobody to wait for.
table-nobody-again = There’s nobody at this table who could play again.
table-not-a-person = There’s a bot at this seat; only people can ask for something.
table-not-away = A bot can only take over for someone who has stepped away.
table-not-begun = The game at table { $table } hasn’t begun yet.
table-not-over = The game isn’t over yet.
table-not-your-seat = This isn’t your seat.
table-not-yours = This isn’t your table.
table-options = Unknown options: { $got }. Known: { $known }.
table-over = The game at this table is over.
table-players = This game isn’t for { $got }; possible numbers of players: { $known }.
daily-not-over = The same deal can be played again once its day is over: others may still be playing it.
table-daily-hints = There are no hints in the daily challenge.
table-daily-rewind = In the daily challenge you can only take back your own last moves.
table-rated-device = A game on one shared device can’t be rated.
table-rated-hints = There are no hints at a rated table.
table-rated-position = A rated game begins with a fresh deal.
table-rated-rewind = In a rated game you can only take back your own last moves.
table-rated-twice = At a rated table, everyone has just one seat.
table-rewind-asked = Someone has already asked to take moves back. Answer that first.
table-rewind-away = Someone’s away and may come back. You can’t take moves back without them.
table-resigned = You’ve resigned this game; a bot plays on at your seat.
table-no-claim = You can only claim the win from your last opponent, and only if that’s a person who has left.
table-claim-early = Your opponent may still come back. You can claim the win a little later.
table-nobody-to-agree = There’s nobody here to agree with you.
table-end-offered = Someone has already offered to end the game. Answer that first.
table-end-declined = { $count ->
    [one] Your offer was declined. You can make another one after one more move.
   *[other] Your offer was declined. You can make another one after { $count } more moves.
}
table-plan-learnt = Something hidden has become known since.
table-plan-undone = Moves have been taken back since.
table-no-plans = Nothing can be planned here now.
table-plan-impossible = { $token } can’t be planned: it wouldn’t be legal.
table-no-list = These moves don’t belong together. Play them one at a time.
table-not-forced = There’s more than one move to choose from.
table-no-end-offered = There’s no offer to answer: nobody wants to end the game, or you’ve already agreed.
daily-given-up = You gave up this challenge. You can look at it once its day is over: others may still be playing it.
table-running = Other people are playing at this table; you can delete it when the game is over.
table-seat-taken = This seat is taken. Choose another one if there’s one free.
table-seats-open = There are still free seats at this table. Wait for people, or fill them with bots.
table-unknown = There’s no table { $table }, or you don’t have access to it.
table-too-long = So much has happened at this table ({ $most } entries) that only moves are accepted now: play, resign, or let a bot play.
table-full = A table can’t have more entries than { $most }. The game ends here.

### Chat, hints and records

archive-other-table = The record is of { $game } with { $players } players and these options: { $options }. The new table must be the same.
archive-over = The game is over at this point, so you can’t play on.
archive-running = The game isn’t over yet, so its secrets stay hidden. You can replay it afterwards.
archive-too-long = The record has { $got } lines; the most accepted here is { $most }.
study-other-table = The position is of { $game } with { $players } players and these options: { $options }. The new table must be the same.
study-seat = There’s no seat { $seat }: the position has { $players } players, counting from 0.
chat-empty = The message is empty.
chat-not-seated = Only players at this table can chat.
chat-off = The chat of this table is off.
chat-not-watching = You play here, so you can’t chat as a spectator; chat from your seat.
hints-not-allowed = Hints are only for tables that allow them, or where everyone else is a bot.
hints-not-your-turn = You can only get a hint on your turn.
hint-not-now = Seat { $seat } has nothing to decide now, so there’s no hint.
pool-busy = You’re still waiting for { $most } hints and analyses. Wait until one of them is ready.
pool-full = Too many people are asking for analyses and hints right now. Try again later.
pool-replaced = You’ve asked about another position since: that one is searched more deeply now.
pool-lost = The process that was thinking about this ended unexpectedly, { $tries } times in a row.
pool-too-slow = Nothing was found within { $seconds } seconds: too much is being worked out here right now. Try again a little later.
pool-failed = Something went wrong while a bot was thinking: { $why }
pool-stopped = Bots aren’t available: the server is starting or stopping.

### Messages and limits

http-400 = This request can’t be used: { $why }
http-401 = This needs a key.
http-403 = You aren’t allowed to do this.
http-404 = There’s nothing here.
http-405 = This address doesn’t support that method.
http-413 = This is too long.
http-500 = Something unexpected went wrong. The server’s log has the details.
limit-reached = That was a bit too fast. Try again in { $seconds } s.
limit-tables = You have { $most } unfinished tables, and that’s the most you can. Finish or delete one first.
limit-imports = You already have { $most } imported games. Delete some first.
limit-watching = One connection can’t watch more than { $most } tables.
message-hello-again = You’ve already said hello; it’s only allowed at the start.
message-other-table = The message names table { $got } but was sent to table { $table }.
message-unreadable = Can’t read this message: { $why }
message-version = This server speaks version { $known } of the protocol. Reload the page.
server-busy = The server is too busy right now. Try again in a moment.
server-cannot-listen = The server can’t listen at { $host }, port { $port }: { $why }. Another program may be using the port; choose another one with --port.
server-draining = The server is about to stop for a while: running games go on, but nothing new can start.
server-warming = The server is getting ready. Try again in a moment.
server-no-traces = Traces need further packages: pip install vesuvius[otel]
