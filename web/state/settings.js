// @ts-check
// The settings: language, colours, romaji, indices, table strength. Saved on the device if possible. Storage throws in
// sandboxed frames and may hold anything, so reading and writing are checked.

import { languages } from '../words/index.js';
import { asRuleset } from './catalogue.js';
import { initial } from './model.js';

/** @import { RulesetId, TableLevel } from '../engine/core.d.ts' */

const key = 'tehai.settings.v1';

/** How strong the players of a table may be, weakest first. @type {TableLevel[]} */
export const levels = ['ordinary', 'usual', 'strongest'];

/** The allowed values of each setting; the first is the default. @type {Record<string, any[]>} */
const choices = {
  language: ['auto', ...languages.map(({ tag }) => tag)],
  theme: ['auto', 'light', 'dark'],
  // null: as usual in the chosen language; older versions saved that as "no".
  romajiNames: [null, true, false],
  plain: [false, true],
  indices: [false, true],
  keepMatches: [true, false],
  level: ['usual', ...levels],
};

/** @typedef {{language: string, theme: string, romajiNames: boolean | null, plain: boolean, indices: boolean,
 * keepMatches: boolean, level: TableLevel, ruleset: RulesetId}} Settings */

/** @returns {Settings} */
export function loadSettings() {
  const stored = read();
  return /** @type {any} */ (
    Object.fromEntries(
      Object.entries(choices)
        .map(([name, list]) => [name, list.includes(stored[name]) ? stored[name] : list[0]])
        .concat([['ruleset', asRuleset(String(stored.ruleset ?? '')) ?? initial.ruleset]]),
    )
  );
}

/** @param {Settings} settings */
export function saveSettings(settings) {
  try {
    localStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // Storage is blocked or full: the settings last until the page closes.
  }
}

/** The level of a request to the module, which leaves out the module's default. @param {Settings} settings */
export const levelOf = ({ level }) => (level === 'usual' ? undefined : level);

/** If another tab has forbidden saving, this tab stops too. @param {Settings} settings */
export function followOtherTabs(settings) {
  addEventListener('storage', (event) => {
    if (event.key === key) settings.keepMatches = loadSettings().keepMatches;
  });
}

function read() {
  try {
    const value = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (!value || typeof value !== 'object') return {};
    const { romaji, calls } = value; // fields of older versions
    return { ...(romaji === true && { romajiNames: true }), ...(calls === false && { plain: true }), ...value };
  } catch {
    return {};
  }
}
