// @ts-check
// German: files, the app on the device, embedding.

/** @type {Record<string, string | Record<string, string>>} */
export const table = {
  'page.needsAll': 'Diese Seite braucht das ganze Programm, das noch geladen wird …',
  'page.longLink': 'Dieser Link hat {n} Zeichen und wird nicht geöffnet: Höchstens {most} sind erlaubt.',
  'page.close': 'Schließen',
  'update.there': 'Eine neue Version von Tehai ist da.',
  'update.now': 'Aktualisieren',
  'update.later': 'Später',
  'settings.level': 'Spielstärke am Tisch',
  'level.ordinary': 'Gewöhnlich',
  'level.usual': 'Stark',
  'level.strongest': 'Am stärksten',
  'files.title': 'Speichern und öffnen',
  'offline.some': 'Offline verfügbar: Hände und die geöffneten Ansichten',
  'offline.all': 'Offline verfügbar: alles',
  'offline.keepAll': 'Alles offline verfügbar machen',
  'files.save': 'Die Hand als Datei speichern',
  'files.open': 'Eine Datei öffnen',
  'files.saved': 'Gespeichert: hand.tehai.txt',
  'files.opened': '{name} geöffnet.',
  'files.tooLarge': '{name} ist zu groß: höchstens {mb} MB Text.',
  'files.picture':
    '{name} ist ein Bild, und Tehai liest keine Bilder. Ziehe eine Textdatei mit einer Hand hierher, oder ' +
    'tippe die Hand ein.',
  'files.noText': '{name} ist keine Textdatei.',
  'files.noHand': '{name} enthält keine Hand: In der ersten Zeile muss eine Hand stehen, in beliebiger Schreibweise.',
  'files.one': 'Tehai als eine Datei herunterladen',
  'files.oneWhy': 'Die Datei öffnet sich von der Festplatte und braucht kein Netz.',
  'files.isOne': 'Das ist ganz Tehai in einer Datei. Sie greift nicht auf das Netz zu.',
  'files.install': 'Als App installieren',
  'element.open': 'In Tehai öffnen',
  'element.failed': 'Tehai konnte hier nicht laden: {why}',
  'help.search': 'Hilfe durchsuchen',
  'help.none': 'Nichts gefunden.',
  'embed.for': 'Wofür',
  'embed.for.wiki': 'Wiki',
  'embed.for.blog': 'Blog oder Website',
  'embed.for.frame': 'Frame',
  'skip.board': 'Zum Tisch springen',
  'skip.deal': 'Zur Eingabe springen',
  'skip.question': 'Zur Frage springen',
  'skip.problem': 'Zur Aufgabe springen',
  'skip.code': 'Zum Code springen',
  'skip.search': 'Zur Suche springen',
  'skip.open': 'Zum Öffnen einer Partie',
  'embed.title': 'Teilen und einbetten',
  'embed.intro':
    'Code, der die Hand oder Partie dieser Seite, eine Aufgabe oder eine Lektion auf einer anderen zeigt. Ohne ' +
    'Skripte bleibt der Text lesbar.',
  'embed.kind': 'Was gezeigt wird',
  'embed.hand': 'Steine',
  'embed.score': 'Steine und Wertung',
  'embed.replay': 'Partie',
  'embed.problem': 'Aufgabe',
  'embed.lesson': 'Lektion',
  'embed.problemSample':
    'Ein Beispiel. Den Code für eine eigene Aufgabe gibt es bei den Aufgaben unter „Exportieren und teilen“.',
  'embed.form': 'Antwort',
  'embed.form.full': 'ganze Wertung',
  'embed.form.compact': 'zwei Zeilen, Wertung beim Antippen',
  'embed.size': 'Breite eines Steins',
  'embed.theme': 'Farben',
  'embed.preview': 'So sieht es aus',
  'embed.copy': 'Kopieren',
  'embed.where': 'Adresse von Tehai',
  'embed.iframe': 'Ein Rahmen',
  'embed.iframeWhy':
    'Für jeden Ort, der ein iframe nimmt. Die Höhe passt für 470 Pixel Breite; mit dem Skript ' +
    'des Wikis unten folgt sie dem Inhalt.',
  'embed.element': 'Ein Element',
  'embed.elementWhy':
    'Für die eigene Seite: ein Skript, dann ein Element für jede Hand. Steine werden sofort gezeichnet; ' +
    'Wertungen und Partien laden das Modul einmal je Seite.',
  'embed.wiki': 'Eine Wikiseite',
  'embed.wikiWhy': 'Für ein MediaWiki mit der Vorlage und dem Skript unten.',
  'embed.template': 'Vorlage',
  'embed.templateWhy':
    'Eine Seite je Vorlage, einmal angelegt: Template:Mj hand, Template:Mj score, Template:Mj replay, ' +
    'Template:Mj problem, Template:Mj lesson.',
  'embed.common': 'Das Skript des Wikis',
  'embed.commonWhy':
    'Eine Zeile in MediaWiki:Common.js. Es geht auch als Helferlein: ' +
    'MediaWiki:Gadget-mahjong.js, mit der Definition unten in MediaWiki:Gadgets-definition.',
  'embed.gadget': 'Definition des Helferleins',
  'embed.widget': 'Extension:Widgets',
  'embed.widgetWhy': 'Für Wikis mit dieser Erweiterung, anstelle von Vorlage und Skript: die Seite Widget:Mahjong.',
  'embed.api': 'Für Skripte',
  'embed.apiWhy':
    'Attribute eines Elements lassen sich jederzeit ändern. Elemente melden Ereignisse und springen mit goTo ' +
    'zu einem Schritt.',
  'embed.empty': 'Die Ansicht Hand ist leer, darum steht hier ein Beispiel.',
  'rivals.how':
    'Gib die Abwürfe eines anderen der Reihe nach ein, etwa 9m1z3p. Dann zeigt jeder Stein der Hand sein ' +
    'Abwurfrisiko.',
  'rivals.of': 'Abwürfe von {wind}',
  'rivals.pick': 'wählen',
  'rivals.unread': 'Das ist keine Liste von Steinen. Beispiel: 9m1z3p.',
  'rivals.weighed': 'Ausgewogen',
  'rivals.push': 'Angriff: nur die eigene Hand',
  'rivals.fold': 'Verteidigung: nur die Sicherheit',
  'rivals.dangers': 'Steine der Hand, die sichersten zuerst',
};
