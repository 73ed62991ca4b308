// @ts-check
// Names from files and links, made fit to be shown: no longer than a plate can bear, without line ends, control
// characters and marks that turn the direction of what stands around them, and with few accents a letter. One that is
// written from right to left stands apart: a score behind it would move before it else.

/** The most characters of a name. */
export const longestName = 80;

/** More marks on one letter than any script needs only climb over what is above. */
const mostMarks = 3;

// Controls, the marks that set directions, and those that cannot be seen. Joiners stay: scripts and emoji need them.
const unseen = /[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

/** Hebrew, Arabic and what else is written from right to left. */
const fromRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Set apart as <bdi> does, within sentences and choices too. @param {string} text */
const apart = (text) => (fromRight.test(text) ? `\u2068${text}\u2069` : text);

/** @param {unknown} name @returns {string} */
export const shownName = (name) => apart(cleanName(name));

/** The same for a field, where it is written on. @param {unknown} name @returns {string} */
export function cleanName(name) {
  if (typeof name !== 'string') return '';
  let text = '';
  let count = 0;
  let marks = 0;
  // Four times as much as is shown leaves room for what goes, and keeps the work small whatever comes.
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
 * What was opened, its names fit to be shown.
 * @template {{title: string, players: string[]}} T
 * @param {T} info
 * @returns {T}
 */
export const named = (info) => ({ ...info, title: shownName(info.title), players: info.players.map(shownName) });
