// @ts-check
// A swipe across the board: to the left a step forward, to the right a step back. Vertical swipes are left to the
// browser.

/** The least horizontal distance, in pixels, and its least ratio to the vertical one. */
const least = 40;
const slant = 2;

/**
 * @param {HTMLElement} element with a `touch-action` that leaves horizontal swipes to the page
 * @param {(way: 1 | -1) => void} act
 */
export function onSwipe(element, act) {
  /** @type {{id: number, x: number, y: number} | null} */ let start = null;
  const options = { passive: true };
  element.addEventListener(
    'pointerdown',
    ({ pointerType, isPrimary, pointerId, clientX, clientY }) => {
      // A second finger ends the swipe.
      start = pointerType === 'touch' && isPrimary ? { id: pointerId, x: clientX, y: clientY } : null;
    },
    options,
  );
  element.addEventListener(
    'pointerup',
    ({ pointerId, clientX, clientY }) => {
      if (start?.id !== pointerId) return;
      const [across, down] = [clientX - start.x, clientY - start.y];
      start = null;
      if (Math.abs(across) >= least && Math.abs(across) >= slant * Math.abs(down)) act(across < 0 ? 1 : -1);
    },
    options,
  );
  element.addEventListener(
    'pointercancel',
    () => {
      start = null;
    },
    options,
  );
}
