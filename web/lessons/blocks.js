// @ts-check
// The blocks of a lesson that have fields: a hand, a position, a question, a place in a game, a problem.

import { kind as kindOf } from '../tiles/code.js';
import { readProblem } from '../problems/pack.js';
import { readLink } from '../state/link.js';
import { handOf, kindsOf, numberOf, positionFields, positionOf, wordsOf } from './fields.js';
import { most } from './lesson.js';

/** @import { Reading } from './fields.js' */
/** @import { Block, Choice, GameBlock, QuestionBlock, Way } from './lesson.js' */
/** @import { Field, Paragraph } from './lines.js' */
/** @typedef {(to: Reading, block: Paragraph, fields: Map<string, Field>) => Block | null} ReadBlock */

/** The fields of each block; those with several lines of one name are read apart. */
export const fieldNames = {
  hand: ['hand', 'caption', 'waits', 'useful'],
  position: ['position', 'hand', 'caption', ...positionFields],
  question: ['question', 'hand', 'discard', 'right', 'wrong', 'why', ...positionFields],
  game: ['game', 'deal', 'step', 'seat', 'comment', 'variation'],
  problem: ['problem'],
};
const repeated = ['right', 'wrong', 'variation'];
/** @typedef {keyof typeof fieldNames} BlockName */

/** The value of a field as words. @param {Reading} to @param {Field | undefined} field */
const said = (to, field) => (field ? wordsOf(to, field.value, field.line) : '');

/** @type {Record<BlockName, ReadBlock>} */
const readers = {
  hand(to, { fields: [first] }, fields) {
    const found = handOf(to, first);
    const [waits, useful] = ['waits', 'useful'].map((name) => {
      const field = fields.get(name);
      return field ? kindsOf(to, field) : [];
    });
    return found && { kind: 'hand', text: found.text, caption: said(to, fields.get('caption')), waits, useful };
  },
  position(to, { line }, fields) {
    const field = fields.get('hand');
    const hand = field ? handOf(to, field) : null;
    const position = positionOf(to, fields);
    if (!position.seats.length && !hand) return to.fault(line, 'seat', '', 'east: 25000; 9m1z; ');
    return { kind: 'position', position, text: hand?.text ?? '', caption: said(to, fields.get('caption')) };
  },
  question: readQuestion,
  game: readGame,
  problem(to, { fields: [{ value, line }] }) {
    const packed = (/(?:^|[&#])q=([\w.-]+)/.exec(value)?.[1] ?? value).split('.')[0];
    return readProblem(packed) ? { kind: 'problem', packed } : to.fault(line, 'problem', value);
  },
};

/** @type {ReadBlock} */
function readQuestion(to, { line, fields: all }, fields) {
  const [first] = all;
  const field = fields.get('hand');
  const found = field ? handOf(to, field) : null;
  const position = positionFields.some((name) => fields.has(name)) ? positionOf(to, fields) : null;
  const offered = all.filter(({ name }) => name === 'right' || name === 'wrong');
  if (offered.length > most.choices) to.fault(offered[most.choices].line, 'too-many', String(most.choices));
  /** @type {Choice[]} */
  const choices = offered
    .slice(0, most.choices)
    .map(({ name, value, line: at }) => ({ text: wordsOf(to, value, at), right: name === 'right' }))
    .filter(({ text }) => text);
  const answer = fields.get('discard');
  const discard = answer ? kindsOf(to, answer) : [];
  /** @type {QuestionBlock} */
  const question = {
    kind: 'question',
    ask: wordsOf(to, first.value, first.line),
    text: found?.text ?? '',
    position,
    discard,
    choices: answer ? [] : choices,
    why: said(to, fields.get('why')),
  };
  if (answer) {
    if (!found) return field ? null : to.fault(line, 'no-hand');
    const missing = discard.find((tile) => !found.hand.closed.some((own) => kindOf(own) === kindOf(tile)));
    if (missing) return to.fault(answer.line, 'not-in-hand', missing);
    return discard.length ? question : null;
  }
  const sound = choices.length > 1 && choices.some(({ right }) => right) && choices.some(({ right }) => !right);
  return sound && question.ask ? question : to.fault(line, 'no-answer', first.value);
}

/** A place in a link or in a text: from 0 in links, deals from 1 in fields, as on the page. @type {ReadBlock} */
function readGame(to, { line, fields: all, quoted }, fields) {
  const [{ value }] = all;
  const at = value.indexOf('#v1');
  const linked = at < 0 ? null : readLink(value.slice(at));
  const packed = linked?.game ?? '';
  const text = packed ? '' : quoted.join('\n').trim();
  if (!/^[\w.-]+$/.test(packed) && !text) return to.fault(line, 'game', value, 'game: https://…/#v1&w=replay&g=…');
  if (!to.takes('games', 1, line)) return null;
  const number = (/** @type {string} */ name, /** @type {number} */ least, /** @type {number} */ highest) => {
    const field = fields.get(name);
    return field ? numberOf(to, field, least, highest) : null;
  };
  const deal = number('deal', 1, 99_999);
  /** @type {GameBlock} */
  const game = {
    kind: 'game',
    packed,
    text,
    deal: deal ? deal - 1 : (linked?.replay?.deal ?? 0),
    step: number('step', 0, 999_999) ?? linked?.replay?.step ?? 0,
    seat: number('seat', 0, 5) ?? linked?.replay?.seat ?? 0,
    comment: said(to, fields.get('comment')),
    variations: [],
  };
  for (const field of all.filter(({ name }) => name === 'variation')) {
    const way = wayOf(to, field);
    if (way && to.takes('games', 1, field.line)) game.variations.push(way);
  }
  return game;
}

/**
 * "1.16 Discarding 5p": the number of the variation, a step of it, and words.
 * @param {Reading} to
 * @param {Field} field
 */
function wayOf(to, { value, line }) {
  const match = /^(\d{1,3})\.(\d{1,6})(?:\s+(.*))?$/.exec(value);
  if (!match || !Number(match[1])) return to.fault(line, 'number', value, 'variation: 1.16');
  return /** @type {Way} */ ({
    branch: Number(match[1]),
    step: Number(match[2]),
    text: wordsOf(to, match[3] ?? '', line),
  });
}

/** The field that was probably meant, or ''. @param {string} name @param {readonly string[]} names */
export function fixOf(name, names) {
  const near = names.map((one) => ({ one, far: distance(name, one) })).sort((a, b) => a.far - b.far)[0];
  return near.far <= 2 ? `${near.one}:` : '';
}

/** Letters to change, add or leave out. @param {string} a @param {string} b */
function distance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + Number(a[i - 1] !== b[j - 1])));
    row = next;
  }
  return row[b.length];
}

/** @param {Reading} to @param {Paragraph} block of fields @returns {Block | null} */
export function blockOf(to, block) {
  const [{ name, line }] = block.fields;
  if (!Object.hasOwn(fieldNames, name))
    return to.fault(line, 'block', `${name}:`, fixOf(name, Object.keys(fieldNames)) || 'hand:');
  const own = fieldNames[/** @type {BlockName} */ (name)];
  /** @type {Map<string, Field>} */ const fields = new Map();
  for (const field of block.fields) {
    if (!own.includes(field.name)) to.fault(field.line, 'field', `${field.name}:`, fixOf(field.name, own));
    else if (!fields.has(field.name)) fields.set(field.name, field);
    else if (!repeated.includes(field.name)) to.fault(field.line, 'twice', `${field.name}:`);
  }
  return readers[/** @type {BlockName} */ (name)](to, block, fields);
}
