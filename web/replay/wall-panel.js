// @ts-check
// The wall: every draw to come, the dead wall, the ura indicators, and whether the log proves it.

import { tileNames } from '../board/names.js';
import { h, refill } from '../lib/dom.js';
import { tileFace } from '../tiles/view.js';
import { t } from '../words/index.js';

/** @import { Tile, Wall } from '../engine/core.d.ts' */

export function wallPanel() {
  const element = h('div', { class: 'wall-panel' });
  return {
    element,
    /** @param {any} state */
    update({ wall, indicators, uraIndicators }) {
      refill(
        element,
        h('p', { class: wall.verified ? 'wall-note is-verified' : 'wall-note' }, note(wall)),
        section(t('wall.indicators'), indicators),
        section(t('wall.ura'), uraIndicators ?? []),
        wall.tiles ? section(t('wall.draws'), wall.tiles, t('wall.none')) : null,
        section(t('wall.dead'), wall.dead ?? []),
      );
    },
  };
}

function note(/** @type {Wall} */ { verified, tiles, left }) {
  if (verified) return `✓ ${t('wall.verified')}`;
  if (verified === false) return t('wall.failed');
  if (!left) return t('wall.none');
  return t(tiles && !tiles.includes('?') ? 'wall.fromFile' : 'wall.unknown');
}

/** @param {string} title @param {Tile[]} tiles */
function section(title, tiles, none = '') {
  if (!tiles.length && !none) return null;
  return h(
    'section',
    {},
    h('h3', {}, title),
    tiles.length
      ? h(
          'p',
          { class: 'tiles wall-tiles' },
          tiles.map((tile) => tileFace(tile)),
          h('span', { class: 'unseen' }, tileNames(tiles)),
        )
      : h('p', { class: 'quiet-text' }, none),
  );
}
