// @ts-check
// The card of discards: a click on a tile discards it, and the Hand view gives the verdict.

import { readMpsz } from '../tiles/mpsz.js';
import { tileName } from '../tiles/spoken.js';
import { t } from '../words/index.js';
import { cardTitle, fresh, touchHand } from './card.js';

/** @import { Tile } from '../engine/core.d.ts' */
/** @import { Context } from '../state/context.js' */
/** @import { Ranked } from '../answer/discards.js' */

/** @param {Context} context @param {string} word @param {string} text fourteen tiles in mpsz */
export function discardCardOf(context, word, text) {
  const open = () => context.store.set(fresh({ text }));
  return [
    cardTitle(word, open),
    touchHand(
      readMpsz(text)?.closed ?? [],
      (tile) => {
        context.verdict = { text, said: verdictOn(tile) };
        open();
      },
      { word: 'cards.discardTile' },
    ),
  ];
}

/** @param {Context} context */
export const discardCard = (context) => discardCardOf(context, 'discard', '135m4679p22478s6z+3s');

/**
 * The verdict on a discard: its distance from the best, by the figure that orders the answer; "" until that is known.
 * @param {Tile} tile
 * @returns {(discards: Ranked[], pending: boolean) => string}
 */
const verdictOn = (tile) => (discards, pending) => {
  const [best] = discards;
  const chosen = discards.find((row) => row.tile === tile);
  if (pending || !best || !chosen) return '';
  const words = { tile: tileName(tile), best: tileName(best.tile), n: chosen.total, most: best.total };
  if (chosen.shanten > best.shanten) return t('cards.back', words);
  if (!best.chance || !chosen.chance) return t(chosen.total === best.total ? 'cards.best' : 'cards.less', words);
  const chances = { ...words, n: chosen.chance.shown, most: best.chance.shown };
  return t(chosen.chance.behind ? 'cards.lessChance' : 'cards.bestChance', chances);
};
