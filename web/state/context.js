// @ts-check
// What every panel is given: the store, the module once it is there, and one door for edits of the hand.

import { emptyHand, writeMpsz } from '../tiles/mpsz.js';
import { createBackground, spawnWorker } from '../engine/background.js';
import { t } from '../words/index.js';
import { rulesetOf } from './catalogue.js';
import { tileName } from '../tiles/spoken.js';

/** @typedef {import('../tiles/mpsz.js').Hand} Hand */
/** @typedef {import('./model.js').State} State */
/** @typedef {import('./edit.js').Refusal} Refusal */
/** A hand that was scored, for the score sheet. @typedef {{text: string, situation: State['situation']}} Taken */
/** @typedef {{mode: string, where: Record<string, string>}} Picking where the next picked tile goes */

/**
 * @param {object} parts
 * @param {import('./store.js').Store} parts.store
 * @param {import('./settings.js').Settings} parts.settings
 */
export function createContext({ store, settings }) {
  /** @type {Set<(notice: string) => void>} */ const noticed = new Set();
  /** @typedef {import('../engine/core.d.ts').Tehai} Tehai */
  /** @type {(core: Tehai) => void} */ let tell = () => {};
  const context = {
    store,
    settings,
    /** The module's functions, null until it has arrived. */
    core: /** @type {Tehai | null} */ (null),
    /** The same for who waits for them. */
    arrived: /** @type {Promise<Tehai>} */ (new Promise((resolve) => (tell = resolve))),
    /** Takes the module in. @param {Tehai} core */
    arrive(core) {
      context.core = core;
      tell(core);
    },
    /** The module in a worker, for what takes longer than a key press may. */
    background: createBackground(/** @returns {Worker} */ () => spawnWorker(context.core)),
    /**
     * Says what a yaku or fan is, where the page can.
     * @type {((group: 'yaku' | 'fan' | 'faan', id: string) => void) | undefined}
     */
    teach: undefined,
    /**
     * What is said of the choice that led to a hand, as long as that hand stands.
     * @type {{text: string, said: string | ((discards: any[], pending: boolean) => string), seen?: boolean} | null}
     */
    verdict: null,
    /** Whether there is a score sheet for a scored hand to go into: not on another page. */
    hasScorekeeper: false,
    /** A scored hand on its way onto the score sheet. @type {Taken | null} */
    taken: null,
    /**
     * Files or a text on their way into the Replay view, from the system or another program.
     * @type {{files: File[], text: string} | null}
     */
    received: null,
    /**
     * Loads once more the functions of the module that an answer lacks.
     * @type {(() => void) | undefined}
     */
    again: undefined,
    /**
     * Writes the link at once, which else follows a moment later: what is kept beside it is found by its place.
     * @type {(() => void) | undefined}
     */
    linkNow: undefined,
    /** Why there is no module and will be none. */
    failure: '',
    /** The last hand that could be read; edits start from it. @type {Hand} */
    hand: emptyHand(),
    /** @type {Picking} */
    picking: {
      mode: 'hand',
      where: { pung: 'left', kong: 'concealed', indicator: 'dora', seen: 'elsewhere' },
    },
    /** The module where something is only reachable once it is there. */
    engine() {
      if (!this.core) throw new Error('the module has not arrived');
      return this.core;
    },
    /** The options of the rule set in force, none before the module is there. */
    options() {
      return rulesetOf(store.get().ruleset)?.options ?? [];
    },
    /** An option's value as it stands: chosen, or the rule set's own. @param {string} key */
    option(key) {
      return store.get().options[key] ?? this.options().find((option) => option.key === key)?.default;
    },
    /**
     * Edits the hand; a refusal is said under the field and changes nothing.
     * @param {(hand: Hand, state: State) => Hand | Refusal} change
     * @param {Partial<State>} [more] that comes with it
     */
    edit(change, more) {
      const result = change(this.hand, store.get());
      if ('refused' in result) {
        this.notify(refusalText(result));
        return;
      }
      store.set({ text: writeMpsz(result), dialect: 'auto', ...more });
    },
    /** Says a line under the field. @param {string} text */
    notify(text) {
      for (const listener of noticed) listener(text);
    },
    /** @param {(notice: string) => void} listener */
    onNotice(listener) {
      noticed.add(listener);
    },
  };
  return context;
}
/** @typedef {ReturnType<typeof createContext>} Context */

/** @param {Refusal} refusal */
export function refusalText({ refused, params = {} }) {
  return t(refused, { ...params, ...(params.tile ? { tile: tileName(params.tile) } : {}) });
}
