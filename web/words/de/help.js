// @ts-check
// The help in German. `code` stands between backticks; `rows` are tables, `terms` the glossary, `rulesets` the
// options of every set.

/** @type {import('../index.js').HelpSection[]} */
export const sections = [
  {
    id: 'entry',
    title: 'Eine Hand eingeben',
    parts: [
      'Tippe in das Feld, auf die Steine darunter, oder füge etwas ein: alles ändert dieselbe ' +
        'Hand. Tippen auf einen Stein der Hand nimmt ihn weg. Jede Anzahl von 1 bis 14 Steinen ' +
        'bekommt eine Antwort; fehlende Sätze gelten als fertig.',
      {
        list: [
          'Der Stein, der vierzehn voll macht, ist der gezogene; im Text steht er hinter `+`. ' +
            '„Gewinnstein“ unter den Umständen nennt einen anderen.',
          'Bei Chii, Pon und Kan fügt ein Tippen auf die Auswahl einen Satz hinzu, ein Tippen auf ' +
            'einen Stein der Hand macht den Satz aus der Hand. Ein Tippen auf einen Satz ändert, von wem ' +
            'er kam.',
          'Jeder Modus der Auswahl füllt seine eigene Liste: Indikatoren, anderswo gesehene Steine, ' +
            'deine Abwürfe. Tippe dort einen Stein an, um ihn zu entfernen.',
          'Langes Drücken auf eine Fünf der Hand macht sie rot oder wieder gewöhnlich.',
          'Ein fünftes Exemplar wird abgelehnt; dabei steht, wo die anderen vier sind.',
          'Unter der Antwort lässt sich aufklappen: die Gewinnchance nach der Zahl der übrigen Züge, ' +
            'welche Abwürfe der anderen du rufen solltest, und die benannten Hände in Reichweite. Das wird ' +
            'im Hintergrund berechnet, die Eingabe wartet nie darauf.',
          'Alles lässt sich rückgängig machen. Die Adresse der Seite enthält immer den ganzen Stand: ' +
            'kopiere sie, um eine Hand zu behalten oder zu schicken. Nichts, was du eingibst, verlässt ' +
            'dein Gerät.',
        ],
      },
    ],
  },
  {
    id: 'discards',
    title: 'Was abwerfen',
    parts: [
      'Abwürfe werden überall gleich gereiht: in der Antwort, in den Zeilen darunter, bei den Rufen, in ' +
        'der Auswertung und von den Computergegnern. Zuerst kommen Abwürfe, mit denen die Hand am nächsten ' +
        'an Tenpai bleibt. Unter ihnen entscheidet die höchste Summe: wie viele Steine helfen und wohin ' +
        'sie führen, welche Dora, Wertsteine und Formen bleiben und wie sicher der Stein ist. Sind die ' +
        'genauen Gewinnchancen bekannt, rückt nach hinten, was mehr als ein Zehntel unter dem besten ' +
        'Abwurf liegt.',
      'Sobald jemand Riichi erklärt oder zweimal gerufen hat, zählen für jeden Abwurf vier Dinge: was ' +
        'die Hand behält, die Schritte zurück, was ein Deal-in im Mittel kostet und wie wahrscheinlich er ' +
        'ist. Ein Riichi gilt als 5.500 Punkte teuer, eine offene Hand als 2.600 und 1.500 mehr für jedes ' +
        'sichtbare Dora, oder 32.000, wenn sie alle drei Drachen oder alle vier Winde zeigt; beim Dealer ' +
        '(Ost) die Hälfte mehr. Angriff sieht nur auf die Hand, Verteidigung nur auf das Abwurfrisiko. Die ' +
        'Gewichte bei einem Riichi:',
      {
        head: ['Die Hand ist', 'ein Punkt ihrer Summe', 'ein Schritt zurück', '1.000 Punkte Kosten', 'doppelte Gefahr'],
        rows: [
          ['tenpai', '0,23', '3,44', '0,24', '0,40'],
          ['1-Shanten', '0,23', '1,57', '1,15', '0,50'],
          ['2-Shanten', '0,18', '1,13', '2,08', '0,56'],
          ['weiter weg', '0,11', '1,14', '0,73', '0,78'],
        ],
      },
      'Bei jedem Shanten kommt hinzu:',
      {
        head: ['Der Abwurf', 'wiegt'],
        rows: [
          ['gibt der Hand 1.000 erwartete Punkte mehr', '0,67'],
          ['liegt schon im Fluss eines drohenden Spielers', '0,93'],
          ['wurde seit dem Riichi oder gerade eben durchgelassen', '1,03'],
          ['ist ein Ehrenstein, 2 ungesehen', '−0,26'],
          ['ist ein Ehrenstein, 3 ungesehen', '−1,11'],
        ],
      },
      'Die Gefahr eines Steins zählt jede Form zusammen, die noch auf ihn warten kann: nach dem, ' +
        'was abgeworfen, was nach dem Riichi durchgelassen wurde, und den sichtbaren Exemplaren. Der ' +
        'Balken unter einem Stein wächst bei 0,5, 2, 5 und 10 Prozent.',
    ],
  },
  {
    id: 'notations',
    title: 'Schreibweisen',
    parts: [
      'Die Schreibweise wird erkannt und am Feld genannt. Listen von Zahlen werden nie geraten: du ' +
        'wählst, was sie sind.',
      {
        head: ['Schreibweise', 'Beispiel', 'Bemerkung'],
        rows: [
          [
            'mpsz',
            '`123m406p789s11555z`',
            '`m` Zeichen, `p` Kreise, `s` Bambus, `z` Ost Süd West Nord Weiß Grün Rot; `0` ist eine rote ' +
              'Fünf; `1f`–`8f` Jahreszeiten und Blumen',
          ],
          [
            'libmahjong',
            '`111m055s789p`',
            'wie mpsz, nimmt aber jedes Zeichen: ein falsches Zeichen wird ein Fehlerstein',
          ],
          ['34 Indizes', '`0 1 2 27`', '0–33: Zeichen, Kreise, Bambus, Ehrensteine'],
          ['34 Anzahlen', '`1,1,1,0,…`', '34 Zahlen, die Exemplare jeder Art'],
          ['136 Nummern', '`0 4 8 16`', 'vier Nummern je Art; 16, 52 und 88 sind die roten Fünfen'],
          ['Tenhou-Zahlen', '`11 12 13 51`', '11–19, 21–29, 31–39, 41–47; 51–53 rote Fünfen'],
          ['kobalab', '`m123p0z11,z222=`', 'die Farbe zuerst; Sätze zwischen Kommas'],
          ['mjai', '`1m 2m 5mr E P`', 'Steine zwischen Leerzeichen'],
          ['Unicode', '`🀇🀈🀉🀀`', 'der Block der Mahjong-Steine'],
          ['Namen', '`ONE_CHARACTER`', 'Wörter von libmahjong'],
          ['Ùzje', '`Z xt at`', 'Buchstaben des Ùzje-Spiels'],
        ],
      },
      "Sätze in mpsz: Leerzeichen trennen Gruppen. `'` nach einer Ziffer zeigt den gerufenen " +
        'Stein, und sein Platz sagt, von wem: vorn links, in der Mitte gegenüber, hinten rechts ' +
        "(`2'34m`, `55'5z`). `\"` zeigt den einem Pon hinzugefügten Stein (`5'5\"55z`). `(1111z)` oder " +
        '`0110z` ist ein verdecktes Kan; `[123m]` ist gerufen, ohne dass gesagt wird, von wem. ' +
        'Wikivorlagen und LaTeX sind schon so geschrieben: einfach einfügen.',
    ],
  },
  { id: 'terms', title: 'Begriffe', parts: [{ terms: true }] },
  {
    id: 'riichi',
    title: 'Riichi',
    parts: [
      'Ein Gewinn braucht eine vollständige Hand und mindestens ein Yaku. Jede Lesart der Steine ' +
        'wird versucht, und in jeder jeder Satz, zu dem der Gewinnstein gehören kann; die höchste ' +
        'Zahlung zählt, dann mehr Han, dann mehr Fu.',
      'Grundpunkte sind Fu × 2^(Han + 2), höchstens 2.000 (Mangan); 6 Han Haneman, 8 Baiman, 11 ' +
        'Sanbaiman, 13 gezählter Yakuman, wo es ihn gibt. Jede Zahlung wird für sich auf Hunderter ' +
        'aufgerundet; Honba und Riichi-Stäbe kommen hinzu.',
      'Ein durch Ron fertiger Drilling ist für Fu und Sanankou offen, obwohl die Hand geschlossen ' +
        'bleibt. Pinfu mit Tsumo hat 20 Fu. Eine offene Hand ohne weitere Fu zählt als 30. Vier ' +
        'gleiche Steine sind nur ein Kan, wenn es angesagt wurde.',
      'In diesen Optionen unterscheiden sich die Regelwerke. Werte mit „?“ ließen sich nicht am ' +
        'Text der Organisation prüfen.',
      { rulesets: true },
    ],
  },
  {
    id: 'classical',
    title: 'Klassisch',
    parts: [
      'Fünf Sätze, genau einer davon ein Paar; vierzehn Steine und einer mehr je Vierer, bis ' +
        'achtzehn. Dazu dreizehn Waisen. Sieben Paare gewinnen nicht.',
      'Punkte: Grundwert 20; ein Dreier 4, aus End- oder Ehrensteinen 8; ein Vierer 16, aus End- ' +
        'oder Ehrensteinen 32; ein Paar aus Drachen, Platzwind oder Rundenwind 2, aus einem Wind, ' +
        'der beides ist, 4. Jede Verdopplung verdoppelt sie: Glückssätze, keine Folge, 1-2-3 mit ' +
        '4-5-6 und 7-8-9 einer Farbe, keine Punkte über den Grundwert hinaus, und das Beste aus nur ' +
        '2 bis 8, keine 2 bis 8, End- oder Ehrenstein in jedem Satz, eine Farbe (4), eine Farbe mit ' +
        'Ehrensteinen, kleine drei Drachen. Die Summe wird auf Zehner gerundet; das Limit ist 500.',
      'Das Quelldokument widerspricht sich stellenweise. So haben wir entschieden, und so könnte ' +
        'man es auch lesen:',
      {
        head: ['', 'Entscheidung', 'Andere Lesart'],
        rows: [
          [
            'D1',
            'Die beste Lesart der Steine wird gezahlt.',
            'Die zuerst gefundene, da die Suche des Dokuments dort endet (Option).',
          ],
          ['D2', 'Die zweite Beispieltabelle ergibt 40.', 'Sie druckt 36.'],
          [
            'D3',
            'Von den sechs Regeln der Einheitlichkeit wird eine gezahlt, die wertvollste; von gleichen ' +
              'die erste in der Reihenfolge des Verfahrens.',
            'Die erste, die zutrifft: dann bekäme eine Hand einer Farbe aus 2 bis 8 eine Verdopplung ' + 'statt 4.',
          ],
          [
            'D4',
            'Folgen dürfen ineinandergreifen: 2 2 3 3 4 4 ist 234 234.',
            'Die beschriebene Suche gibt dabei auf und lehnt die Hand ab.',
          ],
          ['D5', '„Keine Folge“ fragt alle Sätze außer dem Paar.', 'Auch vom Paar verlangt, hätte es keine Hand.'],
          [
            'D6',
            'Drei Folgen hintereinander sind 1-2-3, 4-5-6 und 7-8-9 einer Farbe, einmal gezählt.',
            '123 234 345 nach dem Wortlaut.',
          ],
          [
            'D7',
            '„Ein End- oder Ehrenstein“ heißt mindestens einer in jedem Satz.',
            'Genau einer, was das Beispiel des Dokuments selbst nicht hat.',
          ],
          ['D8', 'Neun Tore nur, wenn ganz selbst gezogen angegeben ist.', 'Immer, da alle Hände als verdeckt gelten.'],
          ['D9', 'Mehrere Limithände zahlen ein Limit; alle werden genannt.', 'Nur die zuerst gefundene wird genannt.'],
          [
            'D10',
            'Vier gleiche Steine sind nur so weit ein Vierer, wie die Anzahl der Steine es sagt; von ' +
              'mehreren wird der bessere genommen.',
            'Alle vier gleichen Steine sind ein Vierer. Angesagte Kans entscheiden.',
          ],
          ['D11', 'Ein Glückspaar gibt Punkte, nie eine Verdopplung.', 'Das Dokument sagt „Glück“ zu beidem.'],
          ['D12', 'Eine rote Fünf ist eine Fünf.', 'Das Dokument kennt keine roten Fünfen.'],
        ],
      },
    ],
  },
  {
    id: 'sichuan',
    title: 'Sichuan (Blutiger Kampf)',
    parts: [
      'Die Sichuan Bloody Rules (SBR, Entwurf 2025) und die üblichen Regeln von Clubs und Apps stehen beide ' +
        'zur Wahl; was sich unterscheidet, ist eine Option.',
      {
        list: [
          '108 Steine: Zahlen, Kreise, Bambus. Nach den üblichen Regeln werden erst drei Steine getauscht; ' +
            'dann wählt jeder eine Fehlfarbe. Ihre Steine werden vor allen anderen abgeworfen und nie für Pung, ' +
            'Kong oder Gewinn verwendet.',
          'Es gibt keinen Chow. Mehrere können auf einen Abwurf gewinnen. Wer gewinnt, scheidet aus; die ' +
            'anderen spielen weiter, bis drei gewonnen haben oder die Mauer leer ist.',
          'Fans addieren sich, jeder verdoppelt, bis zur Grenze: 1, 2, 4, 8 Punkte, nach den üblichen Regeln auch ' +
            '16. Der Abwerfer zahlt; einen selbst gezogenen Gewinn zahlen alle, die nicht gewonnen haben, nach SBR ' +
            'je 1 Punkt mehr.',
          'Kongs werden sofort gezahlt: verdeckt 2 Punkte von jedem, der nicht gewonnen hat, vom Abwurf 2 vom ' +
            'Abwerfer, mit dem gerade gezogenen Stein ergänzt 1 von jedem. Wird auf den Abwurf nach einem Kong ' +
            'gewonnen, geht das Geld zurück oder an den Gewinner, bei mehreren an jeden ganz.',
          'Ist die Mauer leer, geben Hände, die nicht warten oder Steine der Fehlfarbe halten, ihr Konggeld zurück. ' +
            'Wer nicht wartet, zahlt jeder wartenden Hand den Wert ihres teuersten Gewinns: 1 bis 8 Punkte, nach den ' +
            'üblichen Regeln bis 16. Der Punkt fürs Selbstziehen und die Fans für Gewinn oder Schuss nach Kong, ' +
            'beraubten Kong und letzten Stein zählen nicht. Wartet keine Hand, wird nichts gezahlt.',
          'Wer noch Steine der Fehlfarbe hält, ist ein Schwein. Nach SBR zahlt es wie eine Hand, die nicht wartet; ' +
            'hat es einen Stein einer anderen Farbe abgeworfen, verliert es außerdem 24 Punkte, die niemand erhält. ' +
            'Nach den üblichen Regeln zahlt es jedem, der nicht gewonnen hat und kein Schwein ist, 16 Punkte und ' +
            'sonst nichts.',
          'Verzicht: Wer einen Gewinn auslässt, darf bis zum nächsten eigenen Zug nicht auf einen Abwurf mit ' +
            'höchstens so vielen Fans gewinnen.',
          'Der erste Gewinner ist der nächste Dealer; gewinnen mehrere zuerst auf einen Abwurf, ist es der Abwerfer.',
        ],
      },
    ],
  },
  {
    id: 'uzje',
    title: 'Ùzje',
    parts: [
      'Vier Sätze und ein Paar mit Rängen von 0 bis 16; die gedrängten Winde H und V passen nur zu ' +
        'sich selbst. Die Quelle nennt keine Werte, darum zählt ein Gewinn 0.',
    ],
  },
  {
    id: 'keys',
    title: 'Tastatur',
    parts: [
      {
        head: ['Taste', 'Wirkung'],
        rows: [
          ['`Strg Z`, `Strg Umschalt Z` oder `Strg Y`', 'rückgängig, wiederholen (am Mac `⌘`)'],
          [
            '`Tab`',
            'geht von der Hand zum Feld, zu Werkzeugen, Modi, Auswahl, Regeln und Antwort; die Auswahl ' +
              'ist ein Halt',
          ],
          ['Pfeile, `Pos1`, `Ende`', 'gehen innerhalb der Auswahl'],
          ['`Eingabe` oder Leertaste', 'drückt, was den Fokus hat'],
          ['`0` oder ein Rechtsklick', 'auf einer Fünf der Hand macht sie rot oder wieder gewöhnlich'],
          ['`Rücktaste`', 'nimmt in der Auswahl den letzten Stein weg'],
          ['`Escape`', 'schließt Blätter und Erklärungen'],
        ],
      },
    ],
  },
  {
    id: 'review',
    title: 'Partien auswerten',
    parts: [
      'Die Auswertung vergleicht jede Entscheidung eines Platzes mit Tehais Reihung nach dem, was in ' +
        'diesem Moment zu sehen war: Abwürfe, gemachte und ausgelassene Rufe, Riichi, Kans, ausgelassene ' +
        'Gewinne. Die Mauer dient erst danach dazu, Glück aufzuführen.',
      'Eine Entscheidung kostet den Unterschied an erwarteten Punkten und Gewinnchance, nach den Chancen ' +
        'des Spiels gegen die Gegner, angepasst an aufgezeichnete Partien zu viert; was zu dritt anders ist, ' +
        'wurde in Partien zwischen Computerspielern gemessen. Außerhalb von Riichi zählt nur die eigene Hand: ' +
        'ihre Gewinnchance und erwarteten Punkte mit den verbleibenden Zügen, abzüglich der mittleren Kosten ' +
        'eines Deal-ins. Die Platzierung gehört nicht dazu, ebenso wenig ein ' +
        'Ruf für ein noch fernes Yaku. Die Chancen in der Ansicht Hand, bei Tipps und in den Verläufen eines ' +
        'Spiels und die Kosten einer Auswertung gelten für die Spielstärke am Tisch, die in den Einstellungen ' +
        'gewählt ist: je stärker der Tisch, desto weniger Spiele werden gewonnen.',
      'Wie gut ist sie? Bei 9.522 ruhigen Entscheidungen aus Partien an starken Tischen, die nicht zur ' +
        'Anpassung dienten, warf der Spieler in 61 von 100 (±1) denselben Stein ab, mit einem Riichi oder ' +
        'zwei Rufen am Tisch in 62. Lernende Programme erreichen 70 bis 75. Eine andere Wahl ist eine ' +
        'Frage, nicht immer ein Fehler.' +
        ' Für drei Spieler gibt es zum Vergleich nur ein Protokoll mit 6 Spielen: In 136 ruhigen Entscheidungen ' +
        'sind es 63 von 100 (±8). Das ist zu wenig, und die Gewichte sind die von vier Spielern.',
      'Neben den Punkten steht die Platzierung, wenn vier Spieler um Uma und Oka spielen: um wie viel die ' +
        'Entscheidung verringert, was am Ende der Partie für den Platz zu erwarten ist. Jedes mögliche Ende ' +
        'des Spiels, nach seinen Chancen, ergibt neue Punktestände; was die Spiele danach bringen, folgt einer ' +
        'Verteilung, die an Partien zwischen Computerspielern angepasst ist. In anderen solchen Partien weichen ' +
        'ihre Chancen auf einen Platz um weniger als 1 von 100 von dem ab, was kam, ebenso wie die einer ' +
        'Simulation der Spiele; in 19 aufgezeichneten um 3 von 100, aber 19 sind zu wenige: In ebenso vielen ' +
        'von Computerspielern sind es 2 bis 4. Die Spieler gelten als gleich stark, und kein Urteil hängt davon ab.',
      'Zu viert ist ein Abwurf oder Ruf nur ein Fehler, wenn zwei Rechnungen ihn schlechter finden: die ' +
        'Chancen, und erwartete Punkte, die Rufe und Yaku einrechnen. Bis 100 Punkte sind kein Fehler, bis ' +
        '250, wenn er ebenso oft gewinnt, bis 1.000, wenn er öfter gewinnt oder auf Tanyao oder einen Flush ' +
        'spielt, bei Bedrohung dazu ein Drittel des Unterschieds an Gefahr; bei Rufen und Riichi 250 bis ' +
        '1.000. Im letzten Spiel, in dem Plätze entscheiden, wird Riichi nicht beurteilt, ein Ruf nur beim ' +
        'Führenden. Fehler beginnen bei 500 Punkten, grobe bei 1.500; davor sind für Ungenauigkeit der ' +
        'Zahlen 500 bei einem Ruf, 1.000 bei Riichi abgezogen. Zu dritt werden Rufe und Riichi nicht beurteilt.',
      'Ziehe einen Ordner oder mehr als zwölf Dateien auf die Seite, um sie zusammen auszuwerten: ' +
        'dieselben Zahlen über alle Partien, nach Platz, nach Runde und über die Zeit, und die schlimmsten ' +
        'Momente. Nichts verlässt dieses Gerät.',
    ],
  },
];
