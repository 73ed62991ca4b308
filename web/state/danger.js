// @ts-check
// How the danger of a tile is drawn: a bar below it, of five lengths.

/** Chances to deal in at which the bar grows. */
const steps = [0.005, 0.02, 0.05, 0.1];

/** The length of the bar, 0 to 4. @param {number} chance */
export const levelOf = (chance) => steps.filter((step) => chance >= step).length;
