# De uitdaging van de dag: één verdeling voor iedereen. Deze woorden worden met hun pagina geladen.

daily-title = Uitdaging van de dag
daily-unknown = Voor die dag is er geen uitdaging.
daily-played = Je hebt je poging van vandaag gehad. Om middernacht (UTC) komt de volgende verdeling.
daily-intro = Eén verdeling voor iedereen hier, tegen dezelfde bots. Je hebt één poging; die telt als je klaar bent voordat de dag om is.
daily-intro-alone = Eén verdeling voor iedereen hier, ieder alleen tegen dezelfde vulkaan. Je hebt één poging; die telt als je klaar bent voordat de dag voorbij is.
daily-games = Spellen van de dag
daily-days = Dagen
daily-before = Eerdere dag
daily-after = Latere dag
daily-players = Wie er spelen, in de volgorde van de plaatsen
daily-you = Jij
daily-person = Wie de uitdaging aangaat
daily-left = Nog { $time }
daily-over = Deze dag is voorbij.
daily-start = Ga de uitdaging aan
daily-resume = Verder spelen
daily-again = Je partij terugkijken
daily-on = Naar je partij
daily-fresh = Geen tips, je neemt alleen je eigen laatste zetten terug, en er is geen tweede poging.
daily-running = Je partij wacht op je. Wie opgeeft, heeft geen uitslag.
daily-finished = Je bent klaar. Om middernacht (UTC) komt de volgende verdeling.
daily-missed = Je was niet op tijd klaar of hebt opgegeven: op deze dag heb je geen uitslag.
daily-streak = { $count ->
    [one] 1 dag op rij gehaald
   *[other] { $count } dagen op rij gehaald
}
daily-results = Uitslagen
daily-results-none = Nog niemand is klaar.
daily-results-empty = Op deze dag kwam niemand klaar.
daily-count = { $finished } van { $begun } klaar
daily-rank = Rang { $rank }
daily-mine = jij
daily-watch = De partij van { $name } terugkijken
downfall-daily-order = Eerst de plaats in je eigen partij, dan meer geredden, dan minder verloren aan de vulkaan. Wie gelijk staat, deelt de rang.
pompeii-daily-order = Eerst wie gewonnen heeft, hoe minder rondes, hoe beter. Gelijken delen een rang.
daily-won = Gewonnen
daily-lost = Verloren
daily-secret = Tot middernacht (UTC) is de verdeling geheim: niemand anders ziet je partij, en niemand de startwaarde. Daarna zijn alle partijen van de dag terug te kijken.
daily-commitment = De verdeling lag vast voordat iemand speelde, door { $commitment }.
