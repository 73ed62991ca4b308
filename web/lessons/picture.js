// @ts-check
// The blocks of a chapter as elements. Words become text nodes only.

import { dealLabel } from '../game/rules.js';
import { h } from '../lib/dom.js';
import { seatRow } from '../problems/question.js';
import { kind as kindOf } from '../tiles/code.js';
import { readMpsz } from '../tiles/mpsz.js';
import { spokenHand, spokenTiles } from '../tiles/spoken.js';
import { meldFaces, tileFace } from '../tiles/view.js';
import { number, t } from '../words/index.js';
import { piecesOf } from './inline.js';

/** @import { Hand } from '../tiles/mpsz.js' */
/** @import { HandBlock, LessonSeat, List, Position, PositionBlock, Words } from './lesson.js' */

/** Tiles in a sentence or beside a label. @param {string[]} tiles @param {string} [style] */
const smallTiles = (tiles, style = '') =>
  h(
    'span',
    { class: `tiles lesson-inline ${style}`.trim(), role: 'img', 'aria-label': spokenTiles(tiles) },
    tiles.map((tile) => tileFace(tile)),
  );

/** Words with emphasis and tiles. @param {string} text */
export const inline = (text) =>
  piecesOf(text).map((piece) =>
    piece.kind === 'tiles'
      ? smallTiles(piece.tiles)
      : piece.kind === 'text'
        ? piece.text
        : h(piece.kind, {}, piece.text),
  );

/** @param {Words} block */
export const wordsPicture = ({ text }) => h('p', {}, inline(text));

/** @param {List} block */
export const listPicture = ({ items }) =>
  h(
    'ul',
    { class: 'bullets' },
    items.map((item) => h('li', {}, inline(item))),
  );

/** A hand in one row: closed tiles, the one after + apart, melds. @param {Hand} hand */
export function handRow(hand) {
  const { closed, melds, win } = hand;
  const rest = closed.toSpliced(closed.lastIndexOf(win ?? ''), win ? 1 : 0);
  return h(
    'div',
    { class: 'lesson-row', role: 'img', 'aria-label': spokenHand(hand) },
    h(
      'span',
      { class: 'tiles' },
      rest.map((tile) => tileFace(tile)),
    ),
    win ? h('span', { class: 'tiles' }, tileFace(win)) : null,
    melds.map(meldFaces),
  );
}

/** How many tiles of some kinds are not in a hand. @param {Hand} hand @param {string[]} kinds */
export function outside({ closed, melds }, kinds) {
  const own = [...closed, ...melds.flatMap(({ tiles }) => tiles)].map(kindOf);
  return kinds.reduce((sum, kind) => sum + 4 - own.filter((tile) => tile === kindOf(kind)).length, 0);
}

/** "Waits: 3s 6s (7 tiles)". @param {'waits' | 'useful'} name @param {Hand} hand @param {string[]} kinds */
const figure = (name, hand, kinds) =>
  kinds.length
    ? h(
        'p',
        { class: 'lesson-figure' },
        h('span', { class: 'quiet-text' }, t(`lessons.${name}`)),
        ' ',
        smallTiles(kinds),
        ' ',
        h('span', {}, t('lessons.tiles', { n: outside(hand, kinds) })),
      )
    : null;

/**
 * @param {HandBlock} block
 * @param {((text: string) => string) | null} linkTo the address of the page with a hand
 * @param {boolean} [external] whether it opens in another tab
 */
export function handPicture({ text, caption, waits, useful }, linkTo, external = false) {
  const hand = readMpsz(text);
  if (!hand) return null;
  const complete = hand.closed.length + 3 * hand.melds.length > 12;
  return h(
    'figure',
    { class: 'lesson-figure-box' },
    handRow(hand),
    figure('waits', hand, waits),
    figure('useful', hand, useful),
    caption ? h('figcaption', {}, inline(caption)) : null,
    linkTo && complete
      ? h(
          'a',
          { class: 'lesson-open', href: linkTo(text), ...(external ? { target: '_blank', rel: 'noopener' } : {}) },
          t('lessons.analyze'),
        )
      : null,
  );
}

/** A seat; without a score if that is not stated. @param {LessonSeat} seat @param {boolean} own */
function scoredRow(seat, own) {
  const row = seatRow({ ...seat, score: seat.score ?? 0 }, own);
  if (seat.score === null) row.querySelector('.quiet-text')?.remove();
  return row;
}

/** What a player sees of a table. @param {Position} position */
export function positionTable({ round, number: of, honba, sticks, left, dora, seats, you }) {
  const others = seats.filter(({ wind }) => wind !== you);
  return h(
    'div',
    { class: 'problem-table' },
    h(
      'p',
      { class: 'problem-place' },
      h('span', {}, dealLabel({ round, number: of, repeat: honba })),
      sticks ? h('span', {}, t('problems.sticks', { n: sticks })) : null,
      left === null ? null : h('span', {}, t('problems.left', { n: left })),
      dora.length ? h('span', { class: 'problem-dora' }, t('problems.dora'), ' ', smallTiles(dora)) : null,
    ),
    h(
      'ul',
      { class: 'plain problem-seats' },
      others.map((seat) => scoredRow(seat, false)),
      seats.filter(({ wind }) => wind === you).map((seat) => scoredRow(seat, true)),
    ),
  );
}

/** @param {PositionBlock} block */
export function positionPicture({ position, text, caption }) {
  const hand = text ? readMpsz(text) : null;
  return h(
    'figure',
    { class: 'lesson-figure-box' },
    positionTable(position),
    hand ? handRow(hand) : null,
    caption ? h('figcaption', {}, inline(caption)) : null,
  );
}

/** "3 of 8". @param {number} at @param {number} all */
export const placeWords = (at, all) => t('lessons.place', { n: at + 1, all: number(all) });
