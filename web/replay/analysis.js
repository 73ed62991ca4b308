// @ts-check
// What a seat could know at this step and what is true: distance, waits, tiles that help, each with the copies unseen and those
// really left in the wall; the best discards beside the one made.

import { inOrder, tileName, tileNames, windName, windSign } from '../board/names.js';
import { h, refill } from '../dom.js';
import { attempt } from '../state/ask.js';
import { isTile, kind } from '../state/tile.js';
import { tileFace } from '../tile-view.js';
import { number, t } from '../words/index.js';
import { analysisRequest, inWall } from './sight.js';

const mostDiscards = 6;

/**
 * @param {object} actions
 * @param {any} actions.core
 * @param {() => any} actions.core
 * @param {(chair: number) => string} actions.link to the Hand view
 * @param {(chair: number) => string} actions.name
 */
export function analysisPanel({ core, link, name }) {
  let chair = -1;
  let drawn = '';
  const seats = h('div', { class: 'segments', role: 'group', 'aria-label': t('replay.seat') });
  const body = h('div', { class: 'analysis-body' });
  const element = h('div', { class: 'analysis' }, seats, body);
  let last = null;

  function choose(wish) {
    chair = wish;
    if (last) draw(last);
  }

  /** @param {{key: string, state: any, seat: number, made?: string}} shown */
  function draw({ key, state, seat, madeBy }) {
    const at = chair >= 0 && chair < state.players ? chair : seat;
    const wanted = `${key} ${at}`;
    if (wanted === drawn) return;
    drawn = wanted;
    refill(seats, state.seats.map(({ wind }, other) => h('button', {
      type: 'button', class: 'segment-button', 'aria-pressed': String(other === at), 'aria-label': windName(wind), title: name(other), data: { key: `seat-${other}` }, onclick: () => choose(other),
    }, windSign(wind))));
    const one = state.seats[at];
    refill(body,
      h('p', { class: 'analysis-hand' }, h('span', { class: 'quiet-text' }, t('analysis.of', { who: `${windName(one.wind)} ${name(at)}` })),
        h('span', { class: 'tiles is-hand' }, inOrder(one.closed).map((tile) => tileFace(tile))), h('span', { class: 'unseen' }, tileNames(inOrder(one.closed)))),
      findings(core(), state, at, madeBy(at)),
      one.closed.every(isTile) ? h('p', {}, h('a', { class: 'button as-button', href: link(at) }, t('analysis.toHand'))) : null);
  }

  return {
    element,
    update(shown) { last = shown; draw(shown); },
    /** Follows the seat at the bottom of the board again. */
    follow() { chair = -1; },
  };
}

function findings(core, state, chair, made) {
  const seat = state.seats[chair];
  if (seat.closed.includes('?')) return h('p', {}, t('analysis.unknown'));
  const { value, fault } = attempt(() => core.analyze(analysisRequest(state, chair)));
  if (fault) return h('p', {}, t('analysis.noKinds', { why: fault.message }));
  const { best } = value.shanten;
  return [
    h('p', { class: 'analysis-say' }, best < 0 ? t('analysis.complete') : best === 0 ? t('analysis.ready') : t('analysis.distance', { n: best }),
      value.furiten ? ` ${t('analysis.furiten', { tiles: value.furiten.tiles.map(tileName).join(', ') })}` : ''),
    value.discards?.length && best >= 0 ? discards(state, value.discards, made) : null,
    value.waits?.length ? copies(state, t('analysis.waitsTitle'), value.waits) : value.draws && best > 0 ? copies(state, t('analysis.drawsTitle'), value.draws.tiles) : null,
  ];
}

/** Each tile with the copies that the seat has not seen, and those that the wall still holds. */
function copies(state, title, tiles) {
  const known = tiles.length > 0 && inWall(state, tiles[0].tile) !== undefined;
  const sum = (of) => tiles.reduce((total, one) => total + of(one), 0);
  return h('section', {}, h('h3', {}, title),
    h('table', { class: 'copies' },
      h('thead', {}, h('tr', {}, h('th', { scope: 'col' }, t('analysis.tile')), h('th', { scope: 'col', title: t('analysis.asSeen') }, t('analysis.seen')), known ? h('th', { scope: 'col' }, t('analysis.real')) : null)),
      h('tbody', {}, tiles.map(({ tile, left }) => h('tr', {}, h('th', { scope: 'row' }, tileFace(tile, { named: true })), h('td', {}, number(left)), known ? h('td', {}, pips(inWall(state, tile))) : null))),
      h('tfoot', {}, h('tr', {}, h('th', { scope: 'row' }, t('analysis.sum')), h('td', {}, number(sum(({ left }) => left))), known ? h('td', {}, number(sum(({ tile }) => inWall(state, tile)))) : null))),
    known ? null : h('p', { class: 'quiet-text' }, t('analysis.unknownWall')));
}

const pips = (count) => [number(count), h('span', { class: 'pips', 'aria-hidden': 'true' }, '●'.repeat(Math.min(4, count)))];

function discards(state, list, made) {
  const best = list[0];
  const most = Math.max(1, best.total);
  const own = made === undefined ? undefined : list.find(({ tile }) => tile === made) ?? list.find(({ tile }) => kind(tile) === kind(made));
  const shown = list.slice(0, mostDiscards);
  if (own && !shown.includes(own)) shown.push(own);
  return h('section', {}, h('h3', {}, t('analysis.discardsTitle')),
    own ? h('p', { class: 'quiet-text' }, verdict(best, own)) : null,
    h('ul', { class: 'analysis-discards' }, shown.map((discard) => h('li', { class: discard === own ? 'is-made' : '' },
      tileFace(discard.tile, { named: true }),
      h('span', { class: 'analysis-away' }, discard.shanten === 0 ? t('board.ready') : t('board.away', { n: discard.shanten })),
      h('span', { class: 'bar', 'aria-hidden': 'true' }, h('span', { style: { 'inline-size': `${discard.shanten > best.shanten ? 0 : (100 * discard.total) / most}%` } })),
      h('span', { class: 'analysis-total' }, t('analysis.tiles', { n: discard.total })),
      discard === own ? h('span', { class: 'made-mark' }, t('analysis.made')) : null))));
}

function verdict(best, own) {
  if (own.shanten > best.shanten) return t('analysis.madeBack', { tile: tileName(own.tile) });
  return own.total === best.total ? t('analysis.madeBest') : t('analysis.madeWorse', { tile: tileName(own.tile), n: best.total - own.total });
}
