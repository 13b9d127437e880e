# Wat er mis is met een map met gewijzigde gegevensbestanden, en de opdracht die het zegt.

## De opdracht

data-help = Zorgt voor gewijzigde gegevensbestanden van Pompeii.
data-check-help = Kijkt een map met gewijzigde gegevensbestanden na: elke fout met bestand, vermelding en sleutel. Bestanden die de map niet heeft, zijn de meegeleverde.
data-list-help = Noemt de sets met gegevens die met het programma meekomen.
data-option-folder = Map met een of meer van de gegevensbestanden.
data-metavar-folder = MAP
data-checked = Met { $files } kan gespeeld worden; alle andere bestanden zijn de meegeleverde. Gegevens { $hash }
data-refused = { $folder }: met deze gegevens begint geen partij; fouten: { $count }.
data-warning = waarschuwing: { $problem }
data-set = { $name }: { $about } Gegevens { $hash }
data-set-usual = { $name } (voor nieuwe partijen): { $about } Gegevens { $hash }

## Map en bestanden

data-no-folder = { $folder } is geen map; er is een map met gewijzigde gegevensbestanden nodig.
data-no-files = { $folder } heeft geen gegevensbestand; bekend: { $known }.
data-no-such-file = { $file } is niet de naam van een gegevensbestand; bekend: { $known }.
data-no-plain-file = { $file } is geen gewoon bestand.
data-too-large = { $file } is te groot; { $limit } bytes is het meeste.
data-no-toml = { $file } is geen TOML: { $why }.

## Ingangen

data-twice = { PLACE($file, $entry) }: de vermelding staat er { $times } keer; één keer is goed.
data-absent = { PLACE($file, $entry) }: de vermelding ontbreekt; alle { $wanted } moeten er zijn.
data-foreign = { PLACE($file, $entry) }: zo’n vermelding bestaat niet; bekend: { $known }.
data-wrong-total = { $file }, { $what }: het moeten er { $wanted } zijn, niet { $got }.
data-bad-id = { PLACE($file, $entry, $key) }: { $got } is geen id; die heeft letters, cijfers en lage streepjes en begint met een letter, en die van een goed heeft alleen kleine letters.

## Waarden

data-bad-text = { PLACE($file, $entry, $key) }: hier hoort een tekst van 1 tot en met { $highest } afdrukbare tekens, niet { $got }.
data-not-one-of = { PLACE($file, $entry, $key) }: { $got } kan hier niet staan; wel: { $known }.
data-no-such-good = { PLACE($file, $entry, $key) }: een goed { $got } bestaat niet; bekend: { $known }.
data-no-such-place = { PLACE($file, $entry, $key) }: een plek { $got } bestaat niet; bekend: { $known }.
data-no-such-key = { PLACE($file, $entry, $key) }: { $got } is geen sleutel van deze vermelding.
data-too-few = { PLACE($file, $entry, $key) }: { $got } is hier te weinig; het moeten er minstens { $lowest } zijn.
data-too-many = { PLACE($file, $entry, $key) }: { $got } is hier te veel; het mogen er hoogstens { $highest } zijn.
data-above = { PLACE($file, $entry, $key) }: { $got } is te veel; { $highest } is hier het hoogste.
data-wanted = { PLACE($file, $entry, $key) }: hier hoort { $wanted }, niet { $got }.
data-not-here = { PLACE($file, $entry, $key) }: dit past niet bij { $what }; laat het weg.
data-one-of-two = { PLACE($file, $entry, $key) }: hier hoort óf { $first } óf { $second }, een van beide.
data-two-figures = { PLACE($file, $entry, $key) }: { $other } zegt iets anders. Wijzig beide, of zet source hier op ‘box’ als alleen dit gebouw afwijkt.

## Samenhang

data-wrong-make = { PLACE($file, $entry, $key) }: { $good } is { $got }, maar dit gebouw maakt goederen van de soort { $wanted } (blz. 6).
data-pearls = { PLACE($file, $entry, $key) }: parels (pearls) komen alleen van kaarten (blz. 9); geen gebouw maakt ze.
data-of-itself = { PLACE($file, $entry, $key) }: van { $good } kan geen { $good } gemaakt worden.
data-good-twice = { PLACE($file, $entry, $key) }: { $good } staat er twee keer; één keer is genoeg.
data-no-room = { PLACE($file, $entry, $key) }: met { $players ->
    [one] 1 speler
   *[other] { $players } spelers
 } moet er plaats zijn voor minstens 1 arbeider.
data-not-together = { PLACE($file, $entry, $key) }: dit effect kan niet op een kaart met het tijdstip { $timing } staan.
data-city-only = { PLACE($file, $entry, $key) }: alleen stadskaarten hebben zo’n effect.
data-printed = { PLACE($file, $entry, $key) }: gedrukt staat { $wanted } ({ $where }), niet { $got }. Als je doos het zo zegt, zet source dan op ‘box’.
data-from-nothing = { PLACE($file, $entry, $key) }: hier komen goederen uit niets, zo vaak je wilt: { $steps }. Geef er minder voor, of beperk het met max.
