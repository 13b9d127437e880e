# The pages in the browser.

## Everywhere

web-title = Vesuvius
web-title-page = { $page } – Vesuvius
web-title-table = { $game } – Vesuvius
web-title-turn = ● Your turn – Vesuvius
web-with-ruling = { $line } ({ $rule })
web-close = Close
web-to-home = To the first page
web-load-again = Load again
web-try-now = Try now
web-guest = Guest
web-bot-names = Marcus, Aurelia, Titus, Livia, Gaius, Cornelia, Lucius, Julia, Quintus, Flavia
web-player = Player { $number }
web-token = { $token }
web-keep = Save
web-play = Play
web-copied = Copied
web-copy-link = Copy the link
web-copy-watch-link = Copy the link for guests
web-qr = The link as a QR code
web-download = Record

## The first page

downfall-lead = A board game under the volcano. Settle in Pompeii, bring your family – and be gone before the mountain is.
pompeii-lead = A board game under the volcano. Gather goods, appease the mountain – and lead the first army into the Castrum.
web-home-picture = Pompeii below Vesuvius
web-motto = Settle. Smell the smoke. Run.
web-ways = Other ways to play
web-game = Game
downfall-about = 2 to 4 players · about 30 minutes
pompeii-about = 1 to 4 players · about 30 minutes each
web-bots = Bots
web-alone = Alone
web-level = Level
downfall-level-1 = Knows the way to the nearest gate, and little else.
downfall-level-2 = Knows the ways out, its own and yours, and buries you where it can.
downfall-level-3 = Minds crowds, lava and relatives, one step ahead.
pompeii-level-1 = Makes goods for what comes next, and knows little else.
pompeii-level-2 = Trades at the Porta too; cards mean nothing to it.
pompeii-level-3 = Minds buildings, trade and cards, one step ahead.
web-level-4 = Thinks a few turns ahead.
web-level-5 = The strongest. Takes its time.
pompeii-choice-volcano = Volcano
pompeii-option-set_a-title = Easy
pompeii-option-set_a-about = Its cards hit few goods.
pompeii-option-set_b-title = Medium
pompeii-option-set_b-about = Its cards hit more goods.
pompeii-option-set_c-title = Hard
pompeii-option-set_c-about = Its cards hit the most goods.
web-play-now = Play now
web-my-games = My games
web-no-games = No games yet. The first one is a click away.
web-all-games = All { $count } games
web-game-with = With { $names }
web-game-alone = Alone
web-free-seat = free seat
web-status-open = Not begun
web-status-running = Running
web-status-over = Over
web-status-closed = Closed
web-friends = Play with friends
web-friends-about = Open a table, send its link or show the code.
web-friends-lead = You get a table with a link. Whoever opens the link takes a seat; empty seats can go to bots.
web-friends-make = Open the table
web-device = On this device
web-device-about = Pass it round; a curtain hides the hands.
web-device-lead = Several people share this device. Between turns a curtain hides the cards.
web-device-make = Begin
web-watch = Watch
web-watch-about = See who is playing at the public tables.
web-nothing-to-watch = Nobody is playing at a public table just now.
web-daily = Daily challenge
web-daily-about = One deal for everybody, one try, until midnight (UTC).
web-learn = Learn
web-learn-about = A first game with a guide, ten minutes.
pompeii-learn-about = A first game with a guide, a quarter of an hour.
web-puzzles = Puzzles
web-puzzles-about = One move is the best: find it.
web-puzzles-about-other = From { $game }: find the best move.
web-editor = Set up
web-editor-about = Build any position and play on.
web-open-in-editor = Open in the position editor

## A new table

web-players = Players
web-people-here = People at this device
web-rest-bots = { $count ->
    [one] The other seat goes to a bot.
   *[other] The other { $count } seats go to bots.
}
web-clock = Time
web-clock-none = No hurry
web-clock-live = 20 seconds a move, 5 minutes in reserve
web-clock-slow = 3 days a move
web-public = Public table
web-public-about = Anybody may find it here, join and watch.
web-about-option = { $about }.
downfall-option-dual_vents-title = Tiles with two symbols
downfall-option-closed_vents-title = Closed first lava squares
downfall-option-free_moves-title = Giving up moves

## Before the game

web-waiting-title = The table is laid
web-waiting-free = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
web-waiting-full = Everybody is here.
web-waiting-owner = You have a seat. The game begins when the host of the table says so.
web-sit-name = The name that the others see
web-sit-down = Take a seat
web-begin = Begin
web-seat-bot = Bot
web-seat-open = Free the seat
web-seat-up = Get up
web-invite = Invite
web-invite-text = Whoever has this link can sit down here, or watch once the game runs.

## The table

web-board = The board
web-beside = Players and chronicle
web-moves = Possible moves
web-you = You
web-person = Person
web-away = Away
web-bot = Bot · { $level }
web-your-turn = Your turn
web-your-turn-name = Your turn, { $name }
web-thinks = { $name } is to move
web-wait = You are asked when it is your turn.
web-watching = You are watching.
web-watching-moves = See what the others do.
web-sending = One moment.
web-confirm = { $move }? Press Play, or choose it once more.
web-prompt-choose = Your turn. Choose a move.
web-not-now = That does not go together with a move now.
web-since = Since your last turn
web-past = You are looking at an earlier moment of the game.
web-steps = Through the game
web-step = Move { $number } of { $count }
web-step-first = To the beginning
web-step-back = One move back
web-step-on = One move on
web-step-last = To the present
web-skip = Skip
web-back = Back
web-undo = Undo
web-chat = Conversation
web-chat-unread = { $count ->
    [0] Conversation
    [one] Conversation, { $count } new message
   *[other] Conversation, { $count } new messages
}
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-chat-closed = Only those who sit at the table can speak, where the conversation is open.
web-type-move = Type a move
web-type-possible = Possible now: { $tokens }
web-notes = Notes
web-sounds = Sounds
web-menu = Menu
web-leave = Leave for a while
web-return = Take the seat back
web-resign = Resign
web-resign-sure = Resign for good
web-let-bot = Let a bot play for { $name }
web-rewind-yes = Agree to go back
web-rewind-no = Rather play on
web-event = { $what }: { $facts }
web-event-of = { $who }: { $what }, { $facts }
web-entry-left = { $who } has left for a while
web-entry-resigned = { $who } resigns
web-entry-time = { $who } has run out of time
web-entry-bot-sat = A bot plays on for { $who }
web-entry-returned = { $who } is back
web-entry-waited = { $who } would rather wait
web-entry-rewind-asked = { $who } asks to go back
web-entry-rewind-agreed = { $who } agrees
web-entry-rewind-refused = { $who } would rather play on
web-entry-closed = The host has closed the table
web-pass-title = For { $name }
web-pass-text = Hand the device to { $name }. Nobody else looks now.
web-pass-look = I am { $name }

## After the game

web-over = The game is over
web-won = { $count ->
    [0] Nobody has won: all is lost.
    [one] { $names } wins.
   *[other] { $names } share the win.
}
web-result = Result
web-rematch = Play again
web-to-rematch = To the new game
web-daily-result = The day’s results
web-proof = Proof of the deal
web-seed = Everything was dealt from the seed { $seed }; its commitment was { $commitment }.

## Keys

web-keys = Keys
web-key-arrows = ← ↑ → ↓
web-key-arrows-does = Go over the board
web-key-enter = Enter
web-key-enter-does = Choose, and play what is chosen
web-key-escape = Esc
web-key-escape-does = One step back
web-key-undo = U
web-key-undo-does = Undo
web-key-skip = S
web-key-skip-does = Skip to the present
web-key-steps = {","} {"."}
web-key-steps-does = Back and forward through the game
web-key-type = /
web-key-type-does = Type a move
web-key-log = L
web-key-log-does = Chronicle
web-key-notes = N
web-key-notes-does = Notes: cards played, tiles drawn
web-key-chat = C
web-key-chat-does = Conversation
web-key-menu = M
web-key-menu-does = Menu
web-key-help = ?
web-key-help-does = This list

## Settings

web-settings = Settings
web-name = Your name
web-name-kept = Saved. New tables show this name.
web-language = Language
web-language-en = English
web-language-de = Deutsch
web-language-fr = Français
web-language-nl = Nederlands
web-theme = Light
web-theme-browser = As the browser
web-theme-light = Light
web-theme-dark = Dark
web-speed = Speed of the others
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-off = At once
web-set-confirm = Ask before a move is played
web-set-confirm-about = Most moves cannot be taken back.
web-set-auto = Play the only possible move by itself
web-set-auto-about = Where there is no choice, nobody has to wait.
web-set-sound = Sounds
web-set-sound-about = Quiet ones, and never the only sign.
web-other-device = On another device
web-other-device-about = A code makes another device yours, too: your games and your name are there at once.
web-other-device-code = Make a code
web-forget = Forget me
web-forget-about = Your name, your keys and what you said are erased. Games stay, without your name.
web-forget-sure = Erase for good
web-forgotten = Done. This device knows nobody any more.

## When something goes wrong

web-unreachable = The server cannot be reached. Is the network there?
web-line-connecting = Connecting …
web-line-lost = The line is cut. Your turn is safe; we try again in { $seconds } s.
web-line-ended = The server has ended this connection.
web-gone-title = There is nothing here any more
web-trouble-title = That did not work
web-nowhere-title = No such page
web-nowhere-text = There is nothing at this address. The link may be old, or a letter may be missing.
web-code-title = The code is of no use

## The rules

web-rules = Rules

## Hints

web-hint = Hint
web-hint-close = Hide
web-hints = Hints
web-hint-waiting = A strong bot thinks about your move …
web-hint-choose = What a strong bot would play, the best first. Choose one, or play something of your own.
web-hints-allowed = Hints
web-hints-allowed-about = Whoever is to move may ask what a strong bot would play.
web-key-hint = H
web-key-hint-does = Hints, where they are allowed

## Clocks

web-time-left = Time left
web-time-reserve = in reserve
web-time-little = little time left
web-time-days = { $hours ->
    [0] { $days } d
   *[other] { $days } d { $hours } h
}
web-time-hours = { $minutes ->
    [0] { $hours } h
   *[other] { $hours } h { $minutes } min
}
web-time-seconds-said = { $seconds } seconds are left for your move.
web-time-hours-said = { $hours ->
    [one] One hour is left for your move.
   *[other] { $hours } hours are left for your move.
}

## Being called

web-title-turns = ● Your turn at { $count } tables – Vesuvius
web-title-waiting = ({ $count }) { $title }
web-notice-title = Your turn
web-notice-text = { $game }: the others are waiting for you.
web-set-notice = Notices of the browser
web-set-notice-about = Where this page is open in the background, the browser says when it is your turn.
web-set-notice-denied = Notices are forbidden for this page. That can be changed in the browser’s own settings for it.
web-set-notice-insecure = The browser shows notices only for pages with an https address. The title of the page tells you all the same.
web-set-notice-missing = This browser cannot show notices from a page. The title of the page tells you all the same.

## After the game: replay, sharing, one's own record

web-replay = Replay
web-review = Review
web-explore = Explore from here
web-replay-of = Replay: { $game }
web-replay-with = Replay of the game with { $names }
web-replay-hands = Open hands
web-replay-leave = To the result
web-replay-begin = The game begins.
web-replay-play = Play
web-replay-pause = Pause
web-replay-end = To the end
web-replay-pace = Pace: { $pace }
web-replay-copy = Copy link to this point
web-replay-no-picture = There is no picture of this moment. The chronicle tells what happened.
web-replay-early-title = The game is not over yet
web-replay-early-text = A game can be seen again from its first move to its last as soon as it is over.
web-share = Share
web-share-title = { $count ->
    [0] { $game }: nobody has won
    [one] { $names } has won { $game }
   *[other] { $names } have won { $game } together
}
web-share-private = Only those who sat at this table can open the link.
web-record = My results
web-record-empty = Nothing yet: here you will find every game that you have finished, who you met, and how strong you are.
web-record-places = Places by number of players
web-record-games = Games
web-record-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
web-record-place-of = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $count }
web-record-gone = Left
web-record-won = Won
web-record-lost = Lost
downfall-best-score = Most saved
web-record-last = Finished games
web-record-several = { $count } × { $name }
web-record-opponent = Opponent
web-record-better = Ahead
web-record-equal = Level
web-record-worse = Behind
web-record-people = Against people
web-record-bots = Against bots
web-record-bot-rating = Rated { $rating }
web-rating-people = Rating among people
web-rating-bots = Rating against bots
web-rating-margin = ± { $margin }
web-rating-games = { $count ->
    [one] from one rated game
   *[other] from { $count } rated games
}
web-rating-none = No rated game yet.
web-rating-about = Only games at rated tables count. Games with a bot at the table have a rating of their own, and everybody begins at 1500; the more you play, the surer the figure.
web-rating-change = { $after } ({ $change })
web-rating-new = Your rating: { $before } → { $after }
web-rated = Rated
web-rated-about = The result counts for everybody’s rating. No hints, and nothing is taken back but your own last moves.
web-rated-here = Rated game
web-casual = Casual
web-casual-here = Casual game
web-casual-result = A casual game: no rating has changed.
web-somebody = Somebody
