// @ts-check
// German: refused wins at a table, and logs that cannot be read, by the module's pattern.

/** @type {Record<string, string>} */
export const faults = {
  East: 'Ost',
  South: 'Süd',
  West: 'West',
  North: 'Nord',
  '{0} cannot win: the hand is complete but worth {1} of the {2} that it needs':
    '{0} gewinnt so nicht: die Hand ist vollständig, zählt aber nur {1} von nötigen {2}.',
  '{0} cannot win: the hand is complete but scores nothing':
    '{0} gewinnt so nicht: die Hand ist vollständig, zählt aber nichts.',
  '{0} cannot win: the hand is not complete': '{0} gewinnt so nicht: die Hand ist nicht vollständig.',
  '{0} cannot win on a discard: furiten': '{0} gewinnt nicht auf einen Abwurf: Furiten.',
  '{0} cannot win on the own tile': '{0} gewinnt nicht auf den eigenen Abwurf.',
  'line {0}, column {1}: JSON: {2}, found {3}': 'Zeile {0}, Spalte {1}: kein gültiges JSON bei {3}.',
  'line {0}, column {1}: JSON: want no more than {2} {3}, found {4}':
    'Zeile {0}, Spalte {1}: zu viel JSON: höchstens {2} {3} werden gelesen.',
  values: 'Werte',
  levels: 'Ebenen',
  'items in a list': 'Einträge einer Liste',
};
