// @ts-check
// The card of rules that count fans, Chinese Official and Hong Kong: fetched with its words when the first is drawn, so
// that the first visit carries none of it.

import { h } from '../dom.js';
import { needWords, t } from '../../words/index.js';
import { towardsMinimum } from './short.js';

/** @import { FansScore, LostFans } from '../../engine/core.d.ts' */
/** @import { Context } from '../context.js' */
/** @import { State } from '../state/model.js' */

/** @type {typeof import('./fans-card.js') | undefined} */
let here;
/** @type {Promise<typeof import('./fans-card.js')> | undefined} */
let coming;

function fetchCard() {
  coming ??= Promise.all([import('./fans-card.js'), needWords('fans')]).then(
    ([found]) => (here = found),
    (error) => {
      coming = undefined;
      throw error;
    },
  );
  return coming;
}

/** @param {State} state @param {FansScore | LostFans} score @param {Context['teach']} teach says what a fan is */
export function fansCard(state, score, teach) {
  if (here) {
    needWords('fans').catch(() => {});
    return here.fansCard(state, score, teach);
  }
  const place = h('article', { class: 'card', 'aria-busy': 'true' });
  fetchCard().then(
    (card) => place.isConnected && place.replaceWith(card.fansCard(state, score, teach)),
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
