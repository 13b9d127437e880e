# Wat een link in een berichtenapp laat zien voordat iemand hem volgt.

previews-about = Speel { $games } in je browser: met vrienden of tegen bots, in je eigen tempo. Met analyses, puzzels en elke dag een uitdaging.
previews-picture = Vesuvius, de vulkaan
previews-board = Het bord van { $game }
previews-table-title = { $game }: { $names }
previews-open = { $count ->
    [0] Alle plaatsen zijn bezet; de partij begint zo.
    [one] Er is een plaats vrij: ga zitten en speel mee.
   *[other] Er zijn { $count } plaatsen vrij: ga zitten en speel mee.
}
previews-running = De partij is bezig. Kijk zet voor zet mee.
previews-won = { $count ->
    [0] Niemand heeft gewonnen.
    [one] { $names } heeft gewonnen.
   *[other] { $names } hebben de winst gedeeld.
}
previews-scores = Uitslag: { $scores }.
previews-over = Kijk hoe het is afgelopen.
previews-replay = Bekijk de hele partij nog eens, zet voor zet.
previews-review = Kijk wat een sterke bot van elke beslissing vindt.
previews-explore = Probeer hoe het anders had kunnen gaan.
previews-daily-title = { $game }: uitdaging van { $day }
previews-daily-today = Dezelfde verdeling voor iedereen, tegen dezelfde bots. Je hebt één poging.
previews-daily-over = { $count ->
    [0] Die dag heeft niemand de uitdaging afgemaakt.
    [one] 1 speler heeft de uitdaging van die dag afgemaakt. Bekijk de uitslag.
   *[other] { $count } spelers hebben de uitdaging van die dag afgemaakt. Kijk wie vooraan staat.
}
