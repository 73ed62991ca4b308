// @ts-check
// The matches at the Table as they go on, kept on the device: how each began and what was played since. A match has an
// entry of its own, so that two tabs keep apart; which one a tab plays is known to that tab alone, through a reload, an
// update, and the end of its process. Storage throws in sandboxed frames, may be full and may hold anything.

/** @import { GameNewRequest } from '../engine/core.d.ts' */

/**
 * How a match began: as asked for, or from a step of a game that is kept as text.
 * @typedef {object} Kept
 * @property {string} id
 * @property {GameNewRequest} request
 * @property {string} [text] the game that it goes on from
 * @property {string[]} commands
 * @property {number} at when it was last played, in milliseconds
 * @property {string} owner the page that plays it
 */

const prefix = 'tehai.match.v1.';
const mine = 'tehai.match.here';
const most = 5;
/** Characters of a match; a longer one goes unkept. */
const longest = 400_000;

/** This page, of all that may hold the same entry: a tab that was doubled knows the match of the first. */
const owner = chance();

function chance() {
  return Math.random().toString(36).slice(2, 12);
}

/** @template T @param {() => T} deed @param {T} instead */
function guarded(deed, instead) {
  try {
    return deed();
  } catch {
    return instead;
  }
}

/** @param {string | null} text @returns {Kept | null} */
function read(text) {
  const kept = guarded(() => JSON.parse(text ?? 'null'), null);
  const right =
    kept &&
    typeof kept.id === 'string' &&
    kept.request &&
    typeof kept.request === 'object' &&
    Array.isArray(kept.commands) &&
    kept.commands.every((/** @type {unknown} */ command) => typeof command === 'string') &&
    Number.isFinite(kept.at) &&
    (kept.text === undefined || typeof kept.text === 'string');
  return right ? kept : null;
}

/** The entries there are, the one played last first. @returns {Kept[]} */
export function keptMatches() {
  return guarded(
    () =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith(prefix))
        .map((key) => read(localStorage.getItem(key)))
        .filter((kept) => kept !== null)
        .sort((a, b) => b.at - a.at),
    /** @type {Kept[]} */ ([]),
  );
}

/** The match that this tab played before it loaded again. @returns {Kept | null} */
export function matchHere() {
  return guarded(() => read(localStorage.getItem(prefix + sessionStorage.getItem(mine))), null);
}

/**
 * A new entry, not yet written.
 * @param {GameNewRequest} request
 * @param {string} [text]
 * @returns {Kept}
 */
export const begin = (request, text) => ({ id: chance(), request, text, commands: [], at: 0, owner });

/**
 * Writes an entry, and drops those beyond the newest five. One that another page has taken over goes on under another
 * name.
 * @param {Kept} kept
 */
export function keep(kept) {
  guarded(() => {
    const there = read(localStorage.getItem(prefix + kept.id));
    if (there && there.owner !== owner && there.at > kept.at) kept.id = chance();
    kept.owner = owner;
    kept.at = Date.now();
    const text = JSON.stringify(kept);
    if (text.length > longest) return;
    localStorage.setItem(prefix + kept.id, text);
    sessionStorage.setItem(mine, kept.id);
    for (const old of keptMatches().slice(most)) localStorage.removeItem(prefix + old.id);
  }, undefined);
}

/** Forgets every match. */
export function forgetMatches() {
  guarded(() => {
    for (const { id } of keptMatches()) localStorage.removeItem(prefix + id);
    sessionStorage.removeItem(mine);
  }, undefined);
}
