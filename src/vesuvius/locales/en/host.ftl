# The host’s page in the browser.

host-title = Your server
host-sign-in-about = Only the host of this server can open this page. On the server’s machine, run { $command } and open the link that it prints; it works once.
host-sign-in-code = Code from the link, or the host’s key
host-sign-in = Open
host-sign-out = Close this session
host-session-ended = This session has ended. Make a new link.
host-code-unknown = This code has been used already or is too old. Make a new link.
host-old = No answer from the server. These figures are from { $time }.

## How the server is

host-now = Now
host-status-ready = Ready
host-status-warming = Getting ready
host-status-draining = Accepting nothing new
host-status-down = No database
host-version = Version { $version }, started { $ago }
host-drain = Accept nothing new
host-drain-about = No new people, tables or games, for example before an upgrade. Running games go on.
host-tables-running = Games in memory that are running
host-tables-in-memory = Tables in memory
host-sockets = Players’ and spectators’ connections
host-connections = All open connections
host-commands = Commands being carried out
host-journal = Moves waiting to be stored
host-workers = Memory of the workers
host-restarts = Workers replaced
host-failures = Failures of the database
host-column-jobs = Bots and analysis
host-column-waiting = Waiting
host-column-running = Running
host-job-warm = Compiling
host-job-move = Bots’ moves
host-job-hint = Hints
host-job-picture = Pictures of links
host-job-deeper = Deeper hints
host-job-analysis = Reviews

## The last hour

host-hour = The last hour
host-hour-from = 60 min ago
host-hour-to = Now
host-chart-moves = Moves per second
host-chart-commit = 99 % of moves stored within
host-chart-told = 99 % then sent to everyone within
host-chart-lag = Longest delay of the event loop
host-chart-cpu = Processor cores in use
host-chart-memory = Memory
host-chart-sockets = Players and spectators connected
host-chart-tables = Running games
host-chart-waiting = Bots’ moves waiting
host-chart-bot_wait = 99 % of bots’ moves waited at most
host-chart-rejections = Rejections per minute
host-chart-errors = Errors
host-chart-most = Highest: { $value }
host-chart-none = Nothing yet
host-chart-at = { $time }: { $value }

## What is stored

host-stored = Storage
host-people = People
host-tables-stored = Tables
host-tables-by-status = { $open } open, { $running } running, { $over } over, { $closed } closed
host-entries = Entries in journals
host-imported = Imported games
host-database = Size of the database
host-growth = Growth in { $time }
host-disk = Free on the disk
host-disk-of = { $free } of { $size }
host-backup = Last backup
host-backup-none = never
host-backup-facts = { $ago }, { $size }
host-backup-verified = { $ago }, { $size }, restored and checked
host-swept = Last cleaned up
host-swept-none = not since the start
host-swept-facts = { $ago }; tables deleted: { $tables }, since the start: { $all }
host-quota = Per person
host-quota-facts = { $tables } unfinished tables, { $imports } imported games, { $size } of records an hour
host-keeping = Kept
host-keeping-facts = finished games { $finished }, abandoned ones { $abandoned }, imported ones { $imported }
host-forever = forever

## Rejections and errors

host-rejections = Rejected since the start
host-rejections-none = Nobody has been rejected.
host-column-reason = Reason
host-column-times = Times
host-reason-connections = Too many connections altogether
host-reason-connections_per_address = Too many connections from one address
host-reason-sockets = Too many players’ connections from one address
host-reason-frames = Too much sent over one connection
host-reason-invalid = No valid request
host-reason-request_seconds = Half a request
host-reason-stalled = Answer not read
host-reason-hello = No greeting
host-reason-unreadable = Unreadable message
host-reason-origin = Page from elsewhere
host-reason-key = Wrong key
host-reason-host_key = Wrong host’s key
host-reason-metrics = Metrics, from an address that may not read them
host-reason-banned = Banned
host-reason-draining = Nothing new is accepted
host-reason-busy = The server was busy
host-reason-quota = Too many tables or imported games
host-reason-rate_message = Messages too fast
host-reason-rate_rejected = Went on after being told to wait
host-reason-rate_chat = Chat too fast
host-reason-rate_attempt = Too many wrong keys or codes
host-reason-rate_table = Too many new tables
host-reason-rate_import = Too many imports
host-reason-rate_person = Too many new people
host-reason-rate_mail = Too many mails
host-reason-rate_branch = Too many variations
host-reason-rate_past = Too many games looked at again
host-reason-rate_preview = Too many previews of links
host-reason-rate_picture = Too many pictures of links
host-reason-rate_mailbox = Too many mails to one mailbox
host-reason-rate_download = Two downloads of one’s own data at once
host-errors = Errors since the start
host-errors-none = No errors.
host-errors-about = { $count }, the last ones first. The log has the details.
host-column-when = When
host-column-event = What
host-column-kind = Kind

## Announcements and bans

host-announcements = Announcements
host-announcements-none = No announcements.
host-announcement-text = Message to everyone
host-days = Days
host-days-none = no end
host-announce = Announce
host-withdraw = Withdraw
host-until = until { $time }
host-no-end = until withdrawn
host-bans = Bans
host-bans-none = Nobody is banned.
host-ban-kind = Who
host-kind-person = Person
host-kind-address = Address
host-ban-value = Id of the person, or address such as 192.0.2.0/24
host-ban = Ban
host-unban = Lift the ban
host-ban-no-end = until lifted

## Search

host-search = Search
host-search-about = A person’s or table’s id, or part of a name. Search for a person’s id to see their tables.
host-search-text = Person or table
host-search-none = Nothing found.
host-person-facts = Since { $since }. Keys: { $keys }. Unfinished tables: { $tables }.
host-person-connected = online
host-person-banned = banned
host-person-tables = Tables
host-revoke = Revoke keys
host-table-status-open = open
host-table-status-running = running
host-table-status-over = over
host-table-status-closed = closed
host-table-facts = { $game }, { $status }, entries: { $entries }, last used { $ago }
host-close = Close table
host-delete = Delete table
host-sure-close = Close this table?
host-sure-close-about = Nothing more can be played at table { $table }, but it can still be viewed. This can’t be undone.
host-sure-delete = Delete this table?
host-sure-delete-about = Table { $table } is removed with its game and its chat. This can’t be undone.
host-sure-revoke = Revoke all keys?
host-sure-revoke-about = All devices of { $name } are signed out at once, and only a code given out earlier lets them back in. This can’t be undone.
host-sure-ban = Ban this person?
host-sure-ban-about = { $name } is disconnected at once, until you lift the ban.
host-cancel = Cancel
host-done-close = The table has been closed.
host-done-delete = The table has been deleted.
host-done-revoke = Keys revoked: { $count }.
host-done-ban = { $value } is banned.
host-done-unban = { $value } is no longer banned.
host-done-announce = Everyone can see it now.
host-done-withdraw = The announcement has been withdrawn.
host-done-drain = Nothing new is accepted. Games still running: { $running }.
host-done-welcome = New people, tables and games are accepted again.

## What cannot be done

host-no-announcement = There’s no announcement { $number }.
host-not-an-address = { $got } is neither an address nor a network. Examples: 192.0.2.7, 192.0.2.0/24.
host-not-banned = { $value } isn’t banned.
