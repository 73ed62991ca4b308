// @ts-check
// One special hand of house rules: its fields, and hands that fit and that just do not, which the module makes.

import { h, refill } from '../lib/dom.js';
import { attempt } from '../state/ask.js';
import { meldFaces, tileFace } from '../tiles/view.js';
import { t } from '../words/index.js';
import { layoutsText, readLayouts, setField } from './house-file.js';

/** @import { HouseHand, Special, Tehai } from '../engine/core.d.ts' */

const ways = /** @type {const} */ ([
  'drawn',
  'discard',
  'replacement',
  'second-replacement',
  'robbed',
  'last-drawn',
  'last-discard',
  'dealt',
  'first-discard',
]);
const units = /** @type {const} */ (['limits', 'points', 'doubles']);

/**
 * @param {HouseHand} hand changed in place
 * @param {object} given
 * @param {number} given.index
 * @param {string} given.language of the name
 * @param {() => void} given.changed
 * @param {() => void} given.remove
 * @returns {{element: HTMLElement, show: (core: Tehai, special: Special | undefined) => void,
 *   fail: (why: string) => void}} `fail` shows what is wrong with the hand in place of examples
 */
export function houseHand(hand, { index, language, changed, remove }) {
  const examples = h('div', { class: 'house-examples', 'aria-live': 'polite' });
  const key = (/** @type {string} */ name) => `house-${name}-${index}`;
  const set = (/** @type {string} */ field, /** @type {any} */ value) => {
    setField(hand, field, value);
    changed();
  };
  const name = /** @type {Record<string, string>} */ (hand.names ?? {})[language] ?? '';
  const legend = h('legend', {}, name || hand.id);
  const element = h(
    'fieldset',
    { class: 'house-hand', style: { display: 'grid', gap: 'var(--s3)' } },
    legend,
    text(t('house.handName'), name, key('hand-name'), (value) => {
      set('names', value ? { ...hand.names, [language]: value } : { ...hand.names, [language]: undefined });
      refill(legend, value || hand.id);
    }),
    valueFields(hand, key, set),
    select(
      t('house.concealed'),
      ['no', 'yes', 'drawn'].map((one) => ({ value: one, text: t(`house.concealed.${one}`) })),
      hand.concealed ?? 'no',
      key('concealed'),
      (value) => set('concealed', value === 'no' ? '' : value),
    ),
    h(
      'label',
      { class: 'choice' },
      h('span', { class: 'label' }, t('house.layouts')),
      h('textarea', {
        class: 'house-layouts',
        style: { width: '100%' },
        rows: 3,
        spellcheck: false,
        value: layoutsText(hand),
        data: { key: key('layouts') },
        oninput: (event) => set('layouts', readLayouts(event.target.value)),
      }),
    ),
    text(t('house.tiles'), hand.tiles ?? '', key('tiles'), (value) => set('tiles', value)),
    text(t('house.needs'), hand.needs ?? '', key('needs'), (value) => set('needs', value)),
    wayFields(hand, key, set),
    examples,
    h('button', { type: 'button', class: 'button', data: { key: key('remove') }, onclick: remove }, t('house.remove')),
  );
  return {
    element,
    show: (core, special) => refill(examples, special ? exampleLists(core, special) : null),
    fail: (why) => refill(examples, why ? h('p', {}, why) : null),
  };
}

/**
 * @param {HouseHand} hand @param {(name: string) => string} key
 * @param {(field: string, value: any) => void} set
 */
function valueFields(hand, key, set) {
  const value = /** @type {Record<string, number>} */ (hand.value ?? {});
  const unit = units.find((one) => one in value) ?? 'limits';
  return h(
    'div',
    { class: 'button-row' },
    h(
      'label',
      { class: 'choice' },
      h('span', { class: 'label' }, t('house.value')),
      h('input', {
        type: 'number',
        min: 0,
        step: 'any',
        value: value[unit] ?? '',
        data: { key: key('value') },
        oninput: (event) => {
          const [own = 'limits'] = Object.keys(hand.value ?? {});
          set('value', { [own]: Number(event.target.value) || 0 });
        },
      }),
    ),
    select(
      t('house.unit'),
      units.map((one) => ({ value: one, text: t(`house.${one}`) })),
      unit,
      key('unit'),
      (own) => set('value', { [own]: Object.values(hand.value ?? {})[0] ?? 1 }),
    ),
  );
}

/**
 * @param {HouseHand} hand @param {(name: string) => string} key
 * @param {(field: string, value: any) => void} set
 */
function wayFields(hand, key, set) {
  const change = (/** @type {object} */ values) => {
    const win = { ...hand.win };
    for (const [field, value] of Object.entries(values)) setField(win, field, value);
    set('win', win);
  };
  return h(
    'details',
    { open: Boolean(hand.win) },
    h('summary', {}, t('house.ways')),
    ways.map((way) =>
      h(
        'label',
        { class: 'switch' },
        h('input', {
          type: 'checkbox',
          checked: Boolean(hand.win?.by?.includes(way)),
          data: { key: key(way) },
          onchange: (event) =>
            change({
              by: ways.filter((one) => (one === way ? event.target.checked : hand.win?.by?.includes(one))),
            }),
        }),
        h('span', {}, t(`house.way.${way}`)),
      ),
    ),
    text(t('house.winning'), hand.win?.tiles ?? '', key('winning'), (tiles) => change({ tiles })),
  );
}

/** @param {string} label @param {string} value @param {string} key @param {(value: string) => void} typed */
export const text = (label, value, key, typed) =>
  h(
    'label',
    { class: 'choice' },
    h('span', { class: 'label' }, label),
    h('input', {
      type: 'text',
      maxlength: 80,
      autocomplete: 'off',
      spellcheck: false,
      value,
      data: { key },
      oninput: (event) => typed(event.target.value.trim()),
    }),
  );

/**
 * @param {string} label @param {{value: string, text: string}[]} choices @param {string} chosen @param {string} key
 * @param {(value: string) => void} choose
 */
export const select = (label, choices, chosen, key, choose) =>
  h(
    'label',
    { class: 'choice' },
    h('span', { class: 'label' }, label),
    h(
      'select',
      { data: { key }, onchange: (event) => choose(event.target.value) },
      choices.map((one) => h('option', { value: one.value, selected: one.value === chosen }, one.text)),
    ),
  );

/** @param {Tehai} core @param {Special} special */
const exampleLists = (core, { fits, misses, why }) =>
  fits.length
    ? [
        h('p', { class: 'label' }, t('house.fits')),
        h(
          'ul',
          { class: 'plain' },
          fits.map((hand) => h('li', {}, tiles(core, hand))),
        ),
        misses.length ? h('p', { class: 'label' }, t('house.misses')) : null,
        h(
          'ul',
          { class: 'plain' },
          misses.map((hand, at) => h('li', {}, tiles(core, hand), h('span', {}, t(`house.miss.${why[at]}`)))),
        ),
      ]
    : h('p', { class: 'quiet-text' }, t('house.none'));

/** The closed tiles, the melds, and the winning tile apart. @param {Tehai} core @param {string} text */
function tiles(core, text) {
  const { value } = attempt(() => core.parse({ text, dialect: 'mpsz' }));
  if (!value) return h('code', {}, text);
  const { closed, melds, win } = value;
  const rest = closed.toSpliced(closed.lastIndexOf(win ?? ''), win ? 1 : 0);
  const row = (/** @type {string[]} */ codes) =>
    codes.length
      ? h(
          'span',
          { class: 'tiles is-small' },
          codes.map((code) => tileFace(code)),
        )
      : null;
  return h(
    'div',
    {
      role: 'img',
      'aria-label': text,
      style: { display: 'flex', 'flex-wrap': 'wrap', gap: 'var(--s1) var(--s2)' },
    },
    row(rest),
    melds.map((meld) => {
      const faces = meldFaces(meld);
      faces.classList.add('is-small');
      return faces;
    }),
    row(win ? [win] : []),
  );
}
