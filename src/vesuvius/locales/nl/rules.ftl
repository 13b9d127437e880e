# De bladzijde van de regels, om welk spel het ook gaat.

rules-title = { $game }: de regels
rules-games = Welk spel
rules-search = In de regels zoeken
rules-contents = Inhoud
rules-to-text = Inhoudsopgave overslaan
rules-how = Zo gaat het
rules-rulings = De beslissingen, één voor één
rules-rulings-about = De spelregels laten een paar vragen open. Hier gelden deze antwoorden; de kroniek en de meldingen aan tafel noemen ze bij hun nummer. Waar een antwoord van de spelregels afwijkt, staat dat erbij.
rules-options = Opties
rules-options-about = Ze gelden alleen als de tafel ze heeft aangezet.
rules-table = Als iemand niet verder speelt
rules-table-about = Deze antwoorden gelden voor elk spel dat hier gespeeld wordt.
rules-T1-title = Opgeven
rules-T1-text = Opgeven kan altijd, en voorgoed: er is geen weg terug. Je wordt laatste en kunt niet winnen, wat er daarna ook op jouw plaats gespeeld wordt.
rules-T2-title = Wanneer opgeven de partij beëindigt
rules-T2-text = Blijft er één speler over die niet heeft opgegeven, of blijven er alleen bots, dan is de partij meteen afgelopen. Iedereen die niet heeft opgegeven, deelt in de winst. Er is geen eindstand.
rules-T2-example = Van twee spelers geeft er een op: de ander wint meteen. Tegen twee bots geef je op: je hebt verloren, en de bots delen de winst.
rules-T3-title = Wanneer de partij doorgaat
rules-T3-text = Anders neemt een bot meteen de plaats over en speelt verder met dezelfde kaarten en alles wat op het bord ligt; zo wordt niets verborgens getoond en hoeft niemand te wachten. Aan het eind wint de beste van de anderen.
rules-T4-title = De winst opeisen
rules-T4-text = Is je enige tegenstander een mens die is weggegaan of wiens tijd om is, dan kun je de winst opeisen: met een lopende klok na twee minuten, anders na een dag. Je mag ook verder spelen.
rules-T5-title = Einde in overleg
rules-T5-text = Iedereen kan voorstellen de partij te beëindigen. Gaan alle aanwezigen akkoord, dan eindigt hij zonder winnaar en telt hij voor niemand. Het voorstel vervalt als iemand weigert, of een zet doet in plaats van te antwoorden.
rules-T6-title = Even weggaan
rules-T6-text = Wie weggaat of wiens tijd om is, kan tot het einde altijd terugkomen. Met een lopende klok na twee minuten, anders na een dag, speelt een bot verder; de anderen kunnen die ook meteen laten spelen, of wachten. Wie er aan het eind van een partij met rating niet is, wordt laatste.
rules-T7-title = Een zet plannen
rules-T7-text = Zonder lopende klok kun je je volgende beurt plannen terwijl een ander aan de beurt is. Wat je plant, wordt gespeeld zodra je aan de beurt bent, wat de anderen ook hebben gespeeld. Het vervalt, en je hoort waarom, als het dan niet mag, als je sindsdien iets verborgens te weten bent gekomen, als er zetten zijn teruggenomen of als je weggaat. Kaarten die anderen ongezien trekken, tellen niet mee. Niemand anders ziet je plan.
rules-T8-title = Opnieuw voorstellen
rules-T8-text = Is je voorstel om de partij te beëindigen afgewezen, of deed iemand een zet in plaats van te antwoorden, dan kun je het na nog tien zetten opnieuw doen.
rules-T9-title = Nog een keer spelen
rules-T9-text = Tegen alleen bots begint een nieuwe partij meteen. Andere mensen worden eerst gevraagd: hun plaats blijft voor hen vrij en de partij begint als iedereen meedoet. Wie niet wil of niet komt, kan door iemand anders of een bot worden vervangen. Een partij waarmee je niet akkoord ging, telt nooit voor je rating.
rules-example = Voorbeeld
rules-more = Meer hierover
rules-picture-tap = Tik op een veld om te lezen wat het is.
rules-show-place = Tonen
rules-found = { $count ->
    [one] Eén passage gevonden
   *[other] { $count } passages gevonden
}
rules-none = Geen resultaten voor ‘{ $query }’. Probeer een korter woord, of druk op Escape om alles weer te zien.
