# Einzelne Wörter, unter den Namen, die Daten und Code für sie haben.

## Games that need no other word before they are opened

downfall-title = Der Untergang von Pompeji
downfall-saved = gerettet
downfall-volcano = Vulkan
pompeii-title = Pompeii
pompeii-won = gewonnen
pompeii-rounds = Runden

## Spieler, nach der Farbe ihrer Spielsteine

word-red = Rot
word-black = Schwarz
word-yellow = Gelb
word-blue = Blau

## Farben der Häuser

word-grey = grau
word-purple = violett
word-turquoise = türkis
word-brown = braun
word-neutral = neutral

## Symbole der Lavaplättchen

word-scroll = Schriftrolle
word-coin = Münze
word-column = Säule
word-vase = Vase
word-mask = Maske
word-helmet = Helm

## Zeilen einer Spielspur und Arten von Werten

word-header = die erste Zeile einer Partie
word-decision = eine Entscheidung
word-chance = eine Zeile mit Zufall
word-end = das Ergebnis
word-integer = eine ganze Zahl
word-text = ein Text
word-object = ein Objekt
word-list = eine Liste
word-list-of-integer = eine Liste ganzer Zahlen
word-list-of-text = eine Liste von Texten
word-list-of-list-of-text = eine Liste von Listen von Texten

## Was zu entscheiden ist (im Akkusativ)

word-card = eine Karte
word-relative = einen Verwandten
word-omen = ein Omen
word-call = den Vulkanausbruch
word-lava = ein Lavaplättchen
word-move = einen Bewegungszug

## Arten von Werten in einer Datendatei

word-int = eine ganze Zahl
word-float = eine Zahl
word-str = ein Text
word-bool = wahr oder falsch
word-dict = eine Tabelle

## Wo nichts zu nennen ist

word-none = keine

## Werte in JSON, wie sie dort stehen

word-True = true
word-False = false
word-None = null

## Zahlen

word-decimal-mark = {","}
word-green = Grün

## Phasen

word-settling = Einziehen
word-seething = Brodeln
word-opening = erste Lava
word-fleeing = Flucht
word-over = Ende
