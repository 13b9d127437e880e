# Pompeii: was nur die Seiten im Browser sagen.

## Der Plan

pompeii-vesuvius = Vesuv
pompeii-tabs = Was gezeigt wird
pompeii-tab-city = Stadt
pompeii-tab-tablet = Tafel
pompeii-tab-cards = Karten
pompeii-land = Land und Stadt
pompeii-fields = Felder
pompeii-the-city = Stadt
pompeii-does-costruzione = Ein Haus bauen
pompeii-does-porta = Eine Sorte tauschen
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
pompeii-band-asleep-about = Wohlstand: sammeln, verarbeiten, bauen. Das Foro, Gebäude 17, weckt den Berg.
pompeii-band-asleep-solo = Wohlstand: sammeln, verarbeiten, bauen. In Runde 10 steht das Foro, und der Berg erwacht.
pompeii-band-awake = Der Vesuv ist wach
pompeii-band-awake-about = { $workers ->
    [one] Ein Arbeiter: Am Ende der Runde ist ein Opfer von diesem Wert fällig.
   *[other] { $workers } Arbeiter: Am Ende der Runde ist ein Opfer von diesem Wert fällig.
}
pompeii-band-offer = Der Vesuv will { $required }. Zugesagt: { $given }.
pompeii-band-missing = { $missing ->
    [0] Es fehlt nichts.
   *[other] Es fehlen { $missing }.
}
pompeii-band-nothing = noch nichts
pompeii-band-abstains = hält sich heraus
pompeii-band-crew = { WORD($colour) }: noch { $left } von { $count } Arbeitern zu setzen
pompeii-band-army-recruited = Heer bereit
pompeii-band-army-injured = Heer verletzt
pompeii-band-halted = Castrum aufgehalten
pompeii-if-fail = Wenn es nicht reicht
pompeii-if-fail-about = { $count ->
    [one] Die letzte Vulkankarte: die Apokalypse.
   *[other] Eine Vulkankarte: noch { $count }, eine ist die Apokalypse.
}
pompeii-decks-heading = Stapel
pompeii-decks-about = { $specialists } Spezialisten, { $city } Stadtkarten, { $volcano } Vulkankarten
pompeii-rounds-left = { $count ->
    [0] Letzte Runde
    [one] Noch 1 Runde
   *[other] Noch { $count } Runden
}
pompeii-titles = Sieg bis Runde 15: Duumvir; 16: Ädil; 17: Decurio; 18: Quästor.
pompeii-best = Dein bestes Ergebnis auf diesem Gerät mit diesen Vulkankarten: { $title }, in Runde { $round }.

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
pompeii-reconstructed-about = Ein kleiner gepunkteter Ring steht bei dem, was die Regel nicht verrät: Es wurde rekonstruiert, damit man spielen kann.
pompeii-in-pile = abgelegt
pompeii-active-of = Aktive Karten von { $who }
pompeii-search-cards = Alle Karten durchsuchen
pompeii-found-cards = { $count ->
    [0] Keine Karte
    [one] Eine Karte
   *[other] { $count } Karten
}
pompeii-less = Weniger
pompeii-more = Mehr
pompeii-give-so-many = { $count } geben
pompeii-take-so-many = { $count } nehmen
pompeii-ways = Was gewählt werden kann

## Was zu tun ist

pompeii-prompt-way = { $what }: Wähle, was geschehen soll.
pompeii-prompt-extra = { $count ->
    [one] Eine Zusatzaktion, danach noch eine: Wähle einen Ort.
   *[other] Eine Zusatzaktion, danach noch { $count }: Wähle einen Ort.
}
pompeii-prompt-own = Nimm dein erstes rotes Gebäude.
pompeii-prompt-coin = { $left ->
    [one] Noch ein Sesterz: Lege ihn auf eine Ware vom Wert I.
   *[other] Noch { $left } Sesterze: Lege einen auf eine Ware vom Wert I.
}
pompeii-prompt-action = Setze einen Arbeiter: Die goldenen Orte kannst du wählen, mit oder ohne Karte.
pompeii-prompt-times = { $place }: Wie oft?
pompeii-prompt-given = Tausch: Was gibst du?
pompeii-prompt-taken = { $given } wird gegeben. Was nimmst du dafür?
pompeii-prompt-traded = { $given } gegen { $taken }: Wie viel nimmst du?
pompeii-prompt-train = Bilde noch einen Spezialisten aus, oder höre auf.
pompeii-prompt-swap = Tausche noch einen Spezialisten, oder höre auf.
pompeii-prompt-payment = Bezahle den Tausch mit einer Ware vom Wert I.
pompeii-prompt-bonus = Besitzbonus: Nimm eine der verbrauchten Waren.
pompeii-prompt-good = { $card }: Welche Ware?
pompeii-prompt-victim = { $card }: Wen trifft es?
pompeii-prompt-building = { $card }: Welches Gebäude?
pompeii-prompt-card = { $card }: Welche Karte?
pompeii-prompt-skip = { $building }: Bis zu { $left } Waren der Kosten entfallen. Lass eine weg, oder bezahle den Rest.
pompeii-prompt-keep = { $left ->
    [one] Behalte eine der Karten.
   *[other] Behalte { $left } der Karten, eine nach der anderen.
}
pompeii-prompt-halt = Das Castrum wird gebaut. Aufhalten?
pompeii-prompt-immediate = Vor den Opfern: Spiele eine Karte, oder keine.
pompeii-prompt-pledge = { $missing ->
    [0] Die Opfer reichen: { $given } von { $required }. Was du zulegst, kann Karten bringen.
   *[other] Lege eine Sorte zu, oder passe. { $given } von { $required } sind zugesagt, { $missing } fehlen.
}
pompeii-prompt-pledged = { $good }: Wie viel gibst du?
pompeii-prompt-draw = { $left ->
    [one] Dein Lohn: Zieh eine Karte zum Ansehen.
   *[other] Dein Lohn: Zieh { $left } Karten zum Ansehen, eine nach der anderen.
}

## Was eine Wahl bewirkt

pompeii-say-stop = hier aufhören
pompeii-say-pass = nichts zulegen
pompeii-say-wait = keine Karte spielen
pompeii-say-draw-specialist = einen Spezialisten ziehen
pompeii-say-draw-city = eine Stadtkarte ziehen
pompeii-say-hire = einen neuen Arbeiter einstellen
pompeii-say-army = das Heer aufstellen
pompeii-say-finish = das Castrum fertig bauen
pompeii-say-porta = an der Porta tauschen
pompeii-say-seat = { WORD($colour) } wählen
pompeii-say-times = { $count }-mal
pompeii-say-exchange = { $given } → { $made }
pompeii-say-exchange-at = { $place }: { $given } → { $made }
pompeii-say-pledge = { $given } opfern
pompeii-say-own = { $what } nehmen
pompeii-say-coin = einmal { $what } nehmen
pompeii-say-work = in { $what } arbeiten
pompeii-say-work-for = { $what }: { $given } → { $made }
pompeii-say-work-card = { $what } mit { $card }
pompeii-say-collect = sammeln: { $what }
pompeii-say-collect-card = { $what } mit { $card }
pompeii-say-build = { $what } bauen
pompeii-say-build-for = { $what } bauen für { $given }
pompeii-say-build-card = { $what } bauen mit { $card }
pompeii-say-train = { $what } ausbilden
pompeii-say-swap = { $what } tauschen
pompeii-say-act = { $what } aktivieren
pompeii-say-heal = { $what } aufheben
pompeii-say-lift = das Plättchen von { $what } entfernen
pompeii-say-use = { $what } nutzen
pompeii-say-keep = { $what } behalten
pompeii-say-play = { $what } spielen
pompeii-say-skip = { $what } weglassen
pompeii-say-give = { $what } opfern
pompeii-say-pay = { $what } bezahlen
pompeii-say-bonus = { $what } nehmen
pompeii-say-target = { $what } wählen
pompeii-say-take = { $what } nehmen
pompeii-say-trade = { $what } geben
pompeii-say-token = { $token }
pompeii-label-stop = Genug
pompeii-label-pass = Passen
pompeii-label-wait = Keine Karte
pompeii-label-draw-specialist = Spezialist
pompeii-label-draw-city = Stadtkarte

## Options of a table

pompeii-option-all_volcano-title = Alle Vulkankarten
pompeii-option-apocalypse_last-title = Die Apokalypse zuletzt
pompeii-option-foro_timer-title = Ein spätes Foro
pompeii-option-no_textoria-title = Ohne Gebäude 14
