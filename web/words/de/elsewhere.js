// @ts-check
// German: files, the app on the device, embedding.

/** @type {Record<string, string | Record<string, string>>} */
export const table = {
  'update.there': 'Es gibt eine neue Fassung von Tehai.',
  'update.now': 'Aktualisieren',
  'update.later': 'Später',
  'files.title': 'Behalten',
  'offline.some': 'Offline verfügbar: Hände und die geöffneten Ansichten',
  'offline.all': 'Offline verfügbar: alles',
  'offline.keepAll': 'Alles offline verfügbar machen',
  'files.save': 'Die Hand als Datei speichern',
  'files.open': 'Eine Datei öffnen',
  'files.saved': 'Gespeichert: hand.tehai.txt',
  'files.opened': '{name} geöffnet.',
  'files.tooLarge': '{name} ist zu groß: höchstens {mb} MB Text.',
  'files.picture':
    '{name} ist ein Bild; Bilder werden nicht gelesen. ' +
    'Ziehe eine Textdatei mit einer Hand hierher, oder tippe sie ein.',
  'files.noText': '{name} ist keine Textdatei.',
  'files.noHand': '{name} enthält keine Hand: in der ersten Zeile sollte eine in beliebiger Schreibweise ' + 'stehen.',
  'files.one': 'Ganz Tehai als eine Datei herunterladen',
  'files.oneWhy': 'Die eine Datei öffnet sich von der Platte, braucht kein Netz und fragt nach keinem.',
  'files.isOne': 'Das ist ganz Tehai in einer Datei; sie fragt das Netz nach nichts.',
  'files.install': 'Als App einrichten',
  'element.open': 'In Tehai öffnen',
  'element.failed': 'Tehai konnte hier nicht laden: {why}',
  'help.search': 'Hilfe durchsuchen',
  'help.none': 'Dazu steht hier nichts.',
  'embed.for': 'Wohin es kommt',
  'embed.for.wiki': 'Wiki',
  'embed.for.blog': 'Blog oder Website',
  'embed.for.frame': 'Frame',
  'embed.title': 'In eine Seite einbetten',
  'embed.intro':
    'Was in den Ansichten Hand oder Partie steht, für eine andere Seite gemacht. Ohne Skripte ' +
    'bleibt der Text lesbar.',
  'embed.kind': 'Was gezeigt wird',
  'embed.hand': 'Steine',
  'embed.score': 'Steine und Wertung',
  'embed.replay': 'Partie',
  'embed.form': 'Antwort',
  'embed.form.full': 'ganze Karte',
  'embed.form.compact': 'zwei Zeilen, Karte beim Antippen',
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
    'Für die eigene Seite: ein Skript für alle, dann ein Element, wo eines gebraucht wird. ' +
    'Steine werden sofort gezeichnet; Wertungen und Partien laden das Modul, einmal je Seite.',
  'embed.wiki': 'Eine Wikiseite',
  'embed.wikiWhy': 'Für MediaWiki, wo die Vorlage und das Skript unten eingerichtet sind.',
  'embed.template': 'Vorlage',
  'embed.templateWhy':
    'Eine Seite je Vorlage, einmal angelegt: Template:Mj hand, Template:Mj score, Template:Mj ' + 'replay.',
  'embed.common': 'Das Skript des Wikis',
  'embed.commonWhy':
    'Eine Zeile in MediaWiki:Common.js. Es geht auch als Helferlein: ' +
    'MediaWiki:Gadget-mahjong.js, mit der Definition unten in MediaWiki:Gadgets-definition.',
  'embed.gadget': 'Definition des Helferleins',
  'embed.widget': 'Extension:Widgets',
  'embed.widgetWhy': 'Für Wikis, die sie haben, anstelle von Vorlage und Skript: die Seite Widget:Mahjong.',
  'embed.api': 'Für Skripte',
  'embed.apiWhy': 'Elemente nehmen jederzeit Attribute an, melden Ereignisse und gehen mit goTo weiter.',
  'embed.empty': 'Die Ansicht Hand ist leer, darum steht hier ein Beispiel.',
  'rivals.how':
    'Was ein anderer abwarf, der Reihe nach: 9m1z3p. Damit zeigt jeder Stein der Hand, wie leicht er ' +
    'in eine Hand fällt.',
  'rivals.of': 'Abwürfe von {wind}',
  'rivals.pick': 'wählen',
  'rivals.unread': 'Das ist keine Liste von Steinen: zum Beispiel 9m1z3p.',
  'rivals.weighed': 'Gewogen',
  'rivals.push': 'Angriff: nur die eigene Hand',
  'rivals.fold': 'Verteidigung: der sicherste',
  'rivals.dangers': 'Steine der Hand, der sicherste zuerst',
};
