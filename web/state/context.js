// @ts-check
// Passed to every panel: the store, the module once it has loaded, and the functions that edit the hand.

import { emptyHand, writeMpsz } from '../tiles/mpsz.js';
import { createBackground, spawnWorker } from '../engine/background.js';
import { t } from '../words/index.js';
import { rulesetOf } from './catalogue.js';
import { tileName } from '../tiles/spoken.js';

/** @typedef {import('../tiles/mpsz.js').Hand} Hand */
/** @typedef {import('./model.js').State} State */
/** @typedef {import('./edit.js').Refusal} Refusal */
/** A scored hand for the score sheet. @typedef {{text: string, situation: State['situation']}} Taken */
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
    /** The module's functions, null until it has loaded. */
    core: /** @type {Tehai | null} */ (null),
    /** Resolves to the same. */
    arrived: /** @type {Promise<Tehai>} */ (new Promise((resolve) => (tell = resolve))),
    /** Called with the loaded module. @param {Tehai} core */
    arrive(core) {
      context.core = core;
      tell(core);
    },
    /** The module in a worker, for calls that take longer than a key press may. */
    background: createBackground(/** @returns {Worker} */ () => spawnWorker(context.core)),
    /**
     * Shows an explanation of a yaku or fan, where the page can.
     * @type {((group: 'yaku' | 'fan' | 'faan', id: string) => void) | undefined}
     */
    teach: undefined,
    /**
     * The verdict on the discard that led to a hand, shown as long as that hand stays.
     * @type {{text: string, said: string | ((discards: any[], pending: boolean) => string), seen?: boolean} | null}
     */
    verdict: null,
    /** Whether a scored hand can be added to a score sheet; false on pages without one. */
    hasScorekeeper: false,
    /** A scored hand to be added to the score sheet. @type {Taken | null} */
    taken: null,
    /**
     * Files or a text for the Replay view, from the system or another program.
     * @type {{files: File[], text: string} | null}
     */
    received: null,
    /**
     * Loads the deferred functions that an answer lacks, once more.
     * @type {(() => void) | undefined}
     */
    again: undefined,
    /**
     * Writes the link at once instead of a moment later: data saved for a place in a game is found by the link.
     * @type {(() => void) | undefined}
     */
    linkNow: undefined,
    /** Why the module could not be loaded. */
    failure: '',
    /** The last hand that could be read; edits start from it. @type {Hand} */
    hand: emptyHand(),
    /** @type {Picking} */
    picking: {
      mode: 'hand',
      where: { pung: 'left', kong: 'concealed', indicator: 'dora', seen: 'elsewhere' },
    },
    /** The module, for code that can only run once it has loaded. */
    engine() {
      if (!this.core) throw new Error('the module has not arrived');
      return this.core;
    },
    /** The options of the rule set, none before the module has loaded. */
    options() {
      return rulesetOf(store.get().ruleset)?.options ?? [];
    },
    /** The value of an option: the chosen one, or the rule set's own. @param {string} key */
    option(key) {
      return store.get().options[key] ?? this.options().find((option) => option.key === key)?.default;
    },
    /**
     * Edits the hand. A refusal is shown under the field and changes nothing.
     * @param {(hand: Hand, state: State) => Hand | Refusal} change
     * @param {Partial<State>} [more] other changes of the state
     */
    edit(change, more) {
      const result = change(this.hand, store.get());
      if ('refused' in result) {
        this.notify(refusalText(result));
        return;
      }
      store.set({ text: writeMpsz(result), dialect: 'auto', ...more });
    },
    /** Shows a line under the field. @param {string} text */
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
