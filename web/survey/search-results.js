// @ts-check
// Places in games that a question has found: how many there are, and each as a small picture that opens its game.

import { windSign } from '../board/names.js';
import { dealLabel } from '../game/rules.js';
import { h } from '../lib/dom.js';
import { tileName } from '../tiles/spoken.js';
import { tileFace } from '../tiles/view.js';
import { listed, number, share, signed, t } from '../words/index.js';

/** @import { SearchAskValue, SearchPlace } from '../engine/core.d.ts' */

/** @param {SearchAskValue} answer @param {number} took milliseconds */
export const countLine = ({ places, deals, files, moments, of }, took) =>
  places
    ? t(`search.found.${of}`, {
        n: places,
        deals: number(deals),
        games: number(files),
        all: number(moments),
        time: number(Math.round(took)),
      })
    : t('search.found.none', { all: number(moments), time: number(Math.round(took)) });

/**
 * @param {SearchPlace} place
 * @param {string} name of its file
 * @param {() => void} open
 */
export function placeButton(place, name, open) {
  return h(
    'button',
    { type: 'button', class: 'moment search-place', onclick: open },
    h(
      'span',
      { class: 'moment-place' },
      t('survey.worstOf', { game: name, place: t('review.place', { deal: dealLabel(place), step: place.step }) }),
    ),
    picture(place),
    h('span', { class: 'quiet-text' }, listed(said(place))),
  );
}

/** The hand, what was done, and the melds. @param {SearchPlace} place */
function picture({ tiles, tile, melds }) {
  return h(
    'span',
    { class: 'search-picture' },
    tiles.length ? row(tiles) : null,
    tile ? h('span', { class: 'tiles is-tiny search-tile' }, tileFace(tile)) : null,
    melds.map((meld) => row(meld.tiles, 'search-meld')),
  );
}

/** @param {string[]} tiles @param {string} [style] */
const row = (tiles, style = '') =>
  h(
    'span',
    { class: `tiles is-tiny ${style}`.trim() },
    tiles.map((tile) => tileFace(tile)),
  );

/** What the picture does not show. @param {SearchPlace} place */
function said({ event, wind, tile, waits, danger, loss, mistakes = [], payment, value }) {
  const act = t(`search.event.${event}`);
  return [
    windSign(wind),
    tile ? `${act} ${tileName(tile)}` : act,
    waits ? `${t('search.waits')} ${waits.map(tileName).join(' ')}` : '',
    danger === undefined ? '' : t('review.danger', { share: share(danger) }),
    loss ? t('review.lossPoints', { points: number(loss) }) : '',
    ...mistakes.map((id) => t(`search.mistake.${id}`)),
    value === undefined
      ? t('search.payment', { points: signed(payment) })
      : t('search.value', { points: number(value) }),
  ].filter(Boolean);
}
