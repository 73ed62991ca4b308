// @ts-check
// Saving: the hand as a file and back, the whole page as one file, the page as an installed app.

import { h } from '../lib/dom.js';
import { mostOfFile, textOf, TooLarge } from '../engine/bounded.js';
import { saveFile } from './outcome.js';
import { readLink, writeLink } from '../state/link.js';
import { longestText } from '../state/model.js';
import { carriedModule } from '../engine/source.js';
import { t } from '../words/index.js';

/** Chromium offers once to install the page; the offer is stored until the user asks. @type {any} */
let installOffer = null;
globalThis.addEventListener?.('beforeinstallprompt', (event) => {
  event.preventDefault();
  installOffer = event;
});

/** @param {import('../state/context.js').Context} context */
export function filesSection(context) {
  const outcome = h('p', { class: 'quiet-text', role: 'status' });
  const input = h('input', {
    type: 'file',
    class: 'unseen',
    tabindex: -1,
    'aria-label': t('files.open'),
    onchange: opened,
  });
  /** @param {string} label @param {string} key @param {() => void} onclick */
  const button = (label, key, onclick) =>
    h('button', { type: 'button', class: 'button', data: { key }, onclick }, label);

  async function opened() {
    const [file] = input.files ?? [];
    input.value = '';
    if (!file) return;
    outcome.textContent = openedText(await openFile(context, file), file);
  }

  return h(
    'section',
    { class: 'files' },
    h('h3', {}, t('files.title')),
    h(
      'div',
      { class: 'button-row' },
      button(t('files.save'), 'files-save', () => {
        saveFile('hand.tehai.txt', handFile(context.store.get()));
        outcome.textContent = t('files.saved');
      }),
      button(t('files.open'), 'files-open', () => input.click()),
      input,
    ),
    h('p', { class: 'quiet-text' }, t(carriedModule() ? 'files.isOne' : 'files.oneWhy')),
    carriedModule()
      ? null
      : h(
          'div',
          { class: 'button-row' },
          h(
            'a',
            { class: 'button', href: 'tehai.html', download: 'tehai.html', data: { key: 'files-one' } },
            t('files.one'),
          ),
          installOffer ? button(t('files.install'), 'files-install', () => installOffer.prompt()) : null,
        ),
    outcome,
  );
}

/**
 * The content of a saved hand: the tiles, and below them the link with everything else.
 * @param {import('../state/model.js').State} state
 */
const handFile = (state) => `${state.text}\n${writeLink(state)}\n`;

/** A sentence about the result of opening a file. @param {string} key @param {File} file */
export const openedText = (key, { name }) => t(key, { name, mb: mostOfFile / 1_000_000 });

/**
 * Opens a saved hand, or a file with a hand in any notation on its first line.
 * @param {import('../state/context.js').Context} context
 * @param {File} file
 * @returns {Promise<string>} a key of the words
 */
export async function openFile(context, file) {
  let text;
  try {
    text = await textOf(file);
  } catch (error) {
    return error instanceof TooLarge ? 'files.tooLarge' : 'files.noText';
  }
  const state = linkIn(text);
  if (state) {
    context.store.open(state);
    return 'files.opened';
  }
  const [first] = text.trim().split('\n');
  if (!first || first.length > longestText) return 'files.noHand';
  context.store.set({ view: 'hand', text: first.trim(), dialect: 'auto' });
  return 'files.opened';
}

/**
 * The state of the first line that ends in a link of this site. Searched line by line: a pattern over the whole text
 * could take quadratic time.
 * @param {string} text
 */
function linkIn(text) {
  for (let at = text.indexOf('#v1'); at >= 0; at = text.indexOf('#v1', at + 1)) {
    const end = text.indexOf('\n', at);
    const link = text.slice(at, end < 0 ? undefined : end).trimEnd();
    if (/^#v1(&|$)/.test(link) && !/\s/.test(link)) return readLink(link);
    if (end < 0) break;
    at = end;
  }
  return null;
}
