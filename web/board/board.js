// @ts-check
// The board: a felt with all seats around it, drawn from a State. It knows nothing of replays or games; the caller
// passes which seat is at the bottom, which hands are open and what a click does.

import { h } from '../lib/dom.js';
import { t } from '../words/index.js';
import { centre } from './centre.js';
import { layoutOf, riverTile, seenFrom } from './layout.js';
import { tileNames, windName } from './names.js';
import { plate } from './plate.js';
import { seatArea } from './seat.js';

/** @import { State } from '../engine/core.d.ts' */

/**
 * @typedef {object} View
 * @property {number} seat the chair at the bottom
 * @property {boolean} open whether all hands are open
 * @property {string} label of the deal
 * @property {(chair: number) => string} name
 * @property {(tile: string) => ((event: MouseEvent) => void) | null} [touch] the action of a tile of the seat in turn
 * @property {(tile: string) => number | undefined} [danger] of the tiles of the chosen seat: see danger.js
 * @property {boolean} [laid] whether all hands are face down, with the wall around the middle
 */

/**
 * @typedef {object} Made
 * @property {number} players
 * @property {import('./layout.js').Layout} layout
 * @property {number} width
 * @property {ReturnType<typeof seatArea>[]} areas
 * @property {ReturnType<typeof plate>[]} plates
 * @property {ReturnType<typeof centre>} middle
 */

/** @param {{choose: (chair: number) => void}} actions */
export function board({ choose }) {
  const felt = h('div', { class: 'felt' });
  const spoken = h('p', { class: 'unseen' });
  const element = h(
    'div',
    { class: 'board', role: 'group', tabindex: 0, 'aria-label': t('board.title'), data: { answer: 'skip.board' } },
    felt,
    spoken,
  );
  let saying = 0;
  /** @type {Made | null} */ let parts = null;

  /** @param {number} players @returns {Made} */
  function build(players) {
    const layout = layoutOf(players);
    const made = {
      players,
      layout,
      width: 0,
      areas: layout.angles.map(seatArea),
      plates: layout.plates.map(() => plate(choose)),
      middle: centre(),
    };
    element.dataset.players = String(players);
    felt.style.setProperty('--centre-x', `${layout.centre[0]}cqi`);
    felt.style.setProperty('--centre-y', `${layout.centre[1]}cqi`);
    felt.style.setProperty('--edge', `${layout.edge}cqi`);
    made.plates.forEach(({ element: one }, index) => {
      one.style.setProperty('left', `${layout.plates[index][0]}cqi`);
      one.style.setProperty('top', `${layout.plates[index][1]}cqi`);
    });
    felt.replaceChildren(
      made.middle.element,
      ...made.areas.map((area) => area.element),
      ...made.plates.map((one) => one.element),
    );
    return made;
  }

  return {
    element,
    /** Elements may be laid over the felt, such as a score card. */
    felt,
    /** @param {State} state in the page's spelling @param {View} view */
    update(state, view) {
      const made = parts?.players === state.players ? parts : build(state.players);
      parts = made;
      const { layout, areas, plates, middle } = made;
      const chairs = seenFrom(state.players, view.seat % state.players);
      const width = riverTile(layout, Math.max(...state.seats.map(({ river }) => river.length)));
      if (width !== made.width) {
        made.width = width;
        felt.style.setProperty('--river-w', `${width.toFixed(3)}cqi`);
        felt.style.setProperty('--inner', `${(layout.inner * width).toFixed(3)}cqi`);
      }
      const dora = new Set(state.dora ?? []);
      const scored = state.seats.some(({ score }) => score !== 0);
      // A void suit is shown when all have chosen.
      const voided = state.seats.every((one) => one.void);
      chairs.forEach((chair, place) => {
        const seat = state.seats[chair];
        const own = place === 0;
        areas[place].update(seat, state.event, layout, {
          own,
          open: view.open,
          laid: view.laid ? state.wall.left / state.players : 0,
          last: chair === state.event.chair,
          dora,
          touch: chair === state.turn ? view.touch : undefined,
          danger: own ? view.danger : undefined,
        });
        plates[place].update(voided || own || !seat.void ? seat : { ...seat, void: undefined }, {
          chair,
          own,
          open: view.open,
          laid: view.laid === true,
          scored,
          name: view.name(chair),
          turn: chair === state.turn,
          dealer: chair === state.dealer,
        });
      });
      const turn = state.turn === undefined ? -1 : chairs.indexOf(state.turn);
      middle.update(state, view.label, turn < 0 ? undefined : layout.angles[turn]);
      // The description of the table is long, so it follows the picture.
      clearTimeout(saying);
      saying = setTimeout(() => {
        spoken.textContent = said(state, chairs, view);
      }, 120);
    },
  };
}

/**
 * The description of the table, the chosen seat first.
 * @param {State} state
 * @param {number[]} chairs
 * @param {View} view
 */
function said(state, chairs, view) {
  return chairs
    .map((chair, place) => {
      const seat = state.seats[chair];
      const hand =
        (place === 0 || view.open) && !view.laid
          ? tileNames(seat.closed)
          : t('board.hidden', { n: seat.closed.length });
      return [
        `${windName(seat.wind)} ${view.name(chair)}: ${hand}`,
        seat.melds.length
          ? t('board.saidMelds', { tiles: seat.melds.map(({ tiles }) => tileNames(tiles)).join('; ') })
          : '',
        seat.river.length ? t('board.saidRiver', { tiles: tileNames(seat.river.map(({ tile }) => tile)) }) : '',
      ]
        .filter(Boolean)
        .join('. ');
    })
    .join('. ');
}
