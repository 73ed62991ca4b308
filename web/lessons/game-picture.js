// @ts-check
// A place in a game: its comment, and buttons that show it, or a variation, on a board. The game is opened when one is
// pressed: only then is the module needed.

import { h } from '../lib/dom.js';
import { t } from '../words/index.js';
import { inline } from './picture.js';

/** @import { GameBlock } from './lesson.js' */
/** @typedef {{element: HTMLElement, show: (branch: number, step: number) => void, close: () => void}} ShownGame */
/**
 * Opens a game; rejects with a sentence as its message.
 * @typedef {(block: GameBlock) => Promise<ShownGame>} ShowGame
 */

/** @param {GameBlock} block @param {ShowGame} showGame @param {(close: () => void) => void} opened */
export function gamePicture(block, showGame, opened) {
  const { comment, variations, step } = block;
  const board = h('div', { class: 'lesson-board' });
  const status = h('p', { class: 'quiet-text', role: 'status' });
  /** @type {Promise<ShownGame> | null} */ let coming = null;
  let left = false;

  /** @param {number} branch @param {number} at */
  async function show(branch, at) {
    status.textContent = t('lessons.opening');
    try {
      coming ??= showGame(block);
      const shown = await coming;
      if (left) return shown.close();
      status.textContent = '';
      if (!shown.element.isConnected) {
        board.replaceChildren(shown.element);
        opened(shown.close);
      }
      shown.show(branch, at);
    } catch (error) {
      coming = null;
      status.textContent = error instanceof Error ? error.message : String(error);
    }
    return undefined;
  }
  opened(() => (left = true));

  /** @param {string} key @param {any} label @param {() => void} onclick */
  const button = (key, label, onclick) =>
    h('button', { type: 'button', class: 'button', data: { key: `lesson-${key}` }, onclick }, label);
  return h(
    'figure',
    { class: 'lesson-figure-box lesson-game' },
    comment ? h('figcaption', {}, inline(comment)) : null,
    h(
      'div',
      { class: 'button-row' },
      button('show', t('lessons.show'), () => void show(0, step)),
      variations.map((way, index) =>
        button(
          `way-${index}`,
          way.text ? inline(way.text) : t('lessons.variation', { n: way.branch }),
          () => void show(way.branch, way.step),
        ),
      ),
    ),
    status,
    board,
  );
}
