// @ts-check
// A question of a lesson: the hand or the table, the choices, and after an answer which ones were right and why.

import { h } from '../lib/dom.js';
import { rovingTabindex } from '../lib/roving-tabindex.js';
import { kind as kindOf } from '../tiles/code.js';
import { readMpsz } from '../tiles/mpsz.js';
import { spokenTiles, tileName } from '../tiles/spoken.js';
import { meldFaces, tileFace } from '../tiles/view.js';
import { listed, t } from '../words/index.js';
import { plainText } from './inline.js';
import { handRow, inline, positionTable } from './picture.js';

/** @import { Tile } from '../engine/core.d.ts' */
/** @import { QuestionBlock } from './lesson.js' */
/** @typedef {{right: boolean, tile: Tile, text: string}} Option a choice: a tile of the hand, or words */

/** The choices in their order. @param {QuestionBlock} block @returns {Option[]} */
export function optionsOf({ text, discard, choices }) {
  if (!discard.length) return choices.map((choice) => ({ ...choice, tile: '' }));
  const hand = readMpsz(text);
  if (!hand) return [];
  const { closed, win } = hand;
  const rest = win ? closed.toSpliced(closed.lastIndexOf(win), 1) : closed;
  const right = discard.map(kindOf);
  return [...rest, ...(win ? [win] : [])].map((tile) => ({ tile, text: '', right: right.includes(kindOf(tile)) }));
}

/** @param {QuestionBlock} block */
export const askedWords = ({ ask }) => ask || t('lessons.ask');

/** The right answers in words. @param {QuestionBlock} block */
export function rightWords({ discard, choices }) {
  const words = discard.length
    ? discard.map(tileName)
    : choices.filter(({ right }) => right).map(({ text }) => plainText(text, spokenTiles));
  return listed(words);
}

/** The verdict and the explanation. @param {QuestionBlock} block @param {boolean} right */
const answerPicture = (block, right) =>
  h(
    'div',
    { class: 'lesson-answer' },
    h(
      'p',
      { class: `problem-verdict ${right ? 'is-right' : 'is-wrong'}`, role: 'status' },
      right ? t('problems.right') : t('problems.wrong', { answers: rightWords(block) }),
    ),
    block.why ? h('p', {}, inline(block.why)) : null,
  );

/**
 * Choices in words stand below each other: up and down move too.
 * @param {KeyboardEvent} event
 * @param {HTMLElement[]} all
 */
function moveInColumn(event, all) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const at = all.findIndex((one) => one.contains(/** @type {Node} */ (event.target)));
  if (!step || at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  all[Math.max(0, Math.min(all.length - 1, at + step))].focus();
}

/**
 * @param {QuestionBlock} block
 * @param {number} answered the choice made earlier, or -1
 * @param {(choice: number) => void} took called once, with the choice made
 */
export function questionPicture(block, answered, took) {
  const options = optionsOf(block);
  const ofTiles = block.discard.length > 0;
  const hand = block.text ? readMpsz(block.text) : null;
  let over = false;
  const buttons = options.map((option, index) =>
    h(
      'button',
      {
        type: 'button',
        class: ofTiles
          ? `problem-tile${hand?.win && index === options.length - 1 ? ' is-apart' : ''}`
          : 'button problem-choice lesson-choice',
        data: { choice: ofTiles ? option.tile : String(index) },
        'aria-label': ofTiles ? t('problems.act.discard', { tiles: tileName(option.tile) }) : null,
        onclick: () => {
          if (over) return;
          settle(index);
          took(index);
        },
      },
      ofTiles ? tileFace(option.tile) : inline(option.text),
    ),
  );
  const group = h(
    'div',
    {
      class: ofTiles ? 'problem-choices is-hand' : 'lesson-choices',
      role: 'group',
      'aria-label': t('problems.choices'),
    },
    buttons,
    ofTiles ? hand?.melds.map(meldFaces) : null,
  );
  rovingTabindex(group, 'button')();
  if (!ofTiles) group.addEventListener('keydown', (event) => moveInColumn(event, buttons));
  const element = h(
    'section',
    { class: 'lesson-question', 'aria-label': t('lessons.question') },
    h('p', { class: 'lesson-asked' }, inline(askedWords(block))),
    block.position ? positionTable(block.position) : null,
    hand && !ofTiles ? handRow(hand) : null,
    group,
  );

  /** @param {number} choice */
  function settle(choice) {
    over = true;
    buttons.forEach((button, index) => {
      button.classList.toggle('is-right', options[index].right);
      button.classList.toggle('is-wrong', index === choice && !options[index].right);
      button.setAttribute('aria-disabled', 'true');
    });
    element.append(answerPicture(block, options[choice].right));
  }
  if (answered >= 0 && answered < options.length) settle(answered);
  return element;
}
