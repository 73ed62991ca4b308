// @ts-check
// The transcript: every turn a row, every move a button that goes there; comments stand at their step and can be
// edited. Variations follow the turn that they depart in; those that lead to the place are open.

import { windName, windSign } from '../board/names.js';
import { h, refill } from '../lib/dom.js';
import { glossed } from '../controls/glossary.js';
import { inPieces, next } from '../lib/pieces.js';
import { tileFace } from '../tiles/view.js';
import { glossOf, t } from '../words/index.js';
import { moveSaid, moveWords } from '../game/said.js';

/** @import { Seat } from '../engine/core.d.ts' */
/** @import { Move } from '../game/steps.js' */

/**
 * A variation as it is listed.
 * @typedef {object} Listed
 * @property {number} place among those of the deal, from 1
 * @property {number} parent the place of what it departs from, or 0
 * @property {number} step at which it departs
 * @property {number} length how many moves it has
 * @property {boolean} open whether it leads to where the game is looked at
 * @property {Move[]} moves all of them where it is open, else the first
 */

/**
 * @param {object} actions
 * @param {(step: number, place: number) => void} actions.go
 * @param {(step: number, text: string) => void} actions.comment
 * @param {(place: number) => void} actions.drop takes a variation away
 * @param {HTMLElement} actions.below stands under the comment
 */
export function transcript({ go, comment, drop, below }) {
  const list = h('ol', { class: 'transcript' });
  const editor = h('div', { class: 'comment-editor' });
  const element = h('div', { class: 'transcript-panel' });
  let built = '';
  /** Game and deal. */
  let whose = '';
  let current = '';
  let editing = false;
  let at = { step: 0, place: 0 };
  let noted = { step: 0, text: '' };
  const edit = h(
    'button',
    {
      type: 'button',
      class: 'button',
      data: { key: 'edit-comment' },
      onclick: write,
    },
    t('replay.commentAdd'),
  );

  function write() {
    editing = true;
    drawEditor();
  }

  return {
    element,
    /** Opens the field for the comment. */
    write,
    /** Where the comment of the step is written. */
    foot: h('div', { class: 'transcript-foot' }, editor, below),
    /**
     * @param {object} shown
     * @param {string} shown.key
     * @param {number} shown.step
     * @param {number} shown.place the variation that the step belongs to, or 0
     * @param {string} shown.note the comment there
     * @param {Move[]} shown.moves
     * @param {Seat[]} shown.seats
     * @param {Listed[]} shown.variations
     */
    update({ key, step, place, note, moves, seats, variations }) {
      const notes = moves.map((move) => move.comment ?? '').join('\u0000');
      const wanted = `${key} ${moves.length} ${notes.length} ${JSON.stringify(variations)}`;
      if (built !== wanted) {
        built = wanted;
        current = '';
        if (list.parentNode !== element) element.replaceChildren(list);
        const all = rows(moves, 0, { seats, variations, go, drop });
        // Only another deal comes in pieces: in what is drawn anew beside it the focus has to find its place at once.
        const most = key === whose ? Infinity : mostRows;
        whose = key;
        const first = next(all, most);
        refill(list, first);
        if (first.length === most) {
          const take = (/** @type {any[]} */ some) => {
            list.append(...some.flat(Infinity));
            if (!current) mark(at.step, at.place);
          };
          inPieces(all, most, take, () => built !== wanted);
        }
      }
      at = { step, place };
      if (current !== `${place}.${step}`) {
        editing = false;
        mark(step, place);
      }
      noted = { step, text: note };
      drawEditor();
    },
  };

  /** @param {number} step @param {number} place */
  function mark(step, place) {
    list.querySelector('[aria-current]')?.removeAttribute('aria-current');
    const button = /** @type {HTMLElement | null} */ (
      list.querySelector(`[data-step="${step}"][data-branch="${place}"]`)
    );
    if (!button) return;
    current = `${place}.${step}`;
    button.setAttribute('aria-current', 'step');
    requestAnimationFrame(() => bringIntoView(button));
  }

  /** @param {HTMLElement} button */
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
    const field = h('textarea', {
      class: 'comment-field',
      maxlength: 10_000,
      rows: 3,
      'aria-label': t('replay.comment'),
      value: text,
      onkeydown: (event) => {
        if (event.key === 'Escape') close();
      },
    });
    editor.replaceChildren(
      field,
      h(
        'div',
        { class: 'button-row' },
        h(
          'button',
          {
            type: 'button',
            class: 'button is-main',
            onclick: () => {
              comment(step, field.value.trim());
              close();
            },
          },
          t('replay.commentSave'),
        ),
        h('button', { type: 'button', class: 'button', onclick: close }, t('replay.commentCancel')),
      ),
    );
    field.focus();
  }

  function close() {
    editing = false;
    drawEditor();
    edit.focus();
  }
}

/** Turns that are drawn in one go: a window full. */
const mostRows = 24;

/** @typedef {{chair?: number, moves: Move[]}} Turn */

/** Moves of one player in a row belong together; so do those of nobody. @param {Move[]} moves */
function turns(moves) {
  /** @type {Turn[]} */ const rows = [];
  for (const move of moves) {
    const last = rows[rows.length - 1];
    const opens =
      !last ||
      last.chair !== move.chair ||
      (move.kind === 'draw' && last.moves.some(({ kind }) => kind === 'discard')) ||
      move.kind === 'deal';
    if (opens) rows.push({ chair: move.kind === 'deal' ? undefined : move.chair, moves: [move] });
    else last.moves.push(move);
  }
  return rows;
}

/**
 * @typedef {{seats: Seat[], variations: Listed[], go: (step: number, place: number) => void, drop: (place: number) =>
 * void}} List
 */

/**
 * Turns, each with the variations that depart in it.
 * @param {Move[]} moves
 * @param {number} place of the variation whose they are, or 0
 * @param {List} list
 * @returns {Generator<any[]>} a turn at a time
 */
function* rows(moves, place, list) {
  const departing = list.variations.filter(({ parent }) => parent === place);
  const all = turns(moves);
  for (const [index, turn] of all.entries()) {
    const end = index === all.length - 1 ? Infinity : turn.moves[turn.moves.length - 1].step;
    const here = departing.filter(({ step }) => step + 1 >= turn.moves[0].step && step < end);
    yield [row(turn, list.seats, (step) => list.go(step, place), place), here.map((one) => variation(one, list))];
  }
}

/** @param {Listed} one @param {List} list */
function variation(one, list) {
  const { place, open, moves, length } = one;
  const name = `${t('replay.variation')} ${place}`;
  return h(
    'li',
    { class: open ? 'variation is-open' : 'variation' },
    h(
      'div',
      { class: 'variation-head' },
      h('span', { class: 'turn-seat' }, open ? name : '↳'),
      open ? null : moveButton(moves[0], list.seats, (step) => list.go(step, place), place),
      open || length < 2 ? null : h('span', { class: 'quiet-text' }, `+${length - 1}`),
      h(
        'button',
        {
          type: 'button',
          class: 'quiet variation-drop',
          'aria-label': `${t('replay.dropVariation')}: ${name}`,
          title: t('replay.dropVariation'),
          data: { key: `drop-${place}` },
          onclick: () => list.drop(place),
        },
        '✕',
      ),
    ),
    open ? h('ol', { class: 'transcript' }, ...rows(moves, place, list)) : null,
  );
}

/** @param {Turn} turn @param {Seat[]} seats @param {(step: number) => void} go @param {number} place */
function row({ chair, moves }, seats, go, place) {
  const wind = chair === undefined ? undefined : seats[chair]?.wind;
  return h(
    'li',
    { class: 'turn' },
    h(
      'span',
      { class: 'turn-seat', title: wind ? windName(wind) : null, 'aria-hidden': 'true' },
      wind ? windSign(wind) : '·',
    ),
    h(
      'span',
      { class: 'turn-moves' },
      moves.map((move) => moveButton(move, seats, go, place)),
    ),
    moves.filter((move) => move.comment).map((move) => h('p', { class: 'turn-comment' }, move.comment)),
  );
}

/** What has other names in other games. @type {Record<string, string>} */
const calls = { chow: 'c', pung: 'p', kong: 'k' };

/** @param {Move} move @param {Seat[]} seats @param {(step: number) => void} go @param {number} place */
function moveButton(move, seats, go, place) {
  const [before, after] = moveWords(move);
  const button = h(
    'button',
    {
      type: 'button',
      class: `move is-${move.kind}`,
      data: { step: move.step, branch: place, key: place ? `step-${place}-${move.step}` : `step-${move.step}` },
      'aria-label': `${move.step}. ${moveSaid(move, seats)}`,
      onclick: () => go(move.step),
    },
    before ? h('span', {}, before) : null,
    move.tiles?.length && move.kind !== 'deal'
      ? h(
          'span',
          { class: 'tiles' },
          move.tiles.map((tile) => tileFace(tile)),
        )
      : null,
    after ? h('span', {}, after) : null,
  );
  const call = calls[move.kind];
  if (call) glossed(button, () => glossOf(`act.${call}`));
  return button;
}
