// @ts-check
// The table of the 81 fans, each with an example hand drawn as tiles, with a search by name.

import { h, refill } from '../lib/dom.js';
import { nameOf, t } from '../words/index.js';
import { handTiles } from '../teach/example.js';
import { examples } from '../teach/fan-examples.js';

/** @import { Tehai } from '../engine/core.d.ts' */

/** @param {Tehai | null} core */
export function fansSection(core) {
  const list = h('ul', { class: 'plain fan-list' });
  const rows = examples.map(([id, points, hand]) => {
    const name = nameOf('fan', id);
    return {
      words: `${name} ${id.replaceAll('-', ' ')} ${points}`.toLowerCase(),
      row: fanRow(core, name, points, hand),
    };
  });
  /** @param {string} wanted */
  const show = (wanted) => {
    const found = rows.filter(({ words }) => words.includes(wanted.trim().toLowerCase()));
    refill(list, found.length ? found.map(({ row }) => row) : h('li', { class: 'quiet-text' }, t('fans.none')));
  };
  show('');
  return h(
    'section',
    { id: 'help-fans' },
    h('h2', { id: 'help-fan', tabindex: -1 }, t('fans.title')),
    h('p', {}, t('fans.intro')),
    h('input', {
      type: 'search',
      class: 'fan-search',
      placeholder: t('fans.search'),
      'aria-label': t('fans.search'),
      oninput: (/** @type {any} */ event) => show(event.target.value),
    }),
    list,
  );
}

/** @param {Tehai | null} core @param {string} name @param {number} points @param {string} text */
const fanRow = (core, name, points, text) =>
  h(
    'li',
    { class: 'fan-row' },
    h('p', { class: 'fan-name' }, h('strong', {}, name), ' ', t('fans.points', { n: points })),
    core ? handTiles(core, text) : h('code', {}, text),
  );
