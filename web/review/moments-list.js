// @ts-check
// The key moments of a review on screen, with the buttons above them. A moment leads to the board as it was then, or to
// the Table, to play on from there.

import { fold, h } from '../lib/dom.js';
import { t } from '../words/index.js';
import { momentLines } from './moment.js';
import { hasOptions, optionsTable } from './options.js';
import { practiseFold } from './practise.js';

/** @import { KeyMoment } from './run.js' */
/**
 * What the person does.
 * @typedef {object} Acts
 * @property {(deal: number, step: number, keyed: boolean) => void} look at the board; `keyed`: by a key, which leaves
 *   the focus on the moment
 * @property {(deal: number, step: number, command: string) => void} tryOn at the Table
 * @property {() => void} reorder
 * @property {() => void} saveCsv
 * @property {() => void} saveJson
 * @property {() => void} savePage
 * @property {Parameters<typeof practiseFold>[0]} places the deals to make problems of
 */
/**
 * @typedef {object} Shown
 * @property {KeyMoment[]} moments in the order in which they are shown
 * @property {number} all how many moments there are
 * @property {boolean} byTime whether they are in the order of the game
 * @property {{deal: number, step: number}} place on the board
 * @property {(deal: number) => string} label
 */

/** @param {string} word @param {() => void} onclick @param {Record<string, any>} [more] */
export const button = (word, onclick, more = {}) =>
  h('button', { type: 'button', class: 'button', onclick, ...more }, word);

/** @param {Shown} shown @param {Acts} acts */
export const momentsList = (shown, acts) => [
  h(
    'div',
    { class: 'button-row' },
    button(t('review.inOrder'), acts.reorder, { 'aria-pressed': String(shown.byTime), data: { key: 'review-order' } }),
    button('CSV', acts.saveCsv),
    button('JSON', acts.saveJson),
    button(t('review.html'), acts.savePage, { data: { key: 'review-html' } }),
  ),
  h('p', { class: 'quiet-text' }, shown.all ? t('review.moments', { n: shown.all }) : t('review.none')),
  practiseFold(acts.places),
  h(
    'ol',
    { class: 'review-moments' },
    shown.moments.map((one) => momentItem(one, shown, acts)),
  ),
  h('p', { class: 'quiet-text' }, t('review.model')),
  h('p', { class: 'quiet-text' }, t('review.agreement')),
];

/** @param {KeyMoment} one @param {Shown} shown @param {Acts} acts */
function momentItem(one, { place, label }, { look, tryOn }) {
  const { deal, step, better } = one;
  const current = place.deal === deal && place.step === step - 1;
  return h(
    'li',
    { class: current ? 'is-current' : '' },
    h(
      'button',
      {
        type: 'button',
        class: 'moment',
        'aria-current': current ? 'step' : null,
        data: { key: `moment-${deal}-${step}` },
        onclick: ({ detail }) => look(deal, step - 1, detail === 0),
      },
      h('span', { class: 'moment-place' }, t('review.place', { deal: label(deal), step })),
      momentLines(one),
    ),
    better && better !== 'pass'
      ? button(t('review.try'), () => tryOn(deal, step - 1, better), {
          class: 'button moment-try',
          data: { key: `try-${deal}-${step}` },
        })
      : null,
    hasOptions(one)
      ? fold(`options-${deal}-${step}`, t('review.options'), () => optionsTable(one), { class: 'moment-fold' })
      : null,
  );
}
