// @ts-check
// A picker of shapes for who does not write them: tiles and wildcards, the place to look for them, and the term that
// comes of it.

import { h, refill } from '../lib/dom.js';
import { rovingTabindex } from '../lib/roving-tabindex.js';
import { pickerRows } from '../tiles/code.js';
import { tileName } from '../tiles/spoken.js';
import { tileFace } from '../tiles/view.js';
import { t } from '../words/index.js';
import { patternOf, shapeTerms } from './search-chips.js';

/** A pattern has no more. */
const most = 14;

/** @param {(term: string) => void} take */
export function shapePicker(take) {
  /** @type {string[]} */ let tiles = [];
  const how = { anySuit: false, moved: false, exact: false };
  let term = shapeTerms[0];
  const shown = h('p', { class: 'search-shape-shown', role: 'status' });
  const buttons = h('div', { class: 'button-row' });
  const keys = h(
    'div',
    { class: 'search-keys', role: 'toolbar', 'aria-label': t('search.shape.tiles') },
    pickerRows.map((row) => h('div', { class: 'search-keys-row' }, row.map(key), wildcard(row[0][1]))),
  );
  const settle = rovingTabindex(keys, 'button');

  /** @param {string} tile */
  const add = (tile) => {
    if (tiles.length < most) tiles = [...tiles, tile];
    draw();
  };

  /** @param {string} tile */
  function key(tile) {
    return h(
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
  }

  /** @param {string} suit */
  function wildcard(suit) {
    const label = t('search.shape.any', { suit: t(`suit.${suit}`) });
    return h(
      'button',
      { type: 'button', class: 'search-key', 'aria-label': label, title: label, onclick: () => add(`?${suit}`) },
      '?',
    );
  }

  const text = () => `${term}${how.exact ? '=' : ':'}${patternOf(tiles, how)}`;

  function draw() {
    refill(
      shown,
      tiles.length
        ? [
            h(
              'span',
              { class: 'tiles is-small' },
              tiles.map((tile) => (tile[0] === '?' ? h('span', { class: 'search-any' }, `?${tile[1]}`) : face(tile))),
            ),
            ' ',
            h('code', {}, text()),
          ]
        : t('search.shape.empty'),
    );
    refill(
      buttons,
      h(
        'button',
        {
          type: 'button',
          class: 'button is-main',
          'aria-disabled': String(!tiles.length),
          data: { key: 'search-shape-take' },
          onclick: () => tiles.length && take(text()),
        },
        t('search.shape.take'),
      ),
      button('search.shape.back', () => (tiles = tiles.slice(0, -1))),
      button('search.shape.clear', () => (tiles = [])),
    );
    settle();
  }

  /** @param {string} tile */
  const face = (tile) => tileFace(tile, { named: true });

  /** @param {string} word @param {() => void} act */
  const button = (word, act) =>
    h(
      'button',
      {
        type: 'button',
        class: 'button',
        data: { key: word },
        onclick: () => {
          act();
          draw();
        },
      },
      t(word),
    );

  /** @param {'anySuit' | 'moved' | 'exact'} name */
  const check = (name) =>
    h(
      'label',
      { class: 'search-check' },
      h('input', {
        type: 'checkbox',
        data: { key: `search-${name}` },
        onchange: (event) => {
          how[name] = event.target.checked;
          draw();
        },
      }),
      ' ',
      t(`search.shape.${name}`),
    );

  const where = h(
    'select',
    {
      data: { key: 'search-shape-term' },
      onchange: (event) => {
        term = event.target.value;
        draw();
      },
    },
    shapeTerms.map((one) => h('option', { value: one }, t(`search.where.${one}`))),
  );
  draw();
  return h(
    'div',
    { class: 'search-shape' },
    h('label', { class: 'field-label' }, h('span', {}, t('search.shape.where')), where),
    keys,
    h('div', { class: 'search-checks' }, check('anySuit'), check('moved'), check('exact')),
    shown,
    buttons,
  );
}
