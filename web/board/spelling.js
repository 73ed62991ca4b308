// @ts-check
// Games of Ùzje tiles speak in the letters of their own notation, where `t` is circles, `j` autumn and `p` the second flower.
// The page has one spelling, the module's: here the letters become it, and nothing behind this file knows of them.

const honours = { E: '1z', S: '2z', W: '3z', N: '4z', P: '5z', F: '6z', C: '7z', Z: 'Z', H: 'H', V: 'V' };
const flowers = { h: '1f', i: '2f', j: '3f', k: '4f', o: '5f', p: '6f', q: '7f', r: '8f' };
const suits = { t: 'p', s: 's', m: 'm' };

/**
 * One tile in the page's spelling; what is no tile stays as it is.
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
 * The tiles of a command, "23t" or "1mE", the suit shared by neighbours.
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

/** A game that names a circle `t` or a wind by its letter speaks in letters. */
const inLetters = (state) => state.seats.some(({ closed, river }) => closed.some(isLetter) || river.some(({ tile }) => isLetter(tile)));
const isLetter = (tile) => /^.t$|^[ESWNPFC]$/.test(tile);

/**
 * A State with every tile in the page's spelling.
 * @param {any} state as the module gives it
 */
export function normalState(state) {
  if (!inLetters(state)) return state;
  const one = (tile) => (tile === undefined ? undefined : fromLetters(tile));
  const all = (tiles) => tiles?.map(one);
  const accepts = (list) => list?.map((accept) => ({ ...accept, tile: one(accept.tile) }));
  return {
    ...state,
    event: { ...state.event, tiles: all(state.event.tiles) },
    indicators: all(state.indicators),
    uraIndicators: all(state.uraIndicators),
    wall: { ...state.wall, tiles: all(state.wall.tiles), dead: all(state.wall.dead) },
    seats: state.seats.map((seat) => ({
      ...seat, closed: all(seat.closed), drawn: one(seat.drawn), flowers: all(seat.flowers), waits: accepts(seat.waits),
      melds: seat.melds.map((meld) => ({ ...meld, tiles: all(meld.tiles) })),
      river: seat.river.map((discard) => ({ ...discard, tile: one(discard.tile) })),
    })),
  };
}
