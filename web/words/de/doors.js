// @ts-check
// German: the words of the first screen.

/** @type {import('../index.js').Table} */
export const table = {
  'doors.title': 'Womit beginnen',
  'doors.score': 'Einen Gewinn zählen',
  'doors.scoreWhy': 'Was er zahlt und warum: jedes Yaku und jedes Fu.',
  'doors.discard': 'Was abwerfen',
  'doors.discardWhy': 'Tippe den Stein an, den du abwerfen würdest.',
  'doors.review': 'Eine Partie durchsehen',
  'doors.reviewWhy': 'Eine eigene Aufzeichnung oder ein Beispiel, Schritt für Schritt.',
  'doors.day': 'Die Hand des Tages',
  'doors.dayWhy': 'Heute für alle gleich: welchen Stein würdest du abwerfen?',
  'doors.count': 'Die Hand des Tages',
  'doors.countWhy': 'Heute für alle gleich: was zahlt sie?',
  'doors.letGo': '{tile} abwerfen',
  'doors.open': '{tile}: diese Hand öffnen',
  'doors.openGame': '{tile}: die Partie hier öffnen',
  'doors.before': 'Der Zug davor',
  'doors.after': 'Der nächste Zug',
  'doors.turn': '{wind} zieht · {n} von {all}',
  'doors.bestChance': '{tile} abgeworfen, Gewinnchance {n}: keiner ist besser.',
  'doors.lessChance': '{tile} abgeworfen, Gewinnchance {n}. Am besten: {best}, {most}.',
  'doors.best': 'Du hast {tile} abgeworfen: so gut wie jeder andere, {n} Steine helfen.',
  'doors.less': 'Du hast {tile} abgeworfen: {n} Steine helfen. Mit {best} wären es {most}.',
  'doors.back':
    'Du hast {tile} abgeworfen: das ist ein Schritt zurück. {best} hält den Abstand, {most} ' + 'Steine helfen.',
  'doors.counted': 'Du hast {sum} gesagt: richtig.',
  'doors.miscounted': 'Du hast {sum} gesagt; gezahlt werden {right}. Die Karte sagt, warum.',
};
