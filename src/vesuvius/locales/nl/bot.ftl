# De bots zoals een lijst ze toont: hoe elk heet, wat hij ziet en wat hij over het hoofd ziet.

bot-level-1-name = Beginner
bot-level-1-about = Ziet alleen hoe ver elk van zijn pionnen van de dichtstbijzijnde open poort staat; let niet op de stappen die een vol veld oplevert, op waar lava kan komen, op verwanten en op wat de anderen hebben, zodat hij met opzet niemand bedelft.
bot-level-2-name = Leerling
bot-level-2-about = Ziet de weg naar de dichtstbijzijnde open poort, de zijne en die van de anderen, en bedelft hen waar hij kan; let niet op de stappen die een vol veld oplevert, op waar lava kan komen en op verwanten.
bot-level-3-name = Gevorderde
bot-level-3-about = Ziet de wegen naar buiten, volle velden, waar lava kan komen, verwanten en wat de anderen hebben, maar kijkt maar één stap vooruit; alles wat daarna komt, ontgaat hem.
bot-level-4-name = Expert
bot-level-4-about = Probeert voor elke beslissing tot { $iterations } partijen en ziet zo enkele beurten vooruit; hem ontgaan stille voorbereidingen die pas na veel proberen lonen, en zetten die er op het eerste gezicht niet goed uitzien.
bot-level-5-name = Meester
bot-level-5-about = De sterkste: probeert voor elke beslissing tot { $iterations } partijen; hem ontgaat alleen wat een langere zoektocht zou vinden.

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

reason-chance = wint { $percent } % van de partijen die ermee zijn geprobeerd
