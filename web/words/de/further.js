// @ts-check
// German: the words of win chances, calls and hands within reach.

/** @type {Record<string, string | Record<string, string>>} */
export const table = {
  'asking.busy': 'Wird berechnet …',
  'asking.failed': 'Das ließ sich nicht berechnen: {why}',
  'asking.noWorker': 'Das dauert eine Weile, und der Browser erlaubt hier keinen Worker im Hintergrund.',
  'asking.here': 'Trotzdem berechnen',
  'goals.title': 'Hände in Reichweite',
  'goals.away': 'noch {n}',
  'goals.away@riichi': '{n}-Shanten',
  'goals.ready': 'bereit dafür',
  'goals.ready@riichi': 'Tenpai',
  'goals.made': 'vollständig',
  'goals.help': { one: '{n} Stein hilft', other: '{n} Steine helfen' },
  'goals.rest': { one: '{n} weitere, weiter entfernt', other: '{n} weitere, weiter entfernt' },
  'calls.title': 'Rufe',
  'calls.from': 'Abgeworfen von',
  'calls.after': 'Nach deinem Abwurf von {tile}:',
  'calls.none': 'Kein Ruf bringt die Hand näher an Tenpai.',
  'calls.rest': { one: '{n} Ruf, der sie nicht näher bringt', other: '{n} Rufe, die sie nicht näher bringen' },
  'calls.call': '{tile} rufen: {meld}',
  'calls.then': '{tile} abwerfen, {tiles} helfen',
  'chance.title': 'Gewinnchance',
  'chance.draws': 'Züge übrig',
  'chance.model': 'Modell',
  'chance.draw': 'Tsumo',
  'chance.draw-ron': 'mit Ron',
  'chance.improve': 'mit Verbesserungen',
  'chance.riichi': 'Riichi, sobald bereit',
  'chance.minimum': 'Nur Hände, die das Minimum erreichen',
  'chance.win': 'Gewinn',
  'chance.ready': 'bereit',
  'chance.value': 'Punkte',
  'chance.rest': { one: '{n} weitere', other: '{n} weitere' },
  'chance.axis': { one: 'mit 1 Zug', other: 'mit 1 bis {n} Zügen' },
  'chance.within': { one: 'In {n} eigenen Zug.', other: 'In {n} eigenen Zügen.' },
  'chance.drawMeans':
    'Jeder Zug ist ein zufälliger ungesehener Stein. Bringt er die Hand näher an Tenpai, wird er behalten ' +
    'und der beste Abwurf gemacht; jeder andere wird abgeworfen. Die Hand gewinnt durch Tsumo.',
  'chance.improveMeans':
    'Wie Tsumo. Einmal wird außerdem ein Stein für eine bessere Form oder bessere Wartesteine behalten, oder ' +
    'die Hand geht einen Schritt zurück, wenn das öfter gewinnt.',
  'chance.draw-ronMeans':
    'Jeder Zug ist ein zufälliger ungesehener Stein. Bringt er die Hand näher an Tenpai, wird er behalten ' +
    'und der beste Abwurf gemacht; jeder andere wird abgeworfen. In Tenpai gewinnt die Hand auch auf Abwürfe ' +
    'der anderen: ein zufälliger ungesehener Stein von jedem vor jedem eigenen Zug.',
  'chance.furitenAside': 'Furiten ist nicht berücksichtigt.',
  'chance.improveLimits':
    'Ohne Rufe, und niemand sonst gewinnt. Zu früh abgeworfene Steine werden gemittelt: Der Fehler liegt bis ' +
    '2-Shanten unter 0,2 Prozentpunkten, darüber unter 0,5. ' +
    'Öfter als einmal zu verbessern brächte bis zu zwei Prozentpunkte mehr.',
  'chance.limits':
    'Ohne Rufe, ohne Warten auf bessere Steine, und niemand sonst gewinnt. Exakt bis 1-Shanten; darüber ' +
    'werden zu früh abgeworfene Steine gemittelt, mit einem Fehler unter einem Zehntel Prozentpunkt.',
  'rivals.title': 'Abwürfe der anderen und Abwurfrisiko',
};
