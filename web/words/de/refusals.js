// @ts-check
// German: why the table refuses a win, by the module's own pattern.

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
  '{0} cannot win on the own tile': '{0} gewinnt nicht auf den eigenen Stein.',
};
