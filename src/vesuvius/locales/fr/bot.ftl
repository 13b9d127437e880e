# Les robots tels qu’une liste les montre : leur nom, ce qu’ils voient et ce qui leur échappe.

bot-level-1-name = Débutant
bot-level-1-about = La chute de Pompéi : ne connaît que la distance de ses marqueurs à la porte ouverte la plus proche, et n’ensevelit personne exprès. Pompeii : produit les marchandises qu’il lui faut ensuite, et ne connaît ni les échanges ni les cartes.
bot-level-2-name = Apprenti
bot-level-2-about = La chute de Pompéi : connaît les chemins vers les portes, les siens et ceux des autres, et ensevelit dès qu’il le peut, mais ne voit ni les cases bien remplies, ni la lave à venir, ni les parents. Pompeii : échange aussi à la Porta, mais ne comprend pas les cartes.
bot-level-3-name = Confirmé
bot-level-3-about = Connaît tout ce qui compte dans la position, mais ne regarde qu’un pas en avant.
bot-level-4-name = Expert
bot-level-4-about = Voit quelques tours en avant : essaie jusqu’à { $downfall } parties par décision dans La chute de Pompéi et { $pompeii } dans Pompeii, plus long. Lui échappent les préparations discrètes et les coups qui ne paient pas de mine au premier regard.
bot-level-5-name = Maître
bot-level-5-about = Le plus fort : essaie jusqu’à { $downfall } parties par décision dans La chute de Pompéi et { $pompeii } dans Pompeii. Ne lui échappe que ce qu’une recherche plus longue trouverait.

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
bot-engine-name = Moteur
bot-engine-about = Un programme à vous, dans n’importe quel langage. Il reçoit chaque décision sur son entrée standard et répond en 10 secondes ; engine@2s:COMMAND lui en donne 2.

reason-chance = gagne { $percent } % des parties essayées avec ce coup
rated-chance = { $percent } % ± { $off }
rated-wins = gagne { $percent } % ± { $off }
rated-grade = { $grade } { $percent } %
rated-grades = { $grades } ± { $off }
rated-hardly-tried = à peine essayé
hint-plan = Plan : { $says }
hint-plan-missed = Le plan manqué : { $says }
hint-plan-line = À prévoir : { $moves }
