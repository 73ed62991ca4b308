// @ts-check
// The text of a lesson as blocks of lines: chapters' titles, paragraphs, lists, and blocks of fields such as
// "hand: …". A line that begins with % is the author's own and left out.

/** @typedef {{name: string, value: string, line: number}} Field */
/**
 * @typedef {{kind: 'title' | 'words' | 'list' | 'fields', line: number, text: string, items: {text: string, line:
 *   number}[], fields: Field[], quoted: string[]}} Paragraph `quoted` are the lines behind > of a block of fields
 */

const fieldPattern = /^\s*([a-z]{2,20}):(?:\s+(.*))?$/;
const itemPattern = /^\s*[-*•]\s+(\S.*)$/;

/** @param {Paragraph['kind']} kind @param {number} line @param {string} [text] @returns {Paragraph} */
const paragraph = (kind, line, text = '') => ({ kind, line, text, items: [], fields: [], quoted: [] });

/** @param {string} text the lines behind the first one @param {number} from the number of its first line */
export function paragraphsOf(text, from) {
  /** @type {Paragraph[]} */ const found = [];
  /** @type {Paragraph | null} */ let open = null;
  const begin = (/** @type {Paragraph} */ one) => {
    found.push(one);
    return one;
  };
  text.split(/\r\n|\r|\n/).forEach((raw, index) => {
    const line = from + index;
    const said = raw.replace(/[\u2028\u2029]/g, ' ').trim();
    const title = /^#{1,6}\s+(\S.*)$/.exec(said);
    if (/^%|^(#{1,6}|[-*•])$/.test(said)) return; // a note, or a mark without words
    if (!said) open = null;
    else if (title) {
      begin(paragraph('title', line, title[1]));
      open = null;
    } else if (open && !(open.kind === 'words' && begins(said))) continueWith(open, said, line);
    else open = begin(opened(said, line));
  });
  return found;
}

/** Whether a line ends the words before it: an item of a list, or a block of fields. @param {string} said */
const begins = (said) => itemPattern.test(said) || /^(hand|position|question|game|problem):/.test(said);

/** The paragraph that a line begins. @param {string} said @param {number} line */
function opened(said, line) {
  const field = fieldPattern.exec(said);
  const item = itemPattern.exec(said);
  const one = paragraph(field ? 'fields' : item ? 'list' : 'words', line, field || item ? '' : said);
  if (field) one.fields.push({ name: field[1], value: (field[2] ?? '').trim(), line });
  else if (item) one.items.push({ text: item[1].trim(), line });
  return one;
}

/** @param {Paragraph} open @param {string} said @param {number} line */
function continueWith(open, said, line) {
  const field = fieldPattern.exec(said);
  const item = itemPattern.exec(said);
  if (open.kind === 'fields') {
    const last = open.fields[open.fields.length - 1];
    if (/^>/.test(said)) open.quoted.push(said.slice(1).trim());
    else if (field) open.fields.push({ name: field[1], value: (field[2] ?? '').trim(), line });
    else last.value = `${last.value} ${said}`.trim();
  } else if (open.kind === 'list') {
    const last = open.items[open.items.length - 1];
    if (item) open.items.push({ text: item[1].trim(), line });
    else last.text += ` ${said}`;
  } else open.text += ` ${said}`;
}
