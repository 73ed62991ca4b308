// @ts-check
// Draws large lists in pieces, each in a task of its own after a frame, so that the page answers input and shows the
// first piece at once.

/** Resolves after the next frame, or after 200 ms if no frame is drawn because the page is hidden. */
export const afterPicture = () =>
  /** @type {Promise<void>} */ (
    new Promise((done) => {
      const behind = setTimeout(done, 200);
      requestAnimationFrame(() => {
        clearTimeout(behind);
        setTimeout(done);
      });
    })
  );

/**
 * Takes a list piece by piece.
 * @template T
 * @param {Iterator<T>} list
 * @param {number} most elements of a piece
 * @param {(some: T[]) => void} take called with each piece
 * @param {() => boolean} stopped whether to stop
 */
export async function inPieces(list, most, take, stopped) {
  for (;;) {
    await afterPicture();
    if (stopped()) return;
    const some = next(list, most);
    take(some);
    if (some.length < most) return;
  }
}

/** The next elements of a list, at most `most`. @template T @param {Iterator<T>} list @param {number} most */
export function next(list, most) {
  /** @type {T[]} */ const some = [];
  while (some.length < most) {
    const { done, value } = list.next();
    if (done) break;
    some.push(value);
  }
  return some;
}
