// @ts-check
// A hand that is not ready: each discard with a bar for the number of useful tiles after it, those tiles with their
// copies, and the share of them that leads to a good shape. Equal discards share a row; worse ones are in a fold that
// counts them.

import { fold, h } from '../lib/dom.js';
import { term } from '../controls/glossary.js';
import { addTile, removeTile } from '../state/edit.js';
import { sorted } from '../tiles/code.js';
import { compareDiscards } from './compare-discards.js';
import { heldBackLine } from './held-back.js';
import { hasPicture, pictureClass } from '../tiles/sheet.js';
import { tileFace } from '../tiles/view.js';
import { share, t } from '../words/index.js';
import { tileName } from '../tiles/spoken.js';

/** @import { Accept, DiscardTo, Draws, Tile } from '../engine/core.d.ts' */
/** @import { Context } from '../state/context.js' */
/** @import { Hand } from '../tiles/mpsz.js' */
/** @typedef {DiscardTo & {chance?: {chance: number, shown: string, behind: number}}} Ranked */

/** The number of rows outside the fold. */
const mostRows = 8;

/**
 * @param {Context} context
 * @param {Hand} hand
 * @param {Ranked[]} discards at least one, the best first
 * @param {Tile[]} kept that may not be discarded this turn
 * @param {boolean} [pending] whether the order may still change
 */
export function discardRows(context, hand, discards, kept, pending = false) {
  const best = discards[0].shanten;
  const rows = groups(discards.filter(({ shanten }) => shanten === best));
  const worse = groups(discards.filter(({ shanten }) => shanten > best));
  const compared = rows.length + worse.length > 1 ? compareDiscards(accepted) : null;
  /** @param {Ranked[][]} some @param {Ranked[][]} all */
  const list = (some, all) =>
    discardList(some.map((group) => discardRow(context, group, mostOf(all), hand.win, compared)));
  /** @param {string} key @param {string} word @param {Ranked[][]} some @param {Ranked[][]} all */
  const folded = (key, word, some, all) =>
    some.length ? fold(key, t(word, { n: tilesIn(some), away: awayOf(best) }), () => list(some, all)) : null;
  return [
    h('h2', { class: 'evidence-title' }, t(titleOf(discards, pending))),
    isUneven(rows) ? h('p', { class: 'quiet-text' }, t('answer.uneven')) : null,
    list(rows.slice(0, mostRows), rows),
    folded('rest', 'answer.rest', rows.slice(mostRows), rows),
    folded('worse', 'answer.worse', worse, worse),
    heldBackLine(kept),
  ];
}

/** The key of the title, which names the order of the rows. @param {Ranked[]} discards @param {boolean} pending */
const titleOf = ([first], pending) =>
  first.chance ? 'answer.byChance' : pending ? 'answer.provisional' : 'answer.discards';

/**
 * Whether a smaller chance stands above a larger one: chances within a tenth of the best count as equal.
 * @param {Ranked[][]} rows
 */
const isUneven = (rows) => {
  const shown = rows.map(([{ chance }]) => Math.round(1000 * (chance?.chance ?? 0)));
  return shown.some((figure, at) => at > 0 && figure > shown[at - 1]);
};

/** The values of a full bar. @param {Ranked[][]} rows */
const mostOf = (rows) => ({
  total: Math.max(1, ...rows.map(([{ total }]) => total)),
  chance: Math.max(0, ...rows.map(([{ chance }]) => chance?.chance ?? 0)),
});

/** "2-shanten", "tenpai". @param {number} n */
const awayOf = (n) => (n > 0 ? t('answer.away', { n }) : t('answer.tenpai'));

/** @param {Ranked[][]} rows */
const tilesIn = (rows) => rows.reduce((sum, group) => sum + group.length, 0);

/** The list; its first column is as wide as the widest group, two tiles at most. @param {HTMLElement[]} rows */
const discardList = (rows) =>
  h(
    'ul',
    {
      class: rows.some((row) => Number(row.firstElementChild?.childElementCount) > 1)
        ? 'discards has-groups'
        : 'discards',
    },
    rows,
  );

/**
 * Groups discards after which exactly the same tiles help, and those whose useful tiles differ only by themselves:
 * after discarding one of several single honours, the others can still be paired.
 * @param {Ranked[]} discards
 */
function groups(discards) {
  const same = together(
    discards.map((discard) => [discard]),
    ([{ tiles }]) => tiles,
  );
  return together(same, (group) => {
    const [{ tile, tiles }] = group;
    return group.length > 1 ? tiles : [...tiles.map((one) => one.tile), tile].sort();
  });
}

/** @param {Ranked[][]} rows @param {(group: Ranked[]) => any} by */
function together(rows, by) {
  /** @type {Map<string, Ranked[]>} */ const found = new Map();
  for (const group of rows) {
    const [{ shanten, total, good, chance }] = group;
    const key = JSON.stringify([shanten, total, good, chance?.shown, by(group)]);
    found.set(key, [...(found.get(key) ?? []), ...group]);
  }
  return [...found.values()];
}

/**
 * @param {Context} context @param {Ranked[]} group
 * @param {ReturnType<typeof mostOf>} most @param {Tile | undefined} drawn
 * @param {ReturnType<typeof compareDiscards> | null} compared
 */
function discardRow(context, group, most, drawn, compared) {
  const [{ tiles, kinds, total, good, shanten, chance }] = group;
  const [length, longest] = chance ? [chance.chance, most.chance] : [total, most.total];
  const each = withEach(group);
  const without = each.length > tiles.length;
  const hasDrawn = group.some(({ tile }) => tile === drawn);
  /** @type {HTMLElement} */
  const row = h(
    'li',
    { class: hasDrawn ? 'discard is-drawn' : 'discard' },
    h(
      'div',
      { class: 'discard-tiles' },
      group.map(({ tile }) => discardButton(context, tile, tile === drawn)),
    ),
    h(
      'div',
      { class: 'discard-line' },
      h(
        'span',
        { class: 'bar', 'aria-hidden': 'true' },
        h('span', { style: { 'inline-size': `${(100 * length) / (longest || 1)}%` } }),
      ),
      chance ? [h('strong', { class: 'row-chance' }, chance.shown), ' '] : null,
      h(chance ? 'span' : 'strong', {}, t('count.tiles', { n: total })),
      ' ',
      h('span', { class: 'quiet-text' }, t('count.kinds', { n: kinds })),
      good === undefined || shanten === 0 ? null : goodShare(good),
      compared?.(() => row, group[0]),
      without ? h('span', { class: 'quiet-text without' }, t('answer.without')) : null,
    ),
    accepted(without ? each : tiles),
  );
  return row;
}

/** All tiles that help after some discard of a group, in the order of tiles. @param {Ranked[]} group */
function withEach(group) {
  const all = new Map(group.flatMap(({ tiles }) => tiles.map((one) => [one.tile, one])));
  return sorted([...all.keys()]).map((tile) => /** @type {Accept} */ (all.get(tile)));
}

/** The share of useful tiles that lead to a good shape. @param {number} good */
const goodShare = (good) =>
  h('span', { class: 'quiet-text good' }, term('good', t('answer.good', { share: share(good) })));

/**
 * A tile that is discarded by a click; the drawn one is named as such.
 * @param {import('../state/context.js').Context} context
 * @param {string} tile
 */
export const discardButton = (context, tile, drawn = false) =>
  h(
    'button',
    {
      type: 'button',
      class: 'discard-tile',
      data: { key: `discard-${tile}` },
      'aria-label': t('answer.choose', { tile: tileName(tile) }) + (drawn ? `, ${t('answer.drawn')}` : ''),
      onclick: () => context.edit((hand) => removeTile(hand, tile)),
    },
    tileFace(tile),
    drawn ? h('span', { class: 'drawn-mark' }, t('answer.drawn')) : null,
  );

/**
 * Useful tiles, small, each with the number of copies left; a tile without copies is pale.
 * @param {Accept[]} tiles
 */
export function accepted(tiles) {
  return h(
    'ul',
    { class: 'accepted' },
    tiles.map(({ tile, left }) => acceptedTile(tile, left)),
  );
}

/**
 * Two elements per tile, since a hand can have hundreds of them: the style sheet draws the number.
 * @param {Tile} tile
 * @param {number} left
 */
function acceptedTile(tile, left) {
  const name = `${tileName(tile)}, ${left ? t('count.left', { n: left }) : t('count.none')}`;
  return h(
    'li',
    { class: left ? 'accept face' : 'accept face is-gone', data: { tile, left: String(left) } },
    hasPicture(tile)
      ? h('span', { class: pictureClass(tile, ''), role: 'img', 'aria-label': name })
      : tileFace(tile, { named: true }),
  );
}

/**
 * A hand of 3n+1 tiles: the useful tiles, each a button that draws it.
 * @param {Context} context
 * @param {Draws} draws
 */
export function drawTiles(context, draws) {
  return [
    h('h2', { class: 'evidence-title' }, t('answer.draws')),
    draws.good === undefined ? null : h('p', {}, goodShare(draws.good)),
    h(
      'ul',
      { class: 'accepted is-large' },
      draws.tiles.map(({ tile, left }) =>
        h(
          'li',
          { class: left ? 'accept' : 'accept is-gone' },
          h(
            'button',
            {
              type: 'button',
              class: 'discard-tile',
              data: { key: `draw-${tile}` },
              'aria-label':
                t('answer.chooseDraw', { tile: tileName(tile) }) +
                `, ${left ? t('count.left', { n: left }) : t('count.none')}`,
              onclick: () => context.edit((hand, state) => addTile(hand, tile, state)),
            },
            tileFace(tile),
          ),
          h('span', { class: 'left', 'aria-hidden': 'true' }, String(left)),
        ),
      ),
    ),
  ];
}
