# Wat zo niet te gebruiken is: bestanden, verdelingen, spelsporen, verslagen. De plek wordt ervoor gezet.

unknown-game = Een spel { $name } bestaat niet; bekend: { $known }.
unknown-option = Een optie { $name } bestaat niet; bekend: { $known }.
wrong-players = Het aantal spelers kan niet { WORD($got) } zijn; mogelijk zijn { $lowest } tot en met { $highest }.
bad-seed = { $got } is geen startgetal; gebruik een geheel getal vanaf 0 of 64 hexadecimale cijfers.
no-such-seat-here = Er is geen plaats { $got } bij { $players } spelers.
no-such-thing = Niets in dit spel heet { $got }.
token-not-text = Een zet moet een tekst zijn; er staat { $got }.
deal-not-an-object = Een verdeling moet een object zijn; er staat { $got }.
cache-unwritable = De gecompileerde regels kunnen niet in { $folder } bewaard worden: { $why }. De variabele VESUVIUS_CACHE kan een andere map noemen.
conform-broken = { $name } breekt de belofte { $check }: { $players } spelers, opties { $options }, startgetal { $seed }, beslissing { $ply }; er staat { $got }
unknown-mode = VESUVIUS_RULES is { $got }; mogelijk zijn { $known }.
contradiction = De regels spreken elkaar tegen over { $token }. Dat is een fout van het programma.
bench-not-numbered = { $name } kan niet gemeten worden: de regels hebben geen genummerde zetten.

## Regels van een bestand

line-blank = een lege regel; lege regels mogen alleen aan het eind staan.
line-too-long = de regel heeft meer dan { $limit } bytes.
line-byte-order-mark = het bestand begint met een byte order mark; het moet met de tekst beginnen.
line-not-json = geen JSON vanaf kolom { $column }.
line-not-object = { $got } is geen JSON-object.
line-not-utf8 = geen UTF-8 vanaf byte { $column }.
line-key-twice = de sleutel { $got } staat er twee keer.
line-not-a-number = { $got } is in JSON geen getal.
line-torn = de laatste regel breekt halverwege af.

## Spelsporen

trace-empty = er zit geen partij in; een spelspoor begint met de verdeling van een partij.
trace-no-header = een spelspoor begint met de verdeling van een partij; er staat { $got }
trace-truncated = het spelspoor breekt af na regel { $last }; verwacht: { WORD($expected) }.
trace-wrong-keys = verkeerde sleutels; er ontbreken: { $missing }; te veel: { $unknown }.
trace-wrong-type = ‘{ $key }’: verwacht: { WORD($expected) }, er staat: { $got }
trace-unknown-line = verwacht: { WORD($expected) }, er staat: { $got }
trace-wrong-line = verwacht: { WORD($expected) }, er staat: { WORD($got) }.
trace-wrong-seat = verwacht: plaats { $expected }, er staat: { $got }.
trace-illegal-move = verwacht: een van { $expected }, er staat een zet die niet mag: { $got }
trace-wrong-legal = de toegestane zetten zijn anders; verwacht, maar niet aanwezig ({ $missing }): { $expected }; aanwezig, maar niet toegestaan ({ $extra }): { $got }
trace-legal-unsorted = de toegestane zetten zijn niet op codepunt gesorteerd; verwacht: { $expected }, er staat: { $got }
trace-wrong-chance = ‘{ $key }’ kan niet; verwacht, maar niet aanwezig ({ $missing }): { $expected }; aanwezig, maar onmogelijk ({ $extra }): { $got }
trace-wrong-draw = verwacht: { $expected }, er staat: { $got }
trace-wrong-result = uitslag ‘{ $key }’: verwacht: { $expected }, er staat: { $got }

## Verslagen

record-empty = er zit geen verslag in.
record-several = hier begint een tweede verslag; er mag er maar één zijn.
record-nothing-to-undo = Er is niets terug te nemen.
record-torn = { $path }: de laatste regel is niet af; er is niets toegevoegd.
record-commitment = het startgetal is niet het beloofde; verwacht: { $expected }, er staat: { $got }.
record-no-such-entry = er is geen vermelding { $got }; de laatste is { $last }.
record-wrong-seat = verwacht: een zet van plaats { $expected }, er staat er een van plaats { $got }.
record-other-events = { $move } veroorzaakt niet wat het verslag zegt.
record-newer-version = het verslag is van versie { $got } van { $game }; dit programma speelt versie { $known }, er is dus een nieuwer nodig.
record-older-version = het verslag is van versie { $got } van { $game }; dit programma speelt versie { $known } en speelt geen andere na.
record-other-data = het verslag is van andere gedrukte gegevens van { $game } ({ $got }) dan deze ({ $known }); --data noemt de map waarmee het gespeeld is.
other-data = dit gaat over { $game } met andere gegevens ({ $got }) dan deze ({ $known }); --data noemt de set of de map die erbij hoort.
record-no-format = ‘format’ moet een geheel getal vanaf 1 zijn; er staat { $got }.
record-newer-format = het verslag heeft formaat { $got }; dit programma leest tot { $known }, er is dus een nieuwer nodig.
record-seq = ‘seq’ moet hoger zijn dan { $last }; er staat { $got }.
record-no-such-seat = er is geen plaats { $got } bij { $players } spelers.
record-undo-nowhere = tot vermelding { $got } kan niets teruggenomen worden; mogelijk: { $known }.
record-undo-too-far = plaats { $seat } mag terugnemen tot vermelding { $limit }, niet tot { $got }.
record-undo-nothing = plaats { $seat } mag nu niets terugnemen.
record-wrong-keys = verkeerde sleutels; er ontbreken: { $missing }; te veel: { $unknown }.
record-wrong-type = ‘{ $key }’ heeft een waarde van de verkeerde soort: { $got }
record-setup = ‘setup’ moet een startgetal, een verdeling of een stelling zijn, de laatste twee met of zonder startgetal; er staat { $got }.
record-contradiction = ‘{ $key }’ is { $expected } in de eerste regel, maar { $got } in de opbouw.
record-seats = ‘seats’ moet { $expected } namen hebben, evenveel als spelers; er staan er { $got }.

## Gegevensbestanden

data-unreadable = { $file } kan niet gelezen worden: { $why }
data-not-a-table = { PLACE($file, $entry) }: hier hoort een tabel.
data-unknown = { PLACE($file, $entry) }: de sleutel { $key } is hier onbekend; bekend: { $known }.
data-missing = { PLACE($file, $entry) }: de sleutel { $key } ontbreekt.
data-wrong-kind = { PLACE($file, $entry, $key) }: hier hoort { WORD($wanted) }, niet { $got }.
data-out-of-range = { PLACE($file, $entry, $key) }: { $got } ligt niet tussen { $lowest } en { $highest }.

## Bots

bot-unknown = Een bot { $got } bestaat niet; bekend: { $known }.
bot-not-loaded = De bot { $got } kan niet geladen worden: { $why }
bot-illegal = De bot { $bot } heeft { $token } gekozen, en dat is niet toegestaan.
bot-failed = De bot { $bot } is in partij { $number } vastgelopen: { $why }
bot-game-over = Een bot kan niets meer kiezen: de partij is afgelopen.
engine-no-program = Er is geen programma { $got } dat gestart kan worden.
engine-not-started = De engine kan niet gestart worden: { $why }
engine-protocol = De engine spreekt versie { $got } van het protocol; bekend: { $known }.
engine-late = De engine heeft niet op tijd geantwoord.
engine-flood = De engine heeft meer dan een mebibyte gezegd voordat er een antwoord kwam.
engine-closed = De engine heeft zijn invoer of uitvoer gesloten.
engine-ended = De engine is gestopt met status { $status }.
engine-ended-saying = De engine is gestopt met status { $status } en zei: { $words }
engine-garbage = De engine zei { $got }; dat is geen antwoord op de vraag.
engine-illegal = De engine heeft { $token } gekozen, en dat is niet toegestaan.

## Wedstrijden

match-bots = Aantal bots: { $got }; elke plaats heeft er één nodig, en { $lowest } tot en met { $highest } plaatsen zijn mogelijk.
match-not-one = dit is niet het bestand van een wedstrijd.
match-other = dit is het bestand van een andere wedstrijd: ‘{ $key }’ is daar { $got }, maar hier { $wanted }.
match-other-game = partij { $got } hoort niet bij deze wedstrijd: nummer, plaatsen of cijfers passen niet.
match-other-record = het verslag dat hier begint, hoort niet bij een afgelopen partij van deze wedstrijd.
match-busy = { $file }: een andere wedstrijd schrijft op dit moment in dit bestand.
match-same-file = { $file }: de afgelopen partijen en hun verslagen hebben twee verschillende bestanden nodig.
match-worker-lost = Een van de processen die spelen is te vroeg gestopt.

## Analyse

analysis-no-record = dit is geen verslag en geen spelspoor.
analysis-running = de partij is nog niet afgelopen, dus wat verborgen is blijft verborgen; met --seat zie je die vanaf één plaats.
analysis-budget = --budget: { $got } is geen aantal partijen, zoals 1000, en geen tijd, zoals 1s of 200ms.

## Gewijzigde gegevens

no-changed-data = { $name } heeft geen gegevensbestanden om te wijzigen; { $known } wel.
