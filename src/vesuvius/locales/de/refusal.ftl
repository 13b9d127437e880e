# Warum ein Zug von Pompeii nicht geht, und wie dessen Entscheidungen heißen. Was beide Spiele teilen, steht bei Downfall.

refusal-no-such-choice = Das kann man jetzt nicht wählen. Es geht um { WORD($decision) }, zum Beispiel: { $examples }.
refusal-field-full = { $place } hat in jeder Runde Platz für { $spaces } deiner Arbeiter.
refusal-place-full = Auf { $place } ist kein Platz: { $spaces ->
    [one] Das eine Feld ist
   *[other] Alle { $spaces } Felder sind
} besetzt oder verdeckt.
refusal-piazza-closed = Im Solospiel ist die Piazza geschlossen: Offene Spezialisten nutzt man, wie sie liegen.
refusal-not-built = { $building } ist noch nicht gebaut.
refusal-short = Es fehlen Waren: { $missing }.
refusal-not-active = { $card } liegt nicht aktiv vor dir.
refusal-wrong-card = { $card } nennt diesen Ort nicht ({ $place }).
refusal-card-in-vain = { $card } könnte jetzt nichts bewirken.
refusal-card-immediate = { $card } wird nie aktiviert: Man spielt die Karte in ihrem Augenblick.
refusal-no-such-line = { $building } hat keine solche Umwandlung.
refusal-blocked = In dieser Runde gesperrt: { $goods }. Diese Waren gibt es nur durch Handel.
refusal-built-already = { $building } steht schon.
refusal-left-out = { $building } fehlt in diesem Spiel.
refusal-solo-foro = Im Solospiel wird das Foro vor Runde 10 ohne Kosten gebaut.
refusal-foro-timer = Das Foro kann man ab Runde { $round } bauen.
refusal-foro-first = { $building } ist nicht rot: Erst muss das Foro stehen.
refusal-waives-nothing = { $card } erlässt keine Ware aus den Kosten von { $building }.
refusal-card-not-in-hand = { $card } ist nicht auf deiner Hand.
refusal-nothing-to-trade = Du hast nichts, was sich gegen mindestens 1 andere Ware tauschen ließe.
refusal-nothing-to-swap-for = Ein Tausch kostet eine Ware vom Wert I, und du hast keine.
refusal-nobody-injured = Bei dir gibt es nichts zu heilen.
refusal-no-token = Auf { $building } liegt kein Plättchen.
refusal-nothing-halted = Du hast kein angehaltenes Castrum aus einem früheren Zug.
refusal-six-workers = Du hast schon { $workers } Arbeiter; mehr gibt es nicht.
refusal-has-army = Du hast dein Heer schon ausgehoben.
deal-several-sets = Gespielt wird mit einem Satz Vulkankarten, nicht mit mehreren: { $got }.
deal-option-not-for = Die Variante { $name } ist nichts für { $players ->
    [one] ein Solospiel.
   *[other] ein Spiel zu { $players }.
}
deal-not-all-once = { $key }: Jede Karte muss einmal da sein; es fehlen: { $missing }; zu viel: { $extra }.
deal-wrong-volcano = { $key } hat { $got } Karten statt { $wanted }.
deal-wrong-volcano-card = Die Vulkankarte { $got } gehört nicht hierher: ein Satz, jede Karte einmal, solo ohne die Apokalypse.
deal-apocalypse-place = Die Apokalypse muss im Vulkanstapel liegen, mit apocalypse_last ganz unten.
deal-wrong-generator = Das ist kein Schlüssel eines Generators, acht Zahlen zu 32 Bit: { $got }.
deal-chance-unreadable = Das ist keine Zeile über den Zufall: { $got }.
deal-chance-impossible = Das kann von hier aus nicht geschehen: { $got }.
position-no-picture-line = Zeile { $line } des Bildes lässt sich nicht lesen: { $got }.
position-wrong-form = Die Stellung stimmt nicht: { $why }.

word-pompeii_own = das Gebäude zu Beginn
word-pompeii_coin = eine Ware für einen Sesterz
word-pompeii_action = einen Arbeiter
word-pompeii_times = die Anzahl
word-pompeii_given = das, was man beim Handel gibt
word-pompeii_taken = das, was man beim Handel nimmt
word-pompeii_traded = die Menge im Handel
word-pompeii_train = das Ausbilden
word-pompeii_swap = den Tausch von Spezialisten
word-pompeii_payment = die Bezahlung
word-pompeii_bonus = einen Besitzbonus
word-pompeii_good = eine Ware
word-pompeii_victim = einen anderen Spieler
word-pompeii_building = ein Gebäude
word-pompeii_card = eine Karte
word-pompeii_skip = das, was von den Kosten wegfällt
word-pompeii_keep = eine Karte, die bleibt
word-pompeii_halt = das Anhalten des Castrums
word-pompeii_immediate = eine Sofortkarte
word-pompeii_pledge = die Opfergaben
word-pompeii_pledged = die Menge der Opfergabe
word-pompeii_draw = einen Stapel zum Ziehen
