// @ts-check
// The card of replays: the hand of a player in a sample game, to be stepped through; a click opens the game at that
// place.

import { loadAll } from '../engine/gate.js';
import { h, refill } from '../lib/dom.js';
import { t } from '../words/index.js';
import { sorted } from '../tiles/code.js';
import { cardTitle, handButton } from './card.js';

/** @import { State as Table, Tile } from '../engine/core.d.ts' */
/** @import { Context } from '../state/context.js' */

/**
 * The place that the card opens, shortly before the first riichi of the deal. The hand at that place is written here,
 * so that the card is complete before the deferred functions have loaded.
 */
const first = {
  deal: 0,
  step: 25,
  steps: 79,
  chair: 0,
  wind: 'E',
  tiles: /** @type {Tile[]} */ ('2m 4m 5m 7m 2p 3p 9p 9p 9p 7s 8s 9s 6z 8p'.split(' ')),
};

/** @param {Context} context */
export function reviewCard(context) {
  const place = h('div', { class: 'start-table' });
  let { step } = first;
  /** @type {Promise<(step: number) => Table> | undefined} */ let loading;

  /** @param {{deal: number, step: number, seat: number}} replay */
  async function open(replay) {
    const [{ samples }, { pack }] = await Promise.all([import('../game/samples.js'), import('../state/pack.js')]);
    context.store.set({ view: 'replay', game: await pack(samples[0].text), replay });
  }

  /** Resolves with a function that returns the table at a step. */
  async function load() {
    const core = await context.arrived;
    const [{ samples }] = await Promise.all([import('../game/samples.js'), loadAll(core)]);
    const { id } = core.replayOpen({ text: samples[0].text });
    return (/** @type {number} */ at) => core.replayState({ id, deal: first.deal, step: at });
  }

  /** Steps to the next place where a player has drawn. @param {1 | -1} by */
  async function go(by) {
    loading ??= load();
    try {
      const tableAt = await loading;
      for (let at = step + by; at > 0 && at < first.steps; at += by) {
        const table = tableAt(at);
        if (table.event.kind !== 'draw') continue;
        step = at;
        draw(table);
        break;
      }
    } catch {
      // The view reports what is missing, and offers to try again.
      loading = undefined;
      context.store.set({ view: 'replay' });
    }
  }

  /** @param {Table} table */
  function draw({ event, seats }) {
    const chair = event.chair ?? 0;
    const { closed, drawn, wind } = seats[chair];
    const tiles = drawn ? [...sorted(closed.toSpliced(closed.indexOf(drawn), 1)), drawn] : sorted(closed);
    show(tiles, wind, chair, Boolean(drawn));
  }

  /**
   * @param {Tile[]} tiles
   * @param {string} wind
   * @param {number} seat
   * @param {boolean} apart whether the last tile was drawn
   */
  function show(tiles, wind, seat, apart) {
    /** @param {1 | -1} by @param {string} sign */
    const stepKey = (by, sign) =>
      h(
        'button',
        {
          type: 'button',
          class: 'step',
          'aria-label': t(by < 0 ? 'cards.before' : 'cards.after'),
          data: { key: `start-step${by}` },
          onclick: () => go(by),
        },
        sign,
      );
    refill(
      place,
      handButton(tiles, () => open({ deal: first.deal, step, seat }), { word: 'cards.openGame', apart }),
      h(
        'div',
        { class: 'start-line' },
        h('span', { class: 'quiet-text' }, t('cards.turn', { wind: t(`wind.${wind}`), n: step, all: first.steps })),
        h('span', { class: 'start-steps' }, stepKey(-1, '◀'), stepKey(1, '▶')),
      ),
    );
  }

  show(first.tiles, first.wind, first.chair, true);
  return [cardTitle('review', () => context.store.set({ view: 'replay' })), place];
}
