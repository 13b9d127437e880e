# The page of the rules, whatever game they are of.

rules-title = { $game }: the rules
rules-games = Game
rules-search = Search the rules
rules-contents = Contents
rules-to-text = Skip contents
rules-how = How to play
rules-rulings = Rulings
rules-rulings-about = The rulebook leaves some questions open. These are the answers used here; the log and the messages at the table refer to them by number. Where a ruling departs from the rulebook, it says so.
rules-options = Options
rules-options-about = Off unless the table turns them on.
rules-table = When someone stops playing
rules-table-about = These answers apply to every game played here.
rules-T1-title = Resigning
rules-T1-text = You may resign at any time, for good: there’s no way back. You come last and can’t win, whatever is played at your seat afterwards.
rules-T2-title = When resigning ends the game
rules-T2-text = If only one player is left who hasn’t resigned, or only bots, the game is over at once. Everyone who hasn’t resigned shares the win. There are no final scores.
rules-T2-example = One of two players resigns: the other wins at once. You resign against two bots: you’ve lost, and the bots share the win.
rules-T3-title = When the game goes on
rules-T3-text = Otherwise a bot takes the seat at once and plays on with the same cards and pieces, so nothing hidden is shown and nobody has to wait. At the end, the best of the others wins.
rules-T4-title = Claiming the win
rules-T4-text = If your only opponent is a person who has left or run out of time, you may claim the win after two minutes with a live clock, otherwise after a day. You may also play on.
rules-T5-title = Ending by agreement
rules-T5-text = Anyone may offer to end the game. If everyone present agrees, it ends without a winner and doesn’t count. The offer lapses if someone declines, or moves instead of answering.
rules-T6-title = Leaving for a while
rules-T6-text = If you leave or run out of time, you may come back at any time before the end. After two minutes with a live clock, otherwise after a day, a bot plays on for you; the others may let it play at once, or wait. Anyone who isn’t there at the end of a rated game comes last.
rules-T7-title = Planning a move
rules-T7-text = In a game without a live clock, you may plan your next turn while someone else decides. What you plan is played as soon as it’s your turn, whatever the others have played. It’s dropped, and you’re told why, if it isn’t legal then, if you’ve learnt something hidden since, if moves have been taken back, or if you leave. Cards that others draw unseen don’t count. Nobody else sees your plan.
rules-T8-title = Offering again
rules-T8-text = If your offer to end the game was declined, or someone moved instead of answering, you can make another one once ten more moves have been played.
rules-T9-title = Playing again
rules-T9-text = Against bots alone, a new game begins at once. Other people are asked first: their seats are kept for them, and the game begins when everyone has accepted. If someone declines or doesn’t come, the person who asked may give the seat to someone else or to a bot. Nobody is rated in a game they haven’t accepted.
rules-example = Example
rules-more = More on this
rules-picture-tap = Tap a square to read what it is.
rules-show-place = Show
rules-found = { $count ->
    [one] One passage found
   *[other] { $count } passages found
}
rules-none = No results for “{ $query }”. Try a shorter word, or press Escape to see everything.
