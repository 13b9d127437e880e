# The rules of Pompeii in our own words: how it goes, every ruling, the options.
# Every line of a text is a paragraph of its own, every line of steps a step.

pompeii-rules-hint = A word or a number, such as “offerings” or “P12”

## How it goes

rules-aim-title = Goal
rules-aim-text =
    You send workers into the fields and workshops of Pompeii, turn what they bring home into ever finer goods, and pay for an army with them. The first player to lead an army into the Castrum rules the city and wins.
    But once the Foro is built, Vesuvius is awake, and every round ends with offerings that everyone makes together. If they aren’t enough, Vesuvius takes its share, and at worst everyone loses. The game is for one to four players and takes about 30 minutes per player.
rules-box-title = Components
rules-box-text =
    A board with ten fields, the places of the city and twenty buildings: ten red and eight blue ones, the green Terme and the purple Castrum. A tile shows Vesuvius asleep on one side and awake on the other.
    For each player: an inventory tablet, six workers, a worker counter, twelve ownership markers and an army. In addition: a start player token and two city card tokens.
    85 sestertii and 12 denarii count the goods on the tablets: a sestertius is one good, a denarius four. They don’t limit the supply, and here the tablet simply shows numbers, just as the worker counters do.
    52 specialists, 52 city cards, three sets of 18 volcano cards, and the Apocalypse.
rules-preparing-title = Set-up
rules-preparing-text =
    No building has been constructed yet, and Vesuvius is asleep. Choose a set of volcano cards: easy, medium or hard. Nine of its cards are shuffled with the Apocalypse to make the volcano deck.
    Everyone has three workers and a hand of six specialists. Then everyone chooses, from the last seat to the first. The first seat has the first turn; by the rulebook, that would be the player who lives closest to Vesuvius.
rules-preparing-steps =
    Take a free red building. It’s built at once, costs nothing and is yours.
    Put six sestertii on goods of value I, on one kind or on several.
rules-turn-title = A turn
rules-turn-text =
    Clockwise from the start player, everyone places one worker at a time. Players without workers left are skipped. Once all workers are placed, the round is over: they come home, and the start player token goes one seat to the left.
    The Founding Phase lasts until someone builds the Foro; then the Prosperity Phase begins. Turns are the same in both.
rules-turn-steps =
    Put one of your workers on a place that has room.
    Carry out one action there: that of the place, or that of one of your active cards for this place.
rules-places-title = Where workers go
rules-places-text =
    The ten fields are open: each player may put two workers per round on each of them, whatever the others do.
    All other places are limited. The board shows how many workers they hold, of all players together; with more players there’s more room. They are the constructed buildings, Costruzione for constructing, the Porta for trade and the Piazza for specialists.
    It doesn’t matter who owns a building: anyone may work there.
rules-fields-title = Fields
rules-fields-text = Grain, deer, wood, grass, fish, reed, clay, stone, olives and grapes have a field each. Your first worker of a round on a field brings one of that good, your second brings two.
rules-fields-example = Two of your workers go to the clay field in the same round: you get three clay.
rules-producing-title = Buildings and conversions
rules-producing-text =
    Goods have values from I to V. The fields give goods of value I. Red buildings refine them to values II to IV, and blue ones turn those into luxury goods of values III to V. Pearls only come from cards.
    A worker on a production building converts goods along one of its lines, as many times as your stock allows. What goes in returns to the supply, which never runs out.
rules-producing-example = The long way to gold coins: grain becomes flour in building 7 (Villa del Molino), flour becomes bread in 10 (Panificio di Modesto), bread becomes gold in 2 (Miniera d’Oro), and gold with coal becomes gold coins in 15 (Officina Monetaria).
rules-owning-title = Ownership bonus
rules-owning-text = Others may work in your building, and you benefit: whenever another player has converted goods there, you take one good of a kind that was used from the supply. If there were several kinds, you choose. It’s just one good however much was converted, and your own workers bring no bonus.
rules-owning-example = Someone makes three gold coins in your Officina Monetaria. You take one gold or one coal.
rules-constructing-title = Constructing
rules-constructing-text =
    A worker at Costruzione constructs one building. Pay its cost and put one of your ownership markers on it; from the next worker on, everyone can use it.
    At first, only red buildings and the Foro (building 17) can be constructed. Once the Foro is built, so can the other blue ones, the Terme and the Castrum.
rules-trading-title = Trade
rules-trading-text =
    A worker at the Porta trades one kind of good for one other kind, in any amount: one for one for a lower value, two for one for the same value, four for one for a higher value.
    Pearls can be traded one for one for other goods of value III. Nothing can be traded for pearls.
rules-trading-example = For eight iron (IV) you get eight meat (III), four gold (IV) or two swords (V).
rules-training-title = Training and exchanging
rules-training-text = Specialists in your hand don’t do anything yet. A worker at the Piazza does one of two things with them, never both.
rules-training-steps =
    Train: pay the cost of a specialist and put the card face-up in front of you, where it’s active. With one worker you may train as many as you can pay for.
    Or exchange: pay one good of value I, discard a specialist from your hand and draw another, as many times as you like.
rules-specialists-title = What specialists do
rules-specialists-text =
    Most of them name a place. When you put a worker there, you may do what the card says instead of what the place does: collect more or other goods, convert better, save part of the cost of a building.
    You can use one card per action. Two cards never work together.
    Four specialists work once, as soon as they’re trained, and are then discarded: S05 gives you extra actions, S06 takes a good from every other player, S25 brings you building material, and S27 puts your marker on another player’s red building. S35 isn’t used but always applies: owners of blue buildings get no bonus from you.
rules-foro-title = The Foro is built
rules-foro-text = The player who builds the Foro wakes Vesuvius. Three things happen at once, and the current round already ends with offerings. It’s wise to build it only when the group can afford them.
rules-foro-steps =
    The Vesuvius tile is turned to its other side, where Vesuvius is awake.
    Everyone draws six city cards, the builder first, then the others clockwise.
    The builder draws one extra specialist and one extra city card. Both are activated on the spot, free of charge.
rules-city_cards-title = City cards
rules-city_cards-text =
    A worker at the Foro activates one city card from your hand, free of charge. A card that works once does so and is discarded. The others stay face-up in front of you and help at the place they name, as specialists do.
    Five cards are never activated but played at their moment: C03, C26, C33 and C51 before the offerings, C31 when another player constructs the Castrum.
    Some city cards are temples. Other cards can take them away (C29) or destroy them (C22).
rules-hiring-title = Hiring
rules-hiring-text = Everyone starts with three workers and may have up to six. A worker at building 18 (Thermopolium di Asellina) hires another one for wine, and each costs more than the one before. The new worker can be placed in the same round, but it also raises the offerings.
rules-army-title = The army
rules-army-text =
    A worker at building 19 (Terme Stabiane) recruits your army for the goods shown on the board. Everyone needs an army of their own.
    The Castrum (building 20) only has to be constructed once, by any player. As soon as it’s your turn and you have both, your army moves in automatically, and you win.
rules-offerings-title = Offerings
rules-offerings-text = From the moment the Foro is built, every round ends with offerings. Together they must be worth as much as all players together have workers; injured workers count too.
rules-offerings-steps =
    From the start player clockwise, players holding a card for this moment may play it.
    Then everyone pledges in turn, openly: one kind of good in any amount, or nothing. This goes on until everyone passes in a row. Nobody has to give.
    If it’s enough, everything pledged is gone. Players who gave more than their own number of workers draw one card for every point above it, from either deck, and keep one of them.
    If it isn’t enough, everyone takes back what they pledged, and a volcano card is revealed.
rules-offerings-example = Three players have three, four and five workers, so 12 is required. Red, with three workers, pledges two gold (IV), which is 8. If the others add the missing 4, Red is five points above and draws five cards, of which Red keeps one.
rules-volcano-title = Volcano cards and the Apocalypse
rules-volcano-text =
    A regular volcano card shows goods. Every player loses all they have of them, and the card leaves the game.
    One of these cards is the Apocalypse. When it’s revealed, the game is over at once, and everyone has lost.
rules-injuries-title = Injuries
rules-injuries-text =
    C12 injures another player’s worker; C28 injures a recruited army, for which one of its player’s workers goes to field C31. The worker is held on a field of its own: it can’t be placed, but counts for the offerings. An injured army can’t enter the Castrum.
    A worker at the Foro and the goods shown on that field heal the injury.
rules-tokens-title = Blocking tokens
rules-tokens-text = C14 covers up to two free spaces of buildings with tokens. They stay there round after round until any player puts a worker at the Foro and pays to lift one.
rules-halting-title = A halted Castrum
rules-halting-text = If you hold C31, you can halt the Castrum when another player has just paid for it. That player’s worker is held on a field, and a later worker at the Foro with olive oil finishes the building. Meanwhile, anyone may construct the Castrum and be faster.
rules-winning-title = The end
rules-winning-text = There are two ways the game can end. The first army in the Castrum wins for its player; or the Apocalypse comes, and nobody wins. There’s no second place and no last round.
rules-tips-title = Tips
rules-tips-text = Some advice for your first games:
rules-tips-steps =
    Don’t hurry to build the Foro. Wait until the group earns enough in every round to pay for the offerings; the option foro_timer makes sure of that.
    Train before you build. A good specialist doubles a yield or skips a step, and that’s worth more than owning a building.
    Specialise. With a pile of one good of value IV or V you can trade for nearly everything else.
    In the Prosperity Phase, hire early. A worker earns more than its offering costs, so see that you have wine.
    Work in other players’ buildings. The bonus they get is small, and a group with more goods offers more readily. But watch who’s close to winning.
rules-solo-title = Solo game
rules-solo-text =
    You have 18 rounds to bring your army into the Castrum. Nobody owns anything, and the Piazza is closed: five specialists are open each round, and a worker on the place a card names uses it once, free of charge.
    In nearly every round, a volcano card is open. The goods on it can’t be collected or produced in that round; you can only get them by trade.
    In rounds 1 to 9 you can only construct red buildings. Before round 10 the Foro is built for you, you draw five city cards, and from then on offerings are due. If you don’t make them, you lose the goods on the next volcano card.
rules-titles-title = Four titles
rules-titles-text = A solo win earns a title: the earlier, the higher.
rules-titles-steps =
    Duumvir: in round 15 or earlier.
    Aedile: in round 16.
    Decurion: in round 17.
    Quaestor: in round 18.
rules-signs-title = Signs on the board and cards
rules-signs-text = Point at a building or card, or tap it, to read in words what it does. The signs mean this:
rules-signs-steps =
    Goods, an arrow and goods: what goes in and what comes out. A number beside a good says how many.
    At the foot of a building: its cost, until it’s built; then its spaces for workers and the marker of its owner.
    At the foot of a specialist: what training costs. The line above it names the place where a card is used.
    The top edge of a card: yellow for a specialist, blue for a city card, red for an immediate card.
    A plus and a good: you get that many extra. A plus and a Roman numeral: goods of that value, of your choice.
    A house, a minus and goods: you don’t pay these goods when you construct.
    Other signs only show what a card is about, such as cards, workers or markers.
    A dotted ring: partly reconstructed; a filled ring: wholly reconstructed.
    A gold frame: you can choose this now.
rules-printed-title = What’s printed and what’s reconstructed
rules-printed-text =
    The rulebook explains how Pompeii is played, but not everything printed on the board, tablets and cards. What it leaves out has been reconstructed, so that the game can be played here. It may differ from the published game.
    Printed, for example, are the ten resources, the rates of trade, the numbers of cards and pieces, and what some twenty cards do. Reconstructed are most costs, the values of many goods, the room on limited places, 45 of the 52 specialists, 37 of the 52 city cards and nearly all volcano cards.
    Each entry of the game’s data says where it comes from, and docs/pompeii-data.md lists them all. If you own the game, you can correct them in a folder of your own and play with that.

## The rulings: set-up and turns

rules-P1-title = Seats and colours
rules-P1-text = The first seat is the first start player, and seats go clockwise. The colours follow the seats: red, green, blue, yellow.
rules-P2-title = Choosing at the start
rules-P2-text = The last seat chooses first, the first seat last. Each takes a free red building and then puts exactly six sestertii on goods of value I, one after the other, knowing the specialists in hand.
rules-P3-title = One worker per turn
rules-P3-text = In a turn you place one worker and carry out one action. You can’t pass while you have a worker to place; a field always has room. Players without workers left are skipped, and the round ends when nobody has one left.
rules-P4-title = What an action does
rules-P4-text =
    Exactly one thing: the action of the place, the action of one of your active cards for this place, or, at the Foro, undoing an effect (P27).
    It must do something: at least one conversion, a building, a trade of at least 1, a card trained, exchanged or activated. Only on a field may a worker bring home nothing, in the solo game (P47).
rules-P5-title = Limited places
rules-P5-text = The limit applies to the workers of all players together. A player may have several workers on the same place if there’s room. Places are free again at the end of the round.
rules-P6-title = Two workers on a field
rules-P6-text = Each player may put two workers per round on a field: the first brings 1, the second 2. A worker that used a card there counts too, for the limit and as the first.
rules-P6-example = Your first worker on the grain field uses S14 and takes one flour. Your second one collects two grain.
rules-P7-title = One line, any number of times
rules-P7-text = An action at a building uses one of its lines, as many times as you like and your goods allow. To use both lines of a building you need two actions; both can be in the same round if there’s room.
rules-P8-title = A new building
rules-P8-text = It can be used from the next worker on, in the same round too. Each building is constructed once, an action constructs one, and the cost is paid exactly. Before the Foro is built, only red buildings and the Foro itself can be constructed.
rules-P9-title = When the ownership bonus is due
rules-P9-text =
    After another player’s conversion, the owner takes 1 good of a kind that was used, once per action, and chooses the kind at once. This also applies to conversions by a card at that building, to hiring at building 18 (wine) and to recruiting at building 19 (a kind that was paid).
    There’s no bonus at the Foro, for constructing, or at your own building.
rules-P10-title = Two markers on a building
rules-P10-text = After S27 or C10, each player with a marker there gets the bonus when another player works there, even if that player owns the other marker; the first owner comes first. Everyone has twelve markers; if you have none left, none is placed, and you get no bonus.
rules-P11-title = Rates of trade
rules-P11-text = One kind for one other kind, in any amount, at the rates for their values. Pearls are traded 1:1 for other goods of value III, otherwise at the usual rates. Nothing can be traded for pearls.
rules-P12-title = Supply, open and hidden
rules-P12-text = The supply is unlimited. Goods and discard piles are open; hands and decks are hidden.
rules-P13-title = Start player
rules-P13-text = After every round the token goes to the left. C45 gives it to the card’s player instead, and from there it goes to the left again.

## The rulings: cards

rules-P14-title = A card instead of the action
rules-P14-text = The effect of a card replaces the action of the place. You use one card per action, never two together, and never a card and the place together. Only cards that give extra goods include the usual action and add to it.
rules-P15-title = Cards that always apply
rules-P15-text = S35, C17 and C34 aren’t used: they always apply, even together with another card. The marker of C34 goes on the Porta as soon as the card is activated. With C17, one of your workers per round may go to a full blue building, including the Foro.
rules-P16-title = Amounts on cards
rules-P16-text =
    A card that adds goods to a conversion does so once per action, after at least one conversion to that good by the usual line. A card with a conversion of its own allows it as many times as it says; on a field it replaces collecting. A card that gives other goods on a field gives them as many times as the field would have yielded (P6), if it says so.
    A card that waives part of a cost does so for every building, including the Foro and the Castrum. C47 constructs any building that Costruzione could construct now, without a worker there, and you choose the goods that are left out; C31 may answer it (P38).
rules-P17-title = Training and exchanging
rules-P17-text =
    You train at least one specialist, in any order; each is paid for and takes effect before the next, but extra actions (P24) come after the whole training.
    Or you exchange: pay one good of value I, discard a specialist from your hand, draw one, and so on as many times as you like. You can’t do both in one action.
rules-P18-title = Hands and decks
rules-P18-text = There’s no hand limit. Discards go face-up on the pile of their deck. An empty deck is replaced by its reshuffled pile; if both are empty, nothing is drawn.
rules-P19-title = Cards that work once
rules-P19-text = They’re discarded after their effect. Cards for every action stay face-up. Each card exists once.
rules-P20-title = When the Foro is built
rules-P20-text =
    In this order: the Vesuvius tile is turned; from the builder clockwise, everyone draws 6 city cards; the builder draws 1 specialist, then 1 city card, and each is activated at once, free of charge.
    An immediate card drawn this way goes to the builder’s hand, and everyone has seen it. The current round already ends with offerings.
rules-P21-title = Activating city cards
rules-P21-text = One card for each worker at the Foro, free of charge, and never an immediate one. A card that works once can only be activated if it can do something, judged with the worker already at the Foro. If another effect activates a card that can’t do anything (P20, C25, C41), it’s discarded.
rules-P22-title = Whom and what a card hits
rules-P22-text = The card’s player chooses victims, goods, cards and buildings unless the card says otherwise. Your own things are never targets of an effect on other players. A victim without a fitting good gives nothing. C44 takes a card at random.
rules-P23-title = Temples
rules-P23-text = C22 discards all activated temples in the city, including your own, and needs at least one. C29 takes an activated temple, which is active for you at once.
rules-P24-title = Extra actions
rules-P24-text = Those of S05 and C46 are taken at once, one after the other, each like a turn but with a sestertius from the supply in place of a worker. It needs room, occupies the space until the end of the round, counts on fields (P6) and gives owners their bonus. Extra actions can’t be saved for later, and may lead to more.
rules-P25-title = Taken workers (C01)
rules-P25-text = C01 takes all workers from one of the buildings 1 to 16 or 18, including your own; there must be at least one. They’re yours to place this round, one per turn, and their spaces are free again. At the end of the round they go home.
rules-P26-title = Who can be injured
rules-P26-text =
    C12 and C28 hit one other player; C28 one with a recruited army. A worker still to be placed is taken, otherwise one from the board, but never the last one that isn’t held. A held worker can’t be placed, but is active and counts for offerings.
    An injured army can’t enter the Castrum. The worker of C28 goes to field C31, and what that field costs heals it.
rules-P27-title = Undoing
rules-P27-text =
    A worker at the Foro and the required goods undo one effect. The affected player can do so from their next turn on, at any time. A healed worker comes back at the end of the round, an army at once. Any player may lift a token of C14, one per action.
    This departs from the rulebook, which speaks of the next turn only.
rules-P28-title = Tokens of C14
rules-P28-text = Up to two, on free spaces of buildings 1 to 19, both on the same building if you like. One space of the Foro always stays uncovered. They stay until they’re lifted.
rules-P29-title = Hired and lost workers
rules-P29-text = One is hired per action, up to six in all. It’s active at once: it can be placed this round and counts for this round’s offerings. A worker lost to C40 goes to the supply, one still to be placed before others, and can be hired again.
rules-P30-title = Cards taken from another player
rules-P30-text = A specialist that C11 takes to your hand must be trained again. C44 takes a city card from a hand, and only the two players know which.

## The rulings: offerings, volcano, end

rules-P31-title = Before the offerings
rules-P31-text =
    At the end of a round each player in turn, from the start player clockwise, may play immediate cards for the offerings; there’s one lap. Then the required value is fixed: all active workers, less those of the player of C03, raised by C26, lowered by C51, and at least 0.
    This departs from the rulebook, in which these cards are played during the offerings. Here everyone knows what’s required before anyone pledges.
rules-P32-title = No offerings (C33)
rules-P32-text = It ends the offerings at once. Nothing is pledged; a volcano card is revealed and carried out.
rules-P33-title = Pledging
rules-P33-text =
    Openly, from the start player clockwise: add one kind of good in any amount, or pass. Nobody has to give, and players who have passed may add in a later lap. It ends when everyone has passed in a row since the last addition.
    Pledged goods can’t be taken back or traded. Pledging more than required is allowed.
rules-P34-title = Enough
rules-P34-text =
    When the sum reaches the required value, everything pledged is gone. From the start player, each player who gave more than their number of active workers draws a card for every point above it, choosing the deck card by card, looks at all of them and keeps exactly one.
    This departs from the rulebook, in which drawing is optional. Here you always draw all of them and keep one.
rules-P35-title = Not enough
rules-P35-text = The pledged goods go back to their owners, nobody draws a reward, and a volcano card is carried out.
rules-P36-title = A regular volcano card
rules-P36-text = Every player loses all the goods it shows, except a player who has played C03 this round. The card is out of the game.
rules-P37-title = The Apocalypse
rules-P37-text = The game ends at once. Everyone has lost, with or without C03.
rules-P38-title = Halting the Castrum (C31)
rules-P38-text =
    When a player has paid for the Castrum, the others who hold C31 are asked, clockwise from that player; the first to play it halts the construction. The worker goes to field C31, and its space at Costruzione is free again. From the next turn on, that player may finish with a worker at the Foro and the olive oil of the field; this can’t be halted again.
    Meanwhile, anyone may construct the Castrum, including the halted player; then the halted construction is lost with its goods. The worker on the field is active and comes back at the end of the round in which the matter is settled.
rules-P39-title = Army and Castrum
rules-P39-text = Each player recruits one army at most. It moves in automatically and for free, in its player’s own turn, as soon as the Castrum is built and the army isn’t injured. If that happens in another player’s turn, you win at the beginning of your next turn, before placing a worker. Without workers you have no turn until the next round.
rules-P40-title = Who constructs the Castrum
rules-P40-text = Anyone may, with or without an army. Its owner has no privilege there.
rules-P41-title = The winner
rules-P41-text = The first army in the Castrum ends the game at once, even before offerings. There are no ties, and the others aren’t ranked.
rules-P42-title = No last round
rules-P42-text = There’s no limit on rounds. The volcano deck can’t run out, because the Apocalypse is in it.

## The rulings: solo

rules-P43-title = Solo: set-up
rules-P43-text = One red building for free, six sestertii, three workers, five open specialists; no hand and no owners. Two decks of nine volcano cards each, from one set; the top card of the lower one is revealed and applies to round 1.
rules-P44-title = Solo: which card applies when
rules-P44-text = After each of rounds 1 to 8, the next card of the lower deck is revealed and applies to the following round only. None is revealed after round 9, so nothing is blocked in round 10. After each of rounds 10 to 17 comes a card of the upper deck.
rules-P45-title = Solo: the Foro
rules-P45-text = It can’t be constructed. Before round 10 it’s built free of charge, and you draw five city cards, but not the other cards of P20. In rounds 1 to 9 only red buildings can be constructed.
rules-P46-title = Solo: open specialists
rules-P46-text =
    A worker on the place an open card names uses it once, free of charge, and the card leaves the game. For S05 and S25 you put the worker on the card itself. The Piazza is closed. S06, S27, S35 and city cards against others can’t be used.
    Unused specialists go to a face-down pile that’s shuffled when the deck is empty. Five new ones come each round, fewer if there aren’t enough. Specialists drawn by C16, C41 or as a reward (P34) join the open row.
rules-P47-title = Solo: blocked goods
rules-P47-text = They can’t be collected, produced or gained from a card; you can only get them by trade. A conversion to a blocked good isn’t allowed. A field or card that gives several goods gives the others.
rules-P48-title = Solo: offerings
rules-P48-text = You pay them or you don’t; the required value is your number of workers, and immediate cards and rewards work as usual (P31, P34). A volcano card is revealed in either case and applies to the next round; if you didn’t pay, you lose its goods first.
rules-P49-title = Solo: the titles
rules-P49-text = An army in the Castrum in round 15 or earlier makes you Duumvir, in round 16 Aedile, in 17 Decurion, in 18 Quaestor. After round 18 Pompeii is destroyed.

## The rulings: moments, lists and corner cases

rules-P50-title = Being asked
rules-P50-text = Everyone can see when a player is asked something; that a player wasn’t asked proves nothing. A choice with a single option is still asked; a choice with none is skipped.
rules-P51-title = Order at the start
rules-P51-text = A seat takes its building and places its six sestertii before the next seat chooses.
rules-P52-title = Choosing several
rules-P52-text =
    Several goods are chosen one at a time, in the order of the tablet, so that there’s only one way to make the same choice; cards and buildings come in any order. A list without a maximum always has to be ended explicitly; a list with a maximum ends there automatically.
    You’re only offered choices that let you complete the list. C14 places at least one token, even if only one is left; with C47 you may also leave nothing out and pay the full cost.
rules-P53-title = The owner of the Porta
rules-P53-text = The fish of C34 is an ownership bonus and comes after the trade.
rules-P54-title = Winning comes first
rules-P54-text = A win comes before any bonus or other decision still due.
rules-P55-title = Order of extra actions
rules-P55-text = They wait until the action that gave them is over, including all bonuses and everything from P20 and C41; several add up. S05 and C46 are discarded before them. An extra action that can’t do anything lapses. They’re part of the turn in which they’re taken (P27, P38).
rules-P56-title = Naming targets
rules-P56-text =
    For C11 and C29 you name the card. For C12, C28, C30 and C44 you name the player, and for C30 then two goods, or the only one there is. S06 takes one good from each other player who has a fitting one, clockwise. For C35 each giver decides, clockwise from the card’s player. For C47 you name the building and then what’s left out; for C10, S27 and C14 you name the building.
    Only players the effect can do something to are offered.
rules-P57-title = Drawing
rules-P57-text = A deck is replaced when a card is to be drawn and none is left, even between two draws; cards in hand, in view or being carried out aren’t in the pile. C41 draws both cards and then activates them in that order. C16 and C42 keep as many as they say, or as there are; the rest are discarded. An exchange discards before it draws.
rules-P58-title = Which cards are offered
rules-P58-text = Those that can do something at the place now: at least one conversion, or, for a card that waives goods, a cost that includes one of them. Two cards that do the same are both offered.
rules-P59-title = Cards without effect
rules-P59-text =
    S06 and S27 may be trained even if they do nothing. C25 needs a card in the pile that isn’t immediate, C27 fewer than six workers, C44 another hand with a city card, C11 and C29 such a card in front of another player, C22 any temple, C40 another player with more than four workers, C16, C41 and C42 a deck or pile with cards, C38 and C50 a possible trade. An injured army can’t be a target.
    C10 goes on a building with another player’s marker and none of your own. If you have no marker left, C10 can’t be activated, and S27 does nothing. C14 covers constructed buildings with tokens from the supply; there are two of them.
rules-P59a-title = C38, C47 and C50
rules-P59a-text = The rules for pearls (P11) apply to C38 and C50; they bring the Porta’s owner no fish, since no worker is at the Porta. C47 needs no room at Costruzione and can’t be combined with a waiving card.
rules-P60-title = One more worker (C17)
rules-P60-text = C17 works for any worker or extra action of its player, once per round, and is used up only when the blue building is full, for whatever reason.
rules-P61-title = A worker taken from the board
rules-P61-text =
    With C12, C28 and C40 there’s no choice: the worker stays where it is until the end of the round and is gone from then on. A player with only one free worker can’t be a victim of C12 or C28. A healed worker is no longer held.
    C40 counts held workers, and takes a held one if it would otherwise take the last free one: one from field C12 if there is one, otherwise one from a halted construction.
rules-P62-title = How taken workers act
rules-P62-text = Your own workers are placed before those taken by C01. A taken worker acts in every way as its borrower’s and is never injured or lost there. Markers and tokens stay where they are and can’t be targets.
rules-P63-title = C31 in detail
rules-P63-text =
    The worker of the current action goes to the field, wherever it is, and its space is free. The marker of an extra action is simply removed; a taken worker goes home at the end of the round. A player’s last worker that isn’t held stays free, but its space is free too, and the construction is halted all the same. C18 doesn’t free the worker.
    Several halted constructions are all kept. The first to be finished or built ends all of them, and you pay only once.
rules-P64-title = Markers
rules-P64-text = They all come from the same twelve, including that of C34; if you have none left, C34 brings no fish. With more than two on a building, bonuses come in the order of placing. S35 denies all of them.
rules-P65-title = Who is asked first
rules-P65-text = Before the offerings, each player is asked until they wait or have no such card left, then the next. The start player of the round that’s ending comes first, for cards, pledges and rewards; the token moves afterwards.
rules-P66-title = Pledging in detail
rules-P66-text =
    The player of C03 takes no part: they’re neither asked nor rewarded. Pledging ends once all players taking part have passed in a row. A kind may be added again, even beyond the requirement; there’s pledging even when 0 is required.
    All reward cards are drawn, a departure from the rulebook (P34). A deck with neither cards nor pile isn’t offered, and if both are empty, the rest lapses. Each player draws and keeps before the next. If the offerings fail, the pledged goods are back before the volcano card strikes.
rules-P67-title = When a waiting army wins
rules-P67-text = This is checked when a player with a worker to place comes to turn, before any decision, in any round.
rules-P68-title = Solo: blocked goods and cards
rules-P68-text = A card for a field that would give nothing but blocked goods may still be used, and leaves the game; S49 and S50 need one conversion. The sestertii of the set-up may go on blocked goods. Cards that give only blocked goods, once, aren’t offered.
rules-P69-title = Solo: cards about others
rules-P69-text = C10, C11, C12, C28, C29, C30, C35, C40 and C44 have no target, and you’re never asked about C31. C01, C14, C22, C34 and C45 may be activated. The two specialists of C16 and both of C41 join the open row; a reward joins that of the next round. Discarded ones go to the pile that’s reshuffled.
rules-P70-title = Solo: end of a round
rules-P70-text =
    Immediate cards, pledging (too little comes back and counts as not paid), rewards, the volcano card, losses. Then unused specialists go to the pile, five new ones come, and the reward joins them. C33 counts as not paid, C03 as paid.
    After the last worker of round 18 Pompeii is destroyed, without offerings.

## Options

rules-set_a-title = Volcano set A, easy
rules-set_a-text = The volcano deck is made from the set whose cards show the fewest goods. This is the default.
rules-set_b-title = Volcano set B, medium
rules-set_b-text = The volcano deck is made from the set in between. A game has only one set.
rules-set_c-title = Volcano set C, hard
rules-set_c-text = The volcano deck is made from the set whose cards show the most goods. A game has only one set.
rules-all_volcano-title = All volcano cards
rules-all_volcano-text = All 18 cards of the set are shuffled with the Apocalypse instead of nine, so it usually comes later. Not in the solo game.
rules-apocalypse_last-title = Apocalypse last
rules-apocalypse_last-text = The Apocalypse is at the bottom of the volcano deck and comes only after all other cards. Not in the solo game.
rules-foro_timer-title = Late Foro
rules-foro_timer-text = Nine sestertii are put on the Foro, and one is removed after every round: it can be built from round 10 on. Not in the solo game.
rules-no_textoria-title = Without building 14
rules-no_textoria-text = The Officina Textoria is left out, which makes fabric hard to get. Only in the solo game.

## Pictures

rules-picture-fields = Red has two workers on the clay field and has collected three clay. On the grain field, there’s one worker each of Green and Blue; neither takes the other’s place.
rules-picture-production = Villa del Molino (7) and Panificio di Modesto (10) have been built: what goes in, what comes out, the spaces for workers and the owner’s marker. Red is working in Green’s building 7. Officina Monetaria (15) hasn’t been built yet; at its foot is its cost.
rules-picture-plans = All twenty buildings: what each of them converts, and what it costs until it’s built. Buildings 1 and 2 already stand, chosen during set-up.
rules-picture-specialists = Three specialists. S30 is used in building 7, S35 always applies, and S05 works once, when it’s trained.
rules-picture-cities = Three city cards. C25 and C34 are activated at the Foro; C31 is only played when another player constructs the Castrum.
rules-picture-pledges = Seven workers in all, so the offerings have to be worth 7. Red has pledged a gold coin (V), so 2 are still missing; now it’s Green’s turn to pledge.
pompeii-card = Card
