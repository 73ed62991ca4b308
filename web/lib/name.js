// @ts-check
// Makes names from files and links safe to show: limits their length, removes line breaks, control characters and
// direction marks, and limits accents per letter. A name written from right to left is isolated, so that it does not
// move a score after it.

/** The largest number of characters of a name. */
export const longestName = 80;

/** More marks on one letter than any script needs would cover the line above. */
const mostMarks = 3;

// Control characters, direction marks and invisible characters. Joiners stay: scripts and emoji need them.
const unseen = /[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

/** Hebrew, Arabic and other letters written from right to left. */
const fromRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Isolates a name as <bdi> does; works within sentences and choices too. @param {string} text */
const apart = (text) => (fromRight.test(text) ? `\u2068${text}\u2069` : text);

/** @param {unknown} name @returns {string} */
export const shownName = (name) => apart(cleanName(name));

/** The same for a text field, without the isolation. @param {unknown} name @returns {string} */
export function cleanName(name) {
  if (typeof name !== 'string') return '';
  let text = '';
  let count = 0;
  let marks = 0;
  // Reads at most four times the shown length: removed characters leave enough, and the work stays small.
  for (const char of name.slice(0, longestName * 4).replace(unseen, '')) {
    marks = /\p{M}/u.test(char) ? marks + 1 : 0;
    if (marks > mostMarks) continue;
    if (count === longestName) return `${text}…`;
    text += char;
    count += 1;
  }
  return text.trim();
}

/**
 * A result of opening a game, with names that are safe to show.
 * @template {{title: string, players: string[]}} T
 * @param {T} info
 * @returns {T}
 */
export const named = (info) => ({ ...info, title: shownName(info.title), players: info.players.map(shownName) });
