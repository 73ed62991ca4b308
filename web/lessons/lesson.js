// @ts-check
// A lesson: chapters of words, hands, positions, questions and places in games. FORMAT.md describes its text, which
// read.js reads and write.js writes.

/** @import { Tile, Wind } from '../engine/core.d.ts' */
/** @import { ProblemSeat } from '../problems/problem.js' */
/**
 * What a player sees of a table; the own seat comes first.
 * @typedef {object} Position
 * @property {Wind} round
 * @property {number} number of the deal in its round, from 1
 * @property {number} honba
 * @property {number} sticks
 * @property {number | null} left tiles that can still be drawn; null if not stated
 * @property {Tile[]} dora indicators
 * @property {Wind} you
 * @property {LessonSeat[]} seats
 */
/** @typedef {Omit<ProblemSeat, 'score'> & {score: number | null}} LessonSeat */
/** @typedef {{kind: 'words', text: string}} Words */
/** @typedef {{kind: 'list', items: string[]}} List */
/** `text` is mpsz. @typedef {{kind: 'hand', text: string, caption: string, waits: Tile[], useful: Tile[]}} HandBlock */
/** @typedef {{kind: 'position', position: Position, text: string, caption: string}} PositionBlock */
/** @typedef {{text: string, right: boolean}} Choice */
/**
 * Either has `discard`, the tiles that are right, or `choices`.
 * @typedef {object} QuestionBlock
 * @property {'question'} kind
 * @property {string} ask
 * @property {string} text the hand in mpsz, or ''
 * @property {Position | null} position
 * @property {Tile[]} discard
 * @property {Choice[]} choices
 * @property {string} why
 */
/** A variation of the game's deal by its number, from 1. @typedef {{branch: number, step: number, text: string}} Way */
/**
 * A place in a game, which is packed as in a link, or a text in any format that the page reads.
 * @typedef {object} GameBlock
 * @property {'game'} kind
 * @property {string} packed
 * @property {string} text
 * @property {number} deal from 0
 * @property {number} step
 * @property {number} seat from 0
 * @property {string} comment
 * @property {Way[]} variations
 */
/** A problem as in a link. @typedef {{kind: 'problem', packed: string}} ProblemBlock */
/** @typedef {Words | List | HandBlock | PositionBlock | QuestionBlock | GameBlock | ProblemBlock} Block */
/** @typedef {{title: string, blocks: Block[]}} Chapter */
/** @typedef {{title: string, language: string, about: string, chapters: Chapter[]}} Lesson */
/**
 * A fault of a text: `found` is quoted from it, `fix` is a text to write instead.
 * @typedef {{line: number, code: FaultCode, found: string, fix: string}} LessonFault
 */

/** The words `lessons.fault.<code>` say what was expected. */
export const faultCodes = /** @type {const} */ ([
  ...['first-line', 'newer', 'too-long', 'no-title', 'no-chapter', 'empty-chapter', 'too-many', 'block', 'field'],
  ...['twice', 'tiles', 'copies', 'no-hand', 'no-answer', 'not-in-hand', 'seat', 'number', 'game', 'language'],
  ...['problem'],
]);
/** @typedef {typeof faultCodes[number]} FaultCode */

export const firstLine = 'Tehai lesson 1';

/** Bounds of what a text may become; what exceeds them is left out, with a fault. */
export const most = {
  characters: 120_000,
  chapters: 60,
  /** in all chapters */
  blocks: 1000,
  /** in all hands, positions and sentences */
  tiles: 8000,
  /** places in games, with their variations */
  games: 60,
  choices: 12,
  faults: 50,
};

/** @type {readonly Wind[]} */
export const winds = ['E', 'S', 'W', 'N'];
