# De regels van De ondergang van Pompeii in onze eigen woorden: hoe het gaat, elke beslissing, de opties.
# Elke regel van een tekst is een alinea, elke regel van de stappen is een stap.

downfall-rules-hint = Een woord of een nummer, zoals ‘verwanten’ of ‘R12’

## Zo gaat het

rules-goal-title = Waar het om gaat
rules-goal-text =
    Je laat je mensen in Pompeii intrekken zolang de Vesuvius nog slaapt. Dan barst hij uit, en iedereen rent naar de poorten voordat lava de stad bedekt.
    Wie de meeste eigen pionnen de stad uit brengt, wint. Je speelt met twee tot vier, ongeveer 45 minuten.
rules-components-title = Inhoud van de doos
rules-components-text =
    127 pionnen in vier kleuren, het bord, de vulkaan en een zak met 45 lavategels: 8 boekrollen, 8 munten en 8 zuilen, 7 vazen, 7 maskers en 7 helmen.
    53 huiskaarten, genummerd van 1 t/m 11, zeven voortekens en de kaart A.D. 79.
    Niet alle huiskaarten doen mee: afhankelijk van het aantal spelers blijven er vier tot twaalf in de doos, en niemand weet welke. Zoveel kaarten heeft elk huis:
rules-components-steps =
    Drie kaarten: huis 7.
    Vier kaarten: huis 1, 2, 5 en 9.
    Vijf kaarten: huis 3, 8, 10 en 11.
    Zeven kaarten: huis 4 en 6.
rules-setup-title = Voor de eerste beurt
rules-setup-text =
    Iedereen krijgt de pionnen van één kleur: met twee spelers ieder 36, met drie 30, met vier 25. Elke speler heeft vier huiskaarten in de hand.
    In de trekstapel zitten de zeven voortekens en de kaart A.D. 79. Boven A.D. 79 liggen acht huiskaarten, dus in de eerste beurten dreigt er nog niets. De lavategels zitten in de zak.
rules-buildings-title = De gebouwen
rules-buildings-text =
    De stad is verdeeld in velden. Een gebouw beslaat één of twee velden, en pionnen komen op de kleine ronde vakjes, één pion per vakje. In een gebouw zonder ronde vakjes kan niemand intrekken.
    Er zijn elf huizen, in grijs, paars, turquoise en bruin. De huizen 3, 4, 6, 8, 10 en 11 hebben elk twee gebouwen.
    De beige gebouwen zijn neutraal: ze horen bij geen enkel huis, en er zijn geen kaarten voor. Er komen alleen pionnen als verwant of met een joker.
rules-filling-title = Eerste fase: een beurt
rules-filling-text = Gespeelde kaarten komen open op de aflegstapel, waar iedereen ze kan zien. Heeft een huis twee gebouwen, dan kies jij een van de twee.
rules-filling-steps =
    Speel een kaart uit je hand.
    Zet een van je pionnen op een vrij rond vakje van een gebouw met dat nummer. Is het hele huis vol, dan is de kaart een joker, en elk vrij vakje in de stad is goed.
    Trek een kaart, zodat je er weer vier hebt.
rules-seething-title = De Vesuvius rommelt
rules-seething-text =
    Wordt A.D. 79 voor het eerst getrokken, dan gaat de kaart terug tussen de laatste kaarten van de trekstapel. Vanaf nu gelden er drie regels meer.
    Verwanten: staan er al pionnen in het gebouw waar je pion intrekt, dan mogen evenveel andere pionnen van jou intrekken in andere gebouwen van die kleur of in neutrale.
    Voortekens: wie er een trekt, werpt een pion van een andere speler in de vulkaan en trekt nog eens.
    De uitbarsting uitroepen: wie alleen nog jokers in de hand heeft, mag de Vesuvius eerder laten uitbarsten.
rules-erupting-title = De Vesuvius barst uit
rules-erupting-text =
    Wordt A.D. 79 voor de tweede keer getrokken, of roept een speler de uitbarsting uit, dan barst de Vesuvius meteen uit.
    Alle handen gaan op de aflegstapel, en pionnen die nooit in de stad kwamen, gaan terug in de doos. Dan leggen de spelers om de beurt zes lavategels; nog rent er niemand.
rules-running-title = Tweede fase: een beurt
rules-running-text =
    Huizen en ronde vakjes doen er niet meer toe: op een veld mogen zoveel pionnen staan als je wilt. Een gebouw op twee velden telt nu als twee velden, elk met zijn eigen pionnen.
    Je gaat van veld naar veld, nooit schuin en nooit over lava. Heb je geen pionnen meer in de stad, dan trek en leg je in je beurt toch een tegel.
rules-running-steps =
    Trek een lavategel en leg hem naast een tegel met hetzelfde symbool, of op het startveld van zijn symbool. Pionnen eronder gaan in de vulkaan, net als alle pionnen die geen poort meer kunnen bereiken.
    Verplaats twee van je pionnen. Elk gaat hoogstens zoveel velden ver als er pionnen op zijn veld staan wanneer hij vertrekt, hijzelf meegeteld. Door een poort naar buiten gaan kost één stap, en de pion is gered.
rules-ending-title = Het einde
rules-ending-text =
    Het spel eindigt met de beurt waarin de laatste tegel is getrokken. Het eindigt eerder als geen enkele pion meer naar buiten kan, omdat lava alle poorten of de wegen erheen heeft afgesloten: alle pionnen liggen dan in de vulkaan, en de stad is leeg.
    Wie de meeste pionnen heeft gered, wint; bij gelijke stand wint wie er de minste in de vulkaan heeft.

## De beslissingen

rules-R1-title = Plaatsen en kleuren
rules-R1-text = Wie op de eerste plaats zit, deelt. De linkerbuur begint, en daarna gaat het met de klok mee. De kleuren volgen de plaatsen: rood, zwart, geel, blauw.
rules-R1-example = Drie mensen spelen: Rood deelt, Zwart heeft de eerste beurt, dan Geel, dan Rood.
rules-R2-title = De trekstapel
rules-R2-text =
    De deler maakt zeven gedekte stapels van vier huiskaarten. Door de kaarten die overblijven, worden de zeven voortekens geschud; daarop komt A.D. 79, en daar weer op komen twee van de stapels. Dat is de trekstapel.
    Iedere speler neemt één stapel in de hand. De stapels die overblijven, doen niet mee, en niemand bekijkt ze.
rules-R2-example = Met twee spelers blijven er drie stapels over: twaalf kaarten die niemand te zien krijgt.
rules-R3-title = A.D. 79 voor het eerst
rules-R3-text =
    Wie de kaart trekt, trekt eerst een andere in plaats daarvan. Dan neem je de onderste 15 kaarten van de trekstapel, schud je A.D. 79 erdoor en leg je alles weer onder de stapel.
    De nieuwe regels gelden vanaf het ogenblik dat de kaart verschijnt. Is de vervangende kaart een voorteken, dan wordt het uitgevoerd, na het schudden.
rules-R4-title = Verwanten: hoeveel
rules-R4-text =
    Zoveel als er al pionnen in dat gebouw stonden, van welke kleur ook, voordat de jouwe introk. Een gebouw op twee velden telt als één; het tweede gebouw van een huis telt niet mee.
    Er zijn geen verwanten voordat de Vesuvius rommelt, en geen voor een joker. Een verwant brengt ook zelf geen verwanten mee.
rules-R4-example = Op C4 staan twee pionnen. Je speelt een 6 op C5, in hetzelfde gebouw: tot twee verwanten mogen volgen. Pionnen op D4 en D5, in het andere gebouw van huis 6, veranderen daar niets aan.
rules-R5-title = Verwanten: waarheen
rules-R5-text =
    Op vrije vakjes van andere gebouwen in dezelfde kleur, ook van het tweede gebouw van hetzelfde huis, of van neutrale gebouwen. Per beurt gaat er hoogstens één in elk gebouw, en nooit een in het gebouw waar de pion van de kaart is ingetrokken.
    Je plaatst ze één voor één en mag op elk moment ophouden. Is er geen vakje of geen pion voor een volgende, dan wordt je niets gevraagd.
rules-R5-example = Na een 6 mogen de verwanten naar het andere gebouw van huis 6, naar huis 9 (ook turquoise) en naar neutrale gebouwen, in elk één.
rules-R6-title = Joker
rules-R6-text = Zijn alle gebouwen van het huis vol, dan is de kaart een joker: zet een pion op een vrij vakje naar keuze in een gebouw naar keuze, ook een neutraal. Zolang er in het huis een vakje vrij is, moet de kaart voor zijn eigen huis gespeeld worden.
rules-R6-example = Huis 7 heeft drie vakjes, allemaal op F5. Zijn ze bezet, dan is elke 7 een joker. Maakt een voorteken er een vrij, dan is het weer een 7.
rules-R7-title = Niets te plaatsen
rules-R7-text = Wie geen pionnen meer heeft, of een joker speelt terwijl er in de stad geen vakje vrij is, speelt een kaart, plaatst niets en trekt. Welke kaart, blijft een eigen keuze.
rules-R8-title = Voorteken
rules-R8-text = Wie een voorteken trekt, werpt een pion van een andere speler uit een gebouw naar keuze in de vulkaan en trekt dan nog eens. Is dat weer een voorteken, dan wordt ook dat uitgevoerd. Heeft geen andere speler een pion in de stad, dan wordt er niets geworpen en niemand iets gevraagd.
rules-R9-title = De uitbarsting uitroepen
rules-R9-text =
    Zodra de Vesuvius rommelt, mag een speler met niets dan jokers in de hand tussen twee beurten de uitbarsting uitroepen, wie er ook aan de beurt komt. Daarbij toont die speler de hand. Niets dan jokers betekent: elk huis in de hand is vol, of de speler nu nog pionnen heeft of niet.
    Kunnen meer spelers het, dan wordt het hun met de klok mee gevraagd, te beginnen bij wie aan de beurt komt. Wie wacht, krijgt voor de volgende beurt de vraag opnieuw.
    Dit wijkt af van de spelregels, waarin je op elk moment mag uitroepen. Hier kan het alleen tussen twee beurten, zodat niemand snel hoeft te zijn, en pas als de Vesuvius rommelt.
rules-R9-example = Je hebt 2, 2, 7 en 9 in de hand, en net is het laatste vakje van deze huizen bezet. Voordat de volgende beurt begint, wordt je gevraagd of de Vesuvius uitbarst.
rules-R10-title = Wie de uitbarsting veroorzaakt
rules-R10-text =
    De speler die A.D. 79 voor de tweede keer trok, of die de uitbarsting uitriep. De linkerbuur van die speler trekt de eerste lavategel.
    Alle handen gaan meteen op de aflegstapel. Pionnen die nog voor de spelers staan, gaan terug in de doos en tellen nergens mee.
rules-R11-title = De eerste zes tegels
rules-R11-text =
    Om de beurt trekt en legt iedereen één tegel, zonder iets te verplaatsen, tot er zes in de stad liggen. De volgende speler begint de tweede fase.
    Een tegel die niet gelegd kon worden (R13), hoort niet bij de zes. Wie hem trok, trekt geen andere.
rules-R11-example = Zwart trok A.D. 79, met drie spelers: Geel, Rood, Zwart, Geel, Rood en Zwart leggen elk een tegel. Dan legt Geel er een en mag als eerste rennen.
rules-R12-title = Waar de lava komt
rules-R12-text =
    De eerste tegel van een symbool komt op het startveld met dat symbool. Elke latere komt met een zijde tegen een willekeurige tegel van hetzelfde symbool, op een veld van de stad zonder lava.
    Een startveld blijft bestemd voor zijn eigen symbool. Je mag een veld bedekken waarop pionnen staan, ook die van jezelf: ze gaan allemaal in de vulkaan.
rules-R12-example = De eerste munt komt op C2. De tweede mag op B2, C1, C3 of D2, waar nog geen lava ligt.
rules-R13-title = Geen veld voor een tegel
rules-R13-text = Hij wordt voorgoed opzijgelegd. Niemand wordt iets gevraagd, en de beurt gaat gewoon verder.
rules-R14-title = Ingesloten
rules-R14-text = Zodra een tegel ligt, gaat elke pion in de vulkaan die geen weg zonder lava meer heeft naar een open poort. Een poort is open zolang er op zijn veld geen lava ligt. Dat geldt ook al bij de eerste zes tegels.
rules-R14-example = Op J7 ligt lava, en op K6 wordt een tegel gelegd. Van K7 kan niemand meer weg: de pionnen daar zijn verloren, hoewel er op K7 zelf geen lava ligt.
rules-R15-title = Verplaatsen
rules-R15-text =
    Doe beide verplaatsingen, zolang je een pion hebt die dat mag. Een verplaatsing gaat over minstens één veld en hoogstens zoveel als er bij het begin pionnen, van welke kleur ook, op het veld stonden. Je mag afslaan, en je hoeft niet de hele weg te gaan.
    Een verplaatsing komt nooit twee keer op hetzelfde veld en eindigt dus nooit waar hij begon. Dat geldt voor één verplaatsing: een pion die twee keer gaat, mag terugkomen.
rules-R15-example = Op een veld staan vier pionnen. De eerste die gaat, komt tot vier velden ver. Er blijven er drie over, dus de volgende komt hoogstens drie ver.
rules-R16-title = Lege startvelden
rules-R16-text = Zolang er geen lava ligt, mag je er komen als op elk ander veld van de stad. De optie closed_vents verandert dat.
rules-R17-title = De stad verlaten
rules-R17-text = Door een poort naar buiten gaan kost één stap meer dan het veld ervan bereiken. Welke poort het is, maakt voor de uitslag niet uit. Een pion buiten is gered.
rules-R17-example = Van J4 door de Porta di Nola: J3, J2, naar buiten. Dat zijn drie stappen, dus op J4 moeten minstens drie pionnen staan.
rules-R18-title = Twee verschillende pionnen
rules-R18-text =
    De tweede verplaatsing doe je met een andere pion dan de eerste. Er zijn twee uitzonderingen: een pion die vóór de eerste verplaatsing alleen op zijn veld stond, zonder een pion van welke kleur ook naast zich, mag nog eens; en heb je, zodra de tegel ligt, maar één pion in de stad, dan doet die beide verplaatsingen.
    Pionnen van één kleur op één veld zijn gelijk. Eindigt je eerste verplaatsing waar al een pion van jou stond, dan staat ook daar een ‘andere pion’, en mag de tweede van dat veld vertrekken.
rules-R18-example = Je pion staat alleen en gaat één stap, naar een veld met drie andere. Nu staan er vier, en dezelfde pion mag verder, tot vier velden.
rules-R19-title = Het einde van het spel
rules-R19-text = Het spel eindigt na de beurt waarin de laatste tegel is getrokken, of zodra er geen pion meer in de stad is. Pionnen die dan nog in de stad staan, gaan in de vulkaan.
rules-R20-title = Wie wint
rules-R20-text = Wie de meeste pionnen heeft gered, wint. Bij gelijke stand wint wie er de minste in de vulkaan heeft; de slachtoffers van voortekens en wie helemaal aan het eind verloren gaat, tellen mee. Is ook dat gelijk, dan wordt de overwinning gedeeld.
rules-R20-example = Rood en Blauw hebben er elk negen gered. Rood heeft zeven pionnen in de vulkaan, Blauw acht: Rood wint.
rules-R21-title = Gevraagd worden
rules-R21-text = Iedereen ziet wanneer een speler iets gevraagd wordt: of de uitbarsting komt, wie een voorteken treft, waar een verwant intrekt. Dat een speler niets gevraagd werd, zegt niets over de hand.

## Opties

rules-dual_vents-title = Tegels met twee symbolen
rules-dual_vents-text = In de zak zitten drie tegels meer, zoals in de uitgave van 2013: helm en masker, vaas en boekrol, zuil en munt. Wie er een trekt, kiest welk van de twee symbolen het is. Als symbool waarvan nog geen tegel ligt, komt hij op het startveld daarvan en is hij de eerste tegel.
rules-closed_vents-title = Gesloten startvelden
rules-closed_vents-text = Lege startvelden mag je niet betreden, zoals in de uitgave van 2013. Dat vervangt R16. Ook op de weg naar de poorten versperren ze de doorgang zoals lava (R14).
rules-free_moves-title = Verplaatsingen laten schieten
rules-free_moves-text = Niemand hoeft te verplaatsen. Voor elk van de twee verplaatsingen mag je blijven staan, ook als je zou kunnen gaan; voor de eerste geef je daarmee beide op. Dat vervangt de plicht uit R15.

## Plaatjes, en wat een veld van de stad is

rules-picture-pieces_and_cards = Pionnen, kaarten en lavategels. Elke stip onder aan een huiskaart is een rond vakje van dat huis.
rules-picture-city = De hele stad met de zeven poorten.
rules-picture-houses = De huizen 3 en 6 hebben elk twee gebouwen. Die van huis 6 beslaan twee velden, C4 met C5 en D4 met D5. De gebouwen op B4, B6, D6 en E3 zijn neutraal.
rules-picture-settling = Rood speelt een 6. De pion mag naar C4, D4 of D5, waar huis 6 nog vrije vakjes heeft; C5 is bezet.
rules-picture-relatives = Rood is op C5 ingetrokken. In dat gebouw stonden al twee pionnen, op C4, dus mogen er hoogstens twee verwanten volgen: naar D4 of D5, naar E6 (huis 9, ook turquoise) of naar neutrale gebouwen zoals B4, B6, D6 en E3, hoogstens één per gebouw.
rules-picture-omen = Rood heeft een voorteken getrokken en werpt een van de omringde pionnen in de vulkaan: een willekeurige pion van een andere speler, in welk gebouw ook.
rules-picture-joker = Huis 7 op F5 is vol, dus is de 7 een joker: de rode pion mag op elk vrij vakje, bijvoorbeeld op E6 of in het neutrale gebouw op D6.
rules-picture-lava =
    1: De eerste munt komt op C2, het startveld van zijn symbool.
    2: De volgende munt komt ernaast: op B2, C1, C3 of D2.
rules-picture-enclosed =
    1: Rood legt een helm op K6.
    2: Van K7 leidt geen weg meer naar een poort: de drie pionnen daar zijn verloren, hoewel er op K7 zelf geen lava ligt.
rules-picture-steps = Op H4 staan twee pionnen, dus gaat de rode hoogstens twee velden ver. De cijfers zeggen hoeveel stappen het zijn. De lava op G4 verspert de weg.
rules-picture-gate = Met drie pionnen op J4 kan de rode in drie stappen de stad uit: door de poort bij J2 of die bij K5.
rules-picture-alone =
    1: De rode pion staat alleen op C5 en gaat één stap, naar D5, waar er al drie staan.
    2: Nu staan er vier op D5, en dezelfde pion mag verder, tot vier velden.

downfall-square = { $square }: { $what }.
downfall-square-building = Het gebouw ligt ook op { $other }.
downfall-square-pieces = Pionnen erop: { $pieces }.
downfall-square-beside = Ernaast: { $near }.
downfall-thing-card = Huiskaart
downfall-thing-omen = Voorteken
