// @ts-check
// The transcript: every turn a row, every move a button that goes there; comments stand at their step and can be edited.

import { windName, windSign } from '../board/names.js';
import { h, refill } from '../dom.js';
import { tileFace } from '../tile-view.js';
import { t } from '../words/index.js';
import { moveSaid, moveWords } from './said.js';

/**
 * @param {object} actions
 * @param {(step: number) => void} actions.go
 * @param {(step: number, text: string) => void} actions.comment
 */
export function transcript({ go, comment }) {
  const list = h('ol', { class: 'transcript' });
  const editor = h('div', { class: 'comment-editor' });
  const waiting = h('p', { class: 'quiet-text' }, t('replay.reading'));
  const element = h('div', { class: 'transcript-panel' }, waiting);
  let built = '';
  let current = -1;
  let editing = false;
  let noted = { step: 0, text: '' };
  const edit = h('button', { type: 'button', class: 'button', data: { key: 'edit-comment' }, onclick: () => { editing = true; drawEditor(); } }, t('replay.commentAdd'));

  return {
    element,
    /** Where the comment of the step is written. */
    foot: editor,
    /** Says that the moves are still being read. */
    wait() { if (!built) return; built = ''; element.replaceChildren(waiting); },
    /** @param {{key: string, step: number, moves: import('./steps.js').Move[], seats: any[]}} shown */
    update({ key, step, moves, seats }) {
      const wanted = `${key} ${moves.length} ${moves.map((move) => move.comment ?? '').join('\u0000').length}`;
      if (built !== wanted) {
        built = wanted;
        current = -1;
        if (list.parentNode !== element) element.replaceChildren(list);
        refill(list, turns(moves).map((turn) => row(turn, seats, go)));
      }
      if (current !== step) { editing = false; mark(step); }
      noted = { step, text: moves[step]?.comment ?? '' };
      drawEditor();
    },
  };

  function mark(step) {
    list.querySelector('[aria-current]')?.removeAttribute('aria-current');
    const button = /** @type {HTMLElement | null} */ (list.querySelector(`[data-step="${step}"]`));
    if (!button) return;
    current = step;
    button.setAttribute('aria-current', 'step');
    requestAnimationFrame(() => bringIntoView(button));
  }

  function bringIntoView(button) {
    // Only the list scrolls: the board above it must stay where it is.
    const scroller = element.closest('.rail-body');
    if (!scroller) return;
    const [box, at] = [scroller.getBoundingClientRect(), button.getBoundingClientRect()];
    if (at.top < box.top + 8) scroller.scrollTop += at.top - box.top - 40;
    else if (at.bottom > box.bottom - 8) scroller.scrollTop += at.bottom - box.bottom + 40;
  }

  function drawEditor() {
    // At every step that is gone through the button stays the same element.
    if (!editing) {
      if (editor.firstChild !== edit) editor.replaceChildren(edit);
      return;
    }
    if (editor.querySelector('textarea')) return;
    const { step, text } = noted;
    const field = h('textarea', { class: 'comment-field', rows: 3, 'aria-label': t('replay.comment'), value: text, onkeydown: (event) => { if (event.key === 'Escape') close(); } });
    editor.replaceChildren(field, h('div', { class: 'button-row' },
      h('button', { type: 'button', class: 'button is-main', onclick: () => { comment(step, field.value.trim()); close(); } }, t('replay.commentSave')),
      h('button', { type: 'button', class: 'button', onclick: close }, t('replay.commentCancel'))));
    field.focus();
  }

  function close() {
    editing = false;
    drawEditor();
    edit.focus();
  }
}

/** Moves of one player in a row belong together; so do those of nobody. */
function turns(moves) {
  const rows = [];
  for (const move of moves) {
    const last = rows[rows.length - 1];
    const opens = !last || last.chair !== move.chair || move.kind === 'draw' && last.moves.some(({ kind }) => kind === 'discard') || move.kind === 'deal';
    if (opens) rows.push({ chair: move.kind === 'deal' ? undefined : move.chair, moves: [move] });
    else last.moves.push(move);
  }
  return rows;
}

function row({ chair, moves }, seats, go) {
  const wind = chair === undefined ? undefined : seats[chair]?.wind;
  return h('li', { class: 'turn' },
    h('span', { class: 'turn-seat', title: wind ? windName(wind) : null, 'aria-hidden': 'true' }, wind ? windSign(wind) : '·'),
    h('span', { class: 'turn-moves' }, moves.map((move) => moveButton(move, seats, go))),
    moves.filter((move) => move.comment).map((move) => h('p', { class: 'turn-comment' }, move.comment)));
}

function moveButton(move, seats, go) {
  const [before, after] = moveWords(move);
  return h('button', { type: 'button', class: `move is-${move.kind}`, data: { step: move.step, key: `step-${move.step}` }, 'aria-label': `${move.step}. ${moveSaid(move, seats)}`, onclick: () => go(move.step) },
    before ? h('span', {}, before) : null, move.tiles?.length && move.kind !== 'deal' ? h('span', { class: 'tiles' }, move.tiles.map((tile) => tileFace(tile))) : null, after ? h('span', {}, after) : null);
}
