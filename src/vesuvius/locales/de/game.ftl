# What every game says: refusals, and what is wrong with deals and positions.

word-log = Chronik
deal-options-not-a-list = „options“: erwartet wird eine Liste, da steht { $got }.
deal-option-twice = Eine Option steht zweimal da: { $got }.
deal-wrong-keys = Die Kartenverteilung hat falsche Schlüssel; es fehlen: { $missing }; überzählig: { $unknown }.
deal-not-a-list = „{ $key }“ muss eine Liste sein.
deal-unknown-piece = „{ $key }“, Stelle { $place }: { $got } gibt es nicht; bekannt: { $known }.
deal-wrong-hands = „hands“ muss eine Liste von { $players } Händen sein.
deal-wrong-hand = Platz { $seat } hat { $got } Karten statt { $wanted }.
position-empty = Es steht nichts darin; eine Stellung beginnt mit {"{"} oder mit „game:“.
position-too-long = Es sind mehr als { $limit } Bytes, zu viele für eine Stellung.
position-no-game = Der Schlüssel „game“ fehlt; er nennt das Spiel.
position-no-first-line = Eine Stellung beginnt mit {"{"} oder mit „game:“; da steht { $got }
position-unknown-key = Einen Schlüssel { $key } gibt es nicht; bekannt: { $known }.
position-missing = Der Schlüssel „{ $key }“ fehlt hier.
position-not-an-object = „{ $key }“ muss ein Objekt sein; da steht { $got }.
position-unknown-word = „{ $key }“: { $got } gibt es nicht; bekannt: { $known }.
position-wrong-number = „{ $key }“ muss eine ganze Zahl von { $lowest } bis { $highest } sein; da steht { $got }.
position-cards-run-out = Es sind mehr Karten offengelassen, als es gibt.
refusal-over = Das Spiel ist zu Ende.
refusal-not-your-turn = { WORD($colour) } muss entscheiden.
refusal-spelling = Das schreibt man { $meant }.
refusal-unreadable = Das ist kein Zug. Jetzt geht es um { WORD($decision) }, zum Beispiel: { $examples }.
