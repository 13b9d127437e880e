# Een afgelopen partij verkennen: andere zetten van alle kanten, en varianten die blijven. Het komt met zijn pagina.

explore-title = Verkennen
explore-of = Verkennen: { $game }
explore-turn = { $name } is aan de beurt
explore-end = Naar het einde van de variant
explore-branches = Varianten
explore-record = De gespeelde partij
explore-first = { $number }. { $move }
explore-dealt = Opnieuw gedeeld na zet { $number }
explore-about = vanaf zet { $number }, { $count ->
    [one] 1 zet
   *[other] { $count } zetten
}
explore-anew = opnieuw gedeeld
explore-by = van { $name }
explore-shared = gedeeld met anderen
explore-unkept = niet bewaard
explore-longer = nieuwste zetten niet bewaard
explore-none = Speel iets anders dan er gespeeld is, voor een kant naar keuze: dan begint een variant.
explore-drawn = Wat je trekt, komt zoals het in de partij lag.
explore-drawn-anew = Alles wat verborgen was, is opnieuw gedeeld waar deze variant begint.
explore-deal = Opnieuw delen
explore-deal-about = Een variant vanaf hier waarin alles wat verborgen was opnieuw gedeeld is
explore-keep = Bewaren
explore-kept = De variant is bewaard.
explore-edit = Benoemen, delen of verwijderen: { $name }
explore-branch = Jouw variant
explore-name = Naam van de variant
explore-name-about = Zonder naam krijgt de variant de naam van de eerste zet.
explore-rename = Benoemen
explore-keep-first = Alleen jij ziet deze variant, en hij is weg als je vertrekt. Bewaar hem eerst, dan kun je hem delen.
explore-share = Met anderen gedeeld
explore-share-about = Zolang je deze variant niet deelt, zie alleen jij hem. Daarna ziet iedereen hem die de partij mag zien.
explore-delete = Verwijderen
explore-delete-sure = Voorgoed verwijderen
explore-gone = Deze variant is er niet: hij is verwijderd, of de maker deelt hem niet. Dit is de partij zelf.
branch-unknown = Die variant van deze partij heb je niet.
branch-too-many = Je bewaart al { $most } varianten van deze partij, en meer mag niet. Verwijder er eerst een.
