# The rules of The Downfall of Pompeii in our own words: how it goes, every ruling, the options.
# Every line of a text is a paragraph of its own, every line of steps a step.

downfall-rules-hint = A word or a number, such as “relatives” or “R12”

## How it goes

rules-goal-title = What it is about
rules-goal-text =
    You settle your people in Pompeii while Vesuvius is still asleep. Then it erupts, and everybody runs for the gates before lava covers the city.
    Whoever brings most of their own pieces out of the city wins. Two to four can play.
rules-setup-title = Before the first turn
rules-setup-text =
    Each player takes the pieces of one colour: 36 each with two players, 30 with three, 25 with four. Everybody has a hand of four house cards.
    The stock hides seven omens and the card A.D. 79. Eight house cards lie above A.D. 79, so nothing bad happens in the first turns. The 45 lava tiles wait in the bag.
rules-filling-title = First phase: a turn
rules-filling-text = There are eleven houses, in grey, purple, turquoise and brown. Houses 3, 4, 6, 8, 10 and 11 have two buildings each, and you choose between them.
rules-filling-steps =
    Play one card from your hand.
    Put one of your pieces onto a free round space of a building with that number. If the whole house is full, the card is a joker and any free space in the city will do.
    Draw a card, so that you have four again.
rules-seething-title = Vesuvius seethes
rules-seething-text =
    When A.D. 79 is drawn for the first time, it goes back among the last cards of the stock. From now on two more rules hold.
    Relatives: if people already live in the building that your piece moves into, as many more of your pieces may move into other buildings of that colour or into neutral ones.
    Omens: whoever draws one throws a piece of another player into the volcano and draws again.
rules-erupting-title = Vesuvius erupts
rules-erupting-text =
    When A.D. 79 is drawn for the second time, Vesuvius erupts at once. A player who holds nothing but jokers may call the eruption even earlier.
    Cards are put away, and so are pieces that never came into the city. Then the players lay six lava tiles in turn; nobody runs yet.
rules-running-title = Second phase: a turn
rules-running-text = Buildings and round spaces mean nothing any more: a square holds as many pieces as you like. Pieces go from square to square through the streets and houses, never diagonally and never over lava.
rules-running-steps =
    Draw a lava tile and lay it next to a tile with the same symbol, or onto the first lava square of its symbol. Pieces under it go into the volcano, and so do all that can no longer reach a gate.
    Move two of your pieces. Each goes up to as many squares as pieces stand on its square when it sets out, itself included. Going out through a gate costs one step, and the piece is saved.
rules-ending-title = The end
rules-ending-text = The game ends with the turn of the last tile, or as soon as nobody is left in the city. Most pieces saved wins; after a tie, fewest pieces in the volcano.

## The rulings

rules-R1-title = Seats and colours
rules-R1-text = The first seat deals. Its left neighbour plays first, and play goes on clockwise. The colours follow the seats: red, black, yellow, blue.
rules-R1-example = Three people play: red deals, black has the first turn, then yellow, then red.
rules-R2-title = The stock
rules-R2-text =
    The dealer makes seven face-down piles of four house cards. The seven omens are shuffled into the cards that are left; A.D. 79 goes on top of them, and two of the piles go on top of that. This is the stock.
    Every player takes one pile as a hand. The piles that remain are out of the game, and nobody looks at them.
rules-R2-example = With two players three piles are left over: twelve cards that nobody will see.
rules-R3-title = A.D. 79 for the first time
rules-R3-text =
    Whoever draws it first draws another card in its place. Then the bottom 15 cards of the stock are taken, A.D. 79 is shuffled into them, and all go back under the stock.
    The new rules hold from the moment the card appears. If the card in its place is an omen, that omen is carried out, after the shuffle.
rules-R4-title = Relatives: how many
rules-R4-text =
    As many as there were pieces, of any colour, in that building before yours came in. A building on two squares counts as one; the second building of a house does not count.
    There are no relatives before Vesuvius seethes, none for a joker, and a relative brings no relatives.
rules-R4-example = Two pieces stand on C4. You play a 6 onto C5, in the same building: up to two relatives may follow. Pieces on D4 and D5, the other building of house 6, change nothing.
rules-R5-title = Relatives: where they go
rules-R5-text =
    Onto free spaces of other buildings of the same colour, the second building of the same house among them, or of neutral buildings. At most one goes into each building in a turn, and never into the building that your card’s piece went into.
    They are placed one after the other, and you may stop at any time. If there is no space or no piece for another, you are not asked.
rules-R5-example = After a 6, the relatives may go into the other building of house 6, into house 9 (turquoise too) and into neutral buildings, one into each.
rules-R6-title = Joker
rules-R6-text = When every building of the card’s house is full, the card is a joker: put one piece onto any free space of any building, neutral ones included. As long as one space of the house is free, the card has to be used for its house.
rules-R6-example = House 7 has three spaces, all on F5. If all are taken, every 7 is a joker. Should an omen empty one of them, it is a 7 again.
rules-R7-title = Nothing to place
rules-R7-text = If you have no pieces left, or hold a joker while no space in the city is free, you play a card, place nothing and draw. You still choose which card.
rules-R8-title = Omen
rules-R8-text = Whoever draws an omen throws one piece of another player, from any building, into the volcano and then draws again. If that is another omen, it is carried out too. If no other player has a piece in the city, nothing is thrown and nobody is asked.
rules-R9-title = Calling the eruption
rules-R9-text =
    Once Vesuvius seethes, a player whose whole hand is jokers may call the eruption between any two turns, no matter whose turn is next. The caller shows the hand. Jokers means: every house in the hand is full, whether or not the player has pieces left.
    If several could call, they are asked clockwise, beginning with the player whose turn is next. Whoever waits is asked again before the next turn.
rules-R9-example = You hold 2, 2, 7 and 9, and the last space of these houses has just been taken. Before the next turn begins, you are asked whether Vesuvius erupts.
rules-R10-title = Who starts the eruption
rules-R10-text =
    The player who drew A.D. 79 for the second time, or who called. The left neighbour of that player draws the first lava tile.
    All hands go to the discard pile at once. Pieces that players still have in front of them go back into the box and count nowhere.
rules-R11-title = The first six tiles
rules-R11-text =
    In turn, each player draws one tile and lays it, and moves nothing, until six tiles lie in the city. The next player begins the second phase.
    A tile that had no place (R13) is not one of the six. Whoever drew it does not draw again.
rules-R11-example = Black drew A.D. 79, and three play: yellow, red, black, yellow, red and black lay one tile each. Then yellow lays a tile and is the first to run.
rules-R12-title = Where lava goes
rules-R12-text =
    The first tile of a symbol goes onto the first lava square with that symbol. Every later one goes edge to edge with any tile of the same symbol, onto a city square without lava.
    A first lava square is kept for its own symbol. You may cover a square on which pieces stand, even your own: they all go into the volcano.
rules-R12-example = The first coin goes onto C2. The second may go onto B2, C1, C3 or D2, wherever no lava lies yet.
rules-R13-title = No place for a tile
rules-R13-text = It is set aside for good. Nobody is asked, and the turn simply goes on.
rules-R14-title = Enclosed
rules-R14-text = As soon as a tile lies, every piece that has no way without lava to an open gate goes into the volcano. A gate is open as long as no lava lies on its square. This holds during the first six tiles too.
rules-R14-example = Lava lies on J7, and a tile is laid onto K6. Nobody can leave K7 any more: the pieces there are lost, although no lava lies on K7 itself.
rules-R15-title = Moving
rules-R15-text =
    Make both moves, as long as you have a piece that may make them. A move goes over at least one square and at most as many as pieces stood on its square, of any colour, when the move began. You may turn corners, and you need not go the whole way.
    A move enters no square twice, so it ends elsewhere than it began. That is said of one move: a piece that moves twice may come back.
rules-R15-example = Four pieces stand on a square. The first to leave goes up to four squares. Three are left, so the next goes three at most.
rules-R16-title = Empty first lava squares
rules-R16-text = As long as no lava lies there, they may be entered like any other square of the city. The option closed_vents changes this.
rules-R17-title = Leaving the city
rules-R17-text = Going out through a gate costs one step more than reaching the gate’s square. Which gate it is makes no difference to the result. A piece outside is saved.
rules-R17-example = From J4 to the Porta di Nola: J3, J2, out. That takes three steps, so at least three pieces have to stand on J4.
rules-R18-title = Two different pieces
rules-R18-text =
    The second move is made with another piece than the first. There are two exceptions: a piece that stood alone on its square before the first move, with no piece of any colour beside it, may move again; and if, once the tile lies, you have just one piece in the city, it makes both moves.
    Pieces of one colour on one square are alike. If your first move ends where a piece of yours already stood, another piece stands there too, and the second move may start from that square.
rules-R18-example = Your piece stands alone and goes one step, to a square with three others. Now four stand there, and the same piece may go on, up to four squares.
rules-R19-title = The end of the game
rules-R19-text = The game ends after the turn in which the last tile was drawn, or as soon as no piece is left in the city. Pieces that are still in the city then go into the volcano.
rules-R20-title = The winner
rules-R20-text = Most pieces saved wins. After a tie it is the player with fewest pieces in the volcano; those that omens threw there and those lost at the very end count too. If that is equal as well, the win is shared.
rules-R20-example = Red and blue have saved nine each. Red has seven pieces in the volcano, blue has eight: red wins.
rules-R21-title = Being asked
rules-R21-text = Everybody sees when a player is asked something: whether to call the eruption, whom an omen strikes, where a relative goes. That a player was not asked tells nothing about the hand.

## Options

rules-dual_vents-title = Tiles with two symbols
rules-dual_vents-text = Three more tiles are in the bag, as in the edition of 2013: helmet and mask, vase and scroll, column and coin. Whoever draws one chooses which of the two it is. As a symbol that has no tile yet, it goes onto that symbol’s first lava square and is its first tile.
rules-closed_vents-title = Closed first lava squares
rules-closed_vents-text = Empty first lava squares may not be entered, as in the edition of 2013. This replaces R16. They also bar the way to the gates as lava does (R14).
rules-free_moves-title = Giving up moves
rules-free_moves-text = Nobody has to move. Before either move you may stay, even if you could move; before the first move that gives up both. This replaces the duty to move in R15.
