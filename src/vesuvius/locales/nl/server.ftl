# Wat de server te zeggen heeft.

### De opslag

store-backup-exists = Het bestand { $path } bestaat al; een back-up heeft een nieuwe naam nodig.
store-backup-failed = De back-up { $path } is niet gelukt: { $why }
store-backup-other-kind = { $path } is geen back-up van een { $kind }-database.
store-backup-unreadable = De back-up { $path } kan niet gelezen worden: { $why }.
store-down = De database is op dit moment niet bereikbaar; er is niets opgeslagen.
store-foreign = Deze database is van een ander programma; er is een lege nodig.
store-gone = Een tafel { $table } bestaat niet.
store-in-use = Een andere server gebruikt { $file } al; een bestand hoort bij één server tegelijk.
store-database-in-use = Een andere server gebruikt de database { $name } al; een database hoort bij één server tegelijk.
store-newer = Een nieuwere versie van dit programma heeft de database gebruikt (revisie { $got }; deze kent de revisies tot en met { $known }). Gebruik die versie, of zet een back-up van vóór de overstap terug.
store-not-a-database = Dit is geen bruikbare database: { $why }
store-not-durable = De database belooft niet te bewaren wat is opgeslagen: { $setting } is { $got } en moet { $expected } zijn.
store-not-empty = Daar staat al een database; ze wordt alleen vervangen als je erom vraagt.
store-taken = Aan tafel { $table } is het spel al verder; dit past niet meer.
store-tool-failed = { $tool } is mislukt: { $why }
store-tool-missing = Hiervoor is het programma { $tool } nodig, en dat is via PATH niet te vinden. Het hoort bij PostgreSQL.
store-unknown-address = Dit is geen adres van een bruikbare database; het moet met een van deze woorden beginnen: { $known }.
store-unreachable = De database is niet bereikbaar: { $why }
store-unsure = Op het laatste moment ging de verbinding met de database verloren; of dit is opgeslagen, blijkt zodra ze er weer is.
store-unwritable = Het bestand { $file } kan niet geschreven worden: { $why }.

### Personen en hun sleutels

address-banned = De beheerder laat niemand van dit adres binnen.
code-unknown = Deze code geldt niet: verkeerd getypt, al gebruikt of te oud. Het andere apparaat kan een nieuwe vragen.
key-of-person-needed = Dit kan alleen een persoon: toon de sleutel ervan.
key-unknown = Deze sleutel opent niets. Misschien is hij ingetrokken of is de persoon gewist.
key-unknown-id = Je hebt geen sleutel { $key }.
name-empty = Een naam heeft minstens één zichtbare letter nodig.
person-banned = De beheerder laat je niet binnen.
person-unknown = Een persoon { $person } bestaat niet.

### Tafels

table-away = Je hebt deze plaats verlaten. Neem haar eerst weer in.
table-begun = Aan deze tafel is de partij al begonnen.
table-damaged = De opgeslagen partij van tafel { $table } is vanaf regel { $seq } niet na te spelen zoals ze gespeeld is. Ze is gelaten zoals ze is.
table-here = Je zit al op deze plaats.
table-no-rewind-asked = Er is niets te beantwoorden: niemand wil zetten terugnemen, of je hebt al ingestemd.
table-no-such-bot = Een bot { $got } bestaat niet; er zijn: { $known }.
table-no-such-seat = Die plaats heeft deze tafel niet.
table-no-watching = Aan deze tafel mag niemand toekijken.
table-nobody-away = Er is niemand weggegaan om op te wachten.
table-nobody-again = Aan deze tafel zit niemand die nog eens kan spelen.
table-not-a-person = Op deze plaats zit een bot; alleen mensen kunnen ergens om vragen.
table-not-away = Een bot kan alleen verder spelen voor iemand die is weggegaan.
table-not-begun = Aan tafel { $table } is de partij nog niet begonnen.
table-not-over = De partij is nog niet afgelopen.
table-not-your-seat = Dit is niet jouw plaats.
table-not-yours = Dit is niet jouw tafel.
table-options = Deze opties bestaan niet: { $got }. Mogelijk zijn: { $known }.
table-over = De partij aan deze tafel is afgelopen.
table-players = Met { $got } is dit niet te spelen; mogelijk zijn: { $known }.
daily-not-over = Dezelfde verdeling kun je opnieuw spelen zodra haar dag voorbij is: anderen hebben haar misschien nog voor zich.
table-daily-hints = De uitdaging van de dag speel je zonder tips.
table-daily-rewind = In de uitdaging van de dag neem je alleen je eigen laatste zetten terug.
table-rated-device = Een partij op één gedeeld apparaat telt niet mee voor de rating.
table-rated-hints = Aan een tafel met rating zijn er geen tips.
table-rated-position = Een partij met rating begint met een verse deling.
table-rated-rewind = In een partij met rating neem je alleen je eigen laatste zetten terug.
table-rated-twice = Aan een tafel met rating heeft iedereen één plaats.
table-rewind-asked = Iemand heeft al gevraagd om zetten terug te nemen. Beantwoord dat eerst.
table-running = Aan deze tafel spelen nog anderen; ze kan na afloop van de partij worden verwijderd.
table-seat-taken = Deze plaats is bezet. Kies een vrije, als die er is.
table-seats-open = Er zijn nog plaatsen vrij aan deze tafel. Wacht op mensen of zet er bots neer.
table-unknown = Een tafel { $table } bestaat niet, of is voor jou niet open.
table-too-long = Er is aan deze tafel zo veel gebeurd ({ $most } regels) dat alleen zetten nog helpen: speel, geef op of laat een bot spelen.

### Praten, tips en partijverslagen

archive-other-table = Dit is een verslag van { $game } met { $players } spelers en deze opties: { $options }. De nieuwe tafel moet hetzelfde zijn.
archive-over = Op dit punt is de partij afgelopen; er valt dus niets verder te spelen.
archive-running = De partij is nog niet afgelopen, dus haar geheimen blijven dicht. Daarna kan ze nog eens bekeken worden.
archive-too-long = Het verslag telt { $got } regels; hier worden er hoogstens { $most } aangenomen.
study-other-table = Dit is een stelling van { $game } met { $players } spelers en deze opties: { $options }. De nieuwe tafel moet hetzelfde zijn.
study-seat = Op plaats { $seat } zit niemand: de stelling heeft { $players } spelers, geteld vanaf 0.
chat-empty = In dit bericht staat niets.
chat-not-seated = Alleen wie aan de tafel zit, kan iets zeggen.
chat-off = Aan deze tafel staat het praten uit.
hints-not-allowed = Tips zijn er alleen aan tafels die ze toestaan, of waar alle anderen bots zijn.
hints-not-your-turn = Een tip is er alleen als jij aan zet bent.

### Berichten en grenzen

http-400 = Dit verzoek is niet te gebruiken: { $why }
http-401 = Hiervoor is een sleutel nodig.
http-403 = Dit mag niet.
http-404 = Hier is niets.
http-405 = Zo kan dit niet gevraagd worden.
http-413 = Dit is te lang.
http-500 = Hier is iets misgegaan waar niemand op gerekend had. Het staat in het logboek van de server.
limit-reached = Dat was wat veel ineens. Probeer het over { $seconds } s opnieuw.
limit-tables = Je hebt { $most } tafels die niet af zijn, en meer mogen het er niet zijn. Maak er eerst een af of verwijder er een.
limit-watching = Eén verbinding kan { $most } tafels volgen en niet meer.
message-hello-again = Je bent al begroet; een groet staat alleen aan het begin.
message-other-table = Het bericht noemt tafel { $got }, maar ging naar tafel { $table }.
message-unreadable = Dit bericht is niet te lezen: { $why }
message-version = Deze server spreekt versie { $known } van het protocol. Laad de pagina opnieuw.
server-busy = De server heeft het op dit moment te druk. Probeer het zo nog eens.
server-cannot-listen = De server kan niet luisteren op { $host }, poort { $port }: { $why }. Misschien gebruikt een ander programma de poort; kies met --port een andere.
server-draining = De server wordt binnenkort even gestopt: partijen gaan door, maar er begint niets nieuws.
server-warming = De server maakt zich klaar. Probeer het zo nog eens.

### Taken van de beheerder

host-no-announcement = Een mededeling { $number } bestaat niet.
host-not-an-address = { $got } is geen adres en geen netwerk; 192.0.2.7 of 192.0.2.0/24 zou goed zijn.
host-not-banned = { $value } is niet uitgesloten.
