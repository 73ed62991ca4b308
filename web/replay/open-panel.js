// @ts-check
// Opening a game: files chosen or dropped, text pasted, samples, and those kept from before.

import { h, refill } from '../page/dom.js';
import { t } from '../words/index.js';
import { readFile, readText } from './files.js';
import { keepRecent, loadRecent } from './recent.js';
import { samples } from './samples.js';

/** @param {(sources: import('./files.js').Source[]) => void} open */
export function openPanel(open) {
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
  const recent = h('div', { class: 'recent' });
  /** @param {string} label @param {() => void} onclick */
  const button = (label, onclick, style = 'button') => h('button', { type: 'button', class: style, onclick }, label);
  const element = h(
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
        h('span', { class: 'quiet-text' }, t('replay.drop')),
      ),
      chooser,
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

  /** @param {File[]} files */
  async function openFiles(files) {
    if (files.length) open(await Promise.all(files.map((file) => readFile(file, file.name))));
  }

  function drawRecent() {
    const { on, games } = loadRecent();
    refill(
      recent,
      games.length
        ? [
            h('h2', {}, t('replay.recent')),
            h(
              'ul',
              { class: 'game-list' },
              games.map((game) =>
                h(
                  'li',
                  {},
                  button(game.name, () => open([game]), 'game-button'),
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
    refresh: drawRecent,
    clear() {
      field.value = '';
    },
  };
}
