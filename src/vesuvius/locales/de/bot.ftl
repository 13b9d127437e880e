# Die Bots, wie eine Liste sie zeigt: wie jeder heißt, was er sieht und was er übersieht.

bot-level-1-name = Anfänger
bot-level-1-about = Sieht nur, wie weit es für jeden seiner Steine zum nächsten offenen Tor ist; übersieht die Schritte, die ein volles Feld schenkt, wohin die Lava kommen kann, die Verwandten und was die anderen haben, sodass er mit Absicht niemanden verschüttet.
bot-level-2-name = Lehrling
bot-level-2-about = Sieht den Weg zum nächsten offenen Tor, den eigenen und den der anderen, und verschüttet sie, wo er kann; übersieht die Schritte, die ein volles Feld schenkt, wohin die Lava kommen kann und die Verwandten.
bot-level-3-name = Fortgeschrittener
bot-level-3-about = Sieht die Wege hinaus, volle Felder, wohin die Lava kommen kann, die Verwandten und was die anderen haben, denkt aber nur einen Schritt voraus; übersieht alles, was danach kommt.
bot-level-4-name = Könner
bot-level-4-about = Probiert für jede Entscheidung bis zu { $iterations } Partien und sieht so einige Züge voraus; übersieht stille Vorbereitungen, die sich erst nach vielen Versuchen lohnen, und Züge, die auf den ersten Blick nicht gut aussehen.
bot-level-5-name = Meister
bot-level-5-about = Der stärkste: probiert für jede Entscheidung bis zu { $iterations } Partien und übersieht nur, was eine noch längere Suche fände.

bot-uniform-name = Zufall
bot-uniform-about = Nimmt irgendeinen erlaubten Zug, jeden gleich oft. Gut zum Messen, nicht als Gegner.
bot-greedy-name = Ein Schritt voraus
bot-greedy-about = Nimmt den Zug, nach dem ihm die Stellung am besten gefällt; dasselbe wie level:3.
bot-mcts-name = Suche
bot-mcts-about = Probiert für jede Entscheidung N Partien, etwa mcts:2000. Mit demselben Startwert spielt sie auf jedem Rechner gleich.
bot-seconds-name = Suche nach der Uhr
bot-seconds-about = Sucht bei jeder Entscheidung N Sekunden Rechenzeit lang, etwa mcts:1s; mcts:500ms zählt in Millisekunden.
bot-threads-name = Suche mit Threads
bot-threads-about = Sucht in T Threads zugleich, etwa mcts:4000*4 oder mcts:1s*4. Die zu probierenden Partien teilen sie sich; die Zeit hat jeder für sich.
bot-own-name = Dein eigener
bot-own-about = Eine Klasse in einem Python-Modul von dir, im Arbeitsordner oder wo Python sonst Module findet.

reason-chance = gewinnt { $percent } % der damit probierten Partien
