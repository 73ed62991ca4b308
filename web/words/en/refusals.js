// @ts-check
// English: refused wins at a table, and logs that cannot be read, by the module's pattern.

/** @type {Record<string, string>} */
export const faults = {
  '{0} cannot win: the hand is complete but worth {1} of the {2} that it needs':
    '{0} cannot win: the hand is complete, but worth {1} of the {2} that it needs.',
  '{0} cannot win: the hand is complete but scores nothing':
    '{0} cannot win: the hand is complete, but scores nothing.',
  '{0} cannot win: the hand is not complete': '{0} cannot win: the hand is not complete.',
  '{0} cannot win on a discard: furiten': '{0} cannot win on a discard: furiten.',
  '{0} cannot win on the own tile': '{0} cannot win on their own discard.',
  'line {0}, column {1}: JSON: {2}, found {3}': 'Line {0}, column {1}: not valid JSON: {2}, found {3}.',
  'line {0}, column {1}: JSON: want no more than {2} {3}, found {4}':
    'Line {0}, column {1}: too much JSON: at most {2} {3}.',
};
