// @ts-check
// The length of the danger bar below a tile, in five steps.

/** Deal-in chances at which the bar grows. */
const steps = [0.005, 0.02, 0.05, 0.1];

/** The length of the bar, 0 to 4. @param {number} chance of a deal-in */
export const levelOf = (chance) => steps.filter((step) => chance >= step).length;
