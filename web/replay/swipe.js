// @ts-check
// A finger drawn across the board steps: to the left on, to the right back. The browser keeps what goes up and down
// for itself.

/** How far a finger must go, in pixels, and how much more across than up or down. */
const least = 40;
const slant = 2;

/**
 * @param {HTMLElement} element whose `touch-action` leaves what goes across to us
 * @param {(way: 1 | -1) => void} act
 */
export function onSwipe(element, act) {
  /** @type {{id: number, x: number, y: number} | null} */ let start = null;
  const options = { passive: true };
  element.addEventListener(
    'pointerdown',
    ({ pointerType, isPrimary, pointerId, clientX, clientY }) => {
      // A second finger is no swipe any more.
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
