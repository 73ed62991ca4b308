// @ts-check
// The page's own work in short tasks, between which the browser hears and draws.

/** A task of its own for what follows, before all else that waits where the browser can do that. */
export const nextTask = () =>
  /** @type {Promise<void>} */ (
    /** @type {any} */ (globalThis).scheduler?.yield?.() ?? new Promise((done) => setTimeout(done))
  );

/** How often it is looked whether a press has ended, in milliseconds. */
const look = 50;

/** A task without a press under way: what is drawn anew between its begin and its end takes the click. */
export async function untouched() {
  await nextTask();
  while (document.querySelector(':active')) await new Promise((done) => setTimeout(done, look));
}
