// @ts-check
// The open games of the Replay view. Kept outside the views, which are drawn again in another language, and outside
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

/** The session of a page. @param {Context} context */
export function sessionOf(context) {
  let session = sessions.get(context);
  if (!session) sessions.set(context, (session = new Session(context)));
  return session;
}

export class Session {
  /** @type {Game[]} */
  #games = [];
  /** The index of the shown game. */
  #at = 0;
  #context;

  /** Whether names are hidden. */
  anonymous = false;
  openHands = true;
  /**
   * The strength of the computer players that play all seats but the shown one in variations; '' for none.
   * @type {Strength | ''}
   */
  opponents = '';
  /**
   * The place at which the game was shown last, for a link without one.
   * @type {import('../state/model.js').ReplayPlace | null}
   */
  place = null;
  /**
   * The reviews by game and seat.
   * @type {Map<string, import('../review/run.js').Review>}
   */
  reviews = new Map();
  /**
   * Other programs' reviews, by game. They are in no link and are not saved.
   * @type {Map<string, import('../review/stated-file.js').Stated>}
   */
  stated = new Map();
  /** The game in the link, so that a link opens only another game. */
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

  /** The shown game. @returns {Game | undefined} */
  game() {
    return this.#games[this.#at];
  }

  /** @param {number} index */
  choose(index) {
    this.#at = index;
    this.place = null;
  }

  /**
   * Opens texts; those that open replace the open games, if there are any.
   * @param {Source[]} sources
   * @returns {string[]} a sentence for each text that could not be opened
   */
  open(sources) {
    /** @type {Game[]} */ const opened = [];
    /** @type {string[]} */ const failures = [];
    /** @type {typeof this.stated} */ const stated = new Map();
    for (const source of sources.slice(0, mostGames)) {
      const { game, failure } = openOne(this.#context, source);
      if (game) opened.push(game);
      else failures.push(failure);
      if (game && source.stated) stated.set(game.id, source.stated);
    }
    if (opened.length) {
      this.close();
      this.#games = opened;
      this.stated = stated;
      this.place = null;
      for (const game of [...opened].reverse()) remember(game);
    }
    return failures;
  }

  close() {
    for (const { id } of this.#games) attempt(() => this.#context.engine().replayClose({ id }));
    this.#games = [];
    this.#at = 0;
    this.stated.clear();
  }

  /**
   * The State of a step in the page's spelling.
   * @param {number} deal
   * @param {number} step
   * @param {number} [place] number of a variation of the deal; 0 is the deal itself
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
   * What a seat sees, as a basis for requests to the module.
   * @param {number} deal
   * @param {number} step
   * @param {number} chair
   * @param {number} [place] number of a variation
   */
  sight(deal, step, chair, place = 0) {
    const { id } = this.#games[this.#at];
    return this.#context.engine().replaySight({ id, deal, step, chair, branch: this.variations.id(deal, place) });
  }

  /**
   * Writes a comment at a step; "" removes it.
   * @param {number} deal
   * @param {number} step
   * @param {string} text
   * @param {number} [place] number of a variation
   */
  comment(deal, step, text, place = 0) {
    const { id, frames, moves } = this.#games[this.#at];
    this.#context.engine().replayComment({ id, deal, step, text, branch: this.variations.id(deal, place) });
    frames.clear();
    delete moves[deal];
  }
}

/**
 * A text as a game, or why it cannot be read.
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
