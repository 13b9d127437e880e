# Exploring a finished game: other moves by all sides, and branches that are kept. It comes with its page.

explore-title = Explore
explore-of = Explore: { $game }
explore-turn = { $name } to move
explore-end = To the end of the line
explore-branches = Branches
explore-record = The game as played
explore-first = { $number }. { $move }
explore-dealt = Dealt anew after move { $number }
explore-about = from move { $number }, { $count ->
    [one] 1 move
   *[other] { $count } moves
}
explore-anew = dealt anew
explore-by = by { $name }
explore-shared = shared
explore-unkept = not kept
explore-longer = newest moves not kept
explore-none = Play anything else than was played, for any side: a branch begins.
explore-drawn = What is drawn comes as it lay in the game.
explore-drawn-anew = All that was hidden was dealt anew where this branch begins.
explore-deal = Deal anew
explore-deal-about = A branch from here with everything dealt anew that was hidden
explore-keep = Keep branch
explore-kept = The branch is kept.
explore-edit = Name, share or delete: { $name }
explore-branch = Your branch
explore-name = Name of the branch
explore-name-about = Without a name it goes by its first move.
explore-rename = Name it
explore-keep-first = Nobody sees this branch but you, and it is gone when you leave. Keep it first: then it can be shared.
explore-share = Shared
explore-share-about = Until you share it, only you see this branch. Then all see it who may see the game.
explore-delete = Delete
explore-delete-sure = Delete it for good
explore-gone = There is no such branch: it was deleted, or whoever made it does not share it. This is the game itself.
branch-unknown = You have no such branch of this game.
branch-too-many = You keep { $most } branches of this game, and more are not kept. Delete one first.
