// @ts-check
// Calls of a wiki's templates, for the Embed view and for copying.

/** @typedef {'hand' | 'score' | 'replay' | 'problem' | 'lesson'} Kind */
/** @typedef {Record<string, string>} Values attributes of an element that are set */

/** Escapes characters with a meaning in wikitext, also inside a template's arguments. @param {string} text */
const wiki = (text) =>
  text
    .replace(/[{}|[\]<>&=]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replace(/''+/g, (signs) => '&#39;'.repeat(signs.length));

/** A call of the template. @param {Kind} kind @param {Values} values */
export function wikiCode(kind, values) {
  const { text, ...others } = values;
  const written = Object.entries(others)
    .map(([name, value]) => `|${name}=${wiki(value)}`)
    .join('');
  return kind === 'replay' || kind === 'lesson'
    ? `{{Mj ${kind}|1=${verbatim(text ?? '')}${written}}}`
    : `{{Mj ${kind}|1=${wiki(text ?? '')}${written}}}`;
}

/**
 * Escapes a text of lines for pre, where entities are read but signs of lists and links are not: only what ends an
 * argument.
 * @param {string} text
 */
const verbatim = (text) => text.replace(/[{}|<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * A hand for a wiki that also has the picture as a file, for readers without the script.
 * @param {string} text mpsz
 */
export const wikiPicture = (text) =>
  `{{Mj hand|1=${wiki(text)}|picture=[[File:${pictureName(text)}|x22px|link=|alt=${wiki(text)}]]}}`;

/** The name of that file, without characters that a wiki refuses. @param {string} text mpsz */
export const pictureName = (text) => `Mahjong-hand-${text.replace(/[^0-9a-z]+/gi, '-').replace(/^-|-$/g, '')}.svg`;
