# Der Stellungseditor.

editor-title = Stellungseditor
editor-tools = Was eine Berührung bewirkt
editor-tool-piece = Ein Stein: { WORD($colour) }
editor-tool-lava = Lava: { WORD($symbol) }
editor-tool-remove = Wegnehmen
editor-facts = Was sonst gilt
editor-phase = Phase
editor-phase-settling = Einziehen
editor-phase-seething = Brodeln
editor-phase-opening = Erste Lava
editor-phase-fleeing = Flucht
editor-turn = Am Zug
editor-decision = Zu entscheiden
editor-decision-card = Eine Karte
editor-decision-omen = Ein Omen
editor-decision-lava = Ein Plättchen
editor-decision-move = Züge
editor-tile = Das gezogene Plättchen
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
editor-read = Das übernehmen
editor-new = Die Stadt leeren
editor-analyse = Beste Züge
editor-play = Weiterspielen
editor-play-about = Du nimmst den Platz, der entscheidet ({ $who }); Bots nehmen die anderen. Was offen ist, wird verteilt.
editor-possible = So kann es sein: { $who } entscheidet.
editor-over = Hier ist die Partie zu Ende.

## Pompeii

editor-touch = Was eine Berührung tut
editor-tool-for = Für { WORD($colour) }
editor-tool-put = Hinlegen
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
