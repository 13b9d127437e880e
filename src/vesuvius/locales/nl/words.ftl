# Losse woorden, onder de namen die gegevens en code ervoor hebben.

## Games that need no other word before they are opened

downfall-title = De ondergang van Pompeii
downfall-saved = gered
downfall-volcano = vulkaan
pompeii-title = Pompeii
pompeii-won = gewonnen
pompeii-rounds = rondes

## Spelers, naar de kleur van hun pionnen

word-red = Rood
word-black = Zwart
word-yellow = Geel
word-blue = Blauw

## Kleuren van de huizen

word-grey = grijs
word-purple = paars
word-turquoise = turquoise
word-brown = bruin
word-neutral = neutraal

## Symbolen van de lavategels

word-scroll = boekrol
word-coin = munt
word-column = zuil
word-vase = vaas
word-mask = masker
word-helmet = helm

## Regels van een spelspoor en soorten waarden

word-header = de eerste regel van een partij
word-decision = een beslissing
word-chance = een regel met toeval
word-end = de uitslag
word-integer = een geheel getal
word-text = een tekst
word-object = een object
word-list = een lijst
word-list-of-integer = een lijst van gehele getallen
word-list-of-text = een lijst van teksten
word-list-of-list-of-text = een lijst van lijsten van teksten

## Wat er te beslissen is

word-card = een kaart
word-relative = een verwant
word-omen = een voorteken
word-call = de uitbarsting
word-lava = een lavategel
word-move = een verplaatsing

## Soorten waarden in een gegevensbestand

word-int = een geheel getal
word-float = een getal
word-str = een tekst
word-bool = waar of onwaar
word-dict = een tabel

## Waar niets te noemen is

word-none = geen

## Waarden in JSON, zoals ze er staan

word-True = true
word-False = false
word-None = null

## Getallen

word-decimal-mark = {","}
word-green = Groen

## Fasen

word-settling = intrekken
word-seething = rommelen
word-opening = eerste lava
word-fleeing = vlucht
word-over = einde
