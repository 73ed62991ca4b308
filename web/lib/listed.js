// @ts-check
// Which deals of a game are listed. A match has a dozen; a text may hold thousands, and a browser lays out each one
// that is listed, again and again.

/** Up to so many all are. */
const most = 400;

/**
 * All deals of a game, or of very many those around one, and every so many of the others.
 * @param {number} count how many there are
 * @param {number} at the one looked at
 * @returns {number[]} in their order, with the first, the last and that one among them
 */
export function listed(count, at) {
  const all = [...Array(count).keys()];
  if (count <= most) return all;
  const every = Math.ceil(count / (most / 2));
  return all.filter((deal) => Math.abs(deal - at) < most / 4 || deal % every === 0 || deal === count - 1);
}
