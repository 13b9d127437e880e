# Das Erkunden einer beendeten Partie: andere Züge aller Seiten und Varianten, die bleiben. Es kommt mit seiner Seite.

explore-title = Erkunden
explore-of = Erkunden: { $game }
explore-turn = { $name } am Zug
explore-end = Ans Ende der Variante
explore-branches = Varianten
explore-record = Die gespielte Partie
explore-first = { $number }. { $move }
explore-dealt = Neu gemischt nach Zug { $number }
explore-about = ab Zug { $number }, { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
explore-anew = neu gemischt
explore-by = von { $name }
explore-shared = geteilt
explore-unkept = nicht gespeichert
explore-longer = neueste Züge nicht gespeichert
explore-none = Spiel für eine beliebige Seite etwas anderes: So beginnt eine Variante.
explore-drawn = Karten und Plättchen kommen, wie sie in der Partie lagen.
explore-drawn-anew = Was verdeckt war, wurde am Anfang dieser Variante neu gemischt.
explore-deal = Neu mischen
explore-deal-about = Eine Variante von hier, in der alles Verdeckte neu gemischt ist
explore-keep = Variante speichern
explore-kept = Variante gespeichert.
explore-edit = Benennen, teilen oder löschen: { $name }
explore-branch = Deine Variante
explore-name = Name der Variante
explore-name-about = Ohne Namen heißt sie nach ihrem ersten Zug.
explore-rename = Benennen
explore-keep-first = Nur du siehst diese Variante, und sie ist weg, wenn du gehst. Speichere sie, um sie zu teilen.
explore-share = Geteilt
explore-share-about = Bis du sie teilst, siehst nur du diese Variante. Danach sehen sie alle, die die Partie sehen dürfen.
explore-delete = Löschen
explore-delete-sure = Endgültig löschen
explore-gone = Diese Variante wurde gelöscht oder ist nicht mehr geteilt. Hier ist die Partie selbst.
branch-unknown = Diese Variante der Partie hast du nicht.
branch-too-many = Du hast { $most } Varianten dieser Partie gespeichert, mehr geht nicht. Lösch zuerst eine.
