# Pompeii: was nur die Seiten im Browser sagen.

## Der Plan

pompeii-vesuvius = Vesuv
pompeii-tabs = Ansicht
pompeii-tab-city = Stadt
pompeii-tab-tablet = Tafel
pompeii-tab-cards = Karten
pompeii-land = Land und Stadt
pompeii-fields = Felder
pompeii-the-city = Stadt
pompeii-does-costruzione = Gebäude bauen
pompeii-does-porta = Eine Warenart tauschen
pompeii-does-piazza = Spezialisten ausbilden
pompeii-does-b17 = Stadtkarte aktivieren
pompeii-does-b20 = Erstes Heer hier siegt
pompeii-cost-short = Kosten
pompeii-blocked = diese Runde gesperrt
pompeii-status-setting_up = Aufbau
pompeii-status-turns = Runde { $round }
pompeii-status-offerings = Runde { $round } · Opfer
pompeii-status-over = Runde { $round } · Ende

## Der Plan für alle, die ihn hören

pompeii-spoken-building = Gebäude { $number }, { $name }
pompeii-spoken-line = macht aus { $given } { $made }
pompeii-spoken-owner = gehört { $owner }
pompeii-spoken-workers = { $count ->
    [one] ein Arbeiter, { WORD($colour) }
   *[other] { $count } Arbeiter, { WORD($colour) }
}
pompeii-spoken-free = { $count ->
    [0] kein Platz frei
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
pompeii-spoken-open = kann gewählt werden

## Der Vesuv über dem Plan

pompeii-struck = Der Vesuv schlägt zu
pompeii-band-asleep = Der Vesuv schläft
pompeii-band-asleep-about = Gründungsphase: sammeln, umwandeln, bauen. Der Bau des Foro (17) weckt den Vesuv.
pompeii-band-asleep-solo = Gründungsphase: sammeln, umwandeln, bauen. Vor Runde 10 wird das Foro gebaut, und der Vesuv erwacht.
pompeii-band-awake = Der Vesuv ist wach
pompeii-band-awake-about = { $workers ->
    [one] Blütezeit: 1 Arbeiter, also sind am Ende der Runde Opfer im Wert von 1 fällig.
   *[other] Blütezeit: { $workers } Arbeiter, also sind am Ende der Runde Opfer im Wert von { $workers } fällig.
}
pompeii-band-offer = Der Vesuv fordert { $required }. Geboten: { $given }.
pompeii-band-missing = { $missing ->
    [0] Das reicht.
    [one] Es fehlt 1.
   *[other] Es fehlen { $missing }.
}
pompeii-band-nothing = noch nichts
pompeii-band-abstains = nimmt nicht teil
pompeii-band-crew = { WORD($colour) }: noch { $left } von { $count } Arbeitern einzusetzen
pompeii-band-army-recruited = Heer bereit
pompeii-band-army-injured = Heer verletzt
pompeii-band-halted = Castrum angehalten
pompeii-threat-arriving = { WORD($colour) } zieht im nächsten Zug mit dem Heer ins Castrum und gewinnt!
pompeii-threat-building = { WORD($colour) } hat ein Heer und die Waren für das Castrum und kann im nächsten Zug gewinnen!
pompeii-threat-recruiting = Das Castrum steht, und { WORD($colour) } hat die Waren für ein Heer und kann im nächsten Zug gewinnen!
pompeii-threat-finishing = { WORD($colour) } hat ein Heer und kann das angehaltene Castrum bezahlen: im nächsten Zug ist der Sieg möglich!
pompeii-threat-healing = Das Castrum steht, und { WORD($colour) } kann das Heer heilen und im nächsten Zug gewinnen!
pompeii-if-fail = Wenn es nicht reicht
pompeii-if-fail-about = { $count ->
    [one] Die letzte Vulkankarte: die Apokalypse.
   *[other] Eine Vulkankarte: noch { $count }, eine ist die Apokalypse.
}
pompeii-if-fail-solo = Eine Vulkankarte wird auf jeden Fall aufgedeckt. Reicht es nicht, verlierst du auch alle Waren darauf.
pompeii-decks-heading = Stapel
pompeii-decks-about = { $specialists } Spezialisten, { $city } Stadtkarten, { $volcano } Vulkankarten
pompeii-rounds-left = { $count ->
    [0] Letzte Runde
    [one] Noch 1 Runde
   *[other] Noch { $count } Runden
}
pompeii-titles = Sieg bis Runde 15: Duumvir; 16: Aedile; 17: Decurion; 18: Quaestor.
pompeii-best = Dein bestes Ergebnis auf diesem Gerät mit diesen Vulkankarten: { $title }, in Runde { $round }.

## Der Weg zum Castrum, bei jeder Person

pompeii-road = Weg zum Castrum
pompeii-road-of = { $who }, Weg zum Castrum
pompeii-last-actions = Letzte Aktionen
pompeii-active-cards = Aktive Karten
pompeii-road-part = { $have }/{ $need }
pompeii-road-recruit = Heer: { $have } von { $need } Waren
pompeii-road-heal = Verletztes Heer: { $have } von { $need } Waren zum Heilen
pompeii-road-army-done = Heer bereit
pompeii-road-build = Castrum: { $have } von { $need } Waren
pompeii-road-finish = Angehaltenes Castrum: { $have } von { $need } Waren zum Fertigbauen
pompeii-road-castrum-done = Das Castrum steht
pompeii-road-missing = Es fehlen: { $goods }
pompeii-road-first = Vorher zu bauen: { $buildings }
pompeii-road-card = Mit { $card }
pompeii-road-win = Du kannst im nächsten Zug gewinnen!

## Tafel und Karten

pompeii-your-tablet = Deine Tafel
pompeii-a-tablet = Tafel
pompeii-whose-tablet = Wessen Tafel
pompeii-worth = Wert { $value }
pompeii-value = Wert { $value }
pompeii-goods-worth = Wert der Waren
pompeii-where-piazza = Piazza
pompeii-where-costruzione = Bauen
pompeii-where-porta = Porta
pompeii-where-offerings = Opfer
pompeii-where-castrum = Castrum
pompeii-where-blue = Blau
pompeii-a-specialist = Spezialist
pompeii-a-city-card = Stadtkarte
pompeii-an-immediate = Stadtkarte, sofort
pompeii-reconstructed = Teilweise rekonstruiert
pompeii-reconstructed-whole = Ganz rekonstruiert
pompeii-reconstructed-about = Ein kleiner gepunkteter Ring steht bei dem, was die Regel nur zum Teil verrät, ein gefüllter bei dem, was sie gar nicht verrät: Es wurde rekonstruiert, damit man spielen kann.
pompeii-in-pile = abgelegt
pompeii-volcano-revealed = aufgedeckt
pompeii-volcano-set = Vulkankarten, Satz { $set }: { $title }
pompeii-active-of = Aktive Karten von { $who }
pompeii-of-seat = { WORD($colour) }, { $what }
pompeii-part-of = { $part }, { $of }
pompeii-part-pledged = gebotene Waren
pompeii-part-left = Arbeiter, die noch zu setzen sind
pompeii-part-taken = zurückgenommene Arbeiter
pompeii-part-hurt = verletzte Arbeiter
pompeii-part-halts = wie oft angehalten
pompeii-part-round = Runde
pompeii-part-turn = Wer am Zug ist
pompeii-part-tokens = Plättchen auf Gebäuden
pompeii-part-at = Arbeiter auf dem Plan
pompeii-part-built = Fertige Gebäude
pompeii-part-porta = Marker an der Porta
pompeii-part-row = Offene Spezialisten
pompeii-part-joining = Offene Stadtkarten
pompeii-part-revealed = Aufgedeckte Vulkankarten
pompeii-part-blocked = Blockierte Waren
pompeii-search-cards = Alle Karten durchsuchen
pompeii-found-cards = { $count ->
    [0] Keine Karte gefunden
    [one] 1 Karte gefunden
   *[other] { $count } Karten gefunden
}
pompeii-less = Weniger
pompeii-more = Mehr
pompeii-give-so-many = { $count } geben
pompeii-take-so-many = { $count } nehmen
pompeii-rest = Alle { $left } auf { $good }
pompeii-trade = Tausch
pompeii-trade-give = Du gibst
pompeii-trade-take = Du nimmst
pompeii-trade-wanted = fehlt dir für Heer oder Castrum
pompeii-offering-shares = Faire Anteile
pompeii-offering-share = { $pledged } von { $share }
pompeii-offering-cards = { $cards ->
    [one] zieht 1 Karte
   *[other] zieht { $cards } Karten
}
pompeii-offering-about = Der faire Anteil ist ein Punkt je Arbeiter. Jeder Punkt darüber zieht eine Karte, und eine davon behält man. Reicht es am Ende nicht, gehen alle Gebote zurück.
pompeii-offering-give = Was du bieten kannst
pompeii-offering-hits = { $count ->
    [0] keine Vulkankarte trifft diese Ware
    [one] 1 Vulkankarte trifft diese Ware
   *[other] { $count } Vulkankarten treffen diese Ware
}
pompeii-offering-hits-about = { $left ->
    [one] ob die eine Vulkankarte, die noch kommen kann, eine Ware trifft
   *[other] wie viele der { $left } Vulkankarten, die noch kommen können, eine Ware treffen
}
pompeii-offering-would = { $given } von { $required }
pompeii-offering-would-draw = { $cards ->
    [one] { $given } von { $required }, du ziehst 1 Karte
   *[other] { $given } von { $required }, du ziehst { $cards } Karten
}
pompeii-take-for = { $count } für { $given } nehmen
pompeii-ways = Auswahl

## Was zu tun ist

pompeii-prompt-way = { $what }: Wähl eine Aktion.
pompeii-prompt-extra = { $count ->
    [one] Eine Zusatzaktion, danach noch eine: Wähl einen Ort.
   *[other] Eine Zusatzaktion, danach noch { $count }: Wähl einen Ort.
}
pompeii-prompt-own = Wähl dein erstes rotes Gebäude.
pompeii-prompt-coin = { $left ->
    [one] Noch 1 Sesterz: Leg ihn auf eine Ware vom Wert I.
   *[other] Verteil noch { $left } Sesterze auf Waren vom Wert I, in beliebiger Reihenfolge.
}
pompeii-prompt-action = Setz einen Arbeiter auf einen hervorgehobenen Ort, mit oder ohne Karte.
pompeii-prompt-times = { $place }: Wie oft?
pompeii-prompt-given = Handel: Was gibst du?
pompeii-prompt-taken = Du gibst { $given }. Was nimmst du dafür?
pompeii-prompt-traded = { $given } gegen { $taken }: Wie viel nimmst du?
pompeii-prompt-train = Bilde noch einen Spezialisten aus, oder hör auf.
pompeii-prompt-swap = Tausche noch einen Spezialisten, oder hör auf.
pompeii-prompt-payment = Bezahl den Tausch mit einer Ware vom Wert I.
pompeii-prompt-bonus = Besitzbonus: Nimm eine der verbrauchten Waren.
pompeii-prompt-good = { $card }: Welche Ware? { $effect }
pompeii-prompt-victim = { $card }: Wen trifft es? { $effect }
pompeii-prompt-building = { $card }: Welches Gebäude? { $effect }
pompeii-prompt-card = { $card }: Welche Karte? { $effect }
pompeii-prompt-skip = { $building }: Lass { $left ->
    [one] 1 Ware der Kosten weg
   *[other] bis zu { $left } Waren der Kosten weg, eine nach der anderen
}, oder bezahl den Rest.
pompeii-prompt-keep = { $left ->
    [one] Behalte eine der Karten.
   *[other] Behalte { $left } der Karten, eine nach der anderen.
}
pompeii-prompt-halt = Das Castrum wird gebaut. Anhalten?
pompeii-prompt-immediate = Vor den Opfern: Spiel eine Karte, oder keine.
pompeii-prompt-pledge = { $missing ->
    [0] Das reicht: { $given } von { $required }. Wer mehr bietet, bekommt vielleicht Karten.
    [one] Biete eine Warenart, oder passe. { $given } von { $required } sind geboten, 1 fehlt.
   *[other] Biete eine Warenart, oder passe. { $given } von { $required } sind geboten, { $missing } fehlen.
}
pompeii-prompt-pledged = { $good }: Wie viel bietest du?
pompeii-prompt-draw = { $left ->
    [one] Dein Lohn: Zieh eine Karte zum Ansehen.
   *[other] Dein Lohn: Zieh { $left } Karten zum Ansehen, eine nach der anderen.
}

## Was eine Wahl bewirkt

pompeii-say-stop = hier aufhören
pompeii-say-pass = nichts bieten
pompeii-say-wait = keine Karte spielen
pompeii-say-draw-specialist = einen Spezialisten ziehen
pompeii-say-draw-city = eine Stadtkarte ziehen
pompeii-say-hire = einen neuen Arbeiter anwerben
pompeii-say-army = das Heer aufstellen
pompeii-say-finish = das Castrum fertig bauen
pompeii-say-porta = an der Porta tauschen
pompeii-say-seat = { WORD($colour) } wählen
pompeii-say-times = { $count ->
    [one] einmal
   *[other] { $count }-mal
}
pompeii-say-for = { $what } für { $given }
pompeii-say-exchange = { $given } → { $made }
pompeii-say-exchange-at = { $place }: { $given } → { $made }
pompeii-say-pledge = { $given } bieten
pompeii-say-own = { $what } nehmen
pompeii-say-coin = { $what } nehmen
pompeii-say-work = in { $what } arbeiten
pompeii-say-work-for = { $what }: { $given } → { $made }
pompeii-say-work-card = { $what } mit { $card }
pompeii-say-collect = sammeln: { $what }
pompeii-say-collect-nothing = sammeln: { $what }, was diese Runde nichts bringt
pompeii-say-collect-card = { $what } mit { $card }
pompeii-say-build = { $what } bauen
pompeii-say-build-for = { $what } bauen für { $given }
pompeii-say-build-card = { $what } bauen mit { $card }
pompeii-say-train = { $what } ausbilden
pompeii-say-swap = { $what } ablegen und eine Ware vom Wert I zahlen, um einen anderen Spezialisten zu ziehen
pompeii-say-act = { $what } aktivieren
pompeii-say-heal = { $what } aufheben
pompeii-say-lift = das Plättchen von { $what } wegnehmen
pompeii-say-use = { $what } nutzen
pompeii-say-keep = { $what } behalten
pompeii-say-play = { $what } spielen
pompeii-say-skip = { $what } weglassen
pompeii-say-give = { $what } bieten
pompeii-say-pay = { $what } bezahlen
pompeii-say-bonus = { $what } nehmen
pompeii-say-target = { $what } wählen
pompeii-say-take = { $what } nehmen
pompeii-say-trade = { $what } geben
pompeii-say-token = { $token }
pompeii-label-stop = Genug
pompeii-label-pass = { $missing ->
    [0] Passen
    [one] Passen, 1 fehlt
   *[other] Passen, { $missing } fehlen
}
pompeii-label-wait = Keine Karte
pompeii-label-draw-all = { $what }: alle { $count }
pompeii-label-draw-specialist = Spezialist
pompeii-label-draw-city = Stadtkarte

## Options of a table

pompeii-option-all_volcano-title = Alle Vulkankarten
pompeii-option-apocalypse_last-title = Apokalypse zuletzt
pompeii-option-foro_timer-title = Spätes Foro
pompeii-option-no_textoria-title = Ohne Gebäude 14

## Was gedruckt ist, zum Nachschlagen

pompeii-compendium-title = Karten, Gebäude und Waren
pompeii-compendium-about = Namen, Nummern wie S30 oder Wörter eines Textes; oder such eine Ware aus und sieh alles, was mit ihr zu tun hat.
pompeii-subject = Ware
pompeii-production = Wie Waren entstehen
pompeii-printed-specialists = Spezialisten
pompeii-printed-city = Stadtkarten
pompeii-printed-volcano = Vulkankarten
pompeii-printed-buildings = Gebäude
pompeii-printed-goods = Waren
pompeii-printed-places = Felder und Orte
pompeii-kind-immediate = sofort
pompeii-kind-at_activation = wirkt einmal
pompeii-kind-every_action = wirkt jedes Mal
pompeii-kind-temple = Tempel
pompeii-kind-red = rot
pompeii-kind-blue = blau
pompeii-kind-green = grün
pompeii-kind-purple = violett
pompeii-kind-field = Feld
pompeii-kind-limited = Ort
pompeii-set = Satz { $set }: { $title }
pompeii-role-makes = gibt sie
pompeii-role-takes = nimmt sie
pompeii-role-costs = kostet sie
pompeii-role-hits = zerstört sie
pompeii-collected = Wird auf dem eigenen Feld gesammelt.
pompeii-made-at = Wird hier hergestellt: { $places }.
pompeii-made-nowhere = Wird nirgends hergestellt; Karten bringen sie.
pompeii-collects = Der erste Arbeiter eines Spielers in einer Runde sammelt 1, der zweite 2.
pompeii-spaces = Plätze für Arbeiter bei 1, 2, 3 und 4 Spielern: { $spaces }.
pompeii-owner-takes = Nutzt es ein anderer, nimmt der Besitzer 1 Ware einer Art, die hineinging.
pompeii-destroys = Zerstört { $goods }.
pompeii-ends-game = Beendet das Spiel: Pompeji wird zerstört.
pompeii-source-rulebook = Im Regelheft
pompeii-source-page = Im Regelheft, Seite { $page }
pompeii-source-box = Aus einer Schachtel abgelesen
pompeii-source-part = { $known }; teilweise rekonstruiert

## Wendepunkte

pompeii-scene-awakening = Der Vesuv erwacht
pompeii-scene-eruption = Der Vesuv schlägt zu
pompeii-scene-halted = Das Tor fällt zu
pompeii-scene-arrival = Das Heer zieht ein
pompeii-scene-apocalypse = Apokalypse
pompeii-scene-destroyed = Pompeji geht unter
pompeii-scene-spared = Niemand verliert etwas.

## Was bei einer Aktion herausgekommen ist

pompeii-action-begins = { $who } nimmt { $building } und erhält zu Beginn { $goods }.
pompeii-action-collects = { $who } sammelt { $goods }.
pompeii-action-collects-card = { $who } sammelt mit { $card } { $goods }.
pompeii-action-makes = { $who } produziert bei { $place } { $goods } für { $paid }.
pompeii-action-makes-card = { $who } produziert bei { $place } mit { $card } { $goods } für { $paid }.
pompeii-action-trades = { $who } tauscht an der Porta { $paid } gegen { $goods }.
pompeii-action-builds = { $who } baut { $building } für { $paid }.
pompeii-action-builds-card = { $who } baut mit { $card } { $building } für { $paid }.
pompeii-action-trains = { $who } bildet { $cards } für { $paid } aus.
pompeii-action-exchanges = { $count ->
    [one] { $who } zahlt { $paid } und tauscht einen Spezialisten aus.
   *[other] { $who } zahlt { $paid } und tauscht { $count } Spezialisten aus.
}

# A place, a card or a good that is looked at.
pompeii-look-now = Für dich jetzt
pompeii-look-turn = Wenn du am Zug wärst
pompeii-look-goods = Eine der Waren ansehen
pompeii-lens = Ware: { $good }
pompeii-lens-owned = du hast { $count }
pompeii-lens-needed = Gebraucht von: { $things }.
pompeii-lens-lacking = { $step ->
    [army] Deinem Heer
   *[castrum] Dem Castrum
} fehlen noch { $count }.
pompeii-lens-trade = Im Handel bekommst du 1 für eins davon: { $goods }.
pompeii-lens-no-trade = Du hast nichts, was du dagegen tauschen könntest.
