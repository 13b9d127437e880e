# The rules of Pompeii in our own words: how it goes, every ruling, the options.
# Every line of a text is a paragraph of its own, every line of steps a step.

pompeii-rules-hint = A word or a number, such as “offerings” or “P12”

## How it goes

rules-aim-title = What it is about
rules-aim-text =
    You send workers into the fields and workshops of Pompeii, turn what they bring home into ever finer goods, and pay an army with them. Whoever is first to lead an army into the Castrum rules the city and has won.
    But once the Foro stands, Vesuvius is awake, and every round ends with offerings that all make together. If they are too small, the mountain takes its share, and at worst everybody has lost. One to four can play.
rules-box-title = What is in the box
rules-box-text =
    A board with ten fields, the places of the city and twenty buildings: ten red and eight blue ones, the green Terme and the purple Castrum. A tile shows Vesuvius asleep on one side, awake on the other.
    For everybody an inventory tablet, six workers, twelve ownership markers and one army. Coins count the goods on the tablet: a sestertius is one of a good, a denarius is four. Here the tablet simply shows numbers.
    52 specialists, 52 city cards, three sets of 18 volcano cards, and the Apocalypse.
rules-preparing-title = Before the first turn
rules-preparing-text =
    The buildings are still to be constructed, and Vesuvius sleeps. A set of volcano cards is chosen: easy, medium or hard. Nine of its cards are shuffled with the Apocalypse; they are the volcano deck.
    Everybody has three workers and a hand of six specialists. Then, from the last seat to the first, everybody chooses. The seat that chooses last has the first turn.
rules-preparing-steps =
    Take a free red building. It stands at once, costs nothing and is yours.
    Put six sestertii on goods of value I, on one kind or on several.
rules-turn-title = A turn
rules-turn-text =
    Clockwise from the start player, everybody places one worker at a time. Who has none left is skipped. When all workers are placed, the round is over: they come home, and the start player token goes one seat to the left.
    The Founding Phase lasts until somebody builds the Foro; then the Prosperity Phase begins. A turn is the same in both.
rules-turn-steps =
    Put one of your workers on a place that has room.
    Carry out one action there: that of the place, or that of one of your active cards that names the place.
rules-places-title = Where workers go
rules-places-text =
    The ten fields are open: everybody may put two workers a round on each of them, whatever the others do.
    All other places are limited. The board shows how many workers they hold, of all players together; with more players there is more room. These are the buildings that stand, Costruzione for constructing, the Porta for trade and the Piazza for specialists.
    Whose building it is makes no difference: anybody may work there.
rules-fields-title = Fields
rules-fields-text = Grain, deer, wood, grass, fish, reed, clay, stone, olives and grapes have a field each. Your first worker of a round on a field brings one of that good, your second brings two.
rules-fields-example = Two of your workers go to the clay field in the same round: you have three clay more.
rules-producing-title = Buildings and conversions
rules-producing-text =
    Goods have values from I to V. What the fields give is worth I. Red buildings refine it to values II to IV, blue ones turn that into luxury goods of values III to V. Pearls come from cards only.
    A worker on a production building converts goods along one of its lines, as often as your stock allows. What goes in goes back to the supply, and the supply never ends.
rules-producing-example = The long way to gold coins: grain becomes flour in building 7 (Villa del Molino), flour becomes bread in 10 (Panificio di Modesto), bread becomes gold in 2 (Miniera d’Oro), and gold with coal becomes coins in 15 (Officina Monetaria).
rules-owning-title = Ownership bonus
rules-owning-text = Others may work in your building, and you gain by it: whenever another player has converted goods there, you take one good of a kind that went in from the supply. Of several kinds you choose one. It is one good however much was converted, and your own workers bring no bonus.
rules-owning-example = Somebody makes three gold coins in your Officina Monetaria. You take one gold or one coal.
rules-constructing-title = Constructing
rules-constructing-text =
    A worker at Costruzione constructs one building. Pay its cost and put one of your ownership markers on it; from the next worker on, everybody can use it.
    At first only red buildings and the Foro (building 17) can be constructed. Once the Foro stands, so can the other blue ones, the Terme and the Castrum.
rules-trading-title = Trade
rules-trading-text =
    A worker at the Porta trades one kind of good for one other kind, in any amount: one for one into a lower value, two for one into the same value, four for one into a higher value.
    Pearls go one for one into other goods of value III. Nothing can be traded into pearls.
rules-trading-example = Eight iron (IV) become eight meat (III), four gold (IV) or two swords (V).
rules-training-title = Training and exchanging
rules-training-text = Specialists in your hand do nothing yet. A worker at the Piazza does one of two things with them, never both.
rules-training-steps =
    Train: pay the cost of a specialist and lay the card open before you, where it is active. With one worker you may train as many as you can pay.
    Or exchange: pay one good of value I, discard a specialist from your hand and draw another, as often as you like.
rules-specialists-title = What specialists do
rules-specialists-text =
    Most of them name a place. A worker that you put there may do what the card says instead of what the place does: collect more or other goods, convert better, save part of the cost of a building.
    One action uses one card. Two cards never work together.
    Four specialists work once, as soon as they are trained, and are discarded: S05, S06, S25 and S27. S35 is never used but always holds: owners of blue buildings get no bonus from you.
rules-foro-title = The Foro is built
rules-foro-text = Whoever builds the Foro awakens Vesuvius. Three things happen at once, and the round that is under way already ends with offerings. It is wise to build it only when the group can afford them.
rules-foro-steps =
    Vesuvius is turned to the side where it is awake.
    Everybody draws six city cards, first the builder, then the others clockwise.
    The builder draws one specialist and one city card more. Both are activated on the spot, free of charge.
rules-city_cards-title = City cards
rules-city_cards-text =
    A worker at the Foro activates one city card of your hand, and that costs nothing. A card that works once does so and is discarded. The others lie open before you and help at the place that they name, as specialists do.
    Five cards are never activated but played at their moment: C03, C26, C33 and C51 before the offerings, C31 when another player constructs the Castrum.
    Some city cards are temples. Other cards can take them away (C29) or destroy them (C22).
rules-hiring-title = Hiring
rules-hiring-text = Everybody begins with three workers and may have up to six. A worker at building 18 (Thermopolium di Asellina) hires another one for wine, and each costs more than the one before. The new worker can be placed in the same round. It also makes the offerings dearer.
rules-army-title = The army
rules-army-text =
    A worker at building 19 (Terme Stabiane) recruits your army for the goods that the board names. Everybody needs an army of their own.
    The Castrum (building 20) has to be constructed only once, by whomever. As soon as it is your turn and both are there, your army moves in by itself, and you have won.
rules-offerings-title = Offerings
rules-offerings-text = From the building of the Foro on, every round ends with offerings. They have to be worth as much as all players together have workers; injured workers count as well.
rules-offerings-steps =
    From the start player clockwise, whoever holds a card for this moment may play it.
    Then all pledge in turn, openly: one kind of good in any amount, or nothing. It goes round until all pass one after the other. Nobody has to give.
    If it is enough, what was pledged is gone. Whoever gave more than their own number of workers draws one card for every point above it, from either deck, and keeps one of them.
    If it is not enough, everybody takes back what they pledged, and a volcano card is revealed.
rules-offerings-example = Three players have three, four and five workers, so 12 is required. Red, with three workers, pledges two gold (IV), which is 8. If the others bring the missing 4, red is five points above and draws five cards, of which red keeps one.
rules-volcano-title = Volcano cards and the Apocalypse
rules-volcano-text =
    A regular volcano card shows goods. Every player loses all that they have of them, and the card leaves the game.
    Among these cards the Apocalypse waits. When it is revealed, the game is over at once, and all have lost.
rules-injuries-title = Injuries
rules-injuries-text =
    C12 injures a worker of another player; C28 injures a recruited army, and one of its player’s workers lies down for it. The worker is held on a field of its own: it cannot be placed, but counts for the offerings. An injured army cannot enter the Castrum.
    A worker at the Foro and the goods that the field asks for heal the injury.
rules-tokens-title = Blocking tokens
rules-tokens-text = C14 covers up to two free spaces of buildings with tokens. They lie there round after round until somebody, anybody, puts a worker at the Foro and pays what lifting one costs.
rules-halting-title = A halted Castrum
rules-halting-text = Whoever holds C31 can halt the Castrum when another player has just paid for it. The worker of that player lies on a field, and a later worker at the Foro with olive oil finishes the building. Meanwhile anybody may construct the Castrum and be faster.
rules-winning-title = The end
rules-winning-text = There are two ends. The first army in the Castrum wins for its player; or the Apocalypse comes, and nobody wins. There is no second place and no last round.
rules-solo-title = Playing alone
rules-solo-text =
    You have 18 rounds to bring your army into the Castrum. Nobody owns anything, and the Piazza is closed: five specialists lie open each round, and a worker on the place that a card names uses it once, free of charge.
    A volcano card lies open in nearly every round. The goods on it cannot be collected or produced in that round; only trade brings them.
    In rounds 1 to 9 you construct red buildings only. Before round 10 the Foro is built for you, you draw five city cards, and from then on offerings are due. Goods on the next volcano card are lost if you do not make them.
rules-titles-title = Four titles
rules-titles-text = Who wins alone earns a title, the higher the sooner.
rules-titles-steps =
    Duumvir: in round 15 or earlier.
    Aedile: in round 16.
    Decurion: in round 17.
    Quaestor: in round 18.
rules-printed-title = What is printed and what is reconstructed
rules-printed-text =
    The rulebook tells how Pompeii is played, but not all that is printed on board, tablet and cards. What it does not tell has been reconstructed, so that the game can be played here. None of it claims to be the box.
    Printed are, for example, the ten resources, the rates of trade, the numbers of cards and pieces, and what some twenty cards do. Reconstructed are most costs, the values of many goods, the room on limited places, 45 of the 52 specialists, 37 of the 52 city cards and nearly all volcano cards.
    Each entry of the game’s data says where it comes from, and docs/pompeii-data.md lists them all. Whoever owns the box can correct them in a folder of their own and play with that.

## The rulings: set-up and turns

rules-P1-title = Seats and colours
rules-P1-text = The first seat is the first start player, and seats go clockwise. The colours follow the seats: red, green, blue, yellow.
rules-P2-title = Choosing at the start
rules-P2-text = The last seat chooses first, the first seat last. Each takes a free red building and then puts exactly six sestertii on goods of value I, one after the other, knowing the specialists in hand.
rules-P3-title = One worker a turn
rules-P3-text = In a turn you place one worker and carry out one action. Nobody may pass while they have a worker to place; a field always has room. Who has none is skipped, and the round ends when nobody has one left.
rules-P4-title = What an action does
rules-P4-text =
    Exactly one thing: the action of the place, the action of one of your active cards that names the place, or at the Foro the undoing of an effect (P27).
    It has to do something: at least one conversion, a building, a trade of at least 1, a card trained, exchanged or activated. Only on a field may a worker bring home nothing, in the solo game (P47).
rules-P5-title = Limited places
rules-P5-text = The limit holds for the workers of all players together. Several of one player may stand on the same place while there is room. Places are free again at the end of the round.
rules-P6-title = Two workers on a field
rules-P6-text = Each player may put two workers a round on a field: the first brings 1, the second 2. A worker that used a card there counts as well, for the limit and as the first.
rules-P6-example = Your first worker on the grain field uses S14 and takes one flour. Your second one collects two grain.
rules-P7-title = One line, any number of times
rules-P7-text = An action at a building uses one of its lines, any whole number of times that your goods allow. For both lines of a building you need two actions; both can be in the same round if there is room.
rules-P8-title = A new building
rules-P8-text = It can be used from the next worker on, in the same round too. Each building is constructed once, an action constructs one, and the cost is paid exactly. Before the Foro stands, only red buildings and the Foro itself can be constructed.
rules-P9-title = When the ownership bonus is due
rules-P9-text =
    After another player’s conversion the owner takes 1 good of a kind that went in, once an action, and chooses the kind at once. This holds also for conversions by a card at that building, for hiring at building 18 (wine) and for recruiting at building 19 (a kind that was paid).
    There is none at the Foro, none for constructing and none at one’s own building.
rules-P10-title = Two markers on a building
rules-P10-text = After S27 or C10 each player with a marker there gets the bonus when another player works there, even if that other player owns the other marker: the first owner first. Everybody has twelve markers; without one left none is placed, and no bonus is due.
rules-P11-title = Rates of trade
rules-P11-text = One kind into one other kind, in any amount, at the rates for their values. Pearls go 1:1 into other goods of value III and otherwise by the rates. Nothing can be traded into pearls.
rules-P12-title = Supply, open and hidden
rules-P12-text = The supply is unlimited. Goods and discard piles are open; hands and decks are hidden.
rules-P13-title = Start player
rules-P13-text = After every round the token goes to the left. C45 gives it to the player of the card instead, and from there it goes to the left again.

## The rulings: cards

rules-P14-title = A card instead of the action
rules-P14-text = The effect of a card replaces the action of the place. One card an action, never two together, never card and place together. Only cards that give more than usual contain the usual action and add to it.
rules-P15-title = Cards that always hold
rules-P15-text = S35, C17 and C34 are not used: they hold always, beside another card too. The marker of C34 lies on the Porta as soon as the card is activated. With C17 one of your workers a round may go to a full blue building, the Foro included.
rules-P16-title = Amounts on cards
rules-P16-text =
    A card that adds goods to a conversion does so once an action, after at least one conversion to that good by the usual line. A card with a conversion of its own allows it as often as it says; on a field it replaces collecting. A card that gives other goods on a field gives them as often as the field would have yielded (P6), where it says so.
    A card that waives part of a cost does so for every building, the Foro and the Castrum included. C47 constructs any building that Costruzione could construct now, without a worker there, and you choose the goods that are left out; C31 may answer it (P38).
rules-P17-title = Training and exchanging
rules-P17-text =
    You train at least one specialist, in any order; each is paid and takes effect before the next, but extra actions (P24) come after the whole training.
    Or you exchange: pay one good of value I, discard a specialist from your hand, draw one, and so on as often as you like. Not both in one action.
rules-P18-title = Hands and decks
rules-P18-text = There is no limit to a hand. Discards go face-up on the pile of their deck. An empty deck is made anew from its shuffled pile; if both are empty, nothing is drawn.
rules-P19-title = Cards that work once
rules-P19-text = They are discarded after their effect. Cards for every action lie open and stay. Each card exists once.
rules-P20-title = When the Foro is built
rules-P20-text =
    In this order: Vesuvius is turned; from the builder clockwise everybody draws 6 city cards; the builder draws 1 specialist, then 1 city card, and each is activated at once, unpaid.
    An immediate card drawn so goes to the hand, and all have seen it. The round under way already ends with offerings.
rules-P21-title = Activating city cards
rules-P21-text = One card for each worker at the Foro, unpaid, and never an immediate one. A card that works once may be activated only if it can do something; that is looked at with the worker standing at the Foro. If another effect activates a card that can do nothing (P20, C25, C41), it is discarded.
rules-P22-title = Whom and what a card strikes
rules-P22-text = The player of the card chooses victims, goods, cards and buildings unless the card says otherwise. What is your own is no target of an effect on other players. A victim without a fitting good gives nothing. C44 takes a card at random.
rules-P23-title = Temples
rules-P23-text = C22 discards all activated temples in the city, your own too, and needs at least one. C29 takes an activated temple, which is active for you at once.
rules-P24-title = Extra actions
rules-P24-text = Those of S05 and C46 are taken at once, one after the other, each like a turn but with a sestertius from the supply in place of a worker. It needs room, holds the space until the end of the round, counts on fields (P6) and lets owners have their bonus. They cannot be saved, and may lead to further ones.
rules-P25-title = Taken workers (C01)
rules-P25-text = C01 takes all workers from one of the buildings 1 to 16 or 18, your own too; at least one has to stand there. They are yours to place this round, one a turn, and the spaces are free again. At the end of the round they go home.
rules-P26-title = Who can be injured
rules-P26-text =
    C12 and C28 strike one other player; C28 one with a recruited army. A worker still to be placed is taken, otherwise one from the board, but never the last one that is not held. A held worker cannot be placed, but is active and counts for offerings.
    An injured army cannot enter the Castrum. The worker of C28 lies on field C31, and the price of that field heals it.
rules-P27-title = Undoing
rules-P27-text = A worker at the Foro and the goods asked for undo one effect: for the player it strikes from the next turn on, at any time. A healed worker comes back at the end of the round, an army at once. Anybody may lift a token of C14, one an action.
rules-P28-title = Tokens of C14
rules-P28-text = Up to two, on free spaces of the buildings 1 to 19, both on one if you like. One space of the Foro always stays uncovered. They stay until they are lifted.
rules-P29-title = Hired and lost workers
rules-P29-text = One is hired in an action, up to six. It is active at once: it can be placed this round and counts for its offerings. A worker lost by C40 goes to the supply, one still to be placed before others, and can be hired again.
rules-P30-title = A specialist taken to the hand
rules-P30-text = A specialist that C11 takes to the hand has to be trained anew. C44 takes a city card from a hand, and only the two players know which.

## The rulings: offerings, volcano, end

rules-P31-title = Before the offerings
rules-P31-text = At the end of a round each player in turn, from the start player clockwise, may play immediate cards for the offerings, once round. Then the required value is fixed: all active workers, less those of the player of C03, plus or minus C26 and C51, and at least 0.
rules-P32-title = No offerings (C33)
rules-P32-text = It ends the offerings at once. Nothing is offered; a volcano card is revealed and carried out.
rules-P33-title = Pledging
rules-P33-text =
    Openly, from the start player clockwise: add one kind of good in any amount, or pass. Nobody has to give, and who has passed may add in a later lap. It ends when all have passed in a row since the last addition.
    What is pledged is not taken back and cannot be traded. More than required is allowed.
rules-P34-title = Enough
rules-P34-text = When the sum reaches the required value, all that was pledged is gone. From the start player, each who gave more than their number of active workers draws a card for every point above it, choosing the deck card by card, looks at all of them and keeps exactly one.
rules-P35-title = Not enough
rules-P35-text = The pledged goods go back to their owners, nobody draws a reward, and a volcano card is carried out.
rules-P36-title = A regular volcano card
rules-P36-text = Every player loses all goods that it shows, except a player who has played C03 this round. The card is out of the game.
rules-P37-title = The Apocalypse
rules-P37-text = The game ends at once. All have lost, with C03 or without.
rules-P38-title = Halting the Castrum (C31)
rules-P38-text =
    When a player has paid for the Castrum, the others who hold C31 are asked, clockwise from that player; whoever plays it halts the construction. The worker goes to field C31, and Costruzione has the space back. From the next turn on that player may finish with a worker at the Foro and the olive oil of the field; this cannot be halted again.
    Meanwhile anybody may construct the Castrum, the halted player too; then the halted construction is lost with its goods. The worker on the field is active and comes back at the end of the round in which the matter ends.
rules-P39-title = Army and Castrum
rules-P39-text = Everybody recruits one army at most. It moves in by itself and for nothing, in its player’s own turn, as soon as the Castrum stands and the army is not injured. If one of the two happens in the turn of another player, you win at the beginning of your next turn, before placing a worker. Without workers you have no turn until the next round.
rules-P40-title = Who constructs the Castrum
rules-P40-text = Anybody may, with or without an army. Its owner has no right over it.
rules-P41-title = The winner
rules-P41-text = The first army in the Castrum ends the game at once, even before offerings. There are no ties, and the others are not ranked.
rules-P42-title = No last round
rules-P42-text = There is no limit of rounds. The volcano deck cannot run out, because the Apocalypse is in it.

## The rulings: solo

rules-P43-title = Solo: set-up
rules-P43-text = One red building for free, six sestertii, three workers, five open specialists; no hand and no owners. Two decks of nine volcano cards of one set; the top card of the lower one is revealed and holds in round 1.
rules-P44-title = Solo: which card holds when
rules-P44-text = After each of the rounds 1 to 8 the next card of the lower deck is revealed and holds in the following round only. After round 9 none is, so that nothing is blocked in round 10. After each of the rounds 10 to 17 comes a card of the upper deck.
rules-P45-title = Solo: the Foro
rules-P45-text = It cannot be constructed. Before round 10 it is built free of charge, and you draw five city cards, but not the other cards of P20. In rounds 1 to 9 only red buildings can be constructed.
rules-P46-title = Solo: open specialists
rules-P46-text =
    A worker on the place that an open card names uses it once, unpaid, and the card leaves the game. S05 and S25 take the worker on the card itself. The Piazza is closed. S06, S27, S35 and city cards against others cannot be used.
    Unused specialists go to a face-down pile that is shuffled when the deck is empty. Five new ones come each round, fewer if there are no more. Specialists drawn by C16, C41 or as a reward (P34) join the open row.
rules-P47-title = Solo: blocked goods
rules-P47-text = They cannot be collected, produced or gained by a card; only trade gives them. A conversion to a blocked good is not allowed. A field or card that gives several goods gives the others.
rules-P48-title = Solo: offerings
rules-P48-text = They are paid or not paid; required is the number of your workers, and immediate cards and rewards work as usual (P31, P34). A volcano card is revealed in either case and holds in the next round; if you did not pay, its goods are lost first.
rules-P49-title = Solo: the titles
rules-P49-text = An army in the Castrum in round 15 or earlier makes you Duumvir, in round 16 Aedile, in 17 Decurion, in 18 Quaestor. After round 18 Pompeii is destroyed.

## The rulings: moments, lists and corner cases

rules-P50-title = Being asked
rules-P50-text = Everybody sees when a player is asked something; that a player was not asked proves nothing. A choice with one possibility is asked all the same, a choice with none is left out.
rules-P51-title = Order at the start
rules-P51-text = A seat takes its building and places its six sestertii before the next seat chooses.
rules-P52-title = Choosing several
rules-P52-text =
    Several goods are chosen one by one, in the order of the tablet, so that there is one way only to choose the same; cards and buildings come in any order. A list without a maximum is always ended by saying so; a list with a maximum ends by itself there.
    Only what lets the list be completed is offered. C14 places at least one token, even if only one is left; C47 may leave out none.
rules-P53-title = The owner of the Porta
rules-P53-text = The fish of C34 is an ownership bonus and comes after the trade.
rules-P54-title = Winning comes first
rules-P54-text = A win comes before any bonus or other decision that is still due.
rules-P55-title = Order of extra actions
rules-P55-text = They wait until the action that gave them is over, with all bonuses, with everything of P20 and C41; several add up. S05 and C46 are discarded before them. One that could do nothing lapses. They belong to the turn in which they are taken (P27, P38).
rules-P56-title = Naming targets
rules-P56-text =
    C11 and C29 name the card. C12, C28, C30 and C44 name the player, and C30 then two goods, or the one there is. S06 takes one good from each other player who has a fitting one, clockwise. For C35 each giver decides, clockwise from the player of the card. C47 names the building and then what is left out; C10, S27 and C14 name the building.
    Only players to whom the effect can do something are offered.
rules-P57-title = Drawing
rules-P57-text = A deck is made anew when a card is to be drawn and none is left, between two draws too; cards in hand, in view or being carried out are not in the pile. C41 draws both cards and then activates them in that order. C16 and C42 keep as many as asked for, or as there are; the rest is discarded. An exchange discards before it draws.
rules-P58-title = Which cards are offered
rules-P58-text = Those that can do something at the place now: at least one conversion, or for a card that waives goods a cost that has one of them. Two cards that do the same are both offered.
rules-P59-title = Cards in vain
rules-P59-text =
    S06 and S27 may be trained though they do nothing. C25 needs a card in the pile that is not immediate, C27 fewer than six workers, C44 another hand with a city card, C11 and C29 such a card open before another player, C22 any temple, C40 another player with more than four workers, C16, C41 and C42 a deck or pile with cards, C38 and C50 a possible trade. An injured army is no target.
    C10 goes on a building with the marker of another player and none of your own. Without a marker left C10 cannot be activated, and S27 does nothing. C14 covers constructed buildings with tokens from the supply, of which there are two.
rules-P59a-title = C38, C47 and C50
rules-P59a-text = The rules for pearls (P11) hold for C38 and C50; no fish is due for them, since no worker stands at the Porta. C47 needs no room at Costruzione and is not combined with a waiving card.
rules-P60-title = One more worker (C17)
rules-P60-text = C17 serves any worker or extra action of its player, once a round, and is used up only when the blue building is full, for whatever reason.
rules-P61-title = A worker taken from the board
rules-P61-text =
    C12, C28 and C40 leave no choice: the worker stays where it stands until the end of the round and is away from then on. Who has only one free worker is no victim of C12 and C28. A healed worker is no longer held.
    C40 counts held workers, and takes a held one if it would otherwise take the last free one: one of field C12 if there is one, else one of a halted construction.
rules-P62-title = How taken workers act
rules-P62-text = Your own workers are placed before those that C01 took. A taken worker acts in everything as its borrower’s and is never injured or lost there. Markers and tokens stay where they are and are no target.
rules-P63-title = C31 in detail
rules-P63-text =
    The worker of the current action goes to the field, wherever it stands, and its space is free. The marker of an extra action is just removed; a taken worker goes home at the end of the round. The last worker of a player that is not held stays free, but its space is free too, and the construction is halted all the same. C18 does not free the worker.
    Several halted constructions are all kept. The first that is finished or built ends all of them, for one price.
rules-P64-title = Markers
rules-P64-text = All come from the same twelve, also that of C34; without one left C34 brings no fish. With more than two on a building, bonuses come in the order of placing. S35 denies all of them.
rules-P65-title = Who is asked first
rules-P65-text = Before the offerings each player is asked until they wait or have no such card left, then the next. The start player of the round that ends comes first, for cards, pledges and rewards; the token moves afterwards.
rules-P66-title = Pledging in detail
rules-P66-text =
    The player of C03 takes no part: neither asked nor rewarded. It ends with as many passes in a row as players take part. A kind may be added again, also past the requirement; there is pledging even when 0 is required.
    All reward cards are drawn; a deck with neither cards nor pile is not offered, and if both are empty, the rest lapses. Each player draws and keeps before the next. What was pledged in vain is back before the volcano card strikes.
rules-P67-title = When a waiting army wins
rules-P67-text = This is looked at when a player with a worker to place comes to turn, before any decision, in any round.
rules-P68-title = Solo: blocked goods and cards
rules-P68-text = A card for a field that would give nothing but blocked goods may still be used, and leaves the game; S49 and S50 need one conversion. The sestertii of the set-up may go on blocked goods. Cards that give blocked goods only, and once, are not offered.
rules-P69-title = Solo: cards about others
rules-P69-text = C10, C11, C12, C28, C29, C30, C35, C40 and C44 have no target, and C31 is never asked. C01, C14, C22, C34 and C45 may be activated. The two specialists of C16 and both of C41 join the open row, a reward joins that of the next round. Discarded ones go to the pile that is shuffled again.
rules-P70-title = Solo: end of a round
rules-P70-text =
    Immediate cards, pledging (too little comes back and counts as not paid), rewards, the volcano card, losses. Then unused specialists go to the pile, five new ones come, and the reward joins them. C33 counts as not paid, C03 as paid.
    After the last worker of round 18 Pompeii is destroyed, without offerings.

## Options

rules-set_a-title = Volcano set A, easy
rules-set_a-text = The volcano deck is made of the set whose cards show the fewest goods. This set is used unless a table asks for another.
rules-set_b-title = Volcano set B, medium
rules-set_b-text = The volcano deck is made of the set in between. A game has one set only.
rules-set_c-title = Volcano set C, hard
rules-set_c-text = The volcano deck is made of the set whose cards show the most goods. A game has one set only.
rules-all_volcano-title = All volcano cards
rules-all_volcano-text = All 18 cards of the set are shuffled with the Apocalypse instead of nine, so that it comes later as a rule. Not in the solo game.
rules-apocalypse_last-title = The Apocalypse last
rules-apocalypse_last-text = The Apocalypse lies at the bottom of the volcano deck and comes only when all other cards have been revealed. Not in the solo game.
rules-foro_timer-title = A late Foro
rules-foro_timer-text = Nine sestertii lie on the Foro, and one is removed after every round: it can be built from round 10 on. Not in the solo game.
rules-no_textoria-title = Without building 14
rules-no_textoria-text = The Officina Textoria is left out, which makes fabric hard to come by. Only in the solo game.
