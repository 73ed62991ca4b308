// @ts-check
// What is open in the Replay view. It lives apart from the views, which are drawn anew with another language, and from
// the link, which holds only a place and perhaps the game. A file that cannot be read changes nothing here.

import { normalEvents, normalState } from '../board/spelling.js';
import { attempt } from '../state/ask.js';
import { named } from '../lib/name.js';
import { faultLine, t } from '../words/index.js';
import { remember } from '../state/recent.js';
import { variations } from './variations.js';

/** @import { Problem } from '../engine/core.d.ts' */
/** @import { Context } from '../state/context.js' */
/** @import { Game } from '../game/steps.js' */

const mostFrames = 600;
export const mostGames = 40;

/** @type {WeakMap<Context, ReturnType<typeof createSession>>} */
const sessions = new WeakMap();

/** The one session of a page. @param {Context} context */
export function sessionOf(context) {
  let session = sessions.get(context);
  if (!session) sessions.set(context, (session = createSession(context)));
  return session;
}

/** @param {Context} context */
function createSession(context) {
  /** @type {Game[]} */ let games = [];
  let at = 0;

  const along = variations(
    () => context.engine(),
    () => games[at],
    (deal, step, place) => session.frame(deal, step, place),
  );

  const session = {
    /** Names hidden everywhere. */
    anonymous: false,
    openHands: true,
    /**
     * Who goes on in variations for all but the seat looked at: nobody, or machines.
     * @type {import('../engine/core.d.ts').Strength | ''}
     */
    opponents: '',
    /**
     * Where the game was last looked at, for a link that does not say.
     * @type {import('../state/model.js').ReplayPlace | null}
     */
    place: null,
    /**
     * The reviews there are, by game and seat.
     * @type {Map<string, import('../review/run.js').Review>}
     */
    reviews: new Map(),
    /** What the link holds of the game, so that only another game is opened from a link. */
    packed: '',
    games: () => games,
    /** @returns {Game | undefined} */
    game: () => games[at],
    /** @param {number} index */
    choose(index) {
      at = index;
      this.place = null;
    },

    /**
     * Opens texts; those that open take the place of what was open, if there is any.
     * @param {import('./files.js').Source[]} sources
     * @returns {string[]} what could not be opened, and why
     */
    open(sources) {
      /** @type {Game[]} */ const opened = [];
      /** @type {string[]} */ const failures = [];
      for (const { name, text, refused, info, most } of sources.slice(0, mostGames)) {
        const { value, fault } = refused
          ? { value: undefined, fault: { message: refused, code: '' } }
          : attempt(() => info ?? context.engine().replayOpen({ text: text ?? '', ...(most ? { most } : {}) }));
        if (value && value.deals.length)
          opened.push({
            id: value.id,
            name,
            info: named(value),
            text: text ?? '',
            frames: new Map(),
            moves: [],
            branches: [],
          });
        else {
          if (value) attempt(() => context.engine().replayClose({ id: value.id }));
          failures.push(
            why(
              name,
              (fault && faultLine(fault)) ?? value?.problems[0]?.message ?? t('replay.empty'),
              value?.problems[0],
            ),
          );
        }
      }
      if (opened.length) {
        this.close();
        games = opened;
        at = 0;
        this.place = null;
        for (const game of [...opened].reverse()) remember(game);
      }
      return failures;
    },
    close() {
      for (const { id } of games) attempt(() => context.engine().replayClose({ id }));
      games = [];
      at = 0;
    },

    /**
     * The State of a step in the page's spelling.
     * @param {number} deal
     * @param {number} step
     * @param {number} [place] of a variation among those of its deal; 0 is the deal itself
     */
    frame(deal, step, place = 0) {
      const game = games[at];
      const branch = along.id(deal, place);
      const key = `${deal}.${branch}.${step}`;
      let frame = game.frames.get(key);
      if (!frame) {
        frame = normalState(context.engine().replayState({ id: game.id, deal, step, branch }));
        if (game.frames.size > mostFrames) game.frames.delete(game.frames.keys().next().value ?? '');
        game.frames.set(key, frame);
      }
      return frame;
    },
    variations: along,
    /** The moves of a deal, by step. @param {number} deal */
    moves(deal) {
      const game = games[at];
      return game ? (game.moves[deal] ??= movesOf(context, game.id, deal)) : [];
    },
    /**
     * What a seat sees, as the questions about hands are asked.
     * @param {number} deal
     * @param {number} step
     * @param {number} chair
     * @param {number} [place] of a variation
     */
    sight: (deal, step, chair, place = 0) =>
      context.engine().replaySight({ id: games[at].id, deal, step, chair, branch: along.id(deal, place) }),

    /**
     * Writes a comment at a step; "" takes it away.
     * @param {number} deal
     * @param {number} step
     * @param {string} text
     * @param {number} [place] of a variation
     */
    comment(deal, step, text, place = 0) {
      const game = games[at];
      context.engine().replayComment({ id: game.id, deal, step, text, branch: along.id(deal, place) });
      game.frames.clear();
      delete game.moves[deal];
    },
  };
  return session;
}
/** @typedef {ReturnType<typeof createSession>} Session */

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
