# Die Bots, wie eine Liste sie zeigt: wie jeder heißt, was er sieht und was er übersieht.

bot-level-1-name = Anfänger
bot-level-1-about = Downfall: weiß nur, wie weit seine Steine vom nächsten offenen Tor entfernt sind, und verschüttet niemanden mit Absicht. Pompeii: stellt her, was als Nächstes fehlt, und weiß nichts von Handel und Karten.
bot-level-2-name = Lehrling
bot-level-2-about = Downfall: kennt die Wege zu den Toren, die eigenen und die der anderen, und verschüttet Steine, wann immer es geht, übersieht aber volle Felder, kommende Lava und Verwandte. Pompeii: handelt auch an der Porta, versteht aber nichts von Karten.
bot-level-3-name = Fortgeschrittener
bot-level-3-about = Kennt alles, worauf es in der Stellung ankommt, denkt aber nur einen Schritt voraus.
bot-level-4-name = Könner
bot-level-4-about = Denkt einige Züge voraus: probiert je Entscheidung bis zu { $downfall } Partien in Downfall und { $pompeii } im längeren Pompeii. Übersieht stille Vorbereitungen und Züge, die auf den ersten Blick nicht gut aussehen.
bot-level-5-name = Meister
bot-level-5-about = Der stärkste: probiert je Entscheidung bis zu { $downfall } Partien in Downfall und { $pompeii } in Pompeii. Übersieht nur, was eine längere Suche fände.

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
bot-engine-name = Engine
bot-engine-about = Ein eigenes Programm in einer beliebigen Sprache. Es bekommt jede Entscheidung auf der Standardeingabe und antwortet innerhalb von 10 Sekunden; engine@2s:COMMAND gibt ihm 2.

reason-chance = gewinnt { $percent } % der damit probierten Partien
rated-chance = { $percent } % ± { $off }
rated-wins = gewinnt { $percent } % ± { $off }
rated-grade = { $grade } { $percent } %
rated-grades = { $grades } ± { $off }
rated-hardly-tried = kaum probiert
hint-plan = Plan: { $says }
hint-plan-missed = Dein verpasster Plan: { $says }
hint-plan-line = Zu erwarten: { $moves }
