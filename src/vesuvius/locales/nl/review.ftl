# De bespreking van een afgelopen partij. Ze komt met haar pagina.

review-of = Bespreking: { $game }
review-accuracy = Nauwkeurigheid
review-accuracy-about = Hoe dicht de beslissingen bij de beste zetten van de bot lagen, van 0 tot 100. Gedwongen zetten tellen niet mee.
review-chances = Winstkansen, in procenten
review-walk = Langs de winstkansen lopen
review-chance = { $name } { $percent }%
review-progress = Beoordeelde beslissingen
review-waiting = Een sterke bot bekijkt de partij zodra hij vrij is.
review-judging = Een sterke bot bekijkt elke beslissing: { $done } van { $total }
review-done = Alle { $total } beslissingen zijn beoordeeld.
review-offer = Een sterke bot kan elke beslissing van deze partij beoordelen.
review-begin = Partij beoordelen
review-once-more = Nog eens
review-whose = Wiens beslissingen
review-everyone = Iedereen
review-turning = Keerpunten
review-no-turning = Geen beslissing heeft veel weggegeven.
review-turning-later = Ze verschijnen hier zodra de hele partij is beoordeeld.
review-decisions = Alle beslissingen
review-worth = Wat de beslissing waard was
review-start = Loop langs de lijnen of kies een beslissing: het bord volgt, en hier staat wat de beslissing waard was.
review-not-yet = Nog niet beoordeeld.
review-cost = { $token } kostte { $percent ->
    [one] { $percent } punt winstkans.
   *[other] { $percent } punten winstkans.
}
review-was-best = { $token } was de beste zet.
review-was-good = { $token } was zo goed als elke andere.
review-was-only = { $token } was de enige zet.
review-better = Beter was { $token }: { $what }.
review-better-move = Beter: { $what }.
review-alternative = beter { $token }
review-rated = Wat de beste zetten winnen
review-played = gespeeld
review-only = Gedwongen
review-best = Beste
review-good = Goed
review-inaccuracy = Slordig
review-mistake = Fout
review-blunder = Blunder
review-try = Vanaf hier opnieuw
review-try-about = Vóór deze beslissing begint een nieuwe partij tegen bots, en jij neemt de plaats die toen besliste. Wat verborgen was, wordt opnieuw gedeeld.
