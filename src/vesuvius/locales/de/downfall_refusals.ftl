# Der Untergang von Pompeji: warum ein Zug, eine Kartenverteilung, eine Stellung oder eine Plandatei nicht geht. Was alle Spiele teilen, steht in game.ftl.

## Warum ein Zug nicht erlaubt ist

refusal-wrong-phase = Das gehört in die andere Phase. Jetzt geht es um { WORD($decision) }, zum Beispiel: { $examples }.
refusal-cannot-call = Den Vulkanausbruch darf nur ausrufen, wer lauter Joker auf der Hand hat, und erst wenn der Vesuv brodelt.
refusal-opening = Niemand zieht, bevor sechs Plättchen in der Stadt liegen.
refusal-wrong-decision = Jetzt geht es um { WORD($decision) }, nicht um { WORD($kind) }. Zum Beispiel: { $examples }.
refusal-no-such-square = Ein Feld { $square } gibt es nicht; es gibt A1 bis K7.
refusal-outside = { $square } liegt außerhalb der Stadt.
refusal-no-spaces = { $square } hat keine runden Felder: Dort kann niemand einziehen.
refusal-full = { $square } ist voll: { $spaces ->
    [one] Das einzige runde Feld ist besetzt.
   *[other] Alle { $spaces } runden Felder sind besetzt.
}
refusal-not-in-hand = Du hast keine Karte von Haus { $card } auf der Hand ({ $hand }).
refusal-must-place = Mit dieser Karte muss ein Stein gesetzt werden, zum Beispiel: { $examples }.
refusal-city-full = In der ganzen Stadt ist kein rundes Feld frei; spiel { $token }.
refusal-no-pieces = Du hast keine Steine mehr; spiel { $token }.
refusal-no-joker = Haus { $card } hat noch freie runde Felder, die Karte ist also kein Joker. Zum Beispiel: { $examples }.
refusal-joker = Haus { $card } ist voll, die Karte ist also ein Joker und wird mit einem Stern geschrieben. Zum Beispiel: { $examples }.
refusal-other-house = { $house ->
    [0] { $square } ist ein neutrales Gebäude, nicht Haus { $card }. Zum Beispiel: { $examples }.
   *[other] { $square } ist Haus { $house }, nicht Haus { $card }. Zum Beispiel: { $examples }.
}
refusal-own-building = { $square } gehört zu dem Gebäude, in das dein Stein eben einzog; Verwandte ziehen anderswo ein.
refusal-other-colour = { $square } ist { WORD($colour) }; Verwandte ziehen nur in Gebäude ein, die { WORD($wanted) } oder neutral sind.
refusal-second-relative = In das Gebäude auf { $square } ist schon ein Verwandter eingezogen; je Gebäude darf es nur einer.
refusal-no-colour = Sag mit einem Buchstaben am Ende, wessen Stein ({ $letters }), zum Beispiel: { $examples }.
refusal-colour-not-in-play = { WORD($colour) } spielt nicht mit, auf { $square } steht also kein solcher Stein.
refusal-own-piece = Ein Omen trifft die anderen; der Stein auf { $square } wäre dein eigener.
refusal-no-such-piece = { WORD($colour) } hat keinen Stein auf { $square }.
refusal-which-symbol = Das Plättchen zeigt { WORD($tile) }: Sag, was es sein soll, zum Beispiel: { $examples }.
refusal-wrong-symbol = Das Plättchen zeigt { WORD($tile) }, nicht { $got }. Zum Beispiel: { $examples }.
refusal-symbol-not-needed = Das Plättchen zeigt nur { WORD($tile) }; schreib { $meant }.
refusal-has-lava = Auf { $square } liegt schon Lava.
refusal-first-square = Das erste Plättchen mit { WORD($symbol) } kommt auf { $first }.
refusal-reserved = { $square } ist für das erste Plättchen mit { WORD($symbol) } freizuhalten.
refusal-not-beside = { $square } grenzt an kein Plättchen mit { WORD($symbol) }; möglich: { $places }.
refusal-must-move = Solange du einen Stein hast, der ziehen darf, musst du ziehen. Zum Beispiel: { $examples }.
refusal-no-own-piece = Auf { $square } steht kein Stein von dir.
refusal-moved-already = Der Stein auf { $square } ist schon gezogen und stand nicht allein; nimm einen anderen.
refusal-same-square = Ein Bewegungszug endet anderswo als auf { $square }, wo er beginnt.
refusal-too-far-out = Von { $start } aus der Stadt sind es { $needs } Schritte; dieser Stein hat { $points ->
    [one] nur 1
   *[other] { $points }
}, einen für jeden Stein auf seinem Feld.
refusal-too-far = Von { $start } nach { $goal } sind es { $needs } Schritte; dieser Stein hat { $points ->
    [one] nur 1
   *[other] { $points }
}, einen für jeden Stein auf seinem Feld.
refusal-lava = Auf { $square } liegt Lava.
refusal-closed-vent = { $square } ist das leere Startfeld für { WORD($symbol) }, das nicht betreten werden darf (closed_vents).
refusal-no-way = Von { $start } nach { $goal } führt kein Weg ohne Lava.

## Die Datei des Spielplans

board-no-such-square = { PLACE($file, $entry, $key) }: { $got } ist kein Feld der Stadt.
board-gate-inside = { PLACE($file, $entry, $key) }: { $square } liegt nicht an der Mauer, dort kann kein Stadttor sein.
board-building-squares = { PLACE($file, $entry, $key) }: Ein Gebäude steht auf 1 oder 2 Feldern, nicht auf { $got }.
board-house-without-cards = { PLACE($file, $entry, $key) }: Haus { $house } hat kein Gebäude und hätte also keine Karten.
board-wrong-colour = { PLACE($file, $entry, $key) }: { $got } ist keine Farbe eines Gebäudes; bekannt: { $known }.
board-apart = { PLACE($file, $entry, $key) }: Die Felder { $first } und { $second } eines Gebäudes liegen nicht Kante an Kante.
board-overlap = { PLACE($file, $entry, $key) }: { $first } und { $second } belegen beide dieses Feld.
board-wrong-pair = { PLACE($file, $entry, $key) }: { $got } ist kein Paar aus zwei Symbolen.
board-wrong-total = { PLACE($file, $entry, $key) }: { $got } statt { $wanted }.

## Kartenverteilungen

deal-wrong-stock = Der Zugstapel hat { $got } Karten statt { $wanted }.
deal-ad79-place = A.D. 79 muss einmal im Zugstapel sein, unter den ersten { $highest } Karten.
deal-early-omen = An Stelle { $place } des Zugstapels liegt ein Omen, vor A.D. 79.
deal-wrong-bag = Im Beutel sind { $got } Plättchen; möglich sind 1 bis { $highest }.
deal-wrong-reshuffle = Neu gemischt werden genau diese Karten, in beliebiger Folge: { $wanted }.
deal-nothing-to-reshuffle = Hier wird nichts neu gemischt.
deal-ad79-place-printed = A.D. 79 ist Karte { $got } des Zugstapels; nach dem Regelheft liegt sie an Stelle { $place }.
deal-wrong-omens = Im Zugstapel sind { $got } Omen statt { $wanted }.
deal-too-many-cards = Es gibt { $got } Karten von Haus { $house }; gedruckt wurden nur { $wanted }.
deal-wrong-tiles = Im Beutel sind { $got } Plättchen mit { WORD($symbol) } statt { $wanted }.

## Stellungen

position-no-board = Der Schlüssel „pieces“ fehlt; er sagt, wer wo steht.
position-not-a-list = „{ $key }“ muss eine Liste sein; da steht { $got }.
position-unknown-piece = „{ $key }“, Stelle { $place }: { $got } gibt es nicht; bekannt: { $known }.
position-wrong-flag = „{ $key }“ muss true oder false sein; da steht { $got }.
position-wrong-counts = „{ $key }“ muss eine Liste mit { $players } Anzahlen von Steinen sein; da steht { $got }.
position-wrong-hands = „{ $key }“ muss eine Liste von { $players } Händen sein; da steht { $got }.
position-no-such-square = „{ $key }“: { $got } ist kein Feld; es gibt A1 bis K7.
position-outside = „{ $key }“: { $got } liegt außerhalb der Stadt.
position-needs-option = „{ $key }“, Stelle { $place }: Das Plättchen { $tile } gibt es nur mit der Option { $option }.
position-key-not-now = „{ $key }“ bedeutet in der Phase { WORD($phase) } nichts.
position-key-not-here = „{ $key }“ gehört nur zur Entscheidung { $decision }.
position-too-many-pieces = { WORD($colour) } hat { $got } Steine; höchstens { $most } sind möglich.
position-lava-too-early = Auf { $square } liegt Lava, aber die Phase ist { WORD($phase) }.
position-off-spaces = Auf { $square } steht ein Stein, aber dort ist kein rundes Feld; vor dem Ausbruch kann er da nicht stehen.
position-too-many-in-home =
    Auf { $square } stehen { $got } Steine; dort { $spaces ->
        [one] ist { $spaces } rundes Feld
       *[other] sind { $spaces } runde Felder
    }.
position-saved-too-early = Vor dem Ausbruch kann niemand gerettet sein.
position-thrown-too-early = Bevor der Vesuv brodelt, kann niemand in den Vulkan geworfen sein.
position-reserved = { $square } ist das Startfeld für { WORD($reserved) }, dort kann kein Plättchen mit { WORD($symbol) } liegen (R12).
position-not-connected = Das Plättchen auf { $square } ({ WORD($symbol) }) hängt nicht mit dem ersten auf { $first } zusammen (R12).
position-wrong-phase =
    In der Stadt { $got ->
        [one] liegt { $got } Plättchen
       *[other] liegen { $got } Plättchen
    }, aber die Phase ist { WORD($phase) }; mit Plättchen { $opening } beginnt die zweite Phase (R11).
position-over-with-pieces = Das Spiel ist zu Ende, aber auf { $square } steht ein Stein (R19).
position-city-empty = In der Stadt ist niemand, das Spiel wäre also zu Ende (R19).
position-piece-on-lava = Auf { $square } steht ein Stein, aber dort liegt Lava ({ WORD($symbol) }).
position-closed-vent = Auf { $square } steht ein Stein, aber dieses Startfeld darf niemand betreten (closed_vents).
position-enclosed = Der Stein auf { $square } hat keinen Weg zu einem offenen Stadttor, er wäre also im Vulkan (R14).
position-wrong-hand =
    { WORD($colour) } hat { $got ->
        [one] { $got } Karte
       *[other] { $got } Karten
    } auf der Hand; { $wanted } gehören dorthin.
position-stock-size = Der Zugstapel hat { $got } Karten; höchstens { $most } sind möglich.
position-too-many-played = { $got } Karten sind ausgespielt; höchstens { $most } sind möglich.
position-too-many-cards = Es gibt { $got } Karten von Haus { $card }; gedruckt wurden nur { $most }.
position-too-many-omens = Es gibt { $got } Omen, die schon ausgeführten mitgezählt; gedruckt wurden nur { $most }.
position-ad79-count = A.D. 79 ist { $got }-mal im Zugstapel; es muss genau einmal dort sein.
position-ad79-too-high = A.D. 79 ist Karte { $place } des Zugstapels; wenn der Vesuv brodelt, kann sie nicht über Stelle { $lowest } liegen (R3).
position-ad79-too-low =
    A.D. 79 ist Karte { $place } des Zugstapels, darunter { $got ->
        [one] liegt { $got } Karte
       *[other] liegen { $got } Karten
    }; bevor sie zum ersten Mal gezogen wird, liegen dort mindestens { $wanted } (R3).
position-early-omen = An Stelle { $place } des Zugstapels liegt ein Omen, über A.D. 79 (R2).
position-too-many-tiles = Es gibt { $got } Plättchen; höchstens { $most } sind möglich.
position-empty-bag = Der Beutel ist leer, es könnte also keine Lava kommen.
position-too-many-of-a-tile = Es gibt { $got } Plättchen mit { WORD($tile) }; gedruckt wurden nur { $most }.
position-not-drawn = In der Stadt liegt ein Plättchen mit { WORD($symbol) }, aber es wurde keines dafür gezogen.
position-not-laid = Ein Plättchen mit { WORD($tile) } wurde gezogen und liegt nicht, obwohl { $square } dafür frei ist (R13).
position-no-call = { WORD($colour) } darf den Vulkanausbruch nicht ausrufen: Haus { $card } ist nicht voll (R9).
position-bag-empty = Es ist kein Plättchen zu legen: Der Beutel ist leer.
position-no-place = Für ein Plättchen mit { WORD($tile) } ist kein Platz (R13).
position-nobody-to-throw = In der Stadt ist niemand, den { WORD($colour) } in den Vulkan werfen könnte (R8).
position-did-not-come = Kein Stein von { WORD($colour) } kann eben auf { $square } eingezogen sein.
position-no-relative-there = Auf { $square } kann kein Verwandter eingezogen sein (R5).
position-other-card = Der Stein auf { $square } kam nicht mit der zuletzt ausgespielten Karte ({ $got }).
position-no-relative = Dem Stein auf { $square } kann kein Verwandter folgen (R4, R5).
position-nobody-to-move = { WORD($colour) } hat keinen Stein zu ziehen.
position-not-moved = Kein Stein von { WORD($colour) } kann zuerst nach { $square } gezogen sein (R18).
position-tiles-run-out = Es sind mehr Plättchen offengelassen, als es gibt.
position-wrong-object = „{ $key }“ muss ein Objekt mit { $wanted } sein; da steht { $got }.
position-drawn-too-early = Bevor der Vesuv brodelt, kann kein Omen gezogen sein (R3).
position-ad79-left = A.D. 79 ist { $got }-mal im Zugstapel statt { $wanted }-mal; nach dem Ausbruch ist es nur dort, wenn ihn jemand ausgerufen hat (R10).
position-open-stock = Das Ende des offenen Zugstapels ist nicht der Stapel, der übrig ist.
position-key-twice = „{ $key }“ steht zweimal da.
position-unreadable-line = { $text } ist weder eine Reihe des Plans noch eine Zeile mit einem Schlüssel.
position-unknown-line = Einen Schlüssel { $key } gibt es nicht; bekannt: { $known }.
position-wrong-line = „{ $key }“: { $got } ist nicht zu verstehen.
position-row-twice = Reihe { $row } steht zweimal da.
position-row-length = Reihe { $row } hat { $got } Felder statt { $wanted }.
position-row-missing = Reihe { $row } des Plans fehlt.
position-outside-cell = { $square }: da steht { $got }; # gehört nach außerhalb der Stadt und nur dorthin.
position-wrong-cell = { $square }: { $got } ist nicht zu verstehen. Beispiele: 2rk, ~mask, .
position-colour-not-in-play = { $where }: { WORD($colour) } spielt zu { $players } nicht mit.
