# De stellingeditor.

editor-title = Stellingeditor
editor-tools = Tik om te plaatsen
editor-tool-piece = Een pion: { WORD($colour) }
editor-tool-lava = Lava: { WORD($symbol) }
editor-tool-remove = Wegnemen
editor-facts = Andere gegevens
editor-phase = Fase
editor-phase-settling = Intrekken
editor-phase-seething = Rommelen
editor-phase-opening = Eerste lava
editor-phase-fleeing = Vlucht
editor-turn = Aan de beurt
editor-decision = Te beslissen
editor-decision-card = Een kaart
editor-decision-omen = Een voorteken
editor-decision-lava = Een tegel
editor-decision-move = Verplaatsingen
editor-tile = De getrokken tegel
editor-hands = Handen
editor-hand = Hand: { WORD($colour) }
editor-dealt = willekeurig gedeeld
editor-stock = Trekstapel, van boven
editor-bag = Tegels, in de volgorde van trekken
editor-saved = Gered
editor-volcano = In de vulkaan
editor-fewer = { $what }: { WORD($colour) }, één minder
editor-more = { $what }: { WORD($colour) }, één meer
editor-text = Als tekst
editor-read = Dit overnemen
editor-new = De stad leegmaken
editor-analyse = Beste zetten
editor-play = Verder spelen
editor-play-about = Jij neemt de plaats die beslist ({ $who }); bots nemen de andere. Wat open blijft, wordt gedeeld.
editor-possible = Dit kan: { $who } beslist.
editor-over = Hier is de partij afgelopen.

## Pompeii

editor-touch = Tik om te plaatsen
editor-tool-for = Voor { WORD($colour) }
editor-tool-put = Neerleggen
editor-of = Wat { WORD($colour) } heeft
editor-round = Ronde
editor-workers = Arbeiders
editor-army = Leger
editor-army-none = Geen
editor-army-recruited = Geworven
editor-army-injured = Gewond
editor-cards-hand = In de hand
editor-cards-active = Actief
editor-cards-like = zoals S14 C03
editor-less = { $what }: één minder
editor-one-more = { $what }: één meer
