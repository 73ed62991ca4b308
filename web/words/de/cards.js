// @ts-check
// German: the words of the first screen.

/** @type {import('../index.js').Table} */
export const table = {
  'cards.title': 'Hier anfangen',
  'cards.score': 'Einen Gewinn berechnen',
  'cards.scoreWhy': 'Was er zahlt und warum: jedes Yaku, jedes Fu.',
  'cards.discard': 'Was abwerfen',
  'cards.discardWhy': 'Tippe den Stein an, den du abwerfen würdest.',
  'cards.review': 'Eine Partie auswerten',
  'cards.reviewWhy': 'Eine eigene Aufzeichnung oder ein Beispiel, Schritt für Schritt.',
  'cards.day': 'Die Hand des Tages',
  'cards.dayWhy': 'Heute für alle gleich: Welchen Stein würdest du abwerfen?',
  'cards.count': 'Die Hand des Tages',
  'cards.countWhy': 'Heute für alle gleich: Wie viel zahlt sie?',
  'cards.discardTile': '{tile} abwerfen',
  'cards.open': '{tile}: diese Hand öffnen',
  'cards.openGame': '{tile}: die Partie hier öffnen',
  'cards.before': 'Voriger Zug',
  'cards.after': 'Nächster Zug',
  'cards.turn': '{wind} zieht · {n} von {all}',
  'cards.bestChance': '{tile} abgeworfen, Gewinnchance {n}: keiner ist besser.',
  'cards.lessChance': '{tile} abgeworfen, Gewinnchance {n}. Am besten: {best}, {most}.',
  'cards.best': 'Du hast {tile} abgeworfen: keiner ist besser. {n} Steine helfen.',
  'cards.less': 'Du hast {tile} abgeworfen: {n} Steine helfen. Nach {best} wären es {most}.',
  'cards.back': 'Du hast {tile} abgeworfen: Das geht einen Schritt zurück. {best} nicht, und {most} Steine helfen.',
  'cards.counted': 'Deine Antwort {sum} ist richtig.',
  'cards.miscounted': 'Du hast {sum} geantwortet; gezahlt werden {right}. Die Wertung zeigt, warum.',
};
