# Waarom een zet van Pompeii niet mag, en hoe de beslissingen heten. Wat beide spellen delen, staat bij Downfall.

refusal-no-such-choice = Dat kan nu niet worden gekozen. Het gaat om { WORD($decision) }, bijvoorbeeld: { $examples }.
refusal-field-full = { $place } heeft per ronde plaats voor { $spaces } van je arbeiders.
refusal-place-full = Er is geen plaats op { $place }: { $spaces ->
    [one] het ene veld is
   *[other] alle { $spaces } velden zijn
} bezet of afgedekt.
refusal-piazza-closed = In het solospel is de Piazza gesloten: open specialisten gebruik je zoals ze liggen.
refusal-not-built = { $building } is nog niet gebouwd.
refusal-short = Er ontbreken goederen: { $missing }.
refusal-not-active = { $card } ligt niet actief voor je.
refusal-wrong-card = { $card } noemt deze plek niet ({ $place }).
refusal-card-in-vain = { $card } zou nu niets doen.
refusal-card-immediate = { $card } wordt nooit geactiveerd: je speelt de kaart op haar moment.
refusal-no-such-line = { $building } heeft zo'n omzetting niet.
refusal-blocked = Deze ronde geblokkeerd: { $goods }. Alleen handel geeft deze goederen.
refusal-built-already = { $building } staat er al.
refusal-left-out = { $building } doet in dit spel niet mee.
refusal-solo-foro = In het solospel wordt het Foro vóór ronde 10 gratis gebouwd.
refusal-foro-timer = Het Foro kan vanaf ronde { $round } worden gebouwd.
refusal-foro-first = { $building } is niet rood: eerst moet het Foro er staan.
refusal-waives-nothing = { $card } scheldt geen goed kwijt van de kosten van { $building }.
refusal-card-not-in-hand = { $card } zit niet in je hand.
refusal-nothing-to-trade = Je hebt niets dat tegen minstens 1 ander goed te ruilen is.
refusal-nothing-to-swap-for = Een ruil kost één goed van waarde I, en dat heb je niet.
refusal-nobody-injured = Er valt bij jou niets te genezen.
refusal-no-token = Op { $building } ligt geen fiche.
refusal-nothing-halted = Je hebt geen stilgelegd Castrum uit een eerdere beurt.
refusal-six-workers = Je hebt al { $workers } arbeiders; meer zijn er niet.
refusal-has-army = Je hebt je leger al gerekruteerd.
deal-several-sets = Er wordt met één set vulkaankaarten gespeeld, niet met meer: { $got }.
deal-option-not-for = De variant { $name } is niet voor { $players ->
    [one] een solospel.
   *[other] een spel met { $players } spelers.
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

word-pompeii_own = het gebouw aan het begin
word-pompeii_coin = een goed voor een sestertie
word-pompeii_action = een arbeider
word-pompeii_times = het aantal keren
word-pompeii_given = wat je in ruil geeft
word-pompeii_taken = wat je in ruil neemt
word-pompeii_traded = de geruilde hoeveelheid
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
word-pompeii_pledged = de geofferde hoeveelheid
word-pompeii_draw = een stapel om van te trekken
