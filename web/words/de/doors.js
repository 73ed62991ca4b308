// @ts-check
// German: the words of the first screen.

/** @type {import('../index.js').Table} */
export const table = {
  'doors.title': 'Hier anfangen',
  'doors.score': 'Einen Gewinn abrechnen',
  'doors.scoreWhy': 'Was er zahlt und warum: jedes Yaku, jedes Fu.',
  'doors.discard': 'Was abwerfen',
  'doors.discardWhy': 'Tippe den Stein an, den du abwerfen würdest.',
  'doors.review': 'Eine Partie auswerten',
  'doors.reviewWhy': 'Eine eigene Aufzeichnung oder ein Beispiel, Schritt für Schritt.',
  'doors.day': 'Die Hand des Tages',
  'doors.dayWhy': 'Heute für alle gleich: Welchen Stein würdest du abwerfen?',
  'doors.count': 'Die Hand des Tages',
  'doors.countWhy': 'Heute für alle gleich: Wie viel zahlt sie?',
  'doors.letGo': '{tile} abwerfen',
  'doors.open': '{tile}: diese Hand öffnen',
  'doors.openGame': '{tile}: die Partie hier öffnen',
  'doors.before': 'Voriger Zug',
  'doors.after': 'Nächster Zug',
  'doors.turn': '{wind} zieht · {n} von {all}',
  'doors.bestChance': '{tile} abgeworfen, Gewinnchance {n}: keiner ist besser.',
  'doors.lessChance': '{tile} abgeworfen, Gewinnchance {n}. Am besten: {best}, {most}.',
  'doors.best': 'Du hast {tile} abgeworfen: keiner ist besser. {n} Steine helfen.',
  'doors.less': 'Du hast {tile} abgeworfen: {n} Steine helfen. Nach {best} wären es {most}.',
  'doors.back': 'Du hast {tile} abgeworfen: Das geht einen Schritt zurück. {best} nicht, und {most} Steine helfen.',
  'doors.counted': 'Deine Antwort {sum} ist richtig.',
  'doors.miscounted': 'Du hast {sum} geantwortet; gezahlt werden {right}. Die Wertung zeigt, warum.',
};
