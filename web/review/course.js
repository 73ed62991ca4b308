// @ts-check
// The course of a deal, its controller: for each seat the chance to win and the points to be expected, turn by turn. It
// asks for the courses and passes them to the picture (course-picture.js).

import { h, refill } from '../lib/dom.js';
import { shows } from '../state/catalogue.js';
import { levelOf, saveSettings } from '../state/settings.js';
import { coursePicture, emptyPicture } from './course-picture.js';

/** @import { ReplayCourse, TableLevel } from '../engine/core.d.ts' */
/** @typedef {import('./panel.js').Shown & {asked: import('./worker-game.js').WorkerGame}} Shown */

const mostSaved = 40;

export class CoursePanel {
  /**
   * The courses by game, deal and level; null while they are asked for, none if they could not be had.
   * @type {Map<string, ReplayCourse[] | null>}
   */
  #known = new Map();
  /** @type {Shown | null} */ #last = null;
  /** What is on screen: game, deal, level, step, and whether its courses are known. */ #drawn = '';
  #actions;

  /**
   * @param {object} actions
   * @param {import('../state/settings.js').Settings} actions.settings
   * @param {(deal: number, step: number) => void} actions.go
   * @param {(chair: number) => string} actions.name
   * @param {() => void} actions.strengthChanged another table strength was chosen here
   */
  constructor(actions) {
    this.#actions = actions;
    this.element = h('div', { class: 'course', hidden: true });
  }

  /** @param {Shown} shown */
  update(shown) {
    this.#last = shown;
    this.#draw();
  }

  /** Asks for the courses of a deal. @param {string} key @param {Shown} shown */
  async #load(key, { asked, deal }) {
    const known = this.#known;
    known.set(key, null);
    if (known.size > mostSaved) known.delete(known.keys().next().value ?? '');
    try {
      const level = levelOf(this.#actions.settings);
      known.set(key, (await asked.ask('replayCourse', { deal, level }, { limit: 60_000 })).chairs);
    } catch {
      known.set(key, []); // there is no graph; the review shows the error
    }
    this.#draw();
  }

  #draw() {
    if (!this.#last) return;
    const { go, name, settings } = this.#actions;
    const { game, deal, step } = this.#last;
    const place = `${game.id} ${deal}`;
    const key = `${place} ${settings.level}`;
    if (!this.#known.has(key)) void this.#load(key, this.#last);
    const chairs = this.#known.get(key)?.map((one, chair) => ({ ...one, chair }));
    // The graph of one level stays until the courses of another have come.
    if (!chairs && this.#drawn.startsWith(`${place} `)) return;
    const wanted = `${key} ${step} ${Boolean(chairs)}`;
    if (wanted === this.#drawn) return;
    this.#drawn = wanted;
    this.element.hidden = chairs?.length === 0;
    this.element.setAttribute('aria-busy', String(!chairs));
    if (this.element.hidden) return;
    const { steps, rules } = game.info.deals[deal];
    const strength = { level: settings.level, choose: (/** @type {TableLevel} */ level) => this.#choose(level) };
    const shown = { key: place, steps, step, name, seek: (/** @type {number} */ to) => go(deal, to) };
    refill(
      this.element,
      chairs ? coursePicture(chairs, shown, strength) : emptyPicture(shows(rules, 'riichi'), shown, strength),
    );
  }

  /** @param {TableLevel} level */
  #choose(level) {
    this.#actions.settings.level = level;
    saveSettings(this.#actions.settings);
    this.#draw();
    this.#actions.strengthChanged();
  }
}
