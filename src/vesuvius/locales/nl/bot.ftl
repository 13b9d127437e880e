# De bots zoals een lijst ze toont: hoe elk heet, wat hij ziet en wat hij over het hoofd ziet.

bot-level-1-name = Beginner
bot-level-1-about = De ondergang van Pompeii: weet alleen hoe ver zijn pionnen van de dichtstbijzijnde open poort staan, en bedelft niemand met opzet. Pompeii: maakt de goederen die hierna nodig zijn, en weet niets van handel en kaarten.
bot-level-2-name = Leerling
bot-level-2-about = De ondergang van Pompeii: kent de wegen naar de poorten, de zijne en die van de anderen, en bedelft waar hij kan, maar ziet volle velden, komende lava en verwanten over het hoofd. Pompeii: handelt ook bij de Porta, maar begrijpt geen kaarten.
bot-level-3-name = Gevorderde
bot-level-3-about = Kent alles wat er in de stelling toe doet, maar kijkt maar één stap vooruit.
bot-level-4-name = Expert
bot-level-4-about = Kijkt enkele beurten vooruit: probeert per beslissing tot { $downfall } partijen in De ondergang van Pompeii en { $pompeii } in het langere Pompeii. Hem ontgaan stille voorbereidingen en zetten die er op het eerste gezicht niet goed uitzien.
bot-level-5-name = Meester
bot-level-5-about = De sterkste: probeert per beslissing tot { $downfall } partijen in De ondergang van Pompeii en { $pompeii } in Pompeii. Hem ontgaat alleen wat een langere zoektocht zou vinden.

bot-uniform-name = Toeval
bot-uniform-about = Neemt zomaar een zet die mag, elke even vaak. Goed om te meten, niet om tegen te spelen.
bot-greedy-name = Eén stap vooruit
bot-greedy-about = Neemt de zet waarna de stelling hem het best bevalt; hetzelfde als level:3.
bot-mcts-name = Zoeken
bot-mcts-about = Probeert voor elke beslissing N partijen, zoals mcts:2000. Met hetzelfde startgetal speelt hij op elke computer hetzelfde.
bot-seconds-name = Zoeken op de klok
bot-seconds-about = Zoekt bij elke beslissing N seconden rekentijd, zoals mcts:1s; mcts:500ms telt in milliseconden.
bot-threads-name = Zoeken met threads
bot-threads-about = Zoekt in T threads tegelijk, zoals mcts:4000*4 of mcts:1s*4. De te proberen partijen verdelen ze; de tijd heeft elk voor zich.
bot-own-name = Een van jezelf
bot-own-about = Een klasse in een Python-module van jezelf, in de werkmap of waar Python anders modules vindt.
bot-engine-name = Engine
bot-engine-about = Een eigen programma in een taal naar keuze. Het krijgt elke beslissing op de standaardinvoer en antwoordt binnen 10 seconden; engine@2s:COMMAND geeft het er 2.

reason-chance = wint { $percent }% van de partijen die ermee zijn geprobeerd
rated-chance = { $percent }% ± { $off }
rated-wins = wint { $percent }% ± { $off }
rated-grade = { $grade } { $percent }%
rated-grades = { $grades } ± { $off }
rated-hardly-tried = nauwelijks geprobeerd
hint-plan = Plan: { $says }
hint-plan-missed = Het gemiste plan: { $says }
hint-plan-line = Te verwachten: { $moves }
