// @ts-check
// Reads the text of a lesson. It may be anything: each fault is reported with its line, and what is good stays.

import { blockOf, fieldNames, fixOf } from './blocks.js';
import { Reading, wordsOf } from './fields.js';
import { firstLine, most } from './lesson.js';
import { paragraphsOf } from './lines.js';

/** @import { Block, Lesson, LessonFault } from './lesson.js' */
/** @import { Paragraph } from './lines.js' */

const headNames = ['title', 'language', 'about'];
const longestTitle = 200;

/**
 * @param {string} text
 * @returns {{lesson: Lesson | null, faults: LessonFault[]}} null if it is no lesson, or has no chapter
 */
export function readLesson(text) {
  const to = new Reading();
  const none = (/** @type {null} */ lesson) => ({ lesson, faults: to.faults });
  if (text.length > most.characters) return none(to.fault(1, 'too-long', String(most.characters)));
  const [before, first, rest] = headOf(text);
  const version = /^Tehai lesson\s+(\d{1,4})$/i.exec(first);
  if (!version) return none(to.fault(before, 'first-line', first, firstLine));
  if (version[1] !== '1') return none(to.fault(before, 'newer', version[1], firstLine));
  const lesson = { title: '', language: '', about: '', chapters: [] };
  fill(to, lesson, paragraphsOf(rest, before + 1));
  if (!lesson.title) to.fault(before, 'no-title', '', 'title: …');
  if (!lesson.chapters.length && !to.faults.length) to.fault(before, 'no-chapter', '', `# ${lesson.title}`);
  return { lesson: lesson.chapters.length ? lesson : null, faults: to.faults.sort((a, b) => a.line - b.line) };
}

/** The number of the first line with words, this line, and the lines after it. @param {string} text */
function headOf(text) {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const at = lines.findIndex((line) => line.trim());
  const first = at < 0 ? '' : lines[at].trim().slice(0, 200);
  return /** @type {[number, string, string]} */ ([Math.max(0, at) + 1, first, lines.slice(at + 1).join('\n')]);
}

/** @param {Reading} to @param {Lesson} lesson @param {Paragraph[]} paragraphs */
function fill(to, lesson, paragraphs) {
  const [head, ...others] = paragraphs;
  const headed = head?.kind === 'fields' && !Object.hasOwn(fieldNames, head.fields[0].name);
  if (headed) readHead(to, lesson, head);
  let line = 0;
  const close = () => {
    const last = lesson.chapters.at(-1);
    if (last && !last.blocks.length) to.fault(line, 'empty-chapter', last.title);
  };
  for (const one of headed ? others : paragraphs) {
    if (one.kind === 'title') {
      close();
      if (lesson.chapters.length === most.chapters) {
        to.fault(one.line, 'too-many', String(most.chapters));
        break;
      }
      line = one.line;
      lesson.chapters.push({ title: wordsOf(to, one.text.slice(0, longestTitle).trim(), one.line), blocks: [] });
      continue;
    }
    if (!lesson.chapters.length) {
      to.fault(one.line, 'no-chapter', one.text || one.fields[0]?.name || one.items[0]?.text, `# ${lesson.title}`);
      line = one.line;
      lesson.chapters.push({ title: lesson.title || '…', blocks: [] });
    }
    if (!to.takes('blocks', 1, one.line)) break;
    const block = readOne(to, one);
    if (block) lesson.chapters[lesson.chapters.length - 1].blocks.push(block);
  }
  close();
  lesson.chapters = lesson.chapters.filter(({ blocks }) => blocks.length);
}

/** @param {Reading} to @param {Paragraph} one @returns {Block | null} */
function readOne(to, one) {
  if (one.kind === 'fields') return blockOf(to, one);
  if (one.kind === 'list') return { kind: 'list', items: one.items.map(({ text, line }) => wordsOf(to, text, line)) };
  return { kind: 'words', text: wordsOf(to, one.text, one.line) };
}

/** @param {Reading} to @param {Lesson} lesson @param {Paragraph} head */
function readHead(to, lesson, { fields }) {
  const seen = new Set();
  for (const { name, value, line } of fields) {
    if (!headNames.includes(name)) to.fault(line, 'field', `${name}:`, fixOf(name, headNames));
    else if (seen.has(name)) to.fault(line, 'twice', `${name}:`);
    else if (name === 'language' && !/^[a-z]{2,3}(-[A-Za-z]{2,8}){0,2}$/.test(value))
      to.fault(line, 'language', value, 'en');
    else lesson[/** @type {'title'} */ (name)] = wordsOf(to, value.slice(0, longestTitle).trim(), line);
    seen.add(name);
  }
}
