// @ts-check
// The card of the replays: the hand of a player in a game that the page brings along, to be stepped through; a touch on
// it opens the game there.

import { whenAll } from '../engine/gate.js';
import { h, refill } from '../lib/dom.js';
import { t } from '../words/index.js';
import { sorted } from '../tiles/code.js';
import { cardTitle, handButton } from './card.js';

/** @import { State as Table, Tehai } from '../engine/core.d.ts' */
/** @import { Context } from '../state/context.js' */

/** The place that the card opens: the first riichi of the deal comes soon after. */
const first = { deal: 0, step: 25 };

/** @param {Context} context */
export function reviewCard(context) {
  const place = h('div', { class: 'start-table' });
  let step = first.step;
  /** @type {{core: Tehai, id: string, steps: number, text: string} | null} */ let game = null;

  /** @param {{deal: number, step: number, seat?: number} | null} replay */
  async function open(replay) {
    if (!game || !replay) {
      context.store.set({ view: 'replay' });
      return;
    }
    const { pack } = await import('../state/pack.js');
    context.store.set({ view: 'replay', game: await pack(game.text), replay });
  }

  /** Steps on to the next place where somebody has drawn. @param {1 | -1} by */
  function go(by) {
    let table = tableAt(step);
    for (let at = step + by; game && at > 0 && at < game.steps; at += by) {
      table = tableAt(at);
      if (table?.event.kind !== 'draw') continue;
      step = at;
      break;
    }
    draw();
  }

  /** @param {number} at @returns {Table | undefined} */
  const tableAt = (at) => (game ? game.core.replayState({ id: game.id, deal: first.deal, step: at }) : undefined);

  function draw() {
    const table = tableAt(step);
    if (!table || !game) return;
    const chair = table.event.chair ?? 0;
    const { closed, drawn, wind } = table.seats[chair];
    const tiles = drawn ? [...sorted(closed.toSpliced(closed.indexOf(drawn), 1)), drawn] : sorted(closed);
    /** @param {1 | -1} by @param {string} sign */
    const stepKey = (by, sign) =>
      h(
        'button',
        {
          type: 'button',
          class: 'step',
          'aria-label': t(by < 0 ? 'doors.before' : 'doors.after'),
          data: { key: `start-step${by}` },
          onclick: () => go(by),
        },
        sign,
      );
    refill(
      place,
      handButton(tiles, () => open({ deal: first.deal, step, seat: chair }), {
        word: 'doors.openGame',
        apart: Boolean(drawn),
      }),
      h(
        'div',
        { class: 'start-line' },
        h('span', { class: 'quiet-text' }, t('doors.turn', { wind: t(`wind.${wind}`), n: step, all: game.steps })),
        h('span', { class: 'start-steps' }, stepKey(-1, '◀'), stepKey(1, '▶')),
      ),
    );
  }

  /** The game is shown once all functions of the module are there; the card opens the view without it. */
  async function bring() {
    const core = await context.arrived;
    await whenAll(core);
    const { samples } = await import('../game/samples.js');
    const { text } = samples[0];
    const { id, deals } = core.replayOpen({ text });
    game = { core, id, steps: deals[first.deal].steps, text };
    draw();
  }
  bring().catch(() => {});
  return [cardTitle('review', () => open(null)), place];
}
