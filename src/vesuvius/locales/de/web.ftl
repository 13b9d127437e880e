# Die Seiten im Browser.

## Überall

web-title = Vesuvius
web-title-page = { $page } – Vesuvius
web-title-table = { $game } – Vesuvius
web-title-turn = ● Du bist dran – Vesuvius
web-with-ruling = { $line } ({ $rule })
web-close = Schließen
web-to-home = Zur Startseite
web-load-again = Neu laden
web-try-now = Jetzt versuchen
web-guest = Gast
web-bot-names = Marcus, Aurelia, Titus, Livia, Gaius, Cornelia, Lucius, Julia, Quintus, Flavia
web-player = Spieler { $number }
web-token = { $token }
web-keep = Speichern
web-play = Spielen
web-copied = Kopiert
web-copy-link = Link kopieren
web-copy-watch-link = Link für Zuschauer kopieren
web-qr = Der Link als QR-Code
web-download = Aufzeichnung herunterladen

## Die Startseite

downfall-lead = Ein Brettspiel unter dem Vulkan. Zieh nach Pompeji, hol deine Familie nach – und verlass die Stadt, bevor der Vesuv ausbricht.
pompeii-lead = Ein Brettspiel unter dem Vulkan. Sammle Waren, besänftige den Vesuv – und führ als Erster ein Heer ins Castrum.
web-home-picture = Pompeji unter dem Vesuv
web-motto = Einziehen. Rauch riechen. Rennen.
web-ways = Andere Arten zu spielen
web-game = Spiel
downfall-about = 2 bis 4 Spieler · etwa 45 Minuten
pompeii-about = 1 bis 4 Spieler · etwa 30 Minuten je Spieler
web-bots = Bots
web-alone = Solo
web-level = Stufe
downfall-level-1 = Kennt den Weg zum nächsten Tor und sonst wenig.
downfall-level-2 = Kennt die Wege hinaus, seine und deine, und begräbt dich, wo er kann.
downfall-level-3 = Achtet auf Gedränge, Lava und Verwandte, einen Schritt voraus.
pompeii-level-1 = Stellt her, was als Nächstes fehlt, und kennt sonst wenig.
pompeii-level-2 = Handelt auch an der Porta, versteht aber nichts von Karten.
pompeii-level-3 = Achtet auf Gebäude, Handel und Karten, einen Schritt voraus.
web-level-4 = Denkt ein paar Züge voraus.
web-level-5 = Der Stärkste. Lässt sich Zeit.
pompeii-choice-volcano = Vulkan
pompeii-option-set_a-title = Leicht
pompeii-option-set_a-about = Seine Karten treffen die wenigsten Waren.
pompeii-option-set_b-title = Mittel
pompeii-option-set_b-about = Seine Karten treffen mehr Waren.
pompeii-option-set_c-title = Schwer
pompeii-option-set_c-about = Seine Karten treffen die meisten Waren.
pompeii-data-mild-title = mild
pompeii-data-harsh-title = streng
web-play-now = Jetzt spielen
web-my-games = Meine Partien
web-no-games = Noch keine Partie. Die erste ist nur einen Klick entfernt.
web-all-games = Alle { $count } Partien
web-game-with = Mit { $names }
web-game-alone = Solo
web-free-seat = freier Platz
web-status-open = Nicht begonnen
web-status-running = Läuft
web-status-over = Zu Ende
web-status-closed = Geschlossen
web-friends = Mit Freunden
web-friends-about = Einen Tisch öffnen und den Link oder QR-Code teilen.
web-friends-lead = Du bekommst einen Tisch mit einem Link. Wer den Link öffnet, kann Platz nehmen; freie Plätze können Bots übernehmen.
web-friends-make = Tisch öffnen
web-device = An diesem Gerät
web-device-about = Gebt es herum; ein Vorhang verdeckt die Karten.
web-device-lead = Mehrere Leute teilen sich dieses Gerät. Zwischen den Zügen verdeckt ein Vorhang die Karten.
web-device-make = Starten
web-watch = Zuschauen
web-watch-about = Sieh bei Partien zu, die gerade laufen.
web-nothing-to-watch = Gerade läuft keine Partie, bei der du zuschauen kannst.
web-live-now = Gerade läuft
web-live-all = Alle Partien
web-moves-played = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
web-watchers = { $count ->
    [one] ein Zuschauer
   *[other] { $count } Zuschauer
}
web-daily = Tagesaufgabe
web-daily-about = Eine Verteilung für alle, ein Versuch, bis Mitternacht (UTC).
web-learn = Lernen
web-learn-about = Eine erste Partie mit Anleitung, etwa zehn Minuten.
pompeii-learn-about = Eine erste Partie mit Anleitung, etwa eine Viertelstunde.
web-puzzles = Rätsel
web-puzzles-about = Ein Zug ist der beste: Finde ihn.
web-puzzles-about-other = Aus { $game }: Finde den besten Zug.
web-editor = Stellungseditor
web-editor-about = Jede Stellung aufbauen und weiterspielen.
web-open-in-editor = Im Stellungseditor öffnen

## Ein neuer Tisch

web-players = Spieler
web-people-here = Leute an diesem Gerät
web-rest-bots = { $count ->
    [one] Den anderen Platz bekommt ein Bot.
   *[other] Die anderen { $count } Plätze bekommen Bots.
}
web-clock = Bedenkzeit
web-clock-none = Keine
web-clock-live = 20 Sekunden je Zug, 5 Minuten Reserve
web-clock-slow = 3 Tage je Zug
web-public = Öffentlicher Tisch
web-public-about = Jeder kann ihn hier finden, mitspielen und zuschauen.
web-audience = Alle dürfen zuschauen
web-audience-about = Die Partie steht unter „Zuschauen“. Mitspielen kann nur, wer den Link hat.
web-about-option = { $about }.
web-data-set = Zahlenwerte: { $title }
web-data-set-about = Zahlenwerte „{ $title }“: { $about }
web-title-data-set = { $game } · { $set }
downfall-option-dual_vents-title = Plättchen mit zwei Symbolen
downfall-option-closed_vents-title = Gesperrte Startfelder
downfall-option-free_moves-title = Auf Bewegungszüge verzichten

## Vor der Partie

web-waiting-title = Warten auf Mitspieler
web-waiting-free = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
web-waiting-full = Alle sind da.
web-waiting-owner = Du hast einen Platz. Es geht los, sobald der Gastgeber des Tisches die Partie startet.
web-sit-name = Dein Name, wie ihn die anderen sehen
web-waiting-lot = Plätze und Farben werden zu Beginn der Partie ausgelost.
web-ask-name = Wie sollen dich die anderen nennen?
web-keep-name = Namen behalten
web-skip-name = Nicht jetzt
web-sit-down = Platz nehmen
web-begin = Starten
web-seat-bot = Bot
web-seat-open = Platz freigeben
web-seat-up = Platz verlassen
web-seat-kept = Warten auf { $name }
web-invite = Einladen
web-invite-text = Wer diesen Link hat, kann hier Platz nehmen oder zuschauen, sobald die Partie läuft.
web-link-here-only = Nur dieses Gerät kann diesen Link öffnen: Der Server läuft nur für dieses Gerät.
web-link-home = Für alle Geräte im Heimnetz starte ihn mit
web-link-anywhere = Für Leute anderswo betreibe ihn auf einem Server und setz

## Der Tisch

web-board = Der Spielplan
web-beside = Spieler und Chronik
web-moves = Mögliche Züge
web-you = Du
web-person = Mensch
web-opponent = Gegner
web-away = Abwesend
web-online = Online
web-offline = Offline
web-bot-plays = Ein Bot spielt
web-resigned = Aufgegeben
web-bot = Bot · { $level }
web-your-turn = Du bist dran
web-your-turn-name = Du bist dran, { $name }
web-thinks = { $name } ist dran
web-wait = Du bist noch nicht dran.
web-watching = Du schaust zu.
web-watching-moves = Sieh, was die anderen tun.
web-own-move = Dein Zug
web-own-move-shown = Sieh, was er bewirkt.
web-sending = Einen Augenblick.
web-move-whose = { $move }: ein Stein von { $name }
web-move-explained = { $move }: { $says }
web-plan = Zug planen
web-plan-heading = Plane deinen nächsten Zug
web-plan-confirm = { $move }? Drück „Planen“.
web-plan-keep = Planen
web-plan-done = Fertig
web-plan-made = Geplant: { $moves }.
web-plan-drop = Plan verwerfen
web-plan-dropped = Dein Plan wurde nicht gespielt: { $moves }.
web-confirm = { $move }? Drück „Spielen“ oder wähl es noch einmal.
web-confirm-explained = { $move }: { $says }.
web-confirm-act = Drück noch einmal „{ $act }“, um es zu tun.
web-prompt-choose = Du bist dran. Wähl einen Zug.
web-not-now = Das geht gerade nicht.
web-list-full = Das sind alle. Spiel sie, oder geh zurück und ändere etwas.
web-since = Seit deinem letzten Zug
web-log-hits = { $count ->
    [0] Chronik
    [one] Chronik, { $count } Angriff auf dich
   *[other] Chronik, { $count } Angriffe auf dich
}
web-past = Du siehst einen früheren Moment der Partie.
web-steps = Züge der Partie
web-step = Zug { $number } von { $count }
web-step-first = Erster Zug
web-step-back = Voriger Zug
web-step-on = Nächster Zug
web-step-last = Neuester Zug
web-scene-skip = Weiter mit Tippen oder einer Taste
web-skip = Vorspulen
web-next-game = Nächste Partie
web-back = Zurück
web-undo = Rückgängig
web-undo-turn = Meinen Zug zurücknehmen
web-chat = Chat
web-chat-unread = { $count ->
    [0] Chat
    [one] Chat, { $count } neue Nachricht
   *[other] Chat, { $count } neue Nachrichten
}
web-chat-empty = Noch keine Nachrichten.
web-chat-say = Nachricht schreiben
web-chat-send = Senden
web-chat-sending = Noch nicht gesendet. Die Nachricht geht hinaus, sobald der Server antwortet.
web-chat-watchers = Hier chatten die Zuschauer. Die Spieler sehen es erst, wenn die Partie vorbei ist.
web-chat-reactions = Reaktionen
web-chat-closed = An diesem Tisch ist der Chat ausgeschaltet.
web-type-move = Zug eintippen
web-type-possible = Jetzt möglich: { $tokens }
web-notes = Notizen
web-sounds = Töne
web-menu = Menü
web-leave = Kurz weggehen
web-return = Platz wieder einnehmen
web-resign = Aufgeben
web-resign-sure = Endgültig aufgeben
web-resign-about = Du kannst nicht zurückkommen und wirst Letzter. Bleibt ein Spieler übrig oder nur Bots, ist die Partie sofort zu Ende. Sonst spielt an deinem Platz ein Bot weiter.
web-offer-end = Vorschlagen, die Partie zu beenden
web-end-offered = { $who } schlägt vor, die Partie ohne Sieger zu beenden.
web-end-accept = Partie beenden
web-end-decline = Weiterspielen
web-end-waiting = Du hast angeboten, die Partie zu beenden. Die anderen können annehmen oder weiterspielen.
web-claim = Sieg einfordern
web-claim-about = Dein Gegner ist schon lange fort. Du kannst den Sieg einfordern oder weiterspielen.
web-claim-from = Dein Gegner ist weg. Wenn er um { $time } noch nicht zurück ist, kannst du den Sieg einfordern.
web-away-about = Du bist gerade weg. Solange du fort bist, können die anderen einen Bot für dich spielen lassen.
web-proposals = An diesem Tisch
web-proposal-offer = Angebot
web-proposal-rewind = Anfrage
web-proposal-away = Weg
web-proposal-claim = Sieg
web-proposal-absent = Fehlt
web-proposal-where = Zum Antworten drück auf „{ $word }“ in der Titelleiste.
web-let-bot = Einen Bot für { $name } spielen lassen
web-rewind-asked = { $who } möchte Züge zurücknehmen.
web-rewind-yes = Zurücknehmen erlauben
web-rewind-no = Nein, weiterspielen
web-event = { $what }: { $facts }
web-event-of = { $who }: { $what }, { $facts }
web-entry-left = { $who } ist kurz weg
web-entry-resigned = { $who } gibt auf
web-entry-claimed = { $who } fordert den Sieg ein
web-entry-end-offered = { $who } schlägt vor, die Partie zu beenden
web-entry-end-accepted = { $who } ist mit dem Ende einverstanden
web-entry-end-declined = { $who } möchte lieber zu Ende spielen
web-entry-end-agreed = { $who } ist einverstanden: Die Partie endet ohne Sieger
web-entry-time = Die Zeit von { $who } ist abgelaufen
web-entry-bot-sat = Ein Bot spielt für { $who } weiter
web-entry-returned = { $who } ist wieder da
web-entry-waited = { $who } möchte lieber warten
web-entry-content = { $who } lässt es dabei
web-entry-rewind-asked = { $who } möchte Züge zurücknehmen
web-entry-rewind-agreed = { $who } ist einverstanden
web-entry-rewind-refused = { $who } möchte lieber weiterspielen
web-entry-closed = Der Betreiber hat den Tisch geschlossen
web-pass-title = { $name } ist dran
web-pass-text = Gib das Gerät an { $name } weiter. Alle anderen schauen weg.
web-pass-look = Ich bin { $name }

## Nach der Partie

web-over = Die Partie ist zu Ende
web-won = { $count ->
    [0] Niemand hat gewonnen: Alles ist verloren.
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
web-won-resigned = { $count ->
    [0] { $gone } hat aufgegeben: Niemand gewinnt.
    [one] { $names } gewinnt: Aufgegeben hat { $gone }.
   *[other] { $names } teilen sich den Sieg: Aufgegeben hat { $gone }.
}
web-won-claimed = { $names } gewinnt: Der Gegner ist gegangen.
web-won-agreed = Alle wollten die Partie beenden. Niemand gewinnt.
web-result = Ergebnis
web-rematch = Noch einmal
web-to-rematch = Zur neuen Partie
web-rematch-waits = Es gibt eine neue Partie mit einem Platz für dich.
web-rematch-asked = Möchtest du noch einmal spielen? Es geht los, wenn alle angenommen haben.
web-rematch-accept = Annehmen
web-rematch-decline = Nein, danke
web-rematch-offered = Die anderen sind gefragt. Es geht los, wenn alle angenommen haben; freie Plätze kannst du auch Bots geben.
web-daily-result = Ergebnisse des Tages
web-proof = Nachweis der Verteilung
web-seed = Alles wurde aus dem Startwert { $seed } ausgeteilt; festgelegt war er durch { $commitment }.

## Tasten

web-keys = Tastenkürzel
web-key-arrows = ← ↑ → ↓
web-key-arrows-does = Auf dem Spielplan bewegen
web-key-enter = Enter
web-key-enter-does = Wählen; danach den gewählten Zug spielen
web-key-inspect = I
web-key-inspect-does = Mehr über den Ort, die Karte oder die Ware, die ausgewählt ist
web-key-escape = Esc
web-key-escape-does = Zurück
web-key-zoom = + − 0
web-key-zoom-does = Spielplan vergrößern, verkleinern oder ganz zeigen
web-zoom-whole = Den ganzen Spielplan zeigen
web-key-undo = U
web-key-undo-does = Rückgängig
web-key-undo-turn = Umschalt+U
web-key-undo-turn-does = Meinen Zug zurücknehmen
web-key-skip = S
web-key-skip-does = Zum neuesten Zug vorspulen
web-key-steps = {","} {"."}
web-key-steps-does = In der Partie zurück und vor
web-key-type = /
web-key-type-does = Zug eintippen
web-key-log = L
web-key-log-does = Chronik
web-key-notes = N
web-key-notes-does = Notizen: gespielte Karten, gezogene Plättchen
web-key-chat = C
web-key-chat-does = Chat
web-key-menu = M
web-key-menu-does = Menü
web-key-help = ?
web-key-help-does = Diese Liste

## Einstellungen

web-settings = Einstellungen
web-name = Dein Name
web-name-kept = Gespeichert. Neue Tische zeigen diesen Namen.
web-language = Sprache
web-language-en = English
web-language-de = Deutsch
web-language-fr = Français
web-language-nl = Nederlands
web-theme = Design
web-theme-browser = Wie der Browser
web-theme-light = Hell
web-theme-dark = Dunkel
web-pieces = Farben der Steine
web-pieces-usual = Standard
web-pieces-distinct = Gut unterscheidbar
web-pieces-contrast = Starker Kontrast
web-pieces-usual-about = Jede Farbe hat ihre eigene Form und ihren eigenen Buchstaben.
web-pieces-distinct-about = Jede Farbe ist außerdem verschieden hell: für alle, die manche Farben kaum unterscheiden können.
web-pieces-contrast-about = Satte Farben, breite Ränder, kräftige Buchstaben.
web-own-colour = Meine Farbe
web-own-colour-seat = Die des Platzes
web-own-colour-about = Deine Steine siehst du immer in dieser Farbe, wenn es sie im Spiel gibt; wem sie gehört, der bekommt deine. Für die anderen und in der Notation ändert sich nichts.
web-speed = Tempo der anderen
web-speed-slow = Langsam
web-speed-normal = Normal
web-speed-fast = Schnell
web-speed-off = Sofort
web-set-confirm = Vor jedem Zug nachfragen
web-set-confirm-about = Die meisten Züge lassen sich nicht zurücknehmen.
web-set-auto = Erzwungene Züge automatisch spielen
web-set-auto-about = Gibt es nur einen Zug, wird er für dich gespielt.
web-set-coordinates = Buchstaben und Zahlen am Rand des Spielplans
web-set-coordinates-about = Aufforderungen, Chronik und Tipps nennen die Felder so, etwa F2.
web-set-watched = Andere dürfen zuschauen
web-set-watched-about = Neue Partien gegen Bots stehen unter „Zuschauen“. Deine Karten sieht niemand.
web-set-sound = Töne
web-set-sound-about = Leise, und nie das einzige Signal.
web-other-device = Anderes Gerät
web-other-device-about = Mit einem Code meldest du dich auf einem anderen Gerät an; deine Partien und dein Name kommen mit.
web-other-device-code = Code erzeugen
web-forget = Meine Daten löschen
web-forget-about = Dein Name, deine Schlüssel und deine Nachrichten werden gelöscht. Deine Partien bleiben, ohne deinen Namen.
web-forget-sure = Endgültig löschen
web-forgotten = Erledigt. Auf diesem Gerät ist nichts mehr von dir gespeichert.

## What is stored, and for how long

web-privacy = Datenschutz
web-privacy-link = Was gespeichert wird
web-privacy-link-about = Sieh, was dieser Server über dich speichert, und lade alles herunter.
web-privacy-about = Du spielst hier ohne Konto. Es gibt keine Werbung, niemand verfolgt dich, und diese Seite lädt nichts von anderen Servern.
web-privacy-stored = Was dieser Server speichert
web-privacy-you = Du
web-privacy-you-about = Der Name, den du gewählt hast, deine Sprache, wann du zuerst und wann du zuletzt hier warst, und ein Fingerabdruck des Schlüssels auf jedem deiner Geräte.
web-privacy-games = Partien
web-privacy-games-about = An jedem Tisch: wer wo sitzt, jeder Zug mit seiner Zeit, geplante Züge und der Chat.
web-privacy-results = Ergebnisse
web-privacy-results-about = Plätze und Wertungen, Aufgaben, die du versucht hast, Tagesaufgaben und Varianten, die du erkundet hast.
web-privacy-notices = Benachrichtigungen
web-privacy-notices-about = Wenn du erfahren willst, dass du am Zug bist: die Adresse beim Hersteller deines Browsers oder deine E-Mail-Adresse. Darüber werden die Nachrichten verschickt.
web-privacy-address = Deine Netzadresse
web-privacy-address-about = Sie bleibt im Arbeitsspeicher, um zu begrenzen, wie viel eine Adresse fragen darf. Aufgeschrieben wird sie nur, wenn Anfragen von ihr abgewiesen wurden (im Protokoll) oder wenn sie gesperrt ist.
web-privacy-device = Auf diesem Gerät
web-privacy-device-about = Dein Schlüssel und deine Einstellungen, im Speicher des Browsers. Es gibt keine Cookies.
web-privacy-seen = Was andere sehen
web-privacy-seen-about = Deinen Namen, wann du an einem Tisch online bist, und deine Ergebnisse gegen sie. Wer zuschauen darf, wird mit dem Tisch festgelegt. Ist eine Partie vorbei, können alle, die dort saßen, alles sehen.
web-privacy-how-long = Wie lange
web-privacy-people-always = Du: bis du deine Daten löschst.
web-privacy-people-days = Du: bis du deine Daten löschst oder { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} nicht hier warst.
web-privacy-finished-always = Beendete Partien: so lange, wie der Betreiber sie behält.
web-privacy-finished-days = Beendete Partien: { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} nach dem letzten Zug.
web-privacy-abandoned-days = Tische, an denen niemand mehr spielt: { $days ->
    [one] einen Tag
   *[other] { $days } Tage
}.
web-privacy-imported-days = Partien aus eingelesenen Aufzeichnungen: { $days ->
    [one] einen Tag
   *[other] { $days } Tage
}.
web-privacy-backups = In den Sicherungen des Betreibers steht Gelöschtes, bis sie ersetzt werden.
web-privacy-rights = Was du tun kannst
web-privacy-rights-about = Lade alles, was über dich gespeichert ist, als eine Datei herunter, oder lösche deine Daten in den Einstellungen. Die Partien der anderen bleiben lesbar, ohne deinen Namen.
web-privacy-download = Meine Daten herunterladen

## Wenn etwas schiefgeht

web-unreachable = Der Server ist nicht zu erreichen. Bist du online?
web-server-gone = Der Server ist nicht zu erreichen. Regeln und Lektionen gehen auch ohne ihn; alles andere wartet, bis er wieder da ist.
web-update = Eine neue Version ist da. Lade sie, wenn es dir passt; deine Partien gehen weiter, wo sie sind.
web-warming = Der Server macht sich bereit: Er übersetzt die Regeln, nur dieses eine Mal. Das dauert ein, zwei Minuten; danach geht es von selbst weiter.
web-line-connecting = Verbinden …
web-line-lost = Verbindung unterbrochen. Dein Zug ist sicher; nächster Versuch in { $seconds } s.
web-line-ended = Der Server hat diese Verbindung beendet.
web-gone-title = Hier ist nichts mehr
web-trouble-title = Da ist etwas schiefgegangen
web-nowhere-title = Seite nicht gefunden
web-nowhere-text = Unter dieser Adresse ist nichts. Der Link ist vielleicht alt oder unvollständig.
web-code-title = Dieser Code funktioniert nicht

## Die Regeln

web-rules = Regeln
web-clear-search = Suche leeren
web-look-up = Nachschlagen

## Tipps

web-hint = Tipp
web-hint-close = Ausblenden
web-hints = Tipps
web-hint-waiting = Ein starker Bot denkt über deinen Zug nach …
web-hint-choose = Was ein starker Bot spielen würde, das Beste zuerst. Wähl einen Tipp, oder spiel etwas Eigenes.
web-hint-outdated = Nach längerer Suche kommt eine andere Reihenfolge heraus.
web-hint-renew = Neu ordnen
web-hints-allowed = Tipps
web-hints-allowed-about = Wer am Zug ist, darf fragen, was ein starker Bot spielen würde.
web-key-hint = H
web-key-hint-does = Tipps, wenn sie erlaubt sind

## Uhren

web-time-left = Verbleibende Zeit
web-time-reserve = Reserve
web-time-little = nur noch wenig Zeit
web-time-days = { $hours ->
    [0] { $days } T
   *[other] { $days } T { $hours } h
}
web-time-hours = { $minutes ->
    [0] { $hours } h
   *[other] { $hours } h { $minutes } min
}
web-time-seconds-said = { $seconds ->
    [one] Für deinen Zug bleibt eine Sekunde.
   *[other] Für deinen Zug bleiben { $seconds } Sekunden.
}
web-time-hours-said = { $hours ->
    [one] Für deinen Zug bleibt eine Stunde.
   *[other] Für deinen Zug bleiben { $hours } Stunden.
}

## Gerufen werden

web-title-turns = ● Du bist an { $count } Tischen dran – Vesuvius
web-title-waiting = ({ $count }) { $title }
web-notice-title = Du bist dran
web-notice-text = { $game }: Die anderen warten auf dich.
web-set-notice = Browser-Benachrichtigungen
web-set-notice-about = Ist diese Seite im Hintergrund offen, meldet der Browser, wenn du dran bist.
web-set-notice-denied = Für diese Seite sind Benachrichtigungen blockiert. Ändern kannst du das in den Einstellungen des Browsers.
web-set-notice-insecure = Der Browser zeigt Benachrichtigungen nur für https-Seiten. Der Titel der Seite sagt dir trotzdem, wenn du dran bist.
web-set-notice-missing = Dieser Browser kann keine Benachrichtigungen zeigen. Der Titel der Seite sagt dir trotzdem, wenn du dran bist.

## Nach der Partie: noch einmal ansehen, teilen, die eigene Bilanz

web-replay = Wiederholung
web-review = Durchsicht
web-mistakes = Aus Fehlern lernen
web-explore = Von hier erkunden
web-replay-of = Wiederholung: { $game }
web-replay-with = Wiederholung der Partie mit { $names }
web-replay-hands = Offene Karten
web-replay-leave = Zum Ergebnis
web-replay-begin = Die Partie beginnt.
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-end = Ans Ende
web-replay-pace = Tempo: { $pace }
web-replay-copy = Link zu dieser Stelle kopieren
web-replay-clip = Clip erstellen
web-replay-no-picture = Von diesem Moment gibt es kein Bild. Die Chronik erzählt, was geschah.
web-replay-early-title = Die Partie läuft noch
web-replay-early-text = Sobald eine Partie zu Ende ist, lässt sie sich vom ersten bis zum letzten Zug noch einmal ansehen.
web-share = Teilen
web-share-title = { $count ->
    [0] { $game }: Niemand hat gewonnen
    [one] { $names } hat gewonnen: { $game }
   *[other] { $names } haben gemeinsam gewonnen: { $game }
}
web-share-private = Nur wer an diesem Tisch saß, kann den Link öffnen.
web-record = Meine Bilanz
web-record-empty = Noch nichts. Sobald du eine Partie beendet hast, steht sie hier, mit deinen Gegnern und deiner Wertung.
web-record-places = Platzierungen nach Spielerzahl
web-record-games = Partien
web-record-place = { $place }.
web-record-place-of = { $place }. von { $count }
web-record-gone = Gegangen
web-record-won = Gewonnen
web-record-lost = Verloren
downfall-best-score = Meiste gerettet
web-streaks = In Folge
web-streak-now = Zurzeit
web-streak-longest = Am längsten
web-streak-daily = Tagesaufgabe: { $game }
web-streak-days = { $count ->
    [one] 1 Tag in Folge
   *[other] { $count } Tage in Folge
}
web-streak-puzzles = { $count ->
    [one] 1 in Folge gelöst
   *[other] { $count } in Folge gelöst
}
web-record-last = Beendete Partien
web-record-several = { $count } × { $name }
web-record-opponent = Gegner
web-record-better = Besser
web-record-equal = Gleich
web-record-worse = Schlechter
web-record-people = Gegen Menschen
web-record-bots = Gegen Bots
web-record-bot-rating = Wertung { $rating }
web-rating-people = Wertung unter Menschen
web-rating-bots = Wertung gegen Bots
web-rating-margin = ± { $margin }
web-rating-games = { $count ->
    [one] aus einer gewerteten Partie
   *[other] aus { $count } gewerteten Partien
}
web-rating-none = Noch keine gewertete Partie.
web-rating-about = Nur Partien an gewerteten Tischen zählen. Partien mit einem Bot am Tisch haben eine eigene Wertung, und alle beginnen bei 1500; je mehr du spielst, desto sicherer ist die Zahl.
web-rating-change = { $after } ({ $change })
web-rating-new = Deine Wertung: { $before } → { $after }
web-rated = Gewertet
web-rated-about = Das Ergebnis zählt für die Wertung aller. Keine Tipps, und zurückgenommen werden nur die eigenen letzten Züge.
web-rated-here = Gewertete Partie
web-casual = Ohne Wertung
web-casual-here = Partie ohne Wertung
web-casual-result = Eine Partie ohne Wertung.
web-somebody = Jemand

## Mitspieler finden

web-lobby = Mit anderen spielen
web-lobby-about = Mitspieler finden: sofort, oder an einem offenen Tisch.
web-lobby-lead = Sag, was du spielen möchtest. Wer dasselbe will, trifft dich an einem Tisch; kommt niemand, übernehmen Bots die freien Plätze.
web-match-wait = Bots kommen dazu nach
web-match-seconds = { $count ->
    [60] 1 Minute
    [180] 3 Minuten
   *[other] { $count } Sekunden
}
web-match-name = Dein Name
web-match-as = Du spielst als { $name }.
web-match-now = Jetzt mit jemandem spielen
web-match-level = Stufe der Bots
web-match-stop = Nicht länger warten
web-match-gone = Als die Zeit um war, war niemand an diesem Tisch. Er wurde geschlossen.
web-open-tables = Offene Tische
web-open-none = Im Moment wartet niemand.
web-seats-free = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
web-open-join = Mitspielen
web-open-back = Zurück
web-open-rating = { $name } ({ $rating })
web-open-unrated = { $name } (noch ohne Wertung)
web-open-bot = { $name } ({ $level })
web-fills-in = { $count ->
    [0] Bots übernehmen die freien Plätze …
    [one] In einer Sekunde übernehmen Bots die freien Plätze.
   *[other] In { $count } Sekunden übernehmen Bots die freien Plätze.
}
