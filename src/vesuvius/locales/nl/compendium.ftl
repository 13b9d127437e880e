# De pagina waarop je opzoekt wat er in een spel gedrukt is.

compendium-title = { $game }: { $what }
compendium-search = Zoeken
compendium-groups = Wat er te zien is
compendium-kinds = Soort
compendium-all = Alles
compendium-any = alle
compendium-found = { $count ->
    [one] Eén vermelding
   *[other] { $count } vermeldingen
}
compendium-none = Niets voldoet aan dat alles. Probeer een korter woord, of wis de zoekopdracht met Esc.
