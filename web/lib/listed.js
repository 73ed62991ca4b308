// @ts-check
// Chooses the deals of a game that are listed. A match has a dozen deals, but a text may hold thousands, and a
// browser lays out each listed one at every change.

/** Up to this number all deals are listed. */
const most = 400;

/**
 * All deals of a game; of very many deals, those near the given one and some of the others at equal distances.
 * @param {number} count the number of deals
 * @param {number} at the chosen deal
 * @returns {number[]} in order, with the first, the last and the chosen one among them
 */
export function listed(count, at) {
  const all = [...Array(count).keys()];
  if (count <= most) return all;
  const every = Math.ceil(count / (most / 2));
  return all.filter((deal) => Math.abs(deal - at) < most / 4 || deal % every === 0 || deal === count - 1);
}
