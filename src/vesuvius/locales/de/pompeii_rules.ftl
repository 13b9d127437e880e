# Die Regeln von Pompeii in eigenen Worten: wie es geht, jede Entscheidung, die Optionen.
# Jede Zeile eines Textes ist ein Absatz, jede Zeile der Schritte ein Schritt.

pompeii-rules-hint = Ein Wort oder eine Nummer, etwa „Opfer“ oder „P12“

## So geht es

rules-aim-title = Worum es geht
rules-aim-text =
    Du schickst Arbeiter auf die Felder und in die Werkstätten von Pompeji, machst aus dem, was sie heimbringen, immer feinere Waren und bezahlst damit ein Heer. Wer als Erster ein Heer ins Castrum führt, beherrscht die Stadt und hat gewonnen.
    Doch sobald das Foro steht, ist der Vesuv wach, und jede Runde endet mit Opfern, die alle gemeinsam bringen. Fallen sie zu klein aus, holt sich der Vesuv seinen Teil, und schlimmstenfalls haben alle verloren. Das Spiel ist für einen bis vier und dauert etwa 30 Minuten je Spieler.
rules-box-title = Spielmaterial
rules-box-text =
    Ein Spielplan mit zehn Feldern, den Orten der Stadt und zwanzig Gebäuden: zehn roten, acht blauen, der grünen Terme und dem violetten Castrum. Eine Tafel zeigt den Vesuv auf der einen Seite schlafend, auf der anderen wach.
    Für jeden eine Vorratstafel, sechs Arbeiter, ein Arbeiterzähler, zwölf Besitzmarker und ein Heer. Dazu ein Startspielerstein und zwei Plättchen für eine Stadtkarte.
    85 Sesterze und 12 Denare zählen die Waren auf den Tafeln: Ein Sesterz ist eine Ware, ein Denar sind vier. Sie begrenzen den Vorrat nicht; hier zeigt die Tafel einfach Zahlen, und ebenso der Arbeiterzähler.
    52 Spezialisten, 52 Stadtkarten, drei Sätze zu 18 Vulkankarten und die Apokalypse.
rules-preparing-title = Spielvorbereitung
rules-preparing-text =
    Die Gebäude müssen erst noch gebaut werden, und der Vesuv schläft. Ein Satz Vulkankarten wird gewählt: leicht, mittel oder schwer. Neun seiner Karten werden mit der Apokalypse gemischt; das ist der Vulkanstapel.
    Alle haben drei Arbeiter und sechs Spezialisten auf der Hand. Dann wird gewählt, vom letzten Platz bis zum ersten. Den ersten Zug hat der erste Platz; nach dem Regelheft wäre es, wer am nächsten am Vesuv wohnt.
rules-preparing-steps =
    Nimm ein freies rotes Gebäude. Es steht sofort, kostet nichts und gehört dir.
    Leg sechs Sesterze auf Waren vom Wert I, auf eine Art oder auf mehrere.
rules-turn-title = Ein Zug
rules-turn-text =
    Im Uhrzeigersinn, beginnend beim Startspieler, setzt jeder einen Arbeiter nach dem anderen ein. Wer keinen mehr hat, wird übersprungen. Sind alle eingesetzt, ist die Runde zu Ende: Die Arbeiter kommen nach Hause, und der Startspielerstein wandert einen Platz nach links.
    Die Gründungsphase dauert, bis jemand das Foro baut; dann beginnt die Blütezeit. Ein Zug ist in beiden gleich.
rules-turn-steps =
    Setz einen deiner Arbeiter auf einen Ort, der Platz hat.
    Führ dort eine Aktion aus: die des Ortes oder die einer deiner aktiven Karten, die den Ort nennt.
rules-places-title = Wohin Arbeiter gehen
rules-places-text =
    Die zehn Felder sind offen: Jeder darf in jeder Runde zwei Arbeiter auf jedes setzen, was auch die anderen tun.
    Alle anderen Orte sind begrenzt. Der Spielplan zeigt, wie viele Arbeiter sie fassen, die aller Spieler zusammen; spielen mehr mit, ist mehr Platz. Es sind die gebauten Gebäude, die Costruzione zum Bauen, die Porta zum Handeln und die Piazza für die Spezialisten.
    Wem ein Gebäude gehört, spielt keine Rolle: Arbeiten darf dort jeder.
rules-fields-title = Felder
rules-fields-text = Getreide, Hirsch, Holz, Gras, Fisch, Schilf, Lehm, Stein, Oliven und Trauben haben je ein Feld. Dein erster Arbeiter einer Runde auf einem Feld bringt eine solche Ware, dein zweiter zwei.
rules-fields-example = Zwei deiner Arbeiter gehen in derselben Runde auf das Lehmfeld: Du hast drei Lehm mehr.
rules-producing-title = Gebäude und Umwandlungen
rules-producing-text =
    Waren haben Werte von I bis V. Was die Felder geben, ist I wert. Rote Gebäude verfeinern es zu Werten von II bis IV, blaue machen daraus Luxuswaren mit Werten von III bis V. Perlen kommen nur von Karten.
    Ein Arbeiter auf einem Produktionsgebäude wandelt Waren nach einer seiner Zeilen um, so oft dein Vorrat es erlaubt. Was hineingeht, kommt in den allgemeinen Vorrat zurück, und der ist nie zu Ende.
rules-producing-example = Der lange Weg zur Goldmünze: Getreide wird in Gebäude 7 (Villa del Molino) zu Mehl, Mehl in 10 (Panificio di Modesto) zu Brot, Brot in 2 (Miniera d’Oro) zu Gold, und Gold mit Kohle wird in 15 (Officina Monetaria) zur Münze.
rules-owning-title = Besitzbonus
rules-owning-text = Auch andere dürfen in deinem Gebäude arbeiten, und du hast etwas davon: Hat dort jemand anders Waren umgewandelt, nimmst du eine Ware einer Art, die hineinging, aus dem Vorrat. Unter mehreren Arten wählst du. Es ist eine Ware, wie viel auch umgewandelt wurde; deine eigenen Arbeiter bringen keinen Bonus.
rules-owning-example = Jemand macht in deiner Officina Monetaria drei Goldmünzen. Du nimmst ein Gold oder eine Kohle.
rules-constructing-title = Bauen
rules-constructing-text =
    Ein Arbeiter auf der Costruzione baut ein Gebäude. Zahl seine Kosten und leg einen deiner Besitzmarker darauf; vom nächsten Arbeiter an können es alle nutzen.
    Zunächst lassen sich nur rote Gebäude und das Foro (Gebäude 17) bauen. Sobald das Foro steht, auch die übrigen blauen, die Terme und das Castrum.
rules-trading-title = Handel
rules-trading-text =
    Ein Arbeiter an der Porta tauscht eine Warenart gegen eine andere, in beliebiger Menge: eins zu eins zu niedrigerem Wert, zwei zu eins zu gleichem Wert, vier zu eins zu höherem Wert.
    Perlen gehen eins zu eins in andere Waren vom Wert III. Gegen Perlen lässt sich nichts tauschen.
rules-trading-example = Aus acht Eisen (IV) werden acht Fleisch (III), vier Gold (IV) oder zwei Schwerter (V).
rules-training-title = Ausbilden und Tauschen
rules-training-text = Spezialisten auf der Hand bewirken noch nichts. Ein Arbeiter auf der Piazza tut eines von zwei Dingen mit ihnen, nie beides.
rules-training-steps =
    Ausbilden: Zahl die Kosten eines Spezialisten und leg die Karte offen vor dich, dort ist sie aktiv. Mit einem Arbeiter darfst du so viele ausbilden, wie du bezahlen kannst.
    Oder tauschen: Zahl eine Ware vom Wert I, leg einen Spezialisten von der Hand ab und zieh einen neuen, so oft du willst.
rules-specialists-title = Was Spezialisten tun
rules-specialists-text =
    Die meisten nennen einen Ort. Ein Arbeiter, den du dorthin setzt, darf tun, was auf der Karte steht, statt dessen, was der Ort tut: mehr oder andere Waren sammeln, besser umwandeln, einen Teil der Kosten eines Gebäudes sparen.
    Eine Aktion nutzt eine Karte. Zwei Karten wirken nie zusammen.
    Vier Spezialisten wirken einmal, sobald sie ausgebildet sind, und werden dann abgelegt: S05 gibt dir Zusatzaktionen, S06 nimmt allen anderen eine Ware, S25 bringt dir Baustoffe, und S27 legt deinen Marker auf ein rotes Gebäude eines anderen. S35 wird nie genutzt, sondern gilt immer: Besitzer blauer Gebäude bekommen von dir keinen Bonus.
rules-foro-title = Das Foro wird gebaut
rules-foro-text = Wer das Foro baut, weckt den Vesuv. Dreierlei geschieht sofort, und schon die laufende Runde endet mit Opfern. Klug ist es, damit zu warten, bis die Gruppe sie sich leisten kann.
rules-foro-steps =
    Der Vesuv wird auf die Seite gedreht, auf der er wach ist.
    Alle ziehen sechs Stadtkarten, erst wer gebaut hat, dann die anderen im Uhrzeigersinn.
    Wer gebaut hat, zieht noch einen Spezialisten und eine Stadtkarte. Beide werden auf der Stelle aktiviert und kosten nichts.
rules-city_cards-title = Stadtkarten
rules-city_cards-text =
    Ein Arbeiter am Foro aktiviert eine Stadtkarte von deiner Hand, und das kostet nichts. Eine Karte, die einmal wirkt, tut das und wird abgelegt. Die anderen liegen offen vor dir und helfen an dem Ort, den sie nennen, wie Spezialisten.
    Fünf Karten werden nie aktiviert, sondern in ihrem Augenblick gespielt: C03, C26, C33 und C51 vor den Opfern, C31, wenn jemand anders das Castrum baut.
    Manche Stadtkarten sind Tempel. Andere Karten können sie wegnehmen (C29) oder zerstören (C22).
rules-hiring-title = Anwerben
rules-hiring-text = Alle beginnen mit drei Arbeitern und dürfen bis zu sechs haben. Ein Arbeiter in Gebäude 18 (Thermopolium di Asellina) wirbt für Wein einen weiteren an, und jeder kostet mehr als der vorige. Der neue kann noch in derselben Runde eingesetzt werden. Er macht aber auch die Opfer teurer.
rules-army-title = Das Heer
rules-army-text =
    Ein Arbeiter in Gebäude 19 (Terme Stabiane) stellt für die Waren, die der Spielplan nennt, dein Heer auf. Jeder braucht sein eigenes.
    Das Castrum (Gebäude 20) muss nur einmal gebaut werden, von wem auch immer. Sobald du am Zug bist und beides da ist, zieht dein Heer von selbst ein, und du hast gewonnen.
rules-offerings-title = Opfer
rules-offerings-text = Vom Bau des Foro an endet jede Runde mit Opfern. Sie müssen so viel wert sein, wie alle Spieler zusammen Arbeiter haben; verletzte zählen mit.
rules-offerings-steps =
    Vom Startspieler an im Uhrzeigersinn darf, wer eine Karte für diesen Augenblick hat, sie spielen.
    Dann bieten alle reihum und offen: eine Warenart in beliebiger Menge, oder nichts. Es geht so lange im Kreis, bis alle nacheinander passen. Niemand muss etwas geben.
    Reicht es, ist das Gebotene weg. Wer mehr gegeben hat, als er Arbeiter hat, zieht für jeden Punkt darüber eine Karte von einem der beiden Stapel und behält eine davon.
    Reicht es nicht, nimmt jeder das Seine zurück, und eine Vulkankarte wird aufgedeckt.
rules-offerings-example = Drei Spieler haben drei, vier und fünf Arbeiter, gefordert ist also 12. Rot mit seinen drei Arbeitern bietet zwei Gold (IV), das ist 8. Bringen die anderen die fehlenden 4, liegt Rot fünf Punkte darüber und zieht fünf Karten, von denen es eine behält.
rules-volcano-title = Vulkankarten und die Apokalypse
rules-volcano-text =
    Eine gewöhnliche Vulkankarte zeigt Waren. Alle verlieren davon, was sie haben, und die Karte ist aus dem Spiel.
    Unter diesen Karten wartet die Apokalypse. Wird sie aufgedeckt, ist das Spiel sofort zu Ende, und alle haben verloren.
rules-injuries-title = Verletzungen
rules-injuries-text =
    C12 verletzt einen Arbeiter eines anderen Spielers; C28 verletzt ein aufgestelltes Heer, und einer der Arbeiter seines Spielers kommt dafür auf Feld C31. Der Arbeiter wird auf einem eigenen Feld festgehalten: Er kann nicht eingesetzt werden, zählt aber bei den Opfern. Ein verletztes Heer kann nicht ins Castrum einziehen.
    Ein Arbeiter am Foro und die Waren, die das Feld verlangt, heilen die Verletzung.
rules-tokens-title = Plättchen, die sperren
rules-tokens-text = C14 verdeckt bis zu zwei freie Plätze von Gebäuden mit Plättchen. Sie liegen dort Runde um Runde, bis irgendjemand einen Arbeiter an das Foro setzt und zahlt, was das Wegnehmen eines Plättchens kostet.
rules-halting-title = Ein angehaltenes Castrum
rules-halting-text = Wer C31 hat, kann das Castrum anhalten, wenn jemand anders es gerade bezahlt hat. Der Arbeiter dieses Spielers wird auf Feld C31 festgehalten, und ein späterer Arbeiter am Foro mit Olivenöl stellt den Bau fertig. Inzwischen darf jeder das Castrum bauen und schneller sein.
rules-winning-title = Das Ende
rules-winning-text = Das Spiel kann auf zwei Arten enden. Das erste Heer im Castrum gewinnt für seinen Spieler; oder die Apokalypse kommt, und niemand gewinnt. Einen zweiten Rang gibt es nicht und auch keine letzte Runde.
rules-tips-title = Tipps
rules-tips-text = Ein paar Ratschläge für die ersten Spiele:
rules-tips-steps =
    Bau das Foro nicht zu früh. Warte, bis die Gruppe in jeder Runde genug einnimmt, um die Opfer zu bezahlen; die Option foro_timer sorgt dafür.
    Bilde erst aus und bau dann. Ein guter Spezialist verdoppelt einen Ertrag oder spart einen Schritt, und das ist mehr wert als ein eigenes Gebäude.
    Spezialisiere dich. Mit einem Vorrat einer Ware vom Wert IV oder V kannst du fast alles andere eintauschen.
    Wirb in der Blütezeit früh Arbeiter an. Ein Arbeiter bringt mehr ein, als sein Opfer kostet; sorg also für Wein.
    Arbeite auch in fremden Gebäuden. Der Bonus der anderen ist klein, und eine Gruppe mit mehr Waren gibt bereitwilliger. Aber behalte im Auge, wer kurz vor dem Sieg steht.
rules-solo-title = Solospiel
rules-solo-text =
    Du hast 18 Runden, um dein Heer ins Castrum zu bringen. Niemandem gehört etwas, und die Piazza ist geschlossen: In jeder Runde liegen fünf Spezialisten offen, und ein Arbeiter auf dem Ort, den eine Karte nennt, nutzt sie einmal und kostenlos.
    In fast jeder Runde liegt eine Vulkankarte offen. Die Waren darauf kann man in dieser Runde weder sammeln noch herstellen; nur Handel bringt sie.
    In den Runden 1 bis 9 baust du nur rote Gebäude. Vor Runde 10 wird das Foro für dich gebaut, du ziehst fünf Stadtkarten, und von da an sind Opfer fällig. Bringst du sie nicht, gehen die Waren der nächsten Vulkankarte verloren.
rules-titles-title = Vier Titel
rules-titles-text = Wer solo gewinnt, bekommt einen Titel: je früher, desto höher.
rules-titles-steps =
    Duumvir: in Runde 15 oder früher.
    Aedile: in Runde 16.
    Decurion: in Runde 17.
    Quaestor: in Runde 18.
rules-signs-title = Zeichen auf Spielplan und Karten
rules-signs-text = Zeig auf ein Gebäude oder eine Karte, oder tipp sie an, um in Worten zu lesen, was sie tun. Die Zeichen bedeuten:
rules-signs-steps =
    Waren, ein Pfeil und Waren: was hineingeht und was herauskommt. Eine Zahl neben einer Ware sagt, wie viele.
    Am Fuß eines Gebäudes: seine Kosten, solange es nicht gebaut ist; danach seine Plätze für Arbeiter und der Marker des Besitzers.
    Am Fuß eines Spezialisten: was das Ausbilden kostet. Die Zeile darüber nennt den Ort, an dem man eine Karte nutzt.
    Der obere Rand einer Karte: gelb für einen Spezialisten, blau für eine Stadtkarte, rot für eine Sofortkarte.
    Ein Plus und eine Ware: Du bekommst so viele mehr. Ein Plus und eine römische Zahl: Waren von diesem Wert, nach Wahl.
    Ein Haus, ein Minus und Waren: Diese Waren zahlst du beim Bauen nicht.
    Andere Zeichen zeigen nur, worum es auf einer Karte geht, etwa Karten, Arbeiter oder Marker.
    Ein gepunkteter Ring: teilweise rekonstruiert; ein gefüllter Ring: ganz rekonstruiert.
    Ein goldener Rahmen: Das kannst du jetzt wählen.
rules-printed-title = Was gedruckt und was rekonstruiert ist
rules-printed-text =
    Das Regelheft sagt, wie Pompeii gespielt wird, aber nicht alles, was auf Spielplan, Vorratstafel und Karten steht. Was es nicht sagt, ist hier rekonstruiert, damit man spielen kann. Das kann vom gedruckten Spiel abweichen.
    Gedruckt sind zum Beispiel die zehn Rohstoffe, die Kurse des Handels, die Anzahl der Karten und Steine und was etwa zwanzig Karten tun. Rekonstruiert sind die meisten Kosten, die Werte vieler Waren, der Raum auf begrenzten Orten, 45 der 52 Spezialisten, 37 der 52 Stadtkarten und fast alle Vulkankarten.
    Jeder Eintrag der Spieldaten sagt, woher er kommt, und docs/pompeii-data.md zählt sie alle auf. Wer das Spiel besitzt, kann sie in einem eigenen Ordner berichtigen und damit spielen.

## Die Entscheidungen: Aufbau und Züge

rules-P1-title = Plätze und Farben
rules-P1-text = Der erste Platz ist der erste Startspieler, und die Plätze gehen im Uhrzeigersinn. Die Farben folgen den Plätzen: Rot, Grün, Blau, Gelb.
rules-P2-title = Die Wahl am Anfang
rules-P2-text = Der letzte Platz wählt zuerst, der erste zuletzt. Jeder nimmt ein freies rotes Gebäude und legt dann genau sechs Sesterze, einen nach dem anderen, auf Waren vom Wert I. Seine Spezialisten kennt er dabei schon.
rules-P3-title = Ein Arbeiter je Zug
rules-P3-text = In einem Zug setzt du einen Arbeiter ein und führst eine Aktion aus. Wer einen Arbeiter einzusetzen hat, darf nicht passen; auf einem Feld ist immer Platz. Wer keinen hat, wird übersprungen, und die Runde endet, wenn niemand mehr einen hat.
rules-P4-title = Was eine Aktion tut
rules-P4-text =
    Genau eines: die Aktion des Ortes, die Aktion einer deiner aktiven Karten, die den Ort nennt, oder am Foro das Aufheben einer Wirkung (P27).
    Sie muss etwas tun: mindestens eine Umwandlung, ein Gebäude, ein Handel um mindestens 1, eine Karte ausgebildet, getauscht oder aktiviert. Nur auf einem Feld darf ein Arbeiter nichts heimbringen, im Solospiel (P47).
rules-P5-title = Begrenzte Orte
rules-P5-text = Die Grenze gilt für die Arbeiter aller Spieler zusammen. Mehrere eines Spielers dürfen auf demselben Ort stehen, solange Platz ist. Am Ende der Runde sind die Orte wieder frei.
rules-P6-title = Zwei Arbeiter auf einem Feld
rules-P6-text = Jeder darf je Runde zwei Arbeiter auf ein Feld setzen: Der erste bringt 1, der zweite 2. Ein Arbeiter, der dort eine Karte genutzt hat, zählt mit, für die Grenze und als erster.
rules-P6-example = Dein erster Arbeiter auf dem Getreidefeld nutzt S14 und nimmt ein Mehl. Dein zweiter sammelt zwei Getreide.
rules-P7-title = Eine Zeile, beliebig oft
rules-P7-text = Eine Aktion in einem Gebäude nutzt eine seiner Zeilen, so oft du willst und deine Waren reichen. Für beide Zeilen eines Gebäudes brauchst du zwei Aktionen; beide können in derselben Runde sein, wenn Platz ist.
rules-P8-title = Ein neues Gebäude
rules-P8-text = Es kann vom nächsten Arbeiter an genutzt werden, auch in derselben Runde. Jedes Gebäude wird einmal gebaut, eine Aktion baut eines, und die Kosten werden genau bezahlt. Bevor das Foro steht, lassen sich nur rote Gebäude und das Foro selbst bauen.
rules-P9-title = Wann es den Besitzbonus gibt
rules-P9-text =
    Nach der Umwandlung eines anderen nimmt der Besitzer 1 Ware einer Art, die hineinging, einmal je Aktion, und wählt die Art sofort. Das gilt auch für Umwandlungen mit einer Karte in diesem Gebäude, für das Anwerben in Gebäude 18 (Wein) und für das Aufstellen in Gebäude 19 (eine Art, die bezahlt wurde).
    Keinen gibt es am Foro, keinen für das Bauen und keinen im eigenen Gebäude.
rules-P10-title = Zwei Marker auf einem Gebäude
rules-P10-text = Nach S27 oder C10 bekommt jeder, der dort einen Marker hat, den Bonus, wenn ein anderer dort arbeitet, auch wenn diesem der andere Marker gehört: zuerst der erste Besitzer. Jeder hat zwölf Marker; ist keiner mehr da, wird keiner gelegt, und es gibt keinen Bonus.
rules-P11-title = Kurse des Handels
rules-P11-text = Eine Art in eine andere, in beliebiger Menge, zu den Kursen ihrer Werte. Perlen gehen 1:1 in andere Waren vom Wert III und sonst zu den Kursen. Gegen Perlen lässt sich nichts tauschen.
rules-P12-title = Vorrat, offen und verdeckt
rules-P12-text = Der Vorrat ist unbegrenzt. Waren und Ablagestapel liegen offen, Hände und Stapel sind verdeckt.
rules-P13-title = Startspieler
rules-P13-text = Nach jeder Runde geht der Stein nach links. C45 gibt ihn stattdessen dem Spieler der Karte, und von dort geht er wieder nach links.

## Die Entscheidungen: Karten

rules-P14-title = Karte statt Aktion
rules-P14-text = Die Wirkung einer Karte ersetzt die Aktion des Ortes. Eine Karte je Aktion, nie zwei zusammen, nie Karte und Ort zusammen. Nur Karten, die mehr geben als sonst, enthalten die übliche Aktion und legen etwas dazu.
rules-P15-title = Karten, die immer gelten
rules-P15-text = S35, C17 und C34 werden nicht genutzt: Sie gelten immer, auch neben einer anderen Karte. Der Marker von C34 liegt auf der Porta, sobald die Karte aktiviert ist. Mit C17 darf je Runde einer deiner Arbeiter auf ein volles blaues Gebäude, auch an das Foro.
rules-P16-title = Mengen auf Karten
rules-P16-text =
    Eine Karte, die zu einer Umwandlung Waren dazugibt, tut das einmal je Aktion, nach mindestens einer Umwandlung in diese Ware nach der üblichen Zeile. Eine Karte mit einer eigenen Umwandlung erlaubt sie so oft, wie sie sagt; auf einem Feld ersetzt sie das Sammeln. Eine Karte, die auf einem Feld andere Waren gibt, gibt sie so oft, wie das Feld gebracht hätte (P6), wo sie das sagt.
    Eine Karte, die Kosten erlässt, tut das für jedes Gebäude, auch für Foro und Castrum. C47 baut ein beliebiges Gebäude, das die Costruzione jetzt bauen könnte, ohne Arbeiter dort, und du wählst, welche Waren wegbleiben; C31 darf darauf antworten (P38).
rules-P17-title = Ausbilden und Tauschen
rules-P17-text =
    Du bildest mindestens einen Spezialisten aus, in beliebiger Reihenfolge; jeder wird bezahlt und wirkt vor dem nächsten, aber Zusatzaktionen (P24) kommen nach dem ganzen Ausbilden.
    Oder du tauschst: Zahl eine Ware vom Wert I, leg einen Spezialisten von der Hand ab, zieh einen, und so fort, so oft du willst. Nicht beides in einer Aktion.
rules-P18-title = Hände und Stapel
rules-P18-text = Es gibt kein Handkartenlimit. Abgelegtes kommt offen auf den Ablagestapel seines Stapels. Ein leerer Stapel wird aus seinem gemischten Ablagestapel neu gebildet; sind beide leer, wird nichts gezogen.
rules-P19-title = Karten, die einmal wirken
rules-P19-text = Sie werden nach ihrer Wirkung abgelegt. Karten für jede Aktion liegen offen und bleiben. Jede Karte gibt es einmal.
rules-P20-title = Wenn das Foro gebaut wird
rules-P20-text =
    In dieser Reihenfolge: Der Vesuv wird gedreht; vom Erbauer an im Uhrzeigersinn ziehen alle 6 Stadtkarten; der Erbauer zieht 1 Spezialisten, dann 1 Stadtkarte, und jede wird sofort und kostenlos aktiviert.
    Eine Sofortkarte, die so gezogen wird, kommt auf die Hand, und alle haben sie gesehen. Schon die laufende Runde endet mit Opfern.
rules-P21-title = Stadtkarten aktivieren
rules-P21-text = Eine Karte je Arbeiter am Foro, kostenlos, und nie eine Sofortkarte. Eine Karte, die einmal wirkt, darf nur aktiviert werden, wenn sie etwas bewirken kann; das wird so betrachtet, dass der Arbeiter schon am Foro steht. Aktiviert eine andere Wirkung (P20, C25, C41) eine Karte, die nichts bewirken kann, wird sie abgelegt.
rules-P22-title = Wen und was eine Karte trifft
rules-P22-text = Wer die Karte spielt, wählt Opfer, Waren, Karten und Gebäude, wenn die Karte nichts anderes sagt. Eigenes ist kein Ziel einer Wirkung auf andere. Wer keine passende Ware hat, gibt nichts. C44 nimmt zufällig eine Karte.
rules-P23-title = Tempel
rules-P23-text = C22 legt alle aktiven Tempel der Stadt ab, auch deine, und braucht mindestens einen. C29 nimmt einen aktiven Tempel, der sofort für dich aktiv ist.
rules-P24-title = Zusatzaktionen
rules-P24-text = Die von S05 und C46 werden sofort ausgeführt, eine nach der anderen, jede wie ein Zug, aber mit einem Sesterz aus dem Vorrat statt eines Arbeiters. Er braucht Platz, belegt ihn bis zum Ende der Runde, zählt auf Feldern (P6) und lässt Besitzern ihren Bonus. Aufsparen kann man sie nicht, und sie können zu weiteren führen.
rules-P25-title = Genommene Arbeiter (C01)
rules-P25-text = C01 nimmt alle Arbeiter von einem der Gebäude 1 bis 16 oder 18, auch deine eigenen; mindestens einer muss dort stehen. In dieser Runde setzt du sie ein, einen je Zug, und ihre Plätze sind wieder frei. Am Ende der Runde gehen sie nach Hause.
rules-P26-title = Wer verletzt werden kann
rules-P26-text =
    C12 und C28 treffen einen anderen Spieler; C28 einen mit aufgestelltem Heer. Genommen wird ein Arbeiter, der noch einzusetzen ist, sonst einer vom Spielplan, aber nie der letzte, der nicht festgehalten ist. Ein festgehaltener Arbeiter kann nicht eingesetzt werden, ist aber aktiv und zählt bei den Opfern.
    Ein verletztes Heer kann nicht ins Castrum. Der Arbeiter von C28 wird auf Feld C31 festgehalten, und was dieses Feld verlangt, heilt ihn.
rules-P27-title = Wirkungen aufheben
rules-P27-text =
    Ein Arbeiter am Foro und die geforderten Waren heben eine Wirkung auf; wen sie trifft, der kann das von seinem nächsten Zug an jederzeit tun. Ein geheilter Arbeiter kommt am Ende der Runde zurück, ein Heer sofort. Ein Plättchen von C14 darf jeder wegnehmen, eines je Aktion.
    Das weicht vom Regelheft ab, das nur vom nächsten Zug spricht.
rules-P28-title = Plättchen von C14
rules-P28-text = Bis zu zwei, auf freien Plätzen der Gebäude 1 bis 19, auch beide auf einem. Ein Platz des Foro bleibt immer unverdeckt. Sie bleiben, bis sie weggenommen werden.
rules-P29-title = Angeworbene und verlorene Arbeiter
rules-P29-text = Einer wird je Aktion angeworben, bis zu sechs. Er ist sofort aktiv: Er kann noch in dieser Runde eingesetzt werden und zählt bei ihren Opfern. Ein durch C40 verlorener Arbeiter kommt in den Vorrat, zuerst einer, der noch einzusetzen ist, und kann wieder angeworben werden.
rules-P30-title = Ein Spezialist auf die Hand
rules-P30-text = Ein Spezialist, den C11 auf die Hand nimmt, muss neu ausgebildet werden. C44 nimmt eine Stadtkarte aus einer Hand, und nur die beiden Spieler wissen, welche.

## Die Entscheidungen: Opfer, Vulkan, Ende

rules-P31-title = Vor den Opfern
rules-P31-text =
    Am Ende einer Runde darf jeder reihum, vom Startspieler an im Uhrzeigersinn, Sofortkarten für die Opfer spielen, einmal im Kreis. Dann steht der geforderte Wert fest: alle aktiven Arbeiter, ohne die des Spielers von C03, erhöht durch C26, gesenkt durch C51, mindestens 0.
    Das weicht vom Regelheft ab, in dem diese Karten während der Opfer gespielt werden. Hier wissen alle, was gefordert ist, bevor jemand etwas bietet.
rules-P32-title = Keine Opfer (C33)
rules-P32-text = Sie beendet die Opfer sofort. Nichts wird geboten; eine Vulkankarte wird aufgedeckt und ausgeführt.
rules-P33-title = Bieten
rules-P33-text =
    Offen, vom Startspieler an im Uhrzeigersinn: Leg eine Warenart in beliebiger Menge dazu oder passe. Niemand muss geben, und wer gepasst hat, darf dazulegen, wenn die Reihe wieder an ihn kommt. Es endet, wenn seit dem letzten Dazulegen alle nacheinander gepasst haben.
    Gebotenes wird nicht zurückgenommen und lässt sich nicht tauschen. Mehr als gefordert ist erlaubt.
rules-P34-title = Genug
rules-P34-text =
    Erreicht die Summe den geforderten Wert, ist alles Gebotene weg. Vom Startspieler an zieht jeder, der mehr gegeben hat, als er aktive Arbeiter hat, für jeden Punkt darüber eine Karte, wählt dabei Karte für Karte den Stapel, sieht sich alle an und behält genau eine.
    Das weicht vom Regelheft ab, in dem das Ziehen freigestellt ist. Hier zieht man immer alle diese Karten und behält eine.
rules-P35-title = Nicht genug
rules-P35-text = Das Gebotene geht an die Besitzer zurück, niemand zieht einen Lohn, und eine Vulkankarte wird ausgeführt.
rules-P36-title = Eine gewöhnliche Vulkankarte
rules-P36-text = Alle verlieren sämtliche Waren, die sie zeigt, außer wer in dieser Runde C03 gespielt hat. Die Karte ist aus dem Spiel.
rules-P37-title = Die Apokalypse
rules-P37-text = Das Spiel endet sofort. Alle haben verloren, ob mit C03 oder ohne.
rules-P38-title = Das Castrum anhalten (C31)
rules-P38-text =
    Hat jemand das Castrum bezahlt, werden die anderen, die C31 haben, im Uhrzeigersinn von ihm aus gefragt; wer sie spielt, hält den Bau an. Der Arbeiter kommt auf Feld C31, und die Costruzione hat den Platz wieder. Vom nächsten Zug an darf dieser Spieler mit einem Arbeiter am Foro und dem Olivenöl des Feldes fertig bauen; das lässt sich nicht noch einmal anhalten.
    Inzwischen darf jeder das Castrum bauen, auch der Angehaltene; dann ist der angehaltene Bau mit seinen Waren verloren. Der Arbeiter auf dem Feld ist aktiv und kommt am Ende der Runde zurück, in der die Sache endet.
rules-P39-title = Heer und Castrum
rules-P39-text = Jeder stellt höchstens ein Heer auf. Es zieht von selbst und kostenlos ein, im eigenen Zug, sobald das Castrum steht und das Heer nicht verletzt ist. Geschieht eines von beiden im Zug eines anderen, gewinnst du am Anfang deines nächsten Zuges, bevor du einen Arbeiter einsetzt. Ohne Arbeiter hast du bis zur nächsten Runde keinen Zug.
rules-P40-title = Wer das Castrum baut
rules-P40-text = Jeder darf es, mit oder ohne Heer. Wem es gehört, der hat kein Vorrecht darauf.
rules-P41-title = Wer gewinnt
rules-P41-text = Das erste Heer im Castrum beendet das Spiel sofort, noch vor den Opfern. Einen Gleichstand gibt es nicht, und die anderen haben keine Rangfolge.
rules-P42-title = Keine letzte Runde
rules-P42-text = Die Zahl der Runden ist nicht begrenzt. Der Vulkanstapel kann nicht zu Ende gehen, denn die Apokalypse steckt darin.

## Die Entscheidungen: solo

rules-P43-title = Solo: Aufbau
rules-P43-text = Ein rotes Gebäude kostenlos, sechs Sesterze, drei Arbeiter, fünf offene Spezialisten; keine Hand und keine Besitzer. Zwei Stapel mit je neun Vulkankarten eines Satzes; die oberste des unteren wird aufgedeckt und gilt in Runde 1.
rules-P44-title = Solo: welche Karte wann gilt
rules-P44-text = Nach jeder der Runden 1 bis 8 wird die nächste Karte des unteren Stapels aufgedeckt und gilt nur in der folgenden Runde. Nach Runde 9 keine, sodass in Runde 10 nichts gesperrt ist. Nach jeder der Runden 10 bis 17 kommt eine Karte des oberen Stapels.
rules-P45-title = Solo: das Foro
rules-P45-text = Es lässt sich nicht bauen. Vor Runde 10 entsteht es kostenlos, und du ziehst fünf Stadtkarten, aber nicht die übrigen Karten aus P20. In den Runden 1 bis 9 lassen sich nur rote Gebäude bauen.
rules-P46-title = Solo: offene Spezialisten
rules-P46-text =
    Ein Arbeiter auf dem Ort, den eine offene Karte nennt, nutzt sie einmal, kostenlos, und die Karte verlässt das Spiel. Bei S05 und S25 setzt du den Arbeiter auf die Karte selbst. Die Piazza ist geschlossen. S06, S27, S35 und Stadtkarten gegen andere lassen sich nicht nutzen.
    Ungenutzte Spezialisten kommen auf einen verdeckten Stapel, der gemischt wird, wenn der andere leer ist. In jeder Runde kommen fünf neue, weniger, wenn es keine mehr gibt. Spezialisten, die durch C16, C41 oder als Lohn (P34) gezogen werden, kommen in die offene Reihe.
rules-P47-title = Solo: gesperrte Waren
rules-P47-text = Man kann sie weder sammeln noch herstellen noch durch eine Karte bekommen; nur Handel gibt sie. Eine Umwandlung in eine gesperrte Ware ist nicht erlaubt. Ein Feld oder eine Karte mit mehreren Waren gibt die anderen.
rules-P48-title = Solo: Opfer
rules-P48-text = Sie sind bezahlt oder nicht; gefordert ist die Zahl deiner Arbeiter, und Sofortkarten und Lohn wirken wie sonst (P31, P34). Eine Vulkankarte wird auf jeden Fall aufgedeckt und gilt in der nächsten Runde; hast du nicht bezahlt, gehen erst ihre Waren verloren.
rules-P49-title = Solo: die Titel
rules-P49-text = Ein Heer im Castrum in Runde 15 oder früher macht dich zum Duumvir, in Runde 16 zum Aedile, in 17 zum Decurion, in 18 zum Quaestor. Nach Runde 18 ist Pompeji zerstört.

## Die Entscheidungen: Augenblicke, Listen und Grenzfälle

rules-P50-title = Gefragt werden
rules-P50-text = Alle sehen, wenn jemand etwas gefragt wird; dass jemand nicht gefragt wurde, beweist nichts. Eine Wahl mit einer Möglichkeit wird trotzdem gefragt, eine ohne bleibt weg.
rules-P51-title = Reihenfolge am Anfang
rules-P51-text = Ein Platz nimmt sein Gebäude und legt seine sechs Sesterze, bevor der nächste wählt.
rules-P52-title = Mehreres wählen
rules-P52-text =
    Mehrere Waren wählt man eine nach der anderen in der Reihenfolge der Vorratstafel, damit dieselbe Wahl nur auf eine Weise möglich ist; Karten und Gebäude in beliebiger Reihenfolge. Eine Liste ohne Höchstzahl endet immer dadurch, dass man es sagt; eine mit Höchstzahl endet dort von selbst.
    Angeboten wird nur, womit sich die Liste noch vollenden lässt. C14 legt mindestens ein Plättchen, auch wenn nur noch eines da ist; bei C47 muss man nichts weglassen.
rules-P53-title = Der Besitzer der Porta
rules-P53-text = Der Fisch von C34 ist ein Besitzbonus und kommt nach dem Handel.
rules-P54-title = Erst der Sieg
rules-P54-text = Ein Sieg kommt vor jedem Bonus und jeder anderen Entscheidung, die noch aussteht.
rules-P55-title = Reihenfolge der Zusatzaktionen
rules-P55-text = Sie warten, bis die Aktion vorbei ist, die sie gebracht hat, mit allen Boni und mit allem aus P20 und C41; mehrere kommen zusammen. S05 und C46 werden vorher abgelegt. Eine, die nichts tun könnte, verfällt. Sie gehören zu dem Zug, in dem sie ausgeführt werden (P27, P38).
rules-P56-title = Ziele nennen
rules-P56-text =
    C11 und C29 nennen die Karte. C12, C28, C30 und C44 nennen den Spieler, C30 danach zwei Waren oder die eine, die es gibt. S06 nimmt im Uhrzeigersinn jedem anderen, der eine passende hat, eine Ware. Bei C35 entscheidet jeder, der gibt, im Uhrzeigersinn vom Spieler der Karte aus. C47 nennt das Gebäude und dann, was wegbleibt; C10, S27 und C14 nennen das Gebäude.
    Angeboten werden nur Spieler, bei denen die Wirkung etwas bewirken kann.
rules-P57-title = Ziehen
rules-P57-text = Ein Stapel wird neu gebildet, wenn eine Karte gezogen werden soll und keine da ist, auch zwischen zweien; Karten auf der Hand, vor Augen oder mitten in ihrer Wirkung sind nicht dabei. C41 zieht beide Karten und aktiviert sie dann in dieser Reihenfolge. C16 und C42 behalten so viele wie verlangt, oder wie es gibt; der Rest wird abgelegt. Ein Tausch legt ab, bevor er zieht.
rules-P58-title = Welche Karten angeboten werden
rules-P58-text = Die an diesem Ort jetzt etwas bewirken können: mindestens eine Umwandlung, oder bei einer Karte, die Waren erlässt, Kosten, in denen eine davon vorkommt. Zwei Karten, die dasselbe tun, werden beide angeboten.
rules-P59-title = Vergebliche Karten
rules-P59-text =
    S06 und S27 dürfen ausgebildet werden, obwohl sie nichts bewirken. C25 braucht im Ablagestapel eine Karte, die keine Sofortkarte ist, C27 weniger als sechs Arbeiter, C44 eine andere Hand mit einer Stadtkarte, C11 und C29 eine solche Karte offen vor einem anderen, C22 irgendeinen Tempel, C40 einen anderen mit mehr als vier Arbeitern, C16, C41 und C42 einen Stapel oder Ablagestapel mit Karten, C38 und C50 einen möglichen Handel. Ein verletztes Heer ist kein Ziel.
    C10 kommt auf ein Gebäude mit dem Marker eines anderen und keinem eigenen. Ist kein Marker mehr da, lässt sich C10 nicht aktivieren, und S27 bewirkt nichts. C14 verdeckt gebaute Gebäude mit Plättchen aus dem Vorrat; es gibt zwei.
rules-P59a-title = C38, C47 und C50
rules-P59a-text = Die Regeln für Perlen (P11) gelten auch für C38 und C50; einen Fisch gibt es dafür nicht, denn an der Porta steht kein Arbeiter. C47 braucht keinen Platz auf der Costruzione und verträgt sich mit keiner Karte, die Kosten erlässt.
rules-P60-title = Ein Arbeiter mehr (C17)
rules-P60-text = C17 dient jedem Arbeiter und jeder Zusatzaktion seines Spielers, einmal je Runde, und ist erst verbraucht, wenn das blaue Gebäude voll war, weshalb auch immer.
rules-P61-title = Ein Arbeiter vom Spielplan
rules-P61-text =
    C12, C28 und C40 lassen keine Wahl: Der Arbeiter bleibt bis zum Ende der Runde stehen, wo er steht, und ist von da an weg. Wer nur einen freien Arbeiter hat, wird von C12 und C28 nicht getroffen. Ein geheilter Arbeiter gilt nicht mehr als festgehalten.
    C40 zählt festgehaltene Arbeiter mit und nimmt einen davon, wenn sonst der letzte freie an der Reihe wäre: einen von Feld C12, wenn dort einer liegt, sonst einen eines angehaltenen Baus.
rules-P62-title = Wie genommene Arbeiter handeln
rules-P62-text = Eigene Arbeiter werden vor denen eingesetzt, die C01 genommen hat. Ein genommener handelt in allem für den, der ihn genommen hat, und wird dort nie verletzt oder verloren. Marker und Plättchen bleiben, wo sie sind, und sind kein Ziel.
rules-P63-title = C31 im Einzelnen
rules-P63-text =
    Der Arbeiter der laufenden Aktion kommt auf das Feld, wo er auch steht, und sein Platz ist frei. Der Sesterz einer Zusatzaktion wird nur weggenommen; ein genommener Arbeiter geht am Ende der Runde nach Hause. Der letzte freie Arbeiter eines Spielers bleibt frei, doch auch sein Platz wird frei, und der Bau ist trotzdem angehalten. C18 befreit den Arbeiter nicht.
    Mehrere angehaltene Bauten bleiben alle bestehen. Der erste, der fertig wird, beendet sie alle, und gezahlt wird nur einmal.
rules-P64-title = Marker
rules-P64-text = Alle kommen von denselben zwölf, auch der von C34; ist keiner mehr da, bringt C34 keinen Fisch. Liegen mehr als zwei auf einem Gebäude, kommen die Boni in der Reihenfolge, in der sie gelegt wurden. S35 verwehrt sie alle.
rules-P65-title = Wer zuerst gefragt wird
rules-P65-text = Vor den Opfern wird jeder gefragt, bis er wartet oder keine solche Karte mehr hat, dann der Nächste. Zuerst kommt der Startspieler der Runde, die endet, bei Karten, Geboten und Lohn; danach wandert der Stein.
rules-P66-title = Bieten im Einzelnen
rules-P66-text =
    Wer C03 gespielt hat, nimmt nicht teil, wird also weder gefragt noch belohnt. Das Bieten endet, sobald alle Beteiligten nacheinander gepasst haben. Eine Art darf noch einmal geboten werden, auch über die Forderung hinaus; geboten wird selbst dann, wenn 0 gefordert ist.
    Als Lohn werden alle Karten gezogen; das weicht vom Regelheft ab (P34). Ein Stapel ohne Karten und ohne Ablage steht nicht zur Wahl, und sind beide leer, verfällt der Rest. Jeder zieht und behält vor dem Nächsten. Was vergeblich geboten wurde, ist zurück, bevor die Vulkankarte zuschlägt.
rules-P67-title = Wann ein wartendes Heer gewinnt
rules-P67-text = Das wird geprüft, wenn ein Spieler mit einem Arbeiter zum Einsetzen an die Reihe kommt, vor jeder Entscheidung, in jeder Runde.
rules-P68-title = Solo: gesperrte Waren und Karten
rules-P68-text = Eine Karte für ein Feld, die nur gesperrte Waren gäbe, darf trotzdem genutzt werden und verlässt das Spiel; S49 und S50 brauchen eine Umwandlung. Die Sesterze des Aufbaus dürfen auf gesperrte Waren. Karten, die einmal und nur gesperrte Waren geben, werden nicht angeboten.
rules-P69-title = Solo: Karten über andere
rules-P69-text = C10, C11, C12, C28, C29, C30, C35, C40 und C44 haben kein Ziel, und nach C31 wird nie gefragt. C01, C14, C22, C34 und C45 dürfen aktiviert werden. Die zwei Spezialisten von C16 und beide von C41 kommen in die offene Reihe, ein Lohn in die der nächsten Runde. Abgelegte kommen auf den Stapel, der wieder gemischt wird.
rules-P70-title = Solo: Ende einer Runde
rules-P70-text =
    Sofortkarten, Bieten (zu wenig kommt zurück und gilt als nicht bezahlt), Lohn, die Vulkankarte, Verluste. Dann kommen ungenutzte Spezialisten auf den Stapel, fünf neue liegen aus, und der Lohn kommt dazu. C33 gilt als nicht bezahlt, C03 als bezahlt.
    Nach dem letzten Arbeiter von Runde 18 ist Pompeji zerstört, ohne Opfer.

## Optionen

rules-set_a-title = Vulkansatz A, leicht
rules-set_a-text = Der Vulkanstapel besteht aus dem Satz, dessen Karten die wenigsten Waren zeigen. Dieser Satz gilt, wenn am Tisch kein anderer gewählt ist.
rules-set_b-title = Vulkansatz B, mittel
rules-set_b-text = Der Vulkanstapel besteht aus dem mittleren Satz. Ein Spiel hat nur einen Satz.
rules-set_c-title = Vulkansatz C, schwer
rules-set_c-text = Der Vulkanstapel besteht aus dem Satz, dessen Karten die meisten Waren zeigen. Ein Spiel hat nur einen Satz.
rules-all_volcano-title = Alle Vulkankarten
rules-all_volcano-text = Alle 18 Karten des Satzes werden mit der Apokalypse gemischt statt neun, sodass sie in der Regel später kommt. Nicht im Solospiel.
rules-apocalypse_last-title = Apokalypse zuletzt
rules-apocalypse_last-text = Die Apokalypse liegt zuunterst im Vulkanstapel und kommt erst, wenn alle anderen Karten aufgedeckt sind. Nicht im Solospiel.
rules-foro_timer-title = Spätes Foro
rules-foro_timer-text = Auf dem Foro liegen neun Sesterze, und nach jeder Runde kommt einer weg: Gebaut werden kann es ab Runde 10. Nicht im Solospiel.
rules-no_textoria-title = Ohne Gebäude 14
rules-no_textoria-text = Die Officina Textoria bleibt weg; an Stoff ist dann schwer zu kommen. Nur im Solospiel.

## Bilder

rules-picture-fields = Rot hat zwei Arbeiter auf dem Lehmfeld und dort drei Lehm bekommen. Auf dem Getreidefeld steht je ein Arbeiter von Grün und Blau; keiner nimmt dem anderen den Platz weg.
rules-picture-production = Villa del Molino (7) und Panificio di Modesto (10) sind gebaut: was hineingeht, was herauskommt, die Plätze für Arbeiter und der Marker des Besitzers. Rot arbeitet im Gebäude 7, das Grün gehört. Officina Monetaria (15) ist noch nicht gebaut; unten stehen die Kosten.
rules-picture-plans = Alle zwanzig Gebäude: was jedes umwandelt und was es kostet, solange es nicht gebaut ist. Die Gebäude 1 und 2 stehen schon, bei der Vorbereitung ausgesucht.
rules-picture-specialists = Drei Spezialisten. S30 wird in Gebäude 7 eingesetzt, S35 gilt immer, und S05 wirkt einmal, bei der Ausbildung.
rules-picture-cities = Drei Stadtkarten. C25 und C34 werden am Foro aktiviert; C31 wird nur gespielt, wenn jemand anders das Castrum baut.
rules-picture-pledges = Zusammen sieben Arbeiter, also müssen die Opfer 7 wert sein. Rot hat eine Goldmünze (V) geboten, es fehlen noch 2; jetzt ist Grün mit Bieten dran.
pompeii-card = Karte
