// @ts-check
// Positions on the felt, in hundredths of its width. Every seat is drawn as the one at the bottom and then rotated
// about the centre; only the name plates stay upright.

/** @import { Meld, Seat } from '../engine/core.d.ts' */

/**
 * @typedef {object} Layout
 * @property {[number, number]} centre
 * @property {number[]} angles rotation of each seat, the chosen one first, then in the order of play
 * @property {[number, number][]} plates the middle of each seat's name plate
 * @property {number} edge from the centre to the outer edge of the other hands
 * @property {number} side the width available for another player's hand
 * @property {number} otherTile the largest width of a tile in the other hands
 * @property {number} reach from the centre to where rivers must end
 * @property {number} inner half a side of the middle, in river tiles
 */

const square = { centre: [50, 47.5], edge: 46.5, side: 80, otherTile: 3.4, reach: 41.2, inner: 3.2 };

/** @type {Record<number, Layout>} */
const layouts = {
  3: /** @type {any} */ ({
    ...square,
    angles: [0, -90, 90],
    plates: [
      [21.5, 83.6],
      [78.5, 69.5],
      [21.5, 25.5],
    ],
  }),
  4: /** @type {any} */ ({
    ...square,
    angles: [0, -90, 180, 90],
    plates: [
      [21.5, 83.6],
      [78.5, 69.5],
      [78.5, 13],
      [21.5, 25.5],
    ],
  }),
  6: {
    centre: [50, 45],
    edge: 41,
    side: 44,
    otherTile: 3,
    reach: 36.2,
    inner: 5.4,
    angles: [0, -60, -120, 180, 120, 60],
    plates: hexPlates([50, 45], 32.5),
  },
};

/** Plates lie between the rivers, each to the left of its seat. @param {number[]} centre @param {number} radius */
function hexPlates([x, y], radius) {
  return [0, -60, -120, 180, 120, 60].map((angle) => {
    const turn = ((angle + 30) * Math.PI) / 180;
    return /** @type {[number, number]} */ ([x - radius * Math.sin(turn), y + radius * Math.cos(turn)]);
  });
}

/** @param {number} players */
export const layoutOf = (players) => layouts[players] ?? layouts[4];

/** The chairs in the order of play, the given one first. @param {number} players @param {number} seat */
export const seenFrom = (players, seat) => Array.from({ length: players }, (_, index) => (seat + index) % players);

/** Tiles in a row of a river. */
export const rowLength = 6;
const usualRows = 4;
const tileHeight = 4 / 3;

/**
 * The width of river tiles: the largest at which the longest river ends before the hands.
 * @param {Layout} layout
 * @param {number} longest discards in the longest river
 */
export function riverTile({ reach, inner }, longest) {
  const rows = Math.max(usualRows, Math.ceil(longest / rowLength));
  return reach / (inner + rows * tileHeight + 0.15);
}

const lying = 752 / 600;
const gap = 0.35;

/** The width of a hand with its melds and flowers, in tiles. @param {Seat} seat */
export function handWidth({ closed, drawn, melds, flowers }) {
  const declared = melds.reduce((sum, meld) => sum + gap + meldWidth(meld), 0);
  return closed.length + (drawn ? gap : 0) + declared + (flowers.length ? gap + flowers.length * flowerSize : 0);
}

/** Flowers and set-aside Norths are drawn at this share of a tile. */
export const flowerSize = 0.72;

function meldWidth(/** @type {Meld} */ { tiles, kong, from }) {
  if (!from || kong === 'concealed') return tiles.length;
  return (kong === 'added' ? 2 : tiles.length - 1) + lying;
}

/** The largest width of a tile of the chosen hand, and the width available for that hand. */
const ownTile = 6.3;
const ownWidth = 97;

/** @param {Layout} layout @param {number} width of the hand in tiles @param {boolean} own */
export const handTile = (layout, width, own) =>
  own ? Math.min(ownTile, ownWidth / width) : Math.min(layout.otherTile, layout.side / width);
