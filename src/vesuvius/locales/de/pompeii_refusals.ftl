# Pompeii: warum ein Zug, eine Kartenverteilung oder eine Stellung nicht geht, und wie die Entscheidungen heißen. Was alle Spiele teilen, steht in game.ftl.

refusal-no-such-choice = Das kannst du jetzt nicht wählen. Es geht um { WORD($decision) }, zum Beispiel: { $examples }.
refusal-field-full = { $place } ist voll: Es hat je Runde Platz für { $spaces } deiner Arbeiter.
refusal-place-full = Auf { $place } ist kein Platz: { $spaces ->
    [one] Der einzige Platz ist
   *[other] Alle { $spaces } Plätze sind
} besetzt oder verdeckt.
refusal-piazza-closed = Im Solospiel ist die Piazza geschlossen: Offene Spezialisten nutzt du direkt.
refusal-not-built = { $building } ist noch nicht gebaut.
refusal-short = Es fehlen Waren: { $missing }.
refusal-not-active = Du hast { $card } nicht aktiviert.
refusal-wrong-card = { $card } wirkt hier nicht ({ $place }).
refusal-card-in-vain = { $card } kann jetzt nichts bewirken, denn { WORD($lacking) }.
refusal-card-immediate = { $card } wird nie aktiviert: Man spielt die Karte in ihrem Augenblick.
refusal-no-such-line = { $building } hat keine solche Umwandlung.
refusal-blocked = In dieser Runde gesperrt: { $goods }. Diese Waren gibt es nur durch Handel.
refusal-built-already = { $building } steht schon.
refusal-left-out = { $building } fehlt in diesem Spiel: Gespielt wird mit der Option „Ohne Gebäude 14“.
refusal-solo-foro = Im Solospiel wird das Foro vor Runde 10 kostenlos gebaut.
refusal-solo-red = { $building } ist nicht rot: Im Solospiel werden vor Runde { $round } nur rote Gebäude gebaut.
refusal-foro-timer = Das Foro kann man ab Runde { $round } bauen: Gespielt wird mit der Option „Spätes Foro“.
refusal-foro-first = { $building } ist nicht rot: Erst muss das Foro stehen.
refusal-waives-nothing = { $card } erlässt keine Ware aus den Kosten von { $building }.
refusal-card-not-in-hand = { $card } ist nicht auf deiner Hand.
refusal-no-building = Du kannst kein Gebäude bezahlen, das jetzt gebaut werden darf.
refusal-nothing-to-trade = Du hast nichts, was sich gegen mindestens 1 andere Ware tauschen ließe.
refusal-nothing-to-swap-for = Ein Tausch kostet eine Ware vom Wert I, und du hast keine.
refusal-nobody-injured = Bei dir gibt es nichts zu heilen.
refusal-no-token = Auf { $building } liegt kein Plättchen.
refusal-nothing-halted = Du hast kein angehaltenes Castrum aus einem früheren Zug.
refusal-six-workers = Du hast schon { $workers } Arbeiter, mehr kannst du nicht haben.
refusal-has-army = Du hast dein Heer schon aufgestellt.
deal-several-sets = Gespielt wird mit einem Satz Vulkankarten, nicht mit mehreren: { $got }.
deal-option-not-for = Die Option { $name } ist nichts für { $players ->
    [one] ein Solospiel.
   *[other] eine Partie zu { $players }.
}
deal-not-all-once = { $key }: Jede Karte muss einmal da sein; es fehlen: { $missing }; zu viel: { $extra }.
deal-wrong-volcano = { $key } hat { $got } Karten statt { $wanted }.
deal-wrong-volcano-card = Die Vulkankarte { $got } gehört nicht hierher: ein Satz, jede Karte einmal, solo ohne die Apokalypse.
deal-apocalypse-place = Die Apokalypse muss im Vulkanstapel liegen, mit apocalypse_last ganz unten.
deal-wrong-generator = Das ist kein Schlüssel eines Generators, acht Zahlen zu 32 Bit: { $got }.
deal-chance-unreadable = Das ist keine Zeile über den Zufall: { $got }.
deal-chance-impossible = Das kann von hier aus nicht geschehen: { $got }.
position-no-picture-line = Zeile { $line } des Bildes lässt sich nicht lesen: { $got }.
position-wrong-form = Die Stellung stimmt nicht: { $why }.
position-wrong-kind = „{ $key }“ muss { $wanted ->
    [int] eine ganze Zahl
    [str] ein Text
    [array] eine Liste
   *[object] ein Objekt
} sein.
position-wrong-length = „{ $key }“ muss eine Liste mit { $wanted } Einträgen sein; es sind { $got }.
position-no-such-seat = „{ $key }“: Einen Platz { $got } gibt es nicht; der erste ist 0, der letzte { $last }.
position-too-many-seats = „seats“ hat { $got } Einträge, aber am Spiel nehmen nur { $players } teil.
position-too-many-counts = „{ $key }“ hat { $got } Zahlen, aber am Spiel nehmen nur { $players } teil; für jeden Platz gibt es eine.
position-too-many-owners = Auf { $place } liegen { $got } Marker; höchstens { $most } sind möglich.
position-nothing-blocked = „blocked“: { $good } kann nicht gesperrt sein; das sind Waren nur im Solospiel und nicht in Runde { $round } (P44).
position-solo-only = „{ $key }“ gibt es nur im Solospiel.
position-card-twice = Die Karte { $card } steht in „{ $key }“ und in „{ $other }“; sie muss an einem Ort sein.
position-wrong-deck = Die Karte { $card } kann nicht in „{ $key }“ sein, wo nur Karten des Stapels „{ $deck }“ sind.
position-does-not-stay = Die Karte { $card } kann nicht in „{ $key }“ sein: Sie wirkt einmal und bleibt nicht liegen (P19).
position-too-many-volcano-cards = Es sind { $got } Vulkankarten; höchstens { $most } sind hier möglich.
position-volcano-card-twice = Die Vulkankarte { $card } steht zweimal da; sie muss einmal aufgedeckt oder im Stapel sein.
position-foro-first = { $building } ist gebaut, { $foro }, das Foro, aber nicht; es kommt vor jedem Gebäude, das nicht rot ist (P8).
position-left-out = { $building } ist gebaut, aber die Option no_textoria lässt es weg.
position-castrum-halted = Platz { $seat } hat angehaltene Bauten, aber { $castrum }, das Castrum, steht; damit enden sie alle (P38).
position-owner-twice = Platz { $seat } hat zwei Marker auf { $building }; höchstens einer ist möglich (P10).
position-too-many-markers = Platz { $seat } hat { $got } Besitzmarker, auf Gebäuden und im Vorrat; es gibt { $most } (P10).
position-too-many-tokens = Auf Gebäuden liegen { $got } Plättchen; höchstens { $most } sind möglich (P28).
position-not-built = „{ $key }“: { $building } ist nicht gebaut.
position-covered = Auf { $building } liegen { $got } Plättchen; höchstens { $most } sind dort möglich (P28).
position-all-held = Platz { $seat } hat { $workers } Arbeiter, und { $got } davon werden festgehalten; mindestens einer muss frei sein (P26).
position-too-many-workers = Platz { $seat } hat { $workers } Arbeiter, aber { $got } sind eingesetzt, festgehalten oder noch einzusetzen.
position-borrowed = „borrowed.{ $place }“: { $got } genommene Arbeiter von Platz { $seat } können dort nicht stehen, denn er hat dort nur { $most } (P62).
position-no-room = Auf { $place } stehen { $got } Arbeiter und Marker; Raum ist dort für { $most } (P5).
position-wrong-end = Der Abschnitt ist { $stage }, und das Ende ist „{ $end }“; ein Ende hat ein Spiel genau dann, wenn sein Abschnitt over ist.
position-wrong-winner = Das Ende ist „{ $end }“; gewonnen hat jemand genau dann, wenn es castrum ist (P41).
position-pledged-too-early = Waren sind geboten, aber der Abschnitt ist { $stage }; das sind sie nur in den Abschnitten pledging und rewards (P33).
position-too-deep = „pending“ hat { $got } Einträge; höchstens { $most } sind möglich.
position-wrong-effect = „{ $key }“: Die Wirkung { $got } fragt nie nach { $kind }.
position-wrong-frame = „{ $key }“: { $kind } muss unmittelbar auf { $wanted } liegen.
position-no-conversion = „{ $key }“: Eine Umwandlung { $line } gibt es bei { $place } nicht.
position-no-trade = „{ $key }“: { $given } lässt sich nicht gegen { $taken } tauschen (P11).
position-not-in-hand = „{ $key }“: Die Karte { $card } ist nicht auf der Hand von Platz { $seat }.
position-not-carried = „{ $key }“: Für { $kind } muss die Karte { $card } in „carried“ sein.
position-over = Das Spiel ist zu Ende, aber { $kind } steht noch aus.
position-waits-in-vain = Die Karte { $card } wartet in „{ $zone }“, aber nichts davon steht aus: { $wanted }.
position-skipped-in-vain = „skipped“: { $good } bleibt von Kosten weg, aber skip steht nicht aus.
position-not-in-turn = Platz { $seat } wird nach einer Aktion gefragt, ist aber nicht am Zug.
position-no-worker = Platz { $seat } wird nach einer Aktion gefragt, hat aber keinen Arbeiter einzusetzen (P3).
position-no-taken-worker = Platz { $seat } kann nicht mit einem genommenen Arbeiter handeln: Er hat keinen, oder seine eigenen kommen zuerst (P62).

word-pompeii_own = das Gebäude zu Beginn
word-pompeii_coin = eine Ware für einen Sesterz
word-pompeii_action = einen Arbeiter
word-pompeii_times = die Anzahl
word-pompeii_given = das, was man beim Handel gibt
word-pompeii_taken = das, was man beim Handel nimmt
word-pompeii_traded = die Menge im Handel
word-pompeii_train = das Ausbilden
word-pompeii_swap = den Tausch von Spezialisten
word-pompeii_payment = die Bezahlung
word-pompeii_bonus = einen Besitzbonus
word-pompeii_good = eine Ware
word-pompeii_victim = einen anderen Spieler
word-pompeii_building = ein Gebäude
word-pompeii_card = eine Karte
word-pompeii_skip = das, was von den Kosten wegfällt
word-pompeii_keep = eine Karte, die bleibt
word-pompeii_halt = das Anhalten des Castrums
word-pompeii_immediate = eine Sofortkarte
word-pompeii_pledge = die Opfer
word-pompeii_pledged = die gebotene Menge
word-pompeii_draw = einen Stapel zum Ziehen
word-pompeii_all_blocked = alle ihre Waren sind in dieser Runde gesperrt
word-pompeii_no_goods = kein anderer Spieler hat eine solche Ware
word-pompeii_no_specialist = kein anderer Spieler hat einen aktiven Spezialisten
word-pompeii_no_others_temple = kein anderer Spieler hat einen aktiven Tempel
word-pompeii_no_city_card = kein anderer Spieler hat eine Stadtkarte auf der Hand
word-pompeii_no_workers_there = auf keinem Produktionsgebäude steht ein Arbeiter
word-pompeii_no_worker_to_spare = kein anderer Spieler hat noch einen zweiten freien Arbeiter
word-pompeii_no_army = kein anderer Spieler hat ein unverletztes Heer und einen zweiten freien Arbeiter
word-pompeii_no_temple = kein Tempel ist aktiv
word-pompeii_no_others_building = auf jedem Gebäude anderer Spieler liegt schon ein Marker von dir
word-pompeii_no_marker = du hast keinen Besitzmarker mehr
word-pompeii_no_space = kein Platz ist frei, den sie verdecken darf
word-pompeii_no_token = ihre Plättchen liegen schon alle auf Gebäuden
word-pompeii_six_workers = du hast schon alle deine Arbeiter
word-pompeii_no_crew = kein anderer Spieler hat so viele Arbeiter
word-pompeii_no_deck = Stapel und Ablagestapel sind leer
word-pompeii_no_discard = auf dem Ablagestapel liegt keine Karte, die man aktivieren kann
word-pompeii_no_building = du kannst kein Gebäude bezahlen
word-pompeii_no_trade = du hast zu wenig zum Handeln
word-pompeii_nobody_hurt = du hast niemanden zu heilen
word-pompeii_no_others = es gibt keine anderen Spieler
word-pompeii_no_use = es gibt nichts für sie zu tun
