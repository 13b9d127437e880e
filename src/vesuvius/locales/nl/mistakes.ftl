# Leren van je eigen fouten na een partij. Deze woorden worden met hun pagina geladen.

mistake-unknown = Dat was geen beslissing van jou.
mistake-intro = Je zwakste beslissingen van deze partij komen één voor één terug, zoals je ze toen zag. Vind de betere zet.
mistake-not-yours = Je speelde niet mee in deze partij, dus hier valt voor jou niets te leren. Je kunt wel de bespreking bekijken.
mistake-none = Geen echte fouten: je hebt in deze partij niets groots weggegeven. Goed gespeeld!
mistake-progress = { $number } van { $count }
mistake-number = Beslissing { $number }
mistake-task = Je speelde: { $move }. Dat kostte { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} winstkans. Wat is beter?
mistake-about = Je ziet de stelling zoals je die toen zag. Je hebt twee pogingen; daarna wordt de betere zet getoond.
mistake-in-review = Bekijken in de bespreking
mistake-best = Gevonden: de beste zet
mistake-good = Gevonden: zo goed als de beste
mistake-better = Beter dan de jouwe, maar nog niet goed
mistake-same = Dat is wat je speelde
mistake-worse = Niet beter dan jouw zet
mistake-tried = { $move } ({ $wins }).
mistake-best-move = De beste zet: { $move } ({ $wins }).
mistake-your-try = Jouw poging: { $move } ({ $wins })
mistake-played = In de partij: { $move } ({ $chance }), { $points ->
    [0] niet slechter
    [one] { $points } punt minder
   *[other] { $points } punten minder
}
mistake-again = Nog eens
mistake-show = Laat zien
mistake-next = Volgende fout
mistake-to-summary = Overzicht
mistake-summary = Gevonden betere zetten: { $solved } van { $count }.
mistake-cost = { $move }, { $points ->
    [one] { $points } punt verloren
   *[other] { $points } punten verloren
}
mistake-result-first = Meteen gevonden
mistake-result-second = Tweede poging
mistake-result-shown = Getoond
mistake-result-open = Niet geprobeerd
mistake-once-more = Nog eens doorlopen
