# De pagina van de beheerder in de browser.

host-title = Je server
host-sign-in-about = Alleen de beheerder van deze server kan deze pagina openen. Voer op de machine van de server { $command } uit en open de link die dan verschijnt; hij werkt één keer.
host-sign-in-code = Code uit de link, of de sleutel van de beheerder
host-sign-in = Openen
host-sign-out = Sessie beëindigen
host-session-ended = Deze sessie is voorbij. Maak een nieuwe link.
host-code-unknown = Deze code is al gebruikt of te oud. Maak een nieuwe link.
host-old = De server antwoordt niet. Deze cijfers zijn van { $time }.

## Hoe het met de server gaat

host-now = Nu
host-status-ready = Klaar
host-status-warming = Maakt zich klaar
host-status-draining = Neemt niets nieuws aan
host-status-down = Geen database
host-version = Versie { $version }, gestart { $ago }
host-drain = Niets nieuws aannemen
host-drain-about = Geen nieuwe mensen, tafels of partijen, bijvoorbeeld vóór een upgrade. Lopende partijen gaan door.
host-tables-running = Lopende partijen in het geheugen
host-tables-in-memory = Tafels in het geheugen
host-sockets = Verbindingen van spelers en toeschouwers
host-connections = Alle open verbindingen
host-commands = Opdrachten in uitvoering
host-journal = Zetten die wachten op opslag
host-workers = Geheugen van de rekenprocessen
host-restarts = Vervangen rekenprocessen
host-failures = Storingen van de database
host-column-jobs = Bots en analyse
host-column-waiting = Wacht
host-column-running = Bezig
host-job-warm = Compileren
host-job-move = Zetten van bots
host-job-hint = Tips
host-job-picture = Plaatjes bij links
host-job-deeper = Diepere tips
host-job-analysis = Besprekingen

## Het afgelopen uur

host-hour = Het afgelopen uur
host-hour-from = 60 min geleden
host-hour-to = nu
host-chart-moves = Zetten per seconde
host-chart-commit = 99 % van de zetten opgeslagen binnen
host-chart-told = 99 % daarna naar iedereen verstuurd binnen
host-chart-lag = Langste vertraging van de event loop
host-chart-cpu = Processorkernen in gebruik
host-chart-memory = Geheugen
host-chart-sockets = Verbonden spelers en toeschouwers
host-chart-tables = Lopende partijen
host-chart-waiting = Wachtende zetten van bots
host-chart-bot_wait = 99 % van de zetten van bots wachtte ten hoogste
host-chart-rejections = Weigeringen per minuut
host-chart-errors = Fouten
host-chart-most = Hoogste: { $value }
host-chart-none = Nog niets
host-chart-at = { $time }: { $value }

## Wat er is opgeslagen

host-stored = Opslag
host-people = Personen
host-tables-stored = Tafels
host-tables-by-status = { $open } open, { $running } lopend, { $over } afgelopen, { $closed } gesloten
host-entries = Vermeldingen van alle partijen
host-imported = Geïmporteerde partijen
host-database = Grootte van de database
host-growth = Groei in { $time }
host-disk = Vrij op de schijf
host-disk-of = { $free } van { $size }
host-backup = Laatste back-up
host-backup-none = nog nooit
host-backup-facts = { $ago }, { $size }
host-backup-verified = { $ago }, { $size }, teruggezet en gecontroleerd
host-swept = Laatst opgeruimd
host-swept-none = nog niet sinds de start
host-swept-facts = { $ago }; verwijderde tafels: { $tables }, sinds de start: { $all }
host-quota = Per persoon
host-quota-facts = { $tables } onvoltooide tafels, { $imports } geïmporteerde partijen, { $size } aan verslagen per uur
host-keeping = Bewaard
host-keeping-facts = afgelopen partijen { $finished }, verlaten partijen { $abandoned }, geïmporteerde { $imported }
host-forever = voor altijd

## Weigeringen en fouten

host-rejections = Geweigerd sinds de start
host-rejections-none = Niemand is geweigerd.
host-column-reason = Reden
host-column-times = Aantal
host-reason-connections = Te veel verbindingen in totaal
host-reason-connections_per_address = Te veel verbindingen van één adres
host-reason-sockets = Te veel spelersverbindingen van één adres
host-reason-frames = Te veel verstuurd over één verbinding
host-reason-invalid = Geen geldig verzoek
host-reason-request_seconds = Half verzoek
host-reason-stalled = Antwoord niet gelezen
host-reason-hello = Geen begroeting
host-reason-unreadable = Onleesbaar bericht
host-reason-origin = Pagina van elders
host-reason-key = Verkeerde sleutel
host-reason-host_key = Verkeerde sleutel van de beheerder
host-reason-metrics = Meetwaarden, van een adres dat ze niet mag lezen
host-reason-banned = Uitgesloten
host-reason-draining = Er wordt niets nieuws aangenomen
host-reason-busy = De server had het te druk
host-reason-quota = Te veel tafels of geïmporteerde partijen
host-reason-rate_message = Te snelle berichten
host-reason-rate_rejected = Ging door terwijl er gewacht moest worden
host-reason-rate_chat = Te snelle chat
host-reason-rate_attempt = Te veel verkeerde sleutels of codes
host-reason-rate_table = Te veel nieuwe tafels
host-reason-rate_import = Te veel geïmporteerd
host-reason-rate_person = Te veel nieuwe personen
host-reason-rate_mail = Te veel e-mails
host-reason-rate_branch = Te veel varianten
host-reason-rate_past = Te veel partijen teruggekeken
host-reason-rate_preview = Te veel voorbeelden van links
host-reason-rate_picture = Te veel plaatjes bij links
host-reason-rate_mailbox = Te veel e-mails naar één postbus
host-reason-rate_download = Twee downloads van de eigen gegevens tegelijk
host-errors = Fouten sinds de start
host-errors-none = Geen fouten.
host-errors-about = { $count }, de laatste eerst. Bijzonderheden staan in het logboek.
host-column-when = Wanneer
host-column-event = Wat
host-column-kind = Soort

## Mededelingen en uitsluitingen

host-announcements = Mededelingen
host-announcements-none = Geen mededelingen.
host-announcement-text = Bericht aan iedereen
host-days = Dagen
host-days-none = geen einde
host-announce = Meedelen
host-withdraw = Intrekken
host-until = tot { $time }
host-no-end = tot je ze intrekt
host-bans = Uitsluitingen
host-bans-none = Niemand is uitgesloten.
host-ban-kind = Wie
host-kind-person = Persoon
host-kind-address = Adres
host-ban-value = Id van de persoon, of een adres zoals 192.0.2.0/24
host-ban = Uitsluiten
host-unban = Weer toelaten
host-ban-no-end = tot je de uitsluiting opheft

## Zoeken

host-search = Zoeken
host-search-about = Id van een persoon of een tafel, of een deel van een naam. Met het id van een persoon vind je ook de tafels van die persoon.
host-search-text = Persoon of tafel
host-search-none = Niets gevonden.
host-person-facts = Sinds { $since }. Sleutels: { $keys }. Onvoltooide tafels: { $tables }.
host-person-connected = online
host-person-banned = uitgesloten
host-person-tables = Tafels
host-revoke = Sleutels intrekken
host-table-status-open = open
host-table-status-running = loopt
host-table-status-over = afgelopen
host-table-status-closed = gesloten
host-table-facts = { $game }, { $status }, vermeldingen: { $entries }, laatst gebruikt { $ago }
host-close = Tafel sluiten
host-delete = Tafel verwijderen
host-sure-close = Deze tafel sluiten?
host-sure-close-about = Aan tafel { $table } kan niet meer worden gespeeld, bekijken kan nog wel. Dit kan niet ongedaan worden gemaakt.
host-sure-delete = Deze tafel verwijderen?
host-sure-delete-about = Tafel { $table } verdwijnt met partij en chat. Dit kan niet ongedaan worden gemaakt.
host-sure-revoke = Alle sleutels intrekken?
host-sure-revoke-about = Alle apparaten van { $name } worden meteen afgemeld, en alleen een eerder gegeven code geeft weer toegang. Dit kan niet ongedaan worden gemaakt.
host-sure-ban = Deze persoon uitsluiten?
host-sure-ban-about = De verbinding van { $name } wordt meteen verbroken, tot je de uitsluiting opheft.
host-cancel = Annuleren
host-done-close = De tafel is gesloten.
host-done-delete = De tafel is verwijderd.
host-done-revoke = Ingetrokken sleutels: { $count }.
host-done-ban = { $value } is uitgesloten.
host-done-unban = { $value } is niet meer uitgesloten.
host-done-announce = Iedereen ziet het nu.
host-done-withdraw = De mededeling is ingetrokken.
host-done-drain = Er begint niets nieuws. Partijen die nog lopen: { $running }.
host-done-welcome = Nieuwe mensen, tafels en partijen worden weer aangenomen.

## Wat niet kan

host-no-announcement = Een mededeling { $number } bestaat niet.
host-not-an-address = { $got } is geen adres en geen netwerk; bijvoorbeeld 192.0.2.7 of 192.0.2.0/24.
host-not-banned = { $value } is niet uitgesloten.
