// @ts-check
// Remembers on the device which seat of a game the user reviewed, under a hash of the file's text; neither names nor
// the game are saved. Storage throws in sandboxed frames and may hold anything.

const key = 'tehai.seats.v1';
const most = 300;

/** @returns {[string, number][]} the last one first */
function load() {
  try {
    const value = JSON.parse(localStorage.getItem(key) ?? '[]');
    if (!Array.isArray(value)) return [];
    return value.filter((one) => typeof one?.[0] === 'string' && Number.isInteger(one[1]) && one[1] >= 0 && one[1] < 6);
  } catch {
    return [];
  }
}

/** The FNV-1a hash of a text, with its length. @param {string} text */
function mark(text) {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash.toString(36) + ending(text);
}

/** @param {string} text */
const ending = (text) => `.${text.length.toString(36)}`;

/** The saved seat of a file, 0 if there is none. @param {string} text */
export function ownSeat(text) {
  const kept = load();
  // Hashing a long text takes time, and most users have no saved seat: compare the ending first.
  if (!kept.some(([of]) => of.endsWith(ending(text)))) return 0;
  const wanted = mark(text);
  return kept.find(([of]) => of === wanted)?.[1] ?? 0;
}

/** @param {string} text @param {number} seat */
export function keepOwnSeat(text, seat) {
  const of = mark(text);
  const list = [[of, seat], ...load().filter(([other]) => other !== of)].slice(0, most);
  try {
    localStorage.setItem(key, JSON.stringify(list));
  } catch {
    // Storage is blocked or full: the user chooses the seat again.
  }
}
