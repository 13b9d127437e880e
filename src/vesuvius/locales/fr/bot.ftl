# Les bots tels qu’une liste les montre : leur nom, ce qu’ils voient et ce qui leur échappe.

bot-level-1-name = Débutant
bot-level-1-about = Ne voit que la distance de chacun de ses pions à la porte ouverte la plus proche. Lui échappent les points de déplacement qu’offre une foule, là où la lave peut arriver, les parents et ce qu’ont les autres, si bien qu’il n’ensevelit personne exprès.
bot-level-2-name = Apprenti
bot-level-2-about = Voit le chemin vers la porte ouverte la plus proche, le sien et celui des autres, et ensevelit ceux-ci quand il le peut. Lui échappent les points de déplacement qu’offre une foule, là où la lave peut arriver et les parents.
bot-level-3-name = Confirmé
bot-level-3-about = Voit les chemins vers la sortie, les foules, là où la lave peut arriver, les parents et ce qu’ont les autres, mais ne regarde qu’un pas en avant. Lui échappe tout ce qui vient ensuite.
bot-level-4-name = Expert
bot-level-4-about = Essaie jusqu’à { $iterations } parties par décision et voit ainsi quelques tours en avant. Lui échappent les préparations discrètes, qui demandent beaucoup d’essais, et les coups qui ne paient pas de mine au premier regard.
bot-level-5-name = Maître
bot-level-5-about = Le plus fort. Essaie jusqu’à { $iterations } parties par décision, et ne lui échappe que ce qu’une recherche plus longue trouverait.

bot-uniform-name = Hasard
bot-uniform-about = Prend n’importe quel coup permis, tous avec la même chance. Utile pour mesurer, pas pour jouer contre lui.
bot-greedy-name = Un pas en avant
bot-greedy-about = Prend le coup après lequel la position lui plaît le plus. C’est le même que level:3.
bot-mcts-name = Recherche
bot-mcts-about = Essaie N parties par décision, comme mcts:2000. Avec la même graine, elle joue de même sur toute machine.
bot-seconds-name = Recherche à la montre
bot-seconds-about = Cherche pendant N secondes de calcul à chaque décision, comme mcts:1s, ou tant de millisecondes, comme mcts:500ms.
bot-threads-name = Recherche à plusieurs fils
bot-threads-about = Cherche dans T fils d’exécution à la fois, comme mcts:4000*4 ou mcts:1s*4. Ils se partagent les parties à essayer, mais le temps est donné à chacun.
bot-own-name = Le vôtre
bot-own-about = Une classe d’un module Python à vous, dans le dossier de travail ou là où Python cherche ses modules.

reason-chance = gagne { $percent } % des parties essayées avec ce coup
