# What every game says: refusals, and what is wrong with deals and positions.

word-log = Kroniek
deal-options-not-a-list = ‘options’: een lijst wordt verwacht, er staat { $got }.
deal-option-twice = Een optie staat er twee keer: { $got }.
deal-wrong-keys = De verdeling heeft verkeerde sleutels; er ontbreken: { $missing }; te veel: { $unknown }.
deal-not-a-list = ‘{ $key }’ moet een lijst zijn.
deal-unknown-piece = ‘{ $key }’, element { $place }: { $got } bestaat niet; bekend: { $known }.
deal-wrong-hands = ‘hands’ moet een lijst van { $players } handen zijn.
deal-wrong-hand = Plaats { $seat } heeft { $got } kaarten in plaats van { $wanted }.
position-empty = Er staat niets in; een stelling begint met {"{"} of met ‘game:’.
position-too-long = Het zijn meer dan { $limit } bytes, te veel voor een stelling.
position-no-game = De sleutel ‘game’ ontbreekt; die noemt het spel.
position-no-first-line = Een stelling begint met {"{"} of met ‘game:’; er staat { $got }
position-unknown-key = Een sleutel { $key } bestaat niet; bekend: { $known }.
position-missing = De sleutel ‘{ $key }’ ontbreekt hier.
position-not-an-object = ‘{ $key }’ moet een object zijn; er staat { $got }.
position-unknown-word = ‘{ $key }’: { $got } bestaat niet; bekend: { $known }.
position-wrong-number = ‘{ $key }’ moet een geheel getal van { $lowest } tot en met { $highest } zijn; er staat { $got }.
position-cards-run-out = Er zijn meer kaarten opengelaten dan er zijn.
refusal-over = De partij is afgelopen.
refusal-not-your-turn = { WORD($colour) } moet beslissen.
refusal-spelling = Dat schrijf je als { $meant }.
refusal-unreadable = Dat is geen zet. Het gaat nu om { WORD($decision) }, bijvoorbeeld: { $examples }.
