// @ts-check
// Removes all matches and games that lib/storage.js has saved, and the indexes of the search. Separate from the views
// that save them, which are loaded later. All keys with their prefixes go, also those of other versions.

export function forgetEntries() {
  try {
    for (const key of Object.keys(localStorage))
      if (/^tehai\.(match|game)\.v1\./.test(key)) localStorage.removeItem(key);
    indexedDB.deleteDatabase('tehai.search.v1'); // see survey/saved-indexes.js
  } catch {
    // Without storage nothing was saved.
  }
}
