// @ts-check
// The place for the cards of hands at the end of a deal, which are drawn once their code and words are there.

import { h, refill } from '../lib/dom.js';
import { spoken } from '../words/index.js';

/** @import { Score } from '../engine/core.d.ts' */

/** @param {{who: string, score: Score}[]} hands */
export function lazyCards(hands) {
  const place = h('div', {});
  const say = spoken();
  import('./hand-cards.js')
    .then(async ({ cardWords, handCards }) => {
      await cardWords();
      say(() => refill(place, handCards(hands)));
    })
    .catch(() => {});
  return place;
}
