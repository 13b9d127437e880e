# De ondergang van Pompeii: waarom een zet, een verdeling, een stelling of een bestand van het bord niet mag. Wat alle spellen delen, staat in game.ftl.

## Waarom een zet niet mag

refusal-wrong-phase = Dat hoort bij de andere fase. Het gaat nu om { WORD($decision) }, bijvoorbeeld: { $examples }.
refusal-cannot-call = Alleen wie niets dan jokers in de hand heeft, mag de uitbarsting uitroepen, en pas als de Vesuvius rommelt.
refusal-opening = Niemand verplaatst iets voordat er zes tegels in de stad liggen.
refusal-wrong-decision = Het gaat nu om { WORD($decision) }, niet om { WORD($kind) }. Bijvoorbeeld: { $examples }.
refusal-no-such-square = Een veld { $square } bestaat niet; de velden zijn A1 tot en met K7.
refusal-outside = { $square } ligt buiten de stad.
refusal-no-spaces = { $square } heeft geen vakjes: daar kan niemand intrekken.
refusal-full = { $square } is vol: { $spaces ->
    [one] het enige vakje is bezet.
   *[other] alle { $spaces } vakjes zijn bezet.
}
refusal-not-in-hand = Je hebt geen kaart van huis { $card } in de hand ({ $hand }).
refusal-must-place = Met deze kaart moet een pion geplaatst worden, bijvoorbeeld: { $examples }.
refusal-city-full = In de hele stad is geen vakje vrij; speel { $token }.
refusal-no-pieces = Je hebt geen pionnen meer om te plaatsen; speel { $token }.
refusal-no-joker = Huis { $card } heeft nog vrije vakjes, dus de kaart is geen joker. Bijvoorbeeld: { $examples }.
refusal-joker = Huis { $card } is vol, dus de kaart is een joker en wordt met een ster geschreven. Bijvoorbeeld: { $examples }.
refusal-other-house = { $house ->
    [0] { $square } is een neutraal gebouw, niet huis { $card }. Bijvoorbeeld: { $examples }.
   *[other] { $square } is huis { $house }, niet huis { $card }. Bijvoorbeeld: { $examples }.
}
refusal-own-building = { $square } hoort bij het gebouw waar je pion net introk; verwanten gaan ergens anders heen.
refusal-other-colour = { $square } is { WORD($colour) }; verwanten trekken alleen in gebouwen die { WORD($wanted) } of neutraal zijn.
refusal-second-relative = In het gebouw op { $square } is al een verwant ingetrokken; per gebouw mag er maar één.
refusal-no-colour = Zeg met een letter aan het eind wiens pion ({ $letters }), bijvoorbeeld: { $examples }.
refusal-colour-not-in-play = { WORD($colour) } speelt niet mee, dus op { $square } staat geen pion van die kleur.
refusal-own-piece = Een voorteken treft de anderen; de pion op { $square } zou je eigen zijn.
refusal-no-such-piece = { WORD($colour) } heeft geen pion op { $square }.
refusal-which-symbol = De tegel toont { WORD($tile) }: zeg wat het moet zijn, bijvoorbeeld: { $examples }.
refusal-wrong-symbol = De tegel toont { WORD($tile) }, niet { $got }. Bijvoorbeeld: { $examples }.
refusal-symbol-not-needed = De tegel toont alleen { WORD($tile) }; schrijf { $meant }.
refusal-has-lava = Op { $square } ligt al lava.
refusal-first-square = De eerste tegel met { WORD($symbol) } komt op { $first }.
refusal-reserved = { $square } is bestemd voor de eerste tegel met { WORD($symbol) }.
refusal-not-beside = { $square } grenst niet aan een tegel met { WORD($symbol) }; mogelijk: { $places }.
refusal-must-move = Zolang je een pion hebt die mag, moet je verplaatsen. Bijvoorbeeld: { $examples }.
refusal-no-own-piece = Op { $square } staat geen pion van jou.
refusal-moved-already = De pion op { $square } is al verplaatst en stond niet alleen; kies een andere.
refusal-same-square = Een verplaatsing eindigt niet op { $square }, waar hij begint.
refusal-too-far-out = Van { $start } de stad uit kost { $needs } stappen; { $points ->
    [one] er is er maar één mogelijk, want er staat daar één pion.
   *[other] er zijn er { $points } mogelijk, één voor elke pion daar.
}
refusal-too-far = Van { $start } naar { $goal } kost { $needs } stappen; { $points ->
    [one] er is er maar één mogelijk, want er staat daar één pion.
   *[other] er zijn er { $points } mogelijk, één voor elke pion daar.
}
refusal-lava = Op { $square } ligt lava.
refusal-closed-vent = { $square } is het lege startveld voor { WORD($symbol) }, en dat mag je niet betreden (closed_vents).
refusal-no-way = Van { $start } naar { $goal } is er geen weg zonder lava.

## Het bestand van het bord

board-no-such-square = { PLACE($file, $entry, $key) }: { $got } is geen veld van de stad.
board-gate-inside = { PLACE($file, $entry, $key) }: { $square } ligt niet aan de muur, daar kan geen poort zijn.
board-building-squares = { PLACE($file, $entry, $key) }: een gebouw staat op 1 of 2 velden, niet op { $got }.
board-house-without-cards = { PLACE($file, $entry, $key) }: huis { $house } heeft geen gebouw en zou dus geen kaarten hebben.
board-wrong-colour = { PLACE($file, $entry, $key) }: { $got } is geen kleur van een gebouw; bekend: { $known }.
board-apart = { PLACE($file, $entry, $key) }: de velden { $first } en { $second } van één gebouw liggen niet tegen elkaar aan.
board-overlap = { PLACE($file, $entry, $key) }: { $first } en { $second } nemen allebei dit veld in.
board-wrong-pair = { PLACE($file, $entry, $key) }: { $got } is geen paar van twee symbolen.
board-wrong-total = { PLACE($file, $entry, $key) }: { $got } in plaats van { $wanted }.

## Verdelingen

deal-wrong-stock = De trekstapel heeft { $got ->
    [one] { $got } kaart
   *[other] { $got } kaarten
} in plaats van { $wanted }.
deal-ad79-place = A.D. 79 moet één keer in de trekstapel zitten, bij de eerste { $highest } kaarten.
deal-early-omen = Kaart { $place } van de trekstapel is een voorteken, vóór A.D. 79.
deal-wrong-bag = { $got ->
    [one] Er zit { $got } tegel
   *[other] Er zitten { $got } tegels
} in de zak; 1 tot en met { $highest } zijn mogelijk.
deal-wrong-reshuffle = Opnieuw geschud worden precies deze kaarten, in willekeurige volgorde: { $wanted }.
deal-nothing-to-reshuffle = Hier wordt niets opnieuw geschud.
deal-ad79-place-printed = A.D. 79 is kaart { $got } van de trekstapel; volgens de spelregels is het kaart { $place }.
deal-wrong-omens = { $got ->
    [one] Er zit { $got } voorteken
   *[other] Er zitten { $got } voortekens
} in de trekstapel in plaats van { $wanted }.
deal-too-many-cards = Er zijn { $got } kaarten van huis { $house }; er zijn er maar { $wanted } gedrukt.
deal-wrong-tiles = Er zitten { $got } tegels met { WORD($symbol) } in de zak in plaats van { $wanted }.

## Stellingen

position-no-board = De sleutel ‘pieces’ ontbreekt; die zegt wie waar staat.
position-not-a-list = ‘{ $key }’ moet een lijst zijn; er staat { $got }.
position-unknown-piece = ‘{ $key }’, element { $place }: { $got } bestaat niet; bekend: { $known }.
position-wrong-flag = ‘{ $key }’ moet true of false zijn; er staat { $got }.
position-wrong-counts = ‘{ $key }’ moet een lijst van { $players } aantallen pionnen zijn; er staat { $got }.
position-wrong-hands = ‘{ $key }’ moet een lijst van { $players } handen zijn; er staat { $got }.
position-no-such-square = ‘{ $key }’: { $got } is geen veld; de velden zijn A1 tot en met K7.
position-outside = ‘{ $key }’: { $got } ligt buiten de stad.
position-needs-option = ‘{ $key }’, element { $place }: de tegel { $tile } bestaat alleen met de optie { $option }.
position-key-not-now = ‘{ $key }’ betekent niets in de fase { WORD($phase) }.
position-key-not-here = ‘{ $key }’ hoort alleen bij de beslissing { $decision }.
position-too-many-pieces = { WORD($colour) } heeft { $got } pionnen; hoogstens { $most } zijn mogelijk.
position-lava-too-early = Op { $square } ligt lava, maar de fase is { WORD($phase) }.
position-off-spaces = Op { $square } staat een pion, maar daar is geen vakje; vóór de uitbarsting kan hij daar niet staan.
position-too-many-in-home =
    Op { $square } staan { $got } pionnen; daar { $spaces ->
        [one] is { $spaces } vakje
       *[other] zijn { $spaces } vakjes
    }.
position-saved-too-early = Vóór de uitbarsting kan niemand gered zijn.
position-thrown-too-early = Voordat de Vesuvius rommelt, kan niemand in de vulkaan geworpen zijn.
position-reserved = { $square } is het startveld voor { WORD($reserved) }, daar kan geen tegel met { WORD($symbol) } liggen (R12).
position-not-connected = De tegel op { $square } ({ WORD($symbol) }) hangt niet samen met de eerste op { $first } (R12).
position-wrong-phase =
    { $got ->
        [one] Er ligt { $got } tegel
       *[other] Er liggen { $got } tegels
    } in de stad, maar de fase is { WORD($phase) }; met tegel { $opening } begint de tweede fase (R11).
position-over-with-pieces = De partij is afgelopen, maar op { $square } staat een pion (R19).
position-city-empty = Er is niemand in de stad, dus de partij zou afgelopen zijn (R19).
position-piece-on-lava = Op { $square } staat een pion, maar daar ligt lava ({ WORD($symbol) }).
position-closed-vent = Op { $square } staat een pion, maar dit startveld mag niemand betreden (closed_vents).
position-enclosed = De pion op { $square } heeft geen weg naar een open poort, dus hij zou in de vulkaan liggen (R14).
position-wrong-hand =
    { WORD($colour) } heeft { $got ->
        [one] { $got } kaart
       *[other] { $got } kaarten
    } in de hand; het moeten er { $wanted } zijn.
position-stock-size = De trekstapel heeft { $got } kaarten; hoogstens { $most } zijn mogelijk.
position-too-many-played = Er zijn { $got } kaarten gespeeld; hoogstens { $most } zijn mogelijk.
position-too-many-cards = Er zijn { $got } kaarten van huis { $card }; er zijn er maar { $most } gedrukt.
position-too-many-omens = Er zijn { $got } voortekens, de al uitgevoerde meegeteld; er zijn er maar { $most } gedrukt.
position-ad79-count = A.D. 79 zit { $got } keer in de trekstapel; hij moet er één keer in zitten.
position-ad79-too-high = A.D. 79 is kaart { $place } van de trekstapel; als de Vesuvius rommelt, kan hij niet boven kaart { $lowest } liggen (R3).
position-ad79-too-low =
    A.D. 79 is kaart { $place } van de trekstapel, met { $got ->
        [one] { $got } kaart
       *[other] { $got } kaarten
    } eronder; voordat hij voor het eerst getrokken wordt, liggen daar minstens { $wanted } (R3).
position-early-omen = Kaart { $place } van de trekstapel is een voorteken, boven A.D. 79 (R2).
position-too-many-tiles = Er zijn { $got } tegels; hoogstens { $most } zijn mogelijk.
position-empty-bag = De zak is leeg, dus er zou geen lava kunnen komen.
position-too-many-of-a-tile = Er zijn { $got } tegels met { WORD($tile) }; er zijn er maar { $most } gedrukt.
position-not-drawn = Er ligt een tegel met { WORD($symbol) } in de stad, maar daarvoor is er geen getrokken.
position-not-laid = Een tegel met { WORD($tile) } is getrokken en ligt er niet, hoewel { $square } ervoor vrij is (R13).
position-no-call = { WORD($colour) } mag de uitbarsting niet uitroepen: huis { $card } is niet vol (R9).
position-bag-empty = Er is geen tegel te leggen: de zak is leeg.
position-no-place = Geen veld is goed voor een tegel met { WORD($tile) } (R13).
position-nobody-to-throw = Er is niemand in de stad die door { WORD($colour) } in de vulkaan geworpen kan worden (R8).
position-did-not-come = Geen pion van { WORD($colour) } kan zojuist op { $square } ingetrokken zijn.
position-no-relative-there = Op { $square } kan geen verwant ingetrokken zijn (R5).
position-other-card = De pion op { $square } kwam niet met de laatst gespeelde kaart ({ $got }).
position-no-relative = De pion op { $square } kan geen verwant meebrengen (R4, R5).
position-nobody-to-move = { WORD($colour) } heeft geen pion om te verplaatsen.
position-not-moved = Geen pion van { WORD($colour) } kan eerst naar { $square } gegaan zijn (R18).
position-tiles-run-out = Er zijn meer tegels opengelaten dan er zijn.
position-wrong-object = ‘{ $key }’ moet een object met { $wanted } zijn; er staat { $got }.
position-drawn-too-early = Voordat de Vesuvius rommelt, kan geen voorteken getrokken zijn (R3).
position-ad79-left = A.D. 79 zit { $got } keer in de trekstapel in plaats van { $wanted } keer; na de uitbarsting zit hij daar alleen als iemand die heeft uitgeroepen (R10).
position-open-stock = Het eind van de open trekstapel is niet de stapel die over is.
position-key-twice = ‘{ $key }’ staat er twee keer.
position-unreadable-line = { $text } is geen rij van het bord en geen regel met een sleutel.
position-unknown-line = Een sleutel { $key } bestaat niet; bekend: { $known }.
position-wrong-line = ‘{ $key }’: { $got } is niet te begrijpen.
position-row-twice = Rij { $row } staat er twee keer.
position-row-length = Rij { $row } heeft { $got } velden in plaats van { $wanted }.
position-row-missing = Rij { $row } van het bord ontbreekt.
position-outside-cell = { $square }: er staat { $got }; # hoort buiten de stad en alleen daar.
position-wrong-cell = { $square }: { $got } is niet te begrijpen; bijvoorbeeld 2rk, ~mask of een punt.
position-colour-not-in-play = { $where }: { WORD($colour) } doet met { $players } spelers niet mee.
