// @ts-check
// Scores the same hand under every rule set, and lists the options that make the difference.

import { h } from '../lib/dom.js';
import { attempt, scoreRequest } from '../state/ask.js';
import { catalogue, fanKey } from '../state/catalogue.js';
import { worthOf } from '../state/worth.js';
import { faultText, listed, needWords, number, t } from '../words/index.js';
import { scoreSentence } from './card.js';
import { isNamed, optionName } from '../controls/option-words.js';

/** @import { CompareRow, Fault, Score } from '../engine/core.d.ts' */
/** @import { Context } from '../state/context.js' */
/** @import { State } from '../state/model.js' */
/** @import { Hand } from '../tiles/mpsz.js' */

/** @param {Context} context @param {State} state @param {Hand} hand @returns {HTMLElement[]} */
export function compareTable(context, state, hand) {
  const { ruleset: _, options: __, ...request } = scoreRequest(context.engine(), state, hand);
  const { value, fault } = attempt(() => context.engine().compare(request));
  if (fault) return [h('p', { class: 'quiet-text' }, reason(fault, state.ruleset))];
  return [
    h(
      'ul',
      { class: 'compare-rows' },
      value.rows.map((row) => compareRow(context, state, row)),
    ),
    ...(value.differences?.length
      ? [h('p', { class: 'quiet-text' }, differing(value.differences.map(({ option }) => option)))]
      : []),
  ];
}

/**
 * The names of the options that make the difference. The words of rules that count fans are loaded separately.
 * @param {string[]} keys
 */
function differing(keys) {
  const options = keys.flatMap(
    (key) => catalogue().flatMap(({ options }) => options.find((option) => option.key === key) ?? [])[0] ?? [],
  );
  const text = () => t('card.differences', { list: listed(options.map(optionName)) });
  const line = h('span', {}, text());
  if (!options.every(isNamed)) needWords('fans').then(() => (line.textContent = text()), noWords);
  return line;
}

/** If the words cannot be loaded, the module's own labels stay. */
const noWords = () => {};

/** @param {Context} context @param {State} state */
function compareRow(context, state, /** @type {CompareRow} */ { ruleset, value, error }) {
  return h(
    'li',
    { class: ruleset === state.ruleset ? 'is-current' : '' },
    h(
      'button',
      {
        type: 'button',
        class: 'line',
        data: { key: `compare-${ruleset}` },
        'aria-current': ruleset === state.ruleset ? 'true' : null,
        onclick: () => context.store.set({ ruleset, options: {} }),
      },
      h('span', {}, t(`ruleset.${ruleset}`)),
      h('span', { class: value?.win ? 'line-worth' : 'line-why quiet-text' }, worth(value, error, ruleset)),
    ),
  );
}

/** A fault as a sentence in the page's language. @param {Fault} fault @param {string} ruleset */
function reason(fault, ruleset) {
  const { text, english } = faultText(fault, (key) => fanKey(key, ruleset));
  return [text, text && english ? ' ' : '', english ? h('span', { lang: 'en' }, english) : null];
}

/**
 * The value of the hand, or why it has none.
 * @param {Score | undefined} value
 * @param {Fault | undefined} error
 * @param {string} ruleset
 */
function worth(value, error, ruleset) {
  if (error) return reason(error, ruleset);
  if (!value?.win) return value ? scoreSentence(value) : t('say.notComplete');
  const detail = !('yakuman' in value)
    ? ''
    : value.yakuman
      ? t('card.yakuman', { n: value.yakuman })
      : t('card.hanFu', { han: value.han, fu: value.fu });
  return [detail ? h('span', { class: 'quiet-text' }, `${detail} · `) : null, h('strong', {}, number(worthOf(value)))];
}
