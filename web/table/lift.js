// @ts-check
// On small tiles a finger hides what it touches: the first touch lifts the tile, the second discards it. A mouse
// discards at once, and so does a finger on larger tiles.

/** Below this width a finger covers two tiles, in CSS pixels. */
const small = 30;

/** @param {HTMLElement} felt @param {{wanted: () => boolean}} person */
export function lifter(felt, { wanted }) {
  let pointer = '';
  /** @type {Element | null} */ let lifted = null;
  felt.addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      pointer = pointerType;
    },
    true,
  );
  return {
    /**
     * Whether a click on a tile discards it; if not, the tile has been lifted.
     * @param {Event | undefined} event
     */
    discards(event) {
      const tile = /** @type {Element | null | undefined} */ (event?.currentTarget);
      const waits = tile && wanted() && pointer === 'touch' && tile.getBoundingClientRect().width < small;
      lifted?.classList.remove('is-lifted');
      if (!waits || tile === lifted) {
        lifted = null;
        return true;
      }
      tile.classList.add('is-lifted');
      lifted = tile;
      return false;
    },
  };
}
