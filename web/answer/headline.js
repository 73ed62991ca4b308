// @ts-check
// The first line of the answer in large type, and below it in small type the reason, equally good choices and the
// next best one. Both are texts with tiles: pictures on screen, names for screen readers.

import { tileFace } from '../tiles/view.js';
import { glossOf, hasWord, number, share, t } from '../words/index.js';
import { textFor } from '../state/discard-reason.js';
import { tileName } from '../tiles/spoken.js';
import { scoreSentence } from './card.js';
import { chancesOf } from './odds.js';
import { hasNoYaku, noYakuText } from './no-yaku.js';

/** @import { AnalyzeValue, DiscardTo, Draws, Tile } from '../engine/core.d.ts' */
/** @import { Context } from '../state/context.js' */
/** @import { Answer } from '../state/ask.js' */
/** @import { Odds } from './odds.js' */

/** `plain` is the line in plain words. @typedef {{line: string, more?: string[], plain?: string}} Headline */

/** The characters around a tile's code within a text; no word contains them. */
const [start, end] = ['\uE000', '\uE001'];
const tilesIn = new RegExp(`${start}(.+?)${end}`);

/** A tile within a text. @param {Tile} tile */
const picture = (tile) => start + tile + end;

/** Splits a text into texts and tiles by turns, a text first. @param {string} text */
const parts = (text) => text.split(tilesIn);

/** The text for screen readers. @param {string} text */
export const plainText = (text) =>
  parts(text)
    .map((part, at) => (at % 2 ? tileName(part) : part))
    .join('');

/** The text with its tiles as pictures. @param {string} text */
export const withPictures = (text) =>
  parts(text).map((part, at) => (at % 2 ? tileFace(part, { class: 'said-tile', named: true }) : part));

/** @param {Context} context @param {Answer} answer @param {Odds} odds @returns {Headline} */
export function headline(context, answer, odds) {
  if (answer.stage === 'waiting') return { line: context.failure || t('page.waiting') };
  if (answer.stage === 'empty') return { line: t('say.empty'), more: [t('say.emptyMore')] };
  if (answer.score) return { line: scoreSentence(answer.score) };
  if (answer.stage === 'long') return { line: t('say.tooMany', { n: answer.hand.closed.length }) };
  if (answer.stage === 'complete') return { line: t('say.complete'), more: [t('say.completePart')] };
  const { analysis } = answer;
  if (answer.stage === 'ready')
    return hasNoYaku(answer)
      ? { line: noYakuText(answer), more: [furitenText(analysis)] }
      : { ...readyText(analysis), more: [furitenText(analysis)] };
  const { best } = analysis.shanten;
  if (analysis.discards?.[0]) return toDiscard(best, analysis.discards, odds);
  if (best === 0 && !analysis.draws) return { line: t('say.odd') };
  const line = best === 0 ? t('say.odd') : farText(best);
  const more = [analysis.draws ? t('say.farDraws', kindsAndTiles(analysis.draws)) : t('say.odd')];
  return { line, more, plain: best === 0 ? '' : glossOf('say.far', awayOf(best)) };
}

/**
 * A hand with a tile to discard.
 * @param {number} best @param {DiscardTo[]} discards @param {Odds} odds @returns {Headline}
 */
function toDiscard(best, discards, { value, pending }) {
  const [discard] = discards;
  const tile = picture(discard.tile);
  const ofDeal = oddsText(discard.odds);
  const reason = textFor(discard.reason);
  const why = reason && t('say.why', { why: reason });
  if (best === 0) {
    const values = { tile, tiles: t('count.tiles', { n: discard.total }) };
    return {
      line: t('say.readyDiscard', values),
      more: [ofDeal, why],
      plain: plainText(glossOf('say.readyDiscard', values)),
    };
  }
  const far = farText(best);
  const plain = glossOf('say.far', awayOf(best));
  // The order may still change, so no tile is named yet.
  if (pending) return { line: far, more: [t('say.working')], plain };
  const ranked = value ? chancesOf(value, discards) : [];
  const [first] = ranked;
  if (ofDeal || !first || first.chance < 0.0005 || ranked.length < 2)
    return {
      line: `${far} ${t('say.discard', { tile })}`,
      more: [ofDeal, why, t('say.farDraws', kindsAndTiles(discard))],
      plain,
    };
  const row = (/** @type {typeof first} */ one) => `${picture(one.tile)} ${one.shown}`;
  const equals = ranked.slice(1).filter(({ behind }) => behind === 0);
  const next = ranked[1 + equals.length];
  return {
    line: `${far} ${t('say.discardChance', { tile, chance: first.shown })}`,
    plain,
    more: [
      why,
      equals.length ? t('say.equal', { tiles: equals.map(row).join(' ') }) : '',
      next ? t('say.next', { tile: row(next) }) : '',
    ],
  };
}

/**
 * The chances of a win, a deal-in and a draw after the discard, if all three rivals of a riichi table are known.
 * @param {import('../engine/core.d.ts').Odds | undefined} odds
 */
const oddsText = (odds) =>
  odds ? t('say.odds', { win: share(odds.win, 1), dealIn: share(odds.dealIn, 1), draw: share(odds.draw, 1) }) : '';

/** @param {number} n */
const awayOf = (n) => ({ n, words: hasWord(`number.${n}`) ? t(`number.${n}`) : number(n) });

/** "2-shanten.", "Two tiles from ready." @param {number} n */
const farText = (n) => t('say.far', awayOf(n));

const kindsAndTiles = (/** @type {Draws | DiscardTo} */ { kinds, total }) => ({
  kinds: t('count.kinds', { n: kinds }),
  tiles: t('count.tiles', { n: total }),
});

function readyText(/** @type {AnalyzeValue} */ { waits }) {
  const left = waits.reduce((sum, wait) => sum + wait.left, 0);
  const key = left ? 'say.ready' : 'say.readyNone';
  const values = { n: left, tiles: t('count.tiles', { n: left }) };
  return { line: t(key, values), plain: glossOf(key, values) };
}

const furitenText = (/** @type {AnalyzeValue} */ { furiten }) =>
  furiten ? t('say.furiten', { tiles: furiten.tiles.map(picture).join(' ') }) : '';
