// @ts-check
// The card of rules that count fans, Chinese Official and Hong Kong: fetched with its words when the first is drawn, so
// that the first visit carries none of it.

import { h } from '../lib/dom.js';
import { hasWord, needWords, spoken, t } from '../words/index.js';
import { towardsMinimum } from './below-minimum.js';

/** @import { FansScore, LostFans } from '../engine/core.d.ts' */
/** @import { Context } from '../state/context.js' */
/** @import { State } from '../state/model.js' */

/** @type {typeof import('./fans-card.js') | undefined} */
let here;

/** In the language in force now, whichever is when all has come. */
async function fetchCard() {
  const say = spoken();
  const [card] = await Promise.all([import('./fans-card.js'), needWords('fans')]);
  here = card;
  return say;
}

/** Fetches the card before it is wanted, so that it does not come into an answer that stands. */
export const fansComing = () =>
  fetchCard().then(
    () => {},
    () => {}, // the place that waits for the card says so
  );

/** @param {State} state @param {FansScore | LostFans} score @param {Context['teach']} teach says what a fan is */
export function fansCard(state, score, teach) {
  if (here && hasWord('card.fans')) {
    needWords('fans').catch(() => {});
    return here.fansCard(state, score, teach);
  }
  const place = h('article', { class: 'card', 'aria-busy': 'true' });
  fetchCard().then(
    (say) => {
      const card = here;
      if (card && place.isConnected) place.replaceWith(say(() => card.fansCard(state, score, teach)));
    },
    () => place.removeAttribute('aria-busy'),
  );
  return place;
}

/** "Complete: 48 points." @param {FansScore | LostFans} score */
export function fansSentence(score) {
  if (!score.win) return t('say.fansShort', { n: towardsMinimum(score), minimum: score.minimum });
  return 'faan' in score && score.faan !== undefined
    ? t('say.faanTotal', { n: score.faan })
    : t('say.fansTotal', { n: score.total });
}
