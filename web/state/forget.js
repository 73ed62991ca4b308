// @ts-check
// Forgets the matches and games that shelves hold (shelf.js), which come with the views that fill them. All that begins
// with their names goes, what no version can read too.

export function forgetShelves() {
  try {
    indexedDB.deleteDatabase('tehai.search.v1'); // see survey/saved-indexes.js
    for (const key of Object.keys(localStorage))
      if (/^tehai\.(match|game)\.v1\./.test(key)) localStorage.removeItem(key);
  } catch {
    // Where storage is blocked nothing was kept.
  }
}
