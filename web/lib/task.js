// @ts-check
// The page's own work in short tasks, between which the browser hears and draws.

/** A task of its own for what follows, before all else that waits where the browser can do that. */
export const nextTask = () =>
  /** @type {Promise<void>} */ (
    /** @type {any} */ (globalThis).scheduler?.yield?.() ?? new Promise((done) => setTimeout(done))
  );

/** Pointers that press now, and when the last let go: under a finger nothing is :active, and its click comes later. */
const pressing = new Set();
let ended = -Infinity;
addEventListener('pointerdown', ({ pointerId }) => pressing.add(pointerId), true);
for (const end of ['pointerup', 'pointercancel'])
  addEventListener(
    end,
    (event) => {
      pressing.delete(/** @type {PointerEvent} */ (event).pointerId);
      ended = performance.now();
    },
    true,
  );

/** How long a click may follow the finger, in milliseconds. */
const late = 350;

/** How often it is looked whether a press has ended, in milliseconds, and how many times: nothing waits for ever. */
const look = 50;
const mostLooks = 100;

/** A key that is held presses a button too. */
const isPressed = () =>
  pressing.size > 0 || performance.now() - ended < late || document.querySelector('button:active') !== null;

/** A task without a press under way: what is drawn anew between its begin and its end takes the click. */
export async function whenIdle() {
  await nextTask();
  for (let n = 0; n < mostLooks && isPressed(); n++) await new Promise((done) => setTimeout(done, look));
}
