// @ts-check
// The score card: the sum very large with who pays it, then where it comes from. One card for each family of rules; what they
// share stands in card-lines.js.

import { fold, h } from '../dom.js';
import { isRiichi } from '../state/model.js';
import { tileFace } from '../tile-view.js';
import { t } from '../words/index.js';
import { readingRow, reasonText } from './card-lines.js';
import { classicalCard, classicalSentence } from './classical-card.js';
import { compareFold } from './compare.js';
import { discardRows } from './discards.js';
import { riichiCard, riichiSentence } from './riichi-card.js';

/** @param {import('../state/model.js').State} state @param {any} score */
export function scoreSentence(state, score) {
  if (!score.win) return (score.why ?? []).some(({ id }) => /yaku/.test(id)) ? t('say.noYaku') : t('say.notComplete');
  return isRiichi(state.ruleset) ? riichiSentence(score) : classicalSentence(score);
}

/** @param {import('../context.js').Context} context @param {import('../state/ask.js').Answer} answer */
export function scoreCard(context, state, answer) {
  const { score, analysis, hand } = answer;
  const instead = analysis?.discards?.length && hand.closed.length > 1
    ? fold('instead', t('answer.discardInstead'), () => discardRows(context, answer)) : null;
  if (!score) return [readings(analysis), instead];
  const card = !score.win ? whyNot(score) : isRiichi(state.ruleset) ? riichiCard(context, state, score) : classicalCard(score);
  return [card, compareFold(context, state, answer.hand), instead];
}

const readings = (analysis) => (analysis?.readings?.length ? [
  h('h2', { class: 'evidence-title' }, t('answer.readings')),
  h('ul', { class: 'plain' }, analysis.readings.map((reading) => h('li', {}, readingRow(reading.sets)))),
] : null);

function whyNot({ why = [] }) {
  return h('div', { class: 'card' }, h('h2', { class: 'evidence-title' }, t('card.why')),
    h('ul', { class: 'plain why' }, why.map(({ id, text, tiles }) => h('li', {}, reasonText(id, text), tiles?.length ? h('span', { class: 'tiles is-small' }, tiles.map((tile) => tileFace(tile, { named: true }))) : null))));
}
