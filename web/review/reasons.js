// @ts-check
// The reasons for the better move, in sentences, with figures if they decide.

import { tileName } from '../tiles/spoken.js';
import { reasonText, speaksAgainst } from '../state/discard-reason.js';
import { hasWord, number, share, signed, t } from '../words/index.js';
import { declares, sidesOf } from './decision.js';

/** @import { DiscardTo, Odds, ReviewMove } from '../engine/core.d.ts' */
/** @import { Side } from './decision.js' */

/** Reasons of a row that the figures of both rows express better, or that do not compare the rows. */
const inFigures = new Set([
  ...['nearest', 'farther', 'accepts-more', 'accepts-fewer', 'safer', 'dangerous', 'as-good', 'less-good'],
  ...['more-points', 'fewer-points'],
]);

/**
 * Two shares with as many digits as are needed to differ; null if even `most` digits do not differ.
 * @param {number} one
 * @param {number} other
 * @param {number} [most] digits after the point
 * @returns {[string, string] | null}
 */
export function apart(one, other, most = 2) {
  for (const digits of /** @type {const} */ ([0, 1, 2])) {
    if (digits > most) break;
    const pair = /** @type {[string, string]} */ ([share(one, digits), share(other, digits)]);
    if (pair[0] !== pair[1]) return pair;
  }
  return null;
}

/** @param {string} word @param {[string, string] | null} pair */
const compared = (word, pair) => (pair ? [t(`review.because.${word}`, { best: pair[0], made: pair[1] })] : []);

/**
 * What the odds say for the better move: win and deal-in chances, else the average result.
 * @param {Odds | undefined} best
 * @param {Odds | undefined} made
 */
function byOdds(best, made) {
  if (!best || !made) return [];
  const found = [
    ...(best.win > made.win ? compared('win', apart(best.win, made.win, 1)) : []),
    ...(best.dealIn < made.dealIn ? compared('dealIn', apart(best.dealIn, made.dealIn, 1)) : []),
  ];
  if (found.length || best.points <= made.points) return found;
  return [t('review.because.points', { best: signed(Math.round(best.points)), made: signed(Math.round(made.points)) })];
}

/**
 * Riichi compared with silence. `riichi` has both after the discard made; with another discard the odds of the move
 * count.
 * @param {ReviewMove} move
 * @param {boolean} declared whether riichi is better
 * @param {boolean} same whether the better move discards the same tile
 */
function ofRiichi({ riichi, odds }, declared, same) {
  if (!riichi) return [];
  const { noYaku } = riichi;
  const lines = declared ? [riichi.declared, riichi.silent] : [riichi.silent, riichi.declared];
  const [best, made] = same ? lines : [odds?.best, odds?.made];
  // What silence gains by a later, better wait is in the odds of the move, not in those of `riichi`.
  const waits = same && !declared && (odds?.best?.points ?? 0) - riichi.silent.points > 50;
  const found = [
    ...(declared && noYaku ? [t('review.because.noYaku')] : []),
    ...(declared || noYaku ? [] : [t('review.because.yaku')]),
    ...(waits ? [t('review.because.waits')] : []),
    ...byOdds(best, made),
  ];
  return found.length ? found : [t('review.because.margin', { points: number(Math.abs(riichi.margin)) })];
}

/** "2-shanten". @param {DiscardTo} row */
const away = ({ shanten }) => (shanten === 0 ? t('board.ready') : t('board.away', { n: shanten }));

/** What the figures of two rows say for the first. @param {DiscardTo} best @param {DiscardTo} made */
function byRows(best, made) {
  const found = [];
  if (made.shanten > best.shanten) found.push(t('review.because.nearer', { best: away(best), made: away(made) }));
  else if (made.shanten === best.shanten && best.total > made.total)
    found.push(t('review.because.tiles', { best: best.total, made: made.total }));
  if ((best.danger ?? 0) < (made.danger ?? 0))
    found.push(...compared('danger', apart(best.danger ?? 0, made.danger ?? 0)));
  return found;
}

/**
 * The ranking's reason for the better row or against the made one.
 * @param {DiscardTo} row
 * @param {boolean} cost whether a reason against the row is wanted
 */
const ownReason = ({ reason }, cost) =>
  reason && !inFigures.has(reason.id) && speaksAgainst(reason) === cost ? reasonText(reason) : '';

/**
 * Whether the other rows' costs compare them with this row. In danger the first row of the ranking need not be the
 * one with the most value, and the costs then refer to the latter.
 * @param {DiscardTo} row
 */
const keepsMost = ({ reason }) => Boolean(reason) && reason?.id !== 'safer' && !speaksAgainst(reason);

/** The reasons for one discard over another. @param {Side} better @param {Side} made */
function ofDiscards({ row: best }, { row: other }) {
  if (!best || !other || best === other) return [];
  const costs = keepsMost(best) ? ownReason(other, true) : '';
  return [
    ...byRows(best, other),
    ownReason(best, false),
    costs && t('review.why', { tile: tileName(other.tile), why: costs }),
  ];
}

/** The reasons for a claim or a pass. @param {Side} better @param {DiscardTo} [row] after it */
function ofClaim({ pass }, row) {
  if (pass || !row) return [];
  return [t('review.because.after', { away: away(row), tiles: row.total })];
}

/** @param {ReviewMove} move @returns {string[]} */
export function reasonsFor(move) {
  const { made, better } = sidesOf(move);
  const { odds, kind } = move;
  const line = declares(better);
  const riichi = line !== declares(made) && move.riichi ? ofRiichi(move, line, better.row === made.row) : [];
  const found = [
    ...riichi,
    ...(kind === 'call' || kind === 'pass' ? ofClaim(better, move.best[0]) : ofDiscards(better, made)),
    ...(kind === 'win' ? [t('review.because.wins')] : []),
  ].filter(Boolean);
  // For riichi its chances are already given; for the other kinds add the cost.
  const all = riichi.length || kind === 'win' ? found : [...found, ...byOdds(odds?.best, odds?.made)];
  return all.length ? all : byLoss(move);
}

/** The size of the loss, if nothing else differs. @param {ReviewMove} move */
function byLoss({ loss: { points, win } }) {
  if (points >= 0.5) return [t('review.because.margin', { points: number(Math.round(points)) })];
  return win >= 0.0005 ? [t('review.because.chance', { win: share(win, win < 0.01 ? 1 : 0) })] : [];
}

/** The word for the size of a loss. @param {ReviewMove['size']} size */
export const sizeWord = (size) => (size && hasWord(`review.size.${size}`) ? t(`review.size.${size}`) : '');
