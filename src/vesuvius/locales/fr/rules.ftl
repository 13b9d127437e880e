# La page des règles, quel que soit le jeu.

rules-title = { $game } : les règles
rules-games = Quel jeu
rules-search = Chercher dans les règles
rules-contents = Sommaire
rules-to-text = Passer le sommaire
rules-how = Comment on joue
rules-rulings = Les décisions, une par une
rules-rulings-about = Le livret laisse quelques questions ouvertes. Ici, ces réponses font foi ; la chronique et les messages de la table les citent par leur numéro. Quand l’une d’elles s’écarte du livret, elle le dit.
rules-options = Options
rules-options-about = Elles ne valent que si la table les a choisies.
rules-table = Quand quelqu’un cesse de jouer
rules-table-about = Ces réponses valent pour tous les jeux d’ici.
rules-T1-title = Abandonner
rules-T1-text = On peut abandonner à tout moment, pour de bon : il n’y a pas de retour. On est dernier et on ne peut plus gagner, quoi qu’il se joue ensuite à cette place.
rules-T2-title = Quand l’abandon met fin à la partie
rules-T2-text = S’il ne reste qu’un joueur qui n’a pas abandonné, ou que des robots, la partie s’arrête aussitôt. Tous ceux qui n’ont pas abandonné se partagent la victoire. Il n’y a pas de score final.
rules-T2-example = De deux joueurs, l’un abandonne : l’autre gagne aussitôt. Contre deux robots, vous abandonnez : vous avez perdu, et les robots se partagent la victoire.
rules-T3-title = Quand la partie continue
rules-T3-text = Sinon, un robot prend aussitôt la place et continue avec les mêmes cartes et tout ce que le joueur a sur le plateau ; rien de caché n’est montré, et personne n’attend. À la fin, le meilleur des autres gagne.
rules-T4-title = Réclamer la victoire
rules-T4-text = Si votre seul adversaire est un joueur humain qui est parti ou dont le temps est écoulé, vous pouvez réclamer la victoire : après deux minutes avec une pendule, sinon après un jour. Vous pouvez aussi continuer.
rules-T5-title = Arrêter d’un commun accord
rules-T5-text = Chacun peut proposer d’arrêter la partie. Si tous les joueurs humains présents acceptent, elle s’arrête sans vainqueur et ne compte pour personne. La proposition tombe si quelqu’un refuse, ou joue au lieu de répondre.
rules-T6-title = S’absenter
rules-T6-text = Un joueur qui s’absente ou dont le temps est écoulé peut revenir à tout moment avant la fin. Après deux minutes avec une pendule, sinon après un jour, un robot joue à sa place ; les autres peuvent le laisser jouer tout de suite, ou attendre. Un joueur qui n’est pas là à la fin d’une partie classée est dernier.
rules-T7-title = Prévoir un coup
rules-T7-text = Sans pendule, vous pouvez prévoir votre prochain tour pendant qu’un autre joue. Ce que vous prévoyez est joué dès que c’est à vous, quoi que les autres aient joué. C’est abandonné, et vous apprenez pourquoi, si ce n’est alors pas permis, si vous avez appris depuis quelque chose de caché, si des coups ont été repris ou si vous vous absentez. Les cartes que les autres piochent sans les montrer ne comptent pas. Personne d’autre ne voit ce que vous prévoyez.
rules-T8-title = Proposer de nouveau
rules-T8-text = Si votre proposition d’arrêter la partie a été refusée, ou si quelqu’un a joué au lieu de répondre, vous pourrez en faire une autre après dix coups de plus.
rules-T9-title = Rejouer
rules-T9-text = Contre des robots seuls, une nouvelle partie commence aussitôt. Les autres joueurs sont d’abord invités : leur place leur est réservée, et la partie commence quand tous ont accepté. Si quelqu’un refuse ou ne vient pas, l’auteur de l’invitation peut donner la place à quelqu’un d’autre ou à un robot. Une partie que vous n’avez pas acceptée ne compte jamais pour votre cote.
rules-example = Exemple
rules-more = Pour en savoir plus
rules-picture-tap = Touchez une case pour lire ce que c’est.
rules-show-place = Montrer
rules-found = { $count ->
    [one] { $count } passage trouvé
   *[other] { $count } passages trouvés
}
rules-none = Aucun résultat pour « { $query } ». Essayez un mot plus court, ou appuyez sur Échap pour tout revoir.
