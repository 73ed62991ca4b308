// @ts-check
// Another program's review beside ours, its controller: it finds the steps of the entries, asks for our choices of the
// deal on the board, and goes from one difference to the next.

import { h, refill } from '../lib/dom.js';
import { levelOf } from '../state/settings.js';
import { place } from './stated-place.js';
import { statedPicture } from './stated-picture.js';
import { adoptStatedStyles } from './stated-styles.js';
import { workerGame } from './worker-game.js';

/** @import { ReviewMove, State } from '../engine/core.d.ts' */
/** @import { Game } from '../game/steps.js' */
/** @import { Review } from './run.js' */
/** @import { Stated } from './stated-file.js' */
/** @import { Played } from './stated-action.js' */
/** @import { Placed, Placement } from './stated-place.js' */
/** @import { WorkerGame } from './worker-game.js' */
/**
 * @typedef {object} Shown
 * @property {Game} game
 * @property {Stated} stated
 * @property {{deal: number, step: number, branch: number}} place
 * @property {(deal: number) => string} label
 * @property {(deal: number) => Played[]} moves
 * @property {(deal: number) => State} start the state of step 0
 */
/**
 * @typedef {object} Actions
 * @property {import('../engine/background.js').Background} background
 * @property {import('../state/settings.js').Settings} settings
 * @property {Map<string, Review>} done our reviews, by game and seat
 * @property {(deal: number, step: number) => void} go shows a place on the board
 * @property {(chair: number) => string} name
 */
/** Our decisions of a deal, or why there are none; undefined before they are asked for, null until they come. */
/** @typedef {ReviewMove[] | Error | null | undefined} Ours */

/** The time limit of our review of a deal, in milliseconds. */
const limit = 60_000;

export class StatedPanel {
  #actions;
  /** @type {Shown | null} */ #last = null;
  /** The review whose entries were placed. @type {{stated: Stated, game: string, placement: Placement} | null} */
  #placed = null;
  /** Our decisions, by deal. @type {Map<number, Ours>} */ #ours = new Map();
  /** The table strength of our decisions. */ #level = '';
  /** Whether our choices were asked for. */ #wanted = false;
  /** @type {WorkerGame | null} */ #asked = null;
  #drawn = '';

  /** @param {Actions} actions */
  constructor(actions) {
    adoptStatedStyles();
    this.#actions = actions;
    this.element = h('section', { class: 'stated' });
  }

  /** @param {Shown} shown */
  update(shown) {
    this.#last = shown;
    const { game, stated } = shown;
    if (this.#placed?.stated !== stated || this.#placed.game !== game.id) {
      const source = { deals: game.info.deals, moves: shown.moves, start: shown.start };
      this.#placed = { stated, game: game.id, placement: place(stated, source) };
      this.#ours.clear();
      this.#asked?.close();
      this.#asked = null;
      this.#drawn = '';
    }
    const { level } = this.#actions.settings;
    if (this.#level !== level) this.#ours.clear();
    this.#level = level;
    if (this.#wanted) this.#ask();
    this.#draw();
  }

  /** Asks for our decisions of the deal on the board, unless a review has them already. */
  async #ask() {
    const { game, stated, place } = /** @type {Shown} */ (this.#last);
    const { deal } = place;
    const { settings } = this.#actions;
    const level = levelOf(settings);
    if (this.#ours.has(deal) || this.#oursOf(deal)) return;
    this.#ours.set(deal, null);
    const asked = (this.#asked ??= workerGame(this.#actions.background, game.text));
    /** @type {Ours} */ let found;
    try {
      found = (await asked.ask('replayReview', { deal, chair: stated.chair, level }, { limit })).moves;
    } catch (error) {
      found = /** @type {Error} */ (error);
    }
    if (asked !== this.#asked || level !== levelOf(settings)) return;
    this.#ours.set(deal, found);
    this.#draw();
  }

  /** @param {number} deal @returns {Ours} */
  #oursOf(deal) {
    const { game, stated } = /** @type {Shown} */ (this.#last);
    const review = this.#actions.done.get(`${game.id} ${stated.chair}`);
    const moves = review?.moments.filter((moment) => moment.deal === deal);
    return moves?.length ? moves : this.#ours.get(deal);
  }

  #draw() {
    if (!this.#last || !this.#placed) return;
    const { stated, place, label, game } = this.#last;
    const { entries, left } = this.#placed.placement;
    const ours = this.#oursOf(place.deal);
    const name = stated.chair < 0 ? '' : this.#actions.name(stated.chair);
    const state = ours instanceof Error ? ours.message : Array.isArray(ours) ? ours.length : `${ours}`;
    const key = JSON.stringify([game.id, place, state, name]);
    if (key === this.#drawn) return;
    this.#drawn = key;
    const differences = entries.filter(({ same }) => same === false);
    refill(
      this.element,
      statedPicture(
        {
          stated,
          name,
          entry: entries.find(({ deal, step }) => !place.branch && deal === place.deal && step === place.step),
          ours,
          differences,
          before: this.#near(differences, -1),
          next: this.#near(differences, 1),
          left,
          label,
        },
        {
          go: ({ deal, step }) => this.#actions.go(deal, step),
          ask: () => {
            this.#wanted = true;
            this.#ask();
            this.#draw();
          },
        },
      ),
    );
  }

  /** The difference before or after the place. @param {Placed[]} differences @param {number} way */
  #near(differences, way) {
    const at = /** @type {Shown} */ (this.#last).place;
    const after = (/** @type {Placed} */ one) => one.deal - at.deal || one.step - at.step;
    return way > 0 ? differences.find((one) => after(one) > 0) : differences.findLast((one) => after(one) < 0);
  }
}
