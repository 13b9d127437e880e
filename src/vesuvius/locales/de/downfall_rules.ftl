# Die Regeln von „Der Untergang von Pompeji“ in eigenen Worten: wie es geht, jede Entscheidung, die Optionen.
# Jede Zeile eines Textes ist ein Absatz, jede Zeile der Schritte ein Schritt.

downfall-rules-hint = Ein Wort oder eine Nummer, etwa „Verwandte“ oder „R12“

## So geht es

rules-goal-title = Worum es geht
rules-goal-text =
    Du lässt deine Leute in Pompeji einziehen, solange der Vesuv noch schläft. Dann bricht er aus, und alle rennen zu den Toren, bevor Lava die Stadt bedeckt.
    Wer die meisten eigenen Steine aus der Stadt bringt, gewinnt. Das Spiel ist für zwei bis vier und dauert etwa 45 Minuten.
rules-components-title = Spielmaterial
rules-components-text =
    127 Steine in vier Farben, der Spielplan, der Vulkan und ein Beutel mit 45 Lavaplättchen: je acht mit Schriftrolle, Münze und Säule, je sieben mit Vase, Maske und Helm.
    53 Hauskarten mit den Nummern 1 bis 11, sieben Omen und die Karte A.D. 79.
    Nicht alle Hauskarten sind im Spiel: Je nach Spielerzahl bleiben vier bis zwölf in der Schachtel, und niemand weiß, welche. So viele Karten gibt es für jedes Haus:
rules-components-steps =
    Drei Karten: Haus 7.
    Vier Karten: die Häuser 1, 2, 5 und 9.
    Fünf Karten: die Häuser 3, 8, 10 und 11.
    Sieben Karten: die Häuser 4 und 6.
rules-setup-title = Spielvorbereitung
rules-setup-text =
    Jeder bekommt die Steine einer Farbe: zu zweit je 36, zu dritt je 30, zu viert je 25. Alle haben vier Hauskarten auf der Hand.
    Im Zugstapel stecken die sieben Omen und die Karte A.D. 79. Über A.D. 79 liegen acht Hauskarten, in den ersten Zügen droht also noch nichts. Die Lavaplättchen sind im Beutel.
rules-buildings-title = Die Gebäude
rules-buildings-text =
    Die Stadt ist in Stadtfelder geteilt. Ein Gebäude steht auf einem oder zwei davon, und die Steine kommen auf seine kleinen runden Felder, je Feld ein Stein. In ein Gebäude ohne runde Felder kann niemand einziehen.
    Es gibt elf Häuser in Grau, Violett, Türkis und Braun. Zu den Häusern 3, 4, 6, 8, 10 und 11 gehören je zwei Gebäude.
    Die beigen Gebäude sind neutral: Sie gehören zu keinem Haus, und es gibt keine Karten für sie. Steine kommen dort nur als Verwandte oder mit einem Joker hinein.
rules-filling-title = Erste Phase: ein Zug
rules-filling-text = Ausgespielte Karten kommen offen auf den Ablagestapel, wo alle sie sehen. Gehören zu einem Haus zwei Gebäude, suchst du dir eines aus.
rules-filling-steps =
    Spiel eine Karte von deiner Hand aus.
    Stell einen deiner Steine auf ein freies rundes Feld in einem Gebäude mit dieser Hausnummer. Ist das ganze Haus voll, ist die Karte ein Joker, und jedes freie runde Feld der Stadt ist recht.
    Zieh eine Karte nach, sodass du wieder vier hast.
rules-seething-title = Der Vesuv brodelt
rules-seething-text =
    Wird A.D. 79 zum ersten Mal gezogen, kommt die Karte zurück unter die letzten Karten des Zugstapels. Von nun an gelten drei weitere Regeln.
    Verwandte: Stehen in dem Gebäude, in das dein Stein einzieht, schon Steine, dürfen ebenso viele weitere deiner Steine in andere Gebäude dieser Farbe oder in neutrale einziehen.
    Omen: Wer eines zieht, wirft einen fremden Stein in den Vulkan und zieht noch einmal.
    Vulkanausbruch: Wer nur noch Joker auf der Hand hat, darf ihn ausrufen und den Vesuv vorzeitig ausbrechen lassen.
rules-erupting-title = Der Vesuv bricht aus
rules-erupting-text =
    Wird A.D. 79 zum zweiten Mal gezogen oder ruft jemand den Vulkanausbruch aus, bricht der Vesuv sofort aus.
    Die Handkarten werden abgelegt, und Steine, die nie in die Stadt kamen, kommen zurück in die Schachtel. Dann legen die Spieler reihum sechs Lavaplättchen; noch rennt niemand.
rules-running-title = Zweite Phase: ein Zug
rules-running-text =
    Häuser und runde Felder haben nun keine Bedeutung mehr: Auf einem Stadtfeld dürfen beliebig viele Steine stehen. Ein Gebäude auf zwei Stadtfeldern zählt jetzt als zwei Felder, jedes mit seinen eigenen Steinen.
    Gezogen wird von Feld zu Feld, nie diagonal und nie über Lava. Wer keinen Stein mehr in der Stadt hat, zieht und legt in seinem Zug trotzdem ein Plättchen.
rules-running-steps =
    Zieh ein Lavaplättchen und leg es neben ein Plättchen mit demselben Symbol oder auf das Startfeld seines Symbols. Steine darunter kommen in den Vulkan, ebenso alle, die kein Tor mehr erreichen können.
    Beweg zwei deiner Steine. Jeder geht höchstens so viele Felder weit, wie bei seinem Aufbruch Steine auf seinem Feld stehen, er selbst mitgezählt. Durch ein Tor hinauszugehen kostet einen Schritt, und der Stein ist gerettet.
rules-ending-title = Das Ende
rules-ending-text =
    Das Spiel endet mit dem Zug, in dem das letzte Plättchen gezogen wird. Es endet früher, wenn kein Stein mehr hinauskann, weil Lava alle Tore oder die Wege dorthin versperrt: Dann liegen alle im Vulkan, und die Stadt ist leer.
    Wer die meisten Steine gerettet hat, gewinnt; bei Gleichstand, wer weniger im Vulkan liegen hat.

## Die Entscheidungen

rules-R1-title = Plätze und Farben
rules-R1-text = Wer auf dem ersten Platz sitzt, gibt die Karten. Der linke Nachbar beginnt, danach geht es im Uhrzeigersinn weiter. Die Farben folgen den Plätzen: Rot, Schwarz, Gelb, Blau.
rules-R1-example = Drei spielen: Rot gibt, Schwarz hat den ersten Zug, dann kommt Gelb, dann Rot.
rules-R2-title = Der Zugstapel
rules-R2-text =
    Der Kartengeber bildet sieben verdeckte Stapel aus je vier Hauskarten. Unter die übrigen Karten werden die sieben Omen gemischt; darauf kommt A.D. 79 und darauf zwei der Viererstapel. Das ist der Zugstapel.
    Jeder nimmt einen Viererstapel auf die Hand. Was übrig bleibt, ist aus dem Spiel, und niemand sieht es an.
rules-R2-example = Zu zweit bleiben drei Stapel übrig: zwölf Karten, die niemand zu sehen bekommt.
rules-R3-title = A.D. 79 zum ersten Mal
rules-R3-text =
    Wer die Karte zieht, zieht zuerst eine andere als Ersatz. Dann nimmt man die untersten 15 Karten des Zugstapels, mischt A.D. 79 hinein und schiebt alle wieder unter den Stapel.
    Die neuen Regeln gelten von dem Augenblick an, in dem die Karte erscheint. Ist die Ersatzkarte ein Omen, wird es ausgeführt, und zwar nach dem Mischen.
rules-R4-title = Verwandte: wie viele
rules-R4-text =
    So viele, wie in diesem Gebäude schon Steine standen, gleich welcher Farbe, bevor deiner einzog. Ein Gebäude auf zwei Stadtfeldern zählt als eines; das zweite Gebäude eines Hauses zählt nicht mit.
    Keine Verwandten gibt es, bevor der Vesuv brodelt, und keine für einen Joker. Ein Verwandter zieht auch keine weiteren nach.
rules-R4-example = Auf C4 stehen zwei Steine. Du spielst eine 6 auf C5, in dasselbe Gebäude: Bis zu zwei Verwandte dürfen folgen. Steine auf D4 und D5, im anderen Gebäude von Haus 6, ändern daran nichts.
rules-R5-title = Verwandte: wohin
rules-R5-text =
    Auf freie runde Felder in anderen Gebäuden derselben Farbe, auch im zweiten Gebäude desselben Hauses, oder in neutralen Gebäuden. In jedes Gebäude darf je Zug höchstens einer, und nie in das Gebäude, in das der Stein der Karte eingezogen ist.
    Sie werden einzeln gesetzt, und du darfst jederzeit aufhören. Fehlt ein freies Feld oder ein Stein für einen weiteren, wirst du nicht gefragt.
rules-R5-example = Nach einer 6 dürfen die Verwandten in das andere Gebäude von Haus 6, in Haus 9 (ebenfalls türkis) und in neutrale Gebäude, je einer.
rules-R6-title = Joker
rules-R6-text = Sind alle Gebäude des Hauses voll, ist die Karte ein Joker: Stell einen Stein auf ein beliebiges freies rundes Feld in einem beliebigen Gebäude, auch in einem neutralen. Solange im Haus ein rundes Feld frei ist, muss die Karte für ihr Haus gespielt werden.
rules-R6-example = Haus 7 hat drei runde Felder, alle auf F5. Sind sie besetzt, ist jede 7 ein Joker. Macht ein Omen eines davon frei, ist sie wieder eine 7.
rules-R7-title = Nichts zu setzen
rules-R7-text = Wer keine Steine mehr hat, oder einen Joker spielt, während in der Stadt kein rundes Feld frei ist, spielt eine Karte aus, setzt nichts und zieht nach. Welche Karte, bleibt die eigene Wahl.
rules-R8-title = Omen
rules-R8-text = Wer ein Omen zieht, wirft einen fremden Stein aus einem beliebigen Gebäude in den Vulkan und zieht dann noch einmal. Ist das wieder ein Omen, wird auch dieses ausgeführt. Steht kein fremder Stein in der Stadt, wird nichts geworfen und niemand gefragt.
rules-R9-title = Den Vulkanausbruch ausrufen
rules-R9-text =
    Sobald der Vesuv brodelt, darf ein Spieler mit lauter Jokern auf der Hand zwischen zwei Zügen den Vulkanausbruch ausrufen, gleich wer als Nächstes am Zug ist. Er zeigt dabei seine Hand. Lauter Joker heißt: Jedes Haus auf der Hand ist voll, ob der Spieler noch Steine hat oder nicht.
    Könnten es mehrere, werden sie im Uhrzeigersinn gefragt, angefangen bei dem, der als Nächstes am Zug ist. Wer wartet, wird vor dem nächsten Zug wieder gefragt.
    Das weicht vom Regelheft ab: Dort darf man jederzeit ausrufen. Hier geht es nur zwischen zwei Zügen, damit niemand schnell sein muss, und nur, wenn der Vesuv schon brodelt.
rules-R9-example = Du hast 2, 2, 7 und 9 auf der Hand, und eben wurde das letzte runde Feld dieser Häuser besetzt. Bevor der nächste Zug beginnt, wirst du gefragt, ob der Vesuv ausbricht.
rules-R10-title = Wer den Ausbruch auslöst
rules-R10-text =
    Wer A.D. 79 zum zweiten Mal zieht oder den Ausbruch ausruft, hat ihn ausgelöst. Der linke Nachbar zieht das erste Lavaplättchen.
    Alle Handkarten kommen sofort auf den Ablagestapel. Steine, die noch vor den Spielern stehen, kommen zurück in die Schachtel und zählen nirgends.
rules-R11-title = Die ersten sechs Plättchen
rules-R11-text =
    Reihum zieht und legt jeder ein Plättchen, ohne einen Stein zu bewegen, bis sechs in der Stadt liegen. Wer dann an der Reihe ist, beginnt die zweite Phase.
    Ein Plättchen, für das kein Platz war (R13), zählt nicht zu den sechs. Wer es gezogen hat, zieht nicht noch einmal.
rules-R11-example = Schwarz hat A.D. 79 gezogen, drei spielen: Gelb, Rot, Schwarz, Gelb, Rot und Schwarz legen je ein Plättchen. Dann legt Gelb eines und darf als Erster rennen.
rules-R12-title = Wohin die Lava kommt
rules-R12-text =
    Das erste Plättchen eines Symbols kommt auf das Startfeld mit diesem Symbol. Jedes spätere kommt Kante an Kante neben ein beliebiges Plättchen desselben Symbols, auf ein Stadtfeld ohne Lava.
    Ein Startfeld bleibt für sein eigenes Symbol frei. Du darfst ein Feld bedecken, auf dem Steine stehen, auch eigene: Sie kommen alle in den Vulkan.
rules-R12-example = Die erste Münze kommt auf C2. Die zweite darf auf B2, C1, C3 oder D2, wo noch keine Lava liegt.
rules-R13-title = Kein Platz für ein Plättchen
rules-R13-text = Es wird für immer beiseitegelegt. Niemand wird gefragt, und der Zug geht einfach weiter.
rules-R14-title = Eingeschlossen
rules-R14-text = Sobald ein Plättchen liegt, kommt jeder Stein in den Vulkan, der keinen lavafreien Weg zu einem offenen Tor mehr hat. Ein Tor ist offen, solange auf seinem Feld keine Lava liegt. Das gilt auch schon bei den ersten sechs Plättchen.
rules-R14-example = Auf J7 liegt Lava, und auf K6 wird ein Plättchen gelegt. Von K7 kommt nun niemand mehr fort: Die Steine dort sind verloren, obwohl auf K7 selbst keine Lava liegt.
rules-R15-title = Bewegen
rules-R15-text =
    Mach beide Bewegungszüge, solange du einen Stein hast, der sie machen darf. Ein Bewegungszug führt mindestens ein Feld weit und höchstens so viele, wie bei seinem Beginn Steine, gleich welcher Farbe, auf dem Feld standen. Abbiegen ist erlaubt, und du musst nicht die ganze Strecke gehen.
    Ein Bewegungszug betritt kein Feld zweimal und endet darum anderswo, als er begann. Das gilt für den einzelnen Bewegungszug: Ein Stein, der zweimal zieht, darf zurückkommen.
rules-R15-example = Auf einem Feld stehen vier Steine. Der erste, der geht, kommt bis zu vier Felder weit. Drei bleiben zurück, der nächste kommt also höchstens drei weit.
rules-R16-title = Leere Startfelder
rules-R16-text = Solange dort keine Lava liegt, dürfen sie betreten werden wie jedes andere Feld der Stadt. Die Option closed_vents ändert das.
rules-R17-title = Die Stadt verlassen
rules-R17-text = Durch ein Tor hinauszugehen kostet einen Schritt mehr, als sein Feld zu erreichen. Welches Tor es ist, spielt für das Ergebnis keine Rolle. Ein Stein draußen ist gerettet.
rules-R17-example = Von J4 durch die Porta di Nola: J3, J2, hinaus. Das sind drei Schritte, auf J4 müssen also mindestens drei Steine stehen.
rules-R18-title = Zwei verschiedene Steine
rules-R18-text =
    Den zweiten Bewegungszug macht ein anderer Stein als den ersten. Davon gibt es zwei Ausnahmen: Ein Stein, der vor dem ersten Bewegungszug allein auf seinem Feld stand, ohne einen Stein irgendeiner Farbe neben sich, darf noch einmal ziehen. Und wer, sobald das Plättchen liegt, nur einen Stein in der Stadt hat, macht mit ihm beide Bewegungszüge.
    Steine einer Farbe auf einem Feld sind gleich. Endet dein erster Bewegungszug dort, wo schon ein eigener Stein stand, dann steht auch dort „ein anderer Stein“, und der zweite darf von diesem Feld ausgehen.
rules-R18-example = Dein Stein steht allein und geht einen Schritt auf ein Feld mit drei anderen. Nun stehen dort vier, und derselbe Stein darf weiterziehen, bis zu vier Felder.
rules-R19-title = Das Ende des Spiels
rules-R19-text = Das Spiel endet nach dem Zug, in dem das letzte Plättchen gezogen wurde, oder sobald kein Stein mehr in der Stadt ist. Steine, die dann noch in der Stadt stehen, kommen in den Vulkan.
rules-R20-title = Wer gewinnt
rules-R20-text = Wer die meisten Steine gerettet hat, gewinnt. Bei Gleichstand gewinnt, wer die wenigsten im Vulkan liegen hat; die Opfer der Omen und die Verluste ganz am Ende zählen mit. Ist auch das gleich, wird der Sieg geteilt.
rules-R20-example = Rot und Blau haben je neun gerettet. Rot hat sieben Steine im Vulkan, Blau acht: Rot gewinnt.
rules-R21-title = Gefragt werden
rules-R21-text = Alle sehen, wenn ein Spieler etwas gefragt wird: ob er den Vulkanausbruch ausruft, wen ein Omen trifft, wohin ein Verwandter zieht. Dass jemand nicht gefragt wurde, sagt nichts über seine Hand.

## Optionen

rules-dual_vents-title = Plättchen mit zwei Symbolen
rules-dual_vents-text = Im Beutel sind drei weitere Plättchen, wie in der Ausgabe von 2013: Helm und Maske, Vase und Schriftrolle, Säule und Münze. Wer eines zieht, wählt, welches der beiden Symbole es ist. Als Symbol, von dem noch kein Plättchen liegt, kommt es auf dessen Startfeld und ist sein erstes Plättchen.
rules-closed_vents-title = Gesperrte Startfelder
rules-closed_vents-text = Leere Startfelder dürfen nicht betreten werden, wie in der Ausgabe von 2013. Das ersetzt R16. Auch auf dem Weg zu den Toren sperren sie wie Lava (R14).
rules-free_moves-title = Auf Bewegungszüge verzichten
rules-free_moves-text = Niemand muss ziehen. Vor jedem der beiden Bewegungszüge darfst du stehen bleiben, auch wenn du ziehen könntest; vor dem ersten verzichtest du damit auf beide. Das ersetzt die Zugpflicht aus R15.

## Bilder, und was ein Feld der Stadt ist

rules-picture-pieces_and_cards = Steine, Karten und Lavaplättchen. Jeder Punkt unten auf einer Hauskarte ist ein rundes Feld dieses Hauses.
rules-picture-city = Die ganze Stadt mit ihren sieben Toren.
rules-picture-houses = Die Häuser 3 und 6 haben je zwei Gebäude. Die von Haus 6 liegen auf zwei Stadtfeldern, C4 mit C5 und D4 mit D5. Die Gebäude auf B4, B6, D6 und E3 sind neutral.
rules-picture-settling = Rot spielt eine 6. Der Stein darf auf C4, D4 oder D5, wo Haus 6 noch freie runde Felder hat; C5 ist besetzt.
rules-picture-relatives = Rot ist auf C5 eingezogen. In diesem Gebäude standen schon zwei Steine, auf C4, also dürfen bis zu zwei Verwandte folgen: auf D4 oder D5, auf E6 (Haus 9, ebenfalls türkis) oder in neutrale Gebäude wie B4, B6, D6 und E3, in jedes Gebäude höchstens einer.
rules-picture-omen = Rot hat ein Omen gezogen und wirft einen der umringten Steine in den Vulkan: einen beliebigen fremden Stein, gleich in welchem Gebäude.
rules-picture-joker = Haus 7 auf F5 ist voll, also ist die 7 ein Joker: Der rote Stein darf auf jedes freie runde Feld, etwa auf E6 oder in das neutrale Gebäude auf D6.
rules-picture-lava =
    1: Die erste Münze kommt auf C2, das Startfeld ihres Symbols.
    2: Die nächste Münze kommt daneben: auf B2, C1, C3 oder D2.
rules-picture-enclosed =
    1: Rot legt einen Helm auf K6.
    2: Von K7 führt kein Weg mehr zu einem Tor: Die drei Steine dort sind verloren, obwohl auf K7 selbst keine Lava liegt.
rules-picture-steps = Auf H4 stehen zwei Steine, also geht der rote bis zu zwei Felder weit. Die Zahlen sagen, wie viele Schritte es sind. Die Lava auf G4 versperrt den Weg.
rules-picture-gate = Bei drei Steinen auf J4 kann der rote die Stadt mit drei Schritten verlassen: durch das Tor bei J2 oder das bei K5.
rules-picture-alone =
    1: Der rote Stein steht allein auf C5 und geht einen Schritt auf D5, wo schon drei andere stehen.
    2: Nun stehen vier auf D5, und derselbe Stein darf weiterziehen, bis zu vier Felder.

downfall-square = { $square }: { $what }.
downfall-square-building = Das Gebäude liegt auch auf { $other }.
downfall-square-pieces = Steine darauf: { $pieces }.
downfall-square-beside = Daneben: { $near }.
downfall-thing-card = Hauskarte
downfall-thing-omen = Omen
