// @ts-check
// Where the next tile goes: the hand, a meld, the indicators, the seen tiles; and a finer choice where one is needed.

import { h, refill } from '../lib/dom.js';
import { glossed } from '../controls/glossary.js';
import { playersOf, withoutDora } from '../state/catalogue.js';
import { glossOf, t } from '../words/index.js';

/**
 * Each mode with its finer choices; the first is the default. The first four add closed tiles: one, a pair, a
 * triplet, a sequence.
 * @type {{mode: string, sign?: string, choices: string[]}[]}
 */
const rows = [
  { mode: 'hand', sign: '1', choices: [] },
  { mode: 'pair', sign: '11', choices: [] },
  { mode: 'three', sign: '111', choices: [] },
  { mode: 'run', sign: '123', choices: [] },
  { mode: 'chow', choices: [] },
  { mode: 'pung', choices: ['left', 'across', 'right'] },
  { mode: 'kong', choices: ['concealed', 'left', 'across', 'right', 'added'] },
  { mode: 'indicator', choices: ['dora', 'ura'] },
  { mode: 'seen', choices: ['elsewhere', 'river'] },
];

/** Modes that are named like the calls of riichi. */
const called = new Set(['chow', 'pung', 'kong']);

/** @param {string} mode @param {string} choice */
const wordOf = (mode, choice) => t(`${mode === 'pung' || mode === 'kong' ? 'meld' : 'mode'}.${choice}`);

/** @param {import('../state/context.js').Context} context */
export function modes(context) {
  const { picking } = context;
  const radios = rows.map(({ mode, sign }) =>
    radio('mode', mode, t(`mode.${mode}`), sign, () => {
      picking.mode = mode;
      update(context.store.get());
    }),
  );
  for (const { label, input } of radios) glossed(label, () => glossOf(`mode.${input.value}`));
  const finer = h('div', { class: 'modes-finer' });
  const element = h(
    'div',
    { class: 'modes' },
    h(
      'div',
      { class: 'segments', role: 'radiogroup', 'aria-label': t('picker.mode') },
      radios.map(({ label }) => label),
    ),
    finer,
  );
  let shown = '';

  /** @param {import('../state/model.js').State} state */
  function update(state) {
    /** @type {Record<string, boolean>} */
    const off = { indicator: withoutDora(state.ruleset), chow: playersOf(state.ruleset) === 3 };
    for (const { label, input, word } of radios) {
      label.hidden = off[input.value] ?? false;
      if (called.has(input.value)) word.textContent = t(`mode.${input.value}`);
    }
    if (off[picking.mode]) picking.mode = 'hand';
    for (const { input } of radios) input.checked = input.value === picking.mode;
    if (shown === picking.mode) return;
    shown = picking.mode;
    const { choices } = rows.find(({ mode }) => mode === shown) ?? rows[0];
    refill(
      finer,
      choices.length
        ? h(
            'div',
            { class: 'segments is-finer', role: 'radiogroup', 'aria-label': t('picker.where') },
            choices.map((choice) => {
              const { label, input } = radio(`where-${shown}`, choice, wordOf(shown, choice), undefined, () => {
                picking.where[shown] = choice;
              });
              input.checked = picking.where[shown] === choice;
              return label;
            }),
          )
        : null,
    );
  }
  return { element, update };
}

/**
 * @param {string} name
 * @param {string} value
 * @param {string} text
 * @param {string | undefined} sign shown above the text
 * @param {() => void} onchange
 */
function radio(name, value, text, sign, onchange) {
  const input = h('input', {
    type: 'radio',
    name,
    value,
    onchange,
    'aria-label': sign ? text : null,
    data: { key: `${name}-${value}` },
  });
  const word = sign
    ? h('span', { 'aria-hidden': 'true' }, sign, h('small', { class: 'segment-word' }, text))
    : h('span', {}, text);
  const label = h('label', { class: `segment is-${value}`, title: sign ? text : null }, input, word);
  return { label, input, word };
}
