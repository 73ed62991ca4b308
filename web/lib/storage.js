// @ts-check
// Things that a page keeps on the device as they go on, one entry each, so that two tabs keep apart; which one a tab
// is at is known to that tab alone, through a reload, an update, and the end of its process. Storage throws in
// sandboxed frames, may be full and may hold anything. What forgets them stands apart, in forget.js: it is needed
// earlier.

/**
 * @typedef {object} Entry
 * @property {string} id
 * @property {number} at when it was last written, in milliseconds
 * @property {string} owner the page that writes it
 */

const most = 5;
/** Characters of an entry; a longer one goes unkept. */
const longest = 400_000;

/** This page, of all that may hold the same entry: a tab that was doubled knows the entry of the first. */
const owner = chance();

function chance() {
  return Math.random().toString(36).slice(2, 12);
}

/** @template T @param {() => T} deed @param {T} instead */
function guarded(deed, instead) {
  try {
    return deed();
  } catch {
    return instead;
  }
}

/**
 * @template {Entry} T
 * @param {string} prefix of its entries
 * @param {string} mine where a tab keeps the id of its own
 * @param {(found: any) => boolean} isRight whether what was found is such a thing, its id and time apart
 */
export function shelf(prefix, mine, isRight) {
  /**
   * Writes a text; where there is no room the oldest entries go first, and come back if that was not why.
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
    /** The entries there are, the one written last first. @returns {T[]} */
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
    /** The one that this tab was at before it loaded again. @returns {T | null} */
    here: () => guarded(() => read(localStorage.getItem(prefix + sessionStorage.getItem(mine))), null),
    /** What a new entry begins with, not yet written. @returns {Entry} */
    fresh: () => ({ id: chance(), at: 0, owner }),
    /**
     * Writes an entry, and drops those beyond the newest five. One that another page has written since this one wrote
     * or read it goes on under another name; clocks are set back, so it is not asked which is the later.
     * @param {T} entry
     * @returns {boolean} whether it is kept
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
