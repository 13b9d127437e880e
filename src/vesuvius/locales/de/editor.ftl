# Der Stellungseditor.

editor-title = Stellungseditor
editor-tools = Antippen setzt
editor-tool-piece = Ein Stein: { WORD($colour) }
editor-tool-lava = Lava: { WORD($symbol) }
editor-tool-remove = Entfernen
editor-facts = Weitere Angaben
editor-phase = Phase
editor-phase-settling = Einziehen
editor-phase-seething = Brodeln
editor-phase-opening = Erste Lava
editor-phase-fleeing = Flucht
editor-turn = Am Zug
editor-decision = Entscheidung
editor-decision-card = Eine Karte
editor-decision-omen = Ein Omen
editor-decision-lava = Ein Plättchen
editor-decision-move = Bewegungszüge
editor-tile = Gezogenes Plättchen
editor-hands = Hände
editor-hand = Hand: { WORD($colour) }
editor-dealt = zufällig verteilt
editor-stock = Zugstapel, von oben
editor-bag = Plättchen, in der Reihenfolge des Ziehens
editor-saved = Gerettet
editor-volcano = Im Vulkan
editor-fewer = { $what }: { WORD($colour) }, einer weniger
editor-more = { $what }: { WORD($colour) }, einer mehr
editor-text = Als Text
editor-read = Laden
editor-new = Spielplan leeren
editor-analyse = Beste Züge
editor-play = Weiterspielen
editor-play-about = Du nimmst den Platz, der am Zug ist ({ $who }); Bots nehmen die anderen. Was offen bleibt, wird zufällig verteilt.
editor-possible = Diese Stellung ist möglich. Am Zug: { $who }.
editor-over = In dieser Stellung ist die Partie zu Ende.

## Pompeii

editor-touch = Antippen setzt
editor-tool-for = Für { WORD($colour) }
editor-tool-put = Setzen
editor-of = Was { WORD($colour) } hat
editor-round = Runde
editor-workers = Arbeiter
editor-army = Heer
editor-army-none = Keines
editor-army-recruited = Aufgestellt
editor-army-injured = Verletzt
editor-cards-hand = Auf der Hand
editor-cards-active = Aktiv
editor-cards-like = etwa S14 C03
editor-less = { $what }: eins weniger
editor-one-more = { $what }: eins mehr
