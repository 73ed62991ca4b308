// @ts-check
// The panel for opening a game: files, a text, samples, and earlier games.

import { h } from '../lib/dom.js';
import { samples } from '../game/samples.js';
import { t } from '../words/index.js';

/** @import { Source } from './files.js' */

/** @param {string} label @param {() => void} onclick */
const button = (label, onclick, style = 'button') => h('button', { type: 'button', class: style, onclick }, label);

/** @param {string} title @param {[name: string, source: Source][]} games @param {(source: Source) => void} open */
const gameList = (title, games, open) => [
  h('h2', {}, title),
  h(
    'ul',
    { class: 'game-list' },
    games.map(([name, source]) =>
      h(
        'li',
        {},
        button(name, () => open(source), 'game-button'),
      ),
    ),
  ),
];

/**
 * @param {object} parts made by the panel
 * @param {HTMLElement} parts.field for a text
 * @param {HTMLElement} parts.chooser of files
 * @param {HTMLElement} parts.folderChooser
 * @param {HTMLElement} parts.recent
 * @param {() => void} read reads the text of the field
 * @param {(source: Source) => void} open
 */
export function openPage({ field, chooser, folderChooser, recent }, read, open) {
  return h(
    'div',
    { class: 'open-panel', tabindex: -1, data: { answer: 'skip.open' } },
    h('p', {}, t('replay.intro')),
    h(
      'div',
      { class: 'drop-zone' },
      h(
        'p',
        {},
        button(t('replay.choose'), () => chooser.click(), 'button is-main'),
        ' ',
        button(t('replay.chooseFolder'), () => folderChooser.click()),
        ' ',
        h('span', { class: 'quiet-text' }, t('replay.drop')),
      ),
      chooser,
      folderChooser,
      h('p', { class: 'quiet-text' }, t('replay.formats')),
    ),
    h('div', { class: 'paste' }, field, button(t('replay.read'), read)),
    h(
      'section',
      {},
      gameList(
        t('replay.samples'),
        samples.map(({ word, text }) => [t(`games.${word}`), { name: t(`games.${word}`), text }]),
        open,
      ),
    ),
    recent,
  );
}

/**
 * The earlier games, and a switch that lets further ones be saved.
 * @param {[name: string, source: Source][]} games
 * @param {(source: Source) => void} open
 * @param {boolean} on
 * @param {(on: boolean) => void} keep
 */
export const recentGames = (games, open, on, keep) => [
  games.length ? gameList(t('replay.recent'), games, open) : null,
  h(
    'label',
    { class: 'switch' },
    h('input', {
      type: 'checkbox',
      checked: on,
      data: { key: 'keep' },
      onchange: (event) => keep(event.target.checked),
    }),
    h('span', {}, t('replay.keep')),
  ),
];
