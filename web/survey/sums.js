// @ts-check
// What is kept of many games: sums over all, by seat, by round and by game, and the worst moments. A game leaves some
// hundred numbers, whatever the size of its file.

import { addFigures } from '../review/run.js';

/** @import { ReplaySurveyValue, ReviewFigures, ReviewMove } from '../engine/core.d.ts' */
/** @typedef {{file: number, name: string, when: string, chair: number, deals: number, figures: ReviewFigures,
 * cut?: import('../engine/core.d.ts').Cut}} Row */
/** @typedef {{file: number, deal: number, round: string, number: number, repeat: number, move: ReviewMove}} Worst */

const mostWorst = 200;
/** How many of a game come back: no single game has more of the worst of all. */
export const worstEach = 20;

const winds = ['E', 'S', 'W', 'N'];

/** @param {import('../engine/core.d.ts').TableLevel} [level] how strong the tables are taken to be, if not as usual */
export function createSums(level) {
  const sums = {
    level,
    total: empty(),
    /** @type {Map<string, ReviewFigures>} */ bySeat: new Map(),
    /** @type {Map<string, ReviewFigures>} */ byRound: new Map(),
    /** @type {Row[]} */ games: [],
    /** @type {Worst[]} */ worst: [],
    /** @type {{name: string, error: any}[]} */ bad: [],
    absent: 0,
    deals: 0,

    /**
     * @param {number} index
     * @param {File} file
     * @param {ReplaySurveyValue} value
     */
    add(index, file, value) {
      if (!value.deals.length) {
        this.absent += 1;
        return;
      }
      const game = empty();
      const chairs = new Set();
      let deals = 0; // that are complete in their file
      for (const { round, number, figures } of value.deals) {
        deals += figures[0]?.deals ?? 0;
        for (const one of figures) {
          chairs.add(one.chair);
          addFigures(game, one);
          addFigures(this.total, one);
          addFigures(at(this.bySeat, one.wind), one);
          addFigures(at(this.byRound, `${round}${number}`), one);
        }
      }
      const chair = chairs.size === 1 ? [...chairs][0] : -1;
      const when = timeOf(value.date, file);
      this.deals += deals;
      this.games.push({ file: index, name: file.name, when, chair, deals, figures: game, cut: value.cut });
      for (const { deal, move } of value.worst) {
        const { round, number, repeat } = /** @type {any} */ (value.deals.find((one) => one.deal === deal));
        this.worst.push({ file: index, deal, round, number, repeat, move });
      }
      if (this.worst.length > 3 * mostWorst) this.trim();
    },
    trim() {
      this.worst.sort((a, b) => b.move.loss.weight - a.move.loss.weight);
      this.worst.length = Math.min(this.worst.length, mostWorst);
    },
    /** In the order of time, seats and rounds. */
    finish() {
      this.trim();
      this.games.sort((a, b) => a.when.localeCompare(b.when) || a.file - b.file);
      this.bySeat = sorted(this.bySeat);
      this.byRound = sorted(this.byRound);
      return this;
    },
  };
  return sums;
}
/** @typedef {ReturnType<typeof createSums>} Sums */

const empty = () => /** @type {ReviewFigures} */ (/** @type {any} */ ({}));

/** @param {Map<string, ReviewFigures>} map @param {string} key */
function at(map, key) {
  let found = map.get(key);
  if (!found) map.set(key, (found = empty()));
  return found;
}

/** @param {Map<string, ReviewFigures>} map */
const sorted = (map) =>
  new Map([...map].sort(([a], [b]) => winds.indexOf(a[0]) - winds.indexOf(b[0]) || a.localeCompare(b)));

/**
 * When a game was played: as it says itself, as the name of its file begins, else when the file was written. Digits
 * alone, so that they compare.
 * @param {string} date
 * @param {File} file
 */
export function timeOf(date, file) {
  const digits = date.replace(/\D/g, '');
  if (/^(19|20)\d{6}/.test(digits)) return digits.slice(0, 14).padEnd(14, '0');
  const named = /(?:^|\D)((?:19|20)\d{2})-?(\d{2})-?(\d{2})(\d{2})?/.exec(file.name);
  if (named) return named.slice(1).join('').padEnd(14, '0');
  return new Date(file.lastModified).toISOString().replace(/\D/g, '').slice(0, 14);
}

/** @typedef {{from: string, to: string, games: number, figures: ReviewFigures}} Stretch */

/**
 * The games in their order, in stretches of as many each.
 * @param {Row[]} games
 * @param {number} [most] stretches
 * @returns {Stretch[]}
 */
export function overTime(games, most = 20) {
  const size = Math.max(1, Math.ceil(games.length / most));
  /** @type {Stretch[]} */ const list = [];
  for (let from = 0; from < games.length; from += size) {
    const some = games.slice(from, from + size);
    const figures = empty();
    for (const one of some) addFigures(figures, one.figures);
    list.push({ from: some[0].when, to: some[some.length - 1].when, games: some.length, figures });
  }
  return list;
}
