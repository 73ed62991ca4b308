// @ts-check
// A picker of shapes for people who do not want to write them: tiles and wildcards, where in the hand the shape is
// searched, and the term that follows from both.

import { h, refill } from '../lib/dom.js';
import { rovingTabindex } from '../lib/roving-tabindex.js';
import { pickerRows } from '../tiles/code.js';
import { tileName } from '../tiles/spoken.js';
import { tileFace } from '../tiles/view.js';
import { t } from '../words/index.js';
import { patternOf, shapeTerms } from './search-chips.js';

/** The most tiles of a pattern. */
const most = 14;

export class ShapePicker {
  /** As the picker has them: 3p, 0s, ?m. @type {string[]} */ #tiles = [];
  #how = { anySuit: false, moved: false, exact: false };
  #term = shapeTerms[0];
  #shown = h('p', { class: 'search-shape-shown', role: 'status' });
  #buttons = h('div', { class: 'button-row' });
  #take;
  #settle;

  /** @param {(term: string) => void} take */
  constructor(take) {
    this.#take = take;
    const add = (/** @type {string} */ tile) => this.#add(tile);
    const keys = h(
      'div',
      { class: 'search-keys', role: 'toolbar', 'aria-label': t('search.shape.tiles') },
      pickerRows.map((row) =>
        h(
          'div',
          { class: 'search-keys-row' },
          row.map((tile) => tileKey(tile, add)),
          wildcardKey(row[0][1], add),
        ),
      ),
    );
    this.#settle = rovingTabindex(keys, 'button');
    this.element = h(
      'div',
      { class: 'search-shape' },
      h('label', { class: 'field-label' }, h('span', {}, t('search.shape.where')), this.#whereSelect()),
      keys,
      h('div', { class: 'search-checks' }, this.#checkbox('anySuit'), this.#checkbox('moved'), this.#checkbox('exact')),
      this.#shown,
      this.#buttons,
    );
    this.#draw();
  }

  /** @param {string} tile */
  #add(tile) {
    if (this.#tiles.length < most) this.#tiles = [...this.#tiles, tile];
    this.#draw();
  }

  #text() {
    return `${this.#term}${this.#how.exact ? '=' : ':'}${patternOf(this.#tiles, this.#how)}`;
  }

  #draw() {
    const tiles = this.#tiles;
    refill(
      this.#shown,
      tiles.length
        ? [h('span', { class: 'tiles is-small' }, tiles.map(shownTile)), ' ', h('code', {}, this.#text())]
        : t('search.shape.empty'),
    );
    refill(
      this.#buttons,
      h(
        'button',
        {
          type: 'button',
          class: 'button is-main',
          'aria-disabled': String(!tiles.length),
          data: { key: 'search-shape-take' },
          onclick: () => tiles.length && this.#take(this.#text()),
        },
        t('search.shape.take'),
      ),
      this.#button('search.shape.back', tiles.slice(0, -1)),
      this.#button('search.shape.clear', []),
    );
    this.#settle();
  }

  /** @param {string} word @param {string[]} tiles that are there after it is pressed */
  #button(word, tiles) {
    const onclick = () => {
      this.#tiles = tiles;
      this.#draw();
    };
    return h('button', { type: 'button', class: 'button', data: { key: word }, onclick }, t(word));
  }

  /** @param {'anySuit' | 'moved' | 'exact'} name */
  #checkbox(name) {
    const onchange = (/** @type {{target: any}} */ event) => {
      this.#how[name] = event.target.checked;
      this.#draw();
    };
    return h(
      'label',
      { class: 'search-check' },
      h('input', { type: 'checkbox', data: { key: `search-${name}` }, onchange }),
      ' ',
      t(`search.shape.${name}`),
    );
  }

  #whereSelect() {
    const onchange = (/** @type {{target: any}} */ event) => {
      this.#term = event.target.value;
      this.#draw();
    };
    return h(
      'select',
      { data: { key: 'search-shape-term' }, onchange },
      shapeTerms.map((one) => h('option', { value: one }, t(`search.where.${one}`))),
    );
  }
}

/** @param {string} tile @param {(tile: string) => void} add */
const tileKey = (tile, add) =>
  h(
    'button',
    {
      type: 'button',
      class: 'search-key',
      'aria-label': tileName(tile),
      data: { pick: tile },
      onclick: () => add(tile),
    },
    tileFace(tile),
  );

/** Any tile of a suit. @param {string} suit @param {(tile: string) => void} add */
function wildcardKey(suit, add) {
  const label = t('search.shape.any', { suit: t(`suit.${suit}`) });
  return h(
    'button',
    { type: 'button', class: 'search-key', 'aria-label': label, title: label, onclick: () => add(`?${suit}`) },
    '?',
  );
}

/** @param {string} tile */
const shownTile = (tile) =>
  tile[0] === '?' ? h('span', { class: 'search-any' }, `?${tile[1]}`) : tileFace(tile, { named: true });
