# Puzzels: stellingen waarin één zet duidelijk de beste is. Deze woorden worden met hun pagina geladen.

puzzle-title = Puzzel
puzzle-unknown = Die puzzel bestaat niet.
puzzle-none = Hier zijn geen puzzels.
puzzle-task = Vind de beste zet voor { $name }
puzzle-progress = { $solved } van { $count } opgelost
puzzle-about = Over deze puzzel
puzzle-rating = Moeilijkheid
puzzle-yours = Je puzzelrating
puzzle-people = In één keer opgelost
puzzle-people-count = { $solved } van { $tried }
puzzle-untried = nog niet geprobeerd
puzzle-mine-solved = Je hebt hem in één keer opgelost; nu telt hij niet meer.
puzzle-mine-failed = Je eerste poging was mis; nu telt hij niet meer.
puzzle-first = Je eerste poging telt.
puzzle-unrated = Hier telt niets tot je op dit apparaat een partij hebt gespeeld.
puzzle-hint = Tip
puzzle-right = Opgelost
puzzle-wrong = Niet de beste
puzzle-wrong-text = { $move }: er is iets beters.
puzzle-best-text = De beste zet: { $move }.
puzzle-change = Je puzzelrating: { $before } → { $after }
puzzle-again = Nog eens
puzzle-show = Laat zien
puzzle-next = Volgende puzzel

## Tips: waar je aan kunt denken, naar het soort reden dat het meest voor de beste zet pleit

puzzle-hint-saves = Iemand kan in veiligheid worden gebracht.
puzzle-hint-nearer = Tel de stappen naar de poorten: wie komt het dichtst bij een uitgang?
puzzle-hint-flees = Kijk waar de lava nu kan komen: wie moet weg?
puzzle-hint-crowd = Waar er veel staan, komen ze ver: zoek een vol veld.
puzzle-hint-ready = Denk aan de verplaatsing hierna.
puzzle-hint-denies = Kijk wie er baat bij heeft dat een pion daar staat.
puzzle-hint-burns = Kijk wie de lava kan bedelven.
puzzle-hint-cuts-off = Kijk wie de lava van alle poorten kan afsnijden.
puzzle-hint-own-loss = Soms moet je een eigen pion opgeven.
puzzle-hint-closes-gate = Let op de poorten: welke hebben de anderen nodig?
puzzle-hint-spares = Houd deze tegel uit de buurt van je eigen mensen.
puzzle-hint-lengthens = Laat de anderen verder lopen.
puzzle-hint-threatens = Breng de lava naar waar de anderen staan.
puzzle-hint-relatives = Denk aan de verwanten die kunnen volgen.
puzzle-hint-settles = Denk aan de vlucht: hoe ver is het van daar naar een poort?
puzzle-hint-victim = Vraag je af welke pion zijn eigenaar het meest zal missen.
puzzle-hint-call = Vergelijk wie er al in de stad is en wie er nog zou komen.
puzzle-hint-wait = Vraag je af wie er wint als er nog meer mensen in de stad komen.
puzzle-hint-chance = Geen enkel feit beslist hier: vergelijk wat de anderen nu kunnen doen.
