# Exploring a finished game: other moves by all sides, and branches that are kept. It comes with its page.

explore-title = Explore
explore-of = Explore: { $game }
explore-turn = { $name } to move
explore-end = End of the line
explore-branches = Variations
explore-record = The game as played
explore-first = { $number }. { $move }
explore-dealt = Redealt after move { $number }
explore-about = from move { $number }, { $count ->
    [one] 1 move
   *[other] { $count } moves
}
explore-anew = redealt
explore-by = by { $name }
explore-shared = shared
explore-unkept = not saved
explore-longer = latest moves not saved
explore-none = Play something else, for any side, to start a variation.
explore-drawn = Cards and tiles come as they lay in the game.
explore-drawn-anew = Everything hidden was redealt where this variation begins.
explore-deal = Redeal
explore-deal-about = Start a variation here and redeal everything hidden
explore-keep = Save variation
explore-kept = Variation saved.
explore-edit = Name, share or delete: { $name }
explore-branch = Your variation
explore-name = Name of the variation
explore-name-about = Without a name, it’s called by its first move.
explore-rename = Rename
explore-keep-first = Only you can see this variation, and it’s gone when you leave. Save it to share it.
explore-share = Shared
explore-share-about = Only you can see this variation until you share it. Then everyone who can see the game can see it.
explore-delete = Delete
explore-delete-sure = Delete for good
explore-gone = This variation was deleted, or isn’t shared any more. Here’s the game itself.
branch-unknown = You don’t have that variation of this game.
branch-too-many = You’ve saved { $most } variations of this game, and that’s the most you can. Delete one first.
