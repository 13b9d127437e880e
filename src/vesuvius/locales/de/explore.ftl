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
explore-unkept = nicht behalten
explore-longer = neueste Züge nicht behalten
explore-none = Spiel etwas anderes, als gespielt wurde, für eine beliebige Seite: So beginnt eine Variante.
explore-drawn = Gezogen wird, wie es in der Partie lag.
explore-drawn-anew = Was verdeckt war, wurde am Anfang dieser Variante neu gemischt.
explore-deal = Neu mischen
explore-deal-about = Eine Variante von hier, in der alles Verdeckte neu gemischt ist
explore-keep = Behalten
explore-kept = Die Variante bleibt.
explore-edit = Benennen, teilen oder löschen: { $name }
explore-branch = Deine Variante
explore-name = Name der Variante
explore-name-about = Ohne Namen heißt sie nach ihrem ersten Zug.
explore-rename = Benennen
explore-keep-first = Nur du siehst diese Variante, und sie ist fort, wenn du gehst. Behalte sie zuerst, dann lässt sie sich teilen.
explore-share = Geteilt
explore-share-about = Bis du sie teilst, siehst nur du diese Variante. Danach sehen sie alle, die die Partie sehen dürfen.
explore-delete = Löschen
explore-delete-sure = Endgültig löschen
explore-gone = Diese Variante gibt es nicht: Sie wurde gelöscht, oder wer sie gemacht hat, teilt sie nicht. Dies ist die Partie selbst.
branch-unknown = Du hast keine solche Variante dieser Partie.
branch-too-many = Du hast { $most } Varianten dieser Partie behalten, und mehr werden es nicht. Lösche zuerst eine.
