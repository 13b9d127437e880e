# De pagina’s in de browser.

## Overal

web-title = Vesuvius
web-title-page = { $page } – Vesuvius
web-title-table = { $game } – Vesuvius
web-title-turn = ● Jij bent aan de beurt – Vesuvius
web-with-ruling = { $line } ({ $rule })
web-close = Sluiten
web-to-home = Naar de beginpagina
web-load-again = Opnieuw laden
web-try-now = Nu proberen
web-guest = Gast
web-bot-names = Marcus, Aurelia, Titus, Livia, Gaius, Cornelia, Lucius, Julia, Quintus, Flavia
web-player = Speler { $number }
web-token = { $token }
web-keep = Bewaren
web-play = Spelen
web-copied = Gekopieerd
web-copy-link = Link kopiëren
web-copy-watch-link = Link voor gasten kopiëren
web-qr = De link als QR-code
web-download = Verslag

## De beginpagina

downfall-lead = Een bordspel onder de vulkaan. Trek in Pompeii, haal je familie erbij, en wees weg voordat de berg komt.
pompeii-lead = Een bordspel onder de vulkaan. Verzamel goederen, stem de berg mild, en leid het eerste leger het Castrum in.
web-home-picture = Pompeii onder de Vesuvius
web-motto = Intrekken. Rook ruiken. Rennen.
web-ways = Andere manieren om te spelen
web-game = Spel
downfall-about = 2 tot 4 spelers · ongeveer 30 minuten
pompeii-about = 1 tot 4 spelers · ongeveer 30 minuten per speler
web-bots = Bots
web-alone = Alleen
web-level = Niveau
downfall-level-1 = Kent de weg naar de dichtste poort, en weinig anders.
downfall-level-2 = Kent de wegen naar buiten, de zijne en die van jou, en bedelft je waar hij kan.
downfall-level-3 = Let op drukte, lava en verwanten, één stap vooruit.
pompeii-level-1 = Maakt wat hierna nodig is, en kent weinig anders.
pompeii-level-2 = Handelt ook bij de Porta; met kaarten doet hij niets.
pompeii-level-3 = Let op gebouwen, handel en kaarten, één stap vooruit.
web-level-4 = Denkt een paar beurten vooruit.
web-level-5 = De sterkste. Neemt de tijd.
pompeii-choice-volcano = Vulkaan
pompeii-option-set_a-title = Makkelijk
pompeii-option-set_a-about = Zijn kaarten treffen weinig goederen.
pompeii-option-set_b-title = Middel
pompeii-option-set_b-about = Zijn kaarten treffen meer goederen.
pompeii-option-set_c-title = Moeilijk
pompeii-option-set_c-about = Zijn kaarten treffen de meeste goederen.
web-play-now = Nu spelen
web-my-games = Mijn partijen
web-no-games = Nog geen partij. De eerste is één klik weg.
web-all-games = Alle { $count } partijen
web-game-with = Met { $names }
web-game-alone = Alleen
web-free-seat = vrije plaats
web-status-open = Niet begonnen
web-status-running = Loopt
web-status-over = Voorbij
web-status-closed = Gesloten
web-friends = Met vrienden
web-friends-about = Open een tafel, stuur de link of toon de code.
web-friends-lead = Je krijgt een tafel met een link. Wie de link opent, neemt plaats; vrije plaatsen kunnen naar bots gaan.
web-friends-make = Tafel openen
web-device = Op dit apparaat
web-device-about = Geef het door; een gordijn verbergt de kaarten.
web-device-lead = Meerdere mensen delen dit apparaat. Tussen de beurten verbergt een gordijn de kaarten.
web-device-make = Beginnen
web-watch = Kijken
web-watch-about = Zie wie er aan de openbare tafels speelt.
web-nothing-to-watch = Er speelt nu niemand aan een openbare tafel.
web-daily = Uitdaging van de dag
web-daily-about = Eén verdeling voor iedereen, één poging, tot middernacht (UTC).
web-learn = Leren
web-learn-about = Een eerste partij met uitleg, tien minuten.
pompeii-learn-about = Een eerste partij met uitleg, een kwartier.
web-puzzles = Puzzels
web-puzzles-about = Eén zet is de beste: vind hem.
web-puzzles-about-other = Uit { $game }: vind de beste zet.
web-editor = Opzetten
web-editor-about = Bouw elke stelling en speel verder.
web-open-in-editor = Openen in de stellingeditor

## Een nieuwe tafel

web-players = Spelers
web-people-here = Mensen aan dit apparaat
web-rest-bots = { $count ->
    [one] De andere plaats gaat naar een bot.
   *[other] De andere { $count } plaatsen gaan naar bots.
}
web-clock = Bedenktijd
web-clock-none = Geen haast
web-clock-live = 20 seconden per zet, 5 minuten reserve
web-clock-slow = 3 dagen per zet
web-public = Openbare tafel
web-public-about = Iedereen kan hem hier vinden, meespelen en kijken.
web-about-option = { $about }.
downfall-option-dual_vents-title = Tegels met twee symbolen
downfall-option-closed_vents-title = Gesloten startvelden
downfall-option-free_moves-title = Verplaatsingen laten schieten

## Voor de partij

web-waiting-title = De tafel is gedekt
web-waiting-free = { $count ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}
web-waiting-full = Iedereen is er.
web-waiting-owner = Je hebt een plaats. Het begint zodra de gastheer van de tafel dat zegt.
web-sit-name = De naam die de anderen zien
web-sit-down = Plaatsnemen
web-begin = Beginnen
web-seat-bot = Bot
web-seat-open = Plaats vrijgeven
web-seat-up = Opstaan
web-invite = Uitnodigen
web-invite-text = Wie deze link heeft, kan hier gaan zitten, of kijken zodra de partij loopt.

## De tafel

web-board = Het bord
web-beside = Spelers en kroniek
web-moves = Mogelijke zetten
web-you = Jij
web-person = Mens
web-away = Afwezig
web-bot = Bot · { $level }
web-your-turn = Jouw beurt
web-your-turn-name = Jouw beurt, { $name }
web-thinks = { $name } is aan de beurt
web-wait = Je hoort het als je aan de beurt bent.
web-watching = Je kijkt toe.
web-watching-moves = Zie wat de anderen doen.
web-sending = Een ogenblik.
web-confirm = { $move }? Druk op ‘Spelen’, of kies het nog eens.
web-prompt-choose = Jouw beurt. Kies een zet.
web-not-now = Dat hoort nu bij geen enkele zet.
web-since = Sinds je laatste beurt
web-past = Je ziet een eerder moment van de partij.
web-steps = Door de partij
web-step = Zet { $number } van { $count }
web-step-first = Naar het begin
web-step-back = Een zet terug
web-step-on = Een zet verder
web-step-last = Naar het heden
web-skip = Overslaan
web-back = Terug
web-undo = Ongedaan
web-chat = Gesprek
web-chat-unread = { $count ->
    [0] Gesprek
    [one] Gesprek, { $count } nieuw bericht
   *[other] Gesprek, { $count } nieuwe berichten
}
web-chat-empty = Nog niemand heeft iets gezegd.
web-chat-say = Zeg iets
web-chat-send = Sturen
web-chat-closed = Alleen wie aan de tafel zit kan spreken, waar het gesprek open is.
web-type-move = Zet intypen
web-type-possible = Nu mogelijk: { $tokens }
web-notes = Notities
web-sounds = Geluiden
web-menu = Menu
web-leave = Even weggaan
web-return = Plaats weer innemen
web-resign = Opgeven
web-resign-sure = Voorgoed opgeven
web-let-bot = Een bot laten spelen voor { $name }
web-rewind-yes = Akkoord met teruggaan
web-rewind-no = Liever verder spelen
web-event = { $what }: { $facts }
web-event-of = { $who }: { $what }, { $facts }
web-entry-left = { $who } is even weg
web-entry-resigned = { $who } geeft op
web-entry-time = De tijd van { $who } is om
web-entry-bot-sat = Een bot speelt verder voor { $who }
web-entry-returned = { $who } is terug
web-entry-waited = { $who } wacht liever
web-entry-rewind-asked = { $who } wil teruggaan
web-entry-rewind-agreed = { $who } gaat akkoord
web-entry-rewind-refused = { $who } speelt liever verder
web-entry-closed = De beheerder heeft de tafel gesloten
web-pass-title = Voor { $name }
web-pass-text = Geef het apparaat aan { $name }. Niemand anders kijkt nu.
web-pass-look = Ik ben { $name }

## Na de partij

web-over = De partij is voorbij
web-won = { $count ->
    [0] Niemand wint: alles is verloren.
    [one] { $names } wint.
   *[other] { $names } delen de winst.
}
web-result = Uitslag
web-rematch = Nog een keer
web-to-rematch = Naar de nieuwe partij
web-daily-result = Uitslagen van de dag
web-proof = Bewijs van de verdeling
web-seed = Alles werd gedeeld uit de startwaarde { $seed }; die lag vast door { $commitment }.

## Toetsen

web-keys = Toetsen
web-key-arrows = ← ↑ → ↓
web-key-arrows-does = Over het bord gaan
web-key-enter = Enter
web-key-enter-does = Kiezen, en spelen wat gekozen is
web-key-escape = Esc
web-key-escape-does = Een stap terug
web-key-undo = U
web-key-undo-does = Ongedaan maken
web-key-skip = S
web-key-skip-does = Naar het heden overslaan
web-key-steps = {","} {"."}
web-key-steps-does = Terug en vooruit in de partij
web-key-type = /
web-key-type-does = Zet intypen
web-key-log = L
web-key-log-does = Kroniek
web-key-notes = N
web-key-notes-does = Notities: gespeelde kaarten, getrokken tegels
web-key-chat = C
web-key-chat-does = Gesprek
web-key-menu = M
web-key-menu-does = Menu
web-key-help = ?
web-key-help-does = Deze lijst

## Instellingen

web-settings = Instellingen
web-name = Je naam
web-name-kept = Bewaard. Nieuwe tafels tonen deze naam.
web-language = Taal
web-language-en = English
web-language-de = Deutsch
web-language-fr = Français
web-language-nl = Nederlands
web-theme = Licht
web-theme-browser = Zoals de browser
web-theme-light = Licht
web-theme-dark = Donker
web-speed = Tempo van de anderen
web-speed-slow = Langzaam
web-speed-normal = Normaal
web-speed-fast = Snel
web-speed-off = Meteen
web-set-confirm = Vragen voordat een zet gespeeld wordt
web-set-confirm-about = De meeste zetten kun je niet terugnemen.
web-set-auto = De enige mogelijke zet vanzelf spelen
web-set-auto-about = Waar niets te kiezen valt, hoeft niemand te wachten.
web-set-sound = Geluiden
web-set-sound-about = Zacht, en nooit het enige teken.
web-other-device = Op een ander apparaat
web-other-device-about = Met een code is ook een ander apparaat van jou: je partijen en je naam zijn er meteen.
web-other-device-code = Code maken
web-forget = Mij vergeten
web-forget-about = Je naam, je sleutels en wat je gezegd hebt worden gewist. Partijen blijven, zonder je naam.
web-forget-sure = Voorgoed wissen
web-forgotten = Gedaan. Dit apparaat kent niemand meer.

## Als er iets misgaat

web-unreachable = De server is niet te bereiken. Is er netwerk?
web-line-connecting = Verbinden …
web-line-lost = De verbinding is weg. Je beurt is veilig; nieuwe poging over { $seconds } s.
web-line-ended = De server heeft deze verbinding beëindigd.
web-gone-title = Hier is niets meer
web-trouble-title = Dat lukte niet
web-nowhere-title = Deze pagina bestaat niet
web-nowhere-text = Op dit adres is niets. De link is misschien oud, of er ontbreekt een letter.
web-code-title = De code werkt niet

## De regels

web-rules = Regels

## Tips

web-hint = Tip
web-hint-close = Verbergen
web-hints = Tips
web-hint-waiting = Een sterke bot denkt over je zet na …
web-hint-choose = Wat een sterke bot zou spelen, het beste eerst. Kies een tip, of speel iets anders.
web-hints-allowed = Tips
web-hints-allowed-about = Wie aan de beurt is, mag vragen wat een sterke bot zou spelen.
web-key-hint = H
web-key-hint-does = Tips, waar ze mogen

## Klokken

web-time-left = Resterende tijd
web-time-reserve = reserve
web-time-little = nog maar weinig tijd
web-time-days = { $hours ->
    [0] { $days } d
   *[other] { $days } d { $hours } u
}
web-time-hours = { $minutes ->
    [0] { $hours } u
   *[other] { $hours } u { $minutes } min
}
web-time-seconds-said = Je hebt nog { $seconds } seconden voor je zet.
web-time-hours-said = { $hours ->
    [one] Je hebt nog één uur voor je zet.
   *[other] Je hebt nog { $hours } uur voor je zet.
}

## Geroepen worden

web-title-turns = ● Jouw beurt aan { $count } tafels – Vesuvius
web-title-waiting = ({ $count }) { $title }
web-notice-title = Jouw beurt
web-notice-text = { $game }: de anderen wachten op je.
web-set-notice = Meldingen van de browser
web-set-notice-about = Staat deze pagina op de achtergrond open, dan zegt de browser wanneer je aan de beurt bent.
web-set-notice-denied = Meldingen zijn voor deze pagina verboden. Dat verander je in de instellingen van de browser zelf.
web-set-notice-insecure = De browser toont alleen meldingen voor pagina’s met een https-adres. De titel van de pagina zegt het je toch.
web-set-notice-missing = Deze browser kan vanuit een pagina geen meldingen tonen. De titel van de pagina zegt het je toch.

## Na de partij: terugkijken, delen, het eigen overzicht

web-replay = Terugkijken
web-review = Bespreken
web-explore = Vanaf hier verkennen
web-replay-of = Terugkijken: { $game }
web-replay-with = De partij met { $names } terugkijken
web-replay-hands = Open handen
web-replay-leave = Naar de uitslag
web-replay-begin = De partij begint.
web-replay-play = Afspelen
web-replay-pause = Pauze
web-replay-end = Naar het einde
web-replay-pace = Tempo: { $pace }
web-replay-copy = Link naar dit moment kopiëren
web-replay-no-picture = Van dit moment is er geen beeld. De kroniek vertelt wat er gebeurde.
web-replay-early-title = De partij is nog bezig
web-replay-early-text = Zodra een partij voorbij is, kun je die van de eerste tot de laatste zet terugkijken.
web-share = Delen
web-share-title = { $count ->
    [0] { $game }: niemand heeft gewonnen
    [one] { $names } heeft gewonnen: { $game }
   *[other] { $names } hebben samen gewonnen: { $game }
}
web-share-private = Alleen wie aan deze tafel zat, kan de link openen.
web-record = Mijn resultaten
web-record-empty = Nog niets: hier vind je straks elke partij die je hebt uitgespeeld, tegen wie, en hoe sterk je bent.
web-record-places = Plaatsen naar aantal spelers
web-record-games = Partijen
web-record-place = { $place }e
web-record-place-of = { $place }e van { $count }
web-record-gone = Vertrokken
web-record-won = Gewonnen
web-record-lost = Verloren
downfall-best-score = Meeste gered
web-record-last = Gespeelde partijen
web-record-several = { $count } × { $name }
web-record-opponent = Tegenstander
web-record-better = Beter
web-record-equal = Gelijk
web-record-worse = Slechter
web-record-people = Tegen mensen
web-record-bots = Tegen bots
web-record-bot-rating = Rating { $rating }
web-rating-people = Rating onder mensen
web-rating-bots = Rating tegen bots
web-rating-margin = ± { $margin }
web-rating-games = { $count ->
    [one] uit één partij met rating
   *[other] uit { $count } partijen met rating
}
web-rating-none = Nog geen partij met rating.
web-rating-about = Alleen partijen aan tafels met rating tellen mee. Partijen met een bot aan tafel hebben een eigen rating, en iedereen begint op 1500; hoe meer je speelt, hoe zekerder het getal.
web-rating-change = { $after } ({ $change })
web-rating-new = Je rating: { $before } → { $after }
web-rated = Met rating
web-rated-about = De uitslag telt voor ieders rating. Geen tips, en je neemt alleen je eigen laatste zetten terug.
web-rated-here = Partij met rating
web-casual = Zonder rating
web-casual-here = Partij zonder rating
web-casual-result = Een partij zonder rating.
web-somebody = Iemand
