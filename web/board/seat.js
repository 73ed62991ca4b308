// @ts-check
// One seat's hand, melds, flowers and river, drawn as at the bottom of the board.

import { h, refill } from '../lib/dom.js';
import { meldPictures, tileFace } from '../tiles/view.js';
import { layFaces } from './faces.js';
import { inOrder } from './names.js';
import { handTile, handWidth, rowLength } from './layout.js';

/** @import { Event, Meld, RiverTile, Seat, Tile } from '../engine/core.d.ts' */
/** @import { Face } from './faces.js' */

/**
 * @typedef {{own: boolean, open: boolean, laid: number, last: boolean, dora: Set<string>, touch?: (tile: string) =>
 *   ((event: MouseEvent) => void) | null, danger?: (tile: string) => number | undefined}} Look `laid`: the number of
 *   wall tiles in front of the seat while all hands are face down; `danger`: the length of the bar below a tile
 */

/** @param {number} angle */
export function seatArea(angle) {
  const closed = h('span', { class: 'tiles board-closed' });
  const declared = h('span', { class: 'board-declared' });
  const hand = h('div', { class: 'board-hand' }, closed, declared);
  const river = h('div', { class: 'board-river' });
  const stick = h('span', { class: 'board-stick', hidden: true });
  const wall = h('div', { class: 'tiles board-wall', hidden: true });
  const element = h('div', { class: 'board-seat', style: { rotate: `${angle}deg` } }, stick, wall, river, hand);
  let laid = '';
  let width = '';
  /** The drawn tile of the last drawing. @type {Tile | undefined} */ let apart;

  return {
    element,
    /**
     * @param {Seat} seat
     * @param {Event} event what happened last
     * @param {import('./layout.js').Layout} layout
     * @param {Look} look
     */
    update(seat, event, layout, look) {
      element.classList.toggle('is-own', look.own);
      stick.hidden = !seat.riichi;
      wall.hidden = !look.laid;
      // The wall is two tiles high.
      layFaces(wall, new Array(Math.ceil(look.laid / 2)).fill({ tile: 'back' }));
      const tile = `${handTile(layout, handWidth(seat), look.own).toFixed(3)}cqi`;
      if (tile !== width) hand.style.setProperty('--tile-w', (width = tile));
      const sorted = look.last && isDiscard(event) && !seat.river.at(-1)?.drawn ? apart : undefined;
      apart = seat.drawn;
      const faces = closedFaces(seat, event, look, sorted);
      const at = faces.findIndex(({ style }) => style?.includes('is-sorted'));
      if (at >= 0) closed.style.setProperty('--way', String(faces.length - at));
      layFaces(closed, faces);
      layRiver(river, seat.river, look.last && isDiscard(event), look.dora);
      const lastLaid = look.last && isCall(event) ? lastMeld(seat, event) : -1;
      const key = JSON.stringify([seat.melds, seat.flowers, lastLaid, lastLaid < 0 ? 0 : event, [...look.dora]]);
      if (key === laid) return;
      laid = key;
      refill(
        declared,
        seat.melds.map((meld, index) => meldTiles(meld, index === lastLaid, look.dora)),
        seat.flowers.length
          ? h(
              'span',
              { class: 'tiles board-flowers' },
              seat.flowers.map((flower) => tileFace(flower)),
            )
          : null,
      );
    },
  };
}

const isCall = (/** @type {Event} */ { kind }) => ['chow', 'pung', 'kong'].includes(kind);
const isDiscard = (/** @type {Event} */ { kind }) => kind === 'discard';

/** The meld that the event made or extended. */
function lastMeld(/** @type {Seat} */ { melds }, /** @type {Event} */ { tiles }) {
  const at = melds.findLastIndex((meld) => meld.tiles.join() === tiles.join());
  return at < 0 ? melds.length - 1 : at;
}

/**
 * The hand in order, the drawn tile apart at its end; face down if it is hidden.
 * @param {Seat} seat
 * @param {Event} event
 * @param {Look} look
 * @param {Tile} [sorted] the drawn tile of before, which moves to its place
 * @returns {import('./faces.js').Face[]}
 */
function closedFaces({ closed, drawn }, event, { open, own, laid, last, touch, dora, danger }, sorted) {
  const rest = [...closed];
  const at = drawn === undefined ? -1 : rest.lastIndexOf(drawn);
  if (at >= 0) rest.splice(at, 1);
  const fresh = last && (event.kind === 'draw' || event.kind === 'flower' || event.kind === 'win');
  /** @param {Tile} tile @param {Partial<Face>} more @returns {Face} */
  const face = (tile, more) => {
    if (laid || (!open && !own)) return { tile: 'back', ...more };
    const level = danger?.(tile);
    const style = [dressed(tile, dora, more.style), level === undefined ? '' : `danger-${level}`];
    return { tile, act: touch?.(tile), ...more, style: style.filter(Boolean).join(' ') };
  };
  const row = inOrder(rest);
  const went = sorted && (open || own) ? row.lastIndexOf(sorted) : -1;
  return [
    ...row.map((tile, place) => face(tile, { style: place === went ? 'is-sorted' : '' })),
    ...(drawn !== undefined && at >= 0 ? [face(drawn, { style: fresh ? 'is-apart is-last' : 'is-apart', fresh })] : []),
  ];
}

/** Marks a tile that is dora. @param {string} tile @param {Set<string>} dora @param {string} [style] */
const dressed = (tile, dora, style = '') => (dora.has(tile.replace(/^0/, '5')) ? `is-dora ${style}`.trim() : style);

/** @param {Meld} meld @param {boolean} last @param {Set<string>} dora */
function meldTiles(meld, last, dora) {
  const face = (/** @type {string} */ tile, /** @type {boolean} */ turned) =>
    tileFace(tile, { turned, class: dressed(tile, dora) });
  return h(
    'span',
    { class: last ? 'tiles board-meld is-last' : 'tiles board-meld' },
    meldPictures(meld).map(({ code, turned, above }) =>
      above
        ? h('span', { class: 'stack' }, face(above, Boolean(turned)), face(code, Boolean(turned)))
        : face(code, Boolean(turned)),
    ),
  );
}

/**
 * Rows of six; the riichi tile lies sideways, a called tile is drawn pale.
 * @param {HTMLElement} element
 * @param {RiverTile[]} river
 * @param {boolean} last
 * @param {Set<string>} dora
 */
function layRiver(element, river, last, dora) {
  const rows = Math.ceil(river.length / rowLength);
  for (let row = 0; row < rows; row += 1) {
    if (!element.children[row]) element.append(h('div', { class: 'tiles' }));
    layFaces(
      element.children[row],
      river.slice(row * rowLength, (row + 1) * rowLength).map(({ tile, drawn, riichi, claimedBy }, index) => {
        const fresh = last && row * rowLength + index === river.length - 1;
        const styles = [claimedBy === undefined ? '' : 'is-ghost', drawn ? 'is-drawn-out' : '', fresh ? 'is-last' : ''];
        return { tile, turned: riichi, style: dressed(tile, dora, styles.filter(Boolean).join(' ')), fresh };
      }),
    );
  }
  while (element.children.length > rows) element.lastElementChild?.remove();
}
