// @ts-check
// A seat of a position in one line: "25000; 9m_1z*3s(8p); 77'7z" is its score, its river and its melds. In the river
// * is in front of the tile that declared riichi, _ in front of one discarded as drawn, and a called one is in ( ).

import { isTile } from '../tiles/code.js';
import { readMpsz, writeMeld } from '../tiles/mpsz.js';

/** @import { Wind } from '../engine/core.d.ts' */
/** @import { Thrown } from '../problems/problem.js' */
/** @import { LessonSeat } from './lesson.js' */

const longestRiver = 40;

/** @param {string} text @returns {Thrown[] | null} */
export function readRiver(text) {
  /** @type {Thrown[]} */ const river = [];
  /** @type {{rank: string, riichi: boolean, drawn: boolean, claimed: boolean}[]} */ let open = [];
  let [riichi, drawn, claimed] = [false, false, false];
  for (const sign of text.replace(/\s+/g, '')) {
    if (sign === '*') riichi = true;
    else if (sign === '_') drawn = true;
    else if (sign === '(' && !claimed) claimed = true;
    else if (sign === ')' && claimed && !riichi && !drawn) claimed = false;
    else if (/[0-9]/.test(sign)) {
      open.push({ rank: sign, riichi, drawn, claimed });
      [riichi, drawn] = [false, false];
    } else if (/[mpsz]/.test(sign) && open.length && !riichi && !drawn) {
      river.push(...open.map(({ rank, ...marks }) => ({ tile: rank + sign, ...marks })));
      open = [];
    } else return null;
  }
  const sound =
    !open.length &&
    !riichi &&
    !drawn &&
    !claimed &&
    river.length <= longestRiver &&
    river.every(({ tile }) => isTile(tile)) &&
    river.filter((one) => one.riichi).length < 2;
  return sound ? river : null;
}

/** @param {Thrown[]} river */
export const writeRiver = (river) =>
  river
    .map(({ tile, riichi, drawn, claimed }) => {
      const marked = `${riichi ? '*' : ''}${drawn ? '_' : ''}${tile}`;
      return claimed ? `(${marked})` : marked;
    })
    .join(' ');

/** The melds of a seat, each as mpsz. @param {string} text @returns {string[] | null} */
function readMelds(text) {
  const hand = readMpsz(text);
  if (!hand || hand.closed.length || hand.flowers.length || hand.melds.length > 4) return null;
  return hand.melds.map(writeMeld);
}

/** @param {Wind} wind @param {string} text @returns {LessonSeat | null} */
export function readSeat(wind, text) {
  const [score = '', river = '', melds = '', more] = text.split(';').map((part) => part.trim());
  if (more !== undefined || !/^(-?\d{1,6})?$/.test(score)) return null;
  const thrown = readRiver(river);
  const called = readMelds(melds);
  return thrown && called ? { wind, score: score ? Number(score) : null, river: thrown, melds: called } : null;
}

/** @param {LessonSeat} seat */
export const writeSeat = ({ score, river, melds }) =>
  `${score ?? ''}; ${writeRiver(river)}; ${melds.join(' ')}`.replace(/[; ]+$/, '').trimStart();
