# The pages in the browser.

## Everywhere

web-title = Vesuvius
web-title-page = { $page } – Vesuvius
web-title-table = { $game } – Vesuvius
web-title-turn = ● Your turn – Vesuvius
web-with-ruling = { $line } ({ $rule })
web-close = Close
web-to-home = Home
web-load-again = Reload
web-try-now = Try now
web-guest = Guest
web-bot-names = Marcus, Aurelia, Titus, Livia, Gaius, Cornelia, Lucius, Julia, Quintus, Flavia
web-player = Player { $number }
web-token = { $token }
web-keep = Save
web-play = Play
web-copied = Copied
web-copy-link = Copy link
web-copy-watch-link = Copy link for spectators
web-qr = The link as a QR code
web-download = Download record

## The first page

downfall-lead = A board game under the volcano. Settle in Pompeii, bring your family – and get out before Vesuvius erupts.
pompeii-lead = A board game under the volcano. Gather goods, appease Vesuvius – and be the first to lead an army into the Castrum.
web-home-picture = Pompeii below Vesuvius
web-motto = Settle. Smell the smoke. Run.
web-ways = Other ways to play
web-game = Game
downfall-about = 2 to 4 players · about 45 minutes
pompeii-about = 1 to 4 players · about 30 minutes per player
web-bots = Bots
web-alone = Solo
web-level = Level
downfall-level-1 = Knows the way to the nearest gate, and little else.
downfall-level-2 = Knows the ways out, its own and yours, and buries you whenever it can.
downfall-level-3 = Watches crowds, lava and relatives, one step ahead.
pompeii-level-1 = Makes the goods it needs next, and knows little else.
pompeii-level-2 = Trades at the Porta too, but doesn’t understand cards.
pompeii-level-3 = Watches buildings, trade and cards, one step ahead.
web-level-4 = Thinks a few turns ahead.
web-level-5 = The strongest. Takes its time.
pompeii-choice-volcano = Volcano
pompeii-option-set_a-title = Easy
pompeii-option-set_a-about = Its cards hit the fewest goods.
pompeii-option-set_b-title = Medium
pompeii-option-set_b-about = Its cards hit more goods.
pompeii-option-set_c-title = Hard
pompeii-option-set_c-about = Its cards hit the most goods.
pompeii-data-mild-title = mild
pompeii-data-harsh-title = harsh
web-play-now = Play now
web-my-games = My games
web-no-games = No games yet. The first one is a click away.
web-all-games = All { $count } games
web-game-with = With { $names }
web-game-alone = Solo
web-free-seat = free seat
web-status-open = Not started
web-status-running = Running
web-status-over = Finished
web-status-closed = Closed
web-friends = Play with friends
web-friends-about = Open a table and share its link or QR code.
web-friends-lead = You get a table with a link. Anyone who opens the link can take a seat; bots can fill the empty ones.
web-friends-make = Open a table
web-device = On this device
web-device-about = Pass it around; a curtain hides the hands.
web-device-lead = Several people share this device. A curtain hides the cards between turns.
web-device-make = Start
web-watch = Watch
web-watch-about = Look in on games that are being played right now.
web-nothing-to-watch = There’s no game to watch right now.
web-live-now = Live now
web-live-all = All games
web-moves-played = { $count ->
    [one] one move
   *[other] { $count } moves
}
web-watchers = { $count ->
    [one] one spectator
   *[other] { $count } spectators
}
web-daily = Daily challenge
web-daily-about = One deal for everyone, one try, until midnight (UTC).
web-learn = Learn
web-learn-about = A guided first game, about ten minutes.
pompeii-learn-about = A guided first game, about a quarter of an hour.
web-puzzles = Puzzles
web-puzzles-about = One move is best: find it.
web-puzzles-about-other = From { $game }: find the best move.
web-editor = Position editor
web-editor-about = Set up any position and play on from there.
web-open-in-editor = Open in the position editor

## A new table

web-players = Players
web-people-here = People on this device
web-rest-bots = { $count ->
    [one] The other seat goes to a bot.
   *[other] The other { $count } seats go to bots.
}
web-clock = Time limit
web-clock-none = None
web-clock-live = 20 seconds per move, 5 minutes in reserve
web-clock-slow = 3 days per move
web-public = Public table
web-public-about = Anyone can find it here, join and watch.
web-audience = Anyone may watch
web-audience-about = The game is listed under “Watch”. Only people with the link can take a seat.
web-about-option = { $about }.
web-data-set = Set of figures: { $title }
web-data-set-about = Set of figures “{ $title }”: { $about }
web-title-data-set = { $game } · { $set }
downfall-option-dual_vents-title = Tiles with two symbols
downfall-option-closed_vents-title = Closed first lava squares
downfall-option-free_moves-title = Giving up moves

## Before the game

web-waiting-title = Waiting for players
web-waiting-free = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
web-waiting-full = Everyone’s here.
web-waiting-lot = Seats and colours are drawn when the game begins.
web-ask-name = What should the others call you?
web-keep-name = Keep this name
web-skip-name = Not now
web-waiting-owner = You’ve got a seat. The game begins when the host of this table starts it.
web-sit-name = Your name, as the others see it
web-sit-down = Take a seat
web-begin = Start
web-seat-bot = Bot
web-seat-open = Free this seat
web-seat-up = Leave this seat
web-seat-kept = Waiting for { $name }
web-invite = Invite
web-invite-text = Anyone with this link can take a seat here, or watch once the game is running.
web-link-here-only = Only this device can open this link: the server runs for this device alone.
web-link-home = For all devices in your home network, start it with
web-link-anywhere = For people elsewhere, host it and set

## The table

web-board = The board
web-beside = Players and log
web-moves = Possible moves
web-you = You
web-person = Human
web-opponent = Opponent
web-away = Away
web-online = Online
web-offline = Offline
web-bot-plays = A bot plays
web-resigned = Resigned
web-bot = Bot · { $level }
web-your-turn = Your turn
web-your-turn-name = Your turn, { $name }
web-thinks = { $name } to move
web-wait = It isn’t your turn yet.
web-watching = You’re watching.
web-watching-moves = Here’s what the others are doing.
web-own-move = Your move
web-own-move-shown = See what it does.
web-sending = One moment.
web-move-whose = { $move }: a piece of { $name }’s
web-move-explained = { $move }: { $says }
web-plan = Plan a move
web-plan-heading = Plan your next move
web-plan-confirm = { $move }? Press Plan.
web-plan-keep = Plan
web-plan-done = Done
web-plan-made = Planned: { $moves }.
web-plan-drop = Drop plan
web-plan-dropped = Your plan wasn’t played: { $moves }.
web-confirm = { $move }? Press Play, or choose it again.
web-confirm-explained = { $move }: { $says }.
web-confirm-act = Press “{ $act }” again to do it.
web-prompt-choose = Your turn. Choose a move.
web-not-now = You can’t do that right now.
web-list-full = That’s all of them. Play them, or go back to change one.
web-since = Since your last turn
web-log-hits = { $count ->
    [0] Log
    [one] Log, { $count } attack on you
   *[other] Log, { $count } attacks on you
}
web-past = You’re looking at an earlier moment of the game.
web-steps = Moves of the game
web-step = Move { $number } of { $count }
web-step-first = First move
web-step-back = Previous move
web-step-on = Next move
web-step-last = Latest move
web-scene-skip = Tap or press any key to go on
web-skip = Skip
web-next-game = Next game
web-back = Back
web-undo = Undo
web-undo-turn = Undo my turn
web-chat = Chat
web-chat-unread = { $count ->
    [0] Chat
    [one] Chat, { $count } new message
   *[other] Chat, { $count } new messages
}
web-chat-empty = No messages yet.
web-chat-say = Say something
web-chat-send = Send
web-chat-sending = Not sent yet. It’s sent as soon as the server answers.
web-chat-watchers = You and the other spectators chat here. The players will see it when the game is over.
web-chat-reactions = Reactions
web-chat-closed = Chat is off at this table.
web-type-move = Type a move
web-type-possible = Possible now: { $tokens }
web-notes = Notes
web-sounds = Sounds
web-menu = Menu
web-leave = Step away
web-return = Take your seat again
web-resign = Resign
web-resign-sure = Yes, resign
web-resign-about = You can’t come back, and you come last. If one player is left, or only bots, the game ends at once. Otherwise a bot plays on at your seat.
web-offer-end = Offer to end the game
web-end-offered = { $who } offers to end the game without a winner.
web-end-accept = End the game
web-end-decline = Play on
web-end-waiting = You’ve offered to end the game. The others can accept, or play on.
web-claim = Claim the win
web-claim-about = Your opponent has been away for a long time. You can claim the win, or play on.
web-claim-from = Your opponent has stepped away. If they aren’t back by { $time }, you can claim the win.
web-away-about = You’ve stepped away. While you’re gone, others may let a bot play for you.
web-proposals = At this table
web-proposal-offer = Offer
web-proposal-rewind = Request
web-proposal-away = Away
web-proposal-claim = Claim
web-proposal-absent = Absent
web-proposal-where = To answer, press “{ $word }” in the title bar.
web-let-bot = Let a bot play for { $name }
web-rewind-asked = { $who } asks to take moves back.
web-rewind-yes = Agree to take back
web-rewind-no = No, play on
web-event = { $what }: { $facts }
web-event-of = { $who }: { $what }, { $facts }
web-entry-left = { $who } has stepped away
web-entry-resigned = { $who } resigns
web-entry-claimed = { $who } claims the win
web-entry-end-offered = { $who } offers to end the game
web-entry-end-accepted = { $who } agrees to end it
web-entry-end-declined = { $who } would rather play to the end
web-entry-end-agreed = { $who } agrees: the game ends without a winner
web-entry-time = { $who } has run out of time
web-entry-bot-sat = A bot takes over for { $who }
web-entry-returned = { $who } is back
web-entry-waited = { $who } would rather wait
web-entry-content = { $who } leaves it at that
web-entry-rewind-asked = { $who } asks to take moves back
web-entry-rewind-agreed = { $who } agrees
web-entry-rewind-refused = { $who } would rather play on
web-entry-closed = The host has closed this table
web-pass-title = { $name }’s turn
web-pass-text = Hand the device to { $name }. Everyone else, look away.
web-pass-look = I’m { $name }

## After the game

web-over = The game is over
web-won = { $count ->
    [0] Nobody won: all is lost.
    [one] { $names } wins.
   *[other] { $names } share the win.
}
web-won-resigned = { $count ->
    [0] { $gone } has resigned: nobody wins.
    [one] { $names } wins: { $gone } resigned.
   *[other] { $names } share the win: { $gone } resigned.
}
web-won-claimed = { $names } wins: the opponent has left.
web-won-agreed = All agreed to end the game. Nobody wins.
web-result = Result
web-rematch = Play again
web-to-rematch = Go to the new game
web-rematch-waits = There’s a new game with a seat for you.
web-rematch-asked = Would you like to play again? The game begins when everyone has accepted.
web-rematch-accept = Accept
web-rematch-decline = No, thanks
web-rematch-offered = The others have been asked. The game begins when everyone has accepted; you can also give a free seat to a bot.
web-daily-result = Today’s results
web-proof = Proof of the deal
web-seed = Everything was dealt from the seed { $seed }; its commitment was { $commitment }.

## Keys

web-keys = Keyboard shortcuts
web-key-arrows = ← ↑ → ↓
web-key-arrows-does = Move around the board
web-key-enter = Enter
web-key-enter-does = Choose; then play the chosen move
web-key-inspect = I
web-key-inspect-does = More about the place, card or good in focus
web-key-escape = Esc
web-key-escape-does = Back
web-key-zoom = + − 0
web-key-zoom-does = Enlarge the board, make it smaller, or show all of it
web-zoom-whole = Show the whole board
web-key-undo = U
web-key-undo-does = Undo
web-key-undo-turn = Shift+U
web-key-undo-turn-does = Undo my turn
web-key-skip = S
web-key-skip-does = Skip to the latest move
web-key-steps = {","} {"."}
web-key-steps-does = Back and forward through the game
web-key-type = /
web-key-type-does = Type a move
web-key-log = L
web-key-log-does = Log
web-key-notes = N
web-key-notes-does = Notes: cards played, tiles drawn
web-key-chat = C
web-key-chat-does = Chat
web-key-menu = M
web-key-menu-does = Menu
web-key-help = ?
web-key-help-does = This list

## Settings

web-settings = Settings
web-name = Your name
web-name-kept = Saved. New tables will show this name.
web-language = Language
web-language-en = English
web-language-de = Deutsch
web-language-fr = Français
web-language-nl = Nederlands
web-theme = Theme
web-theme-browser = Same as browser
web-theme-light = Light
web-theme-dark = Dark
web-pieces = Colours of the pieces
web-pieces-usual = Standard
web-pieces-distinct = Easy to tell apart
web-pieces-contrast = High contrast
web-pieces-usual-about = Each colour has a shape and a letter of its own.
web-pieces-distinct-about = Each colour also has a lightness of its own, for anyone who sees some colours alike.
web-pieces-contrast-about = Deep colours, broad edges and bold letters.
web-own-colour = My colour
web-own-colour-seat = My seat’s
web-own-colour-about = Your pieces are always shown to you in this colour if the game has it; the player who has it gets yours. For others and in the notation, nothing changes.
web-speed = Speed of the other players’ moves
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-off = Instant
web-set-confirm = Confirm each move
web-set-confirm-about = Most moves can’t be taken back.
web-set-auto = Play forced moves automatically
web-set-auto-about = If there’s only one move, it’s played for you.
web-set-coordinates = Letters and numbers at the edge of the board
web-set-coordinates-about = The game, the log and hints name squares this way, such as F2.
web-set-watched = Others may watch
web-set-watched-about = New games against bots are listed under “Watch”. Nobody sees your cards.
web-set-sound = Sounds
web-set-sound-about = Quiet, and never the only signal.
web-other-device = Another device
web-other-device-about = Use a code to sign in on another device; your games and your name come with you.
web-other-device-code = Get a code
web-forget = Delete my data
web-forget-about = Your name, your keys and your messages are deleted. Your games stay, without your name.
web-forget-sure = Delete for good
web-forgotten = Done. Nothing about you is left on this device.

## What is stored, and for how long

web-privacy = Privacy
web-privacy-link = What is stored
web-privacy-link-about = See what this server stores about you, and download all of it.
web-privacy-about = You play here without an account. There’s no advertising and no tracking, and this page loads nothing from other servers.
web-privacy-stored = What this server stores
web-privacy-you = You
web-privacy-you-about = The name you chose, your language, when you first came, when you were last here, and a fingerprint of the key on each of your devices.
web-privacy-games = Games
web-privacy-games-about = At every table: who sits where, every move with its time, moves planned, and the chat.
web-privacy-results = Results
web-privacy-results-about = Places and ratings, puzzles you’ve tried, daily challenges, and lines you’ve explored.
web-privacy-notices = Notices
web-privacy-notices-about = If you want to be told when it’s your turn: the address at your browser’s maker, or your email address. Notices are sent through them.
web-privacy-address = Your network address
web-privacy-address-about = It’s kept in memory, to limit how much one address may ask. It’s only written down if requests from it were turned away (in the log), or if the host has banned it.
web-privacy-device = On this device
web-privacy-device-about = Your key and your settings, in the browser’s storage. There are no cookies.
web-privacy-seen = What others see
web-privacy-seen-about = Your name, when you’re online at a table, and your results against them. Who may watch a game is set with its table. Once a game is over, all who sat there can see all of it.
web-privacy-how-long = For how long
web-privacy-people-always = You: until you delete your data.
web-privacy-people-days = You: until you delete your data, or haven’t been here for { $days ->
    [one] one day
   *[other] { $days } days
}.
web-privacy-finished-always = Finished games: as long as the host keeps them.
web-privacy-finished-days = Finished games: { $days ->
    [one] one day
   *[other] { $days } days
} after the last move.
web-privacy-abandoned-days = Tables where nobody plays any more: { $days ->
    [one] one day
   *[other] { $days } days
}.
web-privacy-imported-days = Games from imported records: { $days ->
    [one] one day
   *[other] { $days } days
}.
web-privacy-backups = The host’s backups still have what was deleted until they’re replaced.
web-privacy-rights = What you can do
web-privacy-rights-about = Download everything that is stored about you as one file, or delete your data in the settings. The games of others stay readable, without your name.
web-privacy-download = Download my data

## When something goes wrong

web-unreachable = Can’t reach the server. Are you online?
web-server-gone = The server can’t be reached. The rules and the lessons work without it; everything else waits until it’s back.
web-update = A new version is here. Load it when it suits you; your games go on where they are.
web-warming = The server is getting ready: it compiles the rules, once. That takes a minute or two; then it goes on by itself.
web-line-connecting = Connecting …
web-line-lost = Connection lost. Your turn is safe; trying again in { $seconds } s.
web-line-ended = The server has closed this connection.
web-gone-title = There’s nothing here any more
web-trouble-title = Something went wrong
web-nowhere-title = Page not found
web-nowhere-text = There’s nothing at this address. The link may be old or incomplete.
web-code-title = This code doesn’t work

## The rules

web-rules = Rules
web-clear-search = Clear search
web-look-up = Look things up

## Hints

web-hint = Hint
web-hint-close = Hide
web-hints = Hints
web-hint-waiting = A strong bot is thinking about your move …
web-hint-choose = What a strong bot would play, best first. Choose one, or play your own move.
web-hint-outdated = A deeper search ranks these moves differently.
web-hint-renew = New order
web-hints-allowed = Hints
web-hints-allowed-about = On their turn, players can ask what a strong bot would play.
web-key-hint = H
web-key-hint-does = Hints, if allowed

## Clocks

web-time-left = Time left
web-time-reserve = in reserve
web-time-little = almost out of time
web-time-days = { $hours ->
    [0] { $days } d
   *[other] { $days } d { $hours } h
}
web-time-hours = { $minutes ->
    [0] { $hours } h
   *[other] { $hours } h { $minutes } min
}
web-time-seconds-said = { $seconds ->
    [one] One second left for your move.
   *[other] { $seconds } seconds left for your move.
}
web-time-hours-said = { $hours ->
    [one] One hour left for your move.
   *[other] { $hours } hours left for your move.
}

## Being called

web-title-turns = ● Your turn at { $count } tables – Vesuvius
web-title-waiting = ({ $count }) { $title }
web-notice-title = Your turn
web-notice-text = { $game }: the others are waiting for you.
web-set-notice = Browser notifications
web-set-notice-about = While this page is open in the background, your browser tells you when it’s your turn.
web-set-notice-denied = Notifications are blocked for this page. You can change that in your browser’s settings.
web-set-notice-insecure = Browsers show notifications only for https pages. The page title still tells you when it’s your turn.
web-set-notice-missing = This browser can’t show notifications. The page title still tells you when it’s your turn.

## After the game: replay, sharing, one's own record

web-replay = Replay
web-review = Review
web-mistakes = Learn from my mistakes
web-explore = Explore from here
web-replay-of = Replay: { $game }
web-replay-with = Replay of your game with { $names }
web-replay-hands = Show hands
web-replay-leave = Back to the result
web-replay-begin = The game begins.
web-replay-play = Play
web-replay-pause = Pause
web-replay-end = End
web-replay-pace = Speed: { $pace }
web-replay-copy = Copy link to this moment
web-replay-clip = Make a clip
web-replay-no-picture = There’s no picture of this moment. The log tells you what happened.
web-replay-early-title = The game isn’t over yet
web-replay-early-text = You can replay a game move by move once it’s over.
web-share = Share
web-share-title = { $count ->
    [0] { $game }: nobody won
    [one] { $names } won { $game }
   *[other] { $names } won { $game } together
}
web-share-private = Only players at this table can open the link.
web-record = My results
web-record-empty = Nothing yet. Once you’ve finished a game, you’ll find it here, with the people you’ve met and your rating.
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
web-streaks = In a row
web-streak-now = Now
web-streak-longest = Longest
web-streak-daily = Daily challenge: { $game }
web-streak-days = { $count ->
    [one] 1 day in a row
   *[other] { $count } days in a row
}
web-streak-puzzles = { $count ->
    [one] 1 solved in a row
   *[other] { $count } solved in a row
}
web-record-last = Finished games
web-record-several = { $count } × { $name }
web-record-opponent = Opponent
web-record-better = Ahead
web-record-equal = Tied
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
web-rating-none = No rated games yet.
web-rating-about = Only games at rated tables count. Games with a bot have a rating of their own. Everyone starts at 1500; the more you play, the more reliable the rating.
web-rating-change = { $after } ({ $change })
web-rating-new = Your rating: { $before } → { $after }
web-rated = Rated
web-rated-about = The result counts towards everyone’s rating. No hints, and you can only take back your own last moves.
web-rated-here = Rated game
web-casual = Casual
web-casual-here = Casual game
web-casual-result = Casual game: no rating has changed.
web-somebody = Someone

## Meeting other players

web-lobby = Play someone
web-lobby-about = Meet other players: a quick match, or an open table.
web-lobby-lead = Say what you’d like to play. Anyone who wants the same meets you at one table; bots take the free seats if nobody comes.
web-match-wait = Bots join after
web-match-seconds = { $count ->
    [60] 1 minute
    [180] 3 minutes
   *[other] { $count } seconds
}
web-match-name = Your name
web-match-as = You play as { $name }.
web-match-now = Play someone now
web-match-level = Level of the bots
web-match-stop = Stop waiting
web-match-gone = Nobody was at this table when the time was up, so it has been closed.
web-open-tables = Open tables
web-open-none = Nobody’s waiting at the moment.
web-seats-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
web-open-join = Join
web-open-back = Go back
web-open-rating = { $name } ({ $rating })
web-open-unrated = { $name } (no rating yet)
web-open-bot = { $name } ({ $level })
web-fills-in = { $count ->
    [0] Bots are taking the free seats…
    [one] Bots take the free seats in one second.
   *[other] Bots take the free seats in { $count } seconds.
}
