// @ts-check
// Splits the page's work into short tasks, between which the browser handles input and draws.

/** Resolves in a new task; where the browser supports it, before all other waiting tasks. */
export const nextTask = () =>
  /** @type {Promise<void>} */ (
    /** @type {any} */ (globalThis).scheduler?.yield?.() ?? new Promise((done) => setTimeout(done))
  );

/**
 * Pointers that are pressed, and the time at which the last one was released: under a finger nothing is :active, and
 * its click comes later.
 */
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

/** How long after the finger a click may come, in milliseconds. */
const late = 350;

/** The interval at which the end of a press is looked for, in milliseconds, and the largest number of looks. */
const look = 50;
const mostLooks = 100;

/** A held key presses a button too. */
const isPressed = () =>
  pressing.size > 0 || performance.now() - ended < late || document.querySelector('button:active') !== null;

/**
 * Resolves when nothing is pressed: elements that are drawn again between press and release would swallow the click.
 */
export async function whenIdle() {
  await nextTask();
  for (let n = 0; n < mostLooks && isPressed(); n++) await new Promise((done) => setTimeout(done, look));
}
