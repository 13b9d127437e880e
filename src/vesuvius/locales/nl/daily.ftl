# De uitdaging van de dag: één verdeling voor iedereen. Deze woorden worden met hun pagina geladen.

daily-title = Uitdaging van de dag
daily-unknown = Voor die dag is er geen uitdaging.
daily-played = Je hebt je poging van vandaag gehad. Om middernacht (UTC) komt de volgende verdeling.
daily-intro = Eén verdeling voor iedereen hier, tegen dezelfde bots. Je hebt één poging; die telt als je de partij hebt uitgespeeld voordat de dag voorbij is.
daily-intro-alone = Eén verdeling voor iedereen hier, ieder solo tegen dezelfde vulkaan. Je hebt één poging; die telt als je de partij hebt uitgespeeld voordat de dag voorbij is.
daily-games = Spellen van de dag
daily-days = Dagen
daily-before = Eerdere dag
daily-after = Latere dag
daily-players = De spelers, in de volgorde van de plaatsen
daily-you = Jij
daily-person = De uitdager
daily-left = Nog { $time }
daily-over = Deze dag is voorbij.
daily-start = Ga de uitdaging aan
daily-resume = Verder spelen
daily-again = Je partij terugkijken
daily-on = Naar je partij
daily-fresh = Geen tips, je neemt alleen je eigen laatste zetten terug, en er is geen tweede poging.
daily-running = Je partij wacht op je. Wie opgeeft, heeft geen uitslag.
daily-finished = Je hebt de partij uitgespeeld. Om middernacht (UTC) komt de volgende verdeling.
daily-missed = Je hebt de partij niet op tijd uitgespeeld of hebt opgegeven: op deze dag heb je geen uitslag.
daily-streak = { $count ->
    [one] 1 dag op rij gehaald
   *[other] { $count } dagen op rij gehaald
}
daily-card = Om te delen
daily-card-title = Vesuvius: { $game }, { $date }
daily-card-safe = Hier staat alleen hoe het afliep: wie dezelfde verdeling speelt, heeft er niets aan.
daily-results = Uitslagen
daily-results-none = Nog niemand heeft de partij uitgespeeld.
daily-results-empty = Op deze dag heeft niemand de partij uitgespeeld.
daily-count = { $finished } van { $begun } uitgespeeld
daily-rank = Rang { $rank }
daily-mine = jij
daily-watch = De partij van { $name } terugkijken
downfall-daily-order = Eerst de rang in je eigen partij, dan de meeste geredde pionnen, dan de minste pionnen in de vulkaan. Wie gelijk staat, deelt de rang.
pompeii-daily-order = Eerst wie gewonnen heeft, hoe minder rondes, hoe beter. Wie gelijk staat, deelt de rang.
daily-won = Gewonnen
daily-lost = Verloren
daily-secret = Tot middernacht (UTC) is de verdeling geheim: niemand anders ziet je partij, en niemand het startgetal. Daarna zijn alle partijen van de dag terug te kijken.
daily-commitment = De verdeling lag vast voordat iemand speelde, door { $commitment }.
