// @ts-check
// The indexes of files, kept on the device, so that each file is read for the search once. Where storage is blocked or
// full they live as long as the page. What is found there may be anything: the module checks it.

/**
 * @typedef {object} Saved
 * @property {string} key of the file: its path, size and time
 * @property {string} when its games were played, as digits
 * @property {string} index
 * @property {string | null} who was reviewed: a name, '' for all players, null for no review
 * @property {string[]} players
 */

export const databaseName = 'tehai.search.v1';
const table = 'indexes';

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** @type {Promise<IDBDatabase> | null} */ let opening = null;

function open() {
  opening ??= (async () => {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(table, { keyPath: 'key' });
    const database = await done(request);
    // Another tab may forget them: it is not kept waiting, and the next call opens anew.
    database.onversionchange = () => {
      database.close();
      opening = null;
    };
    return database;
  })().catch((error) => {
    opening = null;
    throw error;
  });
  return opening;
}

/** @param {any} found @returns {found is Saved} */
const isSaved = (found) =>
  typeof found?.key === 'string' &&
  typeof found.when === 'string' &&
  typeof found.index === 'string' &&
  (found.who === null || typeof found.who === 'string') &&
  Array.isArray(found.players);

/** Those of the files that there are. @param {readonly string[]} keys @returns {Promise<Saved[]>} */
export async function savedIndexes(keys) {
  try {
    const store = (await open()).transaction(table).objectStore(table);
    const found = await Promise.all(keys.map((key) => done(store.get(key))));
    return found.filter(isSaved);
  } catch {
    return [];
  }
}

/** @param {readonly Saved[]} list @returns {Promise<boolean>} whether they are kept */
export async function saveIndexes(list) {
  try {
    const work = (await open()).transaction(table, 'readwrite');
    for (const one of list) work.objectStore(table).put(one);
    await new Promise((resolve, reject) => {
      work.oncomplete = resolve;
      work.onabort = work.onerror = () => reject(work.error);
    });
    return true;
  } catch {
    return false;
  }
}

/** Forgets all of them. */
export async function forgetIndexes() {
  try {
    (await opening)?.close();
    opening = null;
    await done(indexedDB.deleteDatabase(databaseName));
  } catch {
    // Where storage is blocked nothing was kept.
  }
}
