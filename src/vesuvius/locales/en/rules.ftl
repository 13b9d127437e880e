# The page of the rules, whatever game they are of.

rules-title = { $game }: the rules
rules-games = Which game
rules-search = Search the rules
rules-clear = Empty the search
rules-contents = Contents
rules-to-text = Skip the contents
rules-how = How it goes
rules-rulings = The rulings, one by one
rules-rulings-about = The rulebook leaves some questions open. These answers hold here, and the log and the messages at the table name them by their numbers.
rules-options = Options
rules-options-about = Off unless a table switches them on.
rules-example = Example
rules-more = More on this
rules-found = { $count ->
    [one] One passage found
   *[other] { $count } passages found
}
rules-none = Nothing here speaks of “{ $query }”. Try a shorter word, or press Escape to see everything.
