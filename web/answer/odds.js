// @ts-check
// Orders the discards by chances. Once a hand stays unchanged, a worker computes how likely each discard wins if
// tiles are also kept for a better shape. Sentence, rows, calls and the table of chances then use that order: see
// `settled`.

import { size } from '../tiles/arrange.js';
import { handText, scoreRequest } from '../state/ask.js';
import { share } from '../words/index.js';
import { openTiles } from '../state/model.js';
import { threatened } from '../state/rivals.js';
import { kind } from '../tiles/code.js';
import { without } from './held-back.js';

/** @import { ChanceRequest, ChanceRow, ChanceValue, DiscardTo } from '../engine/core.d.ts' */
/** @import { Tehai, Tile } from '../engine/core.d.ts' */
/** @import { Context } from '../state/context.js' */
/** @import { Answer } from '../state/ask.js' */
/** @import { State } from '../state/model.js' */

/** How long a hand must stay unchanged before it is asked about, in milliseconds. */
const stillness = 400;

/** The same for the first, cheap model, in milliseconds. */
const glance = 100;

/**
 * The largest shanten: a hand farther away has too many variations. At this one the full model takes seconds, so a
 * simpler one answers first.
 */
const farthest = 4;

/** The draws left, of eighteen: the middle of a deal, as in the fold of chances. */
const draws = 12;

/** `pending`: the odds are still being computed. @typedef {{value: ChanceValue | null, pending: boolean}} Odds */

/** @type {Odds} */
export const noOdds = { value: null, pending: false };

/** @param {Context} context @param {() => void} known called when a question has been answered, or cannot be */
export function oddsOf(context, known) {
  let asked = '';
  let pending = false;
  /** @type {ChanceValue | null} */ let found = null;
  let controller = new AbortController();

  /**
   * @param {[number, ChanceRequest][]} requests the same question, each after a pause in milliseconds and with a
   *   better model than the one before
   * @param {Tile[]} kept that may not be discarded
   */
  async function work(requests, kept) {
    const { signal } = controller;
    try {
      for (const [pause, request] of requests) {
        await new Promise((done) => setTimeout(done, pause));
        if (signal.aborted) return;
        const value = await context.background.ask('chance', request, { signal });
        if (signal.aborted) return;
        found = { ...value, rows: without(value.rows, kept) };
        pending = false;
        known();
      }
    } catch {
      // Without a worker, or if it takes too long, the order of the exact answer stays.
      if (signal.aborted) return;
      pending = false;
      known();
    }
  }

  /**
   * The odds of this hand if they are known; otherwise asks for them.
   * @param {State} state
   * @param {Answer} answer
   * @returns {Odds}
   */
  return (state, answer) => {
    const request = context.core && !answer.fault ? questionOf(context.core, state, answer) : null;
    const next = request ? JSON.stringify([request, state.kept]) : '';
    if (next === asked) return { value: found, pending };
    asked = next;
    found = null;
    controller.abort();
    controller = new AbortController();
    pending = request !== null;
    if (!request) return noOdds;
    const far = answer.analysis?.shanten.best === farthest;
    if (far)
      work(
        [
          [glance, { ...request, model: 'draw' }],
          [stillness - glance, request],
        ],
        state.kept,
      );
    else work([[stillness, request]], state.kept);
    return { value: null, pending };
  };
}

/** @param {Tehai} core @param {State} state @param {Answer} answer @returns {ChanceRequest | null} */
function questionOf(core, state, answer) {
  if (answer.stage !== 'far' || size(answer.hand) !== 14) return null;
  // Against entered rivals discards are weighed by danger too, which these odds leave out.
  if (threatened(state)) return null;
  const { hand, analysis } = answer;
  if (!analysis.discards?.length || analysis.shanten.best < 1 || analysis.shanten.best > farthest) return null;
  const { ruleset, options, situation } = scoreRequest(core, state, hand);
  return {
    hand: handText(hand),
    dialect: 'mpsz',
    draws,
    model: 'improve',
    seen: openTiles(state),
    ruleset,
    options,
    situation,
    stage: 'win',
  };
}

/**
 * The answer with its discards ordered by win chance. Discards within a tenth of the best keep their order: there
 * value and safety matter more, which these odds leave out. If another discard becomes the first, its reason is
 * removed, as it explained another order.
 * @template {Answer} A
 * @param {A} answer
 * @param {ChanceValue | null} value
 * @returns {A}
 */
export function settled(answer, value) {
  const discards = answer.analysis?.discards;
  if (!value || !answer.analysis || !discards) return answer;
  const odds = new Map(value.rows.map((row) => [kind(row.discard ?? ''), behind(row, value)]));
  const figure = (/** @type {DiscardTo} */ { tile }) => -(odds.get(kind(tile)) ?? Infinity);
  const chances = new Map(chancesOf(value, discards).map((row) => [row.tile, row]));
  const chance = (/** @type {DiscardTo} */ { tile }) => chances.get(tile)?.chance ?? 0;
  const ranked = discards
    .toSorted((a, b) => (figure(a) === figure(b) ? (figure(a) ? chance(b) - chance(a) : 0) : figure(b) - figure(a)))
    .map((discard) => ({ ...discard, chance: chances.get(discard.tile) }));
  if (ranked[0].tile !== discards[0].tile) ranked[0] = { ...ranked[0], reason: undefined };
  return { ...answer, analysis: { ...answer.analysis, discards: ranked } };
}

/**
 * The discards whose chance is known, in their order, with the chance as text: "8.1%", or "≥ 1.2%" until tiles kept
 * for a better shape are counted. `behind` is the distance from the best chance, in whole tenths of it.
 * @param {ChanceValue} value
 * @param {DiscardTo[]} discards settled
 * @returns {{tile: Tile, chance: number, shown: string, behind: number}[]}
 */
export function chancesOf(value, discards) {
  // The simpler model wins less often, so its chance is a lower bound.
  const least = value.model === 'improve' ? '' : '≥ ';
  const rows = new Map(value.rows.map((row) => [row.discard, row]));
  return discards.flatMap(({ tile }) => {
    const row = rows.get(tile) ?? rows.get(kind(tile));
    if (!row) return [];
    const chance = row.win[0] ?? 0;
    return [{ tile, chance, shown: least + share(chance, 1), behind: behind(row, value) }];
  });
}

/**
 * The distance of a discard's chance from the best one, in whole tenths of the best.
 * @param {ChanceRow} row
 * @param {ChanceValue} value
 */
function behind({ win }, { rows }) {
  const most = Math.max(...rows.map((row) => row.win[0] ?? 0));
  return most ? Math.floor(10 * (1 - (win[0] ?? 0) / most) + 1e-9) : 0;
}
