// @ts-check
// The situation of a win as one compact block: winds, ron or self-draw, chips, honba. Only fields that the module
// reports as possible are offered. A chosen value that has become impossible stays, switched off, with the reason.

import { h, refill, whenChanged } from '../lib/dom.js';
import { rulesetOf } from '../state/catalogue.js';
import { offers, saying } from '../state/situation.js';
import { glossOf, t } from '../words/index.js';
import { glossed, term } from '../controls/glossary.js';
import { refusalWord, situationWord } from '../answer/situation-word.js';
import { counter, seatPicker, voidPicker, wayPicker, windPicker, winPicker } from './situation-fields.js';

/** @import { PossibleField, Situation, SituationKey } from '../engine/core.d.ts' */
/** @import { State } from '../state/model.js' */
/** @import { Hand } from '../tiles/mpsz.js' */

/** @typedef {{key: SituationKey, value: 1 | 2 | true, word: string, field: PossibleField}} Chip */

/** @param {import('../state/context.js').Context} context */
export function situation(context) {
  const { store } = context;
  const body = h('div', { class: 'situation-body' });
  const element = h('section', { class: 'situation', 'aria-label': t('situation.title') }, body);

  /** @param {SituationKey} key @param {any} value */
  function set(key, value) {
    const { [key]: _, ...rest } = store.get().situation;
    store.set({ situation: value === undefined ? rest : { ...rest, [key]: value } });
  }

  const draw = whenChanged((/** @type {State} */ state, /** @type {Hand} */ hand) => {
    const { ruleset, situation: values } = state;
    const said = { ruleset, values, set };
    const fields = context.core ? offers(context.core, state, hand) : new Map();
    const has = (/** @type {SituationKey} */ key) => fields.get(key)?.possible;
    refill(
      body,
      has('seatWind')
        ? h('div', { class: 'situation-line' }, windPicker(said, 'seatWind'), windPicker(said, 'roundWind'))
        : null,
      has('selfDrawn') ? wayPicker(said) : null,
      has('void') ? voidPicker(said) : null,
      h(
        'div',
        { class: 'chips' },
        chipsOf(fields, values).map((chip) => chipButton(context, chip)),
      ),
      h(
        'div',
        { class: 'situation-line' },
        has('honba') ? counter(said, 'honba', 99, term('honba', t('situation.honba'))) : null,
        has('deposits') ? counter(said, 'deposits', 99, term('deposits', t('situation.deposits'))) : null,
        has('north') ? counter(said, 'north', 4) : null,
        has('flowers') && !hand.flowers.length ? counter(said, 'flowers', 8) : null,
        /** @type {const} */ (['from', 'liable']).map((key) => (has(key) ? seatPicker(said, fields.get(key)) : null)),
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

/**
 * The yes-or-no circumstances, and riichi in its two kinds: the possible ones and the chosen ones.
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
 * @param {string} [part] where it is shown, for its key
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
