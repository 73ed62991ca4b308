// @ts-check
// Finds the step of each entry of another program's review in an open game. An entry has a step if everything that it
// states is true there: the deal, the player's tiles, who acted last and on which tile, how many tiles are left, and
// what the player did. The others are left out, each with what differs.

import { isMove, plain, spelled } from './stated-action.js';

/** @import { State } from '../engine/core.d.ts' */
/** @import { Played } from './stated-action.js' */
/** @import { Deal, Entry, Stated } from './stated-file.js' */
/**
 * An open game.
 * @typedef {object} Source
 * @property {{round: string, number: number, repeat: number, players: number}[]} deals
 * @property {(deal: number) => Played[]} moves
 * @property {(deal: number) => State} start the state of step 0
 */
/** @typedef {Entry & {deal: number, step: number, riichi: boolean}} Placed `riichi`: riichi was declared just before */
/** Why an entry is left out: a field differs at a step, or no step has the tiles, or there is no such deal. */
/** @typedef {{path: string, field: string, deal?: number, step?: number}} LeftOut */
/** @typedef {{entries: Placed[], left: LeftOut[]}} Placement */

/**
 * A step at which the player may have had a choice.
 * @typedef {object} Moment
 * @property {number} step
 * @property {string} hand
 * @property {number} melds
 * @property {number} turn
 * @property {number} left
 * @property {number} last
 * @property {string} tile
 * @property {boolean} riichi
 * @property {(Played | undefined)[]} then what followed: one move, of several wins on one tile all
 */

/** Comparisons in all; a real review needs a few thousand. */
const mostTried = 2_000_000;

/** @param {Stated} stated @param {Source} source @returns {Placement} */
export function place(stated, source) {
  /** @type {Placement} */ const placement = { entries: [], left: [] };
  const tried = { n: 0 };
  let next = 0;
  for (const deal of stated.deals) {
    const found = dealOf(deal, next, stated.chair, source, tried);
    if (found) {
      next = found.index + 1;
      placement.entries.push(...found.entries);
      placement.left.push(...found.left);
    } else placement.left.push(...deal.entries.map(({ path }) => ({ path, field: 'deal' })));
  }
  return placement;
}

/**
 * A file of several games may have a deal of the same number twice: the one with steps for the most entries is meant.
 * @param {Deal} deal
 * @param {number} next the first deal that is not taken
 * @param {number} chair
 * @param {Source} source
 * @param {{n: number}} tried
 */
function dealOf({ kyoku, honba, entries }, next, chair, source, tried) {
  /** @type {{index: number, entries: Placed[], left: LeftOut[]} | undefined} */ let best;
  for (const [index, { round, number, repeat, players }] of source.deals.entries()) {
    const same = 'ESWN'.indexOf(round) * 4 + number - 1 === kyoku && repeat === honba;
    if (index < next || !same || chair < 0 || chair >= players || tried.n > mostTried) continue;
    const found = stepsOf(entries, index, momentsOf(source.moves(index), source.start(index), chair), chair, tried);
    if (!best || found.entries.length > best.entries.length) best = { index, ...found };
  }
  return best;
}

/**
 * @param {Entry[]} all
 * @param {number} deal
 * @param {Moment[]} moments
 * @param {number} chair
 * @param {{n: number}} tried
 */
function stepsOf(all, deal, moments, chair, tried) {
  /** @type {Placed[]} */ const entries = [];
  /** @type {LeftOut[]} */ const left = [];
  let from = 0;
  for (const entry of all) {
    const at = moments.findIndex((moment, index) => {
      tried.n += 1;
      return index >= from && !differs(entry, moment, chair);
    });
    if (at >= 0 && tried.n <= mostTried) {
      entries.push({ ...entry, deal, step: moments[at].step, riichi: moments[at].riichi });
      from = at + 1;
    } else left.push({ path: entry.path, deal, ...why(entry, moments, chair) });
  }
  return { entries, left };
}

/**
 * The first field of an entry that is not true at a moment; "".
 * @param {Entry} e
 * @param {Moment} m
 * @param {number} chair
 */
function differs(e, m, chair) {
  const other = (/** @type {any} */ stated, /** @type {any} */ found) => stated !== undefined && stated !== found;
  if (other(e.hand, m.hand)) return 'state.tehai';
  if (other(e.melds, m.melds)) return 'state.fuuros';
  if (other(e.left, m.left)) return 'tiles_left';
  if (other(e.last, m.last)) return 'last_actor';
  if (other(e.tile, m.tile)) return 'tile';
  if (other(e.turn, m.turn)) return 'junme';
  const { actual } = e;
  return actual && !m.then.some((move) => isMove(actual, move, chair, m.tile)) ? 'actual' : '';
}

/**
 * What differs where the player has the same tiles.
 * @param {Entry} entry
 * @param {Moment[]} moments
 * @param {number} chair
 */
function why(entry, moments, chair) {
  for (const moment of moments) {
    const field = differs(entry, moment, chair);
    if (field !== 'state.tehai') return { field: field || 'order', step: moment.step };
  }
  return { field: 'state.tehai' };
}

/** A game followed move by move, as far as a review counts it. */
class Follower {
  /** @param {State} start @param {number} chair */
  constructor(start, chair) {
    this.chair = chair;
    this.closed = [...start.seats[chair].closed];
    this.melds = start.seats[chair].melds.length;
    this.left = start.wall.left;
    this.turn = 0;
    this.tile = '';
    /** The pungs on the table, by chair and kind. @type {Map<string, string[]>} */
    this.pungs = new Map();
  }

  /** @param {string[]} tiles */
  #lay(tiles) {
    for (const tile of tiles) {
      const at = this.closed.indexOf(tile);
      if (at >= 0) this.closed.splice(at, 1);
    }
  }

  /**
   * Follows a move, and returns whether the player may have a choice then.
   * @param {Played} move
   * @param {Played} before
   */
  follow({ kind, chair, tiles }, before) {
    const own = chair === this.chair;
    switch (kind) {
      case 'draw':
        this.left -= 1;
        if (own) {
          this.turn += 1;
          this.closed.push(...tiles);
          [this.tile] = tiles;
        }
        return own;
      case 'discard':
      case 'north':
        [this.tile] = tiles;
        if (own) this.#lay(tiles);
        return !own;
      case 'chow':
      case 'pung':
        if (kind === 'pung') this.pungs.set(`${chair} ${plain(tiles[0])}`, tiles);
        if (own) {
          this.#lay(without(tiles, before.tiles));
          this.turn += 1;
          this.melds += 1;
        }
        return own;
      case 'kong':
        return this.#kong(own, `${chair} ${plain(tiles[0])}`, tiles, before);
      default:
        return own && kind === 'riichi';
    }
  }

  /** @param {boolean} own @param {string} key @param {string[]} tiles @param {Played} before */
  #kong(own, key, tiles, before) {
    const pung = this.pungs.get(key);
    const laid = pung ? without(tiles, pung) : before.kind === 'discard' ? without(tiles, before.tiles) : tiles;
    if (own) {
      this.#lay(laid);
      if (!pung) this.melds += 1;
    }
    if (pung) [this.tile] = laid;
    return !own;
  }
}

/** Tiles without others of them. @param {string[]} tiles @param {string[]} others */
function without(tiles, others) {
  const rest = [...tiles];
  for (const tile of others) if (rest.includes(tile)) rest.splice(rest.indexOf(tile), 1);
  return rest;
}

/** @param {Played[]} moves @param {State} start @param {number} chair */
export function momentsOf(moves, start, chair) {
  const follower = new Follower(start, chair);
  /** @type {Moment[]} */ const moments = [];
  for (let step = 1; step < moves.length; step += 1) {
    const move = moves[step];
    if (!follower.follow(move, moves[step - 1])) continue;
    const { closed, melds, turn, left, tile } = follower;
    let end = step + 2;
    while (moves[end - 1]?.kind === 'win' && moves[end]?.kind === 'win') end += 1;
    moments.push({
      step,
      hand: spelled(closed),
      melds,
      turn,
      left,
      last: move.chair ?? -1,
      tile,
      riichi: move.kind === 'riichi',
      then: step + 1 < moves.length ? moves.slice(step + 1, end) : [undefined],
    });
  }
  return moments;
}
