// @ts-check
// Opening a game: files chosen or dropped, text pasted, samples, and those kept from before.

import { h, refill } from '../lib/dom.js';
import { forgetPlace } from '../state/last.js';
import { t } from '../words/index.js';
import { readFile, readText } from './files.js';
import { savedGames } from './saved-games.js';
import { manyGames } from './many.js';
import { keepRecent, loadRecent } from '../state/recent.js';
import { samples } from '../game/samples.js';

/** More files than these are reviewed together. */
const mostOpened = 12;

/**
 * @param {(sources: import('./files.js').Source[], at?: import('../state/model.js').ReplayPlace) => void} open
 * @param {() => void} surveying many games are about to be reviewed here
 * @param {() => boolean} keeps whether the person lets what was added to games be kept
 */
export function openPanel(open, surveying, keeps) {
  const field = h('textarea', {
    class: 'paste-field',
    rows: 4,
    id: 'replay-text',
    spellcheck: 'false',
    'aria-label': t('replay.paste'),
    placeholder: t('replay.paste'),
  });
  const chooser = h('input', {
    type: 'file',
    multiple: true,
    class: 'unseen',
    tabindex: -1,
    'aria-hidden': 'true',
    onchange: async () => {
      const list = [...chooser.files];
      chooser.value = '';
      openFiles(list);
    },
  });
  const folderChooser = h('input', {
    type: 'file',
    multiple: true,
    webkitdirectory: true,
    class: 'unseen',
    tabindex: -1,
    'aria-hidden': 'true',
    onchange: () => {
      const list = [...folderChooser.files];
      folderChooser.value = '';
      if (list.length) many.files(list);
    },
  });
  const recent = h('div', { class: 'recent' });
  /** @param {string} label @param {() => void} onclick */
  const button = (label, onclick, style = 'button') => h('button', { type: 'button', class: style, onclick }, label);
  const one = h(
    'div',
    { class: 'open-panel' },
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
    h(
      'div',
      { class: 'paste' },
      field,
      button(t('replay.read'), () => open([readText(field.value, t('replay.pasted'))])),
    ),
    h(
      'section',
      {},
      h('h2', {}, t('replay.samples')),
      h(
        'ul',
        { class: 'game-list' },
        samples.map(({ word, text }) =>
          h(
            'li',
            {},
            button(t(`games.${word}`), () => open([{ name: t(`games.${word}`), text }]), 'game-button'),
          ),
        ),
      ),
    ),
    recent,
  );
  const element = h('div', {}, one);
  const many = manyGames({
    place: element,
    instead: one,
    begun: surveying,
    open: async (file, at) => open([await readFile(file, file.name)], at),
  });

  /** @param {File[]} files */
  async function openFiles(files) {
    if (files.length > mostOpened) many.files(files);
    else if (files.length) open(await Promise.all(files.map((file) => readFile(file, file.name))));
  }

  function drawRecent() {
    const { on, games } = loadRecent();
    /** @type {[string, import('./files.js').Source][]} */
    const sources = [
      .../** @type {[string, import('./files.js').Source][]} */ (
        (keeps() ? savedGames() : []).map((kept) => [
          t('replay.keptOne', { name: kept.name }),
          { ...readText(kept.text, kept.name), kept },
        ])
      ),
      .../** @type {[string, import('./files.js').Source][]} */ (games.map((game) => [game.name, game])),
    ];
    refill(
      recent,
      sources.length
        ? [
            h('h2', {}, t('replay.recent')),
            h(
              'ul',
              { class: 'game-list' },
              sources.map(([name, source]) =>
                h(
                  'li',
                  {},
                  button(name, () => open([source]), 'game-button'),
                ),
              ),
            ),
          ]
        : null,
      h(
        'label',
        { class: 'switch' },
        h('input', {
          type: 'checkbox',
          checked: on,
          data: { key: 'keep' },
          onchange: (event) => {
            keepRecent(event.target.checked);
            if (!event.target.checked) forgetPlace();
            drawRecent();
          },
        }),
        h('span', {}, t('replay.keep')),
      ),
    );
  }
  drawRecent();

  return {
    element,
    openFiles,
    openFolders: many.folders,
    refresh: drawRecent,
    clear() {
      field.value = '';
    },
  };
}
