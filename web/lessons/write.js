// @ts-check
// Writes a lesson as its text; read.js reads the same lesson from it.

import { compact } from '../tiles/code.js';
import { firstLine } from './lesson.js';
import { writeSeat } from './seat.js';

/** @import { Block, GameBlock, Lesson, Position, QuestionBlock } from './lesson.js' */

const windFields = { E: 'east', S: 'south', W: 'west', N: 'north' };

/** A field, or nothing if it has no value. @param {string} name @param {string | number | null} value */
const field = (name, value) => (value === '' || value === null ? [] : [`${name}: ${value}`]);

/** @param {Position} position */
const positionLines = ({ round, number, honba, sticks, left, dora, you, seats }) => [
  `round: ${round}${number}`,
  ...field('honba', honba || null),
  ...field('sticks', sticks || null),
  ...field('left', left),
  ...field('dora', compact(dora)),
  `you: ${windFields[/** @type {'E'} */ (you)]}`,
  ...seats.map((seat) => `${windFields[/** @type {'E'} */ (seat.wind)]}: ${writeSeat(seat)}`.trimEnd()),
];

/** @param {QuestionBlock} question */
const questionLines = ({ ask, text, position, discard, choices, why }) => [
  `question: ${ask}`.trimEnd(),
  ...field('hand', text),
  ...(position ? positionLines(position) : []),
  ...field('discard', compact(discard)),
  ...choices.map((choice) => `${choice.right ? 'right' : 'wrong'}: ${choice.text}`),
  ...field('why', why),
];

/** @param {GameBlock} game */
const gameLines = ({ packed, text, deal, step, seat, comment, variations }) => [
  packed ? `game: #v1&w=replay&g=${packed.replace(/_/g, '%5F')}` : 'game:',
  `deal: ${deal + 1}`,
  `step: ${step}`,
  `seat: ${seat}`,
  ...field('comment', comment),
  ...variations.map((way) => `variation: ${way.branch}.${way.step} ${way.text}`.trimEnd()),
  ...(text ? text.split('\n').map((line) => `> ${line}`.trimEnd()) : []),
];

/** @param {Block} block @returns {string[]} */
function linesOf(block) {
  switch (block.kind) {
    case 'words':
      return [block.text];
    case 'list':
      return block.items.map((item) => `- ${item}`);
    case 'hand':
      return [
        `hand: ${block.text}`,
        ...field('waits', compact(block.waits)),
        ...field('useful', compact(block.useful)),
        ...field('caption', block.caption),
      ];
    case 'position':
      return [
        'position:',
        ...field('hand', block.text),
        ...positionLines(block.position),
        ...field('caption', block.caption),
      ];
    case 'question':
      return questionLines(block);
    case 'game':
      return gameLines(block);
    default:
      return [`problem: ${block.packed}`];
  }
}

/** @param {Lesson} lesson */
export const writeLesson = ({ title, language, about, chapters }) =>
  [
    [firstLine, ...field('title', title), ...field('language', language), ...field('about', about)].join('\n'),
    ...chapters.flatMap((chapter) => [`# ${chapter.title}`, ...chapter.blocks.map((one) => linesOf(one).join('\n'))]),
  ].join('\n\n') + '\n';
