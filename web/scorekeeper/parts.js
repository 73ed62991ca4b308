// @ts-check
// Parts of the score sheet: chips for chairs, the value of a win, sums with their sign.

import { h } from '../lib/dom.js';
import { faultText, number, signed, t } from '../words/index.js';

/** "East 2 · 1 honba · 2 sticks". @param {import('../engine/core.d.ts').Standing} at */
export const placeText = ({ round, number: n, honba, deposits }) =>
  [
    t('scorekeeper.deal', { wind: t(`wind.${round}`), n }),
    honba ? t('scorekeeper.honba', { n: honba }) : '',
    deposits ? t('scorekeeper.sticks', { n: deposits }) : '',
  ]
    .filter(Boolean)
    .join(' · ');

/**
 * The place of the deal of an index, from 0. Rules that pay during a deal know no rounds: the deals are numbered.
 * @param {import('../engine/core.d.ts').SittingValue} value
 * @param {number} index
 */
export const dealText = ({ playing, deals, next }, index) =>
  playing ? t('scorekeeper.dealNumber', { n: index + 1 }) : placeText(deals[index]?.before ?? next);

/** The place of the open deal, or of the one that follows. @param {import('../engine/core.d.ts').SittingValue} value */
export const nextText = (value) =>
  value.playing ? dealText(value, value.deals.length - (value.deals.at(-1)?.open ? 1 : 0)) : placeText(value.next);

/**
 * Who receives and who pays in the last deal; or that no player does.
 * @param {import('../engine/core.d.ts').SittingValue} value
 * @param {(chair: number) => string} name
 */
export const paidText = ({ deals }, name) =>
  deals.at(-1)?.aborted
    ? t('scorekeeper.kind.aborted')
    : (deals.at(-1)?.moved ?? [])
        .map((sum, chair) => (sum ? `${name(chair)} ${signed(sum)}` : ''))
        .filter(Boolean)
        .join(' · ');

/** Beginnings of messages that name the deal or the seat, which is clear from the form. */
const about = ['deal {0}: ', 'event {0}: ', 'the win of seat {0}: '];

/** @param {{message: string, pattern?: string, values?: string[]}} fault */
function withoutPlace({ pattern = '', values = [], ...fault }) {
  for (const start of about)
    if (pattern.startsWith(start)) {
      pattern = pattern.slice(start.length).replace(/\{(\d)\}/g, (_, n) => `{${n - 1}}`);
      values = values.slice(1);
    }
  // A pattern that is one value: that value is the sentence.
  if (pattern === '{0}') [pattern, values] = [values[0] ?? '', []];
  const written = values.map((value) => (/^-?\d+$/.test(value) ? number(Number(value)) : value));
  return { ...fault, pattern: pattern || fault.message, values: written };
}

/** What is impossible, in the module's words if the page's language has none. @param {any} fault */
export function wrong(fault) {
  const { text, english } = faultText(withoutPlace(fault));
  return [text, text && english ? ' ' : '', english ? h('span', { lang: 'en' }, english) : ''];
}

/**
 * A row of chips, one or several of them on.
 * @param {string} key
 * @param {string} label
 * @param {{value: any, text: string, on: boolean}[]} choices
 * @param {(value: any) => void} choose
 */
export const chipRow = (key, label, choices, choose) =>
  h(
    'div',
    { class: 'labelled scorekeeper-row' },
    h('span', { class: 'label' }, label),
    h(
      'div',
      { class: 'chips', role: 'group', 'aria-label': label },
      choices.map(({ value, text, on }) =>
        h(
          'button',
          {
            type: 'button',
            class: 'chip',
            'aria-pressed': String(on),
            data: { key: `${key}-${value}` },
            onclick: () => choose(value),
          },
          text,
        ),
      ),
    ),
  );

/**
 * @param {string} key @param {string} label @param {{value: number, text: string}[]} options @param {number} chosen
 * @param {(value: number) => void} choose
 */
export const pickNumber = (key, label, options, chosen, choose) =>
  h(
    'label',
    { class: 'choice' },
    h('span', { class: 'label' }, label),
    h(
      'select',
      { data: { key }, onchange: (event) => choose(Number(event.target.value)) },
      options.map(({ value, text }) => h('option', { value, selected: value === chosen }, text)),
    ),
  );

/** The list without the item, or with it if it was missing. @param {number[]} list @param {number} item */
export const toggled = (list, item) =>
  list.includes(item) ? list.filter((one) => one !== item) : [...list, item].sort((a, b) => a - b);

/**
 * A chip for each chair.
 * @param {{players: number, name: (chair: number) => string}} form @param {(chair: number) => boolean} isOn
 */
export const chairChips = ({ players, name }, isOn) =>
  Array.from({ length: players }, (_, chair) => ({ value: chair, text: name(chair), on: isOn(chair) }));

/**
 * Changes values of the draft and draws the form again.
 * @template {object} T
 * @param {{changed: () => void}} form
 * @param {T} target
 * @param {Partial<T>} values
 */
export function change({ changed }, target, values) {
  Object.assign(target, values);
  changed();
}
