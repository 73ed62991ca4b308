// @ts-check
// Loads the card of rules that count fans, Chinese Official and Hong Kong, with its words when the first is drawn, so
// that the first visit does not load it.

import { h } from '../lib/dom.js';
import { hasWord, needWords, spoken, t } from '../words/index.js';
import { towardsMinimum } from './below-minimum.js';

/** @import { FansScore, LostFans, SichuanScore } from '../engine/core.d.ts' */
/** @import { Context } from '../state/context.js' */
/** @import { State } from '../state/model.js' */

/** @type {typeof import('./fans-card.js') | undefined} */
let here;

/** Loads the words of the language in force when all has arrived. */
async function fetchCard() {
  const say = spoken();
  const [card] = await Promise.all([import('./fans-card.js'), needWords('fans')]);
  here = card;
  return say;
}

/** Loads the card in advance, so that it does not appear late in a finished answer. */
export const fansComing = () =>
  fetchCard().then(
    () => {},
    () => {}, // the element that waits for the card reports the error
  );

/**
 * @param {State} state
 * @param {FansScore | SichuanScore | LostFans} score
 * @param {Context['teach']} teach shows the explanation of a fan
 */
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

/** "Complete: 48 points." @param {FansScore | SichuanScore | LostFans} score */
export function fansSentence(score) {
  if (!score.win) return t('say.fansShort', { n: towardsMinimum(score), minimum: score.minimum });
  return 'faan' in score && score.faan !== undefined
    ? t('say.faanTotal', { n: score.faan })
    : t('say.fansTotal', { n: 'points' in score ? score.points : score.total });
}
