# Die Seite, auf der man nachschlägt, was in einem Spiel gedruckt ist.

compendium-title = { $game }: { $what }
compendium-search = Suchen
compendium-groups = Was gezeigt wird
compendium-kinds = Art
compendium-all = Alles
compendium-any = alle
compendium-found = { $count ->
    [one] Ein Eintrag
   *[other] { $count } Einträge
}
compendium-none = Auf nichts trifft das alles zu. Versuch es mit einem kürzeren Wort, oder leere die Suche mit Esc.
