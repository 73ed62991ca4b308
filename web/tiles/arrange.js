// @ts-check
// The arrangement of a hand: closed tiles, a gap, the drawn one, melds with the called tile turned, flowers.

import { isRed, place } from './code.js';

/** @import { Hand } from './mpsz.js' */

/** The number of tiles of a hand, where every meld counts as three. @param {Hand} hand */
export const size = (hand) => hand.closed.length + 3 * hand.melds.length;

/** The closed tiles sorted, and the drawn tile. @param {Hand} hand @returns {{row: string[], drawn?: string}} */
export function laidOut(hand) {
  const row = [...hand.closed];
  const drawn = hand.win ?? (hand.closed.length % 3 === 2 && size(hand) === 14 ? row[row.length - 1] : undefined);
  if (drawn) row.splice(row.lastIndexOf(drawn), 1);
  return { row: row.sort((a, b) => place(a) - place(b)), drawn };
}

/**
 * The pictures of a meld, from left to right: the called tile is turned and its place shows from whom it came, an
 * added tile lies above it; a concealed kong shows two backs.
 * @param {import('./mpsz.js').Meld} meld
 * @returns {{code: string, turned?: boolean, above?: string}[]}
 */
export function meldPictures(meld) {
  if (meld.kong === 'concealed') {
    const [, , second, first] = meld.tiles;
    return [{ code: 'back' }, { code: second }, { code: meld.tiles.find(isRed) ?? first }, { code: 'back' }];
  }
  if (meld.called === undefined || !meld.from) return meld.tiles.map((code) => ({ code }));
  /** @type {{code: string, turned?: boolean, above?: string}[]} */
  const rest = meld.tiles.filter((_, index) => index !== meld.called).map((code) => ({ code }));
  const above = meld.kong === 'added' ? rest.pop()?.code : undefined;
  const at = { left: 0, across: 1, right: rest.length }[meld.from];
  return rest.toSpliced(at, 0, { code: meld.tiles[meld.called], turned: true, ...(above ? { above } : {}) });
}

/**
 * A whole hand in one row, for tilesSvgText.
 * @param {import('./mpsz.js').Hand} hand
 * @returns {import('./tile.js').Item[]}
 */
export function handItems(hand) {
  const { row, drawn } = laidOut(hand);
  const melds = hand.melds.flatMap((meld) => [
    null,
    ...meldPictures(meld).flatMap(({ code, turned, above }) =>
      above
        ? [
            { code, turned },
            { code: above, turned },
          ]
        : [{ code, turned }],
    ),
  ]);
  return [...row, ...(drawn ? [null, drawn] : []), ...melds, ...(hand.flowers.length ? [null, ...hand.flowers] : [])];
}
