// @ts-check
// The choice of tiles to give away: a touch takes a tile in or out, and the button hands in what the module allows.

import { tileName } from '../board/names.js';
import { h, refill } from '../lib/dom.js';
import { tileFace } from '../tiles/view.js';
import { t } from '../words/index.js';

/** @import { Command } from '../game/command.js' */

/** The tiles of a command in one order, to compare. @param {readonly string[]} tiles */
const keyOf = (tiles) => [...tiles].sort().join(' ');

/**
 * @param {Command[]} commands every selection that may be given away
 * @param {(command: string) => void} play
 */
export function exchangePicker(commands, play) {
  const byTiles = new Map(commands.map((command) => [keyOf(command.tiles), command.text]));
  const size = commands[0].tiles.length;
  /** The hand as far as it can be given away: the most copies of a tile that one selection has. */
  /** @type {Map<string, number>} */ const held = new Map();
  for (const { tiles } of commands) {
    for (const tile of tiles)
      held.set(tile, Math.max(held.get(tile) ?? 0, tiles.filter((other) => other === tile).length));
  }
  const hand = [...held].flatMap(([tile, copies]) => new Array(copies).fill(tile)).sort(bySuit);
  /** @type {Set<number>} */ const chosen = new Set();
  const row = h('div', { class: 'legal-discards', role: 'group', 'aria-label': t('act.x') });
  const give = h(
    'button',
    { type: 'button', class: 'button is-main legal-button', data: { key: 'exchange' }, onclick: handIn },
    t('act.x'),
  );

  function handIn() {
    const command = byTiles.get(keyOf([...chosen].map((place) => hand[place])));
    if (command) play(command);
  }

  function draw() {
    refill(
      row,
      hand.map((tile, place) =>
        h(
          'button',
          {
            type: 'button',
            class: 'legal-tile',
            data: { key: `give-${place}` },
            'aria-pressed': String(chosen.has(place)),
            'aria-label': tileName(tile),
            onclick: () => choose(place),
          },
          tileFace(tile),
        ),
      ),
    );
    give.disabled = !byTiles.has(keyOf([...chosen].map((place) => hand[place])));
  }

  /** A tile of another suit begins a new selection. @param {number} place */
  function choose(place) {
    if (chosen.has(place)) chosen.delete(place);
    else {
      for (const other of chosen) if (hand[other].at(-1) !== hand[place].at(-1)) chosen.delete(other);
      if (chosen.size < size) chosen.add(place);
    }
    draw();
  }
  draw();
  return h('div', { class: 'exchange' }, h('p', { class: 'quiet-text' }, t('table.exchange', { n: size })), row, give);
}

/** @param {string} a @param {string} b */
const bySuit = (a, b) => (a.at(-1) ?? '').localeCompare(b.at(-1) ?? '') || a.localeCompare(b);
