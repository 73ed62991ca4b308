// @ts-check
// The views in the order of the menu. A view is a file that exports `create`, and a row here; the first is part of
// the page, the others are fetched when they are first shown, with their words.

import { needWords } from '../words/index.js';
import * as hand from './hand.js';

/** @import { Context } from '../state/context.js' */
/** @import { State } from '../state/model.js' */

/**
 * @typedef {object} Shown
 * @property {HTMLElement} element
 * @property {(state: State, before: State) => void} update called after every change of state while the view is shown
 */
/** @typedef {(context: Context) => Shown} Create */
/**
 * @typedef {{id: string, load: () => Promise<Create>, apart?: boolean}} View its name is the word `view.<id>`; with
 *   `apart` it is not in the menu
 */

/** @param {() => Promise<{create: Create}>} file */
const later = (file) => async () => {
  const [{ create }] = await Promise.all([file(), needWords('more')]);
  return create;
};

/** @type {readonly View[]} */
export const views = [
  { id: 'hand', load: async () => hand.create },
  { id: 'replay', load: later(() => import('./replay.js')) },
  { id: 'table', load: later(() => import('./table.js')) },
  { id: 'sitting', load: later(() => import('./scorekeeper.js')) },
  { id: 'practice', load: later(() => import('./practice.js')) },
  { id: 'problems', load: later(() => import('./problems.js')), apart: true },
  { id: 'embed', load: later(() => import('./embed.js')) },
  { id: 'help', load: later(() => import('./help.js')) },
  { id: 'yaku', load: later(() => import('./yaku.js')), apart: true },
];
