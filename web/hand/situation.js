// @ts-check
// The situation of a win as one compact block: winds, ron or self-draw, chips, counters. The module says what there is
// and
// what can be; only that is offered. What is said already and cannot be any more stays, off, and says why.

import { h, refill, whenChanged } from '../lib/dom.js';
import { winOn } from '../state/edit.js';
import { rulesetOf } from '../state/catalogue.js';
import { offers, saying } from '../state/situation.js';
import { tileFace } from '../tiles/view.js';
import { glossOf, t } from '../words/index.js';
import { tileName } from '../tiles/spoken.js';
import { glossed, term } from '../controls/glossary.js';
import { refusalWord, situationWord } from '../answer/situation-word.js';

/** @import { PossibleField, Situation, SituationKey, Wind } from '../engine/core.d.ts' */
/** @import { State } from '../state/model.js' */
/** @import { Hand } from '../tiles/mpsz.js' */

const winds = /** @type {const} */ (['E', 'S', 'W', 'N']);

/** @typedef {{key: SituationKey, value: 1 | 2 | true, word: string, field: PossibleField}} Chip */

/** @param {import('../state/context.js').Context} context */
export function situation(context) {
  const { store } = context;
  const body = h('div', { class: 'situation-body' });
  const element = h('section', { class: 'situation', 'aria-label': t('situation.title') }, body);

  const wordOf = (/** @type {string} */ key) => situationWord(key, store.get().ruleset);

  /** @param {SituationKey} key @param {any} value */
  function set(key, value) {
    const { [key]: _, ...rest } = store.get().situation;
    store.set({ situation: value === undefined ? rest : { ...rest, [key]: value } });
  }

  /**
   * @param {SituationKey} key
   * @param {{value: any, label: string, stored: any}[]} choices
   * @param {any} current
   */
  const segments = (key, choices, current) =>
    h(
      'div',
      { class: 'segments', role: 'group', 'aria-label': wordOf(key) },
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

  /** @param {'seatWind' | 'roundWind'} key @param {Wind | undefined} current */
  const windPicker = (key, current) =>
    labelled(
      wordOf(key),
      segments(
        key,
        winds.map((wind) => ({ value: wind, label: t(`wind.${wind}`), stored: wind === 'E' ? undefined : wind })),
        current ?? 'E',
      ),
    );

  /** A second touch takes the choice back: then both ways are shown. @param {boolean | undefined} current */
  const wayPicker = (current) =>
    labelled(
      t('situation.win'),
      segments(
        'selfDrawn',
        [
          { value: false, label: wordOf('ron'), stored: current === false ? undefined : false },
          { value: true, label: t('situation.selfDrawn'), stored: current === true ? undefined : true },
        ],
        current,
      ),
    );

  /**
   * @param {'honba' | 'deposits' | 'north' | 'flowers'} key
   * @param {Situation} values
   * @param {number} most
   * @param {any} label
   */
  const counter = (key, values, most, label) =>
    h(
      'span',
      { class: 'counter' },
      h('span', { class: 'label' }, label),
      [-1, 1]
        .map((step) =>
          h(
            'button',
            {
              type: 'button',
              class: 'step',
              'aria-label': `${t(`situation.${key}`)} ${step < 0 ? '−' : '+'}1`,
              data: { key: `${key}${step}` },
              onclick: () => set(key, Math.min(most, Math.max(0, (values[key] ?? 0) + step)) || undefined),
            },
            step < 0 ? '−' : '+',
          ),
        )
        .toSpliced(1, 0, h('output', {}, String(values[key] ?? 0))),
    );

  /** @param {PossibleField} field @param {Wind | undefined} current */
  const chooseWind = (field, current) =>
    h(
      'label',
      { class: 'choice' },
      h('span', { class: 'label' }, wordOf(field.key)),
      h(
        'select',
        { data: { key: field.key }, onchange: (event) => set(field.key, event.target.value || undefined) },
        ['', ...choicesOf(field)].map((wind) =>
          h(
            'option',
            { value: wind, selected: wind === (current ?? '') },
            wind ? t(`wind.${wind}`) : t('situation.nobody'),
          ),
        ),
      ),
    );

  const draw = whenChanged((/** @type {State} */ state, /** @type {Hand} */ hand) => {
    const values = state.situation;
    const fields = context.core ? offers(context.core, state, hand) : new Map();
    const has = (/** @type {SituationKey} */ key) => fields.get(key)?.possible;
    const windOf = (/** @type {'from' | 'liable'} */ key) =>
      has(key) ? chooseWind(/** @type {PossibleField} */ (fields.get(key)), values[key]) : null;
    refill(
      body,
      has('seatWind')
        ? h(
            'div',
            { class: 'situation-line' },
            windPicker('seatWind', values.seatWind),
            windPicker('roundWind', values.roundWind),
          )
        : null,
      has('selfDrawn') ? wayPicker(values.selfDrawn) : null,
      h(
        'div',
        { class: 'chips' },
        chipsOf(fields, values).map((chip) => chipButton(context, chip)),
      ),
      h(
        'div',
        { class: 'situation-line' },
        has('honba') ? counter('honba', values, 99, term('honba', t('situation.honba'))) : null,
        has('deposits') ? counter('deposits', values, 99, term('deposits', t('situation.deposits'))) : null,
        has('north') ? counter('north', values, 4, t('situation.north')) : null,
        has('flowers') && !hand.flowers.length ? counter('flowers', values, 8, t('situation.flowers')) : null,
        windOf('from'),
        windOf('liable'),
      ),
      hand.win ? winPicker(context, hand) : null,
    );
  });

  return {
    element,
    /** @param {State} state @param {Hand} hand */
    update(state, hand) {
      const { situation: said, ruleset, options, indicators } = state;
      draw(
        [
          said,
          ruleset,
          options,
          indicators.length,
          hand.melds,
          hand.flowers.length,
          hand.win && hand.closed,
          Boolean(context.core && rulesetOf(ruleset)),
        ],
        state,
        hand,
      );
    },
  };
}

/** The values of a field that can be. @param {PossibleField} field */
const choicesOf = ({ values = [] }) => values.filter(({ possible }) => possible).map(({ value }) => value);

/**
 * The yes-or-no circumstances, and riichi in its two kinds: those that can be, and those that are said.
 * @param {Map<SituationKey, PossibleField>} fields
 * @param {Situation} values
 * @returns {Chip[]}
 */
export function chipsOf(fields, values) {
  /** @type {Chip[]} */ const chips = [];
  for (const field of fields.values()) {
    if (field.key === 'riichi') {
      for (const value of /** @type {const} */ ([1, 2])) {
        const choice = field.values?.find((one) => one.value === String(value));
        const word = value === 1 ? 'riichi' : 'doubleRiichi';
        if (choice) chips.push({ key: 'riichi', value, word, field: { ...field, ...choice, key: 'riichi' } });
      }
    } else if (field.kind === 'bool' && field.key !== 'selfDrawn') {
      chips.push({ key: field.key, value: true, word: field.key, field });
    }
  }
  return chips.filter(({ key, value, field }) => field.possible || values[key] === value);
}

/**
 * @param {import('../state/context.js').Context} context
 * @param {Chip} chip
 * @param {string} [part] where it stands, for its key
 */
export function chipButton(context, { key, value, word, field }, part = 'chip') {
  const { store } = context;
  const on = store.get().situation[key] === value;
  const label = situationWord(word, store.get().ruleset);
  const reason = field.possible ? '' : refusalWord(field.reason, field.text, store.get().ruleset);
  const toggle = () => store.set({ situation: saying(store.get(), field, on ? undefined : value) });
  const button = h(
    'button',
    {
      type: 'button',
      class: 'chip',
      'aria-pressed': String(on && !reason),
      'aria-disabled': String(Boolean(reason)),
      data: { key: `${part}-${word}` },
      title: reason || null,
      'aria-label': reason ? `${label}: ${reason}` : label,
      onclick: () => (reason && !on ? context.notify(`${label}: ${reason}`) : toggle()),
    },
    label,
  );
  if (!reason) glossed(button, () => glossOf(`situation.${word}`));
  return button;
}

/** @param {string} label @param {HTMLElement} part */
const labelled = (label, part) => h('div', { class: 'labelled' }, h('span', { class: 'label' }, label), part);

/**
 * Any tile that the hand holds may have been the last.
 * @param {import('../state/context.js').Context} context
 * @param {Hand} hand
 */
function winPicker(context, hand) {
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
