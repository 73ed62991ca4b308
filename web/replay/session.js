// @ts-check
// What is open in the Replay view. It lives apart from the views, which are drawn anew with another language, and from
// the link, which holds only a place and perhaps the game. A file that cannot be read changes nothing here.

import { normalEvents, normalState } from '../board/spelling.js';
import { attempt } from '../state/ask.js';
import { named } from '../lib/name.js';
import { faultLine, t } from '../words/index.js';
import { remember } from '../state/recent.js';
import { variations } from './variations.js';

/** @import { Problem, Strength } from '../engine/core.d.ts' */
/** @import { Context } from '../state/context.js' */
/** @import { Game } from '../game/steps.js' */
/** @import { Source } from './files.js' */

const mostFrames = 600;
export const mostGames = 40;

/** @type {WeakMap<Context, Session>} */
const sessions = new WeakMap();

/** The one session of a page. @param {Context} context */
export function sessionOf(context) {
  let session = sessions.get(context);
  if (!session) sessions.set(context, (session = new Session(context)));
  return session;
}

export class Session {
  /** @type {Game[]} */
  #games = [];
  /** Which of them is looked at. */
  #at = 0;
  #context;

  /** Names hidden everywhere. */
  anonymous = false;
  openHands = true;
  /**
   * Who goes on in variations for all but the seat looked at: nobody, or machines.
   * @type {Strength | ''}
   */
  opponents = '';
  /**
   * Where the game was last looked at, for a link that does not say.
   * @type {import('../state/model.js').ReplayPlace | null}
   */
  place = null;
  /**
   * The reviews there are, by game and seat.
   * @type {Map<string, import('../review/run.js').Review>}
   */
  reviews = new Map();
  /** What the link holds of the game, so that only another game is opened from a link. */
  packed = '';

  /** @param {Context} context */
  constructor(context) {
    this.#context = context;
    this.variations = variations(
      () => context.engine(),
      () => this.#games[this.#at],
      (deal, step, place) => this.frame(deal, step, place),
    );
  }

  games() {
    return this.#games;
  }

  /** The game looked at. @returns {Game | undefined} */
  game() {
    return this.#games[this.#at];
  }

  /** @param {number} index */
  choose(index) {
    this.#at = index;
    this.place = null;
  }

  /**
   * Opens texts; those that open take the place of what was open, if there is any.
   * @param {Source[]} sources
   * @returns {string[]} what could not be opened, and why
   */
  open(sources) {
    /** @type {Game[]} */ const opened = [];
    /** @type {string[]} */ const failures = [];
    for (const source of sources.slice(0, mostGames)) {
      const { game, failure } = openOne(this.#context, source);
      if (game) opened.push(game);
      else failures.push(failure);
    }
    if (opened.length) {
      this.close();
      this.#games = opened;
      this.place = null;
      for (const game of [...opened].reverse()) remember(game);
    }
    return failures;
  }

  close() {
    for (const { id } of this.#games) attempt(() => this.#context.engine().replayClose({ id }));
    this.#games = [];
    this.#at = 0;
  }

  /**
   * The State of a step in the page's spelling.
   * @param {number} deal
   * @param {number} step
   * @param {number} [place] of a variation among those of its deal; 0 is the deal itself
   */
  frame(deal, step, place = 0) {
    const { id, frames } = this.#games[this.#at];
    const branch = this.variations.id(deal, place);
    const key = `${deal}.${branch}.${step}`;
    let frame = frames.get(key);
    if (!frame) {
      frame = normalState(this.#context.engine().replayState({ id, deal, step, branch }));
      if (frames.size > mostFrames) frames.delete(frames.keys().next().value ?? '');
      frames.set(key, frame);
    }
    return frame;
  }

  /** The moves of a deal, by step. @param {number} deal */
  moves(deal) {
    const game = this.game();
    return game ? (game.moves[deal] ??= movesOf(this.#context, game.id, deal)) : [];
  }

  /**
   * What a seat sees, as the questions about hands are asked.
   * @param {number} deal
   * @param {number} step
   * @param {number} chair
   * @param {number} [place] of a variation
   */
  sight(deal, step, chair, place = 0) {
    const { id } = this.#games[this.#at];
    return this.#context.engine().replaySight({ id, deal, step, chair, branch: this.variations.id(deal, place) });
  }

  /**
   * Writes a comment at a step; "" takes it away.
   * @param {number} deal
   * @param {number} step
   * @param {string} text
   * @param {number} [place] of a variation
   */
  comment(deal, step, text, place = 0) {
    const { id, frames, moves } = this.#games[this.#at];
    this.#context.engine().replayComment({ id, deal, step, text, branch: this.variations.id(deal, place) });
    frames.clear();
    delete moves[deal];
  }
}

/**
 * A text as a game, or why it is none.
 * @param {Context} context
 * @param {Source} source
 * @returns {{game: Game, failure?: undefined} | {game?: undefined, failure: string}}
 */
function openOne(context, { name, text, refused, info, most }) {
  const { value, fault } = refused
    ? { value: undefined, fault: { message: refused, code: '' } }
    : attempt(() => info ?? context.engine().replayOpen({ text: text ?? '', ...(most ? { most } : {}) }));
  if (value?.deals.length) {
    const { id } = value;
    return { game: { id, name, info: named(value), text: text ?? '', frames: new Map(), moves: [], branches: [] } };
  }
  if (value) attempt(() => context.engine().replayClose({ id: value.id }));
  const problem = value?.problems[0];
  return { failure: why(name, (fault && faultLine(fault)) ?? problem?.message ?? t('replay.empty'), problem) };
}

/**
 * All moves of a deal, in the page's spelling.
 * @param {Context} context
 * @param {string} id
 * @param {number} deal
 */
function movesOf(context, id, deal) {
  const { events, comments } = context.engine().replayMoves({ id, deal });
  /** @type {import('../game/steps.js').Move[]} */
  const moves = normalEvents(events).map((event, step) => ({ step, ...event }));
  for (const { step, text } of comments) moves[step].comment = text;
  return moves;
}

/** @param {string} name @param {string} message @param {Problem | undefined} problem */
function why(name, message, problem) {
  return problem?.line
    ? t('replay.failedAt', { name, line: problem.line, why: message })
    : t('replay.failed', { name, why: message });
}
