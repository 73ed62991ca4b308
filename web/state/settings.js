// @ts-check
// What the page remembers of a person: language, colours, romaji, indices. Kept on the device where it allows that;
// storage throws in sandboxed frames and may hold anything, so both ways are wrapped and checked.

import { languages } from '../words/index.js';
import { asRuleset } from './catalogue.js';
import { initial } from './model.js';

/** @import { RulesetId } from '../engine/core.d.ts' */

const key = 'tehai.settings.v1';

/** What each setting may be; the first is the default. @type {Record<string, any[]>} */
const choices = {
  language: ['auto', ...languages.map(({ tag }) => tag)],
  theme: ['auto', 'light', 'dark'],
  // Null: as the players of the language say; what an older version kept as "no" was that too.
  romajiNames: [null, true, false],
  plain: [false, true],
  indices: [false, true],
  keepMatches: [true, false],
};

/** @typedef {{language: string, theme: string, romajiNames: boolean | null, plain: boolean, indices: boolean,
 * keepMatches: boolean, ruleset: RulesetId}} Settings */

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
    // Storage is blocked or full: the settings hold until the page closes.
  }
}

/** What another tab has forbidden to keep is not kept here either. @param {Settings} settings */
export function followOtherTabs(settings) {
  addEventListener('storage', (event) => {
    if (event.key === key) settings.keepMatches = loadSettings().keepMatches;
  });
}

function read() {
  try {
    const value = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (!value || typeof value !== 'object') return {};
    const { romaji, calls } = value; // of older versions
    return { ...(romaji === true && { romajiNames: true }), ...(calls === false && { plain: true }), ...value };
  } catch {
    return {};
  }
}
