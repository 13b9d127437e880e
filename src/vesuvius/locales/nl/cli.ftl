# De opdrachtregel: hulp, mededelingen en wat er bij verkeerd gebruik gezegd wordt.

cli-help = Vesuvius: bordspellen over Pompeii, in de browser en in de terminal. Zonder opdracht opent het spel in een browser.
cli-trace-help = Schrijft spelsporen van willekeurige partijen naar de standaarduitvoer: elke beslissing met alle toegestane zetten.
cli-check-help = Speelt spelsporen van elk programma na en vergelijkt elke regel met de spelregels.
cli-perft-help = Telt de boom van zetten vanaf het begin van een partij, diepte voor diepte.
cli-replay-help = Tekent het bord van een verslag, spelspoor of stelling na zoveel beslissingen, met de kroniek ernaast.
cli-play-help = Speelt in de terminal tegen bots.
cli-bench-help = Meet snelheden naast hun maatstaf.

## Delen van een hulppagina

cli-usage = Gebruik:
cli-panel-arguments = Argumenten
cli-panel-options = Opties
cli-panel-commands = Opdrachten
cli-default = [standaard: {"{}"}]
cli-required = [nodig]
cli-help-option = Toont deze hulp.
cli-install-completion = Stelt aanvulling in voor deze shell.
cli-show-completion = Toont het aanvulscript voor deze shell.
cli-metavar-command = OPDRACHT …
cli-metavar-options = [OPTIES]
cli-metavar-game = SPEL
cli-metavar-file = BESTAND
cli-metavar-number = N
cli-metavar-list = A,B
cli-metavar-data = SET|MAP|SET:MAP
cli-metavar-seed = STARTGETAL
cli-metavar-language = TAAL

## Argumenten en opties

cli-option-game = Welk spel: { $games }.
cli-option-language = Taal van alle woorden: de, en, fr of nl. Anders VESUVIUS_LANGUAGE, dan die van het systeem.
cli-option-version = Toont de versie.
cli-option-lan = Voor alle apparaten in het thuisnetwerk, en niet alleen voor dit.
cli-option-port = Poort om op te luisteren.
cli-option-open = Een browser openen, of alleen het adres noemen.
cli-option-players = Hoeveel spelers.
cli-option-some-players = Aantal spelers; anders 2, of zoveel als de stelling er heeft.
cli-option-players-list = Hoeveel spelers, of meer getallen met komma’s.
cli-option-games = Hoeveel partijen.
cli-option-seed = Geheel getal waaruit alle toeval volgt, of de 64 hexadecimale cijfers uit een verslag.
cli-option-options = Opties van het spel, met komma’s: { $options }.
cli-option-file = Te lezen bestand; - of niets voor de standaardinvoer.
cli-option-stored = Een verslag, spelspoor of stelling; - voor de standaardinvoer.
cli-option-any-deal = Vraagt niet of de spelregels deze verdeling kunnen geven.
cli-option-depth = Tot welke diepte.
cli-option-ply = Na zoveel beslissingen; anders aan het eind.
cli-option-nth = De hoeveelste partij van een spelspoor of van een bestand met meer verslagen, vanaf 1.
cli-option-as-seat = Door wiens ogen; anders die van een toeschouwer.
cli-option-svg = Bewaart de tekening als SVG in dit bestand in plaats van die te tonen.
cli-option-seat = Jouw plaats, vanaf 0.
cli-option-record = Bewaart een verslag van de partij in dit bestand.
cli-option-position = Begint bij de stelling in dit bestand.
cli-option-daily = Verdeling van de dag: dezelfde voor iedereen die vandaag (UTC) met evenveel spelers en dezelfde opties speelt.
cli-option-seconds = Seconden voor elke meting.
cli-option-json = Geeft JSON, één object per regel.

## Mededelingen

cli-compiling = De regels van { $game } worden voor deze computer gecompileerd. Dat gebeurt één keer en duurt even.
cli-compiling-bot = De bot { $bot } wordt voor deze computer gecompileerd. Dat gebeurt één keer en duurt even.
cli-seed = Startgetal { $seed }
cli-daily = Verdeling van { $day }
cli-checked = { $games ->
    [one] { $games } partij,
   *[other] { $games } partijen,
} { $decisions ->
    [one] { $decisions } beslissing nagekeken
   *[other] { $decisions } beslissingen nagekeken
}
cli-writing = Spelsporen schrijven
cli-checking = Nakijken
cli-counting = Tellen
cli-measuring = Meten
cli-ply-of = beslissing { $ply } van { $plies }
cli-game-of = partij { $game } van { $games }, { $ply }
cli-record-kept = Het verslag staat in { $file }.

## Aan tafel

cli-ask = Jouw beurt
cli-player = Speler
cli-seat = Plaats { $seat }
cli-result = Uitslag
cli-table-help =
    Typ een zet, of:
    ?         de toegestane zetten
    hint      de drie beste zetten, en wat ervoor pleit
    undo      je laatste beslissing terugnemen, zolang er sindsdien niets nieuws aan het licht kwam
    board     het bord nog eens tekenen
    log       de hele kroniek
    help      deze hulp
    quit      de tafel verlaten
cli-welcome = Je bent { $who }. Typ ? voor de toegestane zetten, hint voor de beste, help voor hulp, quit om te gaan.
cli-table-option = { $option }: { $words }
cli-undone = Teruggenomen.
cli-undo-nothing = Er is geen beslissing van jou om terug te nemen.
cli-undo-known = Dat kan niet teruggenomen worden: er is sindsdien iets nieuws aan het licht gekomen.
cli-refused = { $token }: { $why }
cli-refused-rule = { $token }: { $why } ({ $rule })
cli-goodbye = Tot de volgende keer.

## Metingen

cli-bench-what = Wat
cli-bench-players = Spelers
cli-bench-threads = Threads
cli-bench-decisions = Beslissingen per CPU-seconde
cli-bench-games = Partijen per CPU-seconde
cli-bench-nanoseconds = Nanoseconden
cli-bench-yardstick = Maatstaf
cli-bench-ratio = Verhouding

## Verkeerd gebruik

cli-error = vesuvius: { $problem }
cli-in-file = { $file }: { $problem }
cli-at-line = regel { $line }: { $problem }
cli-at-game = partij { $game }, regel { $line }: { $problem }
cli-see-help = { $problem } Zie: { $command } --help
cli-unknown-language = Er zijn geen woorden in { $got }; bekende talen: { $known }.
cli-unknown-command = Een opdracht { $got } bestaat niet; bekende opdrachten: { $known }.
cli-unknown-option = Een optie { $got } bestaat niet.
cli-near-option = Een optie { $got } bestaat niet; bedoel je { $near }?
cli-missing = { $what } ontbreekt.
cli-needs-value = Optie { $option } heeft een waarde nodig.
cli-takes-no-value = Optie { $option } neemt geen waarde.
cli-too-much = Dit is te veel: { $got }.
cli-bad-use = Dit is niet te begrijpen: { $why }.
cli-not-a-number = { $option }: { $got } is geen geheel getal vanaf { $lowest }.
cli-not-together = { $option } gaat niet samen met { $other }.
cli-not-a-seed = --seed: { $got } is geen geheel getal en ook geen 64 hexadecimale cijfers.
cli-other-game = dit is een stelling van { $got }, niet van { $wanted }.
cli-not-seconds = { $option }: { $got } is geen getal boven 0.
cli-no-such-seat = Plaats { $got } bestaat niet; er zijn de plaatsen 0 tot en met { $highest }.
cli-no-such-ply = Er is geen beslissing { $got }; de laatste is { $last }.
cli-no-such-game = Er zit geen partij { $got } in; de laatste is { $last }.
cli-no-file = { $file }: zo’n bestand is er niet.
cli-no-folder = { $file }: een map { $folder } is er niet.
cli-no-name = De naam van een bestand ontbreekt: hij is leeg.
cli-file-exists = { $file } bestaat al en wordt niet overschreven.
cli-is-folder = { $file } is een map; er is een bestand nodig.
cli-no-permission = { $file }: toegang geweigerd.
cli-unreadable = { $file } kan niet gelezen of geschreven worden: { $why }.
cli-output-lost = De uitvoer kon niet geschreven worden: { $why }.

## Wedstrijden

cli-match-help = Laat bots op wisselende plaatsen tegen elkaar spelen en toont hoe vaak elk wint.
cli-option-bots = De bots, met komma’s, één per plaats: uniform, greedy, mcts:2000, mcts:1s, level:3, of module:Klasse voor een eigen bot.
cli-option-match-games = Hoeveel partijen; elke verdeling wordt in elke rotatie van de plaatsen gespeeld.
cli-option-jobs = Hoeveel processen spelen; 0 voor zoveel als er kernen zijn.
cli-option-resume = Bewaart elke afgelopen partij in dit bestand; wat er al in staat wordt niet opnieuw gespeeld.
cli-option-records = Bewaart de verslagen van alle partijen in dit bestand, het ene na het andere.
cli-matching = Er wordt gespeeld
cli-match-uneven = De laatste verdeling wordt niet in elke rotatie gespeeld: { $games } is geen veelvoud van { $rotations }.
cli-match-interrupted = Afgebroken na { $games } van { $all } partijen.
cli-match-forfeits = { $bot } heeft { $games ->
    [one] een partij
   *[other] { $games } partijen
} reglementair verloren, voor het eerst partij { $number }: { $why }
cli-match-bot = Bot
cli-match-games = Partijen: { $games }
cli-match-wins = Gewonnen
cli-match-rate = Winst (95%)
cli-match-milliseconds = ms per beslissing
cli-match-averages = Scores en tijden zijn gemiddelden over alle partijen.

## Tips en tegenstanders

cli-hint-help = Toont de beste zetten van een stelling, en wat ervoor pleit.
cli-option-hint-file = Een stelling, als tekstplaatje of JSON; - voor de standaardinvoer.
cli-option-hint-seconds = Seconden rekentijd om na te denken; anders zo lang als een server.
cli-option-hint-iterations = In plaats daarvan: hoeveel partijen er worden geprobeerd; hetzelfde startgetal geeft dan hetzelfde antwoord.
cli-option-opponents = De tegenstanders, één bot voor allemaal of één voor elk met komma’s: uniform, greedy, mcts:2000, mcts:1s, level:3, of module:Klasse voor een van jezelf.
cli-hint-listed = Met hint zie je de beste daarvan, en waarom.
cli-hint-searching = De beste zetten worden gezocht…
cli-thinking = { $who } denkt na…
cli-wrong-opponents = --bots: bots { $got }, tegenstanders { $wanted }; noem er één voor allemaal of één voor elk.

## Analyse

cli-analyse-help = Bekijkt elke beslissing van een bewaarde partij opnieuw: hoe het ervoor en erna stond, wat het beste was geweest en wat er is weggegeven.
cli-metavar-budget = BUDGET
cli-option-analysed = Een verslag of spelspoor; - voor de standaardinvoer. Het resultaat wordt naast het bestand bewaard, als BESTAND.analysis.json.
cli-option-analysis-seat = Alles zien door de ogen van deze plaats, vanaf 0; anders elke beslissing door de ogen van wie die nam, zodra de partij afgelopen is.
cli-option-budget = Hoe lang elke beslissing wordt bekeken: geprobeerde partijen, zoals 1000, of tijd, zoals 1s of 200ms.
cli-option-fresh = Opnieuw uitrekenen, ook als het resultaat al naast het bestand staat.
cli-analysing = Bezig met de analyse
cli-analysis-kept = Al uitgerekend en bewaard in { $file }; met --fresh wordt opnieuw gerekend.
cli-analysis-not-kept = het resultaat wordt niet bewaard: { $problem }
cli-analysis-decisions = Beslissingen
cli-analysis-summary = Weggegeven
cli-analysis-chart = Winstkans, beslissing voor beslissing
cli-analysis-ply = Nr.
cli-analysis-player = Speler
cli-analysis-move = Gespeeld
cli-analysis-best = Beste
cli-analysis-chance = Kans
cli-analysis-lost = Weggegeven
cli-analysis-mark = Oordeel
cli-analysis-count = Zetten
cli-analysis-average = Per zet
cli-analysis-worst = Slechtste
cli-analysis-inaccuracies = Onnauwkeurig
cli-analysis-mistakes = Fouten
cli-analysis-blunders = Blunders
cli-mark-good = goed
cli-mark-inaccuracy = onnauwkeurig
cli-mark-mistake = fout
cli-mark-blunder = blunder

## De lijst van bots

cli-bots-help = Toont de bots die --bots aanneemt, en wat voor speler elk is.

## Aanbieden, en of een partij eerlijk was

cli-serve-help = Biedt op deze computer partijen aan voor mensen en bots.
cli-verify-help = Gaat na of opgeslagen partijen uit het beloofde startgetal zijn gedeeld en volgens de regels zijn gespeeld.
cli-metavar-address = ADRES
cli-metavar-text = TEKST
cli-metavar-record = VERSLAG
cli-option-config = TOML-bestand met instellingen; de sleutels heten zoals de opties, met _ in plaats van -.
cli-option-verified = Een bestand met een of meer verslagen; - voor de standaardinvoer.
cli-serve-secrets = Geheimen komen alleen uit de omgeving of uit het bestand:
cli-verified =
    { $games ->
        [one] { $games } partij bevestigd,
       *[other] { $games } partijen bevestigd,
    } { $entries ->
        [one] { $entries } vermelding
       *[other] { $entries } vermeldingen
    }{ $positions ->
        [0] {""}
        [one] ; { $positions } daarvan begon bij een stelling, waarvoor geen startgetal kan instaan
       *[other] ; { $positions } daarvan begonnen bij een stelling, waarvoor geen startgetal kan instaan
    }
cli-verify-no-seed = het verslag heeft geen startgetal, dus niemand kan zeggen of er eerlijk is gedeeld.
cli-verify-other-deal = de verdeling volgt niet uit het startgetal.
cli-verify-illegal = de zet is niet toegestaan. { $why }
cli-start = Vesuvius staat op { $address } . Ctrl+C stopt het.
cli-start-lan = Vesuvius staat voor elk apparaat in dit netwerk op { $address } . Ctrl+C stopt het.
cli-start-again = Vesuvius draait al, op { $address } .
cli-pages-not-built = De pagina’s voor de browser zijn nog niet gebouwd. `make web` bouwt ze; `vesuvius play downfall` speelt in de terminal.
cli-no-network = Deze computer zit in geen netwerk, dus --lan bereikt niemand. Zonder --lan is het spel alleen voor deze computer.
cli-option-rounds = Partijen na deze ronde afbreken; alleen waar het einde niet hoeft te komen (Pompeii).
cli-option-data = Gegevens om mee te spelen (Pompeii): een set bij naam, een map met gewijzigde gegevensbestanden, of allebei.
cli-no-rounds = --rounds: partijen van { $game } eindigen vanzelf.
