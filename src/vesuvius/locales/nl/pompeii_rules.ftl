# De regels van Pompeii in onze eigen woorden: hoe het gaat, elke beslissing, de opties.
# Elke regel van een tekst is een alinea, elke regel van de stappen is een stap.

pompeii-rules-hint = Een woord of een nummer, zoals ‘offers’ of ‘P12’

## Zo gaat het

rules-aim-title = Waar het om gaat
rules-aim-text =
    Je stuurt arbeiders naar de velden en werkplaatsen van Pompeii, maakt van wat ze thuisbrengen steeds fijnere goederen en betaalt daarmee een leger. Wie als eerste een leger het Castrum in leidt, heerst over de stad en heeft gewonnen.
    Maar zodra het Foro er staat, is de Vesuvius wakker, en elke ronde eindigt met offers die alle spelers samen brengen. Vallen die te klein uit, dan neemt de Vesuvius zijn deel, en in het ergste geval heeft iedereen verloren. Je speelt met één tot vier, ongeveer 30 minuten per speler.
rules-box-title = Wat er in de doos zit
rules-box-text =
    Een bord met tien velden, de plekken van de stad en twintig gebouwen: tien rode, acht blauwe, de groene Terme en het paarse Castrum. Een tegel toont de Vesuvius aan de ene kant slapend, aan de andere wakker.
    Voor iedereen een voorraadtablet, zes arbeiders, een arbeidersteller, twaalf eigendomsmerkers en een leger. Daarnaast een startspelerfiche en twee stadskaartfiches.
    85 sestertiën en 12 denariën tellen de goederen op de tabletten: een sestertie is één goed, een denarie zijn er vier. Ze begrenzen de voorraad niet; hier toont het tablet gewoon getallen, en de arbeidersteller ook.
    52 specialisten, 52 stadskaarten, drie sets van 18 vulkaankaarten, en de Apocalyps.
rules-preparing-title = Voor de eerste beurt
rules-preparing-text =
    De gebouwen moeten nog worden gebouwd, en de Vesuvius slaapt. Er wordt een set vulkaankaarten gekozen: makkelijk, middel of moeilijk. Negen kaarten daarvan worden met de Apocalyps geschud; dat is de vulkaanstapel.
    Iedereen heeft drie arbeiders en zes specialisten in de hand. Dan wordt er gekozen, van de laatste plaats tot de eerste. De eerste plaats heeft de eerste beurt; volgens de spelregels is dat de speler die het dichtst bij de Vesuvius woont.
rules-preparing-steps =
    Neem een vrij rood gebouw. Het staat er meteen, kost niets en is van jou.
    Leg zes sestertiën op goederen van waarde I, op één soort of op meer soorten.
rules-turn-title = Een beurt
rules-turn-text =
    Met de klok mee, te beginnen bij de startspeler, zet iedereen één arbeider per keer. Wie er geen meer heeft, wordt overgeslagen. Zijn alle arbeiders gezet, dan is de ronde voorbij: ze komen naar huis, en het startspelerfiche gaat één plaats naar links.
    De stichtingsfase duurt tot iemand het Foro bouwt; dan begint de bloeifase. Een beurt is in beide fases hetzelfde.
rules-turn-steps =
    Zet een van je arbeiders op een plek waar nog ruimte is.
    Voer daar één actie uit: die van de plek, of die van een van je actieve kaarten die de plek noemt.
rules-places-title = Waar arbeiders heen gaan
rules-places-text =
    De tien velden zijn open: iedereen mag per ronde twee arbeiders op elk veld zetten, wat de anderen ook doen.
    Alle andere plekken zijn beperkt. Het bord toont voor hoeveel arbeiders er ruimte is, van alle spelers samen; met meer spelers is er meer ruimte. Het zijn de gebouwen die er staan, de Costruzione om te bouwen, de Porta om te handelen en de Piazza voor de specialisten.
    Van wie een gebouw is, maakt niet uit: iedereen mag er werken.
rules-fields-title = Velden
rules-fields-text = Graan, hert, hout, gras, vis, riet, klei, steen, olijven en druiven hebben elk een veld. Je eerste arbeider van een ronde op een veld brengt één zo’n goed, je tweede brengt er twee.
rules-fields-example = Twee van je arbeiders gaan in dezelfde ronde naar het kleiveld: je hebt drie klei meer.
rules-producing-title = Gebouwen en omzettingen
rules-producing-text =
    Goederen hebben waarden van I tot V. Wat de velden geven, is I waard. Rode gebouwen verfijnen dat tot waarden II tot IV, blauwe maken er luxegoederen van met waarden III tot V. Parels komen alleen van kaarten.
    Een arbeider op een productiegebouw zet goederen om volgens een van de regels ervan, zo vaak als je voorraad het toelaat. Wat erin gaat, gaat terug naar de algemene voorraad, en die raakt nooit op.
rules-producing-example = De lange weg naar gouden munten: graan wordt meel in gebouw 7 (Villa del Molino), meel wordt brood in 10 (Panificio di Modesto), brood wordt goud in 2 (Miniera d’Oro), en goud met houtskool wordt een munt in 15 (Officina Monetaria).
rules-owning-title = Eigenaarsbonus
rules-owning-text = Anderen mogen in jouw gebouw werken, en daar heb je wat aan: heeft een andere speler er goederen omgezet, dan neem je uit de voorraad één goed van een soort die erin ging. Uit verschillende soorten kies je. Het is één goed, hoeveel er ook is omgezet, en je eigen arbeiders brengen geen bonus.
rules-owning-example = Iemand maakt drie gouden munten in jouw Officina Monetaria. Jij neemt één goud of één houtskool.
rules-constructing-title = Bouwen
rules-constructing-text =
    Een arbeider op de Costruzione bouwt één gebouw. Betaal de kosten en leg een van je eigendomsmerkers erop; vanaf de volgende arbeider kan iedereen het gebruiken.
    Eerst kunnen alleen rode gebouwen en het Foro (gebouw 17) worden gebouwd. Staat het Foro er, dan ook de andere blauwe, de Terme en het Castrum.
rules-trading-title = Handel
rules-trading-text =
    Met een arbeider bij de Porta handel je: één soort goed wordt één andere soort, in elke hoeveelheid. Dat gaat één op één naar een lagere waarde, twee op één naar dezelfde waarde, vier op één naar een hogere waarde.
    Parels gaan één op één naar andere goederen van waarde III. Parels zelf zijn door handel niet te krijgen.
rules-trading-example = 8 ijzer (IV) wordt 8 vlees (III), 4 goud (IV) of 2 zwaarden (V).
rules-training-title = Opleiden en ruilen
rules-training-text = Specialisten in je hand doen nog niets. Een arbeider op de Piazza doet een van twee dingen met ze, nooit allebei.
rules-training-steps =
    Opleiden: betaal de kosten van een specialist en leg de kaart open voor je, waar hij actief is. Met één arbeider mag je er zo veel opleiden als je kunt betalen.
    Of ruilen: betaal één goed van waarde I, leg een specialist uit je hand af en trek een andere, zo vaak je wilt.
rules-specialists-title = Wat specialisten doen
rules-specialists-text =
    De meeste noemen een plek. Een arbeider die je daar zet, mag doen wat de kaart zegt in plaats van wat de plek doet: meer of andere goederen verzamelen, beter omzetten, een deel van de kosten van een gebouw sparen.
    Eén actie gebruikt één kaart. Twee kaarten werken nooit samen.
    Vier specialisten werken één keer, zodra ze zijn opgeleid, en worden dan afgelegd: S05 geeft je extra acties, S06 neemt van elke andere speler een goed, S25 brengt je bouwmaterialen, en S27 legt jouw merker op een rood gebouw van een andere speler. S35 wordt niet gebruikt maar geldt altijd: eigenaars van blauwe gebouwen krijgen van jou geen bonus.
rules-foro-title = Het Foro wordt gebouwd
rules-foro-text = Wie het Foro bouwt, wekt de Vesuvius. Drie dingen gebeuren meteen, en de lopende ronde eindigt al met offers. Het is verstandig te wachten tot de groep die kan opbrengen.
rules-foro-steps =
    De Vesuvius wordt omgedraaid naar de kant waar hij wakker is.
    Iedereen trekt zes stadskaarten, eerst de bouwer, dan de anderen met de klok mee.
    De bouwer trekt nog één specialist en één stadskaart. Beide worden meteen geactiveerd en kosten niets.
rules-city_cards-title = Stadskaarten
rules-city_cards-text =
    Een arbeider op het Foro activeert één stadskaart uit je hand, en dat kost niets. Een kaart die één keer werkt, doet dat en wordt afgelegd. De andere liggen open voor je en helpen op de plek die ze noemen, zoals specialisten.
    Vijf kaarten worden nooit geactiveerd maar op hun moment gespeeld: C03, C26, C33 en C51 vóór de offers, C31 als een andere speler het Castrum bouwt.
    Sommige stadskaarten zijn tempels. Andere kaarten kunnen ze afnemen (C29) of verwoesten (C22).
rules-hiring-title = Aannemen
rules-hiring-text = Iedereen begint met drie arbeiders en mag er tot zes hebben. Een arbeider in gebouw 18 (Thermopolium di Asellina) neemt voor wijn een nieuwe aan, en elke kost meer dan de vorige. De nieuwe kan nog in dezelfde ronde worden gezet. Hij maakt ook de offers duurder.
rules-army-title = Het leger
rules-army-text =
    Een arbeider in gebouw 19 (Terme Stabiane) werft jouw leger voor de goederen die het bord noemt. Iedereen heeft een eigen leger nodig.
    Het Castrum (gebouw 20) hoeft maar één keer te worden gebouwd, door wie dan ook. Zodra je aan de beurt bent en beide er zijn, trekt je leger vanzelf binnen, en je hebt gewonnen.
rules-offerings-title = Offers
rules-offerings-text = Vanaf de bouw van het Foro eindigt elke ronde met offers. Die moeten zo veel waard zijn als alle spelers samen arbeiders hebben; gewonde arbeiders tellen ook mee.
rules-offerings-steps =
    Vanaf de startspeler met de klok mee mag iedereen die een kaart voor dit moment heeft, die spelen.
    Dan zegt iedereen om de beurt en openlijk iets toe: één soort goed in elke hoeveelheid, of niets. Het gaat rond tot alle spelers na elkaar passen. Niemand hoeft te geven.
    Is het genoeg, dan is het toegezegde weg. Wie meer gaf dan het eigen aantal arbeiders, trekt voor elk punt daarboven een kaart van een van beide stapels en houdt er één.
    Is het niet genoeg, dan krijgt iedereen zijn toezegging terug, en er wordt een vulkaankaart omgedraaid.
rules-offerings-example = Drie spelers hebben drie, vier en vijf arbeiders: vereist is 12. Rood, met drie arbeiders, zegt 2 goud (IV) toe, dat is 8. Brengen de anderen de ontbrekende 4, dan zit Rood er vijf punten boven en trekt vijf kaarten, waarvan Rood er één houdt.
rules-volcano-title = Vulkaankaarten en de Apocalyps
rules-volcano-text =
    Een gewone vulkaankaart toont goederen. Elke speler verliest alles wat hij daarvan heeft, en de kaart gaat uit het spel.
    Tussen deze kaarten wacht de Apocalyps. Wordt die omgedraaid, dan is de partij meteen afgelopen, en iedereen heeft verloren.
rules-injuries-title = Verwondingen
rules-injuries-text =
    C12 verwondt een arbeider van een andere speler; C28 verwondt een geworven leger, en een van de arbeiders van die speler komt op veld C31. De arbeider wordt op een apart veld vastgehouden: hij kan niet worden gezet, maar telt mee voor de offers. Een gewond leger kan het Castrum niet in.
    Een arbeider op het Foro en de goederen die het veld vraagt, genezen de verwonding.
rules-tokens-title = Fiches die blokkeren
rules-tokens-text = C14 bedekt tot twee vrije plaatsen van gebouwen met fiches. Die liggen daar ronde na ronde, tot iemand, wie dan ook, een arbeider op het Foro zet en betaalt wat het weghalen van een fiche kost.
rules-halting-title = Een stilgelegd Castrum
rules-halting-text = Wie C31 heeft, kan het Castrum stilleggen als een andere speler het net heeft betaald. De arbeider van die speler komt op veld C31, en later maakt een arbeider op het Foro met olijfolie het gebouw af. Intussen mag iedereen het Castrum bouwen en sneller zijn.
rules-winning-title = Het einde
rules-winning-text = Het spel kan op twee manieren eindigen. Het eerste leger in het Castrum wint voor zijn speler; of de Apocalyps komt, en niemand wint. Er is geen tweede plaats en geen laatste ronde.
rules-tips-title = Tips
rules-tips-text = Een paar tips voor je eerste partijen:
rules-tips-steps =
    Bouw het Foro niet te snel. Wacht tot de groep elke ronde genoeg verdient om de offers te betalen; de optie foro_timer zorgt daarvoor.
    Leid eerst specialisten op en bouw daarna. Een goede specialist verdubbelt een opbrengst of slaat een stap over, en dat is meer waard dan een eigen gebouw.
    Specialiseer je. Met een voorraad van één goed van waarde IV of V kun je door handel bijna al het andere krijgen.
    Neem in de bloeifase vroeg arbeiders aan. Een arbeider levert meer op dan zijn offer kost; zorg dus voor wijn.
    Werk in gebouwen van anderen. De bonus die zij krijgen is klein, en een groep met meer goederen geeft eerder. Maar let op wie bijna wint.
rules-solo-title = Solo spelen
rules-solo-text =
    Je hebt 18 rondes om je leger in het Castrum te brengen. Niets is van iemand, en de Piazza is gesloten: elke ronde liggen vijf specialisten open, en een arbeider op de plek die een kaart noemt, gebruikt die kaart één keer en gratis.
    In bijna elke ronde ligt een vulkaankaart open. De goederen daarop kun je in die ronde niet verzamelen of maken; alleen handel brengt ze.
    In de rondes 1 t/m 9 bouw je alleen rode gebouwen. Vóór ronde 10 wordt het Foro voor je gebouwd, trek je vijf stadskaarten, en vanaf dan moet je offers brengen. Doe je dat niet, dan gaan de goederen van de volgende vulkaankaart verloren.
rules-titles-title = Vier titels
rules-titles-text = Wie solo wint, verdient een titel: hoe eerder, hoe hoger.
rules-titles-steps =
    Duumvir: in ronde 15 of eerder.
    Aedile: in ronde 16.
    Decurion: in ronde 17.
    Quaestor: in ronde 18.
rules-signs-title = Tekens op het bord en de kaarten
rules-signs-text = Wijs een gebouw of kaart aan, of tik erop, om in woorden te lezen wat het doet. De tekens betekenen dit:
rules-signs-steps =
    Goederen, een pijl en goederen: wat erin gaat en wat eruit komt. Een getal naast een goed zegt hoeveel.
    Onderaan een gebouw: de kosten, zolang het niet is gebouwd; daarna de plaatsen voor arbeiders en de merker van de eigenaar.
    Onderaan een specialist: wat het opleiden kost. De regel erboven noemt de plek waar je een kaart gebruikt.
    De bovenrand van een kaart: geel voor een specialist, blauw voor een stadskaart, rood voor een directe kaart.
    Een plus en een goed: zoveel krijg je er extra. Een plus en een Romeins cijfer: goederen van die waarde, naar keuze.
    Een huis, een min en goederen: deze goederen betaal je niet als je bouwt.
    Andere tekens laten alleen zien waar een kaart over gaat, zoals kaarten, arbeiders of merkers.
    Een gestippelde ring: deels gereconstrueerd; een gevulde ring: geheel gereconstrueerd.
    Een gouden rand: dit kun je nu kiezen.
rules-printed-title = Wat gedrukt is en wat gereconstrueerd
rules-printed-text =
    De spelregels vertellen hoe Pompeii wordt gespeeld, maar niet alles wat op bord, tablet en kaarten staat. Wat ze niet vertellen, is gereconstrueerd, zodat er gespeeld kan worden. Het kan afwijken van het uitgegeven spel.
    Gedrukt zijn bijvoorbeeld de tien grondstoffen, de koersen van de handel, de aantallen kaarten en stukken, en wat zo’n twintig kaarten doen. Gereconstrueerd zijn de meeste kosten, de waarden van veel goederen, de ruimte op beperkte plekken, 45 van de 52 specialisten, 37 van de 52 stadskaarten en bijna alle vulkaankaarten.
    Elk gegeven van het spel zegt waar het vandaan komt, en docs/pompeii-data.md somt ze allemaal op. Wie de doos heeft, kan ze in een eigen map verbeteren en daarmee spelen.

## De beslissingen: opbouw en beurten

rules-P1-title = Plaatsen en kleuren
rules-P1-text = De speler op de eerste plaats is de eerste startspeler, en de plaatsen gaan met de klok mee. De kleuren volgen de plaatsen: rood, groen, blauw, geel.
rules-P2-title = Kiezen aan het begin
rules-P2-text = De speler op de laatste plaats kiest eerst, die op de eerste het laatst. Ieder neemt een vrij rood gebouw en legt dan precies zes sestertiën, één voor één, op goederen van waarde I, en kent dan al zijn specialisten.
rules-P3-title = Eén arbeider per beurt
rules-P3-text = In een beurt zet je één arbeider en voer je één actie uit. Niemand mag passen zolang hij een arbeider te zetten heeft; op een veld is altijd ruimte. Wie er geen heeft, wordt overgeslagen, en de ronde eindigt als niemand er nog een heeft.
rules-P4-title = Wat een actie doet
rules-P4-text =
    Precies één ding: de actie van de plek, de actie van een van je actieve kaarten die de plek noemt, of op het Foro het opheffen van een effect (P27).
    Een actie moet iets doen: minstens één omzetting, een gebouw, handel die minstens 1 goed oplevert, een kaart opgeleid, geruild of geactiveerd. Alleen op een veld mag een arbeider niets thuisbrengen, in het solospel (P47).
rules-P5-title = Beperkte plekken
rules-P5-text = De grens geldt voor de arbeiders van alle spelers samen. Meer arbeiders van één speler mogen op dezelfde plek staan zolang er ruimte is. Aan het eind van de ronde zijn de plekken weer vrij.
rules-P6-title = Twee arbeiders op een veld
rules-P6-text = Iedereen mag per ronde twee arbeiders op een veld zetten: de eerste brengt 1, de tweede 2. Een arbeider die er een kaart gebruikte, telt ook mee, voor de grens en als eerste.
rules-P6-example = Je eerste arbeider op het graanveld gebruikt S14 en neemt 1 meel. Je tweede verzamelt 2 graan.
rules-P7-title = Eén regel, zo vaak je wilt
rules-P7-text = Een actie in een gebouw gebruikt een van de regels ervan, zo vaak als je goederen toelaten. Voor beide regels van een gebouw heb je twee acties nodig; dat kan in dezelfde ronde als er ruimte is.
rules-P8-title = Een nieuw gebouw
rules-P8-text = Het kan vanaf de volgende arbeider worden gebruikt, ook in dezelfde ronde. Elk gebouw wordt één keer gebouwd, een actie bouwt er één, en de kosten worden precies betaald. Voordat het Foro er staat, kunnen alleen rode gebouwen en het Foro zelf worden gebouwd.
rules-P9-title = Wanneer er een eigenaarsbonus is
rules-P9-text =
    Na de omzetting van een andere speler neemt de eigenaar 1 goed van een soort die erin ging, één keer per actie, en kiest meteen de soort. Dat geldt ook voor omzettingen met een kaart in dat gebouw, voor het aannemen in gebouw 18 (wijn) en voor het werven in gebouw 19 (een soort die werd betaald).
    Er is er geen op het Foro, geen voor het bouwen en geen in het eigen gebouw.
rules-P10-title = Twee merkers op een gebouw
rules-P10-text = Na S27 of C10 krijgt elke speler met een merker daar de bonus als een ander er werkt, ook als die ander de andere merker bezit: de eerste eigenaar eerst. Iedereen heeft twaalf merkers; is er geen meer, dan wordt er geen gelegd en is er geen bonus.
rules-P11-title = Koersen van de handel
rules-P11-text = Eén soort naar één andere, in elke hoeveelheid, tegen de koersen van hun waarden. Parels gaan 1:1 naar andere goederen van waarde III en verder volgens de koersen. Parels zelf zijn door handel niet te krijgen.
rules-P12-title = Voorraad, open en verborgen
rules-P12-text = De voorraad is onbeperkt. Goederen en aflegstapels zijn open; handen en trekstapels zijn verborgen.
rules-P13-title = Startspeler
rules-P13-text = Na elke ronde gaat het fiche naar links. C45 geeft het in plaats daarvan aan de speler van de kaart, en vandaar gaat het weer naar links.

## De beslissingen: kaarten

rules-P14-title = Een kaart in plaats van de actie
rules-P14-text = Het effect van een kaart vervangt de actie van de plek. Eén kaart per actie, nooit twee samen, nooit kaart en plek samen. Alleen kaarten die meer geven dan gewoonlijk bevatten de gewone actie en voegen er iets aan toe.
rules-P15-title = Kaarten die altijd gelden
rules-P15-text = S35, C17 en C34 worden niet gebruikt: ze gelden altijd, ook naast een andere kaart. De merker van C34 ligt op de Porta zodra de kaart is geactiveerd. Met C17 mag per ronde een van je arbeiders naar een vol blauw gebouw, ook naar het Foro.
rules-P16-title = Hoeveelheden op kaarten
rules-P16-text =
    Een kaart die bij een omzetting goederen toevoegt, doet dat één keer per actie, na minstens één omzetting naar dat goed volgens de gewone regel. Een kaart met een eigen omzetting staat die zo vaak toe als erop staat; op een veld vervangt hij het verzamelen. Een kaart die op een veld andere goederen geeft, geeft ze zo vaak als het veld had opgeleverd (P6), als dat erop staat.
    Een kaart die kosten kwijtscheldt, doet dat voor elk gebouw, ook voor het Foro en het Castrum. C47 bouwt elk gebouw dat de Costruzione nu zou kunnen bouwen, zonder arbeider daar, en jij kiest welke goederen wegblijven; C31 mag daarop antwoorden (P38).
rules-P17-title = Opleiden en ruilen
rules-P17-text =
    Je leidt minstens één specialist op, in willekeurige volgorde; elke wordt betaald en werkt vóór de volgende, maar extra acties (P24) komen na het hele opleiden.
    Of je ruilt: betaal één goed van waarde I, leg een specialist uit je hand af, trek er een, en zo verder, zo vaak je wilt. Niet beide in één actie.
rules-P18-title = Handen en stapels
rules-P18-text = Er is geen handlimiet. Wat je aflegt, gaat open op de aflegstapel van zijn trekstapel. Een lege trekstapel wordt opnieuw gemaakt van zijn geschudde aflegstapel; zijn beide leeg, dan wordt er niets getrokken.
rules-P19-title = Kaarten die één keer werken
rules-P19-text = Ze worden na hun effect afgelegd. Kaarten voor elke actie liggen open en blijven. Elke kaart bestaat één keer.
rules-P20-title = Als het Foro wordt gebouwd
rules-P20-text =
    In deze volgorde: de Vesuvius wordt omgedraaid; vanaf de bouwer met de klok mee trekt iedereen 6 stadskaarten; de bouwer trekt 1 specialist, dan 1 stadskaart, en elk wordt meteen en gratis geactiveerd.
    Een directe kaart die zo wordt getrokken, gaat naar de hand, en iedereen heeft die gezien. De lopende ronde eindigt al met offers.
rules-P21-title = Stadskaarten activeren
rules-P21-text = Eén kaart per arbeider op het Foro, gratis, en nooit een directe. Een kaart die één keer werkt, mag alleen worden geactiveerd als hij iets kan doen; dat wordt bekeken alsof de arbeider al op het Foro staat. Activeert een ander effect (P20, C25, C41) een kaart die niets kan doen, dan wordt die afgelegd.
rules-P22-title = Wie en wat een kaart treft
rules-P22-text = De speler van de kaart kiest slachtoffers, goederen, kaarten en gebouwen, tenzij de kaart iets anders zegt. Wat van jezelf is, is geen doel van een effect op anderen. Een slachtoffer zonder passend goed geeft niets. C44 neemt een willekeurige kaart.
rules-P23-title = Tempels
rules-P23-text = C22 legt alle actieve tempels in de stad af, ook die van jou, en heeft er minstens één nodig. C29 neemt een actieve tempel, die meteen voor jou actief is.
rules-P24-title = Extra acties
rules-P24-text = Die van S05 en C46 worden meteen uitgevoerd, de ene na de andere, elk als een beurt maar met een sestertie uit de voorraad in plaats van een arbeider. Die heeft ruimte nodig, houdt de plaats tot het eind van de ronde bezet, telt mee op velden (P6) en laat eigenaars hun bonus. Opsparen kan niet, en ze kunnen nieuwe extra acties opleveren.
rules-P25-title = Afgenomen arbeiders (C01)
rules-P25-text = C01 neemt alle arbeiders van een van de gebouwen 1 t/m 16 of 18, ook die van jou; er moet er minstens één staan. Deze ronde mag jij ze zetten, één per beurt, en hun plaatsen zijn weer vrij. Aan het eind van de ronde gaan ze naar huis.
rules-P26-title = Wie verwond kan worden
rules-P26-text =
    C12 en C28 treffen één andere speler; C28 een met een geworven leger. Genomen wordt een arbeider die nog te zetten is, anders een van het bord, maar nooit de laatste die niet wordt vastgehouden. Een vastgehouden arbeider kan niet worden gezet, maar is actief en telt mee voor de offers.
    Een gewond leger kan het Castrum niet in. De arbeider van C28 wordt op veld C31 vastgehouden, en wat dat veld kost, geneest hem.
rules-P27-title = Opheffen
rules-P27-text =
    Een arbeider op het Foro en de vereiste goederen heffen één effect op; de getroffen speler kan dat vanaf zijn volgende beurt op elk moment doen. Een genezen arbeider komt aan het eind van de ronde terug, een leger meteen. Een fiche van C14 mag iedereen weghalen, één per actie.
    Dit wijkt af van de spelregels, die alleen van de volgende beurt spreken.
rules-P28-title = Fiches van C14
rules-P28-text = Tot twee, op vrije plaatsen van de gebouwen 1 t/m 19, ook allebei op één. Eén plaats van het Foro blijft altijd onbedekt. Ze blijven tot ze worden weggehaald.
rules-P29-title = Aangenomen en verloren arbeiders
rules-P29-text = Per actie wordt er één aangenomen, tot zes. Hij is meteen actief: hij kan deze ronde worden gezet en telt mee voor de offers ervan. Een arbeider die door C40 verloren gaat, gaat naar de voorraad, eerst een die nog te zetten is, en kan opnieuw worden aangenomen.
rules-P30-title = Een specialist naar de hand
rules-P30-text = Een specialist die C11 in de hand neemt, moet opnieuw worden opgeleid. C44 neemt een stadskaart uit een hand, en alleen de twee spelers weten welke.

## De beslissingen: offers, vulkaan, einde

rules-P31-title = Vóór de offers
rules-P31-text =
    Aan het eind van een ronde mag ieder om de beurt, vanaf de startspeler met de klok mee, directe kaarten voor de offers spelen, één keer rond. Dan staat de vereiste waarde vast: alle actieve arbeiders, zonder die van de speler van C03, verhoogd door C26, verlaagd door C51, en minstens 0.
    Dit wijkt af van de spelregels, waarin die kaarten tijdens de offers worden gespeeld. Hier weet iedereen wat vereist is voordat iemand iets toezegt.
rules-P32-title = Geen offers (C33)
rules-P32-text = De kaart beëindigt de offers meteen. Er wordt niets toegezegd; een vulkaankaart wordt omgedraaid en uitgevoerd.
rules-P33-title = Toezeggen
rules-P33-text =
    Openlijk, vanaf de startspeler met de klok mee: voeg één soort goed toe in elke hoeveelheid, of pas. Niemand hoeft te geven, en wie gepast heeft, mag later weer iets toevoegen. Het eindigt als alle spelers na elkaar hebben gepast sinds de laatste toevoeging.
    Wat is toegezegd, wordt niet teruggenomen en kan niet worden verhandeld. Meer dan vereist mag.
rules-P34-title = Genoeg
rules-P34-text =
    Bereikt de som de vereiste waarde, dan is al het toegezegde weg. Vanaf de startspeler trekt iedere speler die meer gaf dan zijn aantal actieve arbeiders een kaart voor elk punt daarboven, kiest kaart voor kaart de stapel, bekijkt ze allemaal en houdt er precies één.
    Dit wijkt af van de spelregels, waarin trekken mag maar niet hoeft. Hier trek je altijd al die kaarten en houd je er een.
rules-P35-title = Niet genoeg
rules-P35-text = De toegezegde goederen gaan terug naar hun eigenaars, niemand trekt een beloning, en een vulkaankaart wordt uitgevoerd.
rules-P36-title = Een gewone vulkaankaart
rules-P36-text = Elke speler verliest alle goederen die de kaart toont, behalve wie deze ronde C03 heeft gespeeld. De kaart is uit het spel.
rules-P37-title = De Apocalyps
rules-P37-text = De partij eindigt meteen. Iedereen heeft verloren, met C03 of zonder.
rules-P38-title = Het Castrum stilleggen (C31)
rules-P38-text =
    Heeft een speler het Castrum betaald, dan krijgen de anderen met C31 de vraag, vanaf die speler met de klok mee; wie de kaart speelt, legt de bouw stil. De arbeider gaat naar veld C31, en de Costruzione heeft de plaats terug. Vanaf zijn volgende beurt mag die speler het gebouw afmaken met een arbeider op het Foro en de olijfolie van het veld; dat kan niet nog eens worden stilgelegd.
    Intussen mag iedereen het Castrum bouwen, ook de speler van wie de bouw stilligt; dan is de stilgelegde bouw met zijn goederen verloren. De arbeider op het veld is actief en komt terug aan het eind van de ronde waarin de zaak eindigt.
rules-P39-title = Leger en Castrum
rules-P39-text = Iedereen werft hoogstens één leger. Het trekt vanzelf en gratis binnen, in de eigen beurt, zodra het Castrum er staat en het leger niet gewond is. Gebeurt een van beide in de beurt van een ander, dan win je aan het begin van je volgende beurt, voor je een arbeider zet. Zonder arbeiders heb je geen beurt tot de volgende ronde.
rules-P40-title = Wie het Castrum bouwt
rules-P40-text = Iedereen mag dat, met of zonder leger. De eigenaar heeft geen voorrang.
rules-P41-title = Wie wint
rules-P41-text = Het eerste leger in het Castrum beëindigt het spel meteen, zelfs vóór de offers. Een gelijkspel bestaat niet, en de anderen hebben geen rangorde.
rules-P42-title = Geen laatste ronde
rules-P42-text = Het aantal rondes is niet begrensd. De vulkaanstapel kan niet opraken, want de Apocalyps zit erin.

## De beslissingen: solo

rules-P43-title = Solo: opbouw
rules-P43-text = Eén rood gebouw gratis, zes sestertiën, drie arbeiders, vijf open specialisten; geen hand en geen eigenaars. Twee stapels van elk negen vulkaankaarten van één set; de bovenste kaart van de onderste stapel wordt omgedraaid en geldt in ronde 1.
rules-P44-title = Solo: welke kaart wanneer geldt
rules-P44-text = Na elk van de rondes 1 t/m 8 wordt de volgende kaart van de onderste stapel omgedraaid; die geldt alleen in de volgende ronde. Na ronde 9 niet, zodat er in ronde 10 niets geblokkeerd is. Na elk van de rondes 10 t/m 17 komt een kaart van de bovenste stapel.
rules-P45-title = Solo: het Foro
rules-P45-text = Het kan niet worden gebouwd. Vóór ronde 10 komt het er gratis, en je trekt vijf stadskaarten, maar niet de andere kaarten van P20. In de rondes 1 t/m 9 kunnen alleen rode gebouwen worden gebouwd.
rules-P46-title = Solo: open specialisten
rules-P46-text =
    Een arbeider op de plek die een open kaart noemt, gebruikt die één keer, gratis, en de kaart verlaat het spel. Bij S05 en S25 zet je de arbeider op de kaart zelf. De Piazza is gesloten. S06, S27, S35 en stadskaarten tegen anderen kunnen niet worden gebruikt.
    Ongebruikte specialisten gaan naar een gesloten stapel die wordt geschud als de trekstapel leeg is. Elke ronde komen er vijf nieuwe, minder als er niet meer zijn. Specialisten die door C16, C41 of als beloning (P34) worden getrokken, komen in de open rij.
rules-P47-title = Solo: geblokkeerde goederen
rules-P47-text = Ze kunnen niet worden verzameld, gemaakt of door een kaart verkregen; alleen handel geeft ze. Een omzetting naar een geblokkeerd goed mag niet. Een veld of kaart met meer goederen geeft de andere.
rules-P48-title = Solo: offers
rules-P48-text = Ze zijn betaald of niet; vereist is het aantal van je arbeiders, en directe kaarten en beloningen werken zoals anders (P31, P34). Een vulkaankaart wordt in elk geval omgedraaid en geldt in de volgende ronde; heb je niet betaald, dan gaan eerst de goederen erop verloren.
rules-P49-title = Solo: de titels
rules-P49-text = Een leger in het Castrum in ronde 15 of eerder maakt je Duumvir, in ronde 16 Aedile, in 17 Decurion, in 18 Quaestor. Na ronde 18 is Pompeii verwoest.

## De beslissingen: momenten, lijsten en grensgevallen

rules-P50-title = Gevraagd worden
rules-P50-text = Iedereen ziet wanneer een speler iets wordt gevraagd; dat iemand niet werd gevraagd, bewijst niets. Een keuze met één mogelijkheid wordt toch gevraagd, een keuze zonder valt weg.
rules-P51-title = Volgorde aan het begin
rules-P51-text = Een speler neemt zijn gebouw en legt zijn zes sestertiën voordat de volgende kiest.
rules-P52-title = Meer dingen kiezen
rules-P52-text =
    Meer goederen kies je één voor één in de volgorde van het tablet, zodat dezelfde keuze maar op één manier kan; kaarten en gebouwen komen in willekeurige volgorde. Een lijst zonder maximum eindigt altijd doordat je het zegt; een lijst met een maximum eindigt daar vanzelf.
    Aangeboden wordt alleen waarmee de lijst nog af kan. C14 legt minstens één fiche, ook als er nog maar één is; bij C47 hoef je niets weg te laten.
rules-P53-title = De eigenaar van de Porta
rules-P53-text = De vis van C34 is een eigenaarsbonus en komt na de handel.
rules-P54-title = Winnen gaat voor
rules-P54-text = Een overwinning gaat vóór elke bonus en elke andere beslissing die nog komt.
rules-P55-title = Volgorde van extra acties
rules-P55-text = Ze wachten tot de actie voorbij is die ze gaf, met alle bonussen en met alles van P20 en C41; extra acties uit meer kaarten worden opgeteld. S05 en C46 worden ervóór afgelegd. Een extra actie die niets zou kunnen doen, vervalt. Ze horen bij de beurt waarin ze worden uitgevoerd (P27, P38).
rules-P56-title = Doelen noemen
rules-P56-text =
    C11 en C29 noemen de kaart. C12, C28, C30 en C44 noemen de speler, en C30 daarna twee goederen, of het ene dat er is. S06 neemt met de klok mee één goed van elke andere speler die een passend heeft. Bij C35 beslist ieder zelf wat hij geeft, met de klok mee vanaf de speler van de kaart. C47 noemt het gebouw en dan wat wegblijft; C10, S27 en C14 noemen het gebouw.
    Alleen spelers bij wie het effect iets kan doen, worden aangeboden.
rules-P57-title = Trekken
rules-P57-text = Een stapel wordt opnieuw gemaakt als er een kaart moet worden getrokken en er geen is, ook tussen twee kaarten; kaarten in de hand, in beeld of midden in hun effect zitten er niet bij. C41 trekt beide kaarten en activeert ze dan in die volgorde. C16 en C42 houden er zo veel als gevraagd, of als er zijn; de rest wordt afgelegd. Bij een ruil leg je af voordat je trekt.
rules-P58-title = Welke kaarten worden aangeboden
rules-P58-text = Die nu op de plek iets kunnen doen: minstens één omzetting, of voor een kaart die goederen kwijtscheldt kosten waarin er een voorkomt. Twee kaarten die hetzelfde doen, worden beide aangeboden.
rules-P59-title = Vergeefse kaarten
rules-P59-text =
    S06 en S27 mogen worden opgeleid, ook als ze niets doen. C25 heeft een kaart in de aflegstapel nodig die niet direct is, C27 minder dan zes arbeiders, C44 een andere hand met een stadskaart, C11 en C29 zo’n kaart open bij een ander, C22 een tempel, C40 een andere speler met meer dan vier arbeiders, C16, C41 en C42 een trek- of aflegstapel met kaarten, C38 en C50 mogelijke handel. Een gewond leger is geen doel.
    C10 gaat op een gebouw met de merker van een ander en geen van jou. Heb je geen merker meer, dan kan C10 niet worden geactiveerd en doet S27 niets. C14 bedekt gebouwen die er staan met fiches uit de voorraad; er zijn er twee.
rules-P59a-title = C38, C47 en C50
rules-P59a-text = De regels voor parels (P11) gelden voor C38 en C50; een vis is er niet, want bij de Porta staat geen arbeider. C47 heeft geen ruimte op de Costruzione nodig en gaat niet samen met een kaart die kosten kwijtscheldt.
rules-P60-title = Eén arbeider meer (C17)
rules-P60-text = C17 geldt voor elke arbeider en elke extra actie van de speler die hem heeft, één keer per ronde, en is pas verbruikt als het blauwe gebouw vol was, waardoor dan ook.
rules-P61-title = Een arbeider van het bord
rules-P61-text =
    C12, C28 en C40 laten geen keuze: de arbeider blijft tot het eind van de ronde staan waar hij staat en is vanaf dan weg. Wie maar één vrije arbeider heeft, is geen slachtoffer van C12 en C28. Een genezen arbeider geldt niet meer als vastgehouden.
    C40 telt vastgehouden arbeiders mee, en neemt een vastgehouden arbeider als anders de laatste vrije aan de beurt was: een van veld C12 als die er is, anders een van een stilgelegde bouw.
rules-P62-title = Hoe afgenomen arbeiders handelen
rules-P62-text = Eigen arbeiders worden gezet vóór de arbeiders die C01 nam. Een afgenomen arbeider handelt in alles voor wie hem nam en raakt daar nooit gewond of verloren. Merkers en fiches blijven waar ze zijn en zijn geen doel.
rules-P63-title = C31 in detail
rules-P63-text =
    De arbeider van de lopende actie gaat naar het veld, waar hij ook staat, en zijn plaats is vrij. De sestertie van een extra actie wordt alleen weggenomen; een afgenomen arbeider gaat aan het eind van de ronde naar huis. De laatste vrije arbeider van een speler blijft vrij, maar zijn plaats komt ook vrij, en de bouw ligt toch stil. C18 bevrijdt de arbeider niet.
    Zijn er meer stilgelegde bouwwerken, dan blijven ze allemaal staan. Het eerste dat af komt of gebouwd wordt, beëindigt ze allemaal, en de kosten betaal je maar één keer.
rules-P64-title = Merkers
rules-P64-text = Ze komen allemaal van dezelfde twaalf, ook die van C34; is er geen meer, dan brengt C34 geen vis. Liggen er meer dan twee op een gebouw, dan komen de bonussen in de volgorde van het leggen. S35 weigert ze allemaal.
rules-P65-title = Wie het eerst wordt gevraagd
rules-P65-text = Vóór de offers krijgt elke speler de vraag tot hij wacht of zo’n kaart niet meer heeft, dan de volgende. De startspeler van de ronde die eindigt, komt eerst, voor kaarten, toezeggingen en beloningen; daarna verhuist het fiche.
rules-P66-title = Toezeggen in detail
rules-P66-text =
    De speler van C03 doet niet mee: niet gevraagd, niet beloond. Het eindigt zodra alle deelnemers na elkaar hebben gepast. Een soort mag nog eens worden toegevoegd, ook boven het vereiste; er wordt zelfs toegezegd als 0 vereist is.
    Alle kaarten van een beloning worden getrokken, wat afwijkt van de spelregels (P34). Een stapel zonder kaarten en zonder aflegstapel wordt niet aangeboden, en zijn beide leeg, dan vervalt de rest. Ieder trekt en houdt vóór de volgende. Wat vergeefs is toegezegd, is terug voordat de vulkaankaart toeslaat.
rules-P67-title = Wanneer een wachtend leger wint
rules-P67-text = Dat wordt bekeken als een speler met een arbeider om te zetten aan de beurt komt, vóór elke beslissing, in elke ronde.
rules-P68-title = Solo: kaarten en geblokkeerde goederen
rules-P68-text = Een kaart voor een veld die alleen geblokkeerde goederen zou geven, mag toch worden gebruikt en verlaat het spel; S49 en S50 hebben één omzetting nodig. De sestertiën van de opbouw mogen op geblokkeerde goederen. Kaarten die één keer en alleen geblokkeerde goederen geven, worden niet aangeboden.
rules-P69-title = Solo: kaarten over anderen
rules-P69-text = C10, C11, C12, C28, C29, C30, C35, C40 en C44 hebben geen doel, en om C31 wordt nooit gevraagd. C01, C14, C22, C34 en C45 mogen worden geactiveerd. De twee specialisten van C16 en beide van C41 komen in de open rij, een beloning in die van de volgende ronde. Afgelegde gaan naar de stapel die weer wordt geschud.
rules-P70-title = Solo: einde van een ronde
rules-P70-text =
    Directe kaarten, toezeggen (te weinig komt terug en geldt als niet betaald), beloningen, de vulkaankaart, verliezen. Dan gaan ongebruikte specialisten naar de stapel, komen er vijf nieuwe, en de beloning komt erbij. C33 geldt als niet betaald, C03 als betaald.
    Na de laatste arbeider van ronde 18 is Pompeii verwoest, zonder offers.

## Opties

rules-set_a-title = Vulkaanset A, makkelijk
rules-set_a-text = De vulkaanstapel bestaat uit de set waarvan de kaarten de minste goederen tonen. Deze set geldt als de tafel geen andere kiest.
rules-set_b-title = Vulkaanset B, middel
rules-set_b-text = De vulkaanstapel bestaat uit de middelste set. Een partij heeft maar één set.
rules-set_c-title = Vulkaanset C, moeilijk
rules-set_c-text = De vulkaanstapel bestaat uit de set waarvan de kaarten de meeste goederen tonen. Een partij heeft maar één set.
rules-all_volcano-title = Alle vulkaankaarten
rules-all_volcano-text = Alle 18 kaarten van de set worden met de Apocalyps geschud in plaats van negen, zodat die meestal later komt. Niet in het solospel.
rules-apocalypse_last-title = De Apocalyps als laatste
rules-apocalypse_last-text = De Apocalyps ligt onderop in de vulkaanstapel en komt pas als alle andere kaarten zijn omgedraaid. Niet in het solospel.
rules-foro_timer-title = Een laat Foro
rules-foro_timer-text = Op het Foro liggen negen sestertiën, en na elke ronde gaat er één weg: het kan vanaf ronde 10 worden gebouwd. Niet in het solospel.
rules-no_textoria-title = Zonder gebouw 14
rules-no_textoria-text = De Officina Textoria blijft weg; aan stof is dan moeilijk te komen. Alleen in het solospel.

## Plaatjes

rules-picture-fields = Rood heeft twee arbeiders op het kleiveld en heeft daar drie klei gekregen. Op het graanveld staat één arbeider van Groen en één van Blauw; ze nemen elkaars plaats niet in.
rules-picture-production = Villa del Molino (7) en Panificio di Modesto (10) zijn gebouwd: wat erin gaat, wat eruit komt, de plaatsen voor arbeiders en de merker van de eigenaar. Rood werkt in gebouw 7, dat van Groen is. Officina Monetaria (15) is nog niet gebouwd; onderaan staan de kosten.
rules-picture-plans = Alle twintig gebouwen: wat elk gebouw omzet, en wat het kost zolang het niet gebouwd is. De gebouwen 1 en 2 staan er al, gekozen bij de voorbereiding.
rules-picture-specialists = Drie specialisten. S30 gebruik je in gebouw 7, S35 geldt altijd, en S05 werkt één keer, bij het opleiden.
rules-picture-cities = Drie stadskaarten. C25 en C34 activeer je op het Foro; C31 speel je alleen als een andere speler het Castrum bouwt.
rules-picture-pledges = Samen zeven arbeiders, dus de offers moeten 7 waard zijn. Rood heeft een gouden munt (V) toegezegd, er ontbreekt nog 2; nu mag Groen iets toezeggen.
pompeii-card = Kaart
