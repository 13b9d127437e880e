# What every game says: refusals, and what is wrong with deals and positions.

word-log = Chronique
deal-options-not-a-list = « options » : une liste est attendue, on y lit { $got }.
deal-option-twice = Une option y est deux fois : { $got }.
deal-wrong-keys = La donne a de mauvaises clés ; manquent : { $missing } ; en trop : { $unknown }.
deal-not-a-list = « { $key } » doit être une liste.
deal-unknown-piece = « { $key } », élément { $place } : { $got } n’existe pas ; connus : { $known }.
deal-wrong-hands = « hands » doit être une liste de { $players } mains.
deal-wrong-hand = La place { $seat } a { $got } cartes au lieu de { $wanted }.
position-empty = Il n’y a rien dedans ; une position commence par {"{"} ou par « game: ».
position-too-long = Il y a plus de { $limit } octets, c’est trop pour une position.
position-no-game = La clé « game » manque ; elle nomme le jeu.
position-no-first-line = Une position commence par {"{"} ou par « game: » ; on y lit { $got }
position-unknown-key = Il n’y a pas de clé { $key } ; connues : { $known }.
position-missing = La clé « { $key } » manque ici.
position-not-an-object = « { $key } » doit être un objet ; on y lit { $got }.
position-unknown-word = « { $key } » : { $got } n’existe pas ; connus : { $known }.
position-wrong-number = « { $key } » doit être un nombre entier de { $lowest } à { $highest } ; on y lit { $got }.
position-cards-run-out = On laisse ouvertes plus de cartes qu’il n’y en a.
refusal-over = La partie est terminée.
refusal-not-your-turn = C’est à { WORD($colour) } de décider.
refusal-spelling = Cela s’écrit { $meant }.
refusal-unreadable = Ce n’est pas un coup. À décider maintenant : { WORD($decision) }, par exemple { $examples }.
