# The page on which one looks up what is printed in a game.

compendium-title = { $game }: { $what }
compendium-search = Search
compendium-groups = What to show
compendium-kinds = Kind
compendium-all = Everything
compendium-any = any
compendium-found = { $count ->
    [one] One entry
   *[other] { $count } entries
}
compendium-none = Nothing fits all of that. Try a shorter word, or press Escape to clear the search.
