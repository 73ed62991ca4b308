// @ts-check
// Saves things on the device while they change, one entry each, so that tabs do not overwrite each other. Each tab
// remembers its own entry through a reload, an update and the end of its process. Storage throws in sandboxed frames,
// may be full and may hold anything. forget.js removes the entries; it is loaded earlier.

/**
 * @typedef {object} Entry
 * @property {string} id
 * @property {number} at when it was last written, in milliseconds
 * @property {string} owner the page that wrote it
 */

const most = 5;
/** The largest number of characters of an entry; a longer one is not saved. */
const longest = 400_000;

/** Identifies this page among all that may hold the same entry: a duplicated tab has the entry of the first one. */
const owner = chance();

function chance() {
  return Math.random().toString(36).slice(2, 12);
}

/** @template T @param {() => T} action @param {T} instead */
function guarded(action, instead) {
  try {
    return action();
  } catch {
    return instead;
  }
}

/**
 * @template {Entry} T
 * @param {string} prefix of the keys of its entries
 * @param {string} mine the key under which a tab remembers the id of its own entry
 * @param {(found: any) => boolean} isRight checks everything of an entry but id and time
 */
export function entryStore(prefix, mine, isRight) {
  /**
   * Writes a text. If it does not fit, removes the oldest entries first; puts them back if that does not help.
   * @param {string} key
   * @param {string} text
   */
  function write(key, text) {
    /** @type {[string, string][]} */ const gone = [];
    for (;;) {
      try {
        localStorage.setItem(key, text);
        return;
      } catch (error) {
        const oldest = own.all().findLast(({ id }) => prefix + id !== key);
        if (!oldest) {
          for (const [name, old] of gone) localStorage.setItem(name, old);
          throw error;
        }
        gone.push([prefix + oldest.id, localStorage.getItem(prefix + oldest.id) ?? '']);
        localStorage.removeItem(prefix + oldest.id);
      }
    }
  }

  /** @param {string | null} text @returns {T | null} */
  function read(text) {
    const found = guarded(() => JSON.parse(text ?? 'null'), null);
    return found && typeof found.id === 'string' && Number.isFinite(found.at) && isRight(found) ? found : null;
  }

  const own = {
    /** All entries, the one written last first. @returns {T[]} */
    all: () =>
      guarded(
        () =>
          Object.keys(localStorage)
            .filter((key) => key.startsWith(prefix))
            .map((key) => read(localStorage.getItem(key)))
            .filter((found) => found !== null)
            .sort((a, b) => b.at - a.at),
        /** @type {T[]} */ ([]),
      ),
    /** The entry that this tab had before it was loaded again. @returns {T | null} */
    here: () => guarded(() => read(localStorage.getItem(prefix + sessionStorage.getItem(mine))), null),
    /** The first fields of a new entry, not yet written. @returns {Entry} */
    fresh: () => ({ id: chance(), at: 0, owner }),
    /**
     * Writes an entry, and removes those beyond the newest five. If another page has written the entry since this
     * page read or wrote it, it gets a new id. The times are not compared: clocks are set back.
     * @param {T} entry
     * @returns {boolean} whether it was saved
     */
    keep: (entry) =>
      guarded(() => {
        const there = read(localStorage.getItem(prefix + entry.id));
        const isTheirs = there && there.owner !== owner && (there.owner !== entry.owner || there.at !== entry.at);
        const next = { ...entry, id: isTheirs ? chance() : entry.id, owner, at: Date.now() };
        const text = JSON.stringify(next);
        if (text.length > longest) return false;
        write(prefix + next.id, text);
        Object.assign(entry, next);
        sessionStorage.setItem(mine, entry.id);
        const others = own.all().filter(({ id }) => id !== entry.id);
        for (const old of others.slice(most - 1)) localStorage.removeItem(prefix + old.id);
        return true;
      }, false),
  };
  return own;
}
