// @ts-check
// Forgets the matches and games that shelves hold (lib/storage.js), which come with the views that fill them, and the
// indexes of the search. All that begins with their names goes, what no version can read too.

export function forgetShelves() {
  try {
    for (const key of Object.keys(localStorage))
      if (/^tehai\.(match|game)\.v1\./.test(key)) localStorage.removeItem(key);
    indexedDB.deleteDatabase('tehai.search.v1'); // see survey/saved-indexes.js
  } catch {
    // Where storage is blocked nothing was kept.
  }
}
