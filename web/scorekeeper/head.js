// @ts-check
// The head of the score sheet: the deal, the rules, and a new game, which has to be confirmed.

import { h } from '../lib/dom.js';
import { nameOfRules } from '../controls/rules.js';
import { t } from '../words/index.js';
import { nextText } from './parts.js';

/** @import { RulesetId, SittingValue } from '../engine/core.d.ts' */

/** @param {string} key @param {string} word @param {() => void} onclick */
const button = (key, word, onclick) =>
  h('button', { type: 'button', class: 'button', data: { key }, onclick }, t(word));

/**
 * @param {SittingValue | undefined} now
 * @param {object} given
 * @param {RulesetId} given.ruleset
 * @param {boolean} given.begun whether there are deals; the rules then cannot change
 * @param {RulesetId[]} given.settling rules to choose from
 * @param {(ruleset: RulesetId) => void} given.chooseRules
 * @param {boolean} given.asking whether a new game has to be confirmed now
 * @param {(asking: boolean) => void} given.ask
 * @param {() => void} given.begin
 */
export const sheetHead = (now, { ruleset, begun, settling, chooseRules, ...renewal }) => [
  h('h1', {}, t('scorekeeper.title')),
  now ? h('p', { class: 'scorekeeper-place' }, nextText(now)) : null,
  begun
    ? h('span', { class: 'quiet-text' }, nameOfRules(ruleset))
    : h(
        'label',
        { class: 'choice' },
        h('span', { class: 'label' }, t('rules.title')),
        h(
          'select',
          { data: { key: 'scorekeeper-rules' }, onchange: (event) => chooseRules(event.target.value) },
          settling.map((id) => h('option', { value: id, selected: id === ruleset }, nameOfRules(id))),
        ),
      ),
  begun ? newGame(renewal) : null,
];

/** @param {{asking: boolean, ask: (asking: boolean) => void, begin: () => void}} renewal */
const newGame = ({ asking, ask, begin }) =>
  asking
    ? h(
        'div',
        { class: 'button-row' },
        h('span', {}, t('scorekeeper.sure')),
        // First, so that it gets the focus of the button that asked: Enter pressed twice deletes nothing.
        button('new-sitting-no', 'scorekeeper.no', () => ask(false)),
        button('new-sitting-yes', 'scorekeeper.yes', begin),
      )
    : button('new-sitting', 'scorekeeper.new', () => ask(true));
