// @ts-check
// House rules as a value that the form changes, and as the text that the module reads. What the form does not show,
// such as a note, stays as it was.

/** @import { HouseHand, HouseRules, RulesetId } from '../engine/core.d.ts' */

/** @param {string} text @returns {HouseRules | null} null if the text has not the form of a file */
export function readFile(text) {
  try {
    const file = JSON.parse(text);
    return isObject(file) && (file.hands === undefined || (Array.isArray(file.hands) && file.hands.every(isObject)))
      ? file
      : null;
  } catch {
    return null;
  }
}

/** @param {unknown} value */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param {HouseRules} file */
export const writeFile = (file) => JSON.stringify(file, null, 2);

/**
 * Sets a field of an object, or removes it where the value is empty.
 * @template {object} T @param {T} of @param {string} field @param {any} value
 */
export function setField(of, field, value) {
  const empty = value === '' || value === undefined || (isObject(value) && !Object.keys(value).length);
  if (empty || (Array.isArray(value) && !value.length)) delete (/** @type {any} */ (of)[field]);
  else /** @type {any} */ (of)[field] = value;
}

/** @param {HouseHand} hand a layout is a line, its groups are between commas */
export const layoutsText = ({ layouts }) =>
  Array.isArray(layouts) ? layouts.map((groups) => (Array.isArray(groups) ? groups.join(', ') : '')).join('\n') : '';

/** @param {string} text */
export const readLayouts = (text) =>
  text
    .split('\n')
    .map((line) =>
      line
        .split(',')
        .map((group) => group.trim())
        .filter(Boolean),
    )
    .filter((groups) => groups.length);

/** An id that no hand has, made of a name. @param {string} name @param {string[]} taken */
export function idOf(name, taken) {
  const plain =
    name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 50) || 'hand';
  for (let n = 1; ; n++) {
    const id = n > 1 || plain === 'hand' ? `${plain}-${n}` : plain;
    if (!taken.includes(id)) return id;
  }
}

/** @param {string[]} taken @returns {HouseHand} */
export const newHand = (taken) => ({
  id: idOf('', taken),
  value: { limits: 0.5 },
  layouts: [['4 pung', 'pair']],
});

/** The special hands of the presets are for these rules alone. @param {RulesetId} base */
export const hasHands = (base) => base === 'classical-dmjl' || base === 'classical-bmja';
