# De bladzijde van de regels, om welk spel het ook gaat.

rules-title = { $game }: de regels
rules-games = Welk spel
rules-search = In de regels zoeken
rules-clear = Zoekveld leegmaken
rules-contents = Inhoud
rules-to-text = Inhoudsopgave overslaan
rules-how = Zo gaat het
rules-rulings = De beslissingen, één voor één
rules-rulings-about = De spelregels laten een paar vragen open. Hier gelden deze antwoorden; de kroniek en de meldingen aan tafel noemen ze bij hun nummer.
rules-options = Opties
rules-options-about = Ze gelden alleen als de tafel ze heeft aangezet.
rules-example = Voorbeeld
rules-more = Meer hierover
rules-found = { $count ->
    [one] Eén passage gevonden
   *[other] { $count } passages gevonden
}
rules-none = Over “{ $query }” staat hier niets. Probeer een korter woord, of druk op Escape om alles weer te zien.
