# Wat de server te zeggen heeft.

### De opslag

store-backup-exists = Het bestand { $path } bestaat al; een back-up heeft een nieuwe naam nodig.
store-backup-failed = De back-up { $path } is niet gelukt: { $why }
store-backup-other-kind = { $path } is geen back-up van een { $kind }-database.
store-backup-unreadable = De back-up { $path } kan niet gelezen worden: { $why }.
store-down = De database is op dit moment niet bereikbaar; er is niets opgeslagen.
store-foreign = Deze database is van een ander programma; er is een lege nodig.
store-full = De schijf van de server is vol; er is niets opgeslagen. Het gaat vanzelf verder zodra er weer ruimte is.
store-gone = Een tafel { $table } bestaat niet.
store-in-use = Een andere server gebruikt { $file } al; een bestand hoort bij één server tegelijk.
store-database-in-use = Een andere server gebruikt de database { $name } al; een database hoort bij één server tegelijk.
store-lock-lost = Een andere server gebruikt de database { $name } nu; deze stopt.
store-move-differs = Tabel { $table } is na het kopiëren niet meer hetzelfde; er is niets bewaard.
store-newer = Een nieuwere versie van dit programma heeft de database gebruikt (revisie { $got }; deze kent de revisies tot en met { $known }). Gebruik die versie, of zet een back-up van vóór de overstap terug.
store-not-a-database = Dit is geen bruikbare database: { $why }
store-not-durable = De database belooft niet te bewaren wat is opgeslagen: { $setting } is { $got } en moet { $expected } zijn.
store-not-empty = Daar staat al een database; die wordt alleen vervangen als je erom vraagt.
store-same-database = Beide adressen zijn dezelfde database.
store-taken = Aan tafel { $table } is de partij al verder; dit past niet meer.
store-tool-failed = { $tool } is mislukt: { $why }
store-tool-missing = Hiervoor is het programma { $tool } nodig, en dat is via PATH niet te vinden. Het hoort bij PostgreSQL.
store-unknown-address = Dit is geen adres van een bruikbare database; het moet met een van deze woorden beginnen: { $known }.
store-unreachable = De database is niet bereikbaar: { $why }
store-unsure = Op het laatste moment ging de verbinding met de database verloren; of dit is opgeslagen, blijkt zodra die er weer is.
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

table-away = Je hebt deze plaats verlaten. Neem hem eerst weer in.
table-begun = Aan deze tafel is de partij al begonnen.
table-damaged = De opgeslagen partij van tafel { $table } is vanaf vermelding { $seq } niet na te spelen zoals hij gespeeld is. Er is niets aan veranderd.
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
daily-not-over = Dezelfde verdeling kun je opnieuw spelen zodra die dag voorbij is: anderen hebben hem misschien nog voor zich.
table-daily-hints = De uitdaging van de dag speel je zonder tips.
table-daily-rewind = In de uitdaging van de dag neem je alleen je eigen laatste zetten terug.
table-rated-device = Een partij op één gedeeld apparaat telt niet mee voor de rating.
table-rated-hints = Aan een tafel met rating zijn er geen tips.
table-rated-position = Een partij met rating begint met een nieuwe verdeling.
table-rated-rewind = In een partij met rating neem je alleen je eigen laatste zetten terug.
table-rated-twice = Aan een tafel met rating heeft iedereen één plaats.
table-rewind-asked = Iemand heeft al gevraagd om zetten terug te nemen. Beantwoord dat eerst.
table-rewind-away = Er is iemand weg die kan terugkomen. Zonder die speler neem je geen zetten terug.
table-resigned = Je hebt deze partij opgegeven; op jouw plaats speelt een bot verder.
table-no-claim = Je kunt de winst alleen opeisen van je laatste tegenstander, en alleen als dat een mens is die weg is.
table-claim-early = Je tegenstander kan nog terugkomen. Iets later kun je de winst opeisen.
table-nobody-to-agree = Er is niemand om het mee eens te worden.
table-end-offered = Er ligt al een voorstel om de partij te beëindigen. Beantwoord dat eerst.
table-end-declined = { $count ->
    [one] Je voorstel is afgewezen. Na nog één zet kun je het opnieuw doen.
   *[other] Je voorstel is afgewezen. Na nog { $count } zetten kun je het opnieuw doen.
}
table-plan-learnt = Er is sindsdien iets verborgens bekend geworden.
table-plan-undone = Er zijn sindsdien zetten teruggenomen.
table-no-plans = Hier valt nu niets te plannen.
table-plan-impossible = { $token } kun je niet plannen: dat zou niet mogen.
table-no-list = Deze zetten horen niet bij elkaar. Speel ze een voor een.
table-not-forced = Er is meer dan één zet om uit te kiezen.
table-no-end-offered = Er is geen voorstel om te beantwoorden: niemand wil de partij beëindigen, of je hebt al ingestemd.
daily-given-up = Deze uitdaging is opgegeven. Je kunt hem terugkijken als die dag voorbij is: anderen hebben hem misschien nog voor zich.
table-running = Aan deze tafel spelen nog anderen; hij kan na afloop van de partij worden verwijderd.
table-seat-taken = Deze plaats is bezet. Kies een vrije, als die er is.
table-seats-open = Er zijn nog plaatsen vrij aan deze tafel. Wacht op mensen of zet er bots neer.
table-unknown = Een tafel { $table } bestaat niet, of is voor jou niet open.
table-too-long = Er is aan deze tafel zo veel gebeurd ({ $most } vermeldingen) dat alleen zetten nog helpen: speel, geef op of laat een bot spelen.
table-full = Meer vermeldingen kan een tafel niet hebben dan { $most }. Het spel eindigt hier.

### Praten, tips en partijverslagen

archive-other-table = Dit is een verslag van { $game } met { $players } spelers en deze opties: { $options }. De nieuwe tafel moet hetzelfde zijn.
archive-over = Op dit punt is de partij afgelopen; er valt dus niets verder te spelen.
archive-running = De partij is nog niet afgelopen, dus de geheimen ervan blijven dicht. Daarna kun je hem terugkijken.
archive-too-long = Het verslag telt { $got } regels; hier worden er hoogstens { $most } aangenomen.
study-other-table = Dit is een stelling van { $game } met { $players } spelers en deze opties: { $options }. De nieuwe tafel moet hetzelfde zijn.
study-seat = Op plaats { $seat } zit niemand: de stelling heeft { $players } spelers, geteld vanaf 0.
chat-empty = In dit bericht staat niets.
chat-not-seated = Alleen wie aan de tafel zit, kan iets zeggen.
chat-off = Aan deze tafel is de chat gesloten.
chat-not-watching = Wie meespeelt, kan niet als toeschouwer praten; praat vanaf je eigen plaats.
hints-not-allowed = Tips zijn er alleen aan tafels die ze toestaan, of waar alle anderen bots zijn.
hints-not-your-turn = Een tip is er alleen als jij aan de beurt bent.
hint-not-now = Plaats { $seat } heeft nu niets te beslissen, dus is er ook geen tip.
pool-busy = Je hebt al om { $most } tips en analyses gevraagd die nog niet klaar zijn. Wacht er eerst een af.
pool-full = Er vragen nu te veel mensen om analyses en hints. Probeer het later opnieuw.
pool-replaced = Je hebt intussen naar een andere stelling gevraagd: die wordt nu grondiger doorzocht.
pool-lost = Het proces dat erover moest nadenken is { $tries } keer achter elkaar te vroeg gestopt.
pool-too-slow = In { $seconds } seconden is niets gevonden: hier wordt op dit moment te veel uitgerekend. Probeer het straks nog eens.
pool-failed = Terwijl een bot nadacht, is er iets misgegaan: { $why }
pool-stopped = De bots zijn niet aan het werk: de server start of stopt.

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
limit-imports = Je hebt al { $most } geïmporteerde partijen. Verwijder er eerst een paar.
limit-watching = Eén verbinding kan { $most } tafels volgen en niet meer.
message-hello-again = Je bent al begroet; een groet staat alleen aan het begin.
message-other-table = Het bericht noemt tafel { $got }, maar ging naar tafel { $table }.
message-unreadable = Dit bericht is niet te lezen: { $why }
message-version = Deze server spreekt versie { $known } van het protocol. Laad de pagina opnieuw.
server-busy = De server heeft het op dit moment te druk. Probeer het zo nog eens.
server-cannot-listen = De server kan niet luisteren op { $host }, poort { $port }: { $why }. Misschien gebruikt een ander programma de poort; kies met --port een andere.
server-draining = De server wordt binnenkort even gestopt: partijen gaan door, maar er begint niets nieuws.
server-warming = De server maakt zich klaar. Probeer het zo nog eens.
server-no-traces = Traces vragen extra pakketten: pip install vesuvius[otel]
