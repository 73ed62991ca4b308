// @ts-check
// Not ready: each discard with a bar for how many tiles then help, the tiles themselves with their copies, and the share of them
// that leads to a good shape. Equal discards share a row; those that step back are folded.

import { fold, h } from '../dom.js';
import { term } from '../glossary.js';
import { addTile, removeTile } from '../state/edit.js';
import { hasPicture } from '../tile-sheet.js';
import { tileFace } from '../tile-view.js';
import { share, t } from '../words/index.js';
import { tileName } from '../words/spoken.js';

/** @param {import('../context.js').Context} context @param {import('../state/ask.js').Answer} answer */
export function discardRows(context, { hand, analysis }) {
  const best = analysis.discards[0].shanten;
  const most = Math.max(1, ...analysis.discards.map(({ total }) => total));
  const grouped = (list) => groups(list).map((group) => discardRow(context, group, most, hand.win));
  const [good, worse] = [analysis.discards.filter(({ shanten }) => shanten === best), analysis.discards.filter(({ shanten }) => shanten > best)];
  return [
    h('h2', { class: 'evidence-title' }, t('answer.discards')),
    discardList(grouped(good)),
    worse.length ? fold('worse', t('answer.worse'), () => discardList(grouped(worse))) : null,
  ];
}

/** The first column is as wide as the widest group needs, two tiles at most. */
const discardList = (rows) => h('ul', {
  class: rows.some((row) => row.firstChild.childElementCount > 1) ? 'discards has-groups' : 'discards',
}, rows);

/** Discards after which the very same tiles help stand in one row. */
function groups(discards) {
  const rows = new Map();
  for (const discard of discards) {
    const key = JSON.stringify([discard.shanten, discard.tiles, discard.good]);
    if (!rows.has(key)) rows.set(key, []);
    rows.get(key).push(discard);
  }
  return [...rows.values()];
}

function discardRow(context, group, most, drawn) {
  const [{ tiles, kinds, total, good, shanten }] = group;
  return h('li', { class: 'discard' },
    h('div', { class: 'discard-tiles' }, group.map(({ tile }) => h('button', {
      type: 'button', class: 'discard-tile', data: { key: `discard-${tile}` }, 'aria-label': t('answer.choose', { tile: tileName(tile) }) + (tile === drawn ? `, ${t('answer.drawn')}` : ''),
      onclick: () => context.edit((hand) => removeTile(hand, tile)),
    }, tileFace(tile), tile === drawn ? h('span', { class: 'drawn-mark' }, t('answer.drawn')) : null))),
    h('div', { class: 'discard-facts' },
      h('div', { class: 'discard-line' },
        h('span', { class: 'bar', 'aria-hidden': 'true' }, h('span', { style: { 'inline-size': `${(100 * total) / most}%` } })),
        h('strong', {}, t('count.tiles', { n: total })), ' ', h('span', { class: 'quiet-text' }, t('count.kinds', { n: kinds })),
        good === undefined ? null : h('span', { class: 'quiet-text good' }, shanten === 0 ? null : term('good', t('answer.good', { share: share(good) })))),
      accepted(tiles)));
}

/** Accepted tiles, small, each with the number of copies left; a tile that is gone is faded. */
export function accepted(tiles) {
  return h('ul', { class: 'accepted' }, tiles.map(({ tile, left }) => acceptedTile(tile, left)));
}

/** Two elements a tile, since a hand can have hundreds of them: the number below is the style sheet's. */
function acceptedTile(tile, left) {
  const name = `${tileName(tile)}, ${left ? t('count.left', { n: left }) : t('count.none')}`;
  return h('li', { class: left ? 'accept face' : 'accept face is-gone', data: { tile, left: String(left) } },
    hasPicture(tile) ? h('span', { class: 'tile picture', role: 'img', 'aria-label': name }) : tileFace(tile, { named: true }));
}

/** 3n+1 tiles: what helps, each a button that draws it. */
export function drawTiles(context, draws) {
  return [
    h('h2', { class: 'evidence-title' }, t('answer.draws')),
    h('ul', { class: 'accepted is-large' }, draws.tiles.map(({ tile, left }) => h('li', { class: left ? 'accept' : 'accept is-gone' },
      h('button', {
        type: 'button', class: 'discard-tile', data: { key: `draw-${tile}` }, 'aria-label': `${t('answer.chooseDraw', { tile: tileName(tile) })}, ${left ? t('count.left', { n: left }) : t('count.none')}`,
        onclick: () => context.edit((hand, state) => addTile(hand, tile, state)),
      }, tileFace(tile)), h('span', { class: 'left', 'aria-hidden': 'true' }, String(left))))),
  ];
}
