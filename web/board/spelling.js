// @ts-check
// Translates tiles of Ùzje games, which the module gives in the letters of their own notation (`t` is circles, `j`
// autumn, `p` the second flower), into the page's spelling. No other file knows these letters.

import { shownName } from '../lib/name.js';

/** @import { Accept, Event, State, Tile } from '../engine/core.d.ts' */

/** @type {Record<string, Tile>} */
const honours = { E: '1z', S: '2z', W: '3z', N: '4z', P: '5z', F: '6z', C: '7z', Z: 'Z', H: 'H', V: 'V' };
/** @type {Record<string, Tile>} */
const flowers = { h: '1f', i: '2f', j: '3f', k: '4f', o: '5f', p: '6f', q: '7f', r: '8f' };
/** @type {Record<string, string>} */
const suits = { t: 'p', s: 's', m: 'm' };

/**
 * One tile in the page's spelling; text that is no tile is returned unchanged.
 * @param {string} letters "xt", "E", "h"
 * @param {boolean} [red] whether 0 is a red five; else it is Zero
 */
export function fromLetters(letters, red = false) {
  if (letters.length === 1) return honours[letters] ?? flowers[letters] ?? letters;
  const suit = suits[letters[1]];
  if (!suit) return letters;
  return letters[0] === '0' && !red ? 'Z' : letters[0] + suit;
}

/**
 * The tiles of a command such as "23t" or "1mE", where neighbours share a suit letter.
 * @param {string} text
 * @param {boolean} red
 */
export function readLetters(text, red) {
  const tiles = [];
  let ranks = '';
  for (const char of text) {
    if (/[0-9xa-f]/.test(char)) ranks += char;
    else if (suits[char] && ranks) {
      for (const rank of ranks) tiles.push(fromLetters(rank + char, red));
      ranks = '';
    } else tiles.push(fromLetters(char, red));
  }
  return tiles;
}

/** Whether a state names tiles in letters: some circle is `t` or some wind a letter. @param {State} state */
const inLetters = (state) =>
  state.seats.some(({ closed, river }) => closed.some(isLetter) || river.some(({ tile }) => isLetter(tile)));
/** @param {Tile} tile */
const isLetter = (tile) => /^.t$|^[ESWNPFC]$/.test(tile);

/** The moves of a deal with every tile in the page's spelling. @param {Event[]} events */
export function normalEvents(events) {
  if (!events.some(({ tiles }) => tiles.some(isLetter))) return events;
  return events.map((event) => ({ ...event, tiles: event.tiles.map((tile) => fromLetters(tile)) }));
}

/**
 * A State with every tile in the page's spelling.
 * @param {State} state as the module gives it
 * @returns {State}
 */
export function normalState(state) {
  state = { ...state, seats: state.seats.map((seat) => ({ ...seat, name: shownName(seat.name) })) };
  if (!inLetters(state)) return state;
  const one = (/** @type {Tile} */ tile) => fromLetters(tile);
  const all = (/** @type {Tile[]} */ tiles) => tiles.map(one);
  const some = (/** @type {Tile[] | undefined} */ tiles) => tiles && all(tiles);
  const accepts = (/** @type {Accept[]} */ list) => list.map((accept) => ({ ...accept, tile: one(accept.tile) }));
  return {
    ...state,
    event: { ...state.event, tiles: all(state.event.tiles) },
    indicators: all(state.indicators),
    uraIndicators: some(state.uraIndicators),
    dora: some(state.dora),
    wall: { ...state.wall, tiles: some(state.wall.tiles), dead: some(state.wall.dead) },
    seats: state.seats.map((seat) => ({
      ...seat,
      closed: all(seat.closed),
      drawn: seat.drawn && one(seat.drawn),
      flowers: all(seat.flowers),
      waits: accepts(seat.waits),
      melds: seat.melds.map((meld) => ({ ...meld, tiles: all(meld.tiles) })),
      river: seat.river.map((discard) => ({ ...discard, tile: one(discard.tile) })),
    })),
  };
}
