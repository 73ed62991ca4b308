// @ts-check
// The form of a new match.

import { h, refill } from '../lib/dom.js';
import { nameOfRules } from '../controls/rules.js';
import { strengthSelect } from './strength-select.js';
import { fitting, lengthOf, playersOf, requestOf, rulesOf, settle, tilesOf, uzjeOf } from './wishes.js';
import { number, t } from '../words/index.js';

/** @import { Wishes } from './match.js' */
/** @import { GameNewRequest } from '../engine/core.d.ts' */

const sets = /** @type {const} */ (['uzje', '136', '144', '108']);
const lengths = ['full', 'abbreviated'];
/** The default: the user plays against computer players; moving every seat has to be chosen. */
const usualOpponents = 'steady';

/**
 * @param {Wishes} wishes owned by the caller
 * @param {{start: (request: GameNewRequest) => void, changed: () => void}} actions
 */
export function optionsForm(wishes, { start, changed }) {
  const body = h('div', { class: 'option-grid' });
  const seed = h('input', {
    type: 'text',
    class: 'seed',
    id: 'table-seed',
    maxlength: 200,
    spellcheck: 'false',
    value: wishes.seed ?? '',
    oninput: () => choose({ seed: seed.value }, false),
  });
  const request = () => requestOf(wishes, seed.value);
  const element = h(
    'form',
    {
      class: 'table-options',
      onsubmit: (event) => {
        event.preventDefault();
        start(request());
      },
    },
    body,
    h(
      'label',
      { class: 'choice' },
      h('span', {}, t('table.seed')),
      seed,
      h('span', { class: 'quiet-text' }, t('table.seedHint')),
    ),
    h('p', { class: 'quiet-text' }, t('table.intro')),
    h(
      'div',
      { class: 'table-start' },
      h('button', { type: 'submit', class: 'button is-main table-deal' }, t('table.start')),
    ),
  );

  function draw() {
    settle(wishes);
    wishes.against ??= usualOpponents;
    refill(body, choices(wishes, choose));
  }
  /** @type {Choose} */
  function choose(values, anew = true) {
    Object.assign(wishes, values);
    if (anew) draw();
    changed();
  }
  draw();
  return {
    element,
    request,
    refresh() {
      seed.value = wishes.seed ?? '';
      draw();
    },
  };
}

/** @typedef {(values: Partial<Wishes>, anew?: boolean) => void} Choose `anew` if other choices may depend on it */

/** @param {Wishes} wishes @param {Choose} choose */
function choices(wishes, choose) {
  const tiles = tilesOf(wishes);
  return [
    segments('players', ['3', '4', '6'], String(playersOf(wishes)), choose, (n) => n),
    segments('tiles', sets, tiles, choose, (set) => setName(wishes, set)),
    labelled(
      t('table.ruleset'),
      h(
        'select',
        {
          data: { key: 'ruleset' },
          onchange: (event) => choose({ ruleset: event.target.value, tiles: undefined }),
        },
        fitting(wishes).map(({ id }) => h('option', { value: id, selected: id === wishes.ruleset }, nameOfRules(id))),
      ),
    ),
    labelled(
      t('table.opponents'),
      strengthSelect(wishes.against ?? usualOpponents, 'against', (value) => {
        wishes.against = value;
      }),
    ),
    lengthSelect(wishes, choose),
    tiles === 'uzje' ? uzjeChoices(wishes, choose) : null,
  ];
}

/** @param {string} label @param {HTMLElement} control */
const labelled = (label, control) => h('label', { class: 'labelled' }, h('span', { class: 'label' }, label), control);

/** @param {Wishes} wishes @param {Choose} choose */
function lengthSelect(wishes, choose) {
  const length = lengthOf(wishes);
  if (!length?.choices) return null;
  const current = wishes.gameLength ?? String(length.default);
  return labelled(
    t('table.gameLength'),
    h(
      'select',
      { data: { key: 'gameLength' }, onchange: (event) => choose({ gameLength: event.target.value }, false) },
      length.choices.map((wind) => h('option', { value: wind, selected: wind === current }, t(`table.length.${wind}`))),
    ),
  );
}

/** @param {Wishes} wishes @param {Choose} choose */
function uzjeChoices(wishes, choose) {
  const { flowers, winds, circles } = uzjeOf(wishes);
  return [
    h(
      'label',
      { class: 'switch' },
      h('input', {
        type: 'checkbox',
        checked: flowers,
        data: { key: 'flowers' },
        onchange: (event) => choose({ flowers: event.target.checked }, false),
      }),
      h('span', {}, t('table.flowers')),
    ),
    segments('winds', lengths, winds, choose),
    segments('circles', lengths, circles, choose),
  ];
}

/**
 * The name of a tile set; three players leave out some tiles of the rules.
 * @param {Wishes} wishes
 * @param {string} set
 */
function setName(wishes, set) {
  const rules = rulesOf(wishes);
  return set === '136' && rules?.set === set ? number(rules.setSize) : t(`table.${set}`);
}

/**
 * @param {'players' | 'tiles' | 'winds' | 'circles'} name
 * @param {readonly string[]} options @param {string} current
 * @param {Choose} choose
 */
function segments(name, options, current, choose, words = (/** @type {string} */ option) => t(`table.${option}`)) {
  return h(
    'div',
    { class: 'labelled' },
    h('span', { class: 'label', id: `label-${name}` }, t(`table.${name}`)),
    h(
      'div',
      { class: 'segments', role: 'radiogroup', 'aria-labelledby': `label-${name}` },
      options.map((option) =>
        h(
          'label',
          { class: 'segment' },
          h('input', {
            type: 'radio',
            name: `table-${name}`,
            value: option,
            checked: option === current,
            data: { key: `${name}-${option}` },
            onchange: () => choose({ [name]: option }),
          }),
          h('span', {}, words(option)),
        ),
      ),
    ),
  );
}
