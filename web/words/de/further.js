// @ts-check
// German words of what lies beyond the first answer: chance to win, calls, hands within reach.

/** @type {Record<string, string | Record<string, string>>} */
export const table = {
  'asking.busy': 'Wird berechnet …',
  'asking.failed': 'Das ließ sich nicht berechnen: {why}',
  'asking.noWorker': 'Das dauert länger als ein Tastendruck, und der Browser erlaubt hier keinen Worker.',
  'asking.here': 'Trotzdem berechnen',
  'goals.title': 'Hände in Reichweite',
  'goals.away': 'noch {n}',
  'goals.ready': 'bereit dafür',
  'goals.made': 'fertig',
  'goals.help': { one: '{n} Stein hilft', other: '{n} Steine helfen' },
  'goals.rest': { one: '{n} weitere, die ferner ist', other: '{n} weitere, die ferner sind' },
  'calls.title': 'Rufe',
  'calls.from': 'Abgeworfen von',
  'calls.after': 'Nach deinem Abwurf von {tile}:',
  'calls.none': 'Kein Ruf bringt die Hand näher.',
  'calls.rest': { one: '{n} Ruf, der sie nicht näher bringt', other: '{n} Rufe, die sie nicht näher bringen' },
  'calls.call': '{tile} rufen: {meld}',
  'calls.then': '{tile} abwerfen, {tiles} helfen',
  'chance.title': 'Gewinnchance',
  'chance.draws': 'Züge übrig',
  'chance.model': 'Wie gewonnen wird',
  'chance.draw': 'Tsumo',
  'chance.draw-ron': 'mit Ron',
  'chance.improve': 'mit Verbessern',
  'chance.riichi': 'Riichi, sobald bereit',
  'chance.minimum': 'Nur Hände, die das Minimum erreichen',
  'chance.win': 'Gewinn',
  'chance.ready': 'bereit',
  'chance.value': 'Punkte',
  'chance.rest': { one: '{n} weitere', other: '{n} weitere' },
  'chance.axis': { one: 'mit 1 Zug', other: 'mit 1 bis {n} Zügen' },
  'chance.within': { one: 'In {n} eigenen Zug.', other: 'In {n} eigenen Zügen.' },
  'chance.drawMeans':
    'Jeder Zug ist ein zufälliger nicht gesehener Stein. Ein Stein, der die Hand näher bringt, ' +
    'bleibt, mit dem besten Abwurf; jeder andere geht. Die Hand gewinnt mit dem eigenen Zug.',
  'chance.improveMeans':
    'Wie Tsumo; dazu bleibt ein Stein auch für eine bessere Form oder mehr Wartesteine, oder die ' +
    'Hand geht einen Schritt zurück, wo das öfter gewinnt.',
  'chance.draw-ronMeans':
    'Jeder Zug ist ein zufälliger nicht gesehener Stein. Ein Stein, der die Hand näher bringt, ' +
    'bleibt, mit dem besten Abwurf; jeder andere geht. Ist die Hand bereit, gewinnt sie auch auf ' +
    'Abwürfe: ein zufälliger nicht gesehener Stein von jedem vor jedem eigenen Zug.',
  'chance.furitenAside': 'Furiten bleibt außer Acht.',
  'chance.improveLimits':
    'Nichts wird gerufen, und niemand sonst gewinnt. Zu früh abgeworfene Steine gehen mit ihrem ' +
    'Mittel ein: weniger als 0,2 Prozentpunkte daneben, solange höchstens zwei Steine fehlen, ' +
    'weniger als 0,5 weiter weg. Öfter als einmal zu verbessern brächte bis zu zwei Prozentpunkte mehr.',
  'chance.limits':
    'Nichts wird gerufen, kein Stein bleibt für bessere Wartesteine, und niemand sonst gewinnt. ' +
    'Genau, solange höchstens ein Stein fehlt; weiter weg gehen zu früh abgeworfene Steine mit ihrem ' +
    'Mittel ein, weniger als ein Zehntel Prozentpunkt daneben.',
  'rivals.title': 'Abwürfe der anderen und Gefahr',
};
