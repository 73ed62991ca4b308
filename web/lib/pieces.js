// @ts-check
// Large drawings come in pieces, each in a task of its own behind a picture of what is there: none of them keeps
// the page from hearing, and what is first seen does not wait for the rest.

/** Behind the next picture. Where none is drawn, since the page is hidden, it does not wait for one. */
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
 * Goes on with a list, so many at a time.
 * @template T
 * @param {Iterator<T>} list
 * @param {number} most
 * @param {(some: T[]) => void} take the next of them
 * @param {() => boolean} stopped whether nobody wants the rest
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

/** The next of a list. @template T @param {Iterator<T>} list @param {number} most */
export function next(list, most) {
  /** @type {T[]} */ const some = [];
  while (some.length < most) {
    const { done, value } = list.next();
    if (done) break;
    some.push(value);
  }
  return some;
}
