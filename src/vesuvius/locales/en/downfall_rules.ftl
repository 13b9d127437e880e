# The rules of The Downfall of Pompeii in our own words: how it goes, every ruling, the options.
# Every line of a text is a paragraph of its own, every line of steps a step.

downfall-rules-hint = A word or a number, such as “relatives” or “R12”

## How it goes

rules-goal-title = Goal
rules-goal-text =
    You settle your people in Pompeii while Vesuvius is still asleep. Then it erupts, and everyone runs for the gates before lava covers the city.
    The player who gets the most of their own pieces out of the city wins. The game is for two to four players and takes about 45 minutes.
rules-components-title = Components
rules-components-text =
    127 pieces in four colours, the board, the volcano, and a bag with 45 lava tiles: 8 each of scroll, coin and column, 7 each of vase, mask and helmet.
    53 house cards, numbered 1 to 11; seven omens; and the card A.D. 79.
    Not all house cards are in play: depending on the number of players, four to twelve of them stay in the box, and nobody knows which. These are the cards of each house:
rules-components-steps =
    Three cards: house 7.
    Four cards: houses 1, 2, 5 and 9.
    Five cards: houses 3, 8, 10 and 11.
    Seven cards: houses 4 and 6.
rules-setup-title = Set-up
rules-setup-text =
    Each player takes the pieces of one colour: 36 each with two players, 30 with three, 25 with four. Everyone has a hand of four house cards.
    The stock contains the seven omens and A.D. 79. Eight house cards lie above A.D. 79, so nothing bad happens in the first turns. The lava tiles are in the bag.
rules-buildings-title = Buildings
rules-buildings-text =
    The city is divided into squares. A building covers one square or two, and pieces go on its small round spaces, one piece per space. Nobody can move into a building without round spaces.
    There are eleven houses, in grey, purple, turquoise and brown. Houses 3, 4, 6, 8, 10 and 11 have two buildings each.
    The beige buildings are neutral: they belong to no house, and there are no cards for them. Pieces get there only as relatives or with a joker.
rules-filling-title = First phase: a turn
rules-filling-text = Played cards go face-up on the discard pile, where everyone can see them. If a house has two buildings, you choose between them.
rules-filling-steps =
    Play one card from your hand.
    Put one of your pieces on a free round space of a building with that number. If the whole house is full, the card is a joker, and any free space in the city will do.
    Draw a card, so that you have four again.
rules-seething-title = Vesuvius seethes
rules-seething-text =
    When A.D. 79 is drawn for the first time, it goes back among the last cards of the stock. From now on, three more rules apply.
    Relatives: if there are already pieces in the building your piece moves into, the same number of your pieces may move into other buildings of that colour or neutral ones.
    Omens: if you draw one, throw another player’s piece into the volcano and draw again.
    Calling the eruption: a player whose whole hand is jokers may let Vesuvius erupt early.
rules-erupting-title = Vesuvius erupts
rules-erupting-text =
    When A.D. 79 is drawn for the second time, or a player calls the eruption, Vesuvius erupts at once.
    Hands are discarded, and pieces that never came into the city go back into the box. Then the players take turns laying six lava tiles; nobody runs yet.
rules-running-title = Second phase: a turn
rules-running-text =
    Houses and round spaces no longer matter: a square holds any number of pieces. A building on two squares now counts as two squares, each with its own pieces.
    Pieces go from square to square, never diagonally and never over lava. If you have no pieces left in the city, you still draw and lay a tile on your turn.
rules-running-steps =
    Draw a lava tile and lay it next to a tile with the same symbol, or on the first lava square of its symbol. Pieces under it go into the volcano, and so do all pieces that can no longer reach a gate.
    Move two of your pieces. Each goes up to as many squares as there are pieces on its square when it sets out, itself included. Going out through a gate costs one step, and the piece is saved.
rules-ending-title = The end
rules-ending-text =
    The game ends with the turn in which the last tile was drawn. It ends earlier if no piece can get out any more, because lava has closed all gates or the ways to them: all pieces are then in the volcano, and the city is empty.
    The player with the most pieces saved wins; if there’s a tie, the player who has lost fewer to the volcano.

## The rulings

rules-R1-title = Seats and colours
rules-R1-text = The first seat deals. Its left neighbour plays first, and play goes on clockwise. The colours follow the seats: red, black, yellow, blue.
rules-R1-example = With three players, Red deals, Black has the first turn, then Yellow, then Red.
rules-R2-title = The stock
rules-R2-text =
    The dealer makes seven face-down piles of four house cards. The seven omens are shuffled into the remaining cards; A.D. 79 goes on top of them, and two of the piles go on top of that. This is the stock.
    Every player takes one pile as a hand. The remaining piles are out of the game, and nobody looks at them.
rules-R2-example = With two players, three piles are left over: twelve cards that nobody will see.
rules-R3-title = A.D. 79 for the first time
rules-R3-text =
    The player who draws it first draws a replacement. Then A.D. 79 is shuffled into the bottom 15 cards of the stock, and they all go back under the stock.
    The new rules apply from the moment the card appears. If the replacement is an omen, that omen is carried out, after the shuffle.
rules-R4-title = Relatives: how many
rules-R4-text =
    As many as there were pieces, of any colour, in that building before yours moved in. A building on two squares counts as one; the second building of a house doesn’t count.
    There are no relatives before Vesuvius seethes, none for a joker, and relatives don’t bring relatives of their own.
rules-R4-example = There are two pieces on C4. You play a 6 on C5, in the same building: up to two relatives may follow. Pieces on D4 and D5, the other building of house 6, don’t count.
rules-R5-title = Relatives: where they go
rules-R5-text =
    To free spaces of other buildings of the same colour, including the second building of the same house, or of neutral buildings. At most one goes into each building per turn, and never into the building your card’s piece went into.
    You place them one at a time and may stop whenever you like. If there’s no space or no piece for another one, you aren’t asked.
rules-R5-example = After a 6, the relatives may go into the other building of house 6, into house 9 (turquoise too) and into neutral buildings, one into each.
rules-R6-title = Joker
rules-R6-text = If every building of the card’s house is full, the card is a joker: put one piece on any free space of any building, including neutral ones. As long as the house has a free space, the card must be used for its house.
rules-R6-example = House 7 has three spaces, all on F5. If all are taken, every 7 is a joker. If an omen then empties one of them, it’s a 7 again.
rules-R7-title = Nothing to place
rules-R7-text = If you have no pieces left, or play a joker when there’s no free space in the city, you play a card, place nothing and draw. You still choose which card.
rules-R8-title = Omen
rules-R8-text = If you draw an omen, you throw one piece of another player, from any building, into the volcano and then draw again. If that’s another omen, it’s carried out too. If no other player has a piece in the city, nothing is thrown and nobody is asked.
rules-R9-title = Calling the eruption
rules-R9-text =
    Once Vesuvius seethes, a player whose whole hand is jokers may call the eruption between any two turns, no matter whose turn is next. The caller shows the hand. Jokers means that every house in the hand is full, whether or not the player has pieces left.
    If several players could call, they’re asked clockwise, beginning with the player whose turn is next. Anyone who waits is asked again before the next turn.
    This departs from the rulebook, which lets a player call at any time. Here it’s only between turns, so that nobody has to be quick, and only once Vesuvius seethes.
rules-R9-example = You hold 2, 2, 7 and 9, and the last space of these houses has just been taken. Before the next turn begins, you’re asked whether Vesuvius erupts.
rules-R10-title = Who triggers the eruption
rules-R10-text =
    The player who drew A.D. 79 for the second time, or who called. That player’s left neighbour draws the first lava tile.
    All hands go to the discard pile at once. Pieces that players still have in front of them go back into the box and don’t count for anything.
rules-R11-title = The first six tiles
rules-R11-text =
    In turn, each player draws and lays one tile, without moving, until there are six tiles in the city. The next player begins the second phase.
    A tile that couldn’t be laid (R13) isn’t one of the six. The player who drew it doesn’t draw again.
rules-R11-example = Black drew A.D. 79 in a game of three: Yellow, Red, Black, Yellow, Red and Black lay one tile each. Then Yellow lays a tile and is the first to run.
rules-R12-title = Where lava goes
rules-R12-text =
    The first tile of a symbol goes on the first lava square with that symbol. Every later one goes edge to edge with any tile of the same symbol, on a city square without lava.
    A first lava square is reserved for its own symbol. You may cover a square with pieces on it, even your own: they all go into the volcano.
rules-R12-example = The first coin goes on C2. The second may go on B2, C1, C3 or D2, wherever there’s no lava yet.
rules-R13-title = No square for a tile
rules-R13-text = It’s set aside for good. Nobody is asked, and the turn goes on.
rules-R14-title = Enclosed
rules-R14-text = As soon as a tile is laid, every piece that can’t reach an open gate without crossing lava goes into the volcano. A gate is open as long as there’s no lava on its square. This also applies during the first six tiles.
rules-R14-example = There’s lava on J7, and a tile is laid on K6. Nobody can leave K7 any more: the pieces there are lost, although there’s no lava on K7 itself.
rules-R15-title = Moving
rules-R15-text =
    You must make both moves as long as you have a piece that can. A move goes at least one square and at most as many as there were pieces of any colour on its square when the move began. You may turn corners, and you don’t have to go the whole way.
    A move never enters the same square twice, so it can’t end where it began. That applies to a single move: a piece that moves twice may come back.
rules-R15-example = There are four pieces on a square. The first to leave goes up to four squares. Three are left, so the next one goes three at most.
rules-R16-title = Empty first lava squares
rules-R16-text = As long as there’s no lava on them, they may be entered like any other square of the city. The option closed_vents changes this.
rules-R17-title = Leaving the city
rules-R17-text = Going out through a gate costs one step more than reaching the gate’s square. It makes no difference which gate you use. A piece outside is saved.
rules-R17-example = From J4 to the Porta di Nola: J3, J2, out. That takes three steps, so there must be at least three pieces on J4.
rules-R18-title = Two different pieces
rules-R18-text =
    Your second move must be with a different piece. There are two exceptions: a piece that was alone on its square before the first move, with no piece of any colour beside it, may move again; and if you have only one piece in the city once the tile is laid, it makes both moves.
    Pieces of one colour on one square are alike. If your first move ends on a square where you already had a piece, there’s another piece there too, and the second move may start from that square.
rules-R18-example = Your piece is alone and goes one step, to a square with three others. Now there are four, and the same piece may go on, up to four squares.
rules-R19-title = End of the game
rules-R19-text = The game ends after the turn in which the last tile was drawn, or as soon as there are no pieces left in the city. Pieces still in the city then go into the volcano.
rules-R20-title = The winner
rules-R20-text = The player with the most pieces saved wins. Ties go to the player with the fewest pieces in the volcano, including those thrown there by omens and those lost at the very end. If that’s equal too, the win is shared.
rules-R20-example = Red and Blue have saved nine each. Red has seven pieces in the volcano, Blue has eight: Red wins.
rules-R21-title = Being asked
rules-R21-text = Everyone can see when a player is asked something: whether to call the eruption, whom an omen hits, where a relative goes. That a player isn’t asked says nothing about their hand.

## Options

rules-dual_vents-title = Tiles with two symbols
rules-dual_vents-text = Three extra tiles go into the bag, as in the 2013 edition: helmet and mask, vase and scroll, column and coin. The player who draws one chooses which of the two it is. If that symbol has no tile yet, it goes on that symbol’s first lava square and is its first tile.
rules-closed_vents-title = Closed first lava squares
rules-closed_vents-text = Empty first lava squares can’t be entered, as in the 2013 edition. This replaces R16. They also block the way to the gates, just as lava does (R14).
rules-free_moves-title = Giving up moves
rules-free_moves-text = Nobody has to move. You may stay before either move, even if you could move; staying before the first move gives up both. This replaces the duty to move in R15.

## Pictures, and what a square of the city is

rules-picture-pieces_and_cards = Pieces, cards and lava tiles. Each dot at the foot of a house card is a round space of that house.
rules-picture-city = The whole city with its seven gates.
rules-picture-houses = Houses 3 and 6 have two buildings each. Those of house 6 cover two squares, C4 with C5 and D4 with D5. The buildings on B4, B6, D6 and E3 are neutral.
rules-picture-settling = Red plays a 6. The piece may go to C4, D4 or D5, where house 6 still has free round spaces; C5 is taken.
rules-picture-relatives = Red has moved into C5. There were already two pieces in that building, on C4, so up to two relatives may follow: to D4 or D5, to E6 (house 9, turquoise too) or into neutral buildings such as B4, B6, D6 and E3, at most one into each building.
rules-picture-omen = Red has drawn an omen and throws one of the ringed pieces into the volcano: any piece of another player, in any building.
rules-picture-joker = House 7 on F5 is full, so the 7 is a joker: Red’s piece may go to any free round space, for example to E6 or into the neutral building on D6.
rules-picture-lava =
    1: The first coin goes on C2, the first lava square of its symbol.
    2: The next coin goes beside it: on B2, C1, C3 or D2.
rules-picture-enclosed =
    1: Red lays a helmet on K6.
    2: There’s no way to a gate from K7 any more: the three pieces there are lost, although there’s no lava on K7 itself.
rules-picture-steps = There are two pieces on H4, so the red one goes up to two squares. The figures say how many steps it takes. The lava on G4 is in its way.
rules-picture-gate = With three pieces on J4, the red one can leave the city in three steps: through the gate at J2 or the one at K5.
rules-picture-alone =
    1: The red piece is alone on C5 and goes one step, to D5, where there are three others.
    2: Now there are four on D5, and the same piece may go on, up to four squares.

downfall-square = { $square }: { $what }.
downfall-square-building = The building also covers { $other }.
downfall-square-pieces = Pieces on it: { $pieces }.
downfall-square-beside = Next to it: { $near }.
downfall-thing-card = House card
downfall-thing-omen = Omen
