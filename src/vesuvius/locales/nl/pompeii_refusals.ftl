# Pompeii: waarom een zet, een verdeling of een stelling niet mag, en hoe de beslissingen heten. Wat alle spellen delen, staat in game.ftl.

refusal-no-such-choice = Dat kun je nu niet kiezen. Het gaat om { WORD($decision) }, bijvoorbeeld: { $examples }.
refusal-field-full = Het { $place } is vol: het heeft per ronde plaats voor { $spaces } van je arbeiders.
refusal-place-full = Er is geen plaats op { $place }: { $spaces ->
    [one] de enige plaats is
   *[other] alle { $spaces } plaatsen zijn
} bezet of bedekt.
refusal-piazza-closed = In het solospel is de Piazza gesloten: open specialisten gebruik je zoals ze liggen.
refusal-not-built = { $building } is nog niet gebouwd.
refusal-short = Er ontbreken goederen: { $missing }.
refusal-not-active = Je hebt { $card } niet geactiveerd.
refusal-wrong-card = { $card } noemt deze plek niet ({ $place }).
refusal-card-in-vain = { $card } kan nu niets doen: { WORD($lacking) }.
refusal-card-immediate = { $card } wordt nooit geactiveerd: je speelt de kaart op het juiste moment.
refusal-no-such-line = { $building } heeft zo’n omzetting niet.
refusal-blocked = Deze ronde geblokkeerd: { $goods }. Alleen handel geeft deze goederen.
refusal-built-already = { $building } staat er al.
refusal-left-out = { $building } doet in deze partij niet mee: er wordt gespeeld met de optie ‘Zonder gebouw 14’.
refusal-solo-foro = In het solospel wordt het Foro vóór ronde 10 gratis gebouwd.
refusal-solo-red = { $building } is niet rood: in een solospel worden vóór ronde { $round } alleen rode gebouwen gebouwd.
refusal-foro-timer = Het Foro kan vanaf ronde { $round } worden gebouwd: er wordt gespeeld met de optie ‘Een laat Foro’.
refusal-foro-first = { $building } is niet rood: eerst moet het Foro er staan.
refusal-waives-nothing = { $card } scheldt geen goed kwijt van de kosten van { $building }.
refusal-card-not-in-hand = { $card } zit niet in je hand.
refusal-no-building = Je kunt geen enkel gebouw betalen dat nu gebouwd mag worden.
refusal-nothing-to-trade = Je hebt niet genoeg om minstens 1 ander goed te krijgen.
refusal-nothing-to-swap-for = Een ruil kost één goed van waarde I, en dat heb je niet.
refusal-nobody-injured = Er valt bij jou niets te genezen.
refusal-no-token = Op { $building } ligt geen fiche.
refusal-nothing-halted = Je hebt geen stilgelegd Castrum uit een eerdere beurt.
refusal-six-workers = Je hebt al { $workers } arbeiders, en dat is het maximum.
refusal-has-army = Je hebt je leger al geworven.
deal-several-sets = Er wordt met één set vulkaankaarten gespeeld, niet met meer: { $got }.
deal-option-not-for = De optie { $name } is niet voor { $players ->
    [one] een solospel.
   *[other] een partij met { $players } spelers.
}
deal-not-all-once = { $key }: elke kaart moet er één keer zijn; er ontbreken: { $missing }; te veel: { $extra }.
deal-wrong-volcano = { $key } heeft { $got } kaarten in plaats van { $wanted }.
deal-wrong-volcano-card = De vulkaankaart { $got } hoort hier niet: één set, elke kaart één keer, solo zonder de Apocalyps.
deal-apocalypse-place = De Apocalyps moet in de vulkaanstapel liggen, met apocalypse_last onderop.
deal-wrong-generator = Dat is geen sleutel van een generator, acht getallen van 32 bits: { $got }.
deal-chance-unreadable = Dat is geen regel over het toeval: { $got }.
deal-chance-impossible = Dat kan van hieruit niet gebeuren: { $got }.
position-no-picture-line = Regel { $line } van het plaatje is niet te lezen: { $got }.
position-wrong-form = De stelling klopt niet: { $why }.
position-wrong-kind = ‘{ $key }’ moet { $wanted ->
    [int] een geheel getal
    [str] een tekst
    [array] een lijst
   *[object] een object
} zijn.
position-wrong-length = ‘{ $key }’ moet een lijst van { $wanted } elementen zijn; het zijn er { $got }.
position-no-such-seat = ‘{ $key }’: plaats { $got } bestaat niet; de eerste is 0, de laatste { $last }.
position-too-many-seats = ‘seats’ heeft { $got } elementen, maar er zijn { $players } spelers.
position-too-many-counts = ‘{ $key }’ heeft { $got } getallen, maar er zijn { $players } spelers; voor elke plaats is er één.
position-too-many-owners = Op { $place } liggen { $got } merkers; hoogstens { $most } zijn mogelijk.
position-nothing-blocked = ‘blocked’: { $good } kan niet geblokkeerd zijn; dat zijn goederen alleen in het solospel, en niet in ronde { $round } (P44).
position-solo-only = ‘{ $key }’ is er alleen in het solospel.
position-card-twice = De kaart { $card } staat in ‘{ $key }’ en in ‘{ $other }’; hij moet op één plek zijn.
position-wrong-deck = De kaart { $card } kan niet in ‘{ $key }’ zijn, waar alleen kaarten van de stapel ‘{ $deck }’ zijn.
position-does-not-stay = De kaart { $card } kan niet in ‘{ $key }’ zijn: hij werkt één keer en blijft niet liggen (P19).
position-too-many-volcano-cards = Er zijn { $got } vulkaankaarten; hoogstens { $most } zijn hier mogelijk.
position-volcano-card-twice = De vulkaankaart { $card } staat er twee keer; hij moet omgedraaid zijn of in de stapel liggen, één keer.
position-foro-first = { $building } is gebouwd, maar { $foro }, het Foro, niet; dat komt vóór elk gebouw dat niet rood is (P8).
position-left-out = { $building } is gebouwd, maar de optie no_textoria laat het weg.
position-castrum-halted = Plaats { $seat } heeft stilgelegde bouwwerken, maar { $castrum }, het Castrum, staat er; daarmee eindigen ze allemaal (P38).
position-owner-twice = Plaats { $seat } heeft twee merkers op { $building }; hoogstens één is mogelijk (P10).
position-too-many-markers = Plaats { $seat } heeft { $got } eigendomsmerkers, op gebouwen en in voorraad; er zijn er { $most } (P10).
position-too-many-tokens = Op gebouwen liggen { $got } fiches; hoogstens { $most } zijn mogelijk (P28).
position-not-built = ‘{ $key }’: { $building } is niet gebouwd.
position-covered = Op { $building } liggen { $got } fiches; hoogstens { $most } zijn daar mogelijk (P28).
position-all-held = Plaats { $seat } heeft { $workers ->
    [one] { $workers } arbeider
   *[other] { $workers } arbeiders
}, van wie er { $got } worden vastgehouden; minstens één moet vrij zijn (P26).
position-too-many-workers = Plaats { $seat } heeft { $workers ->
    [one] { $workers } arbeider
   *[other] { $workers } arbeiders
}, maar { $got } zijn gezet, vastgehouden of nog te zetten.
position-borrowed = ‘borrowed.{ $place }’: { $got } afgenomen arbeiders van plaats { $seat } kunnen daar niet staan, want er staan er { $most } (P62).
position-no-room = Op { $place } staan { $got } arbeiders en merkers; er is plaats voor { $most } (P5).
position-wrong-end = Het stadium is { $stage } en het einde ‘{ $end }’; een partij heeft een einde als het stadium over is, en alleen dan.
position-wrong-winner = Het einde is ‘{ $end }’; iemand heeft gewonnen als het castrum is, en alleen dan (P41).
position-pledged-too-early = Er zijn goederen toegezegd, maar het stadium is { $stage }; dat zijn ze alleen in de stadia pledging en rewards (P33).
position-too-deep = ‘pending’ heeft { $got } elementen; hoogstens { $most } zijn mogelijk.
position-wrong-effect = ‘{ $key }’: het effect { $got } vraagt nooit om { $kind }.
position-wrong-frame = ‘{ $key }’: { $kind } moet direct op { $wanted } liggen.
position-no-conversion = ‘{ $key }’: er is geen omzetting { $line } bij { $place }.
position-no-trade = ‘{ $key }’: { $given } is niet te verhandelen tegen { $taken } (P11).
position-not-in-hand = ‘{ $key }’: de kaart { $card } zit niet in de hand van plaats { $seat }.
position-not-carried = ‘{ $key }’: voor { $kind } moet de kaart { $card } in ‘carried’ zijn.
position-over = De partij is afgelopen, maar { $kind } staat nog open.
position-waits-in-vain = De kaart { $card } wacht in ‘{ $zone }’, maar niets hiervan staat open: { $wanted }.
position-skipped-in-vain = ‘skipped’: { $good } blijft weg uit kosten, maar skip staat niet open.
position-not-in-turn = Plaats { $seat } wordt om een actie gevraagd, maar is niet aan de beurt.
position-no-worker = Plaats { $seat } wordt om een actie gevraagd, maar heeft geen arbeider te zetten (P3).
position-no-taken-worker = Plaats { $seat } kan niet met een afgenomen arbeider handelen: die is er niet, of de eigen gaan voor (P62).

word-pompeii_own = het startgebouw
word-pompeii_coin = een goed voor een sestertie
word-pompeii_action = een arbeider
word-pompeii_times = het aantal keren
word-pompeii_given = wat je in de handel geeft
word-pompeii_taken = wat je in de handel neemt
word-pompeii_traded = de verhandelde hoeveelheid
word-pompeii_train = het opleiden
word-pompeii_swap = het ruilen van specialisten
word-pompeii_payment = de betaling
word-pompeii_bonus = een eigenaarsbonus
word-pompeii_good = een goed
word-pompeii_victim = een andere speler
word-pompeii_building = een gebouw
word-pompeii_card = een kaart
word-pompeii_skip = wat van de kosten wegvalt
word-pompeii_keep = een kaart die blijft
word-pompeii_halt = het stilleggen van het Castrum
word-pompeii_immediate = een directe kaart
word-pompeii_pledge = de offers
word-pompeii_pledged = de toegezegde hoeveelheid
word-pompeii_draw = een stapel om van te trekken
word-pompeii_all_blocked = alle goederen ervan zijn deze ronde geblokkeerd
word-pompeii_no_goods = geen andere speler heeft zo’n goed
word-pompeii_no_specialist = geen andere speler heeft een actieve specialist
word-pompeii_no_others_temple = geen andere speler heeft een actieve tempel
word-pompeii_no_city_card = geen andere speler heeft een stadskaart in de hand
word-pompeii_no_workers_there = op geen productiegebouw staat een arbeider
word-pompeii_no_worker_to_spare = geen andere speler heeft nog een tweede vrije arbeider
word-pompeii_no_army = geen andere speler heeft een ongedeerd leger en een tweede vrije arbeider
word-pompeii_no_temple = er is geen tempel actief
word-pompeii_no_others_building = op elk gebouw van andere spelers ligt al een merker van jou
word-pompeii_no_marker = je hebt geen eigendomsmerker meer
word-pompeii_no_space = er is geen plaats vrij die de kaart mag bedekken
word-pompeii_no_token = alle fiches ervan liggen al op gebouwen
word-pompeii_six_workers = je hebt al je arbeiders al
word-pompeii_no_crew = geen andere speler heeft zoveel arbeiders
word-pompeii_no_deck = stapel en aflegstapel zijn leeg
word-pompeii_no_discard = op de aflegstapel ligt geen kaart die je kunt activeren
word-pompeii_no_building = er is geen gebouw dat je kunt betalen
word-pompeii_no_trade = je hebt te weinig om te handelen
word-pompeii_nobody_hurt = je hebt niemand te genezen
word-pompeii_no_others = er zijn geen andere spelers
word-pompeii_no_use = er is niets voor te doen
