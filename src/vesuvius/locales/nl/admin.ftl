# Wat de beheerder op de opdrachtregel te doen heeft.

admin-help = Een server verzorgen: tafels, uitsluitingen, mededelingen, back-ups.
admin-tables-help = Toont de tafels, de laatst gebruikte eerst.
admin-close-help = Sluit een tafel; er wordt niet meer gespeeld, maar de tafel blijft te bekijken.
admin-delete-help = Verwijdert een tafel met alles wat erbij hoort.
admin-ban-help = Sluit een persoon of adres uit; open verbindingen worden meteen verbroken.
admin-unban-help = Laat een persoon of adres weer binnen.
admin-bans-help = Toont wie is uitgesloten.
admin-announce-help = Deelt iedereen iets mee, nu en bij elke verbinding.
admin-withdraw-help = Trekt een mededeling in, of allemaal.
admin-drain-help = Neemt vóór een upgrade geen nieuwe mensen, tafels en partijen meer aan; lopende partijen gaan door.
admin-revoke-help = Trekt alle sleutels van een persoon in, op elk apparaat.
admin-stats-help = Toont hoeveel er is, hoe de database groeit en wat die klein houdt. Werkt ook zonder draaiende server.
admin-page-help = Toont een link die de pagina van de beheerder in een browser opent; hij werkt één keer, tien minuten lang.
admin-backup-help = Kopieert alles wat is opgeslagen naar een nieuw bestand, terwijl de server doorgaat. Met --keep naar een map: de kopie wordt teruggezet en nagespeeld, oude worden verwijderd.
admin-restore-help = Maakt de database uit een back-up, terwijl er geen server draait.
admin-move-help = Kopieert alles wat is opgeslagen naar een andere, lege database, van SQLite naar PostgreSQL of terug. Geen server mag een van beide gebruiken.
admin-export-help = Schrijft alle afgelopen partijen in een nieuw bestand, het ene verslag na het andere. Werkt ook zonder draaiende server.

## Argumenten en opties

admin-metavar-table = TAFEL
admin-metavar-person = PERSOON
admin-metavar-kind = SOORT
admin-metavar-value = WIE
admin-metavar-from = VAN
admin-metavar-to = NAAR
admin-option-db = De database van de server; anders zoals bij vesuvius serve.
admin-option-days = Voor hoeveel dagen; zonder dit tot het wordt teruggedraaid.
admin-option-table = Het kenmerk van de tafel.
admin-option-kind = person of address.
admin-option-value = Het kenmerk van de persoon, of een adres of netwerk zoals 192.0.2.0/24.
admin-option-status = Alleen tafels met deze status: open, running, over of closed.
admin-option-limit = Hoeveel ten hoogste.
admin-option-text = Wat er te zeggen is.
admin-option-number = Het nummer van de mededeling; zonder dit allemaal.
admin-option-off = Weer aannemen.
admin-option-person = Het kenmerk van de persoon.
admin-option-backup = Het bestand dat gemaakt moet worden; met --keep de map voor back-ups (anders de instelling backup_folder).
admin-option-keep = De back-up controleren, en zoveel goede in de map bewaren.
admin-option-restore = Het bestand van de back-up.
admin-option-force = De database vervangen die er staat.
admin-option-export = Het bestand dat gemaakt moet worden.
admin-option-from = Adres van de database die gekopieerd wordt: sqlite:///BESTAND of postgresql://…
admin-option-to = Adres van de lege database waarheen gekopieerd wordt.
admin-option-local = Met het adres waaronder deze machine de server kent, niet met het openbare adres.
admin-option-open = Opent hem ook in een browser.

## Wat er gedaan is

admin-closed = Tafel { $table } is gesloten.
admin-deleted = Tafel { $table } is verwijderd.
admin-banned = { $value } is uitgesloten.
admin-banned-until = { $value } is uitgesloten tot { $until }.
admin-unbanned = { $value } mag weer binnen.
admin-announced = Iedereen hoort het. De mededeling heeft nummer { $number }.
admin-withdrawn = Ingetrokken mededelingen: { $count }.
admin-draining = Vanaf nu begint er niets nieuws. Partijen die nog lopen: { $running }.
admin-welcoming = Nieuwe mensen, tafels en partijen zijn weer welkom. Lopende partijen: { $running }.
admin-revoked = Ingetrokken sleutels: { $count }.
admin-backed-up = Alles wat was opgeslagen, staat in { $file }.
admin-backup-verified = De back-up { $file } is goed: hij is teruggezet, en { $tables ->
    [one] het journaal van één tafel is
   *[other] de journalen van { $tables } tafels zijn
} nagespeeld ({ $entries ->
    [one] één regel
   *[other] { $entries } regels
}).
admin-backup-unplayable = Tafels die met een andere versie zijn gespeeld en die deze niet kon naspelen: { $count }.
admin-restored = De database is zoals die in { $file } was.
admin-exported = De afgelopen partijen staan in { $file }.
admin-moved = Alles is gekopieerd en vergeleken ({ $rows ->
    [one] één rij
   *[other] { $rows } rijen
}). Start de server met de nieuwe database; de oude is onveranderd.
admin-verifying = De back-up wordt gemaakt en gecontroleerd …
admin-moving = Kopiëren

## Tabellen op het scherm

admin-column-table = Tafel
admin-column-game = Spel
admin-column-status = Status
admin-column-owner = Eigenaar
admin-column-seats = Plaatsen
admin-column-entries = Vermeldingen
admin-column-touched = Laatst gebruikt
admin-column-kind = Soort
admin-column-value = Wie
admin-column-until = Tot
admin-column-what = Wat
admin-column-count = Aantal
admin-status-open = open
admin-status-running = loopt
admin-status-over = afgelopen
admin-status-closed = gesloten
admin-kind-person = persoon
admin-kind-address = adres

## Wat niet gaat

admin-no-server = Er draait geen server met de database { $database }, of hij is niet te bereiken. De instellingen moeten die van de server zijn.
admin-no-answer = De server antwoordt niet goed: { $why }
admin-no-database = Een database { $file } bestaat niet.
admin-server-runs = Een server gebruikt deze database. Stop hem eerst.
admin-backup-where = Zeg waar de back-up moet komen: in een bestand, of met --keep in een map.
admin-backup-failed = De back-up in { $folder } is niet betrouwbaar: { $problem } Oudere back-ups zijn bewaard.
admin-wrong-status = Een status { $got } bestaat niet; er zijn: { $known }.
admin-wrong-kind = { $got } kan niet worden uitgesloten; mogelijk zijn: { $known }.
admin-wrong-days = --days: { $got } is geen getal boven 0 en tot en met { $highest }.

## Cijfers

admin-stat-people = Personen
admin-stat-tables-open = Open tafels
admin-stat-tables-running = Lopende partijen
admin-stat-tables-over = Afgelopen partijen
admin-stat-tables-closed = Gesloten tafels
admin-stat-imported = Geïmporteerde partijen
admin-stat-entries = Vermeldingen van alle partijen
admin-stat-bytes = Grootte van de database in MiB
admin-stat-growth = Groei van de database
admin-stat-disk = Vrij op de schijf in MiB
admin-stat-backup = Laatste back-up
admin-stat-connections = Verbindingen
admin-stat-swept = Laatst opgeruimd
admin-stat-tables-per-person = Onvoltooide tafels per persoon, ten hoogste
admin-stat-tables-per-hour = Nieuwe tafels per persoon en uur, ten hoogste
admin-stat-imports-per-person = Geïmporteerde partijen per persoon, ten hoogste
admin-stat-import-kib-per-hour = KiB aan verslagen per persoon en uur, ten hoogste
admin-stat-keep-finished-days = Dagen dat afgelopen partijen blijven
admin-stat-keep-abandoned-days = Dagen dat verlaten partijen blijven
admin-stat-keep-imported-days = Dagen dat geïmporteerde partijen blijven
admin-stat-never = nog nooit
admin-stat-forever = voor altijd
admin-stat-in-hours = { $size } MiB in { $hours } uur
admin-stat-swept-facts = { $at }; verwijderde tafels: { $tables }, sinds de start: { $in_all }
