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

downfall-lead = Een bordspel onder de vulkaan. Trek in Pompeii, haal je familie erbij, en maak dat je wegkomt voordat de Vesuvius uitbarst.
pompeii-lead = Een bordspel onder de vulkaan. Verzamel goederen, stem de Vesuvius mild, en leid het eerste leger het Castrum in.
web-home-picture = Pompeii onder de Vesuvius
web-motto = Intrekken. Rook ruiken. Rennen.
web-ways = Andere manieren om te spelen
web-game = Spel
downfall-about = 2–4 spelers · ongeveer 45 minuten
pompeii-about = 1–4 spelers · ongeveer 30 minuten per speler
web-bots = Bots
web-alone = Solo
web-level = Niveau
downfall-level-1 = Kent de weg naar de dichtstbijzijnde poort, en weinig anders.
downfall-level-2 = Kent de wegen naar buiten, de zijne en die van jou, en bedelft je waar hij kan.
downfall-level-3 = Let op drukte, lava en verwanten, één stap vooruit.
pompeii-level-1 = Maakt wat hierna nodig is, en kent weinig anders.
pompeii-level-2 = Handelt ook bij de Porta; met kaarten doet hij niets.
pompeii-level-3 = Let op gebouwen, handel en kaarten, één stap vooruit.
web-level-4 = Denkt een paar beurten vooruit.
web-level-5 = De sterkste. Neemt de tijd.
pompeii-choice-volcano = Vulkaan
pompeii-option-set_a-title = Makkelijk
pompeii-option-set_a-about = Zijn kaarten treffen de minste goederen.
pompeii-option-set_b-title = Middel
pompeii-option-set_b-about = Zijn kaarten treffen meer goederen.
pompeii-option-set_c-title = Moeilijk
pompeii-option-set_c-about = Zijn kaarten treffen de meeste goederen.
pompeii-data-mild-title = mild
pompeii-data-harsh-title = streng
web-play-now = Nu spelen
web-my-games = Mijn partijen
web-no-games = Nog geen partij. De eerste is één klik weg.
web-all-games = Alle { $count } partijen
web-game-with = Met { $names }
web-game-alone = Solo
web-free-seat = vrije plaats
web-status-open = Niet begonnen
web-status-running = Loopt
web-status-over = Afgelopen
web-status-closed = Gesloten
web-friends = Met vrienden
web-friends-about = Open een tafel, stuur de link of toon de code.
web-friends-lead = Je krijgt een tafel met een link. Wie de link opent, neemt plaats; vrije plaatsen kunnen naar bots gaan.
web-friends-make = Tafel openen
web-device = Op dit apparaat
web-device-about = Geef het door; een gordijn verbergt de kaarten.
web-device-lead = Meer mensen delen dit apparaat. Tussen de beurten verbergt een gordijn de kaarten.
web-device-make = Beginnen
web-watch = Kijken
web-watch-about = Kijk mee bij partijen die nu bezig zijn.
web-nothing-to-watch = Er is nu geen partij om naar te kijken.
web-live-now = Nu bezig
web-live-all = Alle partijen
web-moves-played = { $count ->
    [one] één zet
   *[other] { $count } zetten
}
web-watchers = { $count ->
    [one] één toeschouwer
   *[other] { $count } toeschouwers
}
web-daily = Uitdaging van de dag
web-daily-about = Eén verdeling voor iedereen, één poging, tot middernacht (UTC).
web-learn = Leren
web-learn-about = Een eerste partij met uitleg, ongeveer tien minuten.
pompeii-learn-about = Een eerste partij met uitleg, ongeveer een kwartier.
web-puzzles = Puzzels
web-puzzles-about = Eén zet is de beste: vind hem.
web-puzzles-about-other = Uit { $game }: vind de beste zet.
web-editor = Stelling­editor
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
web-clock-none = Onbeperkt
web-clock-live = 20 seconden per zet, 5 minuten reserve
web-clock-slow = 3 dagen per zet
web-public = Openbare tafel
web-public-about = Iedereen kan hem hier vinden, meespelen en kijken.
web-audience = Iedereen mag meekijken
web-audience-about = De partij staat onder ‘Kijken’. Alleen wie de link heeft, kan aanschuiven.
web-about-option = { $about }.
web-data-set = Getallen: { $title }
web-data-set-about = Getallen “{ $title }”: { $about }
web-title-data-set = { $game } · { $set }
downfall-option-dual_vents-title = Tegels met twee symbolen
downfall-option-closed_vents-title = Gesloten startvelden
downfall-option-free_moves-title = Verplaatsingen laten schieten

## Voor de partij

web-waiting-title = Wachten op spelers
web-waiting-free = { $count ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}
web-waiting-full = Iedereen is er.
web-waiting-lot = Plaatsen en kleuren worden bij het begin van de partij geloot.
web-ask-name = Hoe zullen de anderen je noemen?
web-keep-name = Naam bewaren
web-skip-name = Niet nu
web-waiting-owner = Je hebt een plaats. De partij begint zodra de eigenaar van de tafel dat wil.
web-sit-name = Je naam, zoals de anderen die zien
web-sit-down = Plaatsnemen
web-begin = Beginnen
web-seat-bot = Bot
web-seat-open = Plaats vrijgeven
web-seat-up = Deze plaats verlaten
web-seat-kept = Wachten op { $name }
web-invite = Uitnodigen
web-invite-text = Wie deze link heeft, kan hier gaan zitten, of kijken zodra de partij loopt.
web-link-here-only = Alleen dit apparaat kan deze link openen: de server draait alleen voor dit apparaat.
web-link-home = Voor alle apparaten in je thuisnetwerk start je hem met
web-link-anywhere = Voor mensen elders host je hem en stel je dit in:

## De tafel

web-board = Het bord
web-beside = Spelers en kroniek
web-moves = Mogelijke zetten
web-you = Jij
web-person = Mens
web-opponent = Tegenstander
web-away = Afwezig
web-online = Online
web-offline = Offline
web-bot-plays = Een bot speelt
web-resigned = Opgegeven
web-bot = Bot · { $level }
web-your-turn = Jouw beurt
web-your-turn-name = Jouw beurt, { $name }
web-thinks = { $name } is aan de beurt
web-wait = Je bent nog niet aan de beurt.
web-watching = Je kijkt toe.
web-watching-moves = Dit doen de anderen.
web-own-move = Jouw zet
web-own-move-shown = Zie wat hij doet.
web-sending = Een ogenblik.
web-move-whose = { $move }: een pion van { $name }
web-move-explained = { $move }: { $says }
web-plan = Zet plannen
web-plan-heading = Plan je volgende zet
web-plan-confirm = { $move }? Druk op ‘Plannen’.
web-plan-keep = Plannen
web-plan-done = Klaar
web-plan-made = Gepland: { $moves }.
web-plan-drop = Plan laten vallen
web-plan-dropped = Je plan is niet gespeeld: { $moves }.
web-confirm = { $move }? Druk op ‘Spelen’, of kies het nog eens.
web-confirm-explained = { $move }: { $says }.
web-confirm-act = Druk nog eens op ‘{ $act }’ om het te doen.
web-prompt-choose = Jouw beurt. Kies een zet.
web-not-now = Dat kan nu niet.
web-list-full = Dat zijn ze allemaal. Speel ze, of ga terug om iets te veranderen.
web-since = Sinds je laatste beurt
web-log-hits = { $count ->
    [0] Kroniek
    [one] Kroniek, { $count } aanval op jou
   *[other] Kroniek, { $count } aanvallen op jou
}
web-past = Je ziet een eerder moment van de partij.
web-steps = Zetten van de partij
web-step = Zet { $number } van { $count }
web-step-first = Eerste zet
web-step-back = Vorige zet
web-step-on = Volgende zet
web-step-last = Laatste zet
web-scene-skip = Tik of druk op een toets om door te gaan
web-skip = Overslaan
web-next-game = Volgende partij
web-back = Terug
web-undo = Ongedaan maken
web-undo-turn = Mijn beurt terugnemen
web-chat = Chat
web-chat-unread = { $count ->
    [0] Chat
    [one] Chat, { $count } nieuw bericht
   *[other] Chat, { $count } nieuwe berichten
}
web-chat-empty = Nog geen berichten.
web-chat-say = Zeg iets
web-chat-send = Sturen
web-chat-sending = Nog niet verstuurd. Het bericht gaat weg zodra de server antwoordt.
web-chat-watchers = Hier praten de toeschouwers met elkaar. De spelers horen jullie pas als de partij afgelopen is.
web-chat-reactions = Reacties
web-chat-closed = De chat is aan deze tafel gesloten.
web-type-move = Zet intypen
web-type-possible = Nu mogelijk: { $tokens }
web-notes = Notities
web-sounds = Geluiden
web-menu = Menu
web-leave = Even weggaan
web-return = Plaats weer innemen
web-resign = Opgeven
web-resign-sure = Voorgoed opgeven
web-resign-about = Je kunt niet terugkomen en wordt laatste. Blijft er één speler over, of alleen bots, dan is de partij meteen afgelopen. Anders speelt op jouw plaats een bot verder.
web-offer-end = Voorstellen de partij te beëindigen
web-end-offered = { $who } stelt voor de partij zonder winnaar te beëindigen.
web-end-accept = Partij beëindigen
web-end-decline = Verder spelen
web-end-waiting = Je hebt voorgesteld de partij te beëindigen. De anderen kunnen dat aannemen of verder spelen.
web-claim = Winst opeisen
web-claim-about = Je tegenstander is al lang weg. Je kunt de winst opeisen of verder spelen.
web-claim-from = Je tegenstander is weg. Als hij om { $time } niet terug is, kun je de winst opeisen.
web-away-about = Je bent even weg. Zolang je weg bent, kunnen de anderen een bot voor je laten spelen.
web-proposals = Aan deze tafel
web-proposal-offer = Aanbod
web-proposal-rewind = Verzoek
web-proposal-away = Weg
web-proposal-claim = Winst
web-proposal-absent = Afwezig
web-proposal-where = Druk op ‘{ $word }’ in de titelbalk om te antwoorden.
web-let-bot = Een bot laten spelen voor { $name }
web-rewind-asked = { $who } wil zetten terugnemen.
web-rewind-yes = Akkoord met terugnemen
web-rewind-no = Weigeren en verder spelen
web-event = { $what }: { $facts }
web-event-of = { $who }: { $what }, { $facts }
web-entry-left = { $who } is even weg
web-entry-resigned = { $who } geeft op
web-entry-claimed = { $who } eist de winst op
web-entry-end-offered = { $who } stelt voor de partij te beëindigen
web-entry-end-accepted = { $who } gaat akkoord met het einde
web-entry-end-declined = { $who } speelt liever tot het einde
web-entry-end-agreed = { $who } gaat akkoord: de partij eindigt zonder winnaar
web-entry-time = De tijd van { $who } is om
web-entry-bot-sat = Een bot speelt verder voor { $who }
web-entry-returned = { $who } is terug
web-entry-waited = { $who } wacht liever
web-entry-content = { $who } laat het daarbij
web-entry-rewind-asked = { $who } wil zetten terugnemen
web-entry-rewind-agreed = { $who } gaat akkoord
web-entry-rewind-refused = { $who } speelt liever verder
web-entry-closed = De beheerder heeft de tafel gesloten
web-pass-title = { $name } is aan de beurt
web-pass-text = Geef het apparaat aan { $name }. De anderen kijken even weg.
web-pass-look = Ik ben { $name }

## Na de partij

web-over = De partij is afgelopen
web-won = { $count ->
    [0] Niemand wint: alles is verloren.
    [one] { $names } wint.
   *[other] { $names } delen de winst.
}
web-won-resigned = { $count ->
    [0] { $gone } heeft opgegeven: niemand wint.
    [one] { $names } wint: { $gone } gaf op.
   *[other] { $names } delen de winst: { $gone } gaf op.
}
web-won-claimed = { $names } wint: de tegenstander is weg.
web-won-agreed = Iedereen wilde de partij beëindigen. Niemand wint.
web-result = Uitslag
web-rematch = Nog een keer
web-to-rematch = Naar de nieuwe partij
web-rematch-waits = Er is een nieuwe partij met een plaats voor jou.
web-rematch-asked = Wil je nog een keer spelen? De partij begint als iedereen meedoet.
web-rematch-accept = Meedoen
web-rematch-decline = Nee, bedankt
web-rematch-offered = De anderen zijn gevraagd. De partij begint als iedereen meedoet; een vrije plaats kun je ook aan een bot geven.
web-daily-result = Uitslagen van de dag
web-proof = Bewijs van de verdeling
web-seed = Alles werd gedeeld uit het startgetal { $seed }; dat lag vast door { $commitment }.

## Toetsen

web-keys = Sneltoetsen
web-key-arrows = ← ↑ → ↓
web-key-arrows-does = Over het bord bewegen
web-key-enter = Enter
web-key-enter-does = Kiezen, en spelen wat gekozen is
web-key-inspect = I
web-key-inspect-does = Meer over de plek, de kaart of het goed dat geselecteerd is
web-key-escape = Esc
web-key-escape-does = Terug
web-key-zoom = + − 0
web-key-zoom-does = Bord vergroten, verkleinen of helemaal tonen
web-zoom-whole = Het hele bord tonen
web-key-undo = U
web-key-undo-does = Ongedaan maken
web-key-undo-turn = Shift+U
web-key-undo-turn-does = Mijn beurt terugnemen
web-key-skip = S
web-key-skip-does = Naar de laatste zet
web-key-steps = {","} {"."}
web-key-steps-does = Terug en vooruit in de partij
web-key-type = /
web-key-type-does = Zet intypen
web-key-log = L
web-key-log-does = Kroniek
web-key-notes = N
web-key-notes-does = Notities: gespeelde kaarten, getrokken tegels
web-key-chat = C
web-key-chat-does = Chat
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
web-theme = Thema
web-theme-browser = Zoals de browser
web-theme-light = Licht
web-theme-dark = Donker
web-pieces = Kleuren van de pionnen
web-pieces-usual = Standaard
web-pieces-distinct = Goed te onderscheiden
web-pieces-contrast = Hoog contrast
web-pieces-usual-about = Elke kleur heeft een eigen vorm en een eigen letter.
web-pieces-distinct-about = Elke kleur is ook anders van helderheid, voor wie sommige kleuren moeilijk uit elkaar houdt.
web-pieces-contrast-about = Diepe kleuren, brede randen, vette letters.
web-own-colour = Mijn kleur
web-own-colour-seat = Die van de plaats
web-own-colour-about = Je ziet je pionnen altijd in deze kleur als het spel die heeft; wie die kleur heeft, krijgt de jouwe. Voor de anderen en in de notatie verandert er niets.
web-speed = Tempo van de zetten van anderen
web-speed-slow = Langzaam
web-speed-normal = Normaal
web-speed-fast = Snel
web-speed-off = Meteen
web-set-confirm = Elke zet bevestigen
web-set-confirm-about = De meeste zetten kun je niet terugnemen.
web-set-auto = Gedwongen zetten automatisch spelen
web-set-auto-about = Is er maar één zet mogelijk, dan wordt die voor je gespeeld.
web-set-coordinates = Letters en cijfers aan de rand van het bord
web-set-coordinates-about = Opdrachten, kroniek en tips noemen de velden zo, bijvoorbeeld F2.
web-set-watched = Anderen mogen meekijken
web-set-watched-about = Nieuwe partijen tegen bots staan onder ‘Kijken’. Niemand ziet je kaarten.
web-set-sound = Geluiden
web-set-sound-about = Zacht, en nooit het enige teken.
web-other-device = Een ander apparaat
web-other-device-about = Met een code meld je je aan op een ander apparaat; je partijen en je naam gaan mee.
web-other-device-code = Code opvragen
web-forget = Mijn gegevens wissen
web-forget-about = Je naam, je sleutels en je berichten worden gewist. Je partijen blijven, zonder je naam.
web-forget-sure = Voorgoed wissen
web-forgotten = Gedaan. Dit apparaat weet niets meer van je.

## What is stored, and for how long

web-privacy = Privacy
web-privacy-link = Wat er wordt bewaard
web-privacy-link-about = Bekijk wat deze server over je bewaart, en download alles.
web-privacy-about = Je speelt hier zonder account. Er is geen reclame, niemand volgt je, en deze pagina laadt niets van andere servers.
web-privacy-stored = Wat deze server bewaart
web-privacy-you = Jij
web-privacy-you-about = De naam die je hebt gekozen, je taal, wanneer je hier voor het eerst en voor het laatst was, en een vingerafdruk van de sleutel op elk van je apparaten.
web-privacy-games = Partijen
web-privacy-games-about = Aan elke tafel: wie waar zit, elke zet met de tijd, geplande zetten en de chat.
web-privacy-results = Resultaten
web-privacy-results-about = Plaatsen en ratings, puzzels die je hebt geprobeerd, dagelijkse uitdagingen en varianten die je hebt verkend.
web-privacy-notices = Meldingen
web-privacy-notices-about = Als je wilt weten wanneer je aan de beurt bent: het adres bij de maker van je browser, of je e-mailadres. De meldingen gaan daarlangs.
web-privacy-address = Je netwerkadres
web-privacy-address-about = Het blijft in het werkgeheugen, om te beperken hoeveel één adres mag vragen. Het wordt alleen opgeschreven als verzoeken zijn geweigerd (in het logboek) of als de beheerder het heeft geblokkeerd.
web-privacy-device = Op dit apparaat
web-privacy-device-about = Je sleutel en je instellingen, in de opslag van de browser. Er zijn geen cookies.
web-privacy-seen = Wat anderen zien
web-privacy-seen-about = Je naam, wanneer je aan een tafel online bent, en je resultaten tegen hen. Wie mag toekijken, wordt bij de tafel ingesteld. Als een partij afgelopen is, kan iedereen die daar zat alles zien.
web-privacy-how-long = Hoe lang
web-privacy-people-always = Jij: tot je je gegevens wist.
web-privacy-people-days = Jij: tot je je gegevens wist, of na { $days ->
    [one] één dag
   *[other] { $days } dagen
} zonder bezoek.
web-privacy-finished-always = Afgelopen partijen: zo lang als de beheerder ze bewaart.
web-privacy-finished-days = Afgelopen partijen: { $days ->
    [one] één dag
   *[other] { $days } dagen
} na de laatste zet.
web-privacy-abandoned-days = Tafels waar niemand meer speelt: { $days ->
    [one] één dag
   *[other] { $days } dagen
}.
web-privacy-imported-days = Geïmporteerde partijen: { $days ->
    [one] één dag
   *[other] { $days } dagen
}.
web-privacy-backups = In de back-ups van de beheerder staat wat gewist is, tot ze vervangen worden.
web-privacy-rights = Wat je kunt doen
web-privacy-rights-about = Download alles wat over je is bewaard als één bestand, of wis je gegevens bij de instellingen. De partijen van anderen blijven leesbaar, zonder je naam.
web-privacy-download = Mijn gegevens downloaden

## Als er iets misgaat

web-unreachable = De server is niet te bereiken. Ben je online?
web-server-gone = De server is niet te bereiken. De regels en de lessen werken ook zonder; al het andere wacht tot hij terug is.
web-update = Er is een nieuwe versie. Laad die wanneer het je uitkomt; je partijen gaan verder waar ze zijn.
web-warming = De server maakt zich klaar: hij compileert de regels, eenmalig. Dat duurt een minuut of twee; daarna gaat het vanzelf verder.
web-line-connecting = Verbinden…
web-line-lost = Verbinding verbroken. Je beurt is veilig; nieuwe poging over { $seconds } s.
web-line-ended = De server heeft deze verbinding beëindigd.
web-gone-title = Hier is niets meer
web-trouble-title = Er ging iets mis
web-nowhere-title = Pagina niet gevonden
web-nowhere-text = Op dit adres is niets. De link is misschien oud of onvolledig.
web-code-title = Deze code werkt niet

## De regels

web-rules = Regels
web-clear-search = Zoekveld leegmaken
web-look-up = Opzoeken

## Tips

web-hint = Tip
web-hint-close = Verbergen
web-hints = Tips
web-hint-waiting = Een sterke bot denkt over je zet na…
web-hint-choose = Wat een sterke bot zou spelen, het beste eerst. Kies een tip, of speel iets anders.
web-hint-outdated = Na langer zoeken komt er een andere volgorde uit.
web-hint-renew = Nieuwe volgorde
web-hints-allowed = Tips
web-hints-allowed-about = Wie aan de beurt is, mag vragen wat een sterke bot zou spelen.
web-key-hint = H
web-key-hint-does = Tips, waar ze mogen

## Klokken

web-time-left = Resterende tijd
web-time-reserve = reserve
web-time-little = bijna geen tijd meer
web-time-days = { $hours ->
    [0] { $days } d
   *[other] { $days } d { $hours } u
}
web-time-hours = { $minutes ->
    [0] { $hours } u
   *[other] { $hours } u { $minutes } min
}
web-time-seconds-said = { $seconds ->
    [one] Je hebt nog { $seconds } seconde voor je zet.
   *[other] Je hebt nog { $seconds } seconden voor je zet.
}
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
web-set-notice-denied = Meldingen zijn voor deze pagina geblokkeerd. Dat verander je in de instellingen van de browser.
web-set-notice-insecure = De browser toont alleen meldingen voor pagina’s met een https-adres. De titel van de pagina zegt je toch wanneer je aan de beurt bent.
web-set-notice-missing = Deze browser kan geen meldingen tonen. De titel van de pagina zegt je toch wanneer je aan de beurt bent.

## Na de partij: terugkijken, delen, het eigen overzicht

web-replay = Terugkijken
web-review = Bespreken
web-mistakes = Leren van mijn fouten
web-explore = Vanaf hier verkennen
web-replay-of = Terugkijken: { $game }
web-replay-with = De partij met { $names } terugkijken
web-replay-hands = Handen tonen
web-replay-leave = Terug naar de uitslag
web-replay-begin = De partij begint.
web-replay-play = Afspelen
web-replay-pause = Pauze
web-replay-end = Einde
web-replay-pace = Tempo: { $pace }
web-replay-copy = Link naar dit moment kopiëren
web-replay-clip = Clip maken
web-replay-no-picture = Van dit moment is er geen beeld. De kroniek vertelt wat er gebeurde.
web-replay-early-title = De partij is nog niet afgelopen
web-replay-early-text = Zodra een partij afgelopen is, kun je die van de eerste tot de laatste zet terugkijken.
web-share = Delen
web-share-title = { $count ->
    [0] { $game }: niemand heeft gewonnen
    [one] { $names } heeft gewonnen: { $game }
   *[other] { $names } hebben samen gewonnen: { $game }
}
web-share-private = Alleen wie aan deze tafel zat, kan de link openen.
web-record = Mijn resultaten
web-record-empty = Nog niets: hier vind je straks elke partij die je hebt uitgespeeld, je tegenstanders en je rating.
web-record-places = Rangen naar aantal spelers
web-record-games = Partijen
web-record-place = { $place }e
web-record-place-of = { $place }e van { $count }
web-record-gone = Vertrokken
web-record-won = Gewonnen
web-record-lost = Verloren
downfall-best-score = Meeste gered
web-streaks = Op rij
web-streak-now = Nu
web-streak-longest = Langste
web-streak-daily = Uitdaging van de dag: { $game }
web-streak-days = { $count ->
    [one] 1 dag op rij
   *[other] { $count } dagen op rij
}
web-streak-puzzles = { $count ->
    [one] 1 op rij opgelost
   *[other] { $count } op rij opgelost
}
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
web-casual-result = Een partij zonder rating: geen rating is veranderd.
web-somebody = Iemand

## Medespelers vinden

web-lobby = Met iemand spelen
web-lobby-about = Vind medespelers: meteen, of aan een open tafel.
web-lobby-lead = Zeg wat je wilt spelen. Wie hetzelfde wil, komt bij jou aan tafel; komt er niemand, dan nemen bots de vrije plaatsen in.
web-match-wait = Bots komen erbij na
web-match-seconds = { $count ->
    [60] 1 minuut
    [180] 3 minuten
   *[other] { $count } seconden
}
web-match-name = Je naam
web-match-as = Je speelt als { $name }.
web-match-now = Nu met iemand spelen
web-match-level = Niveau van de bots
web-match-stop = Niet langer wachten
web-match-gone = Toen de tijd om was, was er niemand aan deze tafel. De tafel is gesloten.
web-open-tables = Open tafels
web-open-none = Op dit moment wacht er niemand.
web-seats-free = { $count ->
    [one] één vrije plaats
   *[other] { $count } vrije plaatsen
}
web-open-join = Meedoen
web-open-back = Terug
web-open-rating = { $name } ({ $rating })
web-open-unrated = { $name } (nog zonder rating)
web-open-bot = { $name } ({ $level })
web-fills-in = { $count ->
    [0] Bots nemen de vrije plaatsen in…
    [one] Over één seconde nemen bots de vrije plaatsen in.
   *[other] Over { $count } seconden nemen bots de vrije plaatsen in.
}
