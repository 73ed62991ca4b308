// @ts-check
// The fields of a situation: winds, ron or self-draw, honba, discarder, the last tile.

import { h } from '../lib/dom.js';
import { winOn } from '../state/edit.js';
import { tileFace } from '../tiles/view.js';
import { tileName } from '../tiles/spoken.js';
import { t } from '../words/index.js';
import { situationWord } from '../answer/situation-word.js';

/** @import { PossibleField, RulesetId, Situation, SituationKey } from '../engine/core.d.ts' */
/** @import { Hand } from '../tiles/mpsz.js' */

/** The values of a situation, the rules, and a function that changes a value. */
/** @typedef {{ruleset: RulesetId, values: Situation, set: (key: SituationKey, value: any) => void}} Said */

const winds = /** @type {const} */ (['E', 'S', 'W', 'N']);

/** @param {string} label @param {HTMLElement} part */
const labelled = (label, part) => h('div', { class: 'labelled' }, h('span', { class: 'label' }, label), part);

/**
 * @param {Said} said
 * @param {SituationKey} key
 * @param {{value: any, label: string, stored: any}[]} choices
 * @param {any} current
 */
const segments = ({ ruleset, set }, key, choices, current) =>
  h(
    'div',
    { class: 'segments', role: 'group', 'aria-label': situationWord(key, ruleset) },
    choices.map(({ value, label, stored }) =>
      h(
        'button',
        {
          type: 'button',
          class: 'segment-button',
          'aria-pressed': String(value === current),
          data: { key: `${key}-${value}` },
          onclick: () => set(key, stored),
        },
        label,
      ),
    ),
  );

/** @param {Said} said @param {'seatWind' | 'roundWind'} key */
export const windPicker = (said, key) =>
  labelled(
    situationWord(key, said.ruleset),
    segments(
      said,
      key,
      winds.map((wind) => ({ value: wind, label: t(`wind.${wind}`), stored: wind === 'E' ? undefined : wind })),
      said.values[key] ?? 'E',
    ),
  );

/** The suit that the hand is to be without; a second click clears the choice. @param {Said} said */
export const voidPicker = (said) =>
  labelled(
    situationWord('void', said.ruleset),
    segments(
      said,
      'void',
      ['m', 'p', 's'].map((suit) => ({
        value: suit,
        label: t(`suit.${suit}`),
        stored: said.values.void === suit ? undefined : suit,
      })),
      said.values.void,
    ),
  );

/** Ron or self-draw; a second click clears the choice, and both ways are shown. @param {Said} said */
export function wayPicker(said) {
  const current = said.values.selfDrawn;
  /** @param {boolean} value @param {string} label */
  const way = (value, label) => ({ value, label, stored: current === value ? undefined : value });
  return labelled(
    t('situation.win'),
    segments(
      said,
      'selfDrawn',
      [way(false, situationWord('ron', said.ruleset)), way(true, t('situation.selfDrawn'))],
      current,
    ),
  );
}

/**
 * @param {Said} said
 * @param {'honba' | 'deposits' | 'north' | 'flowers'} key
 * @param {number} most
 * @param {any} [label]
 */
export const counter = ({ values, set }, key, most, label = t(`situation.${key}`)) => {
  const now = values[key] ?? 0;
  /** @param {number} way @param {string} sign */
  const step = (way, sign) =>
    h(
      'button',
      {
        type: 'button',
        class: 'step',
        'aria-label': `${t(`situation.${key}`)} ${sign}1`,
        data: { key: `${key}${way}` },
        onclick: () => set(key, Math.min(most, Math.max(0, now + way)) || undefined),
      },
      sign,
    );
  return h(
    'span',
    { class: 'counter' },
    h('span', { class: 'label' }, label),
    step(-1, '−'),
    h('output', {}, String(now)),
    step(1, '+'),
  );
};

/** @param {Said} said @param {PossibleField} field whose value is another seat */
export const seatPicker = ({ ruleset, values, set }, field) =>
  h(
    'label',
    { class: 'choice' },
    h('span', { class: 'label' }, situationWord(field.key, ruleset)),
    h(
      'select',
      { data: { key: field.key }, onchange: (event) => set(field.key, event.target.value || undefined) },
      ['', ...choicesOf(field)].map((wind) =>
        h(
          'option',
          { value: wind, selected: wind === (values[field.key] ?? '') },
          wind ? t(`wind.${wind}`) : t('situation.nobody'),
        ),
      ),
    ),
  );

/** The possible values of a field. @param {PossibleField} field */
const choicesOf = ({ values = [] }) => values.filter(({ possible }) => possible).map(({ value }) => value);

/**
 * Chooses the winning tile among those of the hand.
 * @param {import('../state/context.js').Context} context
 * @param {Hand} hand
 */
export function winPicker(context, hand) {
  const different = [...new Set(hand.closed)].sort((a, b) => hand.closed.indexOf(a) - hand.closed.indexOf(b));
  return labelled(
    t('situation.winTile'),
    h(
      'div',
      { class: 'win-tiles', role: 'group', 'aria-label': t('situation.winTile') },
      different.map((tile) =>
        h(
          'button',
          {
            type: 'button',
            class: 'small-tile',
            'aria-pressed': String(tile === hand.win),
            'aria-label': tileName(tile),
            data: { key: `win-${tile}` },
            onclick: () => context.edit((current) => winOn(current, tile)),
          },
          tileFace(tile),
        ),
      ),
    ),
  );
}
