// @ts-check
// How the tiles of a hand lie: closed ones, a gap, the drawn one, melds with the called tile turned, flowers.

import { laidOut } from '../page/state/edit.js';
import { isRed } from '../page/state/tile.js';

/**
 * What is drawn for a declared meld, from left to right: the called tile lies turned at the place that says from whom,
 * an added tile above it; a concealed kong shows two backs.
 * @param {import('../page/state/mpsz.js').Meld} meld
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
 * A whole hand in one row, as tilesSvgText takes it.
 * @param {import('../page/state/mpsz.js').Hand} hand
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
