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
web-copy-watch-link = Link für Gäste kopieren
web-qr = Der Link als QR-Code
web-download = Aufzeichnung

## Die Startseite

downfall-lead = Ein Brettspiel unter dem Vulkan. Zieh nach Pompeji, hol deine Familie nach – und sei fort, bevor der Berg kommt.
pompeii-lead = Ein Brettspiel unter dem Vulkan. Sammle Waren, besänftige den Berg – und führe das erste Heer ins Castrum.
web-home-picture = Pompeji unter dem Vesuv
web-motto = Einziehen. Rauch riechen. Rennen.
web-ways = Andere Arten zu spielen
web-game = Spiel
downfall-about = 2 bis 4 Spieler · etwa 30 Minuten
pompeii-about = 1 bis 4 Spieler · etwa 30 Minuten je Spieler
web-bots = Bots
web-alone = Allein
web-level = Stufe
downfall-level-1 = Kennt den Weg zum nächsten Tor und sonst wenig.
downfall-level-2 = Kennt die Wege hinaus, seine und deine, und begräbt dich, wo er kann.
downfall-level-3 = Achtet auf Gedränge, Lava und Verwandte, einen Schritt voraus.
pompeii-level-1 = Stellt her, was als Nächstes fehlt, und kennt sonst wenig.
pompeii-level-2 = Handelt auch an der Porta; mit Karten fängt er nichts an.
pompeii-level-3 = Achtet auf Gebäude, Handel und Karten, einen Schritt voraus.
web-level-4 = Denkt ein paar Züge voraus.
web-level-5 = Der Stärkste. Lässt sich Zeit.
pompeii-choice-volcano = Vulkan
pompeii-option-set_a-title = Leicht
pompeii-option-set_a-about = Seine Karten treffen wenige Waren.
pompeii-option-set_b-title = Mittel
pompeii-option-set_b-about = Seine Karten treffen mehr Waren.
pompeii-option-set_c-title = Schwer
pompeii-option-set_c-about = Seine Karten treffen die meisten Waren.
web-play-now = Jetzt spielen
web-my-games = Meine Partien
web-no-games = Noch keine Partie. Zur ersten ist es ein Klick.
web-all-games = Alle { $count } Partien
web-game-with = Mit { $names }
web-game-alone = Allein
web-free-seat = freier Platz
web-status-open = Nicht begonnen
web-status-running = Läuft
web-status-over = Zu Ende
web-status-closed = Geschlossen
web-friends = Mit Freunden
web-friends-about = Einen Tisch öffnen, den Link schicken oder den Code zeigen.
web-friends-lead = Du bekommst einen Tisch mit einem Link. Wer den Link öffnet, nimmt Platz; freie Plätze können an Bots gehen.
web-friends-make = Tisch öffnen
web-device = An diesem Gerät
web-device-about = Reicht es herum; ein Vorhang verdeckt die Karten.
web-device-lead = Mehrere Leute teilen sich dieses Gerät. Zwischen den Zügen verdeckt ein Vorhang die Karten.
web-device-make = Beginnen
web-watch = Zuschauen
web-watch-about = Sieh, wer an den öffentlichen Tischen spielt.
web-nothing-to-watch = Gerade spielt niemand an einem öffentlichen Tisch.
web-daily = Tagesaufgabe
web-daily-about = Eine Verteilung für alle, ein Versuch, bis Mitternacht (UTC).
web-learn = Lernen
web-learn-about = Eine erste Partie mit Anleitung, zehn Minuten.
pompeii-learn-about = Eine erste Partie mit Anleitung, eine Viertelstunde.
web-puzzles = Rätsel
web-puzzles-about = Ein Zug ist der beste: Finde ihn.
web-puzzles-about-other = Aus { $game }: Finde den besten Zug.
web-editor = Aufbauen
web-editor-about = Jede Stellung bauen und weiterspielen.
web-open-in-editor = Im Stellungseditor öffnen

## Ein neuer Tisch

web-players = Spieler
web-people-here = Leute an diesem Gerät
web-rest-bots = { $count ->
    [one] Den anderen Platz bekommt ein Bot.
   *[other] Die anderen { $count } Plätze bekommen Bots.
}
web-clock = Bedenkzeit
web-clock-none = Keine Eile
web-clock-live = 20 Sekunden je Zug, 5 Minuten Reserve
web-clock-slow = 3 Tage je Zug
web-public = Öffentlicher Tisch
web-public-about = Jeder kann ihn hier finden, mitspielen und zuschauen.
web-about-option = { $about }.
downfall-option-dual_vents-title = Plättchen mit zwei Symbolen
downfall-option-closed_vents-title = Gesperrte Startfelder
downfall-option-free_moves-title = Auf Bewegungszüge verzichten

## Vor der Partie

web-waiting-title = Der Tisch ist gedeckt
web-waiting-free = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
web-waiting-full = Alle sind da.
web-waiting-owner = Du hast einen Platz. Es geht los, sobald der Gastgeber des Tisches beginnt.
web-sit-name = Der Name, den die anderen sehen
web-sit-down = Platz nehmen
web-begin = Beginnen
web-seat-bot = Bot
web-seat-open = Platz freigeben
web-seat-up = Aufstehen
web-invite = Einladen
web-invite-text = Wer diesen Link hat, kann sich hierher setzen oder zuschauen, wenn die Partie läuft.

## Der Tisch

web-board = Der Spielplan
web-beside = Spieler und Chronik
web-moves = Mögliche Züge
web-you = Du
web-person = Mensch
web-away = Abwesend
web-bot = Bot · { $level }
web-your-turn = Du bist dran
web-your-turn-name = Du bist dran, { $name }
web-thinks = { $name } ist dran
web-wait = Du wirst gefragt, wenn du dran bist.
web-watching = Du schaust zu.
web-watching-moves = Sieh, was die anderen tun.
web-sending = Einen Augenblick.
web-confirm = { $move }? Drücke „Spielen“ oder wähle es noch einmal.
web-prompt-choose = Du bist dran. Wähle einen Zug.
web-not-now = Das gehört jetzt zu keinem Zug.
web-since = Seit deinem letzten Zug
web-past = Du siehst einen früheren Augenblick der Partie.
web-steps = Durch die Partie
web-step = Zug { $number } von { $count }
web-step-first = Zum Anfang
web-step-back = Einen Zug zurück
web-step-on = Einen Zug weiter
web-step-last = Zur Gegenwart
web-skip = Vorspulen
web-back = Zurück
web-undo = Rückgängig
web-chat = Gespräch
web-chat-unread = { $count ->
    [0] Gespräch
    [one] Gespräch, { $count } neue Nachricht
   *[other] Gespräch, { $count } neue Nachrichten
}
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Etwas sagen
web-chat-send = Senden
web-chat-closed = Sprechen kann nur, wer am Tisch sitzt, und nur, wo das Gespräch offen ist.
web-type-move = Zug eintippen
web-type-possible = Jetzt möglich: { $tokens }
web-notes = Notizen
web-sounds = Töne
web-menu = Menü
web-leave = Eine Weile fortgehen
web-return = Platz wieder einnehmen
web-resign = Aufgeben
web-resign-sure = Endgültig aufgeben
web-let-bot = Einen Bot für { $name } spielen lassen
web-rewind-yes = Zurückgehen: einverstanden
web-rewind-no = Lieber weiterspielen
web-event = { $what }: { $facts }
web-event-of = { $who }: { $what }, { $facts }
web-entry-left = { $who } ist eine Weile fort
web-entry-resigned = { $who } gibt auf
web-entry-time = Die Zeit von { $who } ist abgelaufen
web-entry-bot-sat = Ein Bot spielt für { $who } weiter
web-entry-returned = { $who } ist wieder da
web-entry-waited = { $who } möchte lieber warten
web-entry-rewind-asked = { $who } möchte zurückgehen
web-entry-rewind-agreed = { $who } ist einverstanden
web-entry-rewind-refused = { $who } möchte lieber weiterspielen
web-entry-closed = Der Betreiber hat den Tisch geschlossen
web-pass-title = Für { $name }
web-pass-text = Gib das Gerät an { $name } weiter. Niemand sonst schaut jetzt hin.
web-pass-look = Ich bin { $name }

## Nach der Partie

web-over = Die Partie ist zu Ende
web-won = { $count ->
    [0] Niemand gewinnt: Alles ist verloren.
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
web-result = Ergebnis
web-rematch = Noch einmal
web-to-rematch = Zur neuen Partie
web-daily-result = Ergebnisse des Tages
web-proof = Nachweis der Verteilung
web-seed = Alles wurde aus dem Startwert { $seed } ausgeteilt; festgelegt war er durch { $commitment }.

## Tasten

web-keys = Tasten
web-key-arrows = ← ↑ → ↓
web-key-arrows-does = Über den Spielplan gehen
web-key-enter = Enter
web-key-enter-does = Wählen, und Gewähltes spielen
web-key-escape = Esc
web-key-escape-does = Einen Schritt zurück
web-key-undo = U
web-key-undo-does = Rückgängig
web-key-skip = S
web-key-skip-does = Zur Gegenwart vorspulen
web-key-steps = {","} {"."}
web-key-steps-does = In der Partie zurück und vor
web-key-type = /
web-key-type-does = Zug eintippen
web-key-log = L
web-key-log-does = Chronik
web-key-notes = N
web-key-notes-does = Notizen: gespielte Karten, gezogene Plättchen
web-key-chat = C
web-key-chat-does = Gespräch
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
web-theme = Licht
web-theme-browser = Wie der Browser
web-theme-light = Hell
web-theme-dark = Dunkel
web-speed = Tempo der anderen
web-speed-slow = Langsam
web-speed-normal = Normal
web-speed-fast = Schnell
web-speed-off = Sofort
web-set-confirm = Vor jedem Zug nachfragen
web-set-confirm-about = Die meisten Züge lassen sich nicht zurücknehmen.
web-set-auto = Den einzig möglichen Zug von selbst spielen
web-set-auto-about = Wo es keine Wahl gibt, muss niemand warten.
web-set-sound = Töne
web-set-sound-about = Leise, und nie das einzige Zeichen.
web-other-device = Auf einem anderen Gerät
web-other-device-about = Ein Code macht auch ein anderes Gerät zu deinem: Deine Partien und dein Name sind sofort dort.
web-other-device-code = Code erzeugen
web-forget = Mich vergessen
web-forget-about = Dein Name, deine Schlüssel und was du gesagt hast werden gelöscht. Partien bleiben, ohne deinen Namen.
web-forget-sure = Endgültig löschen
web-forgotten = Erledigt. Dieses Gerät kennt niemanden mehr.

## Wenn etwas schiefgeht

web-unreachable = Der Server ist nicht zu erreichen. Ist das Netz da?
web-line-connecting = Verbinden …
web-line-lost = Die Leitung ist unterbrochen. Dein Zug ist sicher; nächster Versuch in { $seconds } s.
web-line-ended = Der Server hat diese Verbindung beendet.
web-gone-title = Hier ist nichts mehr
web-trouble-title = Das ging nicht
web-nowhere-title = Diese Seite gibt es nicht
web-nowhere-text = Unter dieser Adresse ist nichts. Der Link ist vielleicht alt, oder es fehlt ein Buchstabe.
web-code-title = Der Code nützt nichts

## Die Regeln

web-rules = Regeln

## Tipps

web-hint = Tipp
web-hint-close = Ausblenden
web-hints = Tipps
web-hint-waiting = Ein starker Bot denkt über deinen Zug nach …
web-hint-choose = Was ein starker Bot spielen würde, das Beste zuerst. Wähle einen Tipp, oder spiel etwas Eigenes.
web-hints-allowed = Tipps
web-hints-allowed-about = Wer am Zug ist, darf fragen, was ein starker Bot spielen würde.
web-key-hint = H
web-key-hint-does = Tipps, wo sie erlaubt sind

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
web-time-seconds-said = Für deinen Zug bleiben { $seconds } Sekunden.
web-time-hours-said = { $hours ->
    [one] Für deinen Zug bleibt eine Stunde.
   *[other] Für deinen Zug bleiben { $hours } Stunden.
}

## Gerufen werden

web-title-turns = ● Du bist an { $count } Tischen dran – Vesuvius
web-title-waiting = ({ $count }) { $title }
web-notice-title = Du bist dran
web-notice-text = { $game }: Die anderen warten auf dich.
web-set-notice = Hinweise des Browsers
web-set-notice-about = Ist diese Seite im Hintergrund offen, sagt der Browser, wenn du dran bist.
web-set-notice-denied = Für diese Seite sind Hinweise verboten. Ändern lässt sich das in den Einstellungen des Browsers selbst.
web-set-notice-insecure = Der Browser zeigt Hinweise nur für Seiten mit einer https-Adresse. Der Titel der Seite sagt es dir trotzdem.
web-set-notice-missing = Dieser Browser kann von einer Seite aus keine Hinweise zeigen. Der Titel der Seite sagt es dir trotzdem.

## Nach der Partie: noch einmal ansehen, teilen, die eigene Bilanz

web-replay = Wiederholung
web-review = Durchsicht
web-explore = Von hier erkunden
web-replay-of = Wiederholung: { $game }
web-replay-with = Wiederholung der Partie mit { $names }
web-replay-hands = Offene Karten
web-replay-leave = Zum Ergebnis
web-replay-begin = Die Partie beginnt.
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-end = Ans Ende
web-replay-pace = Tempo: { $pace }
web-replay-copy = Link zu dieser Stelle kopieren
web-replay-no-picture = Von diesem Augenblick gibt es kein Bild. Die Chronik erzählt, was geschah.
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
web-record-empty = Noch nichts: Hier stehen später alle Partien, die du beendet hast, wem du begegnet bist und wie stark du spielst.
web-record-places = Plätze nach Zahl der Spielenden
web-record-games = Partien
web-record-place = { $place }.
web-record-place-of = { $place }. von { $count }
web-record-gone = Gegangen
web-record-won = Gewonnen
web-record-lost = Verloren
downfall-best-score = Meiste gerettet
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
