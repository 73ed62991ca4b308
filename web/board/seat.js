// @ts-check
// One seat's hand, melds, flowers and river, drawn as at the bottom of the board.

import { h, refill } from '../dom.js';
import { meldPictures, tileFace } from '../tile-view.js';
import { inOrder } from './names.js';
import { handTile, handWidth, rowLength } from './layout.js';

/** @typedef {{own: boolean, open: boolean, last: boolean, touch?: (tile: string) => (() => void) | null}} Look */

/** @param {number} angle */
export function seatArea(angle) {
  const hand = h('div', { class: 'board-hand' });
  const river = h('div', { class: 'board-river' });
  const stick = h('span', { class: 'board-stick', hidden: true });
  const element = h('div', { class: 'board-seat', style: { rotate: `${angle}deg` } }, stick, river, hand);
  const drawn = { hand: '', river: '' };

  return {
    element,
    /**
     * @param {any} seat a seat of a State
     * @param {any} event the State's event
     * @param {import('./layout.js').Layout} layout
     * @param {Look} look
     */
    update(seat, event, layout, look) {
      element.classList.toggle('is-own', look.own);
      stick.hidden = !seat.riichi;
      const { closed, melds, flowers } = seat;
      redraw('hand', [closed, seat.drawn, melds, flowers, look, look.last && event], () => {
        hand.style.setProperty('--tile-w', `${handTile(layout, handWidth(seat), look.own).toFixed(3)}cqi`);
        refill(hand, closedTiles(seat, event, look), melds.map((meld, index) => meldTiles(meld, look.last && isCall(event) && index === lastMeld(seat, event))),
          flowers.length ? h('span', { class: 'tiles board-flowers' }, flowers.map((tile) => tileFace(tile))) : null);
      }, look.touch);
      redraw('river', [seat.river, look.last && event.kind], () => refill(river, riverRows(seat.river, look.last && isDiscard(event))));
    },
  };

  /** Draws a part only when what it shows has changed, so that a step touches few tiles. */
  function redraw(part, shown, draw, always = undefined) {
    const key = JSON.stringify(shown);
    if (drawn[part] === key && !always) return;
    drawn[part] = key;
    draw();
  }
}

const isCall = ({ kind }) => ['chow', 'pung', 'kong'].includes(kind);
const isDiscard = ({ kind }) => kind === 'discard' || kind === 'riichi';

/** The set that the event laid down or added to. */
function lastMeld({ melds }, { tiles }) {
  const at = melds.findLastIndex((meld) => meld.tiles.join() === tiles.join());
  return at < 0 ? melds.length - 1 : at;
}

function closedTiles({ closed, drawn }, event, { open, own, last, touch }) {
  const rest = [...closed];
  const at = drawn === undefined ? -1 : rest.lastIndexOf(drawn);
  if (at >= 0) rest.splice(at, 1);
  const marked = last && (event.kind === 'draw' || event.kind === 'win') && at >= 0;
  const face = (tile, style) => one(open || own ? tile : 'back', style, open || own ? touch?.(tile) : null);
  return h('span', { class: 'tiles board-closed' }, inOrder(rest).map((tile) => face(tile, '')),
    at >= 0 ? face(drawn, `is-apart${marked ? ' is-last' : ''}`) : null);
}

/** A touch is a short way for the pointer to what has a button elsewhere, so it takes no Tab stop. */
function one(tile, style, act) {
  const face = tileFace(tile, { class: act ? `${style} board-touch` : style });
  if (act) face.addEventListener('click', act);
  return face;
}

function meldTiles(meld, last) {
  return h('span', { class: last ? 'tiles board-meld is-last' : 'tiles board-meld' }, meldPictures(meld).map(({ code, turned, above }) => (above
    ? h('span', { class: 'stack' }, tileFace(above, { turned }), tileFace(code, { turned })) : tileFace(code, { turned }))));
}

/** Rows of six; riichi lies, what was claimed leaves a ghost. */
function riverRows(river, last) {
  const rows = [];
  for (let start = 0; start < river.length; start += rowLength) rows.push(river.slice(start, start + rowLength));
  return rows.map((row, number) => h('div', { class: 'tiles' }, row.map(({ tile, drawn, riichi, claimedBy }, index) => tileFace(tile, {
    turned: riichi,
    class: [claimedBy === undefined ? '' : 'is-ghost', drawn ? 'is-drawn-out' : '', last && number * rowLength + index === river.length - 1 ? 'is-last' : ''].filter(Boolean).join(' '),
  }))));
}
