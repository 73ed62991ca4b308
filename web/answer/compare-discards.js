// @ts-check
// Compares two discards: after a click on one row and on a second, shows which tiles help only after the second
// discard and which only after the first.

import { h } from '../lib/dom.js';
import { t } from '../words/index.js';
import { tileName } from '../tiles/spoken.js';

/** @import { Accept, DiscardTo } from '../engine/core.d.ts' */
/** @typedef {{row: HTMLElement, discard: DiscardTo}} Touched */

/**
 * Compares within one list of rows.
 * @param {(tiles: Accept[]) => HTMLElement} drawTiles draws a list of tiles as in the rows
 */
export function compareDiscards(drawTiles) {
  /** @type {Touched[]} */ let touched = [];
  const said = h('div', { class: 'compared', role: 'status' });

  /** @param {HTMLElement} row @param {DiscardTo} discard */
  function touch(row, discard) {
    if (touched.some((one) => one.row === row)) touched = [];
    else touched = [...touched.slice(-1), { row, discard }];
    draw(row);
  }

  /** @param {HTMLElement} row */
  function draw(row) {
    const list = row.closest('.evidence') ?? row.parentElement;
    for (const pressed of list?.querySelectorAll('.compared-key[aria-pressed="true"]') ?? [])
      pressed.setAttribute('aria-pressed', 'false');
    for (const one of touched) one.row.querySelector('.compared-key')?.setAttribute('aria-pressed', 'true');
    const [first, second] = touched;
    said.remove();
    if (!second) return;
    said.replaceChildren(...difference(first.discard, second.discard, drawTiles));
    second.row.append(said);
  }

  /** @param {() => HTMLElement} row @param {DiscardTo} discard */
  return (row, discard) =>
    h(
      'button',
      {
        type: 'button',
        class: 'quiet compared-key',
        data: { key: `compare-${discard.tile}` },
        'aria-pressed': 'false',
        'aria-label': t('beside.touch', { tile: tileName(discard.tile) }),
        onclick: () => touch(row(), discard),
      },
      '⇄',
    );
}

/** @param {DiscardTo} first @param {DiscardTo} second @param {(tiles: Accept[]) => HTMLElement} drawTiles */
function difference(first, second, drawTiles) {
  const tile = tileName(first.tile);
  const lines = [
    { word: 'beside.gained', tiles: more(second.tiles, first.tiles) },
    { word: 'beside.lost', tiles: more(first.tiles, second.tiles) },
  ].filter(({ tiles }) => tiles.length);
  if (!lines.length) return [h('p', { class: 'quiet-text' }, t('beside.same', { tile }))];
  return lines.map(({ word, tiles }) =>
    h(
      'div',
      { class: 'compared-line' },
      h('span', { class: 'label' }, t(word, { tile, tiles: t('count.tiles', { n: copies(tiles) }) })),
      drawTiles(tiles),
    ),
  );
}

/**
 * The copies of tiles that are in one list and not in the other.
 * @param {Accept[]} tiles
 * @param {Accept[]} others
 */
function more(tiles, others) {
  const there = new Map(others.map(({ tile, left }) => [tile, left]));
  return tiles.map(({ tile, left }) => ({ tile, left: left - (there.get(tile) ?? 0) })).filter(({ left }) => left > 0);
}

/** @param {Accept[]} tiles */
const copies = (tiles) => tiles.reduce((sum, { left }) => sum + left, 0);
